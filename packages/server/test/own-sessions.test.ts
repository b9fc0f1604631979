import type { OwnSession, OwnSignIn } from '@karmik/model/account/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  client,
  password,
  signIn,
  startServer,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
});
afterAll(() => server.close());

const list = async (session: Client) =>
  (await session.get<{ results: OwnSession[] }>('/users/me/sessions/')).body.results;

it('one sees where one is signed in, this one first, then the last used', async () => {
  const asha = await aMember(server, himal, 'asha');
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/security/auth/login/',
    headers: { 'user-agent': 'Firefox on a phone' },
    payload: { email: asha.email, password, remember: true },
  });
  const { token } = response.json<{ token: { refresh: string } }>();
  server.move(60_000);
  await signIn(server, asha);
  server.move(60_000);
  const here = await signIn(server, asha);
  server.move(60_000);
  await client(server).post('/security/auth/refresh/', { refresh: token.refresh });
  const sessions = await list(here);
  expect(sessions.map(({ is_current, is_remembered }) => [is_current, is_remembered])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect(sessions[1]).toEqual({
    id: expect.any(Number),
    user_agent: expect.any(String),
    ip: '127.0.0.1',
    created_at: new Date(server.now.getTime() - 180_000).toISOString(),
    last_used_at: server.now.toISOString(),
    is_remembered: true,
    is_current: false,
  });
});

it('one ends one of them, and it is over at once with its refresh token', async () => {
  const bina = await aMember(server, himal, 'bina');
  const there = await signIn(server, bina);
  const here = await signIn(server, bina);
  const other = (await list(here)).find(({ is_current }) => !is_current);
  expect((await there.get('/users/me/')).status).toBe(200);
  expect((await here.delete(`/users/me/sessions/${other?.id}/`)).status).toBe(204);
  expect((await there.get('/users/me/')).status).toBe(401);
  // SES-6: the browser says that one was logged out, and not that time has run out.
  expect(await client(server).post('/security/auth/refresh/', { refresh: there.refresh })).toMatchObject({
    status: 401,
    body: { detail: 'You have been logged out. Please re-login.', code: 'session_ended' },
  });
  expect((await here.delete(`/users/me/sessions/${other?.id}/`)).status).toBe(404);
  expect(await list(here)).toHaveLength(1);
});

it('no one ends those of another', async () => {
  const chandra = await signIn(server, await aMember(server, himal, 'chandra'));
  const [mine] = await list(chandra);
  const dipa = await signIn(server, await aMember(server, himal, 'dipa'));
  expect((await dipa.delete(`/users/me/sessions/${mine?.id}/`)).status).toBe(404);
  expect((await chandra.get('/users/me/')).status).toBe(200);
});

it('one ends all others, and stays', async () => {
  const esha = await aMember(server, himal, 'esha');
  const others = [await signIn(server, esha), await signIn(server, esha)];
  const here = await signIn(server, esha);
  expect((await here.post('/users/me/sessions/end-others/')).status).toBe(204);
  expect(await Promise.all(others.map(async (other) => (await other.get('/users/me/')).status))).toEqual([401, 401]);
  expect(await list(here)).toHaveLength(1);
});

it('sessions that ended are not shown', async () => {
  const gita = await aMember(server, himal, 'gita');
  await signIn(server, gita);
  server.move(3_601_000);
  expect(await list(await signIn(server, gita))).toHaveLength(1);
});

it('one reads one’s own sign-ins in every organisation, those that failed too, the newest first, and no one else’s', async () => {
  const sagar = await anOrganization(server, 'sagar');
  const person = await aMember(server, himal, 'reader');
  const other = await aMember(server, himal, 'other');
  await signIn(server, other);
  server.move(1_000);
  await client(server).post('/security/auth/login/', { email: person.email, password: 'Wrong1234' });
  server.move(1_000);
  await signIn(server, person);
  server.move(1_000);
  const { everywhere } = server.context.database;
  await everywhere.query(
    'insert into membership (organization_id, user_id, account_id, is_default) values ($1, $2, $2, true)',
    [sagar.id, person.id],
  );
  const session = await signIn(server, person);
  type Page = { results: OwnSignIn[]; next: string | null };
  const first = (await session.get<Page>('/users/me/sign-ins/?limit=2')).body;
  const second = (await session.get<Page>((first.next ?? '').replace('/api/v1', ''))).body;
  expect(second.next).toBeNull();
  const all = [...first.results, ...second.results];
  expect(all.map(({ outcome, organization }) => [outcome, organization])).toEqual([
    ['success', sagar.name],
    ['success', himal.name],
    ['wrong_password', himal.name],
  ]);
  expect(all[0]).toMatchObject({ ip: '127.0.0.1', at: server.now.toISOString() });
});
