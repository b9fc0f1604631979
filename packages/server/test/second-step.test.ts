import type { OwnMechanism } from '@karmik/model/account/second-step';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recover } from './support/mails.ts';
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
import { codeOf, login, mailedCode, codesTo, sessionOf, setUpApp, verify, wrong } from './support/second-step.ts';

let server: TestServer;
let himal: Organization;

beforeAll(async () => {
  // Mails are queued and never go out; their words stay where the tests read them.
  server = await startServer({ smtpUrl: 'smtp://127.0.0.1:1' });
  himal = await anOrganization(server, 'himal');
});
afterAll(() => server.close());

const anotherMinute = () => server.move(60_000);
const outcomesOf = async (userId: number) =>
  (
    await server.context.database.everywhere.query<{ outcome: string }>(
      'select outcome from login_log where user_id = $1 order by id',
      [userId],
    )
  ).map(({ outcome }) => outcome);
const actionsOn = async (userId: number) =>
  (
    await server.context.database.everywhere.query<{ action: string }>(
      `select action from audit_event where object_type = 'user' and object_id = $1 order by id`,
      [String(userId)],
    )
  ).map(({ action }) => action);

describe('an authenticator app', () => {
  it('is between the password and the session once it is set up [LOG-7, LOG-15]', async () => {
    const asha = await aMember(server, himal, 'asha');
    const session = await signIn(server, asha);
    const { key } = await setUpApp(server, session);
    anotherMinute();

    const first = await login(server, asha);
    expect(first).toMatchObject({
      status: 200,
      body: {
        next_step: 'otp_verification',
        key: expect.any(String),
        token: null,
        user: { id: asha.id, is_audit_user: false },
        current_organization: { slug: 'himal' },
        otp: { method: 'app', sent_to: null, resend_after: 0, has_passkey: false },
      },
    });
    const second = await verify(server, first.body.key, codeOf(server, key));
    expect(second).toMatchObject({ status: 200, body: { next_step: null, key: null, user: { id: asha.id } } });
    expect((await sessionOf(server, second).get('/users/me/')).status).toBe(200);
    expect(await outcomesOf(asha.id)).toEqual(['success', 'success']);
    expect(await codesTo(server, asha.email)).toBe(0);
  });

  it('holds only once its first code has been given back, and ends the other sessions', async () => {
    const bina = await aMember(server, himal, 'bina');
    const here = await signIn(server, bina);
    const there = await signIn(server, bina);
    const begun = await here.post<{ manual_key: string; uri: string }>('/security/mechanism/otp/enrol/', {
      method: 'app',
      password,
    });
    expect(begun.body.uri).toContain(`secret=${begun.body.manual_key}`);
    expect((await login(server, bina)).body.next_step).toBeNull();
    const code = codeOf(server, begun.body.manual_key);
    expect(await here.post('/security/mechanism/otp/confirm/', { otp: wrong(code) })).toMatchObject({
      status: 400,
      body: { otp: ['This one-time password is incorrect.'] },
    });
    expect((await here.post('/security/mechanism/otp/confirm/', { otp: code })).status).toBe(200);
    expect((await login(server, bina)).body.next_step).toBe('otp_verification');
    expect((await here.get('/users/me/')).status).toBe(200);
    expect((await there.get('/users/me/')).status).toBe(401);
    expect((await here.get<OwnMechanism>('/security/mechanism/')).body).toEqual({
      method: 'app',
      confirmed_at: server.now.toISOString(),
      recovery_codes_left: 10,
      is_required: false,
      has_mail: true,
      needs_operator_mail: false,
    });
    expect(await actionsOn(bina.id)).toEqual(['second_step_set_up']);
  });

  it('needs the password to be set up, changed or removed', async () => {
    const session = await signIn(server, await aMember(server, himal, 'chandra'));
    for (const [path, body] of [
      ['enrol', { method: 'app' }],
      ['recovery-codes', {}],
      ['disable', {}],
    ] as const)
      expect(await session.post(`/security/mechanism/otp/${path}/`, { ...body, password: 'Wrong1234' })).toMatchObject({
        status: 400,
        body: { password: ['The password is incorrect.'] },
      });
  });

  it('takes each code once, also of two who bring it at the same moment [LOG-15]', async () => {
    const dipa = await aMember(server, himal, 'dipa');
    const { key } = await setUpApp(server, await signIn(server, dipa));
    expect((await verify(server, (await login(server, dipa)).body.key, codeOf(server, key))).status).toBe(400);
    anotherMinute();
    const code = codeOf(server, key);
    const keys = await Promise.all([0, 1].map(async () => (await login(server, dipa)).body.key));
    const answers = await Promise.all(keys.map((each) => verify(server, each, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    // An older code is not taken after a younger one.
    expect((await verify(server, (await login(server, dipa)).body.key, codeOf(server, key, -30))).status).toBe(400);
  });

  it('is removed with the password, and the next sign-in asks for none', async () => {
    const esha = await aMember(server, himal, 'esha');
    const session = await signIn(server, esha);
    await setUpApp(server, session);
    expect((await session.post('/security/mechanism/otp/disable/', { password })).status).toBe(204);
    expect((await login(server, esha)).body.next_step).toBeNull();
    expect(await actionsOn(esha.id)).toEqual(['second_step_set_up', 'second_step_removed']);
  });

  it('rests encrypted, and opens for no other account', async () => {
    const gita = await aMember(server, himal, 'gita');
    const hari = await aMember(server, himal, 'hari');
    const { key } = await setUpApp(server, await signIn(server, gita));
    await setUpApp(server, await signIn(server, hari));
    const { everywhere } = server.context.database;
    const row = await everywhere.one<{ app_key: Buffer }>('select app_key from second_step where user_id = $1', [
      gita.id,
    ]);
    expect(row?.app_key.toString('latin1')).not.toContain(Buffer.from(key).toString('latin1'));
    await everywhere.query('update second_step set app_key = $2 where user_id = $1', [hari.id, row?.app_key ?? null]);
    anotherMinute();
    const answer = await verify(server, (await login(server, hari)).body.key, codeOf(server, key));
    expect(answer.status).toBe(500);
    expect(answer.body).not.toHaveProperty('token');
  });
});

describe('recovery codes', () => {
  it('open the session once each, however they are typed [LOG-15]', async () => {
    const indra = await aMember(server, himal, 'indra');
    const session = await signIn(server, indra);
    const { recoveryCodes } = await setUpApp(server, session);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const typed = code.toLowerCase().replace('-', ' ');
    expect((await verify(server, (await login(server, indra)).body.key, typed)).status).toBe(200);
    expect((await verify(server, (await login(server, indra)).body.key, code)).status).toBe(400);
    const own = await session.get<OwnMechanism>('/security/mechanism/');
    expect(own.body.recovery_codes_left).toBe(9);
  });

  it('of one account do not open another', async () => {
    const jaya = await aMember(server, himal, 'jaya');
    const kamal = await aMember(server, himal, 'kamal');
    const [code = ''] = (await setUpApp(server, await signIn(server, jaya))).recoveryCodes;
    await setUpApp(server, await signIn(server, kamal));
    expect((await verify(server, (await login(server, kamal)).body.key, code)).status).toBe(400);
  });

  it('are replaced as a whole, and none of them is kept in the clear', async () => {
    const lila = await aMember(server, himal, 'lila');
    const session = await signIn(server, lila);
    const { recoveryCodes } = await setUpApp(server, session);
    const renewed = await session.post<{ recovery_codes: string[] }>('/security/mechanism/otp/recovery-codes/', {
      password,
    });
    expect(renewed.body.recovery_codes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect((await verify(server, (await login(server, lila)).body.key, recoveryCodes[0] ?? '')).status).toBe(400);
    const fresh = renewed.body.recovery_codes[0] ?? '';
    expect((await verify(server, (await login(server, lila)).body.key, fresh)).status).toBe(200);
    const stored = await server.context.database.everywhere.query<{ mac: string }>(
      'select mac from recovery_code where user_id = $1',
      [lila.id],
    );
    expect(stored).toHaveLength(10);
    for (const { mac } of stored)
      expect(renewed.body.recovery_codes.map((each) => each.replace('-', ''))).not.toContain(mac);
  });
});

describe('codes by mail', () => {
  const withMail = async (name: string) => {
    const person = await aMember(server, himal, name);
    const session = await signIn(server, person);
    await session.post('/security/mechanism/otp/enrol/', { method: 'email', password });
    await session.post('/security/mechanism/otp/confirm/', { otp: await mailedCode(server, person.email) });
    anotherMinute();
    return person;
  };

  it('are sent at each sign-in, work once, and hide the mailbox [LOG-7, LOG-15]', async () => {
    const maya = await withMail('maya');
    const { body } = await login(server, maya);
    expect(body).toMatchObject({
      next_step: 'otp_verification',
      otp: { method: 'email', sent_to: 'm•••@himal.test', resend_after: 60 },
    });
    const code = await mailedCode(server, maya.email);
    expect((await verify(server, body.key, wrong(code))).status).toBe(400);
    expect((await verify(server, body.key, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect(await verify(server, body.key, code)).toMatchObject({
      status: 400,
      body: { non_field_errors: ['This sign-in has expired. Sign in again.'] },
    });
    expect(await outcomesOf(maya.id)).toEqual(['success', 'wrong_code', 'success']);
  });

  it('belong to their sign-in alone', async () => {
    const nabin = await withMail('nabin');
    const first = await login(server, nabin);
    const code = await mailedCode(server, nabin.email);
    const second = await login(server, nabin);
    const other = await mailedCode(server, nabin.email);
    if (code !== other) expect((await verify(server, second.body.key, code)).status).toBe(400);
    expect((await verify(server, first.body.key, code)).status).toBe(200);
  });

  it('are sent again after a minute, five times at most, and the earlier one is dead [LOG-15]', async () => {
    const prem = await withMail('prem');
    const { key } = (await login(server, prem)).body;
    const again = () => client(server).post('/security/mechanism/otp/regenerate/', { key });
    const early = await again();
    expect([early.status, early.headers['retry-after']]).toEqual([429, '60']);
    const first = await mailedCode(server, prem.email);
    for (let sent = 2; sent <= 5; sent++) {
      anotherMinute();
      expect(await again()).toMatchObject({
        status: 200,
        body: { detail: 'OTP Sent Successfully', resend_after: 60 },
      });
    }
    const last = await mailedCode(server, prem.email);
    if (first !== last) expect((await verify(server, key, first)).status).toBe(400);
    anotherMinute();
    expect((await again()).status).toBe(400);
    expect((await verify(server, key, last)).status).toBe(200);
  });

  it('are not sent where an app makes them', async () => {
    const rabi = await aMember(server, himal, 'rabi');
    await setUpApp(server, await signIn(server, rabi));
    const { key } = (await login(server, rabi)).body;
    expect(await client(server).post('/security/mechanism/otp/regenerate/', { key })).toMatchObject({
      status: 400,
      body: { non_field_errors: ['Your authenticator app shows the code.'] },
    });
  });

  it('expire after ten minutes', async () => {
    const sita = await withMail('sita');
    const { key } = (await login(server, sita)).body;
    const code = await mailedCode(server, sita.email);
    server.move(601_000);
    expect((await verify(server, key, code)).status).toBe(400);
  });

  it('do not flood a mailbox', async () => {
    const tara = await withMail('tara');
    const before = await codesTo(server, tara.email);
    const answers = [];
    for (let time = 0; time < 12; time++) answers.push((await login(server, tara)).status);
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
    expect(answers.at(-1)).toBe(429);
    expect((await codesTo(server, tara.email)) - before).toBeLessThanOrEqual(10);
  });
});

describe('guessing', () => {
  it('of one-time passwords locks after five, whatever the sign-in, also for the right one [SEC-7]', async () => {
    const uma = await aMember(server, himal, 'uma');
    const { key } = await setUpApp(server, await signIn(server, uma));
    anotherMinute();
    for (let guess = 0; guess < 5; guess++) {
      const { body } = await login(server, uma);
      expect((await verify(server, body.key, wrong(codeOf(server, key)))).status).toBe(400);
    }
    const { body } = await login(server, uma);
    const locked = await verify(server, body.key, codeOf(server, key));
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await outcomesOf(uma.id)).slice(-2)).toEqual(['wrong_code', 'locked']);
    server.move(16 * 60_000);
    const later = await login(server, uma);
    expect((await verify(server, later.body.key, codeOf(server, key))).status).toBe(200);
  });

  it('of a sign-in that no one began, or that ended, is refused', async () => {
    expect((await verify(server, 'x'.repeat(43), '123456')).status).toBe(400);
    const yama = await aMember(server, himal, 'yama');
    const { key } = await setUpApp(server, await signIn(server, yama));
    anotherMinute();
    const { body } = await login(server, yama);
    await server.context.database.everywhere.query(`update users set status = 'disabled' where id = $1`, [yama.id]);
    expect((await verify(server, body.key, codeOf(server, key))).status).toBe(400);
  });
});

describe('a recovered password', () => {
  it('leaves the second step where it was [LOG-5, LOG-7]', async () => {
    const chitra = await aMember(server, himal, 'chitra');
    const { key } = await setUpApp(server, await signIn(server, chitra));
    const { uid, token } = await recover(server, chitra.email);
    const word = 'Sagarmatha8848';
    const reset = await client(server).post('/security/auth/reset/', {
      uid,
      token,
      password: word,
      confirm_password: word,
    });
    expect([reset.status, Object.keys(reset.body)]).toEqual([200, ['username']]);
    anotherMinute();
    const first = await login(server, chitra, { password: word });
    expect(first.body).toMatchObject({ next_step: 'otp_verification', token: null });
    expect((await verify(server, first.body.key, codeOf(server, key))).status).toBe(200);
  });
});

describe('someone who lost phone and codes', () => {
  it('is let in by HR with the password alone, and that is written down', async () => {
    const hr = await signIn(server, await aMember(server, himal, 'boss', { codes: ['27.00'] }));
    const zoya = await aMember(server, himal, 'zoya');
    const session = await signIn(server, zoya);
    const { recoveryCodes } = await setUpApp(server, session);
    expect((await hr.post(`/org/himal/people/${zoya.id}/remove-second-step/`)).status).toBe(204);
    expect((await session.get('/users/me/')).status).toBe(401);
    expect((await login(server, zoya)).body.next_step).toBeNull();
    expect(await actionsOn(zoya.id)).toEqual(['second_step_set_up', 'second_step_removed']);
    // Set up again, the codes of old do not come back.
    await setUpApp(server, await signIn(server, zoya));
    expect((await verify(server, (await login(server, zoya)).body.key, recoveryCodes[0] ?? '')).status).toBe(400);
  });

  it('has every session ended by HR', async () => {
    const hr = await signIn(server, await aMember(server, himal, 'chief', { codes: ['27.00'] }));
    const amrit = await aMember(server, himal, 'amrit');
    const sessions = [await signIn(server, amrit), await signIn(server, amrit)];
    expect((await hr.post(`/org/himal/people/${amrit.id}/end-sessions/`)).status).toBe(204);
    for (const session of sessions) {
      expect((await session.get('/users/me/')).status).toBe(401);
      expect((await client(server).post('/security/auth/refresh/', { refresh: session.refresh })).status).toBe(401);
    }
    expect(await actionsOn(amrit.id)).toEqual(['sessions_ended']);
  });

  it('is helped by no one without the permission, and by no other organisation', async () => {
    const birat = await aMember(server, himal, 'birat');
    const reader = await signIn(server, await aMember(server, himal, 'reader', { codes: ['27.99'] }));
    const sagar = await anOrganization(server, 'sagar');
    const theirs = await signIn(server, await aMember(server, sagar, 'boss', { codes: ['27.00'] }));
    for (const what of ['end-sessions', 'remove-second-step']) {
      expect((await reader.post(`/org/himal/people/${birat.id}/${what}/`)).status).toBe(403);
      expect((await theirs.post(`/org/sagar/people/${birat.id}/${what}/`)).status).toBe(404);
      expect((await theirs.post(`/org/himal/people/${birat.id}/${what}/`)).status).toBe(404);
    }
  });
});
