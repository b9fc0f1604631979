/** Records of many employees assigned at once: whom, who is left out and why, and what each then has. */
import type { Preview, ResultRow, RunAnswer } from '@karmik/model/kit/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

const setting = '/attendance/himal/individual-setting/';
const station = '/hris/himal/duty-station-assignment/';
let server: TestServer;
let himal: Organization;
let hr: Client;
let people: Record<'asha' | 'bina' | 'chet' | 'dil', Person>;
let branches: number[];
let level: number;

const everyone = { branches: [], divisions: [], employment_types: [], employment_levels: [], employees: [] };
const remote = (more: object) => ({
  ...everyone,
  is_remote: true,
  web_attendance: false,
  ignores_devices: false,
  starts_on: '2026-12-01',
  ends_on: null,
  ...more,
});
const made = async (at: string, body: object) => (await hr.post<{ id: number }>(at, body)).body.id;
const look = async (at: string, input: object) => (await hr.post<Preview>(`${at}to-many/preview/`, input)).body;
const ids = ({ results }: Preview) => results.map(({ key }) => Number(key)).toSorted((a, b) => a - b);

/** Looks, starts, and waits for the end. @returns the results by employee */
async function assign(at: string, input: object): Promise<Map<number, ResultRow>> {
  const { fingerprint } = await look(at, input);
  const started = await hr.post<RunAnswer>(`${at}to-many/runs/`, { input, fingerprint });
  expect(started.status).toBe(201);
  const run = `${at}to-many/runs/${started.body.id}/`;
  await until('the run to end', async () => ((await hr.get<RunAnswer>(run)).body.state === 'done' ? true : undefined));
  const { results } = (await hr.get<{ results: ResultRow[] }>(`${run}results/`)).body;
  return new Map(results.map((row) => [Number(row.key), row]));
}

interface Stored {
  readonly employee: { readonly id: number };
  readonly is_remote: boolean;
  readonly starts_on: string;
  readonly ends_on: string | null;
}
const stored = async (at: string, query = '') =>
  (await hr.get<{ results: Stored[] }>(`${at}?limit=100${query}`)).body.results;

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
  await hr.post(setting, { employee: people.bina.id, starts_on: '2026-12-10', ends_on: '2026-12-20' });
});
afterAll(() => server.close());

describe('a setting for many', () => {
  it('refuses dates that do not follow each other, what does not exist, and who lacks the code', async () => {
    const preview = `${setting}to-many/preview/`;
    expect((await hr.post(preview, remote({ ends_on: '2026-11-30' }))).status).toBe(400);
    expect(Object.keys((await hr.post<object>(preview, remote({ branches: [999_999] }))).body)).toEqual(['branches']);
    const asha = await signIn(server, people.asha);
    expect((await asha.post(preview, remote({}))).status).toBe(403);
    expect((await asha.post(`${setting}to-many/runs/`, { input: remote({}), fingerprint: 'x' })).status).toBe(403);
  });

  it('is looked at first: who gets it, who is left out and why, and nothing is stored', async () => {
    const before = (await stored(setting)).length;
    const inKathmandu = await look(setting, remote({ branches: [branches[0]] }));
    expect(ids(inKathmandu)).toEqual([people.asha.id]);
    expect(inKathmandu.notice?.en).toMatch(/^Left out because they already have one then: 1 \(Bina.*\)\.$/i);
    // Each list that is filled in narrows; the employee who is picked comes as well.
    const officers = remote({ branches: [branches[1]], employment_levels: [level] });
    expect(ids(await look(setting, officers))).toEqual([people.chet.id]);
    expect(ids(await look(setting, { ...officers, employees: [{ employee: people.asha.id }] }))).toEqual(
      [people.asha.id, people.chet.id].toSorted((a, b) => a - b),
    );
    // Picked alone, no one else is meant; without any choice, everyone is.
    expect(ids(await look(setting, remote({ employees: [{ employee: people.asha.id }] })))).toEqual([people.asha.id]);
    expect(ids(await look(setting, remote({})))).toEqual(expect.arrayContaining([people.asha.id, people.chet.id]));
    expect(await stored(setting)).toHaveLength(before);
  });

  it('is refused in a closed month, the look at it as well', async () => {
    await server.context.database.everywhere.query(
      `insert into period_lock (organization_id, area, state, starts_on, ends_on, changed_at) values ($1, 'attendance', 'closed', '2026-10-18', '2026-11-16', now())`,
      [himal.id],
    );
    const closed = remote({ starts_on: '2026-11-16', ends_on: '2026-11-17' });
    expect((await hr.post(`${setting}to-many/preview/`, closed)).status).toBe(409);
    expect((await look(setting, remote({ starts_on: '2026-11-17', ends_on: '2026-11-18' }))).count).toBeGreaterThan(2);
  });

  it('leaves out who has left and who has one already, writes an event for each, and is nothing a second time', async () => {
    const input = remote({ branches, employees: [{ employee: people.dil.id }] });
    const { notice } = await look(setting, input);
    expect(notice?.en).toMatch(/already have one then: 1 \(Bina.*\)\. .*no longer work here: 1 \(Dil.*\)\.$/i);
    expect([...(await assign(setting, input)).values()].map(({ key, state }) => [Number(key), state])).toEqual([
      [people.asha.id, 'done'],
      [people.chet.id, 'done'],
    ]);
    const rows = await stored(setting, '&starts_on=2026-12-01');
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
    expect((await look(setting, input)).count).toBe(0);
  });
});

describe('a duty station for many', () => {
  it('follows what employees have: it ends the day before, and who has the same keeps it', async () => {
    const [gate, office] = [
      await made('/commons/himal/duty-station/', { name: 'Gate', remoteness: 'None' }),
      await made('/commons/himal/duty-station/', { name: 'Office', remoteness: 'None' }),
    ];
    await hr.post(station, { employee: people.asha.id, duty_station: gate, starts_on: '2026-01-01' });
    await hr.post(station, { employee: people.chet.id, duty_station: office, starts_on: '2026-01-01' });
    const input = (only_without: boolean) => ({
      ...everyone,
      branches,
      duty_station: office,
      starts_on: '2026-12-01',
      ends_on: null,
      remarks: null,
      only_without,
    });
    expect(ids(await look(station, input(true)))).toEqual([people.bina.id]);
    const all = await look(station, input(false));
    expect(ids(all)).toEqual([people.asha.id, people.bina.id].toSorted((a, b) => a - b));
    expect(all.results.find(({ key }) => key === String(people.asha.id))).toMatchObject({
      duty_station_before: { name: 'Gate' },
      duty_station: { name: 'Office' },
    });
    await assign(station, input(false));
    const ofAsha = (await stored(station)).filter(({ employee }) => employee.id === people.asha.id);
    expect(ofAsha.map(({ starts_on, ends_on }) => [starts_on, ends_on])).toEqual([
      ['2026-12-01', null],
      ['2026-01-01', '2026-11-30'],
    ]);
  });
});
