import type { LoginAnswer, OwnPasswordRules } from '@karmik/model/account/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recover } from './support/mails.ts';
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
import { codeOf, login, mailedCode, sessionOf, setUpApp, verify } from './support/second-step.ts';

let server: TestServer;
let organization: Organization;
let hr: Client;
let asha: Person;
let made = 0;

beforeAll(async () => {
  // Mails are queued and never go out; their words stay where the tests read them.
  server = await startServer({ smtpUrl: 'smtp://127.0.0.1:1' });
});
afterAll(() => server.close());
beforeEach(async () => {
  organization = await anOrganization(server, `himal${++made}`);
  hr = await signIn(server, await aMember(server, organization, 'boss', { codes: ['27.00'] }));
  asha = await aMember(server, organization, 'asha');
});

const url = () => `/org/${organization.slug}/security-settings/`;
const demand = async (setting: object) => {
  const answer = await hr.patch(url(), setting);
  expect(answer.status).toBe(200);
};
const days = (count: number) => count * 86_400_000;
const both = (word: string) => ({ password: word, confirm_password: word });
const byLink = async (person: Person, word: string) => {
  const { uid, token } = await recover(server, person.email);
  const shown = await client(server).get<{ password_rules: OwnPasswordRules }>(
    `/security/auth/reset/?uid=${uid}&token=${token}`,
  );
  return { shown, answer: await client(server).post('/security/auth/reset/', { uid, token, ...both(word) }) };
};

describe('the security setting of an organisation', () => {
  it('is the usual one until someone changes it, and a change is audited with its numbers', async () => {
    const usual = {
      otp_required: false,
      otp_required_for_privileged: true,
      password_min_length: 8,
      password_uppercase: false,
      password_lowercase: false,
      password_special: false,
      password_max_age_days: null,
      password_history: 0,
      sign_in_by_code: false,
      sign_in_by_phone: false,
    };
    await server.context.database.everywhere.query('delete from security_setting where organization_id = $1', [
      organization.id,
    ]);
    expect((await hr.get(url())).body).toEqual({ ...usual, version: '0' });
    expect((await hr.patch(url(), { password_min_length: 12, password_special: true })).body).toEqual({
      ...usual,
      password_min_length: 12,
      password_special: true,
      version: expect.stringMatching(/^[0-9a-f]{24}$/),
    });
    await demand({ password_min_length: 14 });
    const event = await server.context.database.everywhere.one(
      `select action, before->>'password_min_length' as before, after->>'password_min_length' as after
         from audit_event where organization_id = $1 and object_type = 'security_setting' order by id desc limit 1`,
      [organization.id],
    );
    expect(event).toEqual({ action: 'updated', before: '12', after: '14' });
  });

  it('takes an emptied age for none', async () => {
    await demand({ password_max_age_days: 90 });
    expect((await hr.patch(url(), { password_max_age_days: '' })).body).toMatchObject({ password_max_age_days: null });
  });

  it('takes no wrong numbers', async () => {
    expect(
      await hr.patch(url(), { password_min_length: 6, password_history: 13, password_max_age_days: 0 }),
    ).toMatchObject({
      status: 400,
      body: {
        password_min_length: ['Minimum length must be at least 8'],
        password_history: ['Passwords remembered must be at most 12'],
        password_max_age_days: ['Expires after (days) must be at least 1'],
      },
    });
  });

  it('is changed by two at once without losing either', async () => {
    await Promise.all([hr.patch(url(), { password_min_length: 11 }), hr.patch(url(), { password_history: 3 })]);
    expect((await hr.get(url())).body).toMatchObject({ password_min_length: 11, password_history: 3 });
  });

  it('belongs to those who hold its code [PRM-1]', async () => {
    const reader = await signIn(server, await aMember(server, organization, 'reader', { codes: ['27.99'] }));
    const other = await signIn(server, await aMember(server, organization, 'other', { codes: ['2.00'] }));
    expect([(await reader.get(url())).status, (await reader.patch(url(), {})).status]).toEqual([200, 403]);
    expect([(await other.get(url())).status, (await other.patch(url(), {})).status]).toEqual([403, 403]);
  });
});

describe('a one-time password for everyone', () => {
  it('is not asked for by someone who has not shown theirs', async () => {
    expect(await hr.patch(url(), { otp_required: true })).toMatchObject({
      status: 400,
      body: { otp_required: ['Set up one-time passwords for yourself first.'] },
    });
  });

  it('ends sessions without one at once, and the next sign-in gets a code by mail [LOG-7]', async () => {
    const session = await signIn(server, asha);
    expect((await session.get('/users/me/')).status).toBe(200);
    await setUpApp(server, hr);
    await demand({ otp_required: true });
    await expect.poll(async () => (await session.get('/users/me/')).status, { timeout: 5_000 }).toBe(401);
    expect((await client(server).post('/security/auth/refresh/', { refresh: session.refresh })).status).toBe(401);
    expect((await hr.get(url())).status).toBe(200);

    const first = await login(server, asha);
    expect(first.body).toMatchObject({ next_step: 'otp_verification', token: null, otp: { method: 'email' } });
    const second = await verify(server, first.body.key, await mailedCode(server, asha.email));
    const mine = sessionOf(server, second);
    expect((await mine.get('/users/me/')).status).toBe(200);
    expect((await mine.get('/security/mechanism/')).body).toMatchObject({ method: null, is_required: true });
  });

  it('binds the person who belongs to several organisations in all of them', async () => {
    const sagar = await anOrganization(server, `sagar${made}`);
    const bina = await aMember(server, sagar, 'bina');
    await setUpApp(server, hr);
    await demand({ otp_required: true });
    const session = await signIn(server, bina);
    await server.context.database.everywhere.query(
      'insert into membership (organization_id, user_id, account_id) values ($1, $2, $2)',
      [organization.id, bina.id],
    );
    server.app.gate.forget();
    expect((await session.get('/users/me/')).status).toBe(401);
    expect((await login(server, bina)).body.next_step).toBe('otp_verification');
  });
});

describe('rules for passwords', () => {
  it('bind at once wherever a password is chosen, and are told before [LOG-16]', async () => {
    const session = await signIn(server, asha);
    await demand({ password_min_length: 12, password_uppercase: true, password_special: true });
    expect((await session.get('/users/me/password-rules/')).body).toEqual({
      min_length: 12,
      uppercase: true,
      lowercase: false,
      special: true,
      history: 0,
    });
    const tries = [
      ['Namaste-12', 'Password must have at least 12 characters'],
      ['namaste-12345', 'Password must contain at least one uppercase letter'],
      ['Namaste12345', 'Password must contain at least one special character'],
    ] as const;
    for (const [word, message] of tries) {
      expect(await session.post('/users/me/change-password/', { old_password: password, ...both(word) })).toMatchObject(
        { status: 400, body: { password: [message] } },
      );
      const { shown, answer } = await byLink(asha, word);
      expect(shown.body.password_rules).toMatchObject({ min_length: 12, special: true });
      expect(answer).toMatchObject({ status: 400, body: { password: [message] } });
    }
    const good = await byLink(asha, 'Namaste-12345');
    expect(good.answer.status).toBe(200);
  });

  it('of all organisations of a person hold together', async () => {
    const other = await anOrganization(server, `sagar${made}`);
    const boss = await signIn(server, await aMember(server, other, 'boss', { codes: ['27.00'] }));
    await demand({ password_min_length: 12, password_lowercase: true });
    await boss.patch(`/org/${other.slug}/security-settings/`, { password_min_length: 10, password_special: true });
    await server.context.database.everywhere.query(
      'insert into membership (organization_id, user_id, account_id) values ($1, $2, $2)',
      [other.id, asha.id],
    );
    // The password that Asha has is too weak by now, so the sign-in asks for another and tells the rules.
    const { body } = await login(server, asha);
    expect(body.password_rules).toEqual({
      min_length: 12,
      uppercase: false,
      lowercase: true,
      special: true,
      history: 0,
    });
  });

  it('keep earlier passwords from coming again, as many as the organisation says', async () => {
    await demand({ password_history: 3 });
    const session = await signIn(server, asha);
    const change = (from: string, to: string) =>
      session.post('/users/me/change-password/', { old_password: from, ...both(to) });
    expect(await change(password, password)).toMatchObject({
      status: 400,
      body: { password: ['This password was used before. Choose another one.'] },
    });
    expect((await change(password, 'Sagarmatha1')).status).toBe(204);
    expect((await change('Sagarmatha1', 'Sagarmatha2')).status).toBe(204);
    expect((await change('Sagarmatha2', password)).status).toBe(400);
    expect((await change('Sagarmatha2', 'Sagarmatha3')).status).toBe(204);
    expect((await change('Sagarmatha3', password)).status).toBe(204);
  });
});

describe('an expired password', () => {
  const renew = (key: string | null, word: string) =>
    client(server).post<LoginAnswer>('/security/auth/reset-expired-password/', { key, ...both(word) });

  it('leads the sign-in to a new one, which opens the session [LOG-5, LOG-7]', async () => {
    await demand({ password_max_age_days: 90 });
    server.move(days(91));
    const first = await login(server, asha);
    expect(first).toMatchObject({
      status: 200,
      body: { next_step: 'reset_password', key: expect.any(String), token: null, password_rules: { min_length: 8 } },
    });
    const { key } = first.body;
    expect(await renew(key, password)).toMatchObject({ status: 400, body: { password: [expect.any(String)] } });
    expect(await renew(key, 'short1')).toMatchObject({ status: 400, body: { password: [expect.any(String)] } });
    const second = await renew(key, 'Sagarmatha8848');
    expect(second.body).toMatchObject({ next_step: null, key: null, user: { id: asha.id } });
    expect((await sessionOf(server, second).get('/users/me/')).status).toBe(200);
    expect((await renew(key, 'Annapurna8091')).status).toBe(400);
    expect((await login(server, asha)).status).toBe(400);
    expect((await login(server, asha, { password: 'Sagarmatha8848' })).body.next_step).toBeNull();
  });

  it('comes after the second step, which is not asked for twice', async () => {
    const { key } = await setUpApp(server, await signIn(server, asha));
    await demand({ password_max_age_days: 30 });
    server.move(days(31));
    const first = await login(server, asha);
    expect(first.body).toMatchObject({ next_step: 'otp_verification' });
    expect(first.body).not.toHaveProperty('password_rules');
    expect((await renew(first.body.key, 'Sagarmatha8848')).status).toBe(400);
    const second = await verify(server, first.body.key, codeOf(server, key));
    expect(second.body).toMatchObject({ next_step: 'reset_password', token: null });
    const third = await renew(second.body.key, 'Sagarmatha8848');
    expect(third.body.next_step).toBeNull();
    expect((await sessionOf(server, third).get('/users/me/')).status).toBe(200);
  });

  it('ends the open session, too', async () => {
    const session = await client(server).post<LoginAnswer>('/security/auth/login/', {
      email: asha.email,
      password,
      remember: true,
    });
    await demand({ password_max_age_days: 10 });
    server.move(days(11));
    const { refresh = '' } = session.body.token ?? {};
    expect((await client(server).post('/security/auth/refresh/', { refresh })).status).toBe(401);
  });

  it('is also one that the rules of today would not allow', async () => {
    await demand({ password_min_length: 14 });
    const first = await login(server, asha);
    expect(first.body).toMatchObject({ next_step: 'reset_password', password_rules: { min_length: 14 } });
    expect((await renew(first.body.key, 'Sagarmatha8848m')).body.next_step).toBeNull();
  });
});
