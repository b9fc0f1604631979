import type {
  GrievanceAnswer,
  GrievanceStatistics,
  OpenedGrievance,
  OwnGrievance,
  SentGrievance,
} from '@karmik/model/grievance/case';
import { fromWall, toWall } from '@karmik/model/kit/zone';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runClocks } from '../src/modules/grievance/clock-work.ts';
import {
  aMember,
  anOrganization,
  client,
  type Client,
  type Organization,
  type Person,
  signIn,
  startServer,
  type TestServer,
} from './support/server.ts';

const timeZone = 'Asia/Kathmandu';
const at = (wall: string): Date =>
  new Date(fromWall(wall.slice(0, 10), Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)), timeZone));
const shown = (instant: string | null) => (instant === null ? null : toWall(instant, timeZone));

const names = ['boss', 'ram', 'sita', 'gita', 'hari', 'maya'] as const;
type Name = (typeof names)[number];

let server: TestServer;
let himal: Organization;
let people: Record<Name, Person>;

const base = '/grievance/himal/';
const cases = `${base}cases/`;

const sessions = new Map<Name, { readonly at: number; readonly client: Promise<Client> }>();
/** Sessions do not last as long as the clock is moved. */
const sessionOf = (name: Name): Promise<Client> => {
  const known = sessions.get(name);
  if (known && Math.abs(server.now.getTime() - known.at) < 5 * 60_000) return known.client;
  const session = { at: server.now.getTime(), client: signIn(server, people[name]) };
  sessions.set(name, session);
  return session.client;
};
type Calls = Pick<Client, 'get' | 'post' | 'patch' | 'upload'>;
const callsOf = (name: Name): Calls => ({
  get: async (...args) => (await sessionOf(name)).get(...args),
  post: async (...args) => (await sessionOf(name)).post(...args),
  patch: async (...args) => (await sessionOf(name)).patch(...args),
  upload: async (...args) => (await sessionOf(name)).upload(...args),
});
const who = Object.fromEntries(names.map((name) => [name, callsOf(name)])) as Record<Name, Calls>;
const goTo = (wall: string): void => {
  server.now = at(wall);
};
/** What the clock does at a time. */
const tick = async (wall: string) => {
  goTo(wall);
  await runClocks(server.context);
};

beforeAll(async () => {
  server = await startServer({}, { now: at('2026-10-15T14:00') });
  himal = await anOrganization(server, 'himal');
  const group = { codes: ['28.00'] };
  people = {
    boss: await aMember(server, himal, 'boss', { is_hr_admin: true }),
    ram: await aMember(server, himal, 'ram', group),
    sita: await aMember(server, himal, 'sita', group),
    gita: await aMember(server, himal, 'gita'),
    hari: await aMember(server, himal, 'hari'),
    maya: await aMember(server, himal, 'maya', { codes: ['28.99'] }),
  };
});
afterAll(() => server.close());

beforeEach(async () => {
  goTo('2026-10-15T14:00');
  sessions.clear();
  const { everywhere } = server.context.database;
  for (const table of ['grievance', 'grievance_setting', 'notification', 'supervision', 'division', 'holiday'])
    await everywhere.query(`delete from ${table}`);
  await everywhere.query('update membership set is_hr_admin = user_id = $1', [people.boss.id]);
  server.app.gate.forget();
  await setting({ handlers: [{ person: people.ram.id }, { person: people.sita.id }] });
  await who.boss.post('/org/himal/holiday/', { name: 'Dashain', starts_on: '2026-10-17', ends_on: '2026-10-23' });
});

const setting = async (change: object) => {
  const answer = await who.boss.patch(`${base}setting/`, change);
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
};
let told = 0;
const send = async (more: object = {}, as: Name = 'gita') => {
  told += 1;
  const title = `Grievance ${told}`;
  const answer = await who[as].post<SentGrievance>(cases, {
    category: 'complaint',
    title,
    body: 'The canteen closes before the late shift eats.',
    ...more,
  });
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return { ...answer.body, title };
};
const sent = async (more: object = {}, as: Name = 'gita') => (await send(more, as)).id ?? 0;
const read = async (id: number, as: Name = 'ram') => (await who[as].get<GrievanceAnswer>(`${cases}${id}/`)).body;
const change = async (id: number, patch: object, as: Name = 'ram') => {
  const { version } = await read(id, as);
  return who[as].patch<GrievanceAnswer>(`${cases}${id}/`, { version, ...patch });
};
const titles = async (as: Name, query = '') =>
  (await who[as].get<{ results: { title: string }[]; count: number }>(`${cases}?limit=100${query}`)).body;
const open = async (id: number, as: Name = 'gita') => (await who[as].get<OpenedGrievance>(`${base}mine/${id}/`)).body;
const act = async (id: number, body: object, as: Name = 'gita') =>
  client(server).post<OwnGrievance>('/grievance/return/action/', { access: (await open(id, as)).access, ...body });
const say = async (id: number, text: string, as: Name = 'gita') =>
  client(server).post<OwnGrievance>('/grievance/return/messages/', { access: (await open(id, as)).access, text });
const notices = (person: Person) =>
  server.context.database
    .organization(himal.id)
    .query<{ text_en: string; at: string; url: string; email: string | null }>(
      `select text_en, coalesce(notify_on, created_at) as at, url, email from notification where recipient_id = $1 and category = 'grievance' order by id`,
      [person.id],
    );
const textsFor = async (person: Person) => (await notices(person)).map(({ text_en: text }) => text);

describe('the time of a grievance', () => {
  it('is due after 16 working hours, later for each pause [GR-1]', async () => {
    goTo('2026-11-19T16:00');
    const id = await sent();
    expect(shown((await read(id)).due_at)).toBe('2026-11-22T16:00');
    goTo('2026-11-20T11:00');
    await change(id, { status: 'Waiting for employee' });
    expect((await read(id)).due_at).toBeNull();
    goTo('2026-11-20T16:00');
    await change(id, { status: 'In progress' });
    expect(shown((await read(id)).due_at)).toBe('2026-11-23T13:00');
  });

  it('warns at 80 and passes on at 100 percent, in working time alone [WC-31]', async () => {
    const id = await sent();
    await tick('2026-10-25T10:47');
    expect(await textsFor(people.ram)).toEqual(['New complaint']);
    await tick('2026-10-25T10:48');
    expect((await notices(people.ram)).map(({ text_en, at: when }) => [text_en, shown(when)])).toEqual([
      ['New complaint', '2026-10-15T14:00'],
      ['A grievance is due soon', '2026-10-25T10:48'],
    ]);
    await tick('2026-10-25T13:59');
    expect((await read(id)).is_overdue).toBe(false);
    await tick('2026-10-25T14:00');
    await tick('2026-10-25T14:30');
    expect((await textsFor(people.sita)).filter((text) => text === 'A grievance is overdue')).toHaveLength(1);
    expect((await read(id)).is_overdue).toBe(true);
  });

  it('waits with notices until work begins where the clock was looked at late [WC-31]', async () => {
    await sent();
    for (const closed of [
      '2026-10-16T03:00',
      '2026-10-20T12:00',
      '2026-10-24T12:00',
      '2026-10-25T23:00',
      '2026-10-26T09:59',
    ])
      await tick(closed);
    expect(await textsFor(people.ram)).toEqual(['New complaint']);
    await tick('2026-10-26T10:00');
    expect(await textsFor(people.ram)).toEqual(['New complaint', 'A grievance is overdue']);
  });

  it('counts the working hours of a pause, which an answer ends [WC-32]', async () => {
    const id = await sent();
    goTo('2026-10-16T17:00');
    await change(id, { status: 'Waiting for employee' });
    goTo('2026-10-25T11:00');
    await say(id, 'On Sundays.');
    const { due_at, status, events } = await read(id);
    expect([status, shown(due_at)]).toEqual(['In progress', '2026-10-25T16:00']);
    expect(events[0]).toMatchObject({ kind: 'status', from: 'Waiting for employee', to: 'In progress', by: null });
    await tick('2026-10-25T12:47');
    expect(await textsFor(people.ram)).not.toContain('A grievance is due soon');
    await tick('2026-10-25T12:48');
    expect(await textsFor(people.ram)).toContain('A grievance is due soon');
    // A second pause over closed hours moves nothing.
    const other = await sent();
    const { due_at: before } = await read(other);
    goTo('2026-10-25T18:30');
    await change(other, { status: 'Waiting for employee' });
    goTo('2026-10-26T09:00');
    await change(other, { status: 'In progress' });
    expect((await read(other)).due_at).toBe(before);
  });

  it('follows the hours of the setting, and says which days have none [WC-33]', async () => {
    const block = (weekday: string, starts_at: string, ends_at: string) => ({ weekday, starts_at, ends_at });
    const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
    await setting({
      normal_time: 720,
      hours: [
        ...days.flatMap((day) => [block(day, '10:00', '13:00'), block(day, '14:00', '18:00')]),
        block('Friday', '10:00', '15:00'),
      ],
    });
    goTo('2026-11-19T12:30');
    expect(shown((await read(await sent())).due_at)).toBe('2026-11-22T12:30');
    const state = await who.boss.get<{ results: { name: string; note: { en: string } | null }[] }>(
      '/org/himal/settings-state/',
    );
    expect(JSON.stringify(state.body)).toContain('no hours on Saturday');
    const overlapping = [block('Sunday', '10:00', '13:00'), block('Sunday', '12:00', '18:00')];
    expect((await who.boss.patch(`${base}setting/`, { hours: overlapping })).status).toBe(400);
    expect((await who.boss.patch(`${base}setting/`, { hours: [block('Sunday', '13:00', '10:00')] })).status).toBe(400);
  });

  it('leaves out the weekly days off of the organization where no hours are set', async () => {
    await who.boss.patch('/org/himal/application-settings/', { weekly_day_off: 'Saturday', second_day_off: 'Sunday' });
    const { due_at: due } = await read(await sent());
    await who.boss.patch('/org/himal/application-settings/', { second_day_off: null });
    // Monday to Friday: 4 hours on Thursday, 8 on Friday, and after Dashain 4 on Monday.
    expect(shown(due)).toBe('2026-10-26T14:00');
  });

  it('keeps what was used when the priority changes, and is late from then on [WC-34]', async () => {
    const id = await sent();
    goTo('2026-10-16T10:00');
    await change(id, { status: 'Waiting for employee' });
    goTo('2026-10-16T12:00');
    await change(id, { status: 'In progress' });
    goTo('2026-10-25T10:30');
    await change(id, { priority: 'High' });
    const late = await read(id);
    expect([shown(late.due_at), late.is_overdue]).toEqual(['2026-10-25T10:30', true]);
    expect(late.events[0]).toMatchObject({ kind: 'priority', from: 'Normal', to: 'High' });
    expect(shown(late.events[0]?.due_from ?? null)).toBe('2026-10-25T16:00');
    expect(shown(late.events[0]?.due_to ?? null)).toBe('2026-10-25T10:30');
    await change(id, { priority: 'Low' });
    // 40 hours from Thursday 14:00, and the pause of 2 before the change.
    expect(shown((await read(id)).due_at)).toBe('2026-10-28T16:00');
  });

  it('is due later when a day becomes a holiday, and tells those concerned in working time [WC-34]', async () => {
    const id = await sent();
    goTo('2026-10-15T20:00');
    await who.boss.post('/org/himal/holiday/', { name: 'Fulpati', starts_on: '2026-10-16', ends_on: '2026-10-16' });
    await tick('2026-10-15T20:01');
    const { due_at, events } = await read(id);
    expect(shown(due_at)).toBe('2026-10-26T14:00');
    expect(events[0]).toMatchObject({ kind: 'due', by: null });
    expect([shown(events[0]?.due_from ?? null), shown(events[0]?.due_to ?? null)]).toEqual([
      '2026-10-25T14:00',
      '2026-10-26T14:00',
    ]);
    expect(await textsFor(people.ram)).not.toContain('The due time of a grievance has changed');
    await tick('2026-10-25T10:00');
    await tick('2026-10-25T10:01');
    for (const person of [people.ram, people.gita])
      expect((await textsFor(person)).filter((text) => text.includes('due time'))).toHaveLength(1);
  });
});

describe('the end of a grievance', () => {
  const resolve = (id: number, resolution = 'The canteen stays open until ten.') =>
    change(id, { status: 'Resolved', resolution });

  it('needs a resolution, and goes its way and no other', async () => {
    const id = await sent();
    expect((await change(id, { status: 'Resolved' })).body).toEqual({ resolution: ['Enter a resolution'] });
    expect((await resolve(id)).status).toBe(200);
    expect((await change(id, { status: 'In progress' })).status).toBe(409);
    expect((await open(id)).grievance).toMatchObject({
      status: 'Resolved',
      resolution: 'The canteen stays open until ten.',
      actions: ['close', 'reopen'],
    });
    expect((await act(id, { action: 'close' })).body).toEqual({ satisfaction: ['Choose how satisfied you are'] });
    expect((await act(id, { action: 'close', satisfaction: 4 })).body).toMatchObject({
      status: 'Closed',
      satisfaction: 4,
    });
    expect((await act(id, { action: 'rate', satisfaction: 5 })).status).toBe(409);
  });

  it('can be opened again within 7 days, with the time that was left [GR-5, WC-35]', async () => {
    const id = await sent();
    goTo('2026-10-25T13:00');
    await resolve(id);
    await act(id, { action: 'close', satisfaction: 1 });
    goTo('2026-10-30T12:00');
    // A message alone opens nothing.
    expect((await say(id, 'Thank you.')).body.status).toBe('Closed');
    expect((await read(id)).due_at).toBeNull();
    expect((await act(id, { action: 'reopen' })).body).toEqual({ reason: ['Enter a reason'] });
    await act(id, { action: 'reopen', reason: 'It closed at eight again.' });
    const again = await read(id);
    expect([again.status, shown(again.due_at), again.reopened_count, again.satisfactions]).toEqual([
      'In progress',
      '2026-10-30T13:00',
      1,
      [1],
    ]);
    expect(again.messages.at(-1)).toMatchObject({ text: 'It closed at eight again.', by_author: true });
    await resolve(id);
    await act(id, { action: 'close', satisfaction: 5 });
    expect((await read(id)).satisfactions).toEqual([1, 5]);
  });

  it('gives a reopened one at least the time of the setting [WC-35]', async () => {
    await setting({ reopened_time: 240 });
    const id = await sent();
    goTo('2026-10-25T13:00');
    await resolve(id);
    goTo('2026-10-30T12:00');
    await act(id, { action: 'reopen', reason: 'Again.' });
    expect(shown((await read(id)).due_at)).toBe('2026-10-30T16:00');
  });

  it('cannot be opened again on day 8; a new one names the old one [GR-5, WC-35]', async () => {
    const [first, second] = [await sent(), await sent()];
    goTo('2026-10-25T13:00');
    await resolve(first);
    await resolve(second);
    goTo('2026-11-01T23:59');
    expect((await act(first, { action: 'reopen', reason: 'Again.' })).status).toBe(200);
    goTo('2026-11-02T00:01');
    const late = await act(second, { action: 'reopen', reason: 'Again.' });
    expect([late.status, late.body]).toEqual([
      409,
      expect.objectContaining({
        detail: 'A grievance can be reopened within 7 days of its end. Send a new one that names it.',
      }),
    ]);
    const { grievance, access } = await open(second);
    expect(grievance.actions).not.toContain('reopen');
    const next = await sent({ follows: access });
    expect((await read(next)).follows).toBe(grievance.title);
  });

  it('is decided by the version that was read, and by those alone who may write', async () => {
    const id = await sent();
    const { version } = await read(id);
    await change(id, { priority: 'High' }, 'sita');
    const stale = await who.ram.patch(`${cases}${id}/`, { version, status: 'Invalid', resolution: 'No.' });
    expect([stale.status, stale.body['code']]).toEqual([409, 'changed']);
    expect((await read(id, 'maya')).may_change).toBe(false);
    expect((await change(id, { priority: 'Low' }, 'maya')).status).toBe(404);
    for (const as of ['gita', 'hari'] as const) expect((await who[as].get(`${cases}${id}/`)).status).toBe(404);
    expect((await who.hari.get(`${base}mine/${id}/`)).status).toBe(404);
    expect((await who.hari.get(`${base}statistics/`)).status).toBe(403);
  });

  it('keeps what is written as a text [GR-2]', async () => {
    const id = await sent();
    const hostile = '<img src=x onerror="alert(1)">';
    await say(id, hostile);
    expect((await read(id)).messages[0]?.text).toBe(hostile);
  });

  it('keeps notes of handlers from the author, and files of others from outsiders', async () => {
    const id = await sent();
    await who.ram.post(`${cases}${id}/messages/`, { text: 'Inside', visibility: 'internal' });
    await who.ram.post(`${cases}${id}/messages/`, { text: 'Which day?', visibility: 'author' });
    expect((await open(id)).grievance.messages.map(({ text }) => text)).toEqual(['Which day?']);
    await who.ram.upload(`${cases}${id}/attachments/`, 'plan-by-ram.txt', 'Open until ten.');
    const { attachments } = await read(id);
    expect(attachments.map(({ name }) => name)).toEqual(['attachment-1.txt']);
    const file = attachments[0]?.id ?? 0;
    expect((await who.sita.get(`${cases}${id}/attachments/${file}/`)).status).toBe(200);
    expect((await who.hari.get(`${cases}${id}/attachments/${file}/`)).status).toBe(404);
    const { access } = await open(id);
    const stranger = await open(await sent({}, 'hari'), 'hari');
    expect((await client(server).post('/grievance/return/file/', { access, id: file })).status).toBe(200);
    expect((await client(server).post('/grievance/return/file/', { access: stranger.access, id: file })).status).toBe(
      404,
    );
  });
});

describe('anonymity', () => {
  it('is chosen once: a name cannot be taken back, and is given by the author alone [WC-37]', async () => {
    const named = await send();
    // No call takes a name back; the author withdraws and sends again.
    expect(
      (await client(server).post('/grievance/return/action/', { access: named.access, action: 'hide' })).status,
    ).toBe(400);
    expect((await act(named.id ?? 0, { action: 'withdraw' })).body).toMatchObject({
      status: 'Closed',
      is_withdrawn: true,
    });
    const { access, receipt, title } = await send({ is_anonymous: true });
    expect(receipt).toMatch(/^\d{20}$/);
    await client(server).post('/grievance/return/messages/', { access, text: 'Written without a name.' });
    const listed = await titles('ram');
    expect(listed.results).toContainEqual(expect.objectContaining({ title, author: null, is_anonymous: true }));
    expect((await client(server).post(`${base}name/`, { access })).status).toBe(401);
    const given = await who.gita.post<OwnGrievance>(`${base}name/`, { access });
    expect([given.status, given.body.is_anonymous]).toEqual([200, false]);
    expect((await who.hari.post(`${base}name/`, { access })).status).toBe(409);
    const answer = await read(given.body.id);
    expect([answer.author?.id, answer.messages[0]?.by]).toEqual([people.gita.id, null]);
    expect(answer.events.map(({ kind }) => kind)).toContain('named');
    expect((await client(server).post('/grievance/return/', { receipt })).status).toBe(400);
  });

  it('takes a case from its handler who turns out to be its author [WC-37, WC-39]', async () => {
    const { access, title } = await send({ is_anonymous: true }, 'ram');
    const id = (await who.sita.get<{ results: { id: number; title: string }[] }>(cases)).body.results.find(
      (row) => row.title === title,
    )?.id;
    await change(id ?? 0, { handler: people.ram.id }, 'sita');
    await who.ram.post(`${base}name/`, { access });
    expect((await who.ram.get(`${cases}${id}/`)).status).toBe(404);
    expect((await read(id ?? 0, 'sita')).handler).toBeNull();
  });
});

describe('the person complained of', () => {
  const about = (person: Person) => ({ about: 'person', about_person: person.id });

  it('gets, sees and counts nothing of it, whatever they become later [WC-39]', async () => {
    const id = await sent({ ...about(people.ram), title: 'About Ram' });
    expect(await textsFor(people.ram)).toEqual([]);
    expect(await textsFor(people.sita)).toEqual(['New complaint']);
    expect((await titles('ram')).count).toBe(0);
    expect((await titles('ram', '&search=About')).results).toEqual([]);
    for (const path of ['', 'attachments/1/']) expect((await who.ram.get(`${cases}${id}/${path}`)).status).toBe(404);
    expect((await who.ram.patch(`${cases}${id}/`, { version: 1, status: 'Invalid', resolution: 'x' })).status).toBe(
      404,
    );
    expect((await who.ram.post(`${cases}${id}/messages/`, { text: 'x', visibility: 'internal' })).status).toBe(404);
    const seen = await read(id, 'sita');
    expect(seen.candidates.map((person) => person.id)).not.toContain(people.ram.id);
    // The history shows that a person was left out, and not who.
    expect(seen.events.filter(({ kind }) => kind === 'skipped')).toMatchObject([{ by: null, from: null, to: null }]);
    // H, the handler, gives it to M.
    const refused = await change(id, { handler: people.ram.id }, 'sita');
    expect(refused.body).toEqual({ handler: ["This person can't handle this grievance"] });
    // M becomes head of HR a week later.
    await server.context.database.everywhere.query(
      'update membership set is_hr_admin = true where organization_id = $1 and user_id = $2',
      [himal.id, people.ram.id],
    );
    goTo('2026-10-22T14:00');
    expect((await titles('ram')).count).toBe(0);
    expect((await who.ram.get(`${cases}${id}/`)).status).toBe(404);
    expect((await who.ram.get<GrievanceStatistics>(`${base}statistics/`)).body.total).toBe(0);
    const home = await who.ram.get<{ inbox: { lists: { name: string; count: number }[] } }>('/users/me/home/');
    expect(home.body.inbox.lists.find(({ name }) => name === 'grievance')?.count ?? 0).toBe(0);
    const audit = await who.ram.get('/org/himal/audit-logs/?limit=100');
    expect(audit.status).toBe(200);
    expect(JSON.stringify(audit.body)).not.toContain('About Ram');
  });

  it('is passed over in escalation: the next level gets it, else the fallback person [WC-39]', async () => {
    const supervise = (subordinate: Person, supervisor: Person) =>
      server.context.database.everywhere.query(
        `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2026-01-01')`,
        [himal.id, subordinate.id, supervisor.id],
      );
    await supervise(people.sita, people.hari);
    await supervise(people.hari, people.boss);
    const id = await sent(about(people.hari));
    await change(id, { handler: people.sita.id }, 'sita');
    await tick('2026-10-25T14:00');
    expect(await textsFor(people.hari)).toEqual([]);
    expect(await textsFor(people.boss)).toEqual(['A grievance is overdue']);
    const { events } = await read(id, 'sita');
    expect(events.slice(0, 2).map(({ kind, to }) => [kind, to])).toEqual([
      ['escalated', 'Boss Sharma'],
      ['skipped', null],
    ]);
    // Without a supervisor it goes to the fallback person, who reads it by that alone.
    await setting({ outside_person: people.hari.id });
    const other = await sent();
    await change(other, { handler: people.ram.id });
    expect((await who.hari.get(`${cases}${other}/`)).status).toBe(404);
    await tick('2026-10-28T18:00');
    await tick('2026-10-29T10:00');
    expect(await textsFor(people.hari)).toEqual(['A grievance is overdue']);
    expect((await read(other, 'hari')).may_change).toBe(true);
    expect((await who.hari.get(`${cases}${id}/`)).status).toBe(404);
  });

  it('goes to the fallback person where everyone in the group is named [WC-39]', async () => {
    await setting({ outside_person: people.hari.id });
    const { id, has_handler } = await send({ ...about(people.ram), not_for: [people.sita.id] });
    expect(has_handler).toBe(true);
    expect([await textsFor(people.ram), await textsFor(people.sita), await textsFor(people.hari)]).toEqual([
      [],
      [],
      ['New complaint'],
    ]);
    expect((await who.hari.get(`${cases}${id}/`)).status).toBe(200);
    expect((await titles('hari')).count).toBe(1);
  });

  it('is as well the head of the unit that it is about, of today [WC-39]', async () => {
    const division = (await who.boss.post<{ id: number }>('/org/himal/division/', { name: 'Sales' })).body.id;
    const id = await sent({ about: 'unit', about_division: division });
    expect((await read(id)).about).toEqual({ kind: 'unit', name: 'Sales' });
    await server.context.database.everywhere.query('update division set head_id = $2 where organization_id = $1', [
      himal.id,
      people.ram.id,
    ]);
    expect((await who.ram.get(`${cases}${id}/`)).status).toBe(404);
    expect((await titles('ram')).count).toBe(0);
    expect((await who.sita.get(`${cases}${id}/`)).status).toBe(200);
  });

  it('is not the author either: no one handles their own [WC-39]', async () => {
    const id = await sent({}, 'ram');
    expect((await who.ram.get(`${cases}${id}/`)).status).toBe(404);
    expect((await open(id, 'ram')).grievance.id).toBe(id);
  });

  it('must be a person of the organization', async () => {
    const sagar = await anOrganization(server, 'sagar');
    const stranger = await aMember(server, sagar, 'stranger');
    const body = { category: 'complaint', title: 'x', body: 'y' };
    const about_person = stranger.id;
    expect((await who.gita.post(cases, { ...body, about: 'person', about_person })).body).toEqual({
      about_person: ['Choose a current employee'],
    });
    expect((await who.gita.post(cases, { ...body, not_for: [about_person] })).body).toEqual({
      not_for: ['Choose a current employee'],
    });
    expect((await who.gita.post(cases, { ...body, about: 'person' })).body).toEqual({
      about_person: ['Choose the person'],
    });
    expect((await who.gita.post(cases, { ...body, about: 'policy', about_person: people.ram.id })).status).toBe(400);
  });
});

describe('statistics', () => {
  const statistics = async (query = '', as: Name = 'boss') =>
    (await who[as].get<GrievanceStatistics>(`${base}statistics/${query}`)).body;
  const counted = ({ shown: rows, others }: GrievanceStatistics['by_unit']) => [
    Object.fromEntries(rows.map(({ key, label, count }) => [label ?? key, count])),
    others,
  ];

  it('hides small numbers, and those that would give them away, in both filters [WC-38]', async () => {
    const unit: Record<string, number> = {};
    for (const name of ['A', 'B', 'C'])
      unit[name] = (await who.boss.post<{ id: number }>('/org/himal/division/', { name })).body.id;
    const sending = async (name: string, category: string, count: number) => {
      for (let each = 0; each < count; each += 1)
        await sent({ category, about: 'unit', about_division: unit[name], is_anonymous: false });
    };
    await sending('A', 'complaint', 5);
    await sending('A', 'suggestion', 1);
    await sending('B', 'complaint', 1);
    await sending('B', 'suggestion', 3);
    await sending('C', 'complaint', 2);
    const all = await statistics();
    expect([all.total, ...counted(all.by_unit)]).toEqual([12, { A: 6 }, 6]);
    expect(counted(all.by_category)).toEqual([{ complaint: 8, suggestion: 4 }, 0]);
    // Shown in one filter, a 5 for A would leave 1 for the other.
    const complaints = await statistics('?category=complaint');
    expect(complaints.total).toBe(8);
    expect(complaints.by_unit.shown).toEqual([]);
    const suggestions = await statistics('?category=suggestion');
    expect(JSON.stringify(suggestions.by_unit.shown)).not.toContain('"count":1');
    expect((await statistics('?category=feedback')).total).toBe(0);
  });

  it('says how long it took, how many were on time and how satisfied authors are', async () => {
    const ids = [await sent(), await sent(), await sent(), await sent()];
    goTo('2026-10-15T16:00');
    for (const id of ids.slice(0, 3)) {
      await change(id, { status: 'Resolved', resolution: 'Done.' });
      await act(id, { action: 'close', satisfaction: id === ids[0] ? 2 : 5 });
    }
    expect(await statistics()).toMatchObject({
      total: 4,
      on_time_percent: 100,
      median_minutes: 120,
      satisfaction: 4,
      reopened: null,
    });
    goTo('2026-10-26T16:00');
    await change(ids[3] ?? 0, { status: 'Resolved', resolution: 'Late.' });
    expect((await statistics()).on_time_percent).toBe(75);
  });

  it('is off where the organization takes none', async () => {
    await setting({ enabled: false });
    expect((await who.gita.post(cases, { category: 'feedback', title: 'x', body: 'y' })).status).toBe(403);
    expect((await who.gita.get<{ is_enabled: boolean }>(`${base}form/`)).body.is_enabled).toBe(false);
  });
});
