/** Individual attendance settings for several people at once. */
import type { SeveralAnswer } from '@karmik/model/attendance/setting-for-several';
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

const path = '/attendance/himal/individual-setting/several/';
const list = '/attendance/himal/individual-setting/';
let server: TestServer;
let himal: Organization;
let hr: Client;
let people: Record<'asha' | 'bina' | 'chet' | 'dil', Person>;
let branches: number[];
let level: number;

const made = async (at: string, body: object) => (await hr.post<{ id: number }>(at, body)).body.id;
const wish = (more: object) => ({ is_remote: true, web_attendance: false, starts_on: '2026-12-01', ...more });
const look = async (more: object) => (await hr.post<SeveralAnswer>(`${path}?dry_run=true`, wish(more))).body;
const names = (of: { employee: { id: number }; reason: string }[]) =>
  of.map(({ employee, reason }) => [employee.id, reason]);
const stored = async () =>
  (
    await hr.get<{ results: { employee: { id: number }; is_remote: boolean; starts_on: string }[] }>(
      `${list}?starts_on=2026-12-01`,
    )
  ).body.results;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  people = {
    asha: await aMember(server, himal, 'asha'),
    bina: await aMember(server, himal, 'bina'),
    chet: await aMember(server, himal, 'chet'),
    dil: await aMember(server, himal, 'dil'),
  };
  branches = [
    await made('/org/himal/branch/', { name: 'Kathmandu', code: 'KTM' }),
    await made('/org/himal/branch/', { name: 'Pokhara', code: 'PKR' }),
  ];
  level = await made('/org/himal/employment-level/', { title: 'Officer', level: 5 });
  const at = { asha: [0, level], bina: [0, null], chet: [1, level], dil: [0, level] } as const;
  for (const [name, person] of Object.entries(people)) {
    const [branch, held] = at[name as keyof typeof at];
    await server.context.database.everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, branch_id, employment_level_id)
       values ($1, $2, $3, $3, 'Sharma', $4, '2020-01-01', $5, $6)`,
      [himal.id, person.id, name, person.email, branches[branch] ?? null, held],
    );
  }
  await server.context.database.everywhere.query(
    'update membership set is_current = false where organization_id = $1 and user_id = $2',
    [himal.id, people.dil.id],
  );
  await hr.post(list, { employee: people.bina.id, starts_on: '2026-12-10', ends_on: '2026-12-20' });
});
afterAll(() => server.close());

describe('a setting for several', () => {
  it('needs a choice of people and dates that follow each other', async () => {
    expect((await hr.post(path, wish({}))).body).toEqual({
      non_field_errors: ['Choose employees by branch, division, type or level, or by name'],
    });
    expect((await hr.post(path, wish({ branches, ends_on: '2026-11-30' }))).status).toBe(400);
    expect((await hr.post(path, wish({ branches: [999_999] }))).status).toBe(400);
    const asha = await signIn(server, people.asha);
    expect((await asha.post(path, wish({ branches }))).status).toBe(403);
  });

  it('is looked at first: who gets it, who is left out and why, and nothing is stored', async () => {
    const inKathmandu = await look({ branches: [branches[0]] });
    expect(inKathmandu.people.map(({ id }) => id)).toEqual([people.asha.id]);
    expect(names(inKathmandu.skipped)).toEqual([[people.bina.id, 'has_setting']]);
    // Each list that is filled in narrows; the person who is picked comes beside.
    const officers = await look({ branches: [branches[0]], employment_levels: [level] });
    expect([officers.count, officers.skipped_count]).toEqual([1, 0]);
    const picked = await look({
      employment_levels: [level],
      branches: [branches[1]],
      employees: [{ employee: people.asha.id }],
    });
    expect(picked.people.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      [people.asha.id, people.chet.id].toSorted((a, b) => a - b),
    );
    expect(await stored()).toEqual([]);
  });

  it('leaves out who has left and who has one already, and is written with an event for each', async () => {
    const { status, body } = await hr.post<SeveralAnswer>(
      path,
      wish({ branches, employees: [{ employee: people.dil.id }] }),
    );
    expect(status).toBe(200);
    expect([body.count, names(body.skipped)]).toEqual([
      2,
      [
        [people.bina.id, 'has_setting'],
        [people.dil.id, 'left'],
      ],
    ]);
    const rows = await stored();
    expect(rows.map(({ employee }) => employee.id).toSorted((a, b) => a - b)).toEqual(
      [people.asha.id, people.chet.id].toSorted((a, b) => a - b),
    );
    expect(rows.every(({ is_remote }) => is_remote)).toBe(true);
    const events = await server.context.database
      .organization(himal.id)
      .query(
        `select 1 from audit_event where object_type = 'attendance_setting' and after ->> 'starts_on' = '2026-12-01'`,
      );
    expect(events).toHaveLength(2);
    // A second time there is no one left.
    expect((await hr.post<SeveralAnswer>(path, wish({ branches }))).body.count).toBe(0);
  });

  it('is refused in a closed month, the look at it as well', async () => {
    await server.context.database.everywhere.query(
      `insert into period_lock (organization_id, area, state, starts_on, ends_on, changed_at) values ($1, 'attendance', 'closed', '2026-10-18', '2026-11-16', now())`,
      [himal.id],
    );
    const closed = wish({ branches, starts_on: '2026-11-16', ends_on: '2026-11-17' });
    expect((await hr.post(`${path}?dry_run=true`, closed)).status).toBe(409);
    expect((await hr.post(path, closed)).status).toBe(409);
    expect((await look({ branches, starts_on: '2026-11-17', ends_on: '2026-11-18' })).count).toBe(3);
  });
});
