/**
 * Installs the other converters, runs them over every day again, and measures both conversions against them, all in one run; writes
 * `compare/findings.json`, `docs/compare.md` and `docs/benchmarks.md`. Fails where a difference has no explanation. Each way of
 * converting runs in a process of its own, as it would in an application, so that none suffers from what the engine
 * learned from another; all are run three times in turn and the best counts. Times move with the machine and its load;
 * the ratios hardly do.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPeers } from '../../../tools/support/install-peers.ts';
import { record } from '../compare/record.ts';

installPeers(fileURLToPath(new URL('peers', import.meta.url)));
await record();
await import('../tools/compare.ts');

const script = fileURLToPath(new URL('one.ts', import.meta.url));
const one = (...args: string[]): string => execFileSync(process.execPath, [script, ...args], { encoding: 'utf8' });

type Direction = 'BS to AD' | 'AD to BS';
const candidates = (JSON.parse(one()) as string[]).map((id) => {
  const [direction, name] = id.split(': ') as [Direction, string];
  return { id, direction, name, best: Infinity };
});
for (let turn = 0; turn < 3; turn++)
  for (const candidate of candidates) candidate.best = Math.min(candidate.best, Number(one(candidate.id)));

const table = (direction: Direction): string => {
  const rows = candidates.filter((candidate) => candidate.direction === direction).toSorted((a, b) => a.best - b.best);
  const own = rows.find((row) => row.name === 'date-bs, object to object')!.best;
  return [
    `| ${direction} | ns a call | of date-bs |`,
    '| --- | --- | --- |',
    ...rows.map(
      ({ name, best }) =>
        `| ${name} | ${best < 100 ? best.toFixed(1) : best.toFixed(0)} | ${(best / own).toFixed(1)} |`,
    ),
  ].join('\n');
};
const best = (direction: Direction, name: string): number =>
  candidates.find((candidate) => candidate.direction === direction && candidate.name.startsWith(name))!.best;
const ratio = (direction: Direction, name: string): string =>
  (best(direction, name) / best(direction, 'date-bs, object')).toFixed(1);

const page = `# Benchmarks

Measured in one run by \`bench/run.ts\` with Node ${process.version} on ${process.platform} ${process.arch}: 4,096 dates of 2001 to 2086, each
row in processes of its own, the best round of each. Each converter gets the input that it documents.

The fastest converter whose two directions agree is nepali-datetime. It takes ${ratio('BS to AD', 'nepali-datetime')} times as long from BS to AD and
${ratio('AD to BS', 'nepali-datetime')} times as long from AD to BS. Text to text takes ${ratio('BS to AD', 'date-bs, text to text')} and ${ratio('AD to BS', 'date-bs, text to text')} times as long as object to object.

${table('BS to AD')}

${table('AD to BS')}
`;
writeFileSync(new URL('../docs/benchmarks.md', import.meta.url), page);
process.stdout.write(page);
