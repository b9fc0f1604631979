/** What a thief of an open session tries: without the password, a passkey or a code no way into the account changes. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailAccountNotices } from '../src/modules/account/account-notices.ts';
import { mailsTo } from './support/mails.ts';
import { operationsOf } from './support/operations.ts';
import { Authenticator } from './support/passkey.ts';
import { codeOf, setUpApp, wrong } from './support/second-step.ts';
import {
  aMember,
  anOrganization,
  password,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

const proofMs = 5 * 60_000;
const required = { status: 403, body: { code: 'proof_required' } };

let server: TestServer;
let himal: Organization;
let made = 0;
let owner: Person;
let stolen: Client;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await aMember(server, himal, `owner${(made += 1)}`, { is_hr_admin: true });
  stolen = await signIn(server, owner);
});

const endOthers = (session: Client) => session.post('/users/me/sessions/end-others/');
const prove = (session: Client, body: object) => session.post('/security/proof/', body);

it('[S10] a stolen session ends no other session of its owner', async () => {
  const own = await signIn(server, owner);
  server.move(proofMs);
  expect(await endOthers(stolen)).toMatchObject({
    status: 403,
    body: { ...required.body, has_code: false, has_passkey: false },
  });
  const { results } = (await own.get<{ results: { id: number; is_current: boolean }[] }>('/users/me/sessions/')).body;
  const current = results.find(({ is_current }) => is_current);
  expect(await stolen.delete(`/users/me/sessions/${current?.id}/`)).toMatchObject(required);
  expect((await own.get('/users/me/')).status).toBe(200);
});

it('[S10] a stolen session of HR takes no second step and no session from anyone, its owner included', async () => {
  const colleague = await aMember(server, himal, `colleague${made}`);
  const theirs = await signIn(server, colleague);
  await setUpApp(server, stolen);
  server.move(proofMs);
  for (const path of ['remove-second-step', 'end-sessions'])
    for (const { id } of [owner, colleague])
      expect(await stolen.post(`/org/himal/people/${id}/${path}/`)).toMatchObject(required);
  for (const path of ['pause-sign-in', 'resume-sign-in'])
    expect(await stolen.post(`/hris/himal/employees/bulk/${path}/`, { ids: [colleague.id] })).toMatchObject(required);
  expect((await stolen.get('/security/mechanism/')).body).toMatchObject({ method: 'app' });
  expect((await theirs.get('/users/me/')).status).toBe(200);
});

it('[S10] every call that changes a way in asks for proof, in its body or before it', async () => {
  server.move(proofMs);
  const waysIn =
    /^\/api\/v1\/(security\/(mechanism|passkeys)|users\/me\/(sessions|account-home|change-password)|users\/\{id\}\/change|org\/\{org\}\/people|hris\/\{org\}\/employees\/bulk\/(pause|resume))/;
  const signingIn = /\/(otp\/(verify|regenerate)|passkeys\/(sign-in|second-step|proof)(\/options)?)\/$/;
  const found = operationsOf(server).filter(
    ({ method, path }) => method !== 'GET' && waysIn.test(path) && !signingIn.test(path),
  );
  expect(found.length).toBeGreaterThan(12);
  const open: string[] = [];
  for (const { method, path, fields } of found) {
    if (fields.includes('password')) continue;
    const url = path.slice('/api/v1'.length).replace('{org}', 'himal').replace('{id}', String(owner.id));
    const answer =
      method === 'DELETE'
        ? await stolen.delete(url)
        : await stolen[method.toLowerCase() as 'post' | 'put' | 'patch'](url, {});
    if (answer.body.code !== 'proof_required') open.push(`${method} ${path} ${answer.status}`);
  }
  expect(open).toEqual([]);
});

it.each(['the password', 'a code of the app', 'a recovery code', 'a passkey'] as const)(
  '[S10] %s proves it for five minutes',
  async (kind) => {
    const { key, recoveryCodes } = await setUpApp(server, stolen);
    const authenticator = new Authenticator();
    const begun = await stolen.post<never>('/security/passkeys/options/', { password });
    await stolen.post('/security/passkeys/', { name: 'Phone', response: authenticator.register(begun.body) });
    const proofs = {
      'the password': () => ({ password }),
      'a code of the app': () => ({ otp: codeOf(server, key) }),
      'a recovery code': () => ({ otp: recoveryCodes[0] }),
      'a passkey': async () => ({
        response: authenticator.sign((await stolen.post<never>('/security/passkeys/proof/options/')).body),
      }),
    };
    server.move(proofMs);
    // The question offers what the account has.
    expect(await endOthers(stolen)).toMatchObject({
      status: 403,
      body: { ...required.body, has_code: true, has_passkey: true },
    });
    expect((await prove(stolen, await proofs[kind]())).status).toBe(204);
    server.move(proofMs - 1_000);
    expect((await endOthers(stolen)).status).toBe(204);
  },
);

it('[S10] what proves nothing opens nothing, and guesses are counted', async () => {
  const { key } = await setUpApp(server, stolen);
  const other = new Authenticator();
  server.move(proofMs);
  expect((await prove(stolen, {})).status).toBe(400);
  expect((await prove(stolen, { password, otp: '123456' })).status).toBe(400);
  expect((await prove(stolen, { password: 'Wrong-2084' })).status).toBe(400);
  expect((await stolen.post('/security/passkeys/proof/options/')).status).toBe(400);
  const challenge = { challenge: 'guessed', rpId: 'hr.example.com' };
  expect((await prove(stolen, { response: other.sign(challenge) })).status).toBe(400);
  for (let guess = 0; guess < 4; guess += 1)
    expect((await prove(stolen, { otp: wrong(codeOf(server, key)) })).status).toBe(400);
  expect((await prove(stolen, { otp: codeOf(server, key) })).status).toBe(429);
  expect(await endOthers(stolen)).toMatchObject(required);
});

it('[S10] the owner is notified at the address of the account and at the other one in their file', async () => {
  const { everywhere } = server.context.database;
  await everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, personal_email, joined_on)
     values ($1, $2, $3, 'Owner', 'Sharma', $4, $5, '2020-01-01')`,
    [himal.id, owner.id, `E-${made}`, owner.email, `private${made}@example.com`],
  );
  expect((await endOthers(stolen)).status).toBe(204);
  await mailAccountNotices(server.context);
  for (const address of [owner.email, `private${made}@example.com`]) {
    const [mail] = await mailsTo(server, address, 'notice');
    expect(mail?.body).toContain('Your other sessions were ended.');
  }
});
