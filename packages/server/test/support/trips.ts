/** Expenses with places, allowances and people who travel. */
import { expect } from 'vitest';
import { Expenses } from './expenses.ts';
import { aMember, signIn, type Client, type Person, type TestServer } from './server.ts';

export type Errors = Record<string, string[]>;
export interface Trip {
  readonly id: number;
  readonly version: string;
  readonly status: string;
  readonly per_diem: string;
  readonly estimate: string;
  readonly days: { day: string; minutes: number; share: string; amount: { amount: string } | null }[];
  readonly associates: { per_diem: string }[];
  readonly steps: unknown[];
}
export interface Claim {
  readonly id: number;
  readonly claimed_total: string;
  readonly approved_total: string;
  readonly to_pay: string;
  readonly bills: {
    readonly id: number;
    readonly quantity: string;
    readonly claimed: { amount: string; currency: string };
    readonly allowed: { amount: string };
    readonly expense_type: { id: number };
  }[];
}

let more = 0;

export class Trips extends Expenses {
  places: Record<string, number> = {};

  static override async of(server: TestServer): Promise<Trips> {
    const trips = (await super.of(server)) as Trips;
    trips.places = {};
    const city = await trips.made('location-class', { name: 'Cities' });
    trips.places['City'] = city;
    for (const name of ['Pokhara', 'Jumla'])
      trips.places[name] = await trips.made('location', { name, location_class: city, country: 'Nepal' });
    trips.types['Daily'] = await trips.made('type', {
      name: 'Daily allowance',
      category: (await trips.hr.get<{ results: { id: number }[] }>(`${trips.base}category/`)).body.results[0]?.id,
    });
    await trips.allow('3000.00');
    await trips.rules({ allowance_type: trips.types['Daily'] });
    return trips;
  }

  rules(own: object) {
    return this.hr.patch<Errors>(`${this.base}travel-setting/`, {
      full_day: 720,
      part_percent: 50,
      least: 0,
      ...own,
    });
  }

  async allow(amount: string, own: object = {}): Promise<void> {
    const { status, body } = await this.hr.post<Errors>(`${this.base}allowance/`, {
      employment_level: null,
      location_class: this.places['City'],
      daily: { currency: 'NPR', amount },
      valid_from: '2026-07-17',
      ...own,
    });
    expect([status, status === 201 ? undefined : body]).toEqual([201, undefined]);
  }

  /** Another person of the organization, who signs in late enough. */
  async colleague(): Promise<{ person: Person; client: Client }> {
    const { now } = this.server;
    this.server.now = new Date('2027-04-10T06:15:00.000Z');
    const person = await aMember(this.server, this.organization, `colleague-${++more}`);
    const client = await signIn(this.server, person);
    this.server.now = now;
    return { person, client };
  }

  /** @param span as `2026-11-03 14:00 2026-11-06 11:00` */
  ask(span: string, own: object = {}, who: Client = this.asha) {
    const [departs_on = '', departs_at, returns_on, returns_at] = span.split(' ');
    return who.post<Trip & Errors>(`${this.base}travel-request/`, {
      title: 'Visit to Pokhara',
      purpose: 'Training of the branch',
      departs_on,
      departs_at,
      returns_on,
      returns_at,
      legs: [{ origin: 'Kathmandu', location: this.places['Pokhara'], departs_on, mode: 'bus' }],
      associates: [],
      other_costs: null,
      keeps_leave: false,
      ...own,
    });
  }

  async sentTrip(span: string, own: object = {}, who: Client = this.asha): Promise<Trip> {
    const { status, body } = await this.ask(span, own, who);
    expect([status, status === 201 ? undefined : body]).toEqual([201, undefined]);
    return body;
  }

  decide(path: string, id: number, action = 'approve') {
    return this.hr.post<Errors>(`${this.base}${path}/${id}/${action}/?as=hr`, { remark: 'Fine' });
  }

  async approvedTrip(span: string, own: object = {}, who: Client = this.asha): Promise<number> {
    const { id } = await this.sentTrip(span, own, who);
    const { status, body } = await this.decide('travel-request', id);
    expect([status, status === 200 ? undefined : body]).toEqual([200, undefined]);
    return id;
  }

  claim(bills: readonly object[], own: object = {}, who: Client = this.asha) {
    return who.post<Claim & Errors>(`${this.base}settlement/`, {
      title: 'Visit',
      advance: null,
      trip: null,
      bills: bills.map((bill) => ({ vendor: null, bill_number: null, quantity: '1.00', ...bill })),
      ...own,
    });
  }

  /** Days of travel attendance of a person that count, as spans. */
  async marked(person: Person = this.person): Promise<string[]> {
    const rows = await this.server.context.database.everywhere.query<{ span: string }>(
      `select starts_on::text || ' ' || ends_on::text as span from travel_attendance
        where organization_id = $1 and sender_id = $2 and status = 'Approved' order by starts_on`,
      [this.organization.id, person.id],
    );
    return rows.map(({ span }) => span);
  }
}
