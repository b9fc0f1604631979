/** Cancelling approved advances and trips: asked, decided, and undone as far as nothing was paid or lived through. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type Client, type TestServer } from './support/server.ts';
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
const ask = (trips: Trips, what: object, who: Client = trips.asha) =>
  who.post<{ id: number } & Errors>(`${trips.base}cancel-request/`, { reason: 'The client moved the date', ...what });

/** A request to cancel that HR approved. */
async function cancelled(trips: Trips, what: object): Promise<void> {
  const { status, body } = await ask(trips, what);
  expect([status, status === 201 ? undefined : body]).toEqual([201, undefined]);
  expect((await trips.decide('cancel-request', body.id)).status).toBe(200);
}

const statusOf = async (trips: Trips, path: string, id: number): Promise<string> =>
  (await trips.hr.get<{ status: string }>(`${trips.base}${path}/${id}/?as=hr`)).body.status;

describe('a trip that is cancelled', () => {
  it('leaves a paid advance to be settled, without allowances, and is cancelled once [MC-33]', async () => {
    const trips = await Trips.of(server);
    const { person: hari, client } = await trips.colleague();
    const trip = await trips.approvedTrip('2026-11-10 08:00 2026-11-13 19:00', { associates: [{ person: hari.id }] });
    const { body: advance } = await trips.request('NPR', '30000.00', { trip });
    await trips.approve(advance.id);
    await trips.record(advance.id, 'NPR', '30000.00');
    const { body: unpaid } = await trips.request('NPR', '5000.00', { trip });
    await trips.approve(unpaid.id);
    server.now = new Date('2026-11-09T06:15:00.000Z');
    expect(refused(await ask(trips, { trip }, client))).toEqual([400, 'trip']);
    const first = await ask(trips, { trip });
    expect(first.status).toBe(201);
    expect(refused(await ask(trips, { trip }))).toEqual([400, 'trip']);
    expect((await trips.decide('cancel-request', first.body.id)).status).toBe(200);
    expect(await statusOf(trips, 'travel-request', trip)).toBe('Cancelled');
    expect(refused(await ask(trips, { trip }))).toEqual([400, 'trip']);
    expect([await trips.marked(), await trips.marked(hari)]).toEqual([[], []]);
    // What was paid is a debt; what was not is no longer to be paid.
    expect(await trips.advance(advance.id)).toMatchObject({ status: 'Approved', standing: 'open' });
    expect(await trips.advance(unpaid.id)).toMatchObject({ status: 'Cancelled', standing: null });
    expect(refused(await trips.record(unpaid.id, 'NPR', '5000.00'))).toEqual([400, 'advance']);
    server.now = new Date('2026-11-20T06:15:00.000Z');
    const ticket = {
      expense_type: trips.types['Taxi'],
      billed_on: '2026-11-05',
      claimed: { currency: 'NPR', amount: '8400.00' },
    };
    const { body: claim } = await trips.claim([ticket], { trip, advance: advance.id });
    expect(claim).toMatchObject({ claimed_total: '8400.00', to_pay: '0.00' });
    await trips.decide('settlement', claim.id);
    expect(await trips.advance(advance.id)).toMatchObject({ unsettled: { amount: '21600.00' } });
  });

  it('keeps the attendance of days that have begun, and of no others', async () => {
    const trips = await Trips.of(server);
    const trip = await trips.approvedTrip('2026-11-10 08:00 2026-11-13 19:00');
    server.now = new Date('2026-11-11T06:15:00.000Z');
    await cancelled(trips, { trip });
    expect(await trips.marked()).toEqual(['2026-11-10 2026-11-11']);
    const [due] = await server.context.database.everywhere.query<{ days: string }>(
      `select string_agg(distinct day::text, ' ' order by day::text) as days from attendance_excuse where organization_id = $1 and employee_id = $2`,
      [trips.organization.id, trips.person.id],
    );
    expect(due?.days).toBe('2026-11-10 2026-11-11');
  });

  it('is refused once it is over, of others, and by oneself', async () => {
    const trips = await Trips.of(server);
    const { client } = await trips.colleague();
    const trip = await trips.approvedTrip('2026-11-03 08:00 2026-11-05 19:00');
    expect(refused(await ask(trips, { trip }, client))).toEqual([400, 'trip']);
    const { body } = await ask(trips, { trip });
    expect(
      (await trips.asha.post(`${trips.base}cancel-request/${body.id}/approve/?as=user`, { remark: 'Fine' })).status,
    ).toBe(403);
    server.now = new Date('2026-11-05T06:15:00.000Z');
    // It was asked in time, and decided too late.
    expect(refused(await trips.decide('cancel-request', body.id))).toEqual([400, 'trip']);
    expect(await statusOf(trips, 'travel-request', trip)).toBe('Approved');
  });
});

describe('an advance that is cancelled', () => {
  it('is one that nothing was paid of, or of which all was taken back', async () => {
    const trips = await Trips.of(server);
    const paid = await trips.given('NPR', '2000.00');
    expect(refused(await ask(trips, { advance: paid }))).toEqual([400, 'advance']);
    expect((await trips.record(paid, 'NPR', '2000.00', { kind: 'payment_taken_back' })).status).toBe(201);
    await cancelled(trips, { advance: paid });
    expect(await trips.advance(paid)).toMatchObject({ status: 'Cancelled', standing: null });
  });

  it('is not cancelled where it was paid meanwhile', async () => {
    const trips = await Trips.of(server);
    const { body: advance } = await trips.request('NPR', '2000.00');
    await trips.approve(advance.id);
    const { body } = await ask(trips, { advance: advance.id });
    await trips.record(advance.id, 'NPR', '2000.00');
    expect(refused(await trips.decide('cancel-request', body.id))).toEqual([400, 'advance']);
    expect(await trips.advance(advance.id)).toMatchObject({ status: 'Approved', standing: 'open' });
  });

  it('is named alone, or the trip is', async () => {
    const trips = await Trips.of(server);
    expect(refused(await ask(trips, {}))).toEqual([400, 'trip']);
    expect(refused(await ask(trips, { trip: 1, advance: 1 }))).toEqual([400, 'trip']);
  });
});
