/** npm run bench: measures, prints ratios of one run, and keeps them in docs/benchmarks. `npm run bench list start` runs some. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { libraries, measureTables, type TableSample } from '../../packages/ui/bench/tables.ts';
import { measureChart, type ChartSample } from '../../packages/ui/bench/chart.ts';
import { listRows, measureLists } from '../../packages/ui/bench/lists.ts';
import { measureSchedule } from '../../packages/ui/bench/schedule.ts';
import { measureWeights } from '../../packages/ui/bench/weights.ts';
import { measureWork, workTasks, type WorkSample } from '../../packages/ui/bench/work.ts';
import { measureLines, measureTypes } from '../../packages/app/bench/declarations.ts';
import { measureRouteLines } from '../../packages/app/bench/lines.ts';
import { measureRoutes } from '../../packages/app/bench/route.ts';
import { measureBooks } from '../../packages/server/bench/books.ts';
import { measureLoans } from '../../packages/server/bench/loans.ts';
import { measureMoney } from '../../packages/server/bench/money.ts';
import { measurePayroll } from '../../packages/server/bench/payroll.ts';
import { measurePay } from '../../packages/model/bench/pay.ts';
import { measureAttendance } from '../../packages/server/bench/attendance.ts';
import { measureAudit } from '../../packages/server/bench/audit.ts';
import { measureFuzz } from '../../packages/server/bench/fuzz.ts';
import { measureHostile } from '../../packages/server/bench/hostile.ts';
import { measureOperation } from '../../packages/server/bench/operation.ts';
import { measureLeave } from '../../packages/server/bench/leave.ts';
import { measureList } from '../../packages/server/bench/list.ts';
import { measureLive } from '../../packages/server/bench/live.ts';
import { measureMemory } from '../../packages/server/bench/memory.ts';
import type { Asked } from '../../packages/server/bench/organization.ts';
import { measurePeople } from '../../packages/server/bench/people.ts';
import { measureReports } from '../../packages/server/bench/report.ts';
import { eventsOfYear, logsOfWork, measureWorkLogs } from '../../packages/server/bench/work.ts';
import { measureWrites } from '../../packages/server/bench/writes.ts';
import { benchmarks, isBenchmark, keepBenchmark, type Benchmark } from '../support/benchmarks.ts';
import { buildApp } from '../support/build.ts';
import { measureCleanStart } from '../support/clean-start.ts';
import { nodeFlags, root, runNode } from '../support/run.ts';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const range = (values: readonly number[], digits: number): string =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

async function list(): Promise<string> {
  const { server, bare, ratios, ratiosWhileWriting, p99 } = await measureList();
  return [
    'A list of 25 out of 10,000 employees with five joins, and their count, signed in, 32 connections, on the embedded PostgreSQL; the limit is',
    '`node:http` with the same statements through the driver, without sign-in, checks or row-level security, which counts for each page',
    'what the server counts again after a write. Five rounds in turns, and five more while someone else writes ten times a second.',
    '',
    '| | requests/s, median (least to most) | p99 ms |',
    '|---|---|---|',
    `| server | ${range(server, 0)} | ${p99.server} |`,
    `| bare | ${range(bare, 0)} | ${p99.bare} |`,
    `| **ratio** | **${range(ratios, 2)}**, to be at least 0.80 | |`,
    `| **ratio while someone writes** | **${range(ratiosWhileWriting, 2)}**, to be at least 0.80 | |`,
  ].join('\n');
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

async function people(): Promise<string> {
  const { importing, importingMessy, asked, hierarchy, home } = await measurePeople();
  return [
    'One organisation of 10,000 people on the embedded PostgreSQL, twenty users who ask without a pause, all on the same machine.',
    '',
    '| | answers/s | median ms | p95 ms, to be under 300 |',
    '|---|---|---|---|',
    ...asked.map(
      ({ what, samples }) =>
        `| ${what} | ${(samples.length / 5).toFixed(0)} | ${median(samples).toFixed(0)} | **${percentile(samples, 0.95).toFixed(0)}** |`,
    ),
    '',
    `A spreadsheet of 10,000 new people, from its upload until all of them work here: **${importing.toFixed(0)} s**, to be under 60.`,
    '',
    `The same of a sheet that another program wrote, with 36 columns, names in one of them, days of several forms, past people and their`,
    `reasons, and supervisors by name of whom one is decided before a second check: **${importingMessy.toFixed(0)} s**, to be under 60.`,
    '',
    `Everybody and whom they report to, as the chart of the organisation asks for it, alone: ${range(hierarchy, 0)} ms.`,
    '',
    'The home of each role, one answer after another; everyone has a request that waits, tasks, and every tenth a pending change.',
    '',
    '| home of | waiting in the inbox | median ms | p95 ms, to be at most 150 |',
    '|---|---|---|---|',
    ...home.map(
      ({ role, waiting, samples }) =>
        `| ${role} | ${waiting.toLocaleString('en-US')} | ${median(samples).toFixed(0)} | **${percentile(samples, 0.95).toFixed(0)}** |`,
    ),
  ].join('\n');
}

/** A table of what twenty users asked for at once. */
const askedTogether = (asked: readonly Asked[]): string[] => [
  '| | median ms | p95 ms, to be at most 300 | p95 ms while someone writes ten times a second |',
  '|---|---|---|---|',
  ...asked.map(
    ({ what, samples, whileWriting }) =>
      `| ${what} | ${median(samples).toFixed(0)} | **${percentile(samples, 0.95).toFixed(0)}** | ${whileWriting.length === 0 ? '' : percentile(whileWriting, 0.95).toFixed(0)} |`,
  ),
  '',
  'Just after the start each of ten connections reads for the first time what tables and columns are, while work that recurs begins; the',
  'server opens them ahead from then on and keeps them, so that the other rows are those of the rest of its days.',
];

async function attendance(): Promise<string> {
  const { recomputing, taking, lines, asked } = await measureAttendance();
  return [
    'A month of 31 days on the embedded PostgreSQL, everyone with two punches a day but Saturdays.',
    '',
    '| people | days stored | seconds of each run from nothing | rows changed by another run | MB by which the process grew in each |',
    '|---|---|---|---|---|',
    ...recomputing.map(
      ({ people: count, stored, runs, changedAgain }) =>
        `| ${count.toLocaleString('en-US')} | ${stored.toLocaleString('en-US')} | **${runs.map(({ seconds }) => seconds.toFixed(1)).join(', ')}** | ${changedAgain} | ${runs.map(({ grewBy }) => grewBy.toFixed(0)).join(', ')} |`,
    ),
    '',
    'A run for 1,000 people is to take at most 5 s, one for 10,000 at most 15 s, in which the process grows by at most 300 MB.',
    '',
    `${lines.toLocaleString('en-US')} lines of a device in one body: **${range(taking, 1)} s**, to be at most 5.`,
    '',
    'Reports of the month for 10,000 people, twenty users at once.',
    '',
    ...askedTogether(asked),
  ].join('\n');
}

async function operation(): Promise<string> {
  const { previews, starting, rate } = await measureOperation();
  return [
    'An operation on 10,000 people, one simple row each, on the embedded PostgreSQL.',
    '',
    '| | | |',
    '|---|---|---|',
    `| first page of the preview, ms: median, worst of ${previews.length} | ${median(previews).toFixed(0)}, **${Math.max(...previews).toFixed(0)}** | at most 300 |`,
    `| storing the run with its rows, s | **${starting.toFixed(1)}** | |`,
    `| rows a second, each with its result | **${rate.toFixed(0)}** | at least 5,000 |`,
  ].join('\n');
}

async function leave(): Promise<string> {
  const { accrual, counting, asked, opening } = await measureLeave();
  const number = (count: number) => count.toLocaleString('en-US');
  return [
    'Leave of the Labour Act and casual leave that accrues each month, on the embedded PostgreSQL.',
    '',
    '| | | to be at most |',
    '|---|---|---|',
    `| a month accrues for 10,000 people, ${number(accrual.lines)} lines, s | **${accrual.seconds.toFixed(1)}** | 10 |`,
    `| lines that a second run adds | **${accrual.again}** | 0 |`,
    `| a leave year of 5,000 people, its preview, s | **${opening.preview.toFixed(1)}** | 5 |`,
    `| the same, opened, ${number(opening.lines)} lines, s | **${opening.open.toFixed(1)}** | 20 |`,
    `| the count of a request that is being written, one of 10,000 people, ms: median, p95 | ${median(counting).toFixed(0)}, **${percentile(counting, 0.95).toFixed(0)}** | 100 |`,
    '',
    'Balances and the reports of a month in which each of 10,000 people took a day, twenty users at once.',
    '',
    ...askedTogether(asked),
  ].join('\n');
}

async function logs(): Promise<string> {
  const { asked, opened } = await measureWorkLogs();
  const number = (count: number) => count.toLocaleString('en-US');
  return [
    `${number(logsOfWork)} work logs of 1,000 people over a year and ${number(eventsOfYear)} events with eleven guests each, on the embedded PostgreSQL, twenty users at once.`,
    'The supervisor has fifty people.',
    '',
    ...askedTogether(asked),
    '',
    'The calendar, opened by one person.',
    '',
    '| | median ms | p95 ms, to be at most 300 |',
    '|---|---|---|',
    ...opened.map(
      ({ what, samples }) =>
        `| ${what} | ${median(samples).toFixed(0)} | **${percentile(samples, 0.95).toFixed(0)}** |`,
    ),
  ].join('\n');
}

async function audit(): Promise<string> {
  const { sealing, checking, asked } = await measureAudit();
  return [
    'One organisation with 1,000,000 events of 1,000 people over two years, on the embedded PostgreSQL, over HTTP; 25 events a page.',
    '',
    '| | median ms | p95 ms, to be at most 500 |',
    '|---|---|---|',
    ...asked.map(
      ({ what, samples }) =>
        `| log ${what} | ${median(samples).toFixed(1)} | **${percentile(samples, 0.95).toFixed(1)}** |`,
    ),
    '',
    `All of them sealed at once: ${sealing.toFixed(0)} s. A check of all seals: ${checking.toFixed(0)} s.`,
  ].join('\n');
}

async function reports(): Promise<string> {
  const { rows, asked } = await measureReports();
  return [
    `One organisation with ${rows.toLocaleString('en-US')} payslips of 5,000 people over five years, on the embedded PostgreSQL, over HTTP as HR: their sum and`,
    'number in groups of two levels, each answer compared with a plain sum of the table, to the paisa. Payslips are a sensitive section, so',
    'that each answer also writes down whose it is made of.',
    '',
    '| | median ms | p95 ms, to be at most 500 |',
    '|---|---|---|',
    ...asked.map(
      ({ what, samples }) =>
        `| ${what} | ${median(samples).toFixed(0)} | **${percentile(samples, 0.95).toFixed(0)}** |`,
    ),
  ].join('\n');
}

async function writes(): Promise<string> {
  const { check, asked } = await measureWrites();
  return [
    'One organisation of 10,000 people on the embedded PostgreSQL, over HTTP as HR, one write after another; each answer comes after its commit.',
    '',
    '| | writes/s | median ms | p95 ms |',
    '|---|---|---|---|',
    ...asked.map(
      ({ what, samples }) =>
        `| ${what} | ${(1000 / median(samples)).toFixed(0)} | **${median(samples).toFixed(1)}** | ${percentile(samples, 0.95).toFixed(1)} |`,
    ),
    '',
    `A check of an employee’s whole body takes ${check.once.toFixed(2)} ms with the schema that is made once, and ${check.again.toFixed(2)} ms with one made for it: **${(check.again / check.once).toFixed(0)} times** as long.`,
  ].join('\n');
}

async function live(): Promise<string> {
  const { joining, reaching, returning, missed } = await measureLive();
  return [
    'A thousand browsers of one organisation on one server, browsers and server in one process and on the same machine.',
    '',
    '| | |',
    '|---|---|',
    `| all have joined | ${joining.toFixed(1)} s |`,
    `| **a change has reached the last of them**, ms, median (least to most) | **${range(reaching, 0)}**, to be under 1,000 |`,
    `| after a restart with 20 changes meanwhile, all are back | ${returning.toFixed(1)} s |`,
    `| **changes that some browser missed** | **${missed}**, to be 0 |`,
  ].join('\n');
}

function sizes(): Promise<string> {
  const { stdout, status } = spawnSync(process.execPath, [...nodeFlags, join(root, 'packages/app/size.ts')], {
    encoding: 'utf8',
  });
  const verdict = status === 0 ? 'Within budget.' : 'OVER BUDGET.';
  return Promise.resolve(
    `JavaScript and CSS that the first load of a page fetches, gzipped. ${verdict}\n\n\`\`\`\n${stdout.trim()}\n\`\`\``,
  );
}

async function routes(): Promise<string> {
  await buildApp();
  const samples = await measureRoutes();
  return [
    'From a page of links to a list that was open a moment ago, on a processor made four times slower, in headless Chromium with a profile,',
    'at 1440 × 900 px. Seven rounds; medians (least to most). Work is all that the page’s thread does in the second and a half after the',
    'press, painting included; the press is what the browser reports for Interaction to Next Paint. Drawn again is the same for a list that',
    'was open before but is not among the last five: three rounds.',
    '',
    '| to | work, ms | press to paint, ms | work where it is drawn again, ms |',
    '|---|---|---|---|',
    ...samples.map(
      ({ name, work, press, again }) =>
        `| ${name} | **${range(work, 0)}**, to be under 100 | **${range(press, 0)}**, to be under 200 | ${range(again, 0)} |`,
    ),
  ].join('\n');
}

async function start(): Promise<string> {
  const { first, parts, later } = await measureCleanStart(5);
  return [
    'From `npm start` in a new clone of the last commit to a served login page. Packages come from the cache of the machine where it has them.',
    '',
    '| | seconds |',
    '|---|---|',
    `| **first start**: packages, application, cluster, migrations, demo | **${first.toFixed(1)}**, to be at most 45 |`,
    `| **later start**, five times | **${range(later, 2)}**, to be under 5 |`,
    '',
    'What the first start said of its parts, of which some run at the same time:',
    '',
    '```',
    ...parts,
    '```',
  ].join('\n');
}

/** The most that the server may hold after a first start, in megabytes. */
const mostMemory = 250;

async function memory(): Promise<string> {
  await buildApp();
  const { firstStart, afterRest, laterStart } = await measureMemory(join(root, 'tools/run.mjs'));
  return [
    'Resident memory of the server process as `npm start` starts it, the application built; the embedded PostgreSQL has processes of its own.',
    '',
    `| | MB, to be at most ${mostMemory} |`,
    '|---|---|',
    ...Object.entries({
      'after the first start, which makes the demo': firstStart,
      'a minute later, at rest': afterRest,
      'after a start with an existing data folder': laterStart,
    }).map(([what, megabytes]) => `| ${what} | **${megabytes.toFixed(0)}** |`),
  ].join('\n');
}

function pay(): Promise<string> {
  const { people: slips, headings, exact, floats } = measurePay();
  return Promise.resolve(
    [
      `Slips of ${slips.toLocaleString('en-US')} people with ${headings} headings, prorated, with the tax of the projected year, computed in exact fractions`,
      'on one processor and not stored. The plain loop does the same with floats and explains nothing. Five rounds in turns.',
      '',
      '| | seconds, median (least to most) |',
      '|---|---|',
      `| engine | **${range(
        exact.map((ms) => ms / 1000),
        2,
      )}** |`,
      `| plain loop | ${range(
        floats.map((ms) => ms / 1000),
        3,
      )} |`,
      '',
      'With facts loaded and slips stored, 10,000 people are to take at most 5 s.',
    ].join('\n'),
  );
}

async function payroll(): Promise<string> {
  const { headings, few, months, review, sheet, again, raise, discard, memory: peak, asked } = await measurePayroll();
  const seconds = (value: number) => value.toFixed(1);
  const [last] = months.slice(-1);
  return [
    `Payrolls of 10,000 people with ${headings} headings on the embedded PostgreSQL, over HTTP as HR, with attendance of three closed months.`,
    'Generating is from the press until every payslip is stored, added up, compared with the month before and reviewed.',
    '',
    '| | preview, s | generating, s |',
    '|---|---|---|',
    `| 500 people, the first month | ${seconds(few.preview)} | **${seconds(few.generate)}**, to be at most 1 |`,
    ...months.map(
      ({ preview, generate }, index) =>
        `| 10,000 people, ${index === 0 ? 'the first month' : `after ${index} paid ${index === 1 ? 'month' : 'months'}`} | ${seconds(preview)} | **${seconds(generate)}**, to be at most 5 |`,
    ),
    '',
    '| | |',
    '|---|---|',
    `| review of the last payroll, ms, median (least to most) | ${range(review, 0)} |`,
    `| first page of its employees and headings, ms | ${range(sheet, 0)} |`,
    `| one employee of the last payroll computed again, s, to be under 1 | **${again.toFixed(2)}** |`,
    `| preview of a raise of 5 % for everyone, s, to be at most 6 | **${seconds(raise)}** |`,
    `| a payroll discarded, s, to be under 5 | **${seconds(discard)}** |`,
    `| most memory of the server, MB, to be under 1,024 | **${peak.toFixed(0)}** |`,
    '',
    `Asked by twenty users at once of the payroll of ${last?.month ?? ''}, milliseconds:`,
    '',
    '| | median | 95 of 100 | 95 of 100 while others write |',
    '|---|---|---|---|',
    ...asked.map(
      ({ what, samples, whileWriting }) =>
        `| ${what} | ${median(samples).toFixed(0)} | **${percentile(samples, 0.95).toFixed(0)}** | ${whileWriting.length ? percentile(whileWriting, 0.95).toFixed(0) : ''} |`,
    ),
  ].join('\n');
}

async function books(): Promise<string> {
  const { files, vouchers, forecast, comparison } = await measureBooks();
  const lines = (of: readonly { what: string; seconds: number }[], limit: number) =>
    of.map(({ what, seconds }) => `| ${what} | **${seconds.toFixed(1)}**, to be at most ${limit} |`);
  return [
    'A published payroll of 10,000 people with 23 headings on the embedded PostgreSQL, over HTTP as HR, from the press until the answer.',
    '',
    '| | s |',
    '|---|---|',
    ...lines(files, 3),
    ...lines(vouchers, 3),
    `| a budget forecast of 36 months, of ${forecast.total} in all | **${forecast.compute.toFixed(1)}**, to be at most 20 |`,
    `| its first page: months by part | **${forecast.page.toFixed(1)}**, to be at most 1 |`,
    `| a register of another system with 25 columns read and stored | ${comparison.read.toFixed(1)} |`,
    `| first page of the ${comparison.lines.toLocaleString('en')} differences between it and the payroll | **${comparison.page.toFixed(1)}**, to be at most 5 |`,
  ].join('\n');
}

async function loans(): Promise<string> {
  const { without, withLoans, ratePreview } = await measureLoans();
  const ratio = median(withLoans) / median(without);
  return [
    'The payroll of a month of 10,000 people with 23 headings, generated three times without loans and three times while each repays a loan that has',
    'six instalments behind it, over HTTP as HR; medians with the least and the most.',
    '',
    '| | s |',
    '|---|---|',
    `| a payroll without loans | ${range(without, 1)} |`,
    `| a payroll with an instalment for each | ${range(withLoans, 1)} |`,
    `| ratio | **${ratio.toFixed(2)}**, to be at most 1.10 |`,
    `| preview of another rate for the 10,000 loans | ${ratePreview.toFixed(1)} |`,
  ].join('\n');
}

async function money(): Promise<string> {
  const { batch, statement } = await measureMoney();
  const [first, last] = [batch[0]?.seconds ?? 0, batch.at(-1)?.seconds ?? 0];
  return [
    'A batch of the 10,000 net pays of a published payroll on the embedded PostgreSQL, and the statement of the bank with a line for each, over HTTP as HR and as another person who checks, from the press until the answer.',
    '',
    '| | s |',
    '|---|---|',
    ...batch.map(({ what, seconds }) => `| ${what} | ${seconds.toFixed(1)} |`),
    `| the batch made and written to its file | **${(first + last).toFixed(1)}**, to be at most 5 |`,
    `| a statement of 10,000 lines read and stored | **${statement.read.toFixed(1)}**, to be at most 10 |`,
    `| what one of its lines may be, among 10,000 open payments | **${statement.proposals.toFixed(1)}**, to be at most 1 |`,
    `| ${statement.matched.toLocaleString('en')} of its lines reconciled in one press | **${statement.match.toFixed(1)}**, to be at most 5 |`,
  ].join('\n');
}

async function dates(): Promise<string> {
  const code = await runNode('packages/date-bs/bench/run.ts');
  if (code !== 0) throw new Error('the benchmark of date-bs failed');
  return 'See [packages/date-bs/docs/benchmarks.md](../../packages/date-bs/docs/benchmarks.md), written by the same run.';
}

/** What is measured of a table, and at most how much of AG Grid's it may be. */
const figures: readonly { key: keyof TableSample; title: string; digits: number; goal?: number }[] = [
  { key: 'mount', title: 'mount, ms', digits: 0, goal: 0.5 },
  { key: 'sort', title: 'sort click, ms', digits: 0, goal: 0.5 },
  { key: 'heap', title: 'heap, MB', digits: 1, goal: 0.75 },
  { key: 'fps', title: 'frames a second', digits: 1 },
  { key: 'slow', title: 'frames over 25 ms, %', digits: 1 },
  { key: 'longTasks', title: 'tasks over 50 ms', digits: 0 },
];

async function tables(): Promise<string> {
  const results = await measureTables(5);
  const parts = results.map(({ title, samples }) => {
    const lines = figures.map(({ key, title: name, digits, goal }) => {
      const values = libraries.map((library) => samples[library].map((sample) => sample[key]));
      const [own = 0, peer = 0] = values.map(median);
      const ratio =
        goal === undefined
          ? ''
          : `${(own / peer).toFixed(2)}, to be at most ${goal}${own / peer > goal ? ': NOT HELD' : ''}`;
      return `| ${name} | ${values.map((each) => range(each, digits)).join(' | ')} | ${ratio} |`;
    });
    return [
      `**${title}**`,
      '',
      `| | ${libraries.join(' | ')} | against AG Grid |`,
      '|---|---|---|---|---|',
      ...lines,
    ].join('\n');
  });
  return [
    'Our `DataGrid`, AG Grid Community 36 with its client-side row model alone and `animateRows` off, and the virtual table of Ant Design 6',
    'with motion off, in headless Chromium, 1200 × 600 px. Five rounds in turns, each on a new page; medians (least to most). Mounting and',
    'sorting are timed without the pace of a display, to the frame after the one that shows the result; the pointer rests on the heading for',
    '150 ms before it presses, which ours uses to rank the rows. Heap is what the table adds to its rows. Scrolling is a wheel gesture of',
    '12,000 px at 6,000 px a second at 60 Hz. The person in each row is our `UserChip`, and a plain disc and name in the others. Columns are',
    '150 px wide.',
    '',
    parts.join('\n\n'),
  ].join('\n');
}

/** `DataTable` by how many rows it has. */
async function rows(): Promise<string> {
  const samples = await measureLists(5);
  return [
    '`DataTable` of five columns with a box and a button in each row, in headless Chromium, 1200 × 700 px. Five rounds, each on a new page;',
    'medians (least to most) in ms, to the frame that shows it. More than a hundred rows are drawn as they come into sight.',
    '',
    '| rows | drawn | first rows shown | sorted by name | all chosen |',
    '|---|---|---|---|---|',
    ...listRows.map((count) => {
      const own = samples.filter((sample) => sample.rows === count);
      const cells = (['mount', 'sort', 'chooseAll'] as const).map((key) =>
        range(
          own.map((sample) => sample[key]),
          0,
        ),
      );
      return `| ${count.toLocaleString('en-US')} | ${own[0]?.drawn ?? 0} | ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

/** What is measured of the chart, and the most that still answers a hand. */
const ofChart: readonly { key: keyof ChartSample; title: string; digits: number }[] = [
  { key: 'mount', title: 'drawn, every level open, ms', digits: 0 },
  { key: 'find', title: 'someone found by name and shown, ms', digits: 0 },
  { key: 'fit', title: 'as much as fits, ms', digits: 0 },
  { key: 'fps', title: 'frames a second while it is dragged', digits: 1 },
  { key: 'longTasks', title: 'tasks over 50 ms meanwhile', digits: 0 },
];

async function chart(): Promise<string> {
  const samples = await measureChart(5);
  return [
    'The chart of an organisation of 10,000 people, eight to each, in headless Chromium, 1200 × 600 px. Five rounds, each on a new page;',
    'medians (least to most).',
    '',
    '| | |',
    '|---|---|',
    ...ofChart.map(
      ({ key, title, digits }) =>
        `| ${title} | ${range(
          samples.map((sample) => sample[key]),
          digits,
        )} |`,
    ),
  ].join('\n');
}

async function roster(): Promise<string> {
  const { own, plain } = await measureSchedule(5);
  const row = (title: string, of: (sample: (typeof own)[number]) => number, digits: number) =>
    `| ${title} | ${range(own.map(of), digits)} | ${range(plain.map(of), digits)} |`;
  return [
    'A month of 31 days of 500 people with two totals a day, in headless Chromium, 1200 × 700 px; a wheel gesture at 6,000 px a second at 60 Hz.',
    'Beside it a plain table of as many cells with a letter each, all drawn ahead and without any script.',
    'Five rounds in turns, each on a new page; medians (least to most).',
    '',
    '| | Karmik | plain table |',
    '|---|---|---|',
    row('drawn, ms', ({ mount }) => mount, 0),
    row('**frames a second, down through the people**, to be 60', ({ down }) => down.fps, 1),
    row('frames over 25 ms, %', ({ down }) => down.slow, 1),
    row('tasks over 50 ms', ({ down }) => down.longTasks, 0),
    row('**frames a second, to the last day**, to be 60', ({ across }) => across.fps, 1),
    row('frames over 25 ms, %', ({ across }) => across.slow, 1),
  ].join('\n');
}

async function work(): Promise<string> {
  const { board, timeline } = await measureWork(5);
  const row = (title: string, of: (sample: WorkSample) => number, digits: number) =>
    `| ${title} | ${range(board.map(of), digits)} | ${range(timeline.map(of), digits)} |`;
  return [
    `A board of ${workTasks.board.toLocaleString('en-US')} tasks, half of them in one column, and a timeline of ${workTasks.timeline} in which each waits for another,`,
    'in headless Chromium, 1200 × 800 px; a wheel gesture at 6,000 px a second at 60 Hz, and a task dragged by 400 px and back in 200 steps, a frame each.',
    'Five rounds, each on a new page; medians (least to most).',
    '',
    '| | board | timeline |',
    '|---|---|---|',
    row('drawn, ms', ({ mount }) => mount, 0),
    row('**frames a second, down through the tasks**, to be 60', ({ down }) => down.fps, 1),
    row('frames over 25 ms, %', ({ down }) => down.slow, 1),
    row('tasks of the browser over 50 ms', ({ down }) => down.longTasks, 0),
    row('**frames a second while a task is dragged**, to be 60', ({ drag }) => drag.fps, 1),
    row('frames over 25 ms, %', ({ drag }) => drag.slow, 1),
  ].join('\n');
}

async function pages(): Promise<string> {
  const weights = await measureWeights();
  return [
    'JavaScript and CSS that one page loads at first, in one language, minified and gzipped, with React: fifty rows of five columns, two text',
    'fields, a choice, a date, a button. Ours is to be at most 175 kB. Ant Design and MUI make their CSS at run time.',
    '',
    '| | js kB | css kB | total kB |',
    '|---|---|---|---|',
    ...weights.map(
      ({ title, page: { js, css } }) =>
        `| ${title} | ${js.toFixed(1)} | ${css.toFixed(1)} | ${(js + css).toFixed(1)} |`,
    ),
  ].join('\n');
}

function declarations(): Promise<string> {
  const parts = measureLines();
  const { own, all } = measureTypes(250);
  return Promise.resolve(
    [
      'Lines of an ordinary entity in model and app, counted on `bank`: list, form, import, export, its place in menu and search.',
      '',
      '| | lines |',
      '|---|---|',
      ...parts.map(({ what, lines }) => `| ${what} | ${lines} |`),
      `| **together** | **${parts.reduce((sum, { lines }) => sum + lines, 0)}**, to be under 60 |`,
      '',
      'A cold check of types, without what an earlier one left.',
      '',
      '| | seconds |',
      '|---|---|',
      `| the application | ${own.toFixed(1)} |`,
      `| **with 250 entities of twelve fields and 500 screens besides** | **${all.toFixed(1)}**, to be under 30 |`,
    ].join('\n'),
  );
}

function lines(): Promise<string> {
  const { modules, shared } = measureRouteLines();
  const number = (count: number) => count.toLocaleString('en-US');
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const rowOf = (name: string, routes: number, parts: readonly number[]) =>
    `| ${name} | ${routes} | ${parts.map(number).join(' | ')} | ${number(sum(parts))} | ${number(Math.round(sum(parts) / routes))} |`;
  const halves = ['model', 'server', 'app'] as const;
  const text = [
    'Lines of TypeScript that a built route costs: neither blank nor comment, in the folders and files of its module in model, server and app,',
    'without tests, stories, the demo and SQL. Redirects are no routes. What is to come costs **under 90 in the mean**, rules of the domain',
    'included.',
    '',
    '| module | routes | model | server | app | together | a route |',
    '|---|---|---|---|---|---|---|',
    ...modules
      .map((each) => ({ ...each, parts: halves.map((half) => each.lines[half] ?? 0) }))
      .toSorted((a, b) => sum(a.parts) / a.routes - sum(b.parts) / b.routes)
      .map(({ module, routes, parts }) => rowOf(module, routes, parts)),
    rowOf(
      '**together**',
      sum(modules.map((each) => each.routes)),
      halves.map((half) => sum(modules.map((each) => each.lines[half] ?? 0))),
    ),
    '',
    `Beside them ${number(shared)} lines serve all of them: the kit, the pipeline, the shell, how screens are drawn, the pages around a sign-in.`,
  ].join('\n');
  return Promise.resolve(text);
}

async function hostile(): Promise<string> {
  const { uploads, server, reader, waits } = await measureHostile();
  return [
    `${uploads} spreadsheets and pictures that are small to send and costly to open, one after the other, to a server with the demo, while`,
    'someone else asks for a small answer again and again.',
    '',
    '| | at most |',
    '|---|---|',
    `| memory of the server, MB, to be under 700 | **${server.toFixed(0)}** |`,
    `| memory of the process that reads, MB | ${reader.toFixed(0)} |`,
    `| another answer, ms: median, 99 of 100 to be under 300, the longest | ${median(waits).toFixed(0)}, **${percentile(waits, 0.99).toFixed(0)}**, ${Math.max(...waits).toFixed(0)} |`,
  ].join('\n');
}

async function fuzzing(): Promise<string> {
  const { requests, statuses, failures, seconds } = await measureFuzz();
  return [
    `${requests} requests with hostile names, dates, sizes, types and encodings, made from the description of the API, as HR, as an employee and without an account, in ${seconds.toFixed(0)} s.`,
    '',
    '| answer | requests |',
    '|---|---|',
    ...Object.entries(statuses).map(([status, count]) => `| ${status} | ${count} |`),
    '',
    `**${failures.length}** of them were answered with 500 or not at all, to be 0.`,
    ...failures.slice(0, 5).map((failure) => `\n\`\`\`\n${failure}\n\`\`\``),
  ].join('\n');
}

const measures: Record<Benchmark, () => Promise<string>> = {
  list,
  people,
  attendance,
  leave,
  pay,
  payroll,
  books,
  logs,
  loans,
  money,
  operation,
  audit,
  reports,
  writes,
  live,
  hostile,
  fuzz: fuzzing,
  sizes,
  routes,
  start,
  memory,
  tables,
  rows,
  chart,
  roster,
  work,
  pages,
  declarations,
  lines,
  dates,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !isBenchmark(name));
if (unknown !== undefined)
  throw new Error(`There is no benchmark "${unknown}". There are ${Object.keys(measures).join(', ')}.`);
for (const name of Object.keys(measures).filter(isBenchmark)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n── ${benchmarks[name]}`);
  const text = await measures[name]();
  console.log(text);
  keepBenchmark(name, text);
}
process.exit();
