/** An organization with advances to pay, accounts, and people who prepare and check batches. */
import { expect } from 'vitest';
import { Expenses } from './expenses.ts';
import { aMember, signIn, type Client, type Person, type TestServer } from './server.ts';

type Errors = Record<string, string[]> & { readonly code?: string; readonly detail?: string };
export interface Batch {
  readonly id: number;
  readonly version: string;
  readonly number: string;
  readonly status: string;
  readonly payments: number;
  readonly total: string;
  readonly paid: string;
  readonly actions: string[];
  readonly retry_of: { readonly number: string } | null;
}
export interface Item {
  readonly id: number;
  readonly status: string;
  readonly amount: string;
  readonly problem: string | null;
  readonly employee: { readonly id: number };
}
interface Rows {
  readonly results: {
    readonly id: number;
    readonly problems: string[];
    readonly name_in_file: string | null;
    readonly is_account_changed: boolean;
  }[];
  readonly refused: number;
}

export class Payments extends Expenses {
  readonly payees: Person[] = [];
  readonly advances: number[] = [];
  checker!: Client;
  checkerId = 0;
  account = 0;
  bank = 0;

  static override async of(server: TestServer): Promise<Payments> {
    const own = (await super.of(server)) as Payments;
    const { now } = server;
    server.now = new Date('2027-04-10T06:15:00.000Z');
    const checker = await aMember(server, own.organization, `checker-${own.organization.id}`, { codes: ['26.00'] });
    own.checkerId = checker.id;
    own.checker = await signIn(server, checker);
    server.now = now;
    const [bank] = await own.query<{ id: number }>(
      `insert into bank (organization_id, name, swift_code) values ($1, 'Nabil Bank', 'NARBNPKA') returning id`,
    );
    own.bank = bank?.id ?? 0;
    const { body, status } = await own.hr.post<{ id: number }>(`${own.at}account/`, {
      name: 'Main',
      bank: own.bank,
      branch: null,
      account_number: '00110022',
      account_name: 'Himal',
      template: 'nmb',
    });
    expect(status).toBe(201);
    own.account = body.id;
    return own;
  }

  get at(): string {
    return `/payment/${this.organization.slug}/`;
  }

  query<R extends object>(text: string, ...values: (number | string | null)[]): Promise<R[]> {
    return this.server.context.database.everywhere.query<R>(text, [this.organization.id, ...values]);
  }

  /** An employee with an account and an approved advance of an amount. @returns the advance */
  async owes(amount: string, name = `Payee ${this.payees.length}`, number = `001200345${this.payees.length}`) {
    const person = await aMember(this.server, this.organization, `payee-${this.organization.id}-${this.payees.length}`);
    this.payees.push(person);
    await this.query(
      `insert into bank_account (organization_id, employee_id, bank_id, branch_name, account_number, account_name, is_primary) values ($1, $2, $3, '012 Patan', $4, $5, true)`,
      person.id,
      this.bank,
      number,
      name,
    );
    const [advance] = await this.query<{ id: number }>(
      `insert into expense_advance (organization_id, sender_id, title, reason, requested, home_amount, standing, status, paid, returned, used, unsettled)
       values ($1, $2, 'Trip', 'Trip', jsonb_build_object('currency', 'NPR', 'amount', $3::text), $3::numeric, 'to_pay', 'Approved', null, null, null, null) returning id`,
      person.id,
      amount,
    );
    this.advances.push(advance?.id ?? 0);
    return advance?.id ?? 0;
  }

  make(own: object = {}, who = this.hr) {
    return who.post<Batch & Errors>(`${this.at}batch/`, {
      source: 'advance',
      run: null,
      way: 'bank',
      account: this.account,
      pay_on: '2026-11-21',
      narration: 'Advances Mangsir',
      ...own,
    });
  }

  move(id: number, name: string, input: object = {}, who: Client = this.hr) {
    return who.post<Batch & Errors>(`${this.at}batch/${id}/${name}/?as=hr`, input);
  }

  moveItem(id: number, name: string, input: object = {}, who: Client = this.hr) {
    return who.post<Item & Errors>(`${this.at}item/${id}/${name}/?as=hr`, input);
  }

  async batch(id: number): Promise<Batch> {
    return (await this.hr.get<Batch>(`${this.at}batch/${id}/?as=hr`)).body;
  }

  async items(batch: number): Promise<Item[]> {
    return (
      await this.hr.get<{ results: Item[] }>(`${this.at}item/?as=hr&batch=${batch}&sort=created_at&limit=100`)
    ).body.results.toSorted((a, b) => a.id - b.id);
  }

  async rows(batch: number): Promise<Rows> {
    return (await this.hr.get<Rows>(`${this.at}batch/${batch}/rows/`)).body;
  }

  /** A batch that was checked and sent. */
  async sent(own: object = {}): Promise<Batch> {
    const { body, status } = await this.make(own);
    expect([status, status === 201 ? undefined : body]).toEqual([201, undefined]);
    for (const [name, who] of [
      ['submit', this.hr],
      ['check', this.checker],
      ['send', this.hr],
    ] as const) {
      const moved = await this.move(body.id, name, {}, who);
      expect([name, moved.status, moved.status === 200 ? undefined : moved.body]).toEqual([name, 200, undefined]);
    }
    return this.batch(body.id);
  }
}
