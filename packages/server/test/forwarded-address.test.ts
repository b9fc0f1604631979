/** Behind proxies, the address of a request is what the outermost of them saw, whatever the browser writes into the header. */
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { aMember, anOrganization, password, startServer, type TestServer } from './support/server.ts';

const proxy = '198.51.100.1';
const inner = '198.51.100.2';
const browser = '203.0.113.9';

let server: TestServer;
afterEach(() => server.close());

const start = async (proxies: number) => {
  server = await startServer({ proxies });
  return aMember(server, await anOrganization(server, 'himal'), 'sita', { is_hr_admin: true });
};
const send = (url: string, payload: object, forwarded: readonly string[], remoteAddress = proxy, token = '') =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded.join(', '), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload,
  });
const signIn = async (email: string, secret: string, forwarded: readonly string[]) =>
  (await send('/security/auth/login/', { email, password: secret }, forwarded)).statusCode;
const addressesOf = async (table: 'auth_session' | 'audit_event') =>
  (
    await server.context.database.everywhere.query<{ ip: string }>(
      `select distinct ip from ${table} where ip is not null`,
    )
  )
    .map(({ ip }) => ip)
    .sort();

describe('the address of a request', () => {
  it.each([
    ['without a proxy: the connection', 0, [browser], '192.0.2.7', '192.0.2.7'],
    ['behind one: the last of the header', 1, ['192.0.2.1', browser], proxy, browser],
    ['behind two: the last but one', 2, ['192.0.2.1', '127.0.0.1', browser, inner], proxy, browser],
    ['behind one that adds nothing: the connection', 1, [], proxy, proxy],
  ])('%s', async (_title, proxies, forwarded, connection, address) => {
    const { email } = await start(proxies);
    const answer = await send('/security/auth/login/', { email, password }, forwarded, connection);
    const { token } = answer.json<{ token: { access: string } }>();
    const posted = await send('/noticeboard/posts/', { text: 'A notice' }, forwarded, connection, token.access);
    expect(posted.statusCode).toBe(201);
    expect(await addressesOf('auth_session')).toEqual([address]);
    expect(await addressesOf('audit_event')).toEqual([address]);
  });

  it('that a browser makes up for each attempt does not give it more attempts', async () => {
    const { email } = await start(1);
    const tries = [];
    for (let n = 1; n <= 6; n++) tries.push(await signIn(email, 'Wrong12345', [`10.0.0.${n}`, browser]));
    expect(tries.at(-1)).toBe(429);
    expect(tries.slice(0, 5)).not.toContain(429);
    expect(await signIn(email, password, ['10.0.0.7', browser])).toBe(429);
  });

  it('of someone else, made up, locks no one out', async () => {
    const { email } = await start(1);
    for (let n = 1; n <= 6; n++) await signIn(email, 'Wrong12345', ['203.0.113.50', browser]);
    expect(await signIn(email, password, ['203.0.113.50'])).toBe(200);
  });

  it('takes a number of proxies from the operator, and nothing else', async () => {
    await start(0);
    const of = (value: string | undefined) => readConfig({ KARMIK_TRUST_PROXY: value }, '/').proxies;
    expect([of(undefined), of(''), of('0'), of('1'), of('3')]).toEqual([0, 0, 0, 1, 3]);
    for (const wrong of ['yes', 'true', '10.0.0.0/8', '-1', '11'])
      expect(() => of(wrong)).toThrow(/KARMIK_TRUST_PROXY is ".+": set it to a whole number from 0 to 10\./);
  });
});
