/** What people bring to their work, and where they work from when to when. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
let boss: Person;
let asha: Person;
let bina: Person;
let ashas: Client;

interface Assigned {
  id: number;
  employee: { id: number };
  kind: string;
  title: string;
}

const assignments = '/hris/himal/ksao-assignment/';
const add = async (path: string, body: object): Promise<number> => {
  const answer = await hr.post<{ id: number }>(path, body);
  expect([answer.status, answer.body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
  return answer.body.id;
};
const assigned = async (): Promise<string[]> =>
  (await hr.get<{ results: Assigned[] }>(`${assignments}?limit=100`)).body.results
    .map(({ employee, kind, title }) => `${employee.id === asha.id ? 'Asha' : 'Bina'} ${kind} ${title}`)
    .toSorted();

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  await anOrganization(server, 'sagar');
  boss = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hr = await signIn(server, boss);
  [asha, bina] = [await aMember(server, himal, 'asha'), await aMember(server, himal, 'bina')];
  ashas = await signIn(server, asha);
});
afterAll(() => server.close());

describe('KSAO', () => {
  it('of a job title are assigned to everyone who has the job, each once', async () => {
    const [excel, wool, care] = [
      await add('/org/himal/skill/', { name: 'Spreadsheets' }),
      await add('/org/himal/knowledge/', { name: 'Wool grades' }),
      await add('/org/himal/other-attribute/', { name: 'Care' }),
    ];
    const [buyer, guard] = [
      await add('/org/himal/job-title/', {
        title: 'Buyer',
        skills: [excel],
        knowledge: [wool],
        other_attributes: [care],
      }),
      await add('/org/himal/job-title/', { title: 'Guard' }),
    ];
    for (const [n, person] of [asha, bina].entries())
      await server.context.database.everywhere.query(
        `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, job_title_id)
         select o.id, $1, $2, 'A', 'B', $3, '2024-01-01', $4 from organization o where o.slug = 'himal'`,
        [person.id, `E0${n}`, `${n}@himal.test`, buyer],
      );
    await add(assignments, { employee: asha.id, kind: 'Skill', skill: excel, held_level: 'Expert', is_key: true });
    const missing = { job_title: buyer };
    expect((await hr.post(`${assignments}by-job-title/`, missing)).body).toEqual({ assigned: 5 });
    expect((await hr.post(`${assignments}by-job-title/`, missing)).body).toEqual({ assigned: 0 });
    expect((await hr.post(`${assignments}by-job-title/`, { job_title: guard })).body).toEqual({ assigned: 0 });
    expect(await assigned()).toEqual([
      'Asha Knowledge Wool grades',
      'Asha Other attribute Care',
      'Asha Skill Spreadsheets',
      'Bina Knowledge Wool grades',
      'Bina Other attribute Care',
      'Bina Skill Spreadsheets',
    ]);
    expect((await hr.post(`${assignments}by-job-title/`, { job_title: 999 })).status).toBe(400);
    expect((await ashas.post(`${assignments}by-job-title/`, missing)).status).toBe(403);
    expect((await hr.post('/hris/sagar/ksao-assignment/by-job-title/', missing)).status).toBe(404);
    const own = (await ashas.get<{ results: Assigned[] }>(assignments)).body.results;
    expect(own.map(({ employee }) => employee.id)).toEqual([asha.id, asha.id, asha.id]);
    const again = await hr.post(assignments, { employee: asha.id, kind: 'Skill', skill: excel });
    expect([again.status, Object.keys(again.body as object)]).toEqual([400, ['skill']]);
    const empty = await hr.post(assignments, { employee: asha.id, kind: 'Ability' });
    expect([empty.status, empty.body]).toEqual([400, { ability: ['Ability is Required'] }]);
  });
});

describe('reports that HR puts together', () => {
  it('tell legal facts to holders of their code alone, and where someone works today', async () => {
    await server.context.database.everywhere.query(
      `update employee set pan_number = '301234567', blood_group = 'O+' where user_id = $1`,
      [asha.id],
    );
    const jumla = await add('/commons/himal/duty-station/', { name: 'Humla', remoteness: 'A' });
    await add('/hris/himal/duty-station-assignment/', {
      employee: bina.id,
      duty_station: jumla,
      starts_on: '2024-02-01',
    });
    const reader = await signIn(server, await aMember(server, himal, 'reader', { codes: ['4.01'] }));
    const of = async (who: Client, person: Person) =>
      (await who.get<{ results: Record<string, unknown>[] }>(`/hris/himal/staff/?limit=100`)).body.results.find(
        ({ id }) => id === person.id,
      );
    expect(await of(hr, asha)).toMatchObject({ pan_number: '301234567', blood_group: 'O+', duty_station: null });
    expect(await of(hr, bina)).toMatchObject({ duty_station: { id: jumla, name: 'Humla' } });
    const seen = await of(reader, asha);
    expect(seen).toMatchObject({ blood_group: 'O+' });
    for (const name of ['pan_number', 'citizenship_number', 'ssf_number']) expect(seen).not.toHaveProperty(name);
    const path = '/hris/himal/staff-report/';
    const body = {
      name: 'By branch',
      people: 'Current',
      columns: ['branch'],
      counted_by: 'branch',
      split_by: 'branch',
    };
    const twice = await hr.post(path, body);
    expect([twice.status, Object.keys(twice.body as object)]).toEqual([400, ['split_by']]);
    expect((await reader.post(path, { ...body, split_by: 'gender' })).status).toBe(201);
    expect((await ashas.get(path)).status).toBe(403);
  });
});

describe('duty stations', () => {
  it('follow each other without overlap, and one reads one’s own', async () => {
    const [jumla, dolpa] = [
      await add('/commons/himal/duty-station/', { name: 'Jumla', remoteness: 'A' }),
      await add('/commons/himal/duty-station/', { name: 'Dolpa', remoteness: 'A' }),
    ];
    const path = '/hris/himal/duty-station-assignment/';
    await add(path, { employee: asha.id, duty_station: jumla, starts_on: '2030-01-01' });
    await add(path, { employee: asha.id, duty_station: dolpa, starts_on: '2031-01-01' });
    await add(path, { employee: bina.id, duty_station: dolpa, starts_on: '2030-06-01' });
    const { results } = (await ashas.get<{ results: { starts_on: string; ends_on: string | null }[] }>(path)).body;
    expect(results.map(({ starts_on: from, ends_on: to }) => [from, to])).toEqual([
      ['2031-01-01', null],
      ['2030-01-01', '2030-12-31'],
    ]);
    const clash = await hr.post(path, {
      employee: asha.id,
      duty_station: jumla,
      starts_on: '2030-01-01',
      ends_on: '2030-04-01',
    });
    expect(clash.status).toBe(400);
  });

  it('are those of the day that it is where the organisation is, by the clock of the server', async () => {
    const of = async (person: Person) =>
      (
        await hr.get<{ results: { id: number; duty_station: { name: string } | null }[] }>(
          '/hris/himal/staff/?limit=100',
        )
      ).body.results.find(({ id }) => id === person.id)?.duty_station?.name;
    const { now } = server;
    const at = async (instant: string) => {
      server.now = new Date(instant);
      hr = await signIn(server, boss);
      return of(asha);
    };
    // Kathmandu is 5:45 ahead of UTC: its new year begins at 18:15 of the day before.
    expect(await at('2029-12-31T18:14:59.000Z')).toBeUndefined();
    expect(await at('2029-12-31T18:15:00.000Z')).toBe('Jumla');
    expect(await at('2030-12-31T18:14:00.000Z')).toBe('Jumla');
    expect(await at('2030-12-31T18:15:00.000Z')).toBe('Dolpa');
    server.now = now;
  });
});
