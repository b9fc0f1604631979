/** An attacker in an office sends wrong names without end, to shut out all who are behind its address. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countAttempt } from '../src/modules/account/attempts.ts';
import { aMember, anOrganization, password, startServer, type Person, type TestServer } from './support/server.ts';

const office = '203.0.113.7';
let server: TestServer;
let made = 0;
let asha: Person;
let bina: Person;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.move(86_400_000);
  made += 1;
  const himal = await anOrganization(server, `himal${made}`);
  asha = await aMember(server, himal, 'asha');
  bina = await aMember(server, himal, 'bina');
});

const login = async (email: string, word = password, cookie?: string) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/security/auth/login/',
    remoteAddress: office,
    headers: cookie === undefined ? {} : { cookie },
    payload: { email, password: word },
  });
  const [set = ''] = [response.headers['set-cookie'] ?? []].flat();
  return { status: response.statusCode, wait: Number(response.headers['retry-after'] ?? 0), set };
};
const markOf = (set: string): string => set.split(';')[0] ?? '';
/** A hundred wrong names, as the counter sees them. */
async function flood(): Promise<void> {
  for (let n = 0; n < 100; n += 1)
    await countAttempt(server.context.database.everywhere, 'login', `unknown ${made} ${n}`, office, server.now);
}

it('[S11] a hundred wrong names from an office do not shut out a device that signed in before', async () => {
  const mark = markOf((await login(asha.email)).set);
  await flood();
  expect((await login('unknown@himal.test', 'Wrong1234')).status).toBe(429);
  expect((await login(asha.email, password, mark)).status).toBe(200);
  // Nor do wrong passwords for its account.
  for (let n = 0; n < 8; n += 1) await login(asha.email, 'Wrong1234');
  expect((await login(asha.email, password, mark)).status).toBe(200);
});

it('[S11] others behind the address wait a minute at most, and longer each time', async () => {
  await flood();
  const waits: number[] = [];
  for (let n = 0; n < 9; n += 1) {
    const { status, wait } = await login(`unknown${n}@himal.test`, 'Wrong1234');
    expect(status).toBe(429);
    waits.push(wait);
    server.move(wait * 1_000);
    expect((await login(`unknown${n}@himal.test`, 'Wrong1234')).status).toBe(400);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  server.move(60_000);
  expect((await login(bina.email)).status).toBe(200);
});

it('[S11] guesses at one account wait longer each time, also by its own device', async () => {
  const guessing = async (cookie?: string) => {
    const waits: number[] = [];
    for (let n = 0; n < 5; n += 1) expect((await login(bina.email, 'Wrong1234', cookie)).status).toBe(400);
    for (let n = 0; n < 6; n += 1) {
      const { status, wait } = await login(bina.email, 'Wrong1234', cookie);
      expect(status).toBe(429);
      waits.push(wait);
      server.move(wait * 1_000);
      await login(bina.email, 'Wrong1234', cookie);
    }
    return waits;
  };
  const mark = markOf((await login(bina.email)).set);
  expect(await guessing()).toEqual([60, 120, 240, 480, 900, 900]);
  expect(await guessing(mark)).toEqual([5, 10, 20, 40, 60, 60]);
});

it('[S11] the mark of a device is ours, of one account and out of the reach of scripts', async () => {
  const { set } = await login(asha.email);
  expect(set).toMatch(
    /^karmik_device=[\w.~-]+; Path=\/api\/v1\/security\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
  );
  await flood();
  const mark = markOf(set);
  // Of another account, changed, or made up, it helps nothing; several accounts share a browser.
  for (const cookie of [
    mark.replace(String(asha.id), String(bina.id)),
    `${mark}x`,
    'karmik_device=1.a.9999999999999.b',
  ])
    expect((await login(bina.email, password, cookie)).status).toBe(429);
  server.move(60_000);
  const both = markOf((await login(bina.email, password, mark)).set);
  await flood().catch(() => undefined);
  for (const { email } of [asha, bina]) expect((await login(email, password, both)).status).toBe(200);
  server.move(181 * 86_400_000);
  await flood();
  expect((await login(asha.email, password, both)).status).toBe(429);
});
