import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFindings } from '../compare/findings.ts';
import { report } from '../compare/report.ts';

describe('the other converters', () => {
  const findings = readFindings();

  it('[DAT-1] differ only in ways that are explained, and docs/compare.md says so', () => {
    const { page, unexplained } = report(findings);
    expect(unexplained).toEqual([]);
    expect(page).toBe(readFileSync(new URL('../docs/compare.md', import.meta.url), 'utf8'));
  });

  it('were run in the versions that the benchmark installs', () => {
    const peers = JSON.parse(readFileSync(new URL('../bench/peers/package.json', import.meta.url), 'utf8'));
    expect(Object.fromEntries(findings.converters.map(({ name, version }) => [name, version]))).toEqual(
      peers.dependencies,
    );
  });

  it('are compared again when the calendar or a converter changes', () => {
    expect(report({ ...findings, calendar: 'another' }).unexplained).toEqual([
      'The calendar is another one: run `npm run bench dates`.',
    ]);
    const [first, ...others] = findings.converters;
    const changed = { ...first!, months: [...first!.months, { year: 2080, month: 1, days: 33 }] };
    expect(report({ ...findings, converters: [changed, ...others] }).unexplained).toEqual([
      `${changed.name}: Baishak 2080 has 33 days`,
    ]);
  });
});
