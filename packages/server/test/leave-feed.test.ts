/** The calendar link: one's own calendar for calendar programs, by a secret that can be withdrawn (WC-30). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folded, icalendar } from '../src/modules/leave/feed/icalendar.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let person: Person;
let own: Client;
let organization: number;

const path = '/leave/himal/calendar-link/';
const everywhere = () => server.context.database.everywhere;
const make = async (client: Client = own) => (await client.post<{ address: string; made_at: string }>(path)).body;
/** What a calendar program gets, which has no session. */
const read = (address: string) => server.app.inject({ method: 'GET', url: new URL(address).pathname });
/** Lines as they were before they were folded. */
const linesOf = (calendar: string): string[] => calendar.replaceAll('\r\n ', '').split('\r\n');

async function ask(client: Client, leave_type: number, from_date: string, to_date: string): Promise<number> {
  const body = { leave_type, from_date, to_date, reason: 'An operation' };
  const { body: sent } = await client.post<{ id: number }>('/leave/himal/leave-request/', body);
  return sent.id;
}

beforeAll(async () => {
  server = await startServer();
  const himal = await anOrganization(server, 'himal');
  organization = himal.id;
  const hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  await hr.post('/leave/himal/master-setting/lawful/', {});
  const types = await hr.get<{ results: { id: number; name: string }[] }>('/leave/himal/leave-type/?name=Unpaid leave');
  const unpaid = types.body.results.find(({ name }) => name === 'Unpaid leave')?.id ?? 0;
  person = await aMember(server, himal, 'lila');
  const other = await aMember(server, himal, 'other');
  for (const { id, email } of [person, other])
    await everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, 'Lila', 'Rai', $4, '2020-01-01')`,
      [himal.id, id, `L${id}`, email],
    );
  own = await signIn(server, person);
  const approved = await ask(own, unpaid, '2026-11-25', '2026-11-26');
  await hr.post(`/leave/himal/leave-request/${approved}/approve/?as=hr`, { remark: 'Fine' });
  await ask(own, unpaid, '2026-12-02', '2026-12-02');
  await ask(await signIn(server, other), unpaid, '2026-12-09', '2026-12-09');
  await hr.post('/org/himal/holiday/', {
    name: 'Lhosar; new year, again',
    starts_on: '2026-12-30',
    ends_on: '2026-12-30',
  });
});
afterAll(() => server.close());

describe('a calendar link', () => {
  it("leads to one's own leave and holidays, and says of what kind the leave is to no one", async () => {
    expect((await own.get(path)).body).toMatchObject({ made_at: null });
    const { address, made_at } = await make();
    expect((await own.get(path)).body).toMatchObject({ made_at });
    expect(address).toMatch(/^https:\/\/hr\.example\.com\/api\/v1\/leave-calendar\/[\w-]{43}\/leave\.ics$/);
    const { statusCode, headers, body } = await read(address);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    const lines = linesOf(body);
    expect(lines.filter((line) => /^(SUMMARY|DTSTART|DTEND|STATUS)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20261125',
      'DTEND;VALUE=DATE:20261127',
      'SUMMARY:Leave',
      'STATUS:CONFIRMED',
      'DTSTART;VALUE=DATE:20261202',
      'DTEND;VALUE=DATE:20261203',
      'SUMMARY:Leave (pending)',
      'STATUS:TENTATIVE',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20261231',
      'SUMMARY:Lhosar\\; new year\\, again',
      'STATUS:CONFIRMED',
    ]);
    expect(body).not.toMatch(/Unpaid|operation/);
    const uids = lines.filter((line) => line.startsWith('UID:'));
    expect(new Set(uids).size).toBe(3);
    expect(linesOf((await read(address)).body).filter((line) => line.startsWith('UID:'))).toEqual(uids);
  });

  it('[WC-30] has the birthday of who was born on 29 February on the 28th in other years', async () => {
    await everywhere().query(
      `update employee set date_of_birth = '1992-02-29' where organization_id = $1 and user_id = $2`,
      [organization, person.id],
    );
    const daysOf = async (year: number) => {
      const { body } = await own.get<{ results: { layer: string; starts_on: string }[] }>(
        `/event/himal/calendar/?from=${year}-02-20&to=${year}-03-10`,
      );
      return body.results.filter(({ layer }) => layer === 'birthday').map((each) => each.starts_on);
    };
    expect([await daysOf(2027), await daysOf(2028)]).toEqual([['2027-02-28'], ['2028-02-29']]);
  });

  it('[WC-30] holds the layers that were chosen, as its owner may read them now, and only hours where it is busy only', async () => {
    const everyone = await read((await make()).address);
    expect(everyone.body).not.toContain('Stand-up');
    const hr = await signIn(
      server,
      await aMember(server, { id: organization, slug: 'himal', name: '' }, 'boss', { is_hr_admin: true }),
    );
    const invited = await hr.post<{ id: number; guests: { id: number }[] }>('/event/himal/event/', {
      title: 'Stand-up of guides',
      starts_on: '2026-11-25',
      start_time: '10:00',
      ends_on: '2026-11-25',
      end_time: '10:30',
      location: 'Hall 2',
      notes: 'A private note',
      guests: [{ person: person.id }],
    });
    expect(invited.status).toBe(201);
    await everywhere().query(
      `update employee set date_of_birth = '1990-12-05' where organization_id = $1 and user_id = $2`,
      [organization, person.id],
    );
    const all = await make();
    const calendar = (await read(all.address)).body;
    expect(linesOf(calendar)).toEqual(
      expect.arrayContaining([
        'SUMMARY:Stand-up of guides',
        'DTSTART;TZID=Asia/Kathmandu:20261125T100000',
        'LOCATION:Hall 2',
        "SUMMARY:Lila Rai's birthday",
        'DTSTART;VALUE=DATE:20261205',
      ]),
    );
    expect(calendar).toContain('BEGIN:VTIMEZONE');
    expect(calendar).not.toMatch(/private note|1990|operation|Unpaid/);
    const { body: busy } = await own.post<{ address: string }>(path, {
      layers: ['event', 'leave'],
      is_busy_only: true,
    });
    const hours = (await read(busy.address)).body;
    expect(new Set(linesOf(hours).filter((line) => line.startsWith('SUMMARY')))).toEqual(new Set(['SUMMARY:Busy']));
    expect(hours).not.toMatch(/Hall 2|Stand-up|Lhosar|birthday/);
    // The old link answers as a wrong one does.
    const [old, wrong] = [
      await read(all.address),
      await read('https://hr.example.com/api/v1/leave-calendar/wrong/leave.ics'),
    ];
    expect([old.statusCode, old.body]).toEqual([wrong.statusCode, wrong.body]);
    // Who is no guest any more has it no longer.
    await hr.patch(`/event/himal/event/${invited.body.id}/edit/`, { guests: [] });
    expect((await read(busy.address)).body).not.toContain('20261125T100000');
  });

  it('is kept as a hash alone', async () => {
    const secret = new URL((await make()).address).pathname.split('/')[4] ?? '';
    const stored = await everywhere().query('select * from leave_feed');
    const audit = await everywhere().query(`select * from audit_event where object_type = 'leave_calendar_link'`);
    expect(audit).not.toHaveLength(0);
    expect(JSON.stringify([stored, audit])).not.toContain(secret);
  });

  it('stops working when it is withdrawn, when another is made, and once its person has left', async () => {
    const first = await make();
    const second = await make();
    expect([(await read(first.address)).statusCode, (await read(second.address)).statusCode]).toEqual([404, 200]);
    expect((await own.delete(path)).status).toBe(204);
    expect((await read(second.address)).statusCode).toBe(404);
    expect((await own.delete(path)).status).toBe(404);
    const third = await make();
    await everywhere().query('update membership set is_current = false where organization_id = $1 and user_id = $2', [
      organization,
      person.id,
    ]);
    expect((await read(third.address)).statusCode).toBe(404);
    await everywhere().query('update membership set is_current = true where organization_id = $1 and user_id = $2', [
      organization,
      person.id,
    ]);
    expect((await read(third.address)).statusCode).toBe(200);
    expect((await read('https://hr.example.com/api/v1/leave-calendar/unknown/leave.ics')).statusCode).toBe(404);
  });

  it('shows nothing of another organization, and is made by its members alone', async () => {
    const sagar = await anOrganization(server, 'sagar');
    const stranger = await signIn(server, await aMember(server, sagar, 'gita'));
    expect((await stranger.post(path)).status).toBe(404);
    const { body } = await stranger.post<{ address: string }>('/leave/sagar/calendar-link/');
    const calendar = (await read(body.address)).body;
    expect(calendar).not.toContain('BEGIN:VEVENT');
  });
});

describe('a calendar of whole days', () => {
  const event = {
    uid: 'leave-1@hr',
    from: '2026-12-31',
    to: '2026-12-31',
    changedAt: new Date('2026-11-21T06:15:00.5Z'),
  };

  it('ends its lines as the standard has it, and escapes what has a meaning', () => {
    expect(icalendar('Leave', [{ ...event, summary: 'a\\b; c,\nd' }]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Karmik HR//Leave//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Leave',
      'BEGIN:VEVENT',
      'UID:leave-1@hr',
      'DTSTAMP:20261121T061500Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:a\\\\b\\; c\\,\\nd',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('folds long lines at 75 octets, between characters', () => {
    const line = `SUMMARY:${'बिदा '.repeat(30)}`;
    const lines = folded(line).split('\r\n');
    expect(lines.every((each) => Buffer.byteLength(each) <= 75)).toBe(true);
    expect(lines.slice(1).every((each) => each.startsWith(' '))).toBe(true);
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toBe(line);
  });
});
