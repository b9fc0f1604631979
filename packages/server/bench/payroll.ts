/** Payrolls of ten thousand people over HTTP: from the press until every payslip is stored, and what is asked of them afterwards. */
import { readFileSync } from 'node:fs';
import { addDaysTo } from '@karmik/model/kit/period';
import { monthSpan } from '@karmik/model/kit/month';
import type { Preview, RunAnswer } from '@karmik/model/kit/operation';
import pg from 'pg';
import type { Connection } from '../src/cluster/cluster.ts';
import { askTogether, foundIn, hire, inFolder, serve, type Asked } from './organization.ts';

/** Three months of one fiscal year that are over; the last one is measured with the differences of the two before it. */
export const months = ['bs:2083-04', 'bs:2083-05', 'bs:2083-06'] as const;
export const people = 10_000;
const fewPeople = 500;
/** Headings of the package besides the ready-made ones of it. */
const ownHeadings = 13;
const paidHeadings = [
  'basic',
  'dearness',
  'allowance',
  'overtime',
  'festival',
  'ssf_employer',
  'ssf_employee',
  'cit',
  'social_security_tax',
  'remuneration_tax',
];

interface MonthResult {
  readonly month: string;
  /** Seconds of the preview. */
  readonly preview: number;
  /** Seconds from the start until all payslips are stored and reviewed. */
  readonly generate: number;
}

export interface PayrollResult {
  readonly headings: number;
  readonly few: MonthResult;
  readonly months: readonly MonthResult[];
  /** Milliseconds of the review of a payroll, and of the first page of its employees and headings, one after another. */
  readonly review: readonly number[];
  readonly sheet: readonly number[];
  /** Seconds in which one employee is computed again. */
  readonly again: number;
  /** Seconds of the preview of a raise for everyone. */
  readonly raise: number;
  /** Seconds in which a payroll is discarded. */
  readonly discard: number;
  /** Peak of the server's memory in megabytes. */
  readonly memory: number;
  readonly asked: readonly Asked[];
}

export class Pay {
  readonly #address: string;
  readonly #token: string;

  constructor(address: string, token: string) {
    this.#address = address;
    this.#token = token;
  }

  url(path: string): string {
    return `${this.#address}/api/v1/payroll/bench/${path}`;
  }

  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(this.url(path), {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** Sends a sheet. */
  async send<T>(path: string, name: string, text: string): Promise<T> {
    const form = new FormData();
    form.set('file', new Blob([text]), name);
    const headers = { authorization: `Bearer ${this.#token}` };
    const answer = await fetch(this.url(path), { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Headings, a package of them from the first month, and their ids by the names that formulas use. */
  async setUp(): Promise<{ readonly package: number; readonly headings: ReadonlyMap<string, number> }> {
    await this.ask('POST', 'heading/ready-made/', {});
    for (let n = 1; n <= ownHeadings; n++)
      await this.ask('POST', 'heading/', {
        name: `Allowance ${n}`,
        formula_name: `extra_${n}`,
        slip_order: 1,
        type: 'addition',
        taxable: n % 3 ? 'taxable' : 'non_taxable',
        has_amount: n % 2 === 0,
        is_regular: true,
        by_joining: true,
        by_unpaid_days: true,
        rules: n % 2 ? [{ rule_equation: `basic_amount * ${n}% + MIN(allowance_amount, ${n}000)` }] : [],
      });
    const { results } = await this.ask<{ results: { id: number; formula_name: string }[] }>(
      'GET',
      'heading/?limit=100',
    );
    const headings = new Map(results.map(({ id, formula_name }) => [formula_name, id]));
    const made = await this.ask<{ id: number }>('POST', 'package/', { name: 'Bench', is_ssf: true });
    const own = Array.from({ length: ownHeadings }, (_, n) => `extra_${n + 1}`);
    await this.ask('POST', 'package-version/', {
      package: made.id,
      starts_on: monthSpan(months[0]).starts_on,
      headings: [...paidHeadings, ...own].map((name) => ({ heading: headings.get(name) })),
    });
    return { package: made.id, headings };
  }

  /** Generates a payroll. */
  async generate(month: string): Promise<MonthResult> {
    let began = performance.now();
    const { fingerprint, count } = await this.ask<Preview>('POST', 'generate/preview/?limit=25', { month });
    const preview = (performance.now() - began) / 1000;
    began = performance.now();
    const started = await this.ask<RunAnswer>('POST', 'generate/runs/', { input: { month }, fingerprint });
    const run = await this.ended(started.id);
    if (run.done !== count) throw new Error(`${run.done} of ${count} payslips were stored`);
    return { month, preview, generate: (performance.now() - began) / 1000 };
  }

  async ended(id: number): Promise<RunAnswer> {
    for (;;) {
      const run = await this.ask<RunAnswer>('GET', `generate/runs/${id}/`);
      if (run.state !== 'running') return run;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async runOf(month: string): Promise<number> {
    const { results } = await this.ask<{ results: { id: number; status: string }[] }>(
      'GET',
      `collection/?as=hr&month=${encodeURIComponent(month)}`,
    );
    const run = results.find(({ status }) => status !== 'Discarded');
    if (!run) throw new Error(`no payroll of ${month}`);
    return run.id;
  }
}

/** Packages of some people, and attendance of the months with an absence of every tenth person in each. */
async function giveFacts(
  { owner, organization }: { readonly owner: pg.Client; readonly organization: number },
  pack: { readonly package: number; readonly headings: ReadonlyMap<string, number> },
  upTo: number,
): Promise<void> {
  const first = monthSpan(months[0]).starts_on;
  await owner.query(
    `insert into pay_package_assignment (organization_id, employee_id, package_id, starts_on, created_at)
     select $1, e.user_id, $2, $3, now() from employee e
      where e.organization_id = $1 and not exists (select from pay_package_assignment a where a.organization_id = $1 and a.employee_id = e.user_id)
      order by e.user_id limit $4`,
    [organization, pack.package, first, upTo],
  );
  for (const [index, name] of ['basic', 'dearness', 'allowance', 'cit', ...evenHeadings()].entries())
    await owner.query(
      `insert into pay_package_assignment_amounts (organization_id, parent_id, position, heading_id, amount)
       select $1, a.id, $2, $3, ($4 + a.employee_id % 40)::numeric * 100 + 0.25 from pay_package_assignment a
        where a.organization_id = $1 and not exists (select from pay_package_assignment_amounts l where l.organization_id = $1 and l.parent_id = a.id and l.heading_id = $3)`,
      [organization, index, pack.headings.get(name), name === 'basic' ? 600 : 20],
    );
}

const evenHeadings = (): string[] =>
  Array.from({ length: ownHeadings }, (_, n) => n + 1).flatMap((n) => (n % 2 === 0 ? [`extra_${n}`] : []));

/** What a payroll is reviewed for: without numbers and accounts it would have a finding of each kind for everyone. */
async function giveNumbers(owner: pg.Client, organization: number): Promise<void> {
  await owner.query(
    `update employee set pan_number = (100000000 + user_id)::text, ssf_number = (20000000000 + user_id)::text, cit_number = (300000 + user_id)::text
      where organization_id = $1`,
    [organization],
  );
  await owner.query(
    `with b as (insert into bank (organization_id, name) values ($1, 'Bench Bank') returning id)
     insert into bank_account (organization_id, employee_id, bank_id, account_number, account_name, is_primary)
     select $1, e.user_id, b.id, '0' || (1000000000 + e.user_id), e.first_name || ' ' || e.last_name, true from employee e cross join b
      where e.organization_id = $1 and e.user_id % 250 <> 0`,
    [organization],
  );
}

async function attend(owner: pg.Client, organization: number): Promise<void> {
  for (const month of months) {
    const { starts_on, ends_on } = monthSpan(month);
    await owner.query(
      `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote,
              is_travelling, is_locked, created_at)
       select $1, e.user_id, d.day, case when e.user_id % 10 = extract(day from d.day)::integer % 10 and extract(day from d.day) < 11 then 'Absent' else 'Present' end,
              'Workday', 480, 480, 0, 0, 0, 0, 0, false, false, true, now()
         from employee e cross join generate_series($2::date, $3::date, interval '1 day') as d (day)
        where e.organization_id = $1 and extract(dow from d.day) <> 6`,
      [organization, starts_on, ends_on],
    );
    await owner.query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', $2, $3, 'closed', now())`,
      [organization, starts_on, ends_on],
    );
  }
}

/** Confirms and publishes a payroll without its decisions, which are not measured. */
export async function settle(owner: pg.Client, run: number): Promise<void> {
  await owner.query(`update pay_run set status = 'Published' where id = $1`, [run]);
  await owner.query(`update pay_slip set status = 'Published' where run_id = $1`, [run]);
  await owner.query('vacuum analyze');
}

/** Work with the seconds that it takes. */
export async function timed<T>(work: () => Promise<T>): Promise<{ readonly seconds: number; readonly value: T }> {
  const began = performance.now();
  const value = await work();
  return { seconds: (performance.now() - began) / 1000, value };
}

/** Milliseconds of each of ten answers, one after another. */
async function repeated(work: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let n = 0; n < 10; n++) {
    const began = performance.now();
    await work();
    samples.push(performance.now() - began);
  }
  return samples;
}

const peakMemory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** An organisation with headings, a package and attendance, of whose people no one is paid yet. */
export interface PayOffice {
  readonly pay: Pay;
  readonly owner: pg.Client;
  readonly organization: number;
  readonly connection: Connection;
  readonly token: string;
  /** The process of the server, for its memory. */
  readonly pid: number;
  readonly headings: ReadonlyMap<string, number>;
  /** Gives this many people a package. */
  readonly assign: (upTo: number) => Promise<void>;
}

/** Serves an organisation of ten thousand people whose payrolls can be generated. */
export const inPayOffice = <T>(work: (office: PayOffice) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    const organization = await foundIn(folder, async ({ database }, id) => hire(database, id, people));
    const { server, cluster, token } = await serve(folder);
    const owner = new pg.Client({ ...cluster.connection });
    try {
      await owner.connect();
      const pay = new Pay(server.address, token);
      const pack = await pay.setUp();
      await giveNumbers(owner, organization);
      await attend(owner, organization);
      return await work({
        pay,
        owner,
        organization,
        connection: cluster.connection,
        token,
        pid: server.pid,
        headings: pack.headings,
        assign: async (upTo) => {
          await giveFacts({ owner, organization }, pack, upTo);
          await owner.query('vacuum analyze');
        },
      });
    } finally {
      await owner.end();
      server.stop();
      await cluster.close();
    }
  });

async function measure({ pay, owner, connection, token, pid, headings, assign }: PayOffice) {
  await assign(fewPeople);
  const few = await pay.generate(months[0]);
  await pay.ask('POST', `collection/${await pay.runOf(months[0])}/discard/?as=hr`, { remark: 'Measured' });
  await assign(people);
  const made: MonthResult[] = [];
  for (const month of months) {
    made.push(await pay.generate(month));
    if (month !== months[2]) await settle(owner, await pay.runOf(month));
  }
  const memory = peakMemory(pid);
  const run = await pay.runOf(months[2]);
  const { results } = await pay.ask<{ results: { id: number; employee: { id: number } }[] }>(
    'GET',
    `payslip/?as=hr&run=${run}&limit=25`,
  );
  const slip = results[7];
  const asked = await askTogether(
    [
      { what: 'payslips of a payroll, first page', address: pay.url(`payslip/?as=hr&run=${run}&limit=25`) },
      { what: 'one payslip', address: pay.url(`payslip/${slip?.id}/?as=hr`) },
      { what: 'a figure explained', address: pay.url(`payslip/${slip?.id}/explanation/?as=hr&of=net`) },
    ],
    token,
    connection,
  );
  const review = await repeated(() => pay.ask('GET', `collection/${run}/review/`));
  const sheet = await repeated(() => pay.ask('GET', `collection/${run}/sheet/`));
  let began = performance.now();
  await pay.ask('POST', `collection/${run}/recompute/`, { employee: slip?.employee.id });
  const again = (performance.now() - began) / 1000;
  began = performance.now();
  await pay.ask('POST', 'increment/preview/?limit=25', {
    starts_on: addDaysTo(monthSpan(months[2]).ends_on, 1),
    method: 'percent',
    heading: headings.get('basic'),
    percent: '5.00',
  });
  const raise = (performance.now() - began) / 1000;
  began = performance.now();
  await pay.ask('POST', `collection/${run}/discard/?as=hr`, { remark: 'Measured' });
  return { few, months: made, review, sheet, again, raise, discard: (performance.now() - began) / 1000, memory, asked };
}

export const measurePayroll = (): Promise<PayrollResult> =>
  inPayOffice(async (office) => ({
    headings: paidHeadings.length + ownHeadings,
    ...(await measure(office)),
  }));
