import type { LoginAnswer } from '@karmik/model/account/contracts';
import type { Passkey, PasskeyAdded } from '@karmik/model/account/passkeys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from './support/passkey.ts';
import { codeOf, login, sessionOf, setUpApp, verify } from './support/second-step.ts';
import {
  aMember,
  anOrganization,
  client,
  password,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
});
afterAll(() => server.close());

const at = '/security/passkeys/';
type Creation = Parameters<Authenticator['register']>[0];
type Request = Parameters<Authenticator['sign']>[0];

const creation = async (session: Client) => (await session.post<Creation>(`${at}options/`, { password })).body;
const request = async () => (await client(server).post<Request>(`${at}sign-in/options/`)).body;
const enterWith = (response: object) => client(server).post<LoginAnswer>(`${at}sign-in/`, { response });

/** Someone with a passkey, and the session in which they added it. */
async function withPasskey(name: string) {
  const person = await aMember(server, himal, name);
  const session = await signIn(server, person);
  const device = new Authenticator();
  const added = await session.post<PasskeyAdded>(at, {
    name: 'Laptop',
    response: device.register(await creation(session)),
  });
  if (added.status !== 201) throw new Error(`no passkey was added: ${JSON.stringify(added.body)}`);
  return { person, session, device, added: added.body };
}

const outcomesOf = async ({ id }: Person) =>
  (
    await server.context.database.everywhere.query<{ outcome: string }>(
      'select outcome from login_log where user_id = $1 order by id',
      [id],
    )
  ).map(({ outcome }) => outcome);

describe('a passkey', () => {
  it('is added with the password, ends the other sessions and comes with recovery codes once', async () => {
    const asha = await aMember(server, himal, 'asha');
    const session = await signIn(server, asha);
    const other = await signIn(server, asha);
    expect(await session.post(`${at}options/`, { password: 'Wrong1234' })).toMatchObject({
      status: 400,
      body: { password: ['The password is incorrect.'] },
    });
    const options = await creation(session);
    expect(options).toMatchObject({
      rp: { id: 'hr.example.com' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const first = await session.post<PasskeyAdded>(at, {
      name: 'Phone',
      response: new Authenticator().register(options),
    });
    expect(first).toMatchObject({ status: 201, body: { name: 'Phone', last_used_at: null, is_synced: false } });
    expect(first.body.recovery_codes).toHaveLength(10);
    expect([(await session.get('/users/me/')).status, (await other.get('/users/me/')).status]).toEqual([200, 401]);
    const second = await session.post<PasskeyAdded>(at, {
      name: 'Key ring',
      response: new Authenticator().register(await creation(session)),
    });
    expect(second.body.recovery_codes).toBeNull();
    const { results } = (await session.get<{ results: Passkey[] }>(at)).body;
    expect(results.map(({ name }) => name)).toEqual(['Phone', 'Key ring']);
  });

  it('is both steps of a sign-in, and counts as used then [6.3.3]', async () => {
    const { person, device, session } = await withPasskey('bina');
    server.move(60_000);
    const answer = await enterWith(device.sign(await request()));
    expect(answer).toMatchObject({ status: 200, body: { next_step: null, user: { id: person.id } } });
    expect((await sessionOf(server, answer).get('/users/me/')).status).toBe(200);
    expect(await outcomesOf(person)).toEqual(['success', 'success']);
    const { results } = (await session.get<{ results: Passkey[] }>(at)).body;
    expect(results[0]?.last_used_at).toBe(server.now.toISOString());
    const row = await server.context.database.everywhere.one(
      'select second_step from auth_session where user_id = $1 order by number desc limit 1',
      [person.id],
    );
    expect(row).toEqual({ second_step: true });
  });

  it('is asked for after the password, in the place of a code', async () => {
    const { person, device } = await withPasskey('chandra');
    const first = await login(server, person);
    expect(first.body).toMatchObject({
      next_step: 'otp_verification',
      token: null,
      otp: { method: 'passkey', sent_to: null, has_passkey: true },
    });
    const { key } = first.body;
    const options = await client(server).post<Request & { allowCredentials: { id: string }[] }>(
      `${at}second-step/options/`,
      { key },
    );
    expect(options.body.allowCredentials.map(({ id }) => id)).toEqual([device.id.toString('base64url')]);
    const response = device.sign(options.body);
    const second = await client(server).post<LoginAnswer>(`${at}second-step/`, { key, response });
    expect(second).toMatchObject({ status: 200, body: { next_step: null } });
    expect((await client(server).post(`${at}second-step/`, { key, response })).status).toBe(400);
  });

  it('is next to an authenticator app, and a recovery code in the place of both', async () => {
    const { person, device, session, added } = await withPasskey('dipa');
    const { key: appKey, recoveryCodes } = await setUpApp(server, session);
    server.move(60_000);
    const byApp = await login(server, person);
    expect(byApp.body.otp).toMatchObject({ method: 'app', has_passkey: true });
    expect((await verify(server, byApp.body.key, codeOf(server, appKey))).status).toBe(200);
    const byPasskey = (await login(server, person)).body.key;
    const options = (await client(server).post<Request>(`${at}second-step/options/`, { key: byPasskey })).body;
    const response = device.sign(options);
    expect((await client(server).post(`${at}second-step/`, { key: byPasskey, response })).status).toBe(200);
    // The app's set-up made new codes in the place of those that came with the passkey.
    const old = (await login(server, person)).body.key;
    expect((await verify(server, old, added.recovery_codes?.[0] ?? '')).status).toBe(400);
    expect((await verify(server, old, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('signs each challenge once, within five minutes, for its purpose alone', async () => {
    const { person, device } = await withPasskey('esha');
    const options = await request();
    const response = device.sign(options);
    expect((await enterWith(response)).status).toBe(200);
    expect(await enterWith(device.sign(options))).toMatchObject({
      status: 400,
      body: { non_field_errors: ['This took too long. Try your passkey again.'] },
    });
    const late = await request();
    server.move(5 * 60_000 + 1_000);
    expect((await enterWith(device.sign(late))).status).toBe(400);
    const { key } = (await login(server, person)).body;
    const forStep = (await client(server).post<Request>(`${at}second-step/options/`, { key })).body;
    expect((await enterWith(device.sign(forStep))).status).toBe(400);
    const { everywhere } = server.context.database;
    const kept = await everywhere.query<{ hash: Buffer }>('select hash from passkey_challenge');
    expect(kept.map(({ hash }) => hash.toString('base64url'))).not.toContain(forStep.challenge);
    expect(kept[0]?.hash).toHaveLength(32);
  });

  it.each([
    ['nima', 'another site', { origin: 'https://evil.example' }],
    ['ojaswi', 'nobody verified', { isVerified: false }],
    ['puja', 'a count that was there before', { counter: 1 }],
    ['rabi', 'the handle of another account', { userHandle: Buffer.alloc(32).toString('base64url') }],
  ])('of %s opens nothing with %s', async (name, _what, change) => {
    const { person, device } = await withPasskey(name);
    expect((await enterWith(device.sign(await request()))).status).toBe(200);
    const answer = await enterWith(device.sign(await request(), change));
    expect(answer).toMatchObject({
      status: 400,
      body: { non_field_errors: ['This passkey does not open an account here. Sign in with your password.'] },
    });
    expect((await outcomesOf(person)).at(-1)).toBe('wrong_code');
  });

  it('that no one registered, or signed by another key, is answered alike', async () => {
    const { device } = await withPasskey('gita');
    const stranger = new Authenticator();
    const unknown = await enterWith(stranger.sign(await request()));
    stranger.id.set(device.id);
    stranger.userHandle = device.userHandle;
    const forged = await enterWith(stranger.sign(await request()));
    expect([unknown.status, unknown.body]).toEqual([forged.status, forged.body]);
    expect(forged.status).toBe(400);
  });

  it('of a disabled account opens nothing and is written down, and guesses end after five', async () => {
    const { person, device } = await withPasskey('hari');
    const { everywhere } = server.context.database;
    await everywhere.query(`update users set status = 'disabled' where id = $1`, [person.id]);
    expect((await enterWith(device.sign(await request()))).status).toBe(400);
    expect((await outcomesOf(person)).at(-1)).toBe('disabled');
    await everywhere.query(`update users set status = 'active' where id = $1`, [person.id]);
    const wrong = async () => (await enterWith(device.sign(await request(), { isVerified: false }))).status;
    expect([await wrong(), await wrong(), await wrong(), await wrong(), await wrong()]).toEqual([
      400, 400, 400, 400, 429,
    ]);
    expect((await outcomesOf(person)).at(-1)).toBe('locked');
  });

  it('asks for a new password where the old one has expired', async () => {
    const { device } = await withPasskey('indra');
    await server.context.database.everywhere.query(
      'update security_setting set password_max_age_days = 30 where organization_id = $1',
      [himal.id],
    );
    server.move(31 * 86_400_000);
    const answer = await enterWith(device.sign(await request()));
    expect(answer.body).toMatchObject({ next_step: 'reset_password', token: null });
    await server.context.database.everywhere.query(
      'update security_setting set password_max_age_days = null where organization_id = $1',
      [himal.id],
    );
  });

  it('is named and removed by its owner alone, with the password; recovery codes go with the last', async () => {
    const { person, session, device, added } = await withPasskey('jaya');
    const { session: stranger } = await withPasskey('kamal');
    expect((await stranger.patch(`${at}${added.id}/`, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.post(`${at}${added.id}/remove/`, { password })).status).toBe(404);
    expect((await session.patch(`${at}${added.id}/`, { name: 'Office laptop' })).body).toMatchObject({
      name: 'Office laptop',
    });
    expect((await session.post(`${at}${added.id}/remove/`, { password: 'Wrong1234' })).status).toBe(400);
    expect((await session.post(`${at}${added.id}/remove/`, { password })).status).toBe(204);
    expect((await enterWith(device.sign(await request()))).status).toBe(400);
    expect((await login(server, person)).body.next_step).toBeNull();
    const left = await server.context.database.everywhere.one('select from recovery_code where user_id = $1', [
      person.id,
    ]);
    expect(left).toBeUndefined();
    const actions = await server.context.database.everywhere.query<{ action: string }>(
      `select action from audit_event where object_type = 'user' and object_id = $1 order by id`,
      [String(person.id)],
    );
    expect(actions.map(({ action }) => action)).toEqual(['passkey_added', 'passkey_named', 'passkey_removed']);
  });

  it('goes when HR turns the second step off', async () => {
    const { person, device } = await withPasskey('lila');
    const hr = await signIn(server, await aMember(server, himal, 'boss', { codes: ['27.00'] }));
    expect((await hr.post(`/org/himal/people/${person.id}/remove-second-step/`)).status).toBe(204);
    expect((await enterWith(device.sign(await request()))).status).toBe(400);
    expect((await login(server, person)).body.next_step).toBeNull();
  });

  it('is made for this machine where the browser knows it as localhost', async () => {
    const session = await signIn(server, await aMember(server, himal, 'maya'));
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/v1${at}options/`,
      headers: { authorization: `Bearer ${session.token}`, origin: 'http://localhost:3000', host: 'localhost:3000' },
      payload: { password },
    });
    expect(response.json()).toMatchObject({ rp: { id: 'localhost' } });
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: `/api/v1${at}options/`,
      headers: { authorization: `Bearer ${session.token}`, origin: 'http://localhost:3000', host: 'hr.example.com' },
      payload: { password },
    });
    expect(elsewhere.json()).toMatchObject({ rp: { id: 'hr.example.com' } });
  });
});
