/** Travel: allowances of days, what a trip would cost, the attendance that its approval marks, and the claims that it brings. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';
import { Trips, type Errors } from './support/trips.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  server.now = new Date('2026-11-01T06:15:00.000Z');
});
afterAll(() => server.close());

const refused = ({ status, body }: { status: number; body: Errors }) => [
  status,
  ...Object.keys(body).filter((name) => name !== '_messages'),
];

/** One approved day of leave. */
async function onLeave(trips: Trips, person: number, day: string): Promise<void> {
  const { everywhere } = server.context.database;
  const { id: organization } = trips.organization;
  await everywhere.query(
    `insert into leave_type (organization_id, name, category, statute, is_right, position)
     select $1, 'Home leave', 'General', 'none', false, 1 where not exists (select from leave_type where organization_id = $1)`,
    [organization],
  );
  const leave = await everywhere.one<{ id: number }>(
    `insert into leave_request (organization_id, sender_id, leave_type_id, from_date, first_part, to_date, last_part, reason, duration, is_offline, denies_right, status, created_at)
     select $1, $2, (select id from leave_type where organization_id = $1 limit 1), $3::date, 'Full', $3::date, 'Full', 'x', 1, false, false, 'Approved', now() returning id`,
    [organization, person, day],
  );
  await everywhere.query(
    `insert into leave_request_days (organization_id, parent_id, position, day, part, quantity, paid, why) values ($1, $2, 1, $3, 'Full', 1, 1, 'working_day')`,
    [organization, leave?.id ?? 0, day],
  );
}

describe('the settings of travel', () => {
  it('take the newest allowance of the level, or that of all levels, and keep each pair once', async () => {
    const trips = await Trips.of(server);
    await trips.allow('3300.00', { valid_from: '2026-11-05' });
    const both = await trips.sentTrip('2026-11-04 00:00 2026-11-06 00:00');
    expect(both.days.map(({ amount }) => amount?.amount)).toEqual(['3000.00', '3300.00']);
    const again = await trips.hr.post<Errors>(`${trips.base}allowance/`, {
      employment_level: null,
      location_class: trips.places['City'],
      daily: { currency: 'NPR', amount: '1.00' },
      valid_from: '2026-11-05',
    });
    expect(refused(again)).toEqual([400, 'valid_from']);
    expect(refused(await trips.rules({ full_day: 600, least: 601 }))).toEqual([400, 'least']);
    const level = await server.context.database.everywhere.one<{ id: number }>(
      `insert into employment_level (organization_id, title) values ($1, 'Manager') returning id`,
      [trips.organization.id],
    );
    await trips.allow('5000.00', { employment_level: level?.id });
    await server.context.database.everywhere.query(
      `insert into employment (organization_id, employee_id, change, starts_on, employment_level_id) values ($1, $2, 'Joining', '2026-11-01', $3)`,
      [trips.organization.id, trips.person.id, level?.id ?? 0],
    );
    const manager = await trips.sentTrip('2026-11-11 00:00 2026-11-12 00:00');
    expect(manager).toMatchObject({ per_diem: '5000.00', estimate: '5000.00' });
    expect((await trips.asha.get(`${trips.base}allowance/`)).status).toBe(403);
  });
});

describe('a travel request', () => {
  it('is worth the allowances of its days, of associates too, and other costs [EX-2] [MC-30]', async () => {
    const trips = await Trips.of(server);
    const { person: hari } = await trips.colleague();
    const trip = await trips.sentTrip('2026-11-03 14:00 2026-11-06 11:00', {
      associates: [{ person: hari.id }],
      other_costs: '12500.50',
    });
    expect(trip).toMatchObject({ per_diem: '9000.00', estimate: '30500.50', associates: [{ per_diem: '9000.00' }] });
    expect(trip.days.map(({ minutes, share }) => [minutes, share])).toEqual([
      [600, 'part'],
      [1440, 'full'],
      [1440, 'full'],
      [660, 'part'],
    ]);
    const { status, body } = await trips.asha.post<{ per_diem: string; estimate: string; days: unknown[] }>(
      `${trips.base}travel-request/estimate/`,
      {
        departs_on: '2026-11-03',
        departs_at: '14:00',
        returns_on: '2026-11-06',
        returns_at: '11:00',
        legs: [{ origin: 'Kathmandu', location: trips.places['Pokhara'], departs_on: '2026-11-03', mode: 'bus' }],
        associates: [{ person: hari.id }],
        other_costs: '12500.50',
      },
    );
    expect([status, body]).toMatchObject([200, { per_diem: '9000.00', associates: '9000.00', estimate: '30500.50' }]);
    const endless = await trips.asha.post<Errors>(`${trips.base}travel-request/estimate/`, {
      departs_on: '2026-11-03',
      departs_at: '14:00',
      returns_on: '9999-11-06',
      returns_at: '11:00',
      legs: [{ origin: 'Kathmandu', location: trips.places['Pokhara'], departs_on: '2026-11-03', mode: 'bus' }],
      associates: [],
      other_costs: null,
    });
    expect(refused(endless)).toEqual([400, 'returns_on']);
  });

  it('says where it is decided where to it goes, with whom, and what it is expected to cost', async () => {
    const trips = await Trips.of(server);
    const { person: hari } = await trips.colleague();
    await trips.sentTrip('2026-11-03 14:00 2026-11-06 11:00', { associates: [{ person: hari.id }] });
    interface Fact {
      readonly label: { readonly en: string };
      readonly text?: { readonly en: string };
      readonly day?: string;
      readonly until?: string;
      readonly amount?: { readonly amount: string };
    }
    const { body } = await trips.hr.get<{ inbox: { requests: { entity: string; facts: Fact[] }[] } }>(
      '/users/me/home/',
    );
    const facts = body.inbox.requests.find(({ entity }) => entity === 'travel_request')?.facts ?? [];
    expect(
      facts.map(({ label, text, day, until, amount }) => [label.en, text?.en ?? amount?.amount ?? `${day} ${until}`]),
    ).toEqual([
      ['Title', 'Visit to Pokhara'],
      ['When', '2026-11-03 2026-11-06'],
      ['Destination', 'Pokhara'],
      ['Associates', expect.stringContaining('Sharma')],
      ['Estimated cost in NPR', '18000.00'],
    ]);
  });

  it('is refused where its days do not fit together', async () => {
    const trips = await Trips.of(server);
    const leg = { origin: 'Kathmandu', location: trips.places['Pokhara'], mode: 'bus' };
    const wrong = async (span: string, own: object = {}) => refused(await trips.ask(span, own));
    expect(await wrong('2026-11-03 14:00 2026-11-03 14:00')).toEqual([400, 'returns_at']);
    expect(await wrong('2026-11-03 14:00 2026-11-02 15:00')).toEqual([400, 'returns_on']);
    expect(await wrong('2026-11-03 14:00 2027-02-03 15:00')).toEqual([400, 'returns_on']);
    const legs = [{ ...leg, departs_on: '2026-11-04' }];
    expect(await wrong('2026-11-03 14:00 2026-11-05 15:00', { legs })).toEqual([400, 'legs.0.departs_on']);
    const late = [
      { ...leg, departs_on: '2026-11-03' },
      { ...leg, departs_on: '2026-11-06' },
    ];
    expect(await wrong('2026-11-03 14:00 2026-11-05 15:00', { legs: late })).toEqual([400, 'legs.1.departs_on']);
    const self = { associates: [{ person: trips.person.id }] };
    expect(await wrong('2026-11-03 14:00 2026-11-05 15:00', self)).toEqual([400, 'associates']);
    expect(await wrong('2026-10-03 14:00 2026-10-05 15:00')).toEqual([400, 'departs_on']);
    await trips.sentTrip('2026-11-03 14:00 2026-11-05 15:00');
    expect(await wrong('2026-11-05 16:00 2026-11-06 15:00')).toEqual([400, 'departs_on']);
  });

  it('gives no allowance on leave that is kept, and marks the other days of all who travel [MC-32]', async () => {
    const trips = await Trips.of(server);
    const { person: hari, client } = await trips.colleague();
    await onLeave(trips, trips.person.id, '2026-11-24');
    const span = '2026-11-20 08:00 2026-11-25 19:00';
    const own = { associates: [{ person: hari.id }] };
    const asked = await trips.ask(span, own);
    expect(refused(asked)).toEqual([400, 'keeps_leave']);
    const id = await trips.approvedTrip(span, { ...own, keeps_leave: true });
    const { body: trip } = await trips.asha.get<{ per_diem: string; days: { share: string }[] }>(
      `${trips.base}travel-request/${id}/`,
    );
    expect(trip.per_diem).toBe('15000.00');
    expect(trip.days.map(({ share }) => share)).toEqual(['full', 'full', 'full', 'full', 'leave', 'full']);
    expect(await trips.marked()).toEqual(['2026-11-20 2026-11-23', '2026-11-25 2026-11-25']);
    expect(await trips.marked(hari)).toEqual(['2026-11-20 2026-11-25']);
    // An associate reads the trip once it is approved.
    expect((await client.get(`${trips.base}travel-request/${id}/`)).status).toBe(200);
  });

  it('never marks a day twice, and its days are not deleted one by one', async () => {
    const trips = await Trips.of(server);
    const { everywhere } = server.context.database;
    const of = (status: string, from: string, to: string) =>
      everywhere.query(
        `insert into travel_attendance (organization_id, sender_id, starts_on, ends_on, part, place, description, status)
         values ($1, $2, $3, $4, 'Full', 'Pokhara', 'Audit', $5)`,
        [trips.organization.id, trips.person.id, from, to, status],
      );
    await of('Approved', '2026-11-04', '2026-11-04');
    await trips.approvedTrip('2026-11-03 08:00 2026-11-05 19:00');
    expect(await trips.marked()).toEqual(['2026-11-03 2026-11-03', '2026-11-04 2026-11-04', '2026-11-05 2026-11-05']);
    await of('Requested', '2026-11-12', '2026-11-12');
    expect(refused(await trips.ask('2026-11-11 08:00 2026-11-13 19:00'))).toEqual([400, 'departs_on']);
    const [row] = await everywhere.query<{ id: number }>(
      'select id from travel_attendance where organization_id = $1 and trip_id is not null order by id limit 1',
      [trips.organization.id],
    );
    const deletion = await trips.asha.post<Errors>(`/attendance/${trips.organization.slug}/travel-attendance-delete/`, {
      request: row?.id,
      reason: 'Not needed',
    });
    expect(refused(deletion)).toEqual([400, 'request']);
  });

  it('counts an allowance of another currency by the rate of the day on which it was sent', async () => {
    const trips = await Trips.of(server);
    await trips.allow('60.00', { daily: { currency: 'USD', amount: '60.00' }, valid_from: '2026-11-02' });
    const span = '2026-11-03 00:00 2026-11-05 00:00';
    expect(refused(await trips.ask(span))).toEqual([400, 'legs']);
    await trips.rate('USD', '2026-11-01', '133.45');
    expect(await trips.sentTrip(span)).toMatchObject({ per_diem: '16014.00' });
  });
});

describe('an advance of a trip', () => {
  it('is that of an own trip, and is approved after the trip', async () => {
    const trips = await Trips.of(server);
    const { client } = await trips.colleague();
    const { id: trip } = await trips.sentTrip('2026-11-03 08:00 2026-11-05 19:00');
    expect(refused(await trips.request('NPR', '5000.00', { trip }, client))).toEqual([400, 'trip']);
    const { body: advance } = await trips.request('NPR', '5000.00', { trip });
    expect(refused(await trips.approve(advance.id))).toEqual([400, 'trip']);
    await trips.decide('travel-request', trip);
    expect((await trips.approve(advance.id)).status).toBe(200);
  });
});

describe('a claim of a trip', () => {
  it('brings the allowances of its days once it is over, once, also for an associate [MC-30]', async () => {
    const trips = await Trips.of(server);
    const { person: hari, client } = await trips.colleague();
    const trip = await trips.approvedTrip('2026-11-03 14:00 2026-11-06 11:00', { associates: [{ person: hari.id }] });
    const taxi = {
      expense_type: trips.types['Taxi'],
      billed_on: '2026-11-01',
      claimed: { currency: 'NPR', amount: '800.00' },
    };
    expect(refused(await trips.claim([], { trip }))).toEqual([400, 'bills']);
    server.now = new Date('2026-11-10T06:15:00.000Z');
    const { status, body } = await trips.claim([taxi], { trip });
    expect([status, body]).toMatchObject([201, { claimed_total: '9800.00', approved_total: '9800.00' }]);
    expect(
      body.bills.map(({ expense_type, quantity, claimed }) => [expense_type.id, quantity, claimed.amount]),
    ).toEqual([
      [trips.types['Taxi'], '1.00', '800.00'],
      [trips.types['Daily'], '4.00', '9000.00'],
    ]);
    // What was computed is computed again where the claim is changed, and never typed.
    const bills = body.bills.map(({ expense_type, ...bill }) => ({ ...bill, expense_type: expense_type.id }));
    const [first] = bills;
    const changed = await trips.asha.patch<{ claimed_total: string }>(`${trips.base}settlement/${body.id}/edit/`, {
      bills: [
        { ...taxi, vendor: null, bill_number: null, quantity: '1.00', id: first?.id },
        {
          expense_type: trips.types['Daily'],
          billed_on: '2026-11-06',
          vendor: null,
          bill_number: null,
          quantity: '1.00',
          claimed: { currency: 'NPR', amount: '90000.00' },
        },
      ],
    });
    expect([changed.status, changed.body.claimed_total]).toEqual([200, '9800.00']);
    const typed = {
      expense_type: trips.types['Daily'],
      billed_on: '2026-11-06',
      claimed: { currency: 'NPR', amount: '1.00' },
    };
    expect(refused(await trips.claim([typed]))).toEqual([400, 'bills']);
    const second = await trips.claim([taxi], { trip });
    expect(second.body.claimed_total).toBe('800.00');
    expect((await trips.claim([], { trip }, client)).body.claimed_total).toBe('9000.00');
    const { client: stranger } = await trips.colleague();
    expect(refused(await trips.claim([taxi], { trip }, stranger))).toEqual([400, 'trip']);
  });

  it('holds its bills against the limits of the place and the level', async () => {
    const trips = await Trips.of(server);
    const { Hotel } = trips.types;
    await trips.hr.patch(`${trips.base}type/${Hotel}/`, { cap: '4000.00' });
    await trips.hr.post(`${trips.base}travel-limit/`, {
      expense_type: Hotel,
      employment_level: null,
      location_class: trips.places['City'],
      cap: '5000.00',
      valid_from: '2026-07-17',
    });
    const trip = await trips.approvedTrip('2026-11-03 14:00 2026-11-06 11:00');
    server.now = new Date('2026-11-10T06:15:00.000Z');
    const hotel = {
      expense_type: Hotel,
      billed_on: '2026-11-05',
      quantity: '3.00',
      claimed: { currency: 'NPR', amount: '16800.00' },
    };
    const allowed = async (own: object) => (await trips.claim([hotel], own)).body.bills[0]?.allowed.amount;
    expect(await allowed({ trip })).toBe('15000.00');
    expect(await allowed({})).toBe('12000.00');
  });
});

describe('a claim with the actual times of its trip', () => {
  const taxi = (trips: Trips, amount: string, billed_on = '2026-11-05') => ({
    expense_type: trips.types['Taxi'],
    billed_on,
    claimed: { currency: 'NPR', amount },
  });
  const away = (span: string) => {
    const [left_on, left_at, back_on, back_at] = span.split(' ');
    return { left_on, left_at, back_on, back_at };
  };

  it('brings the allowance of the hours that were really spent away on each day [EX-2] [MC-30]', async () => {
    const trips = await Trips.of(server);
    const trip = await trips.approvedTrip('2026-11-03 14:00 2026-11-06 11:00');
    server.now = new Date('2026-11-10T06:15:00.000Z');
    const total = async (span: string) => {
      const { status, body } = await trips.claim([], { trip, ...away(span) });
      expect([status, status === 201 ? undefined : body]).toEqual([201, undefined]);
      await trips.decide('settlement', body.id, 'decline');
      return [body.claimed_total, body.bills[0]?.quantity];
    };
    // Left before noon and came back in the evening; a day earlier and a day later than planned; one day alone.
    expect(await total('2026-11-03 12:00 2026-11-06 12:00')).toEqual(['12000.00', '4.00']);
    expect(await total('2026-11-02 20:00 2026-11-07 09:00')).toEqual(['15000.00', '6.00']);
    expect(await total('2026-11-04 09:00 2026-11-04 20:59')).toEqual(['1500.00', '1.00']);
    const { body: claim } = await trips.claim([], { trip, ...away('2026-11-03 14:00 2026-11-05 23:00') });
    expect(claim).toMatchObject({
      claimed_total: '7500.00',
      left_on: '2026-11-03',
      left_at: '14:00',
      back_at: '23:00',
    });
    const changed = await trips.asha.patch<{ claimed_total: string }>(`${trips.base}settlement/${claim.id}/edit/`, {
      back_on: '2026-11-06',
      back_at: '11:59',
    });
    expect([changed.status, changed.body.claimed_total]).toEqual([200, '9000.00']);
  });

  it('is of this trip, whole, past and without a trip none', async () => {
    const trips = await Trips.of(server);
    const trip = await trips.approvedTrip('2026-11-03 14:00 2026-11-06 11:00');
    server.now = new Date('2026-11-10T06:15:00.000Z');
    const wrong = async (own: object) => refused(await trips.claim([taxi(trips, '800.00')], { trip, ...own }));
    const span = '2026-11-03 14:00 2026-11-06 11:00';
    expect(await wrong({ ...away(span), back_at: null })).toEqual([400, 'back_at']);
    expect(await wrong(away('2026-11-06 14:00 2026-11-03 11:00'))).toEqual([400, 'back_on']);
    expect(await wrong(away('2026-11-03 14:00 2026-11-03 11:00'))).toEqual([400, 'back_at']);
    expect(await wrong(away('2026-11-03 14:00 2026-11-20 11:00'))).toEqual([400, 'back_on']);
    expect(await wrong(away('2026-11-07 14:00 2026-11-08 11:00'))).toEqual([400, 'left_on']);
    const { body } = await trips.claim([taxi(trips, '800.00')], away(span));
    expect(body).toMatchObject({ claimed_total: '800.00', left_on: null });
  });

  it('gives a day one allowance, also where another trip comes to have it', async () => {
    const trips = await Trips.of(server);
    const first = await trips.approvedTrip('2026-11-03 08:00 2026-11-04 18:00');
    const second = await trips.approvedTrip('2026-11-06 08:00 2026-11-07 18:00');
    server.now = new Date('2026-11-10T06:15:00.000Z');
    const longer = await trips.claim([], { trip: first, ...away('2026-11-03 08:00 2026-11-06 07:00') });
    expect(refused(longer)).toEqual([400, 'left_on']);
    // Who came back earlier from the second one has the day free.
    const later = await trips.claim([], { trip: second, ...away('2026-11-07 06:00 2026-11-07 18:00') });
    expect(later.body.claimed_total).toBe('3000.00');
    const then = await trips.claim([], { trip: first, ...away('2026-11-03 08:00 2026-11-06 07:00') });
    expect([then.status, then.body.claimed_total]).toEqual([201, '10500.00']);
  });

  it('warns of a day that is claimed again where its type has a limit for each', async () => {
    const trips = await Trips.of(server);
    const { Hotel } = trips.types;
    await trips.hr.patch(`${trips.base}type/${Hotel}/`, { cap: '5000.00' });
    const trip = await trips.approvedTrip('2026-11-03 14:00 2026-11-06 11:00');
    server.now = new Date('2026-11-10T06:15:00.000Z');
    const hotel = (billed_on: string) => ({ ...taxi(trips, '4000.00', billed_on), expense_type: Hotel });
    const likeness = async (...bills: object[]) => {
      const { body } = await trips.claim(bills, { trip });
      return (body.bills as unknown as { likeness: string | null }[])
        .slice(0, bills.length)
        .map((bill) => bill.likeness);
    };
    expect(await likeness(hotel('2026-11-04'), taxi(trips, '100.00'), taxi(trips, '100.00'))).toEqual([
      null,
      null,
      null,
    ]);
    expect(await likeness(hotel('2026-11-04'), hotel('2026-11-05'), hotel('2026-11-05'), taxi(trips, '90.00'))).toEqual(
      ['similar', null, 'similar', null],
    );
  });

  it('takes the steps of all claims of its trip together where the rules say so [MC-29]', async () => {
    const trips = await Trips.of(server);
    const level = (above_amount: string | null) => ({
      approver: 'HR',
      person: null,
      permission: null,
      above_amount,
      quorum: 'Any',
      on_timeout: 'remind',
    });
    const policy = await trips.hr.post(`/org/${trips.organization.slug}/approval-policy/`, {
      name: 'By amount',
      request_type: 'expense_settlement',
      priority: 1,
      levels: [level(null), level('25000.00'), level('100000.00')],
    });
    expect(policy.status).toBe(201);
    const trip = await trips.approvedTrip('2026-11-03 14:00 2026-11-03 15:00');
    const steps = async (own: object) => {
      const { status, body } = await trips.claim([taxi(trips, '24900.00', '2026-11-01')], own);
      expect([status, status === 201 ? undefined : body]).toEqual([201, undefined]);
      const { body: sent } = await trips.asha.get<{ weighed_total: string; steps: unknown[] }>(
        `${trips.base}settlement/${body.id}/`,
      );
      return [sent.weighed_total, sent.steps.length];
    };
    expect(await steps({ trip })).toEqual(['24900.00', 1]);
    await trips.rules({ allowance_type: trips.types['Daily'], weighs_trip: true });
    expect(await steps({ trip })).toEqual(['49800.00', 2]);
    expect(await steps({ trip })).toEqual(['74700.00', 2]);
    expect(await steps({})).toEqual(['24900.00', 1]);
    const preview = await trips.asha.post<{ levels: { state: string }[] }>(
      `/org/${trips.organization.slug}/approval-preview/expense_settlement/`,
      {
        trip,
        bills: [{ ...taxi(trips, '25300.01', '2026-11-01'), vendor: null, bill_number: null, quantity: '1.00' }],
      },
    );
    expect([preview.status, preview.body.levels.filter(({ state }) => state !== 'skipped').length]).toEqual([200, 3]);
  });
});

describe('reports', () => {
  it('add up what is approved by type, and visits by place', async () => {
    const trips = await Trips.of(server);
    const { Hotel, Taxi } = trips.types;
    await trips.rate('USD', '2026-11-01', '133.45');
    const trip = await trips.approvedTrip('2026-11-03 14:00 2026-11-06 11:00', {
      legs: [
        { origin: 'Kathmandu', location: trips.places['Pokhara'], departs_on: '2026-11-03', mode: 'bus' },
        { origin: 'Pokhara', location: trips.places['Jumla'], departs_on: '2026-11-04', mode: 'air' },
      ],
    });
    server.now = new Date('2026-11-10T06:15:00.000Z');
    const bills = [
      { expense_type: Hotel, billed_on: '2026-11-05', claimed: { currency: 'USD', amount: '100.00' } },
      { expense_type: Taxi, billed_on: '2026-11-05', claimed: { currency: 'NPR', amount: '800.00' } },
    ];
    const { body: claim } = await trips.claim(bills, { trip });
    await trips.claim(bills);
    await trips.decide('settlement', claim.id);
    const figures = async (path: string, query: string) => {
      const { status, body } = await trips.hr.get(`${trips.base}${path}/aggregate/?as=hr&${query}`);
      expect(status).toBe(200);
      return body;
    };
    const byType = await figures(
      'settlement',
      'status=Approved&group_by=bills.expense_type&measures=sum:bills.approved_home&order=most',
    );
    expect(JSON.stringify(byType)).toMatch(/13345\.00.*9000\.00.*800\.00/);
    const byPlace = await figures('travel-request', 'group_by=legs.location&measures=count');
    expect(JSON.stringify(byPlace)).toMatch(/Jumla|Pokhara/);
    const byDivision = await figures('settlement', 'status=Approved&group_by=division&measures=sum:approved_total');
    expect(JSON.stringify(byDivision)).toContain('23145.00');
    expect(
      (await trips.asha.get(`${trips.base}settlement/aggregate/?as=hr&group_by=sender&measures=count`)).status,
    ).toBe(403);
  });
});
