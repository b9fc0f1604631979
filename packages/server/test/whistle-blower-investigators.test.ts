import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  type Client,
  client,
  type Organization,
  type Person,
  signIn,
  startServer,
  type TestServer,
} from './support/server.ts';

interface Report {
  id: number;
  title: string;
  hand_over_to: { id: number; full_name: string }[];
  accesses: { full_name: string; action: string }[];
}
interface Proposal {
  id: number;
  person: { id: number };
}

const investigators = '/whistleblower/himal/investigator/';
const proposals = '/whistleblower/himal/investigator-proposals/';
const forms = '/whistleblower/himal/whistle-forms/';
const names = ['boss', 'aide', 'operator', 'ram', 'sita', 'gita', 'hari', 'mina'] as const;
type Name = (typeof names)[number];

let server: TestServer;
let himal: Organization;
let people: Record<Name, Person>;
let as: Record<Name, Client>;
let type: number;

const dayIn = (days: number): string =>
  new Date(server.context.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const propose = async (by: Name, who: Name, more: object = {}): Promise<number> => {
  const made = await as[by].post<{ id: number }>(investigators, {
    person: people[who].id,
    starts_on: '2026-01-01',
    ...more,
  });
  expect(made.status).toBe(201);
  return made.body.id;
};
const confirm = async (by: Name, id: number, who: Name): Promise<number> =>
  (await as[by].post(`${proposals}${id}/confirm/`, { person: people[who].id })).status;
const mayConfirm = async (who: Name): Promise<number[]> =>
  (await as[who].get<{ results: Proposal[] }>(proposals)).body.results.map(({ person }) => person.id);
const isInOffice = async (who: Name): Promise<boolean> =>
  (await as[who].get<{ is_current_investigator: boolean }>('/commons/investigators/himal/')).body
    .is_current_investigator;
const report = async (title: string, more: object = {}): Promise<void> => {
  const told = await client(server).post('/whistleblower/himal/form/', {
    incident_type: type,
    title,
    description: 'Milk is watered down at night.',
    ...more,
  });
  expect(told.status).toBe(201);
};
const listed = async (who: Name): Promise<string[]> =>
  (await as[who].get<{ results: Report[] }>(`${forms}?limit=100`)).body.results.map(({ title }) => title);
const idOf = async (who: Name, title: string): Promise<number> =>
  (await as[who].get<{ results: Report[] }>(`${forms}?limit=100`)).body.results.find((each) => each.title === title)
    ?.id ?? 0;
const inboxOf = async (who: Name): Promise<number | undefined> =>
  (
    await as[who].get<{ inbox?: { lists: { name: string; count: number }[] } }>('/users/me/home/')
  ).body.inbox?.lists.find(({ name }) => name === 'investigator_confirmation')?.count;
const toldOf = async (who: Name, text: string): Promise<number> =>
  (
    await server.context.database
      .organization(himal.id)
      .query('select 1 from notification where recipient_id = $1 and text_en = $2', [people[who].id, text])
  ).length;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  people = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [
        name,
        await aMember(server, himal, name, { is_hr_admin: name === 'boss' || name === 'aide' }),
      ]),
    ),
  ) as Record<Name, Person>;
  // The HR admin who installed the server is an operator, too.
  await server.context.database.everywhere.query('update users set is_operator = true where id = any($1)', [
    [people.boss.id, people.operator.id],
  ]);
  as = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await signIn(server, people[name])])),
  ) as Record<Name, Client>;
  type = (await as.boss.post<{ id: number }>('/commons/incident-type/', { name: 'Fraud' })).body.id;
  await as.boss.patch('/whistleblower/himal/setting/', { enabled: true, public_enabled: true, captcha: false });
});
afterAll(() => server.close());

describe('an investigator', () => {
  it('holds nothing by the word of HR alone, and the first is confirmed by another operator [WB-3]', async () => {
    await report('Before everybody');
    const ram = await propose('boss', 'ram');
    expect((await as.boss.get(`${investigators}${ram}/`)).body).toMatchObject({
      status: 'Proposed',
      proposed_by: { id: people.boss.id },
      confirmed_by: null,
    });
    expect([await isInOffice('ram'), await listed('ram')]).toEqual([false, []]);
    expect(
      (await client(server).get<{ investigators: unknown[] }>('/whistleblower/himal/form/')).body.investigators,
    ).toEqual([]);
    await report('For nobody yet');
    expect(await listed('ram')).toEqual([]);
    expect((await as.boss.patch(`${investigators}${ram}/`, { status: 'Confirmed' })).status).toBe(400);
    // The proposer is an operator and still not asked; other HR and the person are none who confirm.
    expect([
      await confirm('boss', ram, 'ram'),
      await confirm('aide', ram, 'ram'),
      await confirm('ram', ram, 'ram'),
    ]).toEqual([403, 403, 403]);
    expect([await mayConfirm('boss'), await mayConfirm('ram')]).toEqual([[], []]);
    expect([await mayConfirm('operator'), await inboxOf('operator')]).toEqual([[people.ram.id], 1]);
    expect(await toldOf('operator', 'An investigator awaits your confirmation')).toBe(1);
    expect(await toldOf('boss', 'An investigator awaits your confirmation')).toBe(0);
    expect(await confirm('operator', ram, 'gita')).toBe(409);
    expect(await confirm('operator', ram, 'ram')).toBe(204);
    expect(await confirm('operator', ram, 'ram')).toBe(409);
    expect([await isInOffice('ram'), await listed('ram')]).toEqual([true, []]);
    expect(await toldOf('ram', 'You are now a whistle-blower investigator')).toBe(1);
    expect((await as.boss.get(`${investigators}${ram}/`)).body).toMatchObject({
      status: 'Confirmed',
      confirmed_by: { id: people.operator.id },
    });
    expect(
      await server.context.database
        .organization(himal.id)
        .query(`select actor_id from audit_event where object_type = 'investigator' and action = 'confirmed'`),
    ).toEqual([{ actor_id: people.operator.id }]);
  });

  it('is confirmed by another investigator once there is one, and by no operator [WB-3]', async () => {
    await report('Before Sita');
    expect(await listed('ram')).toEqual(['Before Sita']);
    const sita = await propose('boss', 'sita');
    expect(await mayConfirm('operator')).toEqual([]);
    expect(await confirm('operator', sita, 'sita')).toBe(403);
    expect([await mayConfirm('ram'), await inboxOf('ram')]).toEqual([[people.sita.id], 1]);
    expect(await confirm('ram', sita, 'sita')).toBe(204);
    expect(await inboxOf('ram')).not.toBe(1);
  });

  it('sees what comes after the confirmation, and what is handed over of what came before [WB-3]', async () => {
    await report('After Sita');
    expect(await listed('sita')).toEqual(['After Sita']);
    const id = await idOf('ram', 'Before Sita');
    for (const path of ['', 'comments/', 'attachments/'])
      expect((await as.sita.get(`${forms}${id}/${path}`)).status).toBe(404);
    expect((await as.sita.post(`${forms}${id}/hand-over/`, { person: people.sita.id })).status).toBe(404);
    expect((await as.boss.post(`${forms}${id}/hand-over/`, { person: people.sita.id })).status).toBe(404);
    const { body: open } = await as.ram.get<Report>(`${forms}${id}/`);
    expect(open.hand_over_to.map((each) => each.id)).toEqual([people.sita.id]);
    expect((await as.ram.post(`${forms}${id}/hand-over/`, { person: people.boss.id })).status).toBe(400);
    const handed = await as.ram.post<Report>(`${forms}${id}/hand-over/`, { person: people.sita.id });
    expect(handed.body.hand_over_to).toEqual([]);
    expect(handed.body.accesses.map(({ action }) => action)).toContain('handed over');
    // The order of reports of one day says nothing of when they came [S6].
    expect((await listed('sita')).toSorted()).toEqual(['After Sita', 'Before Sita']);
    expect((await as.sita.get(`${forms}${id}/`)).status).toBe(200);
    expect(await toldOf('sita', 'A whistle-blower report was handed over to you')).toBe(1);
    const [event, ...others] = await server.context.database
      .organization(himal.id)
      .query(`select actor_id, object_type, after from audit_event where action = 'report_handed_over'`);
    expect([event, others]).toEqual([
      { actor_id: people.ram.id, object_type: 'investigator', after: { person: people.sita.id } },
      [],
    ]);
  });

  it('is handed no report that names them [WB-3, WB-4]', async () => {
    await report('Gita signs', { people_involved: 'Gita' });
    const gita = await propose('boss', 'gita');
    expect(await confirm('ram', gita, 'gita')).toBe(204);
    const id = await idOf('ram', 'Gita signs');
    const { body } = await as.ram.get<Report>(`${forms}${id}/`);
    expect(body.hand_over_to).toEqual([]);
    expect((await as.ram.post(`${forms}${id}/hand-over/`, { person: people.gita.id })).status).toBe(400);
  });

  it('comes back from an end as a new proposal, without what was handed over before [WB-3]', async () => {
    const sita =
      (
        await as.boss.get<{ results: { id: number; person: { id: number } }[] }>(`${investigators}?limit=100`)
      ).body.results.find(({ person }) => person.id === people.sita.id)?.id ?? 0;
    expect((await as.boss.patch(`${investigators}${sita}/`, { ends_on: dayIn(0) })).status).toBe(200);
    expect((await as.boss.get(`${investigators}${sita}/`)).body).toMatchObject({ status: 'Confirmed' });
    server.move(2 * 86_400_000);
    as = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await signIn(server, people[name])])),
    ) as Record<Name, Client>;
    expect(await isInOffice('sita')).toBe(false);
    expect((await as.boss.patch(`${investigators}${sita}/`, { ends_on: null })).status).toBe(200);
    expect([await isInOffice('sita'), await listed('sita')]).toEqual([false, []]);
    expect(await confirm('sita', sita, 'sita')).toBe(403);
    expect(await confirm('ram', sita, 'sita')).toBe(204);
    expect([await isInOffice('sita'), await listed('sita')]).toEqual([true, []]);
  });

  it('is declined by the person who could confirm them: they hold nothing, HR is told and may propose them again [WB-3]', async () => {
    const id = await propose('boss', 'operator');
    const decline = async (who: Name, person: Name) =>
      (await as[who].post(`${proposals}${id}/decline/`, { person: people[person].id })).status;
    expect([await decline('aide', 'operator'), await decline('ram', 'sita')]).toEqual([403, 409]);
    expect(await decline('ram', 'operator')).toBe(204);
    expect(await toldOf('boss', 'The investigator you proposed was declined')).toBe(1);
    expect([await decline('ram', 'operator'), await confirm('ram', id, 'operator')]).toEqual([409, 409]);
    expect((await as.boss.get(`${investigators}${id}/`)).body).toMatchObject({
      status: 'Declined',
      confirmed_by: null,
    });
    await report('After the refusal');
    expect(await listed('operator')).not.toContain('After the refusal');
    expect((await as.boss.patch(`${investigators}${id}/`, { ends_on: dayIn(30) })).body).toMatchObject({
      status: 'Proposed',
    });
    expect(await decline('ram', 'operator')).toBe(204);
  });

  it('becomes no one else by a change of the record [WB-3]', async () => {
    const later = dayIn(10);
    const hari = await propose('boss', 'hari', { starts_on: later });
    expect(await confirm('ram', hari, 'hari')).toBe(204);
    expect((await as.aide.patch(`${investigators}${hari}/`, { person: people.mina.id })).status).toBe(200);
    expect((await as.boss.get(`${investigators}${hari}/`)).body).toMatchObject({
      status: 'Proposed',
      person: { id: people.mina.id },
      proposed_by: { id: people.aide.id },
      confirmed_by: null,
    });
  });

  it('who proposes does not confirm, investigator or not; an operator does where no one else is left [WB-3]', async () => {
    const yesterday = dayIn(-1);
    const { results } = (
      await as.boss.get<{ results: { id: number; starts_on: string }[] }>(`${investigators}?limit=100`)
    ).body;
    for (const { id, starts_on: starts } of results)
      if (starts <= yesterday)
        expect((await as.boss.patch(`${investigators}${id}/`, { ends_on: yesterday })).status).toBe(200);
    const boss = await propose('aide', 'boss');
    expect(await confirm('boss', boss, 'boss')).toBe(403);
    expect(await confirm('operator', boss, 'boss')).toBe(204);
    const hari = await propose('boss', 'hari');
    expect(await confirm('boss', hari, 'hari')).toBe(403);
    expect([await mayConfirm('boss'), await mayConfirm('operator')]).toEqual([[people.mina.id], [people.hari.id]]);
    expect(await confirm('operator', hari, 'hari')).toBe(204);
  });

  it('is confirmed by an operator where the only other investigator is an auditor, who only reads [WB-3]', async () => {
    const { everywhere } = server.context.database;
    await everywhere.query(`update investigator set ends_on = $1 where starts_on <= $1`, [dayIn(-1)]);
    const ram = await everywhere.one<{ id: number }>(
      `update investigator set ends_on = null, status = 'Confirmed' where id = (select max(id) from investigator where person_id = $1) returning id`,
      [people.ram.id],
    );
    expect(ram).toBeDefined();
    const sita = await propose('aide', 'sita', { starts_on: dayIn(0) });
    expect([await mayConfirm('ram'), await mayConfirm('operator')]).toEqual([
      expect.arrayContaining([people.sita.id]),
      expect.not.arrayContaining([people.sita.id]),
    ]);
    await everywhere.query('update membership set is_audit_user = true where user_id = $1', [people.ram.id]);
    server.app.gate.forget();
    expect(await mayConfirm('operator')).toContain(people.sita.id);
    expect(await confirm('ram', sita, 'sita')).toBe(403);
    expect(await confirm('operator', sita, 'sita')).toBe(204);
  });
});
