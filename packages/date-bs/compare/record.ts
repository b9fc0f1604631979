/** Runs the other converters in three time zones and keeps what was found in `findings.json`. They must be installed. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Finding, type Findings, calendarDigest, findingsFile, zones } from './findings.ts';

const survey = async (zone: string, ...args: string[]): Promise<Finding[]> => {
  const script = fileURLToPath(new URL('survey.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
    env: { ...process.env, TZ: zone },
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout);
};

const differs = (here: Finding, there: Finding): boolean =>
  JSON.stringify([here.wrong, here.faults, here.months]) !== JSON.stringify([there.wrong, there.faults, there.months]);

export const record = async (): Promise<void> => {
  const converters = await survey('UTC');
  const utc = await survey('UTC', 'sample');
  const otherDays: Partial<Findings['otherDays']> = {};
  for (const zone of zones) {
    const sample = await survey(zone, 'sample');
    otherDays[zone] = utc.flatMap((finding, index) => (differs(finding, sample[index]!) ? [finding.name] : []));
  }
  // A line a converter: the person who looks at a change sees which.
  const rows = converters.map((finding) => `    ${JSON.stringify(finding)}`).join(',\n');
  writeFileSync(
    findingsFile,
    `{\n  "calendar": "${calendarDigest()}",\n  "otherDays": ${JSON.stringify(otherDays)},\n  "converters": [\n${rows}\n  ]\n}\n`,
  );
};
