/** Minimum cover: days on which leave leaves too few of a division are marked and told, and leave is not refused for it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CoverGap } from '@karmik/model/leave/cover';
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
let hr: Client;
let division: number;
let unpaid: number;
let people: { person: Person; client: Client }[];
let boss: Client;

const everywhere = () => server.context.database.everywhere;
const gaps = async (as: 'hr' | 'supervisor', client: Client, from = '2026-11-22', to = '2026-12-05') =>
  client.get<{ results: CoverGap[] }>(`/leave/himal/cover-gaps/?as=${as}&from=${from}&to=${to}`);
const daysOf = (answer: { body: { results: CoverGap[] } }) =>
  answer.body.results.map(({ day, present }) => [day, present]);

async function ask(client: Client, from_date: string, to_date = from_date): Promise<number> {
  const body = { leave_type: unpaid, from_date, to_date, reason: 'Family visit' };
  const sent = await client.post<{ id: number }>('/leave/himal/leave-request/', body);
  expect([sent.status, sent.body]).toEqual([201, expect.anything()]);
  return sent.body.id;
}
const count = async (client: Client, from_date: string, to_date = from_date) =>
  (
    await client.post<{ below_cover: CoverGap[]; problems: object }>('/leave/himal/leave-count/', {
      leave_type: unpaid,
      from_date,
      to_date,
    })
  ).body;

beforeAll(async () => {
  server = await startServer();
  const himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  await hr.post('/leave/himal/master-setting/lawful/', {});
  const types = await hr.get<{ results: { id: number; name: string }[] }>('/leave/himal/leave-type/');
  unpaid = types.body.results.find(({ name }) => name === 'Unpaid leave')?.id ?? 0;
  division = (await hr.post<{ id: number }>('/org/himal/division/', { name: 'Accounts', code: 'ACC' })).body.id;
  people = [];
  for (const name of ['asha', 'bina', 'chet', 'dil']) {
    const person = await aMember(server, himal, name);
    await everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, division_id)
       values ($1, $2, $3, $3, 'Rai', $4, '2020-01-01', $5)`,
      [himal.id, person.id, name, person.email, division],
    );
    people.push({ person, client: await signIn(server, person) });
  }
  const chief = await aMember(server, himal, 'chief');
  boss = await signIn(server, chief);
  await everywhere().query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, may_approve, may_decline, may_forward, valid_from)
     values ($1, $2, $3, 1, true, true, true, '2026-01-01')`,
    [himal.id, people[0]?.person.id ?? 0, chief.id],
  );
  expect((await hr.post('/leave/himal/minimum-cover/', { division, least: 3, measure: 'People' })).status).toBe(201);
});
afterAll(() => server.close());

describe('minimum cover', () => {
  it('marks working days on which approved and pending leave leaves too few', async () => {
    const [asha, bina] = people.map(({ client }) => client) as [Client, Client];
    const approved = await ask(asha, '2026-11-24', '2026-11-26');
    await hr.post(`/leave/himal/leave-request/${approved}/approve/?as=hr`, { remark: 'Fine' });
    expect(daysOf(await gaps('hr', hr))).toEqual([]);
    await ask(bina, '2026-11-26', '2026-11-27');
    const { body } = await gaps('hr', hr);
    expect(body.results).toEqual([
      { day: '2026-11-26', division: { id: division, name: 'Accounts' }, present: 2, members: 4, needed: 3 },
    ]);
  });

  it('warns the person who asks for the days, and refuses nothing', async () => {
    const chet = people[2]?.client as Client;
    const counted = await count(chet, '2026-11-24', '2026-11-28');
    expect(counted.below_cover.map(({ day, present }) => [day, present])).toEqual([
      ['2026-11-24', 2],
      ['2026-11-25', 2],
      ['2026-11-26', 1],
      ['2026-11-27', 2],
    ]);
    expect(counted.problems).toEqual({});
    expect((await count(chet, '2026-12-02')).below_cover).toEqual([]);
    await ask(chet, '2026-11-25');
    expect(daysOf(await gaps('hr', hr))).toEqual([
      ['2026-11-25', 2],
      ['2026-11-26', 2],
    ]);
  });

  it('can be a share of the division, and the stricter of two holds', async () => {
    const path = '/leave/himal/minimum-cover/';
    expect((await hr.post(path, { division, least: 101, measure: 'Percent' })).body).toEqual({
      least: ['Enter at most 100 percent'],
    });
    const share = await hr.post<{ id: number }>(path, { division, least: 90, measure: 'Percent' });
    const { body } = await gaps('hr', hr);
    expect(body.results.map(({ day, needed }) => [day, needed])).toEqual([
      ['2026-11-24', 4],
      ['2026-11-25', 4],
      ['2026-11-26', 4],
      ['2026-11-27', 4],
    ]);
    expect((await hr.delete(`${path}${share.body.id}/`)).status).toBe(204);
  });

  it('does not hold on a holiday', async () => {
    await hr.post('/org/himal/holiday/', { name: 'Election', starts_on: '2026-11-26', ends_on: '2026-11-26' });
    expect(daysOf(await gaps('hr', hr))).toEqual([['2026-11-25', 2]]);
  });

  it('is seen by HR, and by supervisors of their team alone', async () => {
    const asha = people[0]?.client as Client;
    expect((await gaps('hr', asha)).status).toBe(403);
    expect(daysOf(await gaps('supervisor', asha))).toEqual([]);
    expect(daysOf(await gaps('supervisor', boss))).toEqual([['2026-11-25', 2]]);
    expect((await gaps('hr', hr, '2026-01-01', '2026-12-31')).status).toBe(400);
    const sagar = await anOrganization(server, 'sagar');
    const theirs = await signIn(server, await aMember(server, sagar, 'gita', { is_hr_admin: true }));
    expect((await theirs.get('/leave/himal/cover-gaps/?as=hr&from=2026-11-22&to=2026-12-05')).status).toBe(404);
    expect(
      (await theirs.get<{ results: object[] }>('/leave/sagar/cover-gaps/?as=hr&from=2026-11-22&to=2026-12-05')).body,
    ).toEqual({
      results: [],
    });
  });
});
