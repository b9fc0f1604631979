/** No one supervises their own supervisor, near or far: neither by the form, nor by a bulk edit, nor by two changes at once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

const path = '/hris/himal/supervision/';
let server: TestServer;
let hr: Client;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-21T04:00:00.000Z');
  const himal = await anOrganization(server, 'himal');
  for (const name of ['Asha', 'Bina', 'Chet', 'Dil', 'Esha']) {
    const member = await aMember(server, himal, name.toLowerCase());
    ids[name] = member.id;
    await server.context.database.everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on)
       values ($1, $2, $3, $3, 'Rai', $3 || '@work.test', '2020-01-01')`,
      [himal.id, member.id, name],
    );
  }
  hr = await signIn(server, await aMember(server, himal, 'hr', { is_hr_admin: true }));
});
afterAll(() => server.close());

const line = (subordinate: string, supervisor: string, change: object = {}) => ({
  subordinate: ids[subordinate],
  supervisor: ids[supervisor],
  position: 1,
  valid_from: '2026-01-01',
  ...change,
});

it('[S16] a circle of supervision is refused with its path', async () => {
  const first = await hr.post<{ id: number }>(path, line('Asha', 'Bina'));
  expect(first.status).toBe(201);
  expect((await hr.post(path, line('Bina', 'Chet'))).status).toBe(201);
  const closing = await hr.post<{ supervisor?: string[] }>(path, line('Chet', 'Asha'));
  expect(closing.status).toBe(400);
  expect(closing.body.supervisor?.[0]).toContain('Chet Rai → Asha Rai → Bina Rai → Chet Rai');
  const turned = await hr.patch<{ supervisor?: string[] }>(`${path}${first.body.id}/`, {
    subordinate: ids.Chet,
    supervisor: ids.Bina,
  });
  expect([turned.status, turned.body.supervisor?.[0]]).toEqual([
    400,
    expect.stringContaining('Chet Rai → Bina Rai → Chet Rai'),
  ]);
  // What ended before the other begins is no circle.
  expect(
    (await hr.post(path, line('Bina', 'Asha', { position: 2, valid_from: '2024-01-01', valid_to: '2025-12-31' })))
      .status,
  ).toBe(201);
});

it('[S16] a bulk edit refuses the row that would close a circle, and does the others', async () => {
  const answer = await hr.post<{ results: { id: number; status: string; details?: string[] }[] }>(
    '/hris/himal/employees/bulk/assign-supervisor/',
    { ids: [ids.Chet, ids.Dil], supervisor: ids.Asha, position: 1, valid_from: '2026-12-01' },
  );
  expect(answer.body.results.map(({ id, status }) => [id, status])).toEqual([
    [ids.Chet, 'refused'],
    [ids.Dil, 'done'],
  ]);
  expect(answer.body.results[0]?.details?.[0]).toContain('Chet Rai → Asha Rai → Bina Rai → Chet Rai');
});

it('[S16] of two changes at once that would be a circle together, one is refused', async () => {
  const both = await Promise.all([
    hr.post(path, line('Esha', 'Dil', { position: 3 })),
    hr.post(path, line('Dil', 'Esha', { position: 3 })),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
});
