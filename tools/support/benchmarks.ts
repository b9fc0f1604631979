/** The documents of `npm run bench`: a file for each section, so that a run of some changes no other, and a page that leads to all. */
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './run.ts';

/** Titles by the name with which `npm run bench NAME` measures a section, in the order of the page. */
export const benchmarks = {
  list: 'A list of the API',
  people: 'Ten thousand people',
  attendance: 'A month of attendance',
  leave: 'Leave of ten thousand people',
  pay: 'Payslips of ten thousand people',
  payroll: 'Payrolls of ten thousand people',
  books: 'Files, vouchers and plans of ten thousand people',
  logs: 'Work logs and events of a year',
  loans: 'Loans that payrolls of ten thousand people deduct',
  money: 'Payments of ten thousand people',
  operation: 'An operation on ten thousand people',
  audit: 'A million audit events',
  reports: 'Reports over 300,000 records',
  writes: 'Writes',
  live: 'The live connection',
  hostile: 'Hostile uploads',
  fuzz: 'Hostile requests',
  sizes: 'First load',
  routes: 'Going to a list',
  start: 'Start',
  memory: 'Memory',
  tables: 'Tables',
  rows: 'Rows of a list',
  chart: 'Chart of an organisation',
  roster: 'Roster of a month',
  work: 'Tasks of a large project',
  pages: 'Weight of a page',
  declarations: 'Declarations',
  lines: 'Lines of a route',
  dates: 'Calendar',
} as const;

export type Benchmark = keyof typeof benchmarks;

export const isBenchmark = (name: string): name is Benchmark => Object.hasOwn(benchmarks, name);

export const benchmarkIndex = (): string =>
  [
    '# Benchmarks',
    '',
    'Measured by `npm run bench`, one file for each section. Machines differ and are shared: the ratios of one run count, not the absolute numbers.',
    '',
    '| section | measured by |',
    '| --- | --- |',
    ...Object.entries(benchmarks).map(
      ([name, title]) => `| [${title}](benchmarks/${name}.md) | \`npm run bench ${name}\` |`,
    ),
    '',
  ].join('\n');

/** Keeps what was measured just now of one section, with the machine that it was measured on. */
export function keepBenchmark(name: Benchmark, text: string): void {
  const machine = `${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  writeFileSync(
    join(root, 'docs/benchmarks', `${name}.md`),
    `# ${benchmarks[name]}\n\nWritten by \`npm run bench ${name}\` as measured (${machine}).\n\n${text}\n`,
  );
}
