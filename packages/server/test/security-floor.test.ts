import type { InstallationSecurity } from '@karmik/model/commons/installation-security';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOperators, setOperator } from '../src/modules/account/operators.ts';
import { login, setUpApp } from './support/second-step.ts';
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

let server: TestServer;
let himal: Organization;
let keeper: Person;
let operator: Client;
let hr: Client;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  keeper = await aMember(server, himal, 'keeper');
  await setOperator(server.context.database.everywhere, keeper.email, true, server.now);
  operator = await signIn(server, keeper);
  hr = await signIn(server, await aMember(server, himal, 'boss', { is_hr_admin: true }));
});
afterAll(() => server.close());
beforeEach(() =>
  server.context.database.everywhere.query(
    `update security_floor set otp_required = false, otp_required_for_privileged = false, password_min_length = 8, password_uppercase = false,
       password_lowercase = false, password_special = false, password_max_age_days = null, password_history = 0`,
  ),
);

const url = '/commons/security-floor/';
const own = '/org/himal/security-settings/';
const lastAudit = (type: string) =>
  server.context.database.everywhere.one(
    'select organization_id, actor_id, action, before, after from audit_event where object_type = $1 order by id desc limit 1',
    [type],
  );

describe('the minimum security of an installation', () => {
  it('is read and set by operators alone, not by HR, and a change is audited', async () => {
    expect([(await hr.get(url)).status, (await hr.patch(url, {})).status]).toEqual([403, 403]);
    expect((await hr.get('/commons/installation-security/')).status).toBe(403);
    expect((await operator.get(url)).body).toMatchObject({ otp_required: false, password_min_length: 8 });
    expect((await operator.patch(url, { password_min_length: 12 })).body).toMatchObject({ password_min_length: 12 });
    expect(await lastAudit('security_floor')).toEqual({
      organization_id: himal.id,
      actor_id: keeper.id,
      action: 'updated',
      before: { password_min_length: 8 },
      after: { password_min_length: 12 },
    });
    expect(await operator.patch(url, { password_min_length: 7, unknown: 1 })).toMatchObject({
      status: 400,
      body: { password_min_length: ['Minimum length must be at least 8'], unknown: [expect.any(String)] },
    });
  });

  it('lets organisations be stricter and never weaker', async () => {
    await operator.patch(url, {
      password_min_length: 12,
      password_special: true,
      password_max_age_days: 90,
      password_history: 2,
    });
    expect((await hr.get('/org/himal/security-floor/')).body).toMatchObject({ password_min_length: 12 });
    expect(
      await hr.patch(own, { password_min_length: 10, password_max_age_days: 120, password_history: 1 }),
    ).toMatchObject({
      status: 400,
      body: {
        password_min_length: ['Minimum length must be at least 12'],
        password_max_age_days: ['Expires after (days) must be at most 90'],
        password_history: ['Passwords remembered must be at least 2'],
      },
    });
    const stricter = {
      password_min_length: 14,
      password_special: true,
      password_max_age_days: 30,
      password_history: 3,
    };
    expect((await hr.patch(own, stricter)).status).toBe(200);
    expect((await hr.patch(own, { password_special: false })).body).toEqual({
      password_special: ['Your installation requires this. It cannot be turned off here.'],
    });
    expect((await hr.patch(own, { password_max_age_days: '' })).status).toBe(400);
    const reset = { password_min_length: 8, password_special: false, password_max_age_days: null, password_history: 0 };
    await operator.patch(url, reset);
    expect((await hr.patch(own, reset)).status).toBe(200);
  });

  it('does not stand in the way of other changes of an organisation that was weaker before', async () => {
    await operator.patch(url, { password_min_length: 12 });
    expect((await hr.patch(own, { password_lowercase: true })).status).toBe(200);
    expect((await hr.patch(own, { password_lowercase: false })).status).toBe(200);
  });

  it('holds for passwords of every organisation, whatever that says itself', async () => {
    const asha = await aMember(server, himal, 'asha');
    const session = await signIn(server, asha);
    await operator.patch(url, { password_uppercase: true, password_min_length: 11, password_history: 1 });
    expect((await session.get('/users/me/password-rules/')).body).toEqual({
      min_length: 11,
      uppercase: true,
      lowercase: false,
      special: false,
      history: 1,
    });
    expect((await login(server, asha)).body).toMatchObject({ next_step: 'reset_password' });
    await operator.patch(url, { password_uppercase: false, password_min_length: 8, password_max_age_days: 10 });
    const bina = await aMember(server, himal, 'bina');
    server.move(11 * 86_400_000);
    expect((await login(server, bina)).body).toMatchObject({ next_step: 'reset_password' });
    await server.context.database.everywhere.query('update security_floor set password_max_age_days = null');
    operator = await signIn(server, keeper);
    hr = await signIn(server, { email: 'boss@himal.test' });
  });

  it('asks for second steps in every organisation, of all or of those with much reach', async () => {
    expect((await operator.patch(url, { otp_required_for_privileged: true })).body).toEqual({
      otp_required_for_privileged: ['Set up one-time passwords for yourself first.'],
    });
    await setUpApp(server, operator);
    const chandra = await aMember(server, himal, 'chandra');
    const auditor = await aMember(server, himal, 'auditor', { is_audit_user: true });
    expect((await operator.patch(url, { otp_required_for_privileged: true })).status).toBe(200);
    expect((await login(server, chandra)).body.second_step_due).toBeUndefined();
    expect((await login(server, auditor)).body.second_step_due).toBe(true);
    expect((await operator.patch(url, { otp_required: true })).status).toBe(200);
    expect((await login(server, chandra)).body.second_step_due).toBe(true);
  });
});

describe('the security of an installation', () => {
  it('is told as it is', async () => {
    const { everywhere } = server.context.database;
    const sagar = await anOrganization(server, 'sagar');
    await everywhere.query(
      'update security_setting set otp_required_for_privileged = true where organization_id = $1',
      [sagar.id],
    );
    const lila = await aMember(server, sagar, 'lila', { is_hr_admin: true });
    await login(server, lila, { password: 'Wrong1234' });
    const { body } = await operator.get<InstallationSecurity>('/commons/installation-security/');
    expect(body).toMatchObject({
      public_url: 'https://hr.example.com',
      has_https: true,
      mail: { has_server: false, organizations_without: [{ slug: 'himal' }, { slug: 'sagar' }] },
      trusts_proxy: false,
      has_captcha: false,
      keys_in_database: [],
      organizations_without_second_step: [{ slug: 'himal' }],
      demo_accounts: [],
      operators: [{ email: keeper.email }],
    });
    const { count, results } = body.accounts_without_second_step;
    expect(count).toBe(results.length);
    expect(results).toContainEqual({
      full_name: 'Lila Sharma',
      email: lila.email,
      organization: sagar.name,
      roles: ['hr_admin'],
      has_mailed_codes: false,
    });
    expect(results.map(({ email }) => email)).not.toContain(keeper.email);
    expect(body.failed_sign_ins).toMatchObject({ count: 1, by_outcome: [{ outcome: 'wrong_password', count: 1 }] });
  });
});

describe('operators', () => {
  it('are granted and revoked by the address of their account, but for the last', async () => {
    const { everywhere } = server.context.database;
    const set = (email: string, is: boolean) => setOperator(everywhere, email, is, server.now);
    const maya = await aMember(server, himal, 'maya');
    const session = await signIn(server, maya);
    expect((await session.get(url)).status).toBe(403);
    expect(await set(maya.email.toUpperCase(), true)).toBe(true);
    expect(await set(maya.email, true)).toBe(false);
    server.app.gate.forget();
    expect((await session.get(url)).status).toBe(200);
    expect((await session.get('/users/me/')).body).toMatchObject({ is_operator: true });
    expect(await lastAudit('user')).toMatchObject({
      organization_id: himal.id,
      actor_id: null,
      action: 'operator_granted',
    });
    expect((await listOperators(everywhere)).map(({ email }) => email)).toEqual([keeper.email, maya.email]);
    // Two at once leave one.
    const ends = await Promise.allSettled([set(maya.email, false), set(keeper.email, false)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listOperators(everywhere)).toHaveLength(1);
    await expect(set('nobody@himal.test', true)).rejects.toThrow('No account has the address nobody@himal.test.');
  });
});
