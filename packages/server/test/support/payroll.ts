/** An organisation that pays: its headings, packages, employees and payrolls, as tests of payroll ask for them. */
import type { Preview, RunAnswer } from '@karmik/model/kit/operation';
import { monthSpan } from '@karmik/model/kit/month';
import { expect } from 'vitest';
import {
  aMember,
  anOrganization,
  signIn,
  until,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './server.ts';

export interface PayRun {
  readonly id: number;
  readonly status: string;
  readonly net: string;
  readonly people: number;
  readonly failed: number;
  readonly actions: string[];
  readonly version: string;
}

export interface PaySlip {
  readonly id: number;
  readonly net: string;
  readonly gross: string;
  readonly tax: string;
  readonly unpaid_days: string;
  readonly revision: number;
  readonly is_held: boolean;
  readonly lines: {
    readonly formula_name: string;
    readonly amount: string;
    readonly earned: string | null;
    readonly source: string | null;
  }[];
  readonly deferrals: { readonly heading: string; readonly amount: string; readonly reading: string }[];
}

/** A payroll other than the regular one, or with a pay day. */
interface ChosenRun {
  readonly kind?: string;
  /** AD ISO. */
  readonly paid_on?: string;
  readonly headings?: readonly number[];
}

export class Payroll {
  readonly server: TestServer;
  readonly organization: Organization;
  readonly base: string;
  /** Prepares payrolls. */
  readonly hr: Client;
  /** Approves them. */
  readonly second: Client;
  readonly people: Record<string, Person> = {};

  protected constructor(server: TestServer, organization: Organization, hr: Client, second: Client) {
    this.server = server;
    this.organization = organization;
    this.base = `/payroll/${organization.slug}/`;
    this.hr = hr;
    this.second = second;
  }

  /** An organisation with two people of HR and no employee. */
  static async of(server: TestServer, slug: string): Promise<Payroll> {
    const organization = await anOrganization(server, slug);
    const hr = await signIn(server, await aMember(server, organization, `hari-${slug}`, { is_hr_admin: true }));
    const second = await signIn(server, await aMember(server, organization, `sita-${slug}`, { is_hr_admin: true }));
    return new this(server, organization, hr, second);
  }

  query<T extends object>(sql: string, values: readonly (string | number)[] = []): Promise<T[]> {
    return this.server.context.database.everywhere.query<T>(sql, values);
  }

  async anEmployee(name: string, joinedOn = '2020-01-01'): Promise<Person> {
    const person = await aMember(this.server, this.organization, `${name}-${this.organization.slug}`);
    await this.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, gender)
       values ($1, $2, $3, $4, 'Sharma', $5, $6, 'Male')`,
      [this.organization.id, person.id, `E-${name}`, name, person.email, joinedOn],
    );
    this.people[name] = person;
    return person;
  }

  person(name: string): Person {
    const person = this.people[name];
    if (!person) throw new Error(`There is no employee ${name}`);
    return person;
  }

  async idsBy(path: string, name: string): Promise<Record<string, number>> {
    const { body } = await this.hr.get<{ results: Record<string, unknown>[] }>(`${this.base}${path}/?limit=100`);
    return Object.fromEntries(body.results.map((row) => [String(row[name]), Number(row['id'])]));
  }

  /** The id of a heading by the name that formulas use. */
  async heading(formulaName: string): Promise<number> {
    return (await this.idsBy('heading', 'formula_name'))[formulaName] as number;
  }

  /** A package from the first day of 2083/84. */
  async aPackage(name: string, headings: readonly string[], isSsf = false, from = '2026-07-17'): Promise<number> {
    const ids = await this.idsBy('heading', 'formula_name');
    const { body } = await this.hr.post<{ id: number }>(`${this.base}package/`, { name, is_ssf: isSsf });
    const made = await this.hr.post(`${this.base}package-version/`, {
      package: body.id,
      starts_on: from,
      headings: headings.map((heading) => ({ heading: ids[heading] })),
    });
    expect([made.status, made.status === 201 ? undefined : made.body]).toEqual([201, undefined]);
    return body.id;
  }

  /** @param amounts by the names that formulas use */
  async assign(name: string, of: number, amounts: Readonly<Record<string, string>>, from = '2026-07-17') {
    const ids = await this.idsBy('heading', 'formula_name');
    return this.hr.post<{ id: number }>(`${this.base}package-assignment/`, {
      employee: this.person(name).id,
      package: of,
      starts_on: from,
      amounts: Object.entries(amounts).map(([heading, amount]) => ({ heading: ids[heading], amount })),
    });
  }

  async preview(month: string, chosen: ChosenRun = {}): Promise<Preview> {
    return (await this.hr.post<Preview>(`${this.base}generate/preview/`, { month, ...chosen })).body;
  }

  async generate(month: string, chosen: ChosenRun = {}): Promise<RunAnswer> {
    const { fingerprint } = await this.preview(month, chosen);
    const { status, body } = await this.hr.post<RunAnswer>(`${this.base}generate/runs/`, {
      input: { month, ...chosen },
      fingerprint,
    });
    expect([status, status === 201 ? undefined : body]).toEqual([201, undefined]);
    return this.ended('generate', body.id);
  }

  ended(operation: string, id: number): Promise<RunAnswer> {
    return until(`the run ${id} of ${operation} to end`, async () => {
      const { body } = await this.hr.get<RunAnswer>(`${this.base}${operation}/runs/${id}/`);
      return body.state === 'running' ? undefined : body;
    });
  }

  async runOf(month: string, kind = 'regular'): Promise<PayRun> {
    const { body } = await this.hr.get<{ results: PayRun[] }>(
      `${this.base}collection/?as=hr&month=${encodeURIComponent(month)}&kind=${kind}`,
    );
    return body.results.find(({ status }) => status !== 'Discarded') as PayRun;
  }

  act(who: Client, run: number, action: string, input: object = {}) {
    return who.post<PayRun & { code?: string }>(`${this.base}collection/${run}/${action}/?as=hr`, input);
  }

  /** Sends, approves, confirms and publishes what was generated. */
  async settle(month: string, kind?: string): Promise<void> {
    const { id } = await this.runOf(month, kind);
    for (const [who, action] of [
      [this.hr, 'send'],
      [this.second, 'approve'],
      [this.hr, 'confirm'],
      [this.hr, 'publish'],
    ] as const) {
      const { status, body } = await this.act(who, id, action);
      expect([action, status, status === 200 ? undefined : body]).toEqual([action, 200, undefined]);
    }
  }

  async pay(month: string, chosen: ChosenRun = {}): Promise<void> {
    await this.generate(month, chosen);
    await this.settle(month, chosen.kind);
  }

  async slipOf(name: string, month: string, kind = 'regular'): Promise<PaySlip | undefined> {
    const found = await this.query<{ id: number }>(
      `select id from pay_slip where employee_id = $1 and month = $2 and kind = $3 and status <> 'Discarded'`,
      [this.person(name).id, month, kind],
    );
    return found[0] && (await this.hr.get<PaySlip>(`${this.base}payslip/${found[0].id}/?as=hr`)).body;
  }

  /** Lines of a payslip as `heading`, or `heading of month` where they were earned in another one. */
  async linesOf(name: string, month: string, kind?: string): Promise<Record<string, string>> {
    const slip = await this.slipOf(name, month, kind);
    return Object.fromEntries(
      (slip?.lines ?? []).map(({ formula_name, earned, source, amount }) => [
        `${formula_name}${source === 'incentive' ? ' incentive' : earned ? ` of ${earned.slice(3)}` : ''}`,
        amount,
      ]),
    );
  }

  /** Days of absence without leave. */
  async absent(name: string, days: readonly string[]): Promise<void> {
    for (const day of days)
      await this.query(
        `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote,
                is_travelling, is_locked, created_at)
         values ($1, $2, $3, 'Absent', 'Workday', 480, 0, 0, 0, 0, 0, 480, false, false, false, now())`,
        [this.organization.id, this.person(name).id, day],
      );
  }

  /** Closes attendance of a month. */
  async close(month: string): Promise<void> {
    const { starts_on, ends_on } = monthSpan(month);
    await this.query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', $2, $3, 'closed', now())`,
      [this.organization.id, starts_on, ends_on],
    );
  }
}

/** The lines of a payslip by the names that formulas use. */
export const amountsOf = (slip: PaySlip | undefined): Record<string, string> =>
  Object.fromEntries((slip?.lines ?? []).map(({ formula_name, amount }) => [formula_name, amount]));
