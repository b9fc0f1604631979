import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

interface View {
  id: number;
  name: string;
  state: { address: string; view: object };
}

let server: TestServer;
let hari: Client;
let sita: Client;

beforeAll(async () => {
  server = await startServer();
  const himal = await anOrganization(server, 'himal');
  hari = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  sita = await signIn(server, await aMember(server, himal, 'sita', { is_hr_admin: true }));
});
afterAll(() => server.close());

const mine = async (who: Client, screen = 'branches') =>
  (await who.get<{ results: View[] }>(`/org/himal/views/?screen=${screen}`)).body.results;
const body = (name: string, address = 'sort=name') => ({
  screen: 'branches',
  name,
  state: { address, view: { density: 'compact', columns: { code: { width: 120 } } } },
});

it('keeps a view for its owner alone, and replaces one of the same name', async () => {
  const made = await hari.post<View>('/org/himal/views/', body('By name'));
  expect([made.status, made.body.state]).toEqual([201, body('').state]);
  await hari.post('/org/himal/views/', body('by NAME', 'sort=-name'));
  expect((await mine(hari)).map(({ name, state }) => [name, state.address])).toEqual([['by NAME', 'sort=-name']]);
  expect(await mine(hari, 'divisions')).toEqual([]);
  expect(await mine(sita)).toEqual([]);
  expect((await sita.delete(`/org/himal/views/${made.body.id}/`)).status).toBe(404);
  expect((await hari.delete(`/org/himal/views/${made.body.id}/`)).status).toBe(204);
  expect(await mine(hari)).toEqual([]);
});

it('refuses what is no view, by field', async () => {
  const wrong = await hari.post<object>('/org/himal/views/', {
    ...body('  '),
    state: { address: 'a\u0000', view: {} },
  });
  expect([wrong.status, Object.keys(wrong.body).toSorted()]).toEqual([400, ['name', 'state.address']]);
});

it('keeps no more than anybody chooses from', async () => {
  for (let n = 0; n < 50; n++) expect((await sita.post('/org/himal/views/', body(`View ${n}`))).status).toBe(201);
  expect((await sita.post('/org/himal/views/', body('One more'))).status).toBe(400);
  expect((await sita.post('/org/himal/views/', body('View 7', ''))).status).toBe(201);
});
