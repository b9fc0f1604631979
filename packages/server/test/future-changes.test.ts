/** What employees know of changes of their employment that take effect later: one rule in every place where they read them. */
import type { SalaryHistory } from '@karmik/model/hris/salary-history';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyEmployments } from '../src/modules/hris/file/employment.ts';
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

interface Row {
  readonly id: number;
  readonly change: string;
  readonly starts_on: string;
  readonly ends_on: string | null;
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let hari: Person;
let boss: Client;
let reviewType: number;
let places: Record<string, number>;
let other: number;
let names = 0;
let asha: Person;
let ashaClient: Client;

const day = (from: number) => todayIn('Asia/Kathmandu', new Date(server.now.getTime() + from * 86_400_000));
const made = async (path: string, body: object) => {
  const answer = await hr.post<{ id: number }>(path, body);
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return answer.body.id;
};
const when = (future_changes: 'On the day' | 'Once published') =>
  hr.patch('/hris/himal/settings/profile/', { future_changes });
const listOf = async (client: Client, query = '') =>
  (await client.get<{ results: Row[] }>(`/hris/himal/employment/?employee=${asha.id}&sort=starts_on${query}`)).body
    .results;
const salaryOf = async (client: Client) =>
  (await client.get<SalaryHistory>(`/hris/himal/people/${asha.id}/salary-history/`)).body.results;
const told = async () =>
  (
    await server.context.database.everywhere.query<{ text_en: string }>(
      'select text_en from notification where organization_id = $1 and recipient_id = $2 order by id',
      [himal.id, asha.id],
    )
  ).map(({ text_en }) => text_en);
/** A promotion of asha on a later day. */
const promotion = (own: object = {}) =>
  made('/hris/himal/employment/', {
    employee: asha.id,
    change: 'Promotion',
    starts_on: day(10),
    step: 4,
    ...places,
    job_title: other,
    ...own,
  });

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hr = await signIn(server, hari);
  places = {
    branch: await made('/org/himal/branch/', { name: 'Ilam' }),
    division: await made('/org/himal/division/', { name: 'Tea' }),
    job_title: await made('/org/himal/job-title/', { title: 'Taster' }),
    employment_type: await made('/org/himal/employment-type/', { title: 'Permanent' }),
    employment_level: await made('/org/himal/employment-level/', {
      title: 'Officer',
      scale_start: '30000.00',
      scale_steps: 5,
      scale_increment: '1000.00',
    }),
  };
  other = await made('/org/himal/job-title/', { title: 'Head taster' });
  reviewType = await made('/hris/himal/settings/review-type/', { name: 'Grade', change: 'Upgrade' });
});
afterAll(() => server.close());

beforeEach(async () => {
  hr = await signIn(server, hari);
  const name = `asha${++names}`;
  asha = await aMember(server, himal, name);
  const bossPerson = await aMember(server, himal, `boss${names}`);
  await server.context.database.everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on)
     values ($1, $2, $3, $3, 'Rai', $4, '2024-01-01')`,
    [himal.id, asha.id, name, asha.email],
  );
  await server.context.database.everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
    [himal.id, asha.id, bossPerson.id],
  );
  await made('/hris/himal/employment/', {
    employee: asha.id,
    change: 'Appointment',
    starts_on: '2024-01-01',
    step: 1,
    ...places,
  });
  ashaClient = await signIn(server, asha);
  boss = await signIn(server, bossPerson);
  await when('On the day');
});

describe('a change of a later day', () => {
  it('[E8] is hidden from its employee until the day, and so is that anything ends because of it; HR and the supervisor see it', async () => {
    const id = await promotion();
    for (const client of [hr, boss])
      expect(await listOf(client)).toMatchObject([
        { change: 'Appointment', ends_on: day(9) },
        { change: 'Promotion', starts_on: day(10) },
      ]);
    expect(await listOf(ashaClient)).toMatchObject([{ change: 'Appointment', ends_on: null }]);
    // Neither a filter, a detail, a report nor a file says more than the list.
    expect(await listOf(ashaClient, `&ends_on=${day(9)}`)).toEqual([]);
    expect((await ashaClient.get(`/hris/himal/employment/${id}/`)).status).toBe(404);
    const report = await ashaClient.get<{ total: { count: number } }>(
      `/hris/himal/employment/aggregate/?measures=count&employee=${asha.id}`,
    );
    expect(JSON.stringify(report.body)).toContain('"count":1');
    const file = await ashaClient.get<string>(`/hris/himal/employment/export/?format=csv&employee=${asha.id}`);
    expect(String(file.body)).not.toContain('Promotion');
    expect(await told()).toEqual([]);

    const first = (await listOf(ashaClient))[0];
    expect((await ashaClient.get<Row>(`/hris/himal/employment/${first?.id}/`)).body.ends_on).toBeNull();
    // HR alone reads and writes whether it is published.
    expect(first).not.toHaveProperty('is_published');

    server.move(10 * 86_400_000);
    await applyEmployments(server.context);
    ashaClient = await signIn(server, asha);
    expect(await listOf(ashaClient)).toMatchObject([{ ends_on: day(-1) }, { change: 'Promotion', starts_on: day(0) }]);
  });

  it('[E8] is left out of the salary history that its employee reads, not out of that of HR', async () => {
    await promotion();
    expect(await salaryOf(hr)).toMatchObject([{ monthly: '34000.00' }, { monthly: '31000.00', ends_on: day(9) }]);
    expect(await salaryOf(ashaClient)).toMatchObject([{ monthly: '31000.00', ends_on: null }]);
  });

  it('[E8] is published where the organization publishes, and its employee gets one notification', async () => {
    const id = await promotion();
    expect((await hr.patch(`/hris/himal/employment/${id}/`, { is_published: true })).status).toBe(200);
    // The setting decides: what is published stays hidden where changes are shown on their day.
    expect(await listOf(ashaClient)).toHaveLength(1);
    expect(await told()).toEqual([]);
    expect((await when('Once published')).status).toBe(200);
    expect(await listOf(ashaClient)).toMatchObject([{ ends_on: day(9) }, { change: 'Promotion' }]);
    expect(await salaryOf(ashaClient)).toHaveLength(2);
    await applyEmployments(server.context);
    expect(await told()).toEqual([`Promotion takes effect on ${day(10)}`]);
    await applyEmployments(server.context);
    expect(await told()).toHaveLength(1);
  });

  it('[E8] is not published by its employee, nor by a supervisor', async () => {
    await when('Once published');
    const id = await promotion();
    for (const client of [ashaClient, boss])
      expect((await client.patch(`/hris/himal/employment/${id}/`, { is_published: true })).status).toBeGreaterThan(399);
    expect(await listOf(ashaClient)).toHaveLength(1);
  });

  it('[E8] of a review hides the review too, and the notification comes on the day', async () => {
    const review = await made('/hris/himal/employment-review/', {
      employee: asha.id,
      review_type: reviewType,
      effective_date: day(10),
      step: 5,
      request_remarks: 'A good year',
    });
    await server.context.database.everywhere.query(
      "update employment_review set status = 'Approved' where organization_id = $1 and id = $2",
      [himal.id, review],
    );
    const ownReviews = async () =>
      (await ashaClient.get<{ count: number }>('/hris/himal/employment-review/?as=user')).body.count;
    expect(await ownReviews()).toBe(0);
    expect((await ashaClient.get(`/hris/himal/employment-review/${review}/?as=user`)).status).toBe(404);
    await when('Once published');
    const id = await promotion({ is_published: true });
    expect(await ownReviews()).toBe(1);
    expect(await told()).toEqual([`Promotion takes effect on ${day(10)}`]);
    await hr.patch(`/hris/himal/employment/${id}/`, { is_published: false });
    expect(await ownReviews()).toBe(0);
  });

  it('[E8] of an increment goes out on its day alone', async () => {
    const plan = { employment_level: places.employment_level, starts_on: day(3), employee: asha.id };
    expect((await hr.post<{ given: number }>('/hris/himal/increments/', plan)).body.given).toBe(1);
    expect(await told()).toEqual([]);
    expect(await salaryOf(ashaClient)).toMatchObject([{ monthly: '31000.00', ends_on: null }]);
    server.move(3 * 86_400_000);
    await applyEmployments(server.context);
    ashaClient = await signIn(server, asha);
    expect(await told()).toEqual([`Upgrade takes effect on ${day(0)}`]);
    expect((await salaryOf(ashaClient))[0]).toMatchObject({ monthly: '32000.00' });
  });

  it('[E8] of the duty station is hidden like one of employment', async () => {
    const [here, there] = [
      await made('/commons/himal/duty-station/', { name: `Here ${names}` }),
      await made('/commons/himal/duty-station/', { name: `There ${names}` }),
    ];
    const station = { employee: asha.id, starts_on: '2024-01-01', duty_station: here };
    await made('/hris/himal/duty-station-assignment/', station);
    await made('/hris/himal/duty-station-assignment/', { ...station, starts_on: day(5), duty_station: there });
    const own = await ashaClient.get<{ results: Row[] }>('/hris/himal/duty-station-assignment/');
    expect(own.body.results).toMatchObject([{ ends_on: null, duty_station: { id: here } }]);
  });

  it('[E8] does not show in the place that a request of a day after it has', async () => {
    const ilam = places.branch;
    const pokhara = await made('/org/himal/branch/', { name: `Pokhara ${names}` });
    await promotion({ branch: pokhara });
    const travel = { starts_on: day(20), ends_on: day(20), part: 'Full', place: 'Dharan', description: 'A visit' };
    expect((await ashaClient.post('/attendance/himal/travel-attendance/', travel)).status).toBe(201);
    await server.context.database.everywhere.query(
      'update employee set branch_id = $3 where organization_id = $1 and user_id = $2',
      [himal.id, asha.id, ilam ?? 0],
    );
    const own = await ashaClient.get<{ results: { branch: { id: number } }[] }>('/attendance/himal/travel-attendance/');
    expect(own.body.results).toMatchObject([{ branch: { id: ilam } }]);
  });
});
