/** An organization with types of expenses, rates of exchange and people who request, approve and pay. */
import { expect } from 'vitest';
import {
  aMember,
  anOrganization,
  signIn,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './server.ts';

type Errors = Record<string, string[]>;
interface Money {
  readonly currency: string;
  readonly amount: string;
}
export interface Advance {
  readonly id: number;
  readonly version: string;
  readonly status: string;
  readonly home_amount: string;
  readonly exchange_rate: string;
  readonly rated_on: string;
  readonly total: Money;
  readonly items: { readonly amount: Money }[];
  readonly standing: string | null;
  readonly paid: Money | null;
  readonly unsettled: Money | null;
  readonly steps: unknown[];
}

let made = 0;

export class Expenses {
  readonly server: TestServer;
  readonly organization: Organization;
  readonly base: string;
  readonly hr: Client;
  readonly asha: Client;
  readonly person: Person;
  readonly types: Record<string, number> = {};

  protected constructor(server: TestServer, organization: Organization, person: Person, hr: Client, asha: Client) {
    [this.server, this.organization, this.person, this.hr, this.asha] = [server, organization, person, hr, asha];
    this.base = `/expense/${organization.slug}/`;
  }

  static async of(server: TestServer): Promise<Expenses> {
    const number = ++made;
    const { now } = server;
    // They sign in late in the year, so that the sessions last while the months go by.
    server.now = new Date('2027-04-10T06:15:00.000Z');
    const organization = await anOrganization(server, `expense-${number}`);
    const hr = await aMember(server, organization, `hr-${number}`, { is_hr_admin: true });
    const asha = await aMember(server, organization, `asha-${number}`);
    const expenses = new this(server, organization, asha, await signIn(server, hr), await signIn(server, asha));
    server.now = now;
    const category = await expenses.made('category', { name: 'Travel' });
    for (const name of ['Hotel', 'Taxi', 'Meals'])
      expenses.types[name] = await expenses.made('type', { name, category });
    await expenses.set({ currencies: ['USD', 'INR', 'JPY', 'EUR'], greatest_age: 30 });
    return expenses;
  }

  async made(what: string, body: object): Promise<number> {
    const answer = await this.hr.post<{ id: number }>(`${this.base}${what}/`, { name_in_nepali: null, ...body });
    expect([answer.status, answer.status === 201 ? undefined : answer.body]).toEqual([201, undefined]);
    return answer.body.id;
  }

  set(own: object) {
    return this.hr.patch(`${this.base}setting/`, own);
  }

  rate(currency: string, valid_on: string, rate: string, unit = 1) {
    return this.hr.post(`/commons/${this.organization.slug}/exchange-rate/`, {
      currency,
      valid_on,
      unit,
      buying: rate,
      selling: rate,
    });
  }

  request(currency: string, amount: string, own: object = {}, who = this.asha) {
    return who.post<Advance & Errors>(`${this.base}advance/`, {
      title: 'Visit to Pokhara',
      reason: 'Training of the branch',
      requested: { currency, amount },
      items: [{ expense_type: this.types.Hotel, particulars: 'Hotel', quantity: '1.00', rate: amount }],
      ...own,
    });
  }

  approve(id: number) {
    return this.hr.post<Advance & Errors>(`${this.base}advance/${id}/approve/?as=hr`, { remark: 'Fine' });
  }

  record(advance: number, currency: string, amount: string, own: object = {}, who = this.hr) {
    return who.post<Errors>(`${this.base}advance-movement/`, {
      advance,
      kind: 'payment',
      paid_by: 'bank',
      amount: { currency, amount },
      happened_on: this.server.now.toISOString().slice(0, 10),
      reference: 'CHQ 1',
      ...own,
    });
  }

  async advance(id: number): Promise<Advance> {
    return (await this.hr.get<Advance>(`${this.base}advance/${id}/?as=hr`)).body;
  }

  /** An advance that was requested, approved and paid. */
  async given(currency: string, amount: string): Promise<number> {
    const sent = await this.request(currency, amount);
    expect([sent.status, sent.status === 201 ? undefined : sent.body]).toEqual([201, undefined]);
    expect((await this.approve(sent.body.id)).status).toBe(200);
    expect((await this.record(sent.body.id, currency, amount)).status).toBe(201);
    return sent.body.id;
  }
}
