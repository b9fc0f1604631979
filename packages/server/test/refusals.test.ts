import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { believedForMs } from '../src/access/access.ts';
import { checkEveryMs } from '../src/live/hub.ts';
import { mailAccountNotices } from '../src/modules/account/account-notices.ts';
import { mailsTo, recover } from './support/mails.ts';
import {
  aMember,
  anOrganization,
  client,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';
import { joined, listen, openLine, isStatus, portOf } from './support/live.ts';

let server: TestServer;
let himal: Organization;
let made = 0;
beforeAll(async () => {
  server = await startServer({ runtime: {} });
  himal = await anOrganization(server, 'himal');
  await listen(server);
});
afterAll(() => server.close());

const someone = () => aMember(server, himal, `person${++made}`);
/** What was written of a person's sessions and links, in its order. */
const written = async ({ id }: Person): Promise<string[]> =>
  (
    await server.context.database.everywhere.query<{ action: string }>(
      `select action from audit_event where action like '%_refused'
          and (after->>'user_id' = $1 or object_type = 'user' and object_id = $1) order by id`,
      [String(id)],
    )
  ).map(({ action }) => action);

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (session: Client) => {
  const [header = '', payload = '', signature = ''] = session.token.split('.');
  return { header, payload, signature, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) as object };
};
const signed = (session: Client, change: object, key: Uint8Array, typ = 'at+jwt') =>
  new SignJWT({ ...partsOf(session).claims, ...change }).setProtectedHeader({ alg: 'HS256', typ }).sign(key);

describe('a token is refused and written down', () => {
  it.each([
    ['unsigned, alg none', async (s: Client) => `${encode({ alg: 'none', typ: 'at+jwt' })}.${partsOf(s).payload}.`],
    [
      'of another user',
      async (s: Client) => {
        const { header, claims, signature } = partsOf(s);
        return `${header}.${encode({ ...claims, sub: '1' })}.${signature}`;
      },
    ],
    ['signed by another server', (s: Client) => signed(s, {}, Buffer.alloc(32, 7))],
    ['for another audience', (s: Client) => signed(s, { aud: 'other' }, server.context.secrets.accessTokenKey)],
    ['from another issuer', (s: Client) => signed(s, { iss: 'other' }, server.context.secrets.accessTokenKey)],
    ['of another type', (s: Client) => signed(s, {}, server.context.secrets.accessTokenKey, 'JWT')],
  ])('when it is %s', async (_what, forge) => {
    const person = await someone();
    const session = await signIn(server, person);
    const forged = await forge(session);
    for (let time = 0; time < 3; time++) {
      const { status, body } = await client(server, forged).get('/users/me/');
      expect([status, body.code]).toEqual([401, 'token_not_valid']);
    }
    // Once an hour tells enough of it.
    expect(await written(person)).toEqual(['forged_token_refused']);
    expect((await session.get('/users/me/')).status).toBe(200);
  });

  it('when it is garbage: 401, and nothing to blame anybody for', async () => {
    for (const token of ['garbage', 'a.b.c', `${encode({ alg: 'HS256' })}.${encode({ sid: 'x' })}.x`])
      expect((await client(server, token).get('/users/me/')).status).toBe(401);
  });

  it('when it is expired', async () => {
    const person = await someone();
    const session = await signIn(server, person);
    server.move(601_000);
    expect((await session.get('/users/me/')).status).toBe(401);
    expect(await written(person)).toEqual(['expired_token_refused']);
  });

  it('on the live connection, too', async () => {
    const person = await someone();
    const session = await signIn(server, person);
    const line = await openLine(portOf(server));
    line.say({ command: 'join', token: await signed(session, {}, Buffer.alloc(32, 7)) });
    await line.heard('the refusal', isStatus('error'));
    expect(await written(person)).toEqual(['forged_token_refused']);
    await line.close();
  });

  it('when it is a refresh token that was used, and the session ends [SEC-4]', async () => {
    const person = await someone();
    const session = await signIn(server, person);
    await client(server).post('/security/auth/refresh/', { refresh: session.refresh });
    server.move(11_000);
    expect((await client(server).post('/security/auth/refresh/', { refresh: session.refresh })).status).toBe(401);
    expect(await written(person)).toEqual(['used_token_refused']);
  });
});

describe('an open session of someone who is disabled', () => {
  it('is over within five seconds, for requests, refreshes and the live connection, and that is written down [SEC-2]', async () => {
    const person = await someone();
    const session = await signIn(server, person);
    const line = await joined(portOf(server), session.token);
    expect((await session.get('/users/me/')).status).toBe(200);
    expect(Math.max(believedForMs, checkEveryMs)).toBeLessThan(5_000);
    await server.context.database.everywhere.query(`update users set status = 'disabled' where id = $1`, [person.id]);
    await Promise.all([
      expect.poll(async () => (await session.get('/users/me/')).status, { timeout: 60_000, interval: 100 }).toBe(401),
      line.heard('the end of the session', (frame) => frame.event === 'logged_out'),
    ]);
    expect((await client(server).post('/security/auth/refresh/', { refresh: session.refresh })).status).toBe(401);
    expect(new Set(await written(person))).toEqual(new Set(['disabled_user_refused']));
    await line.close();
  });
});

describe('a personal link is refused and written down', () => {
  const fresh = { password: 'Sagarmatha8848', confirm_password: 'Sagarmatha8848' };
  const linkFor = (person: Person) => recover(server, person.email);
  const use = (link: { uid: string; token: string }) =>
    client(server).post('/security/auth/reset/', { ...link, ...fresh });

  it('when A’s is used for B, and B’s password stays [LOG-5]', async () => {
    const [a, b] = [await someone(), await someone()];
    const { token } = await linkFor(a);
    const { uid } = await linkFor(b);
    expect((await use({ uid, token })).status).toBe(400);
    expect(await client(server).get(`/security/auth/reset/?uid=${uid}&token=${token}`)).toMatchObject({ status: 400 });
    await signIn(server, b);
    await signIn(server, a);
    expect([await written(a), await written(b)]).toEqual([['link_of_another_refused'], []]);
  });

  it.each(['looked at', 'used'])(
    'when it is %s with the id of someone else, it opens for no one any more, and its owner is told once [SEC-3]',
    async (how) => {
      const [a, b] = [await someone(), await someone()];
      const link = await linkFor(a);
      const own = await linkFor(b);
      const notices = async ({ email }: Person) => {
        await mailAccountNotices(server.context);
        return (await mailsTo(server, email, 'notice')).map(({ subject }) => subject);
      };
      const tries = async () =>
        how === 'used'
          ? await use({ ...link, uid: own.uid })
          : await client(server).get(`/security/auth/reset/?uid=${own.uid}&token=${link.token}`);
      for (let time = 0; time < 2; time++) expect((await tries()).status).toBe(400);
      expect(await use(link)).toMatchObject({
        status: 400,
        body: { non_field_errors: ['This link has expired. Ask for a new one.'] },
      });
      expect((await use(own)).status).toBe(200);
      await signIn(server, a);
      const burnt = await server.context.database.everywhere.query(
        `select actor_id, after, ip from audit_event where action = 'link_burnt' and object_type = 'user' and object_id = $1`,
        [String(a.id)],
      );
      expect(burnt).toEqual([{ actor_id: null, after: { purpose: 'reset' }, ip: '127.0.0.1' }]);
      expect(await notices(a)).toEqual([
        'A link to reset your password was tried with another account, so it no longer works.',
      ]);
      expect(await notices(b)).toEqual(['Your password was reset by a link in your email.']);
      // A new one works as ever.
      expect((await use(await linkFor(a))).status).toBe(200);
    },
  );

  it('when its id was cut off on the way, and it still works for its owner', async () => {
    const a = await someone();
    const link = await linkFor(a);
    expect((await use({ ...link, uid: '!' })).status).toBe(400);
    expect((await use(link)).status).toBe(200);
  });

  it('when it was used or has expired [LOG-5]', async () => {
    const [a, b] = [await someone(), await someone()];
    const used = await linkFor(a);
    expect((await use(used)).status).toBe(200);
    expect((await use(used)).status).toBe(400);
    const late = await linkFor(b);
    server.move(3_601_000);
    expect((await use(late)).status).toBe(400);
    expect([await written(a), await written(b)]).toEqual([['used_link_refused'], ['expired_link_refused']]);
  });

  it('when it is for activation and is used to recover', async () => {
    const person = await someone();
    const { uid, token } = await linkFor(person);
    expect((await client(server).post('/security/auth/activate/', { uid, token, ...fresh })).status).toBe(400);
    expect((await use({ uid, token })).status).toBe(200);
  });
});
