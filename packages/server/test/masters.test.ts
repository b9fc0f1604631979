/** What masters say beyond one record: branches in a tree, lawful employment types, contracts, and holidays of a religion. */
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

interface Listed<T> {
  readonly results: readonly T[];
  readonly count: number;
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let asha: Person;
let bikash: Person;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  asha = await aMember(server, himal, 'asha');
  bikash = await aMember(server, himal, 'bikash');
  await server.context.database.everywhere.query('call found_common_lists($1)', [himal.id]);
});
afterAll(() => server.close());

it('branches are below each other, and none below itself', async () => {
  const add = async (name: string, parent: number | null) =>
    (await hr.post<{ id: number }>('/org/himal/branch/', { name, parent })).body.id;
  const head = await add('Head office', null);
  const region = await add('Eastern region', head);
  const field = await add('Dharan', region);
  const below = await hr.get<Listed<{ name: string }>>(`/org/himal/branch/?parent=${head}`);
  expect(below.body.results.map(({ name }) => name)).toEqual(['Eastern region']);
  const circle = await hr.patch<{ parent: string[] }>(`/org/himal/branch/${head}/`, { parent: field });
  expect([circle.status, Object.keys(circle.body)]).toEqual([400, expect.arrayContaining(['parent'])]);
});

describe('employment types', () => {
  const lawful = () => hr.post<{ created: number }>('/org/himal/employment-type/lawful/');
  const titles = async () =>
    (await hr.get<Listed<{ title: string; is_contract: boolean }>>('/org/himal/employment-type/?sort=position')).body
      .results;

  it('are those of the Labour Act in one press, however often and with however many hands', async () => {
    await hr.post('/org/himal/employment-type/', { title: 'regular', position: 7 });
    const answers = await Promise.all([lawful(), lawful(), lawful()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.created).toSorted((a, b) => a - b)).toEqual([0, 0, 4]);
    expect((await titles()).map(({ title, is_contract }) => [title, is_contract])).toEqual([
      ['regular', false],
      ['Work-based', false],
      ['Time-based', true],
      ['Casual', false],
      ['Part-time', false],
    ]);
    const plain = await signIn(server, asha);
    expect((await plain.post('/org/himal/employment-type/lawful/')).status).toBe(403);
  });

  it('that end on a day ask each new record of employment for it', async () => {
    await server.context.database.everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on)
       values ($1, $2, 'A1', 'Asha', 'Sharma', $3, '2020-01-01')`,
      [himal.id, asha.id, asha.email],
    );
    const idOf = async (path: string, body: object) => (await hr.post<{ id: number }>(path, body)).body.id;
    const [branch] = (await hr.get<Listed<{ id: number }>>('/org/himal/branch/')).body.results;
    const types = (await hr.get<Listed<{ id: number; title: string }>>('/org/himal/employment-type/')).body.results;
    const typeOf = (title: string) => types.find((type) => type.title === title)?.id;
    const record = {
      employee: asha.id,
      change: 'Other',
      starts_on: '2026-12-01',
      branch: branch?.id,
      division: await idOf('/org/himal/division/', { name: 'Stores' }),
      job_title: await idOf('/org/himal/job-title/', { title: 'Keeper' }),
      employment_level: await idOf('/org/himal/employment-level/', { title: 'Level 1' }),
      employment_type: typeOf('Time-based'),
    };
    const refused = await hr.post<{ contract_ends_on: string[] }>('/hris/himal/employment/', record);
    expect([refused.status, refused.body.contract_ends_on]).toEqual([
      400,
      [expect.stringContaining('Contract ends on')],
    ]);
    const taken = await hr.post('/hris/himal/employment/', { ...record, contract_ends_on: '2027-11-30' });
    expect(taken.status).toBe(201);
    const open = { ...record, starts_on: '2027-12-01', employment_type: typeOf('Casual') };
    expect((await hr.post('/hris/himal/employment/', open)).status).toBe(201);
  });
});

it('a holiday of a religion or an ethnicity is for those alone who are of it [ORG-2]', async () => {
  await server.context.database.everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, religion, ethnicity)
     values ($1, $2, 'B1', 'Bikash', 'Sharma', $3, '2020-01-01', 'islam', 'Tharu')`,
    [himal.id, bikash.id, bikash.email],
  );
  const named = async (list: string, name: string) =>
    (await hr.get<Listed<{ id: number; name: string }>>(`/commons/himal/${list}/?limit=100`)).body.results.find(
      (each) => each.name === name,
    )?.id;
  const add = (name: string, starts_on: string, conditions: object) =>
    hr.post('/org/himal/holiday/', { name, starts_on, ends_on: starts_on, ...conditions });
  for (const [name, on, conditions] of [
    ['Eid', '2027-03-10', { religions: [await named('religion', 'Islam')] }],
    ['Buddha Jayanti', '2027-05-20', { religions: [await named('religion', 'Buddhist')] }],
    ['Maghi', '2027-11-15', { ethnicities: [await named('ethnicity', 'Tharu')] }],
    ['For all', '2027-01-01', {}],
  ] as const)
    expect([name, (await add(name, on, conditions)).status]).toEqual([name, 201]);
  const seen = async (person: Person) =>
    (await (await signIn(server, person)).get<Listed<{ name: string }>>('/org/himal/holiday/')).body.results.map(
      ({ name }) => name,
    );
  expect(await seen(bikash)).toEqual(['For all', 'Eid', 'Maghi']);
  expect(await seen(asha)).toEqual(['For all']);
  expect(await seen({ ...bikash })).not.toContain('Buddha Jayanti');
});
