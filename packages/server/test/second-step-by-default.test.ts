import type { LoginAnswer, SessionInfo } from '@karmik/model/account/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from './support/passkey.ts';
import { login, mailedCode, sessionOf, setUpApp, verify } from './support/second-step.ts';
import {
  aMember,
  anOrganization,
  client,
  password,
  signIn,
  startServer,
  type Organization,
  type TestServer,
} from './support/server.ts';

let held: TestServer;
let mailing: TestServer;
let himal: Organization;
let sagar: Organization;

/** An organisation that has set nothing. */
async function untouched(server: TestServer, slug: string): Promise<Organization> {
  const organization = await anOrganization(server, slug);
  await server.context.database.everywhere.query('delete from security_setting where organization_id = $1', [
    organization.id,
  ]);
  return organization;
}

beforeAll(async () => {
  held = await startServer();
  mailing = await startServer({ smtpUrl: 'smtp://127.0.0.1:1' });
  himal = await untouched(held, 'himal');
  sagar = await untouched(mailing, 'sagar');
});
afterAll(() => Promise.all([held.close(), mailing.close()]));

const investigates = (server: TestServer, organization: Organization, id: number, from: string, to: string) =>
  server.context.database.everywhere.query(
    `insert into investigator (organization_id, person_id, starts_on, ends_on, incident_types, status) values ($1, $2, $3, $4, '{}', 'Confirmed')`,
    [organization.id, id, from, to],
  );

describe('where nothing is set, a second step', () => {
  it('is asked of HR admins, auditors and investigators in office, and of no one else', async () => {
    const person = (name: string, options = {}) => aMember(mailing, sagar, name, options);
    const employee = await person('employee', { codes: ['4.00'] });
    const hr = await person('hr', { is_hr_admin: true });
    const auditor = await person('auditor', { is_audit_user: true });
    const investigator = await person('investigator');
    await investigates(mailing, sagar, investigator.id, '2026-11-01', '2026-11-30');
    const former = await person('former');
    await investigates(mailing, sagar, former.id, '2026-10-01', '2026-11-20');
    const asked = [];
    for (const who of [employee, hr, auditor, investigator, former])
      asked.push((await login(mailing, who)).body.next_step);
    expect(asked).toEqual([null, 'otp_verification', 'otp_verification', 'otp_verification', null]);
    const first = await login(mailing, hr);
    expect(first.body.otp).toMatchObject({ method: 'email', sent_to: 'h•••@sagar.test' });
    const second = await verify(mailing, first.body.key, await mailedCode(mailing, hr.email));
    expect(second.body.second_step_due).toBeUndefined();
    expect((await sessionOf(mailing, second).get('/users/me/')).status).toBe(200);
  });

  it('is no longer asked where HR turned that off, and ends sessions without one when it is turned on again', async () => {
    const url = '/org/sagar/security-settings/';
    const boss = await aMember(mailing, sagar, 'boss', { codes: ['27.00'] });
    const auditor = await aMember(mailing, sagar, 'second', { is_audit_user: true });
    const session = await signIn(mailing, boss);
    expect((await session.patch(url, { otp_required_for_privileged: false })).status).toBe(200);
    const open = await signIn(mailing, auditor);
    expect((await session.patch(url, { otp_required_for_privileged: true })).body).toEqual({
      otp_required_for_privileged: ['Set up one-time passwords for yourself first.'],
    });
    await setUpApp(mailing, session);
    expect((await session.patch(url, { otp_required_for_privileged: true })).status).toBe(200);
    mailing.app.gate.forget();
    expect((await open.get('/users/me/')).status).toBe(401);
  });
});

describe('without a mail server', () => {
  const due = async (name: string) => {
    const person = await aMember(held, himal, name, { is_hr_admin: true });
    const answer = await login(held, person);
    return { person, answer, session: sessionOf(held, answer) };
  };

  it('a password opens a session that may set up a second step and nothing else', async () => {
    const { answer, session } = await due('asha');
    expect(answer.body).toMatchObject({ next_step: null, second_step_due: true });
    expect((await session.get<SessionInfo>('/users/me/')).body).toMatchObject({ second_step_due: true });
    for (const url of ['/hris/himal/employees/', '/users/me/menu/', '/users/me/sessions/', '/notifications/'])
      expect(await session.get(url)).toMatchObject({
        status: 403,
        body: { detail: 'Set up a second step of your sign-in first.', code: 'second_step_due' },
      });
    expect((await session.post('/users/me/change-password/', {})).status).toBe(403);
    const again = await client(held).post<LoginAnswer>('/security/auth/refresh/', { refresh: session.refresh });
    const renewed = client(held, again.body.token?.access);
    expect((await renewed.get('/users/me/menu/')).status).toBe(403);
    expect((await session.post('/security/auth/logout/')).status).toBe(204);
  });

  it.each([
    ['an authenticator app', 'bina', (session: ReturnType<typeof client>) => setUpApp(held, session)],
    [
      'a passkey',
      'chandra',
      async (session: ReturnType<typeof client>) => {
        const options = await session.post<Parameters<Authenticator['register']>[0]>('/security/passkeys/options/', {
          password,
        });
        return session.post('/security/passkeys/', {
          name: 'Laptop',
          response: new Authenticator().register(options.body),
        });
      },
    ],
  ])('%s makes it a full session, and the next sign-in asks for it', async (_what, name, setUp) => {
    const { person, session } = await due(name);
    await setUp(session);
    expect((await session.get<SessionInfo>('/users/me/')).body).toMatchObject({ second_step_due: false });
    expect((await session.get('/hris/himal/employees/')).status).toBe(200);
    expect((await login(held, person)).body).toMatchObject({ next_step: 'otp_verification', token: null });
  });

  it('codes by mail cannot be set up, and that is said', async () => {
    const { session } = await due('dipa');
    expect(await session.post('/security/mechanism/otp/enrol/', { method: 'email', password })).toMatchObject({
      status: 400,
      body: {
        method: ['Codes by email need a mail server. Use an authenticator app or a passkey.'],
      },
    });
    expect((await session.get('/security/mechanism/')).body).toMatchObject({ has_mail: false, is_required: true });
  });

  it('an expired password is asked for first', async () => {
    const { person } = await due('esha');
    await held.context.database.everywhere.query('update security_floor set password_max_age_days = 30');
    held.move(31 * 86_400_000);
    const first = await login(held, person);
    expect(first.body).toMatchObject({ next_step: 'reset_password', token: null });
    const second = await client(held).post<LoginAnswer>('/security/auth/reset-expired-password/', {
      key: first.body.key,
      password: 'Sagarmatha8848',
      confirm_password: 'Sagarmatha8848',
    });
    expect(second.body).toMatchObject({ next_step: null, second_step_due: true });
    await held.context.database.everywhere.query('update security_floor set password_max_age_days = null');
  });
});
