/** Steps of a level, and increments that give people the next one. */
import type { Increment } from '@karmik/model/hris/scale';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { todayIn } from '../src/time.ts';
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
let hari: Person;
let level: number;
let place: Record<string, number>;

const day = (from: number) => todayIn('Asia/Kathmandu', new Date(server.now.getTime() + from * 86_400_000));
const made = async (path: string, body: object) => (await hr.post<{ id: number }>(path, body)).body.id;

/** Someone on a step of the level since 2024. */
async function aPerson(name: string, step: number | null): Promise<Person> {
  const person = name === 'hari' ? hari : await aMember(server, himal, name);
  await server.context.database.everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on)
     values ($1, $2, $3, $3, 'Rai', $4, '2024-01-01')`,
    [himal.id, person.id, name, person.email],
  );
  const answer = await hr.post('/hris/himal/employment/', {
    employee: person.id,
    change: 'Appointment',
    starts_on: '2024-01-01',
    step,
    ...place,
  });
  expect(answer.status).toBe(201);
  return person;
}

const history = async (person: Person) =>
  (await hr.get<{ results: Record<string, unknown>[] }>(`/hris/himal/employment/?employee=${person.id}&sort=starts_on`))
    .body.results;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hr = await signIn(server, hari);
  level = await made('/org/himal/employment-level/', {
    title: 'Officer',
    scale_start: '30000.00',
    scale_steps: 5,
    scale_increment: '1000.00',
  });
  place = {
    branch: await made('/org/himal/branch/', { name: 'Ilam' }),
    division: await made('/org/himal/division/', { name: 'Tea' }),
    job_title: await made('/org/himal/job-title/', { title: 'Taster' }),
    employment_type: await made('/org/himal/employment-type/', { title: 'Permanent' }),
    employment_level: level,
  };
});
afterAll(() => server.close());

it('no one stands beyond the last step of their level, by a record or by a review [ORG-5]', async () => {
  const gita = await aPerson('gita', 2);
  const told = ['Step must be at most 5, the last one of this level'];
  const record = { employee: gita.id, change: 'Upgrade', starts_on: day(3), ...place };
  expect(await hr.post('/hris/himal/employment/', { ...record, step: 6 })).toMatchObject({
    status: 400,
    body: { step: told },
  });
  const type = await made('/hris/himal/settings/review-type/', { name: 'Grade', change: 'Upgrade' });
  const review = {
    employee: gita.id,
    review_type: type,
    effective_date: day(3),
    request_remarks: 'A good year',
  };
  expect(await hr.post('/hris/himal/employment-review/', { ...review, step: 6 })).toMatchObject({
    status: 400,
    body: { step: told },
  });
  expect((await hr.post('/hris/himal/employment-review/', { ...review, step: 5 })).status).toBe(201);
});

it('an increment shows what each step is worth, gives the next one from its day, and refuses the step after the last with the reason [ORG-5]', async () => {
  const [sita, maya, tara] = [await aPerson('sita', 3), await aPerson('maya', 5), await aPerson('tara', null)];
  await aPerson('hari', 1);
  const plan = { employment_level: level, starts_on: day(10) };
  const preview = await hr.post<{ results: Increment[] }>('/hris/himal/increments/preview/', plan);
  const of = (person: Person) => preview.body.results.find(({ employee }) => employee.id === person.id);
  expect(of(sita)).toMatchObject({ step: 3, scale: '33000.00', next_step: 4, next_scale: '34000.00', refusal: null });
  expect(of(tara)).toMatchObject({ step: 0, scale: '30000.00', next_step: 1, next_scale: '31000.00', refusal: null });
  expect(of(maya)).toMatchObject({
    step: 5,
    scale: '35000.00',
    next_scale: null,
    refusal: {
      en: 'Step must be at most 5, the last one of this level',
      ne: 'यस तहमा ग्रेड बढीमा ५ हुन्छ',
    },
  });
  expect(of(hari)?.refusal?.en).toBe("You can't give yourself an increment");
  expect(await history(sita)).toHaveLength(1);

  expect(await hr.post('/hris/himal/increments/', { ...plan, employee: maya.id })).toMatchObject({
    status: 400,
    body: { employee: ['Step must be at most 5, the last one of this level'] },
  });

  const twice = await Promise.all([1, 2].map(() => hr.post<{ given: number }>('/hris/himal/increments/', plan)));
  expect(twice.map(({ body }) => body.given).sort((a, b) => a - b)).toEqual([0, expect.any(Number)]);
  expect(await history(sita)).toMatchObject([
    { step: 3, ends_on: day(9) },
    { change: 'Upgrade', step: 4, starts_on: day(10), ends_on: null, branch: { name: 'Ilam' } },
  ]);
  expect(await history(tara)).toMatchObject([{ step: null }, { step: 1 }]);
  expect(await history(maya)).toHaveLength(1);
  expect(await history(hari)).toHaveLength(1);
});

it('is refused for a level without a scale, in the past, and to the person who decides no reviews', async () => {
  const plain = await made('/org/himal/employment-level/', { title: 'Intern' });
  const post = (body: object, who = hr) => who.post('/hris/himal/increments/preview/', body);
  expect(await post({ employment_level: plain, starts_on: day(1) })).toMatchObject({
    status: 400,
    body: { employment_level: ['This level has no scale'] },
  });
  expect((await post({ employment_level: level, starts_on: day(-1) })).body).toEqual({
    starts_on: ['Effective from cannot be a past date'],
  });
  const asha = await signIn(server, await aMember(server, himal, 'asha'));
  expect((await post({ employment_level: level, starts_on: day(1) }, asha)).status).toBe(403);
});
