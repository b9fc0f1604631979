/** Approved leave follows holidays, shifts, rosters and days of rest, where its days are not closed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceAt } from '@karmik/model/leave/engine/account';
import { postLine } from '../src/ledger/ledger.ts';
import { accountLines } from '../src/modules/leave/account/lines.ts';
import { recountDue } from '../src/modules/leave/requests/recount.ts';
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

interface Request {
  readonly id: number;
  readonly duration: string;
  readonly histories: readonly { readonly action_performed: string; readonly remarks: string }[];
  readonly days: readonly { readonly day: string; readonly quantity: string; readonly why: string }[];
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let type: number;
let made = 0;

const everywhere = () => server.context.database.everywhere;
const tenant = () => server.context.database.organization(himal.id);
const requests = '/leave/himal/leave-request/';

async function anEmployee(): Promise<{ person: Person; client: Client }> {
  const person = await aMember(server, himal, `lila${++made}`);
  await everywhere().query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Rai', $4, '2020-01-01')`,
    [himal.id, person.id, `L${made}`, person.email],
  );
  await postLine(everywhere(), {
    organizationId: himal.id,
    personId: person.id,
    ledger: 'leave',
    account: String(type),
    entryDate: '2026-07-17',
    quantity: '10',
    kind: 'opening',
    ref: `test:${made}`,
    createdById: null,
    at: server.context.clock(),
  });
  return { person, client: await signIn(server, person) };
}

/** Leave of someone new, approved. */
async function approved(from_date: string, to_date: string) {
  const one = await anEmployee();
  const body = { leave_type: type, from_date, to_date, reason: 'Family visit' };
  const sent = await one.client.post<Request>(requests, body);
  expect([sent.status, sent.body]).toEqual([201, expect.anything()]);
  await hr.post(`${requests}${sent.body.id}/approve/?as=hr`, { remark: 'Fine' });
  return { ...one, id: sent.body.id };
}
type Leave = Awaited<ReturnType<typeof approved>>;

const read = async ({ client, id }: Leave): Promise<Request> => (await client.get<Request>(`${requests}${id}/`)).body;
const linesOf = ({ id }: Leave) =>
  everywhere().query<{ kind: string; quantity: string; entry_date: string }>(
    `select kind, quantity::text, entry_date from ledger_line where organization_id = $1 and source_entity = 'leave_request' and source_id = $2 order by id`,
    [himal.id, id],
  );
async function balance({ person }: Leave, day = '2027-07-01'): Promise<string> {
  const lines = await accountLines(tenant(), [person.id], type);
  return balanceAt(lines.get(`${person.id} ${type}`) ?? [], day);
}
const toldOf = ({ person }: Leave) =>
  everywhere().query<{ text_en: string; text_ne: string }>(
    `select text_en, text_ne from notification where organization_id = $1 and recipient_id = $2 and text_en like 'Days of%' order by id`,
    [himal.id, person.id],
  );
async function aHoliday(name: string, day: string): Promise<number> {
  const { status, body } = await hr.post<{ id: number }>('/org/himal/holiday/', { name, starts_on: day, ends_on: day });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.id;
}
const setMonth = (state: 'open' | 'closed') =>
  everywhere().query('update period_lock set state = $2 where organization_id = $1', [himal.id, state]);

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  const setting = (await hr.post<{ setting: number }>('/leave/himal/master-setting/lawful/', {})).body.setting;
  type = (
    await hr.post<{ id: number }>('/leave/himal/leave-type/', { name: 'Annual', category: 'General', statute: 'none' })
  ).body.id;
  await hr.post('/leave/himal/leave-rule/', {
    master_setting: setting,
    leave_type: type,
    paid_fraction: '1.00',
    accrual: 'none',
  });
});
afterAll(() => server.close());

describe('approved leave', () => {
  it('gets a day back that becomes a holiday, loses it when the holiday goes, and is counted once', async () => {
    const leave = await approved('2026-12-29', '2026-12-31');
    expect(await balance(leave)).toBe('7');
    const holiday = await aHoliday('Tamu Lhosar', '2026-12-30');
    await Promise.all([recountDue(server.context), recountDue(server.context)]);
    expect(await read(leave)).toMatchObject({
      duration: '2.0000',
      days: [{ quantity: '1.0000' }, { quantity: '0.0000', why: 'holiday' }, { quantity: '1.0000' }],
    });
    expect(await balance(leave)).toBe('8');
    expect(await linesOf(leave)).toEqual([
      { kind: 'taken', quantity: '-3.0000', entry_date: '2026-12-29' },
      { kind: 'returned', quantity: '3.0000', entry_date: '2026-12-29' },
      { kind: 'taken', quantity: '-2.0000', entry_date: '2026-12-29' },
    ]);
    expect(await toldOf(leave)).toEqual([
      {
        text_en: 'Days of your approved leave changed from 3 to 2',
        text_ne: 'तपाईंको स्वीकृत बिदाका दिन ३बाट २ भए',
      },
    ]);
    const audit = await everywhere().query(
      `select before ->> 'duration' as before, after ->> 'duration' as after from audit_event
        where organization_id = $1 and object_type = 'leave_request' and object_id = $2 and action = 'counted_again'`,
      [himal.id, String(leave.id)],
    );
    expect(audit).toEqual([{ before: '3', after: '2' }]);

    // Marked again without a difference.
    await everywhere().query(`update holiday set name = 'Lhosar' where organization_id = $1 and id = $2`, [
      himal.id,
      holiday,
    ]);
    await recountDue(server.context);
    expect([await linesOf(leave), await toldOf(leave)]).toMatchObject([{ length: 3 }, { length: 1 }]);
    expect(await everywhere().query('select 1 from leave_recount_due')).toEqual([]);

    expect((await hr.delete(`/org/himal/holiday/${holiday}/`)).status).toBe(204);
    await recountDue(server.context);
    expect(await read(leave)).toMatchObject({ duration: '3.0000' });
    expect(await balance(leave)).toBe('7');
    expect(await linesOf(leave)).toHaveLength(5);
  });

  it('gives all of it back when it is cancelled after it was counted again', async () => {
    const leave = await approved('2027-01-05', '2027-01-06');
    await aHoliday('Founding day', '2027-01-06');
    await recountDue(server.context);
    expect(await balance(leave)).toBe('9');
    const cancel = await leave.client.post<Request>('/leave/himal/leave-cancel-request/', {
      request: leave.id,
      reason: 'Put off',
    });
    await hr.post(`/leave/himal/leave-cancel-request/${cancel.body.id}/approve/?as=hr`, { remark: 'Fine' });
    expect(await balance(leave)).toBe('10');
  });

  it('follows a shift, a published roster and the days of rest', async () => {
    const leave = await approved('2027-01-19', '2027-01-21');
    const shift = await hr.post<{ id: number }>('/attendance/himal/work-shift/', {
      name: 'Not on Wednesdays',
      timings: ['Sunday', 'Monday', 'Tuesday', 'Thursday', 'Friday'].map((weekday) => ({
        effective_from: '2026-01-01',
        weekday,
        starts_at: '10:00',
        ends_at: '17:00',
      })),
    });
    expect([shift.status, shift.body]).toEqual([201, expect.anything()]);
    const assigned = await hr.post('/attendance/himal/shift-assignment/', {
      employee: leave.person.id,
      work_shift: shift.body.id,
      starts_on: '2027-01-01',
    });
    expect([assigned.status, assigned.body]).toEqual([201, expect.anything()]);
    await recountDue(server.context);
    expect((await read(leave)).days).toMatchObject([
      {},
      { day: '2027-01-20', quantity: '0.0000', why: 'weekly_off' },
      {},
    ]);
    const roster = (values: string) =>
      everywhere().query(
        `insert into roster_entry (organization_id, employee_id, day, work_shift_id, is_published, source) values ($1, $2, '2027-01-21', null, ${values}, 'manual')`,
        [himal.id, leave.person.id],
      );
    await roster('false');
    await recountDue(server.context);
    expect(await read(leave)).toMatchObject({ duration: '2.0000' });
    await roster('true');
    await recountDue(server.context);
    expect(await read(leave)).toMatchObject({ duration: '1.0000' });

    const other = await approved('2027-02-02', '2027-02-03');
    await hr.patch('/org/himal/application-settings/', { second_day_off: 'Tuesday' });
    await recountDue(server.context);
    expect(await read(other)).toMatchObject({ duration: '1.0000' });
    await hr.patch('/org/himal/application-settings/', { second_day_off: null });
    await recountDue(server.context);
    expect(await read(other)).toMatchObject({ duration: '2.0000' });
  });

  it('stays as it is in a closed month, says so, and follows once the month is open again', async () => {
    // The month ends on 15 December.
    const leave = await approved('2026-12-14', '2026-12-17');
    await everywhere().query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-11-17', '2026-12-15', 'open', now())`,
      [himal.id],
    );
    await setMonth('closed');
    await aHoliday('A day inside', '2026-12-15');
    await aHoliday('A day after', '2026-12-16');
    await recountDue(server.context);
    await recountDue(server.context);
    expect((await read(leave)).days.map(({ quantity }) => quantity)).toEqual(['1.0000', '1.0000', '0.0000', '1.0000']);
    // What is dated in the month stands; its counter-line and what takes its place come after the month.
    expect(await linesOf(leave)).toEqual([
      { kind: 'taken', quantity: '-4.0000', entry_date: '2026-12-14' },
      { kind: 'returned', quantity: '4.0000', entry_date: '2026-12-16' },
      { kind: 'taken', quantity: '-3.0000', entry_date: '2026-12-16' },
    ]);
    expect([await balance(leave, '2026-12-15'), await balance(leave)]).toEqual(['6', '7']);
    expect((await read(leave)).histories.slice(-2).map((each) => [each.action_performed, each.remarks])).toEqual([
      ['Not counted again', '4 → 2'],
      ['Counted again', '4 → 3'],
    ]);
    await setMonth('open');
    await recountDue(server.context);
    expect((await read(leave)).days.map(({ quantity }) => quantity)).toEqual(['1.0000', '0.0000', '0.0000', '1.0000']);
    expect(await balance(leave)).toBe('8');
  });
});
