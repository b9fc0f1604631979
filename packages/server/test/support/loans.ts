/** An organization that gives loans, as tests of loans ask for it. */
import { monthSpan } from '@karmik/model/kit/month';
import type { LoanSchedule } from '@karmik/model/loan/schedule';
import { expect } from 'vitest';
import { Payroll } from './payroll.ts';
import { signIn, type Client, type TestServer } from './server.ts';

let made = 0;

/** 15 Mangsir 2083. */
export const loansToday = new Date('2026-12-01T06:15:00.000Z');

export interface Loan {
  readonly id: number;
  readonly status: string;
  readonly repayment: string | null;
  readonly disbursed: string | null;
  readonly balance: string | null;
  readonly interest_paid: string | null;
  readonly next_month: string | null;
  readonly next_amount: string | null;
  readonly last_month: string | null;
  readonly ended_by: string | null;
  readonly rate: string;
}
export type Errors = Record<string, string[]>;

export const loanMethod = {
  name: 'Reducing balance',
  kind: 'equal_instalments',
  day_count: 'month',
  rounding: 'none',
  moratorium: 'within_term',
  shortfall: 'catch_up',
  unpaid_month: 'moved',
  broken_period: 'none',
  settlement: 'to_the_day',
};

export const loanType = {
  name: 'Staff loan',
  rate: '12.00',
  is_offered: true,
  limit_amount: '500000.00',
  limit_basic: null,
  most_term: 36,
  moratorium_months: 0,
  eligible_months: 6,
  most_open: 2,
  excluded_types: [],
  needs_document: false,
  guarantor_count: 0,
  description: null,
};

/** An organization that gives loans of one type. */
export class Loans extends Payroll {
  type = 0;
  readonly path = this.base.replace('/payroll/', '/loan/');

  static async giving(started: TestServer, own: { method?: object; type?: object } = {}): Promise<Loans> {
    // HR signs in late in the year, so that the sessions last while the months go by.
    started.now = new Date('2027-06-20T06:15:00.000Z');
    const payroll = (await this.of(started, `loans-${++made}`)) as Loans;
    started.now = loansToday;
    await payroll.hr.post(`${payroll.base}heading/ready-made/`);
    payroll.type = await payroll.aType({ ...loanMethod, ...own.method }, { ...loanType, ...own.type });
    return payroll;
  }

  async aType(ofMethod: object, own: object, perk = false): Promise<number> {
    const by = await this.hr.post<{ id: number }>(`${this.path}method/`, ofMethod);
    const { status, body } = await this.hr.post<{ id: number }>(`${this.path}type/`, { ...own, method: by.body.id });
    expect([status, status === 201 ? undefined : body]).toEqual([201, undefined]);
    const deduction = await this.hr.post(`${this.path}heading-deduction/`, {
      loan_type: body.id,
      heading: await this.heading('loan_instalment'),
      perk_heading: perk ? await this.heading('loan_benefit') : null,
    });
    expect([deduction.status, deduction.status === 201 ? undefined : deduction.body]).toEqual([201, undefined]);
    return body.id;
  }

  async employed(names: readonly string[], basic = '60000', packageName = 'Plain'): Promise<void> {
    const of = await this.aPackage(packageName, ['basic', 'allowance', 'social_security_tax', 'remuneration_tax']);
    for (const name of names) {
      await this.anEmployee(name);
      await this.assign(name, of, { basic, allowance: '0' });
    }
  }

  /** Closes a month on its last day, and pays it as far as it is asked. */
  async after(month: string, work: 'generate' | 'pay' = 'pay'): Promise<void> {
    this.server.now = new Date(`${monthSpan(month).ends_on}T06:15:00.000Z`);
    await this.close(month);
    await this[work](month);
  }

  /** What a payslip deducts. */
  async taken(name: string, month: string, source = 'loan'): Promise<string | undefined> {
    const lines = (await this.slipOf(name, month))?.lines ?? [];
    return lines.find((line) => line.source === source)?.amount;
  }

  async as(name: string): Promise<Client> {
    return signIn(this.server, this.person(name));
  }

  request(who: Client, own: object = {}) {
    return who.post<Loan & Errors>(`${this.path}loan/`, {
      loan_type: this.type,
      amount: '120000.00',
      term: 12,
      first_month: null,
      reason: 'Roof of the house',
      document: null,
      ...own,
    });
  }

  approve(id: number, who = this.hr) {
    return who.post<Loan & Errors>(`${this.path}loan/${id}/approve/?as=hr`, { remark: 'Fine' });
  }

  record(loan: number, kind: string, own: object = {}, who = this.hr) {
    return who.post<Errors>(`${this.path}movement/`, {
      loan,
      kind,
      amount: null,
      happened_on: this.server.now.toISOString().slice(0, 10),
      ...own,
    });
  }

  async recorded(loan: number, kind: string, own: object = {}): Promise<void> {
    const { status, body } = await this.record(loan, kind, own);
    expect([kind, status, status === 201 ? undefined : body]).toEqual([kind, 201, undefined]);
  }

  async loan(id: number): Promise<Loan> {
    return (await this.hr.get<Loan>(`${this.path}loan/${id}/?as=hr`)).body;
  }

  async schedule(id: number, who = this.hr): Promise<LoanSchedule> {
    return (await who.get<LoanSchedule>(`${this.path}loan/${id}/schedule/`)).body;
  }

  /** A loan that was requested and approved, and paid out where it is asked. */
  async granted(name: string, own: { amount?: string; term?: number } = {}, isPaid = true): Promise<number> {
    const sent = await this.request(await this.as(name), own);
    expect([sent.status, sent.status === 201 ? undefined : sent.body]).toEqual([201, undefined]);
    expect((await this.approve(sent.body.id)).status).toBe(200);
    if (isPaid) await this.recorded(sent.body.id, 'disbursement', { amount: own.amount ?? '120000.00' });
    return sent.body.id;
  }
}
