/** Swaps of shifts between colleagues: who is asked in which order, what speaks against one, and what becomes of the roster. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let hr: Client;
let boss: Client;
let asha: Client;
let bikash: Client;
let person: Record<'hari' | 'sita' | 'asha' | 'bikash', Person>;
let morning: number;
let evening: number;
let night: number;
const path = '/attendance/himal/shift-swap/';
const everywhere = () => server.context.database.everywhere;

const aShift = async (name: string, starts_at: string, ends_at: string): Promise<number> => {
  const shift = await everywhere().one<{ id: number }>(
    `insert into work_shift (organization_id, name, is_default, colour, description, mode, worked_mode, grace_late_in, grace_early_out, late_counted_from, half_day_below, absent_below, created_at)
     values ($1, $2, false, '#b8731e', '', 'Fixed', 'First to last', 10, 10, 'Start of the shift', 300, 120, $3) returning id`,
    [himal.id, name, server.now],
  );
  await everywhere().query(
    `insert into work_shift_timings (organization_id, parent_id, position, effective_from, weekday, starts_at, ends_at)
     select $1, $2, n, '2026-01-01', weekday, $3, $4 from unnest(array['Sunday','Monday','Tuesday','Wednesday','Thursday','Friday','Saturday']) with ordinality w (weekday, n)`,
    [himal.id, shift?.id ?? 0, starts_at, ends_at],
  );
  return shift?.id ?? 0;
};
const planned = (who: Person, day: string, shift: number | null) =>
  everywhere().query(
    `insert into roster_entry (organization_id, employee_id, day, work_shift_id, is_published, source, created_at) values ($1, $2, $3, $4, true, 'manual', $5)`,
    [himal.id, who.id, day, shift, server.now],
  );
const roster = () =>
  everywhere().query<{ who: number; day: string; shift: number | null; source: string }>(
    `select employee_id as who, day::text as day, work_shift_id as shift, source from roster_entry where is_published order by day, employee_id`,
  );
const propose = (more: object = {}) =>
  asha.post<{ id: number; status: string }>(path, {
    colleague: person.bikash.id,
    day: '2026-11-24',
    return_day: null,
    request_remarks: 'Family event',
    ...more,
  });
const act = (who: Client, id: number, action: string, as: string) =>
  who.post<{ status: string; non_field_errors?: string[] }>(`${path}${id}/${action}/?as=${as}`, { remark: 'Fine' });

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  person = {
    hari: await aMember(server, himal, 'hari', { is_hr_admin: true }),
    sita: await aMember(server, himal, 'sita'),
    asha: await aMember(server, himal, 'asha'),
    bikash: await aMember(server, himal, 'bikash'),
  };
  for (const name of ['asha', 'bikash'] as const) {
    await everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Rai', $4, '2020-01-01')`,
      [himal.id, person[name].id, name, person[name].email],
    );
    await everywhere().query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
      [himal.id, person[name].id, person.sita.id],
    );
  }
  [morning, evening, night] = [
    await aShift('Morning', '06:00', '14:00'),
    await aShift('Evening', '14:00', '22:00'),
    await aShift('Night', '22:00', '06:00'),
  ];
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['approval_step', 'shift_swap', 'roster_entry', 'notification'])
    await everywhere().query(`delete from ${table}`);
  server.move(60_000);
  [hr, boss, asha, bikash] = (await Promise.all(
    [person.hari, person.sita, person.asha, person.bikash].map((each) => signIn(server, each)),
  )) as [Client, Client, Client, Client];
  await planned(person.asha, '2026-11-24', morning);
  await planned(person.bikash, '2026-11-24', null);
  await planned(person.asha, '2026-11-26', null);
  await planned(person.bikash, '2026-11-26', evening);
});

describe('a swap of shifts', () => {
  it('asks the colleague first, then the supervisor; approved, each has the plan of the other', async () => {
    const { status, body } = await propose({ return_day: '2026-11-26' });
    expect([status, body.status]).toEqual([201, 'Requested']);
    const { id } = body;
    // No one decides before the colleague has accepted, and the colleague does not decide.
    expect((await act(boss, id, 'approve', 'supervisor')).status).not.toBe(200);
    expect((await act(hr, id, 'approve', 'hr')).body).toMatchObject({
      non_field_errors: ["The colleague hasn't accepted yet"],
    });
    expect((await act(bikash, id, 'approve', 'notification')).status).toBe(403);
    expect((await act(asha, id, 'forward', 'user')).status).toBe(403);
    expect((await act(bikash, id, 'forward', 'notification')).body.status).toBe('Forwarded');
    expect((await act(boss, id, 'approve', 'supervisor')).body.status).toBe('Approved');
    expect(await roster()).toEqual([
      { who: person.asha.id, day: '2026-11-24', shift: null, source: 'swap' },
      { who: person.bikash.id, day: '2026-11-24', shift: morning, source: 'swap' },
      { who: person.asha.id, day: '2026-11-26', shift: evening, source: 'swap' },
      { who: person.bikash.id, day: '2026-11-26', shift: null, source: 'swap' },
    ]);
    const told = await everywhere().query<{ text_en: string }>(
      'select text_en from notification where recipient_id = $1',
      [person.bikash.id],
    );
    expect(told.map(({ text_en: text }) => text)).toContain('A shift swap you accepted was approved');
  });

  it('is declined by the colleague, and the roster stays', async () => {
    const before = await roster();
    const { id } = (await propose()).body;
    expect((await act(bikash, id, 'decline', 'notification')).body.status).toBe('Decline');
    expect(await roster()).toEqual(before);
  });

  it('is refused without a published shift, for equal shifts, for too little rest, twice for a day, and with oneself', async () => {
    expect((await propose({ day: '2026-11-25' })).body).toEqual({ day: ['No published shift on this day'] });
    expect((await propose({ colleague: person.asha.id })).status).toBe(400);
    await everywhere().query(
      `update roster_entry set work_shift_id = $1 where employee_id = $2 and day = '2026-11-24'`,
      [morning, person.bikash.id],
    );
    expect((await propose()).body).toEqual({ day: ['Both have the same shift on this day'] });
    await everywhere().query(
      `update roster_entry set work_shift_id = null where employee_id = $1 and day = '2026-11-24'`,
      [person.bikash.id],
    );
    await planned(person.bikash, '2026-11-23', night);
    expect((await propose()).body).toMatchObject({ day: [expect.stringContaining('Less than 8 hours of rest')] });
    await everywhere().query(`delete from roster_entry where day = '2026-11-23'`);
    expect((await propose()).status).toBe(201);
    expect((await propose()).body).toEqual({ day: ['A request for this day already exists'] });
  });

  it('is not approved once the roster has changed', async () => {
    const { id } = (await propose()).body;
    await act(bikash, id, 'forward', 'notification');
    await everywhere().query(`delete from roster_entry where employee_id = $1 and day = '2026-11-24'`, [
      person.asha.id,
    ]);
    await planned(person.asha, '2026-11-24', evening);
    expect((await act(boss, id, 'approve', 'supervisor')).body).toMatchObject({
      non_field_errors: ['The roster changed since this was proposed. Decline it and propose again'],
    });
  });
});
