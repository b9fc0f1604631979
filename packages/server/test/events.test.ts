/** Events: rooms, series, answers, links of guests, mails and reminders (NB-5, WC-17 to WC-30). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import ICAL from 'ical.js';
import { publishDue } from '../src/modules/noticeboard/posts.ts';
import { prolongSeries, remindDue } from '../src/modules/events/due.ts';
import { shortened } from '../src/modules/events/public-routes.ts';
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
let organizer: Client;
let asha: Client;
let stranger: Client;
let people: Readonly<Record<'organizer' | 'asha' | 'stranger' | 'hr', Person>>;
let hr: Client;
let places = 0;
let room: number;
let otherRoom: number;

const base = '/event/himal/event/';
const start = new Date('2026-11-13T04:15:00.000Z');
const everywhere = () => server.context.database.everywhere;

interface Day {
  readonly on: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly is_cancelled: boolean;
  readonly is_moved: boolean;
  readonly title: string | null;
  readonly my_answer: string | null;
  readonly accepted: number;
  readonly room: { readonly id: number } | null;
}
interface Shown {
  readonly id: number;
  readonly title: string;
  readonly status: string;
  readonly version: string;
  readonly days: readonly Day[];
  readonly requests: readonly { readonly id: number; readonly email: string }[];
  readonly guest_states: readonly {
    readonly email: string | null;
    readonly person: { readonly id: number } | null;
    readonly answers: readonly {
      readonly on: string | null;
      readonly answer: string;
      readonly is_current: boolean;
      readonly note: string | null;
    }[];
  }[];
}
interface Mail {
  readonly to_address: string;
  readonly subject: string;
  readonly kind: string;
  readonly calendars: readonly { readonly method: string; readonly content: string }[] | null;
}

const weekly = {
  title: 'Stand-up',
  type: 'Meeting',
  starts_on: '2026-11-16',
  start_time: '10:00',
  ends_on: '2026-11-16',
  end_time: '10:30',
  repeats: 'Weekly',
  repeat_ends: 'After a number',
  repeat_count: 8,
};
const once = (starts_on: string, start_time: string, end_time: string) => ({
  title: `At ${start_time}`,
  starts_on,
  ends_on: starts_on,
  start_time,
  end_time,
});
const outside = { name: 'Rita Guest', email: 'rita@guest.example' };

async function create(body: object, client: Client = organizer): Promise<Shown> {
  const made = await client.post<Shown>(base, body);
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  return made.body;
}
const show = async (id: number, client: Client = organizer) => (await client.get<Shown>(`${base}${id}/`)).body;
const startsOf = ({ days }: Shown): string[] => days.filter((day) => !day.is_cancelled).map((day) => day.starts_at);
const edit = (id: number, body: object, client: Client = organizer) => client.patch<Shown>(`${base}${id}/edit/`, body);
/** The guests of an event in the form of a body. */
const guestLines = async (id: number) =>
  (
    await organizer.get<{
      guests: {
        id: number;
        person: { id: number } | null;
        name: string | null;
        email: string | null;
        is_optional: boolean;
      }[];
    }>(`${base}${id}/`)
  ).body.guests.map(({ person, ...line }) => ({ ...line, person: person?.id ?? null }));
const answer = (client: Client, id: number, body: object) => client.put(`${base}${id}/answer/`, body);
/** Mails that were queued since the last look, by their place in the log. */
let seen = 0;
async function mails(): Promise<Mail[]> {
  const rows = await everywhere().query<Mail & { id: number }>(
    `select id, kind, to_address, subject, calendars from email_log where organization_id = $1 and kind = 'event' and id > $2 order by id`,
    [himal.id, seen],
  );
  seen = rows.at(-1)?.id ?? seen;
  return rows;
}
const linesOf = (content: string): string[] => content.replaceAll('\r\n ', '').trim().split('\r\n');
const valueOf = (content: string, name: string): string | undefined =>
  linesOf(content)
    .filter((line) => new RegExp(`^${name}[;:]`).test(line))
    .at(-1);
/** Instants at which a calendar program has the events of a file. */
function readBack(content: string): string[] {
  const calendar = ICAL.Component.fromString(content);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone), String(zone.getFirstPropertyValue('tzid')));
  const all = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const series = all.find((each) => !each.isRecurrenceException());
  if (series === undefined) return all.map((each) => each.startDate.toJSDate().toISOString());
  for (const each of all) if (each.isRecurrenceException()) series.relateException(each);
  if (!series.isRecurring()) return [series.startDate.toJSDate().toISOString()];
  const iterator = series.iterator();
  const found: string[] = [];
  for (let next = iterator.next(); next && found.length < 100; next = iterator.next())
    found.push(series.getOccurrenceDetails(next).startDate.toJSDate().toISOString());
  return found;
}
/** The secret of the newest link of a guest, as the mail has it. */
async function secretOf(address: string): Promise<string> {
  const { textOf } = await import('../src/mail/mail.ts');
  const row = await everywhere().one<{ organization_id: number; body: string; sealed_body: Buffer | null }>(
    `select organization_id, body, sealed_body from email_log where to_address = $1 and sealed_body is not null order by id desc limit 1`,
    [address],
  );
  if (!row) throw new Error(`no mail to ${address}`);
  return /\/invitation\/([\w-]+)/.exec(textOf(server.context, row))?.[1] ?? '';
}
const stranded = (url: string, body: object) =>
  server.app.inject({ method: 'POST', url: `/api/v1/event-invitation/${url}/`, payload: body });
const noticesOf = (person: Person) =>
  everywhere().query<{ text_en: string }>(
    `select text_en from notification where recipient_id = $1 and category = 'event' order by id`,
    [person.id],
  );

beforeAll(async () => {
  server = await startServer({ smtpUrl: 'smtp://127.0.0.1:1' }, { now: start });
  himal = await anOrganization(server, 'himal');
  people = {
    organizer: await aMember(server, himal, 'omi'),
    asha: await aMember(server, himal, 'asha'),
    stranger: await aMember(server, himal, 'sita'),
    hr: await aMember(server, himal, 'hari', { is_hr_admin: true }),
  };
  [organizer, asha, stranger, hr] = [
    await signIn(server, people.organizer),
    await signIn(server, people.asha),
    await signIn(server, people.stranger),
    await signIn(server, people.hr),
  ];
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = start;
  places += 1;
  room = (await hr.post<{ id: number }>('/org/himal/meeting-room/', { name: `Everest ${places}` })).body.id;
  otherRoom = (await hr.post<{ id: number }>('/org/himal/meeting-room/', { name: `Annapurna ${places}` })).body.id;
  await mails();
});

describe('rooms', () => {
  it('[NB-5] refuse the second of two events at one time, and take the next that follows', async () => {
    await create({ ...once('2026-11-20', '10:00', '11:00'), room });
    const clash = await organizer.post<{ room: string[] }>(base, { ...once('2026-11-20', '10:30', '11:30'), room });
    expect([clash.status, clash.body.room?.[0]]).toEqual([
      400,
      expect.stringMatching(/Everest.*20 Nov 2026, 10:00 am–11:00 am/),
    ]);
    await create({ ...once('2026-11-20', '11:00', '12:00'), room });
  });

  it('[NB-5] hold against bookings of the settings, which refuse to change those of events', async () => {
    const booking = {
      room,
      subject: 'Visit',
      booked_for: people.hr.id,
      starts_at: '2026-11-20T04:15:00Z',
      ends_at: '2026-11-20T05:15:00Z',
    };
    expect((await hr.post('/org/himal/room-booking/', booking)).status).toBe(201);
    expect((await organizer.post(base, { ...once('2026-11-20', '10:30', '11:30'), room })).status).toBe(400);
    await create({ ...once('2026-11-20', '14:00', '15:00'), room });
    const held = await hr.get<{ results: { id: number; subject: string }[] }>(`/org/himal/room-booking/?room=${room}`);
    const own = held.body.results.find(({ subject }) => subject === 'At 14:00');
    expect((await hr.delete(`/org/himal/room-booking/${own?.id}/`)).status).toBe(409);
  });

  it('[WC-22] look at all twelve meetings, name the taken day, and offer the ways out', async () => {
    await create({ ...once('2026-12-01', '15:00', '16:00'), room });
    await create({ ...once('2026-12-08', '15:30', '16:30'), room });
    const tuesdays = {
      ...weekly,
      title: 'Review',
      starts_on: '2026-11-17',
      ends_on: '2026-11-17',
      start_time: '14:00',
      end_time: '15:30',
      repeat_count: 12,
      room,
    };
    const refused = await organizer.post<{ room: string[] }>(base, tuesdays);
    expect(refused.status).toBe(400);
    expect(refused.body.room?.[0]).toContain('1 Dec 2026');
    expect(refused.body.room?.[0]).not.toContain('8 Dec 2026');
    const check = await organizer.post<{ meetings: number; clashes: { on: string; free: { id: number }[] }[] }>(
      '/event/himal/room-check/',
      { values: tuesdays },
    );
    expect([check.body.meetings, check.body.clashes.map(({ on }) => on)]).toEqual([12, ['2026-12-01']]);
    expect(check.body.clashes[0]?.free.map(({ id }) => id)).toContain(otherRoom);
    const skipping = await create({ ...tuesdays, left_out: [{ left_out_on: '2026-12-01' }] });
    expect(startsOf(skipping)).toHaveLength(11);
    // The fifth meeting, 15 December, goes to an hour that is taken.
    await create({ ...once('2026-12-15', '16:00', '17:00'), room });
    const moved = await organizer.patch(`${base}${skipping.id}/days/2026-12-15/`, {
      starts_on: '2026-12-15',
      ends_on: '2026-12-15',
      start_time: '16:30',
      end_time: '17:30',
      room,
    });
    expect(moved.status).toBe(400);
    // A cancelled meeting frees its room.
    expect((await organizer.post(`${base}${skipping.id}/cancel-day/`, { on: '2026-12-22' })).status).toBe(204);
    await create({ ...once('2026-12-22', '14:00', '15:00'), room });
    await organizer.post(`${base}${skipping.id}/cancel/?as=user`, {});
    const elsewhere = await create({
      ...tuesdays,
      repeat_count: 3,
      other_rooms: [{ held_on: '2026-12-01', room: otherRoom }],
    });
    expect(elsewhere.days.map((day) => day.room?.id)).toEqual([room, room, otherRoom]);
  });

  it('[WC-22] refuse one of two who ask for a free hour at once, by a rule of the database', async () => {
    const body = { ...once('2026-11-25', '10:00', '11:00'), room };
    const both = await Promise.all([organizer.post(base, body), asha.post(base, body)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    const rule = await everywhere().one(
      `select from pg_constraint where conname = 'room_booking_room_overlap' and contype = 'x'`,
    );
    expect(rule).toBeDefined();
  });

  it('[WC-22] are held for 24 months of a series without an end, which is made further and tells of clashes', async () => {
    const endless = await create({ ...weekly, title: 'For ever', repeat_ends: 'Never', repeat_count: null, room });
    const ofEvent = () =>
      everywhere().query<{ original_on: string; room_id: number | null }>(
        'select original_on, room_id from event_occurrence where event_id = $1 and organization_id = $2 order by original_on',
        [endless.id, himal.id],
      );
    const held = await ofEvent();
    expect([held.length, held.at(-1)?.original_on]).toEqual([105, '2028-11-13']);
    // Of the week after the horizon the hour is taken by then.
    await create({ ...once('2028-11-20', '10:00', '11:00'), room });
    server.move(14 * 86_400_000);
    await prolongSeries(server.context);
    const later = await ofEvent();
    expect(later.at(-1)).toEqual({ original_on: '2028-11-27', room_id: room });
    expect(later.at(-2)).toEqual({ original_on: '2028-11-20', room_id: null });
    expect((await noticesOf(people.organizer)).map(({ text_en: text }) => text)).toContainEqual(
      expect.stringMatching(/is taken on new days \(1\): For ever/),
    );
  });

  it('[WC-22] refuse a series that is longer than its own period', async () => {
    const long = { ...weekly, repeats: 'Daily', ends_on: '2026-11-18' };
    expect((await organizer.post(base, long)).body).toHaveProperty('ends_on');
    const days = { ...weekly, repeat_days: ['Monday', 'Tuesday'], ends_on: '2026-11-17', end_time: '12:00' };
    expect((await organizer.post(base, days)).body).toHaveProperty('ends_on');
  });
});

describe('zones', () => {
  it('[WC-17] keep the hour of the organizer where clocks change elsewhere', async () => {
    server.now = new Date('2026-10-01T04:15:00Z');
    const kathmandu = await create({
      ...weekly,
      starts_on: '2026-10-12',
      ends_on: '2026-10-12',
      start_time: '15:00',
      end_time: '16:00',
      repeat_count: 5,
      guests: [outside],
    });
    expect(startsOf(kathmandu).map((at) => at.slice(5, 16))).toEqual(
      ['10-12', '10-19', '10-26', '11-02', '11-09'].map((day) => `${day}T09:15`),
    );
    const london = await create({
      ...weekly,
      starts_on: '2026-10-13',
      ends_on: '2026-10-13',
      start_time: '10:00',
      end_time: '11:00',
      timezone: 'Europe/London',
      repeat_count: 4,
      guests: [outside],
    });
    const inKathmandu = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kathmandu',
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(startsOf(london).map((at) => inKathmandu.format(new Date(at)))).toEqual([
      '14:45',
      '14:45',
      '15:45',
      '15:45',
    ]);
    const [first, second] = await mails();
    expect(valueOf(first?.calendars?.[0]?.content ?? '', 'DTSTART')).toBe(
      'DTSTART;TZID=Asia/Kathmandu:20261012T150000',
    );
    expect(second?.calendars?.[0]?.content).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/London');
    expect(readBack(second?.calendars?.[0]?.content ?? '')).toEqual(startsOf(london));
  });

  it('[WC-28] know Kathmandu by its other names, and refuse a zone that does not exist', async () => {
    for (const timezone of ['Asia/Katmandu', 'Nepal Standard Time', '+0545']) {
      const made = await create({ ...once('2026-11-20', '15:00', '15:30'), timezone, guests: [outside] });
      expect(startsOf(made)).toEqual(['2026-11-20T09:15:00.000Z']);
      const [mail] = await mails();
      const content = mail?.calendars?.[0]?.content ?? '';
      expect(readBack(content)).toEqual(['2026-11-20T09:15:00.000Z']);
      expect(content).not.toMatch(/5\.75|5\.8/);
    }
    const unknown = await organizer.post(base, { ...once('2026-11-20', '15:00', '15:30'), timezone: 'Asia/Nowhere' });
    expect([unknown.status, unknown.body]).toEqual([400, expect.objectContaining({ timezone: expect.anything() })]);
  });

  it('[WC-23] have none for whole days, whose end in the file is the day after', async () => {
    const made = await create({
      title: 'Retreat',
      is_all_day: true,
      starts_on: '2026-11-21',
      ends_on: '2026-11-23',
      reminder: 'Day before',
      guests: [outside],
    });
    expect(made.days).toMatchObject([{ starts_on: '2026-11-21', ends_on: '2026-11-23' }]);
    const content = (await mails())[0]?.calendars?.[0]?.content ?? '';
    expect([valueOf(content, 'DTSTART'), valueOf(content, 'DTEND')]).toEqual([
      'DTSTART;VALUE=DATE:20261121',
      'DTEND;VALUE=DATE:20261124',
    ]);
    expect(content).not.toContain('VTIMEZONE');
    const calendar = await organizer.get<{
      results: { event: number; starts_on: string; ends_on: string; starts_at: null }[];
    }>('/event/himal/calendar/?from=2026-11-22&to=2026-11-22');
    expect(calendar.body.results.filter((entry) => entry.event === made.id)).toMatchObject([
      { starts_on: '2026-11-21', ends_on: '2026-11-23', starts_at: null },
    ]);
    const [reminder] = await everywhere().query<{ remind_at: Date }>(
      'select remind_at from event_occurrence where event_id = $1',
      [made.id],
    );
    expect(new Date(reminder?.remind_at ?? 0).toISOString()).toBe('2026-11-20T03:15:00.000Z');
    const wrong = await organizer.post(base, {
      title: 'X',
      is_all_day: true,
      starts_on: '2026-11-21',
      ends_on: '2026-11-21',
      reminder: '1 hour',
    });
    expect(wrong.body).toHaveProperty('reminder');
  });
});

describe('a series', () => {
  it('[WC-18] keeps its last day, and ends in the file at the instant of that day', async () => {
    const made = await create({
      ...weekly,
      repeats: 'Daily',
      start_time: '06:00',
      end_time: '06:30',
      repeat_ends: 'On a day',
      repeat_count: null,
      repeat_until: '2026-11-20',
      guests: [outside],
    });
    expect(startsOf(made)).toHaveLength(5);
    const content = (await mails())[0]?.calendars?.[0]?.content ?? '';
    expect(valueOf(content, 'RRULE')).toContain('UNTIL=20261120T001500Z');
    expect(readBack(content)).toEqual(startsOf(made));
    await create({
      title: 'Days',
      is_all_day: true,
      starts_on: '2026-11-16',
      ends_on: '2026-11-16',
      repeats: 'Daily',
      repeat_ends: 'On a day',
      repeat_until: '2026-11-20',
      reminder: 'None',
      guests: [outside],
    });
    const whole = (await mails())[0]?.calendars?.[0]?.content ?? '';
    expect(valueOf(whole, 'RRULE')).toMatch(/UNTIL=20261120(;|$)/);
  });

  it('[WC-19] keeps its exceptions when its time changes', async () => {
    server.now = new Date('2026-10-25T04:15:00Z');
    const mondays = { ...weekly, starts_on: '2026-11-02', ends_on: '2026-11-02', repeat_count: 4, guests: [outside] };
    const { id } = await create({ ...mondays, left_out: [{ left_out_on: '2026-11-09' }] });
    const day = { starts_on: '2026-11-17', ends_on: '2026-11-17', start_time: '14:00', end_time: '14:30' };
    expect((await organizer.patch(`${base}${id}/days/2026-11-16/`, day)).status).toBe(204);
    expect((await edit(id, { start_time: '11:00', end_time: '11:30' })).status).toBe(200);
    expect((await edit(id, { title: 'New name' })).status).toBe(200);
    const shown = await show(id);
    expect(startsOf(shown)).toEqual([
      '2026-11-02T05:15:00.000Z',
      '2026-11-17T08:15:00.000Z',
      '2026-11-23T05:15:00.000Z',
    ]);
    expect(shown.days.map(({ on, title }) => [on, title])).toEqual([
      ['2026-11-02', null],
      ['2026-11-16', null],
      ['2026-11-23', null],
    ]);
    const content = (await mails()).at(-1)?.calendars?.[0]?.content ?? '';
    expect(valueOf(content, 'EXDATE')).toBe('EXDATE;TZID=Asia/Kathmandu:20261109T110000');
    expect(valueOf(content, 'RECURRENCE-ID')).toBe('RECURRENCE-ID;TZID=Asia/Kathmandu:20261116T110000');
    expect(linesOf(content).filter((line) => line.startsWith('SUMMARY'))).toEqual([
      'SUMMARY:New name',
      'SUMMARY:New name',
    ]);
    expect(readBack(content)).toEqual(startsOf(shown));
    // A title of its own stays.
    await organizer.patch(`${base}${id}/days/2026-11-23/`, {
      starts_on: '2026-11-23',
      ends_on: '2026-11-23',
      start_time: '11:00',
      end_time: '11:30',
      title: 'Last one',
    });
    await edit(id, { title: 'Newer name' });
    expect((await show(id)).days.map(({ title }) => title)).toEqual([null, null, 'Last one']);
  });

  it('[WC-20] is divided by "this and following": the count goes on, exceptions and answers stay in their half', async () => {
    const { id } = await create({ ...weekly, room, guests: [{ person: people.asha.id }, outside] });
    const moved = { starts_on: '2026-12-01', ends_on: '2026-12-01', start_time: '15:00', end_time: '15:30', room };
    await organizer.patch(`${base}${id}/days/2026-11-30/`, moved);
    await organizer.post(`${base}${id}/cancel-day/`, { on: '2026-12-21' });
    for (const on of ['2026-11-16', '2026-11-30', '2026-12-14', '2026-12-28'])
      expect((await answer(asha, id, { answer: 'Accepted', on, note: `for ${on}` })).status).toBe(204);
    await mails();
    expect(
      (await organizer.post(`${base}${id}/following/`, { on: '2026-11-16', changes: { start_time: '11:00' } })).status,
    ).toBe(400);
    const divided = await organizer.post<{ id: number }>(`${base}${id}/following/`, {
      on: '2026-12-14',
      changes: { start_time: '11:00', end_time: '11:30' },
    });
    expect(divided.status).toBe(200);
    const [before, after] = [await show(id, asha), await show(divided.body.id, asha)];
    expect(startsOf(before)).toEqual(
      ['2026-11-16T04:15', '2026-11-23T04:15', '2026-12-01T09:15', '2026-12-07T04:15'].map((at) => `${at}:00.000Z`),
    );
    expect(startsOf(after)).toEqual(['2026-12-14', '2026-12-28', '2027-01-04'].map((day) => `${day}T05:15:00.000Z`));
    expect(after.days.find(({ on }) => on === '2026-12-21')?.is_cancelled).toBe(true);
    expect(before.days.map(({ my_answer: mine }) => mine)).toEqual(['Accepted', null, 'Accepted', null]);
    expect(before.guest_states[0]?.answers.map(({ note }) => note)).toEqual(['for 2026-11-16', 'for 2026-11-30']);
    expect(after.days.map(({ my_answer: mine }) => mine)).toEqual([null, null, null, null]);
    expect(after.days.filter((day) => !day.is_cancelled).map((day) => day.room?.id)).toEqual([room, room, room]);
    const sent = await mails();
    expect(sent.map(({ to_address: to }) => to).toSorted()).toEqual([people.asha.email, outside.email].toSorted());
    const [rest, earlier] = sent.find(({ to_address: to }) => to === outside.email)?.calendars ?? [];
    expect(readBack(rest?.content ?? '')).toEqual(startsOf(after));
    expect(readBack(earlier?.content ?? '')).toEqual(startsOf(before));
    // The three are held at their new hour, and the old hour is free.
    await create({ ...once('2026-12-14', '10:00', '10:30'), room });
    expect((await organizer.post(base, { ...once('2026-12-28', '11:00', '11:30'), room })).status).toBe(400);
  });

  it('[WC-20] keeps the reminders of what comes before a cancelled rest', async () => {
    const { id } = await create({ ...weekly });
    const reminders = () =>
      everywhere().query(
        'select original_on, remind_at, reminded_at from event_occurrence where event_id = $1 order by original_on',
        [id],
      );
    const before = (await reminders()).slice(0, 4);
    expect((await organizer.post(`${base}${id}/cancel-following/`, { on: '2026-12-14' })).status).toBe(204);
    expect(await reminders()).toEqual(before);
    expect((await organizer.post(`${base}${id}/cancel-following/`, { on: '2026-11-16' })).status).toBe(400);
  });

  it('[WC-21] closes once none of its days is left, and tells guests once of each', async () => {
    const { id } = await create({ ...weekly, repeat_count: 3, guests: [outside] });
    await mails();
    for (const on of ['2026-11-16', '2026-11-23', '2026-11-30'])
      expect((await organizer.post(`${base}${id}/cancel-day/`, { on })).status).toBe(204);
    const sent = await mails();
    expect(sent.map(({ calendars }) => calendars?.[0]?.method)).toEqual(['CANCEL', 'CANCEL', 'CANCEL']);
    expect(sent.map(({ calendars }) => valueOf(calendars?.[0]?.content ?? '', 'RECURRENCE-ID')?.slice(-15))).toEqual([
      '20261116T100000',
      '20261123T100000',
      '20261130T100000',
    ]);
    expect((await show(id)).status).toBe('Cancelled');
    const other = await create({ ...weekly, repeat_count: 3 });
    await organizer.post(`${base}${other.id}/cancel-day/`, { on: '2026-11-16' });
    const rest = await organizer.post<{ id: number }>(`${base}${other.id}/following/`, {
      on: '2026-11-23',
      changes: { start_time: '12:00', end_time: '12:30' },
    });
    expect([(await show(other.id)).status, startsOf(await show(rest.body.id))]).toEqual([
      'Cancelled',
      ['2026-11-23T06:15:00.000Z', '2026-11-30T06:15:00.000Z'],
    ]);
    const broken = await everywhere().query('select from event where repeat_count < 1 or repeat_until < starts_on');
    expect(broken).toEqual([]);
  });
});

describe('answers', () => {
  it('[WC-26] stay when the title changes, and are asked again when the time does', async () => {
    const { id } = await create({ ...weekly, guests: [{ person: people.asha.id }, outside] });
    await answer(asha, id, { answer: 'Accepted' });
    await answer(asha, id, { answer: 'Declined', on: '2026-12-07' });
    const mine = async () => (await show(id, asha)).days.map(({ my_answer: own }) => own);
    expect(await mine()).toEqual([
      'Accepted',
      'Accepted',
      'Accepted',
      'Declined',
      'Accepted',
      'Accepted',
      'Accepted',
      'Accepted',
    ]);
    const secret = await secretOf(outside.email);
    const page = (await stranded('open', { token: secret })).json<{ form: string }>();
    await mails();
    await edit(id, { title: 'Renamed' });
    const renamed = (await mails()).find(({ to_address: to }) => to === outside.email)?.calendars?.[0]?.content ?? '';
    expect([valueOf(renamed, 'SEQUENCE'), (await mine())[3]]).toEqual(['SEQUENCE:0', 'Declined']);
    await edit(id, { start_time: '09:00', end_time: '09:30' });
    const moved = (await mails()).find(({ to_address: to }) => to === outside.email)?.calendars?.[0]?.content ?? '';
    expect([valueOf(moved, 'SEQUENCE'), await mine()]).toEqual(['SEQUENCE:1', Array(8).fill(null)]);
    // An answer that was written before the change is kept and does not count.
    const late = await stranded('answer', { token: secret, form: page.form, answer: 'Accepted' });
    expect(late.json()).toEqual({ counts: false });
    const guest = (await show(id)).guest_states.find(({ email }) => email === outside.email);
    expect(guest?.answers).toMatchObject([{ answer: 'Accepted', is_current: false }]);
    await answer(asha, id, { answer: 'Accepted', on: '2026-12-07' });
    expect((await mine()).map((own, place) => [place, own]).filter(([, own]) => own !== null)).toEqual([
      [3, 'Accepted'],
    ]);
    const told = (await noticesOf(people.organizer)).map(({ text_en: text }) => text);
    expect(told).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Asha.*: Attending – Stand-up$/),
        expect.stringMatching(/^Rita Guest: Attending – Renamed$/),
      ]),
    );
  });

  it('[WC-26] are asked again of one day that got another time, and of no other', async () => {
    const { id } = await create({ ...weekly, repeat_count: 3, guests: [{ person: people.asha.id }] });
    await answer(asha, id, { answer: 'Accepted' });
    server.move(60_000);
    await organizer.patch(`${base}${id}/days/2026-11-23/`, {
      starts_on: '2026-11-24',
      ends_on: '2026-11-24',
      start_time: '10:00',
      end_time: '10:30',
    });
    expect((await show(id, asha)).days.map(({ my_answer: own }) => own)).toEqual(['Accepted', null, 'Accepted']);
  });

  it('hold for a part of the time with a note, within the time of the event', async () => {
    const { id } = await create({ ...once('2026-11-20', '10:00', '12:00'), guests: [{ person: people.asha.id }] });
    const wrong = await answer(asha, id, { answer: 'Accepted', part_from: '09:00', part_to: '11:00' });
    expect([wrong.status, wrong.body]).toEqual([400, expect.objectContaining({ part_to: expect.anything() })]);
    expect(
      (await answer(asha, id, { answer: 'Accepted', part_from: '10:30', part_to: '11:00', note: 'Client call at 11' }))
        .status,
    ).toBe(204);
    expect((await show(id)).guest_states[0]?.answers).toMatchObject([
      { part_from: '2026-11-20T04:45:00.000Z', part_to: '2026-11-20T05:15:00.000Z', note: 'Client call at 11' },
    ]);
    await edit(id, { allows_part: false });
    expect((await answer(asha, id, { answer: 'Accepted', part_from: '10:30', part_to: '11:00' })).status).toBe(400);
    expect((await answer(stranger, id, { answer: 'Accepted' })).status).toBe(404);
    expect((await answer(organizer, id, { answer: 'Accepted' })).status).toBe(403);
  });
});

describe('the link of a guest', () => {
  it('[WC-24] answers for the invited guest alone, and shows no other', async () => {
    const { id } = await create({
      ...once('2026-11-20', '10:00', '11:00'),
      notes: 'Budget of Rs 5',
      guests: [outside, { person: people.asha.id }],
    });
    const token = await secretOf(outside.email);
    const opened = await stranded('open', { token });
    expect(opened.statusCode).toBe(200);
    const page = opened.json<{ form: string; guest: { address: string } }>();
    expect(page.guest.address).toBe('r…@guest.example');
    expect(shortened('rita@guest.example')).toBe(page.guest.address);
    expect(opened.body).not.toMatch(/Asha|Budget|rita@/);
    await mails();
    expect((await stranded('answer', { token, form: page.form, answer: 'Declined' })).json()).toEqual({ counts: true });
    const [told] = await mails();
    expect([told?.to_address, told?.subject]).toEqual([outside.email, expect.stringContaining('Not attending')]);
    // Who got the link by a forwarded mail asks to be invited.
    const join = { token, form: page.form, name: 'Bina Stranger', email: 'bina@else.example' };
    expect((await stranded('join', join)).statusCode).toBe(204);
    const [wish] = (await show(id)).requests;
    expect(wish?.email).toBe('bina@else.example');
    expect((await asha.post(`${base}${id}/requests/${wish?.id}/add/`)).status).toBe(403);
    expect((await organizer.post(`${base}${id}/requests/${wish?.id}/add/`)).status).toBe(204);
    expect((await mails()).map(({ to_address: to, calendars }) => [to, calendars?.[0]?.method])).toEqual([
      ['bina@else.example', 'REQUEST'],
    ]);
    expect((await stranded('join', { ...join, name: 'C', email: 'c@else.example' })).statusCode).toBe(204);
    const [second] = (await show(id)).requests;
    expect((await organizer.post(`${base}${id}/requests/${second?.id}/refuse/`)).status).toBe(204);
    expect((await mails()).map(({ to_address: to, calendars }) => [to, calendars?.[0]?.method])).toEqual([
      ['c@else.example', 'CANCEL'],
    ]);
    // The link dies with the invitation.
    await edit(id, { guests: (await guestLines(id)).filter(({ email }) => email !== outside.email) });
    expect((await stranded('open', { token })).statusCode).toBe(410);
  });

  it('[WC-24] ends with the event, and when it is cancelled', async () => {
    const { id } = await create({ ...once('2026-11-20', '10:00', '11:00'), guests: [outside] });
    const token = await secretOf(outside.email);
    server.now = new Date('2026-11-20T06:00:00Z');
    expect((await stranded('open', { token })).statusCode).toBe(410);
    server.now = start;
    await organizer.post(`${base}${id}/cancel/?as=user`, {});
    expect((await stranded('open', { token })).statusCode).toBe(410);
  });

  it('[WC-25] answers nothing when a scanner opens it, and nothing without what the page was given', async () => {
    const { id } = await create({ ...once('2026-11-20', '10:00', '11:00'), guests: [outside] });
    const token = await secretOf(outside.email);
    for (const method of ['GET', 'HEAD'] as const)
      for (const path of ['', 'open/', 'answer/', 'join/'])
        expect(
          (await server.app.inject({ method, url: `/api/v1/event-invitation/${path}` })).statusCode,
        ).toBeGreaterThanOrEqual(404);
    await stranded('open', { token });
    server.move(120_000);
    await stranded('open', { token });
    for (const form of ['', '0.', '0.forged', `0.${token}`])
      expect((await stranded('answer', { token, form, answer: 'Accepted' })).statusCode).toBe(400);
    expect((await show(id)).guest_states[0]?.answers).toEqual([]);
  });
});

describe('mails', () => {
  it('[WC-27] cancel a day by its identity, an event for all who were invited, and a guest alone', async () => {
    const { id } = await create({ ...weekly, repeat_count: 4, guests: [outside, { person: people.asha.id }] });
    await answer(asha, id, { answer: 'Declined' });
    const uid = valueOf(
      (await mails()).find(({ to_address: to }) => to === outside.email)?.calendars?.[0]?.content ?? '',
      'UID',
    );
    await organizer.post(`${base}${id}/cancel-day/`, { on: '2026-11-30' });
    const ofDay = (await mails()).find(({ to_address: to }) => to === outside.email)?.calendars?.[0];
    expect([
      ofDay?.method,
      ...['METHOD', 'UID', 'RECURRENCE-ID', 'STATUS', 'SEQUENCE'].map((name) => valueOf(ofDay?.content ?? '', name)),
    ]).toEqual([
      'CANCEL',
      'METHOD:CANCEL',
      uid,
      'RECURRENCE-ID;TZID=Asia/Kathmandu:20261130T100000',
      'STATUS:CANCELLED',
      'SEQUENCE:1',
    ]);
    expect(startsOf(await show(id))).toHaveLength(3);
    await edit(id, { guests: (await guestLines(id)).filter(({ email }) => email === null) });
    expect((await mails()).map(({ to_address: to, calendars }) => [to, calendars?.[0]?.method])).toEqual([
      [outside.email, 'CANCEL'],
    ]);
    await organizer.post(`${base}${id}/cancel/?as=user`, { remark: 'Not needed' });
    const [ofEvent] = await mails();
    expect(ofEvent?.to_address).toBe(people.asha.email);
    const content = ofEvent?.calendars?.[0]?.content ?? '';
    expect([valueOf(content, 'UID'), valueOf(content, 'SEQUENCE'), content.includes('RECURRENCE-ID')]).toEqual([
      uid,
      'SEQUENCE:2',
      false,
    ]);
  });

  it('[WC-27] carry the invitation as calendar programs take it: method in the file and in the header', async () => {
    const sent: string[] = [];
    const { SMTPServer } = await import('smtp-server');
    const mailServer = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (part: Buffer) => (text += part.toString()));
        stream.on('end', () => {
          sent.push(text);
          done();
        });
      },
    });
    const port = await new Promise<number>((resolve) => {
      const listening = mailServer.listen(0, '127.0.0.1', () =>
        resolve((listening.address() as { port: number }).port),
      );
    });
    await everywhere().query(`update email_log set state = 'failed' where state = 'queued'`);
    await create({ ...once('2026-11-20', '10:00', '11:00'), location: 'Hall; first, floor', guests: [outside] });
    const { mailSender } = await import('../src/mail/sender.ts');
    const sender = mailSender({
      ...server.context,
      config: { ...server.context.config, smtpUrl: `smtp://127.0.0.1:${port}` },
    });
    await sender.sendWaiting();
    await sender.close();
    await new Promise<void>((resolve) => mailServer.close(() => resolve()));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
    expect(sent[0]).toMatch(/multipart\/alternative/);
    const held = await everywhere().query(
      `select from email_log where kind = 'event' and state = 'sent' and calendars is not null`,
    );
    expect(held).toEqual([]);
  });

  it('name no other guest in the file, and escape what people write', async () => {
    await create({
      ...once('2026-11-20', '10:00', '11:00'),
      title: 'A; b, c',
      guests: [outside, { person: people.asha.id }],
    });
    for (const { to_address: to, calendars } of await mails()) {
      const attendees = linesOf(calendars?.[0]?.content ?? '').filter((line) => line.startsWith('ATTENDEE'));
      expect(attendees).toHaveLength(1);
      expect(attendees[0]).toContain(`mailto:${to}`);
      expect(valueOf(calendars?.[0]?.content ?? '', 'SUMMARY')).toBe('SUMMARY:A\\; b\\, c');
    }
  });
});

describe('reminders and posts', () => {
  it('[WC-29] remind before midnight on the day before, once, and never of what is cancelled', async () => {
    const { id } = await create({
      ...once('2026-11-21', '00:10', '01:00'),
      title: 'Early',
      guests: [{ person: people.asha.id }],
    });
    const [row] = await everywhere().query<{ remind_at: Date }>(
      'select remind_at from event_occurrence where event_id = $1',
      [id],
    );
    // 4 Mangsir 23:55 in Kathmandu.
    expect(new Date(row?.remind_at ?? 0).toISOString()).toBe('2026-11-20T18:10:00.000Z');
    const cancelled = await create({ ...once('2026-11-21', '00:15', '01:00'), title: 'Cancelled one' });
    await organizer.post(`${base}${cancelled.id}/cancel/?as=user`, {});
    const reminders = async () =>
      (await noticesOf(people.asha)).filter(({ text_en: text }) => text === '12:10 am: Early').length;
    server.now = new Date('2026-11-20T18:09:00Z');
    await remindDue(server.context);
    expect(await reminders()).toBe(0);
    // The work was down for a while.
    server.now = new Date('2026-11-20T18:20:00Z');
    await remindDue(server.context);
    await remindDue(server.context);
    expect(await reminders()).toBe(1);
    expect((await noticesOf(people.organizer)).some(({ text_en: text }) => text.includes('Cancelled one'))).toBe(
      (await noticesOf(people.organizer)).some(({ text_en: text }) => text === 'Cancelled one'),
    );
  });

  it('[WC-29] posts of an event are for its guests, scheduled ones once they are due', async () => {
    const { id } = await create({ ...once('2026-11-20', '10:00', '11:00'), guests: [{ person: people.asha.id }] });
    const posted = await organizer.post<{ id: number; state: string }>(`${base}${id}/posts/`, {
      text: 'Bring your laptop',
    });
    expect([posted.status, posted.body.state]).toEqual([201, 'Published']);
    const later = await organizer.post<{ id: number; state: string }>(`${base}${id}/posts/`, {
      text: 'Door is open',
      scheduled_at: '2026-11-20T03:45:00Z',
    });
    expect(later.body.state).toBe('Scheduled');
    const texts = async (client: Client, url: string) =>
      (await client.get<{ results: { text: string }[] }>(url)).body.results.map(({ text }) => text);
    expect(await texts(asha, `${base}${id}/posts/`)).toEqual(['Bring your laptop']);
    expect(await texts(organizer, `${base}${id}/posts/scheduled/`)).toEqual(['Door is open']);
    expect((await stranger.get(`${base}${id}/posts/`)).status).toBe(404);
    expect((await stranger.get(`/noticeboard/posts/${posted.body.id}/`)).status).toBe(404);
    expect((await stranger.post(`/noticeboard/posts/${posted.body.id}/comments/`, { text: 'Hi' })).status).toBe(404);
    expect((await asha.post(`/noticeboard/posts/${posted.body.id}/comments/`, { text: 'I will' })).status).toBe(201);
    expect(await texts(asha, '/noticeboard/posts/')).not.toContain('Bring your laptop');
    expect((await stranger.post(`${base}${id}/posts/`, { text: 'Hello' })).status).toBe(404);
    // The work was down from 3:35 to 4:05: published then, once.
    server.now = new Date('2026-11-20T04:05:00Z');
    await publishDue(everywhere(), server.now);
    await publishDue(everywhere(), server.now);
    asha = await signIn(server, people.asha);
    organizer = await signIn(server, people.organizer);
    expect(await texts(asha, `${base}${id}/posts/`)).toEqual(['Door is open', 'Bring your laptop']);
    // The audience is that of the moment of reading.
    await edit(id, { guests: [] });
    expect((await asha.get(`${base}${id}/posts/`)).status).toBe(404);
    expect((await asha.get(`/noticeboard/posts/${posted.body.id}/`)).status).toBe(404);
  });

  it('[WC-29] a post that is approved after its hour is published then, and not dated back', async () => {
    const writer = await signIn(server, await aMember(server, himal, `writer${places}`, { need_approval: true }));
    const post = await writer.post<{ id: number; state: string }>('/noticeboard/posts/', {
      text: 'Tea',
      scheduled_at: '2026-11-14T02:15:00Z',
    });
    expect(post.body.state).toBe('Pending');
    server.now = new Date('2026-11-14T03:45:00Z');
    await publishDue(everywhere(), server.now);
    hr = await signIn(server, people.hr);
    const approved = await hr.post<{ state: string; published_at: string }>(
      `/hris/himal/noticeboard-approval/${post.body.id}/approve/`,
      { remark: '' },
    );
    expect(approved.body).toMatchObject({ state: 'Published', published_at: '2026-11-14T03:45:00.000Z' });
  });
});

describe('who reads and changes events', () => {
  it('are its organizer and guests, and HR', async () => {
    const { id } = await create({ ...once('2026-11-20', '10:00', '11:00'), guests: [{ person: people.asha.id }] });
    expect((await asha.get(`${base}${id}/`)).status).toBe(200);
    expect((await stranger.get(`${base}${id}/`)).status).toBe(404);
    expect((await hr.get(`${base}${id}/?as=hr`)).status).toBe(200);
    expect((await asha.get(`${base}?as=hr`)).status).toBe(403);
    expect((await edit(id, { title: 'Mine now' }, asha)).status).toBe(403);
    expect((await edit(id, { title: 'Mine now' }, stranger)).status).toBe(404);
    expect((await edit(id, { title: 'By HR' }, hr)).status).toBe(200);
    for (const call of ['cancel-day', 'cancel-following'])
      expect((await asha.post(`${base}${id}/${call}/`, { on: '2026-11-20' })).status).toBe(403);
    expect((await asha.post(`${base}${id}/cancel/?as=user`, {})).status).toBe(403);
    const calendar = await stranger.get<{ results: { event: number | null }[] }>(
      '/event/himal/calendar/?from=2026-11-01&to=2026-11-30',
    );
    expect(calendar.body.results.filter(({ event }) => event !== null)).toEqual([]);
  });

  it('are refused people who left, guests twice, and the organizer as guest', async () => {
    const on = once('2026-11-20', '10:00', '11:00');
    const refused = async (guests: object[]) =>
      Object.keys((await organizer.post(base, { ...on, guests })).body).filter((key) => key.startsWith('guests'));
    expect(await refused([{ person: people.organizer.id }])).toEqual(['guests.0.person']);
    expect(await refused([outside, { email: 'RITA@guest.example' }])).toEqual(['guests.1.email']);
    expect(await refused([{}])).toEqual(['guests.0.email']);
    expect(await refused([{ person: 999_999 }])).toEqual(['guests.0.person']);
  });
});
