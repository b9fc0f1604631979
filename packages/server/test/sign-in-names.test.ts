/** Signing in by employee code or phone number, and the slips by which people without an email get in. */
import type { SignInSlip } from '@karmik/model/account/sign-in-slip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedName, phoneIn } from '../src/modules/account/sign-in-names.ts';
import { hire } from '../src/modules/hris/hire.ts';
import { recoverAccounts } from '../src/modules/account/recovery.ts';
import { allMails, linkIn } from './support/mails.ts';
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
let sagar: Organization;
let hr: Client;
const own = 'Kanchenjunga1';

const hired = (organization: Organization, code: string, phone: string | null, email: string | null = null) =>
  server.context.database.everywhere.transaction(async (queries) => {
    const [made] = await hire(
      queries,
      { id: organization.id, slug: organization.slug },
      [{ employee_code: code, first_name: 'Dil', last_name: code, email, phone, joined_on: '2020-07-16' }],
      { by: null, at: server.now },
    );
    if (!made) throw new Error('nobody was hired');
    return made.user_id;
  });
const slipPath = (id: number, organization = 'himal') => `/org/${organization}/people/${id}/sign-in-slip/`;
const slip = (id: number, who = hr) => who.post<SignInSlip>(slipPath(id), { password });
const set = (by: object, who = hr, organization = 'himal') =>
  who.patch(`/org/${organization}/security-settings/`, { sign_in_by_code: false, sign_in_by_phone: false, ...by });
const activate = async (id: number) => {
  const { body } = await slip(id);
  const parts = linkIn(body.link);
  const activated = { ...parts, password: own, confirm_password: own };
  expect((await client(server).post('/security/auth/activate/', activated)).status).toBe(200);
};
const login = (email: string, given = own) =>
  client(server).post<{ user?: { id: number }; non_field_errors?: string[] }>('/security/auth/login/', {
    email,
    password: given,
  });

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
});
afterAll(() => server.close());

describe('a person without an email', () => {
  it('gets in by a slip of HR, and then by code or phone where the organization wants that', async () => {
    const dil = await hired(himal, 'E-001', '+977 9841234567');
    expect(await slip(dil)).toMatchObject({ status: 409, body: { code: 'not_wanted' } });
    expect((await set({ sign_in_by_code: true, sign_in_by_phone: true })).status).toBe(200);
    const first = await slip(dil);
    expect(first).toMatchObject({
      status: 200,
      body: {
        full_name: 'Dil E-001',
        purpose: 'activation',
        names: ['himal/E-001', '+977 9841234567'],
        link: expect.stringContaining('/account/activate/'),
      },
    });
    // A newer slip closes the one before, and each is good once.
    const second = await slip(dil);
    const body = { password: own, confirm_password: own };
    expect(
      (await client(server).post('/security/auth/activate/', { ...linkIn(first.body.link), ...body })).status,
    ).toBe(400);
    expect(
      (await client(server).post('/security/auth/activate/', { ...linkIn(second.body.link), ...body })).status,
    ).toBe(200);
    expect(
      (await client(server).post('/security/auth/activate/', { ...linkIn(second.body.link), ...body })).status,
    ).toBe(400);
    for (const name of ['himal/E-001', 'HIMAL/e-001', '9841234567', '+977 984-1234567', '९८४१२३४५६७'])
      expect([name, (await login(name)).status]).toEqual([name, 200]);
    expect((await slip(dil)).body).toMatchObject({
      purpose: 'reset',
      link: expect.stringContaining('/account/reset/'),
    });
    const audit = await server.context.database.everywhere.query(
      `select after->>'kind' as kind from audit_event where action = 'link_handed_over' and object_id = $1::text order by id`,
      [dil],
    );
    expect(audit).toEqual([{ kind: 'activation' }, { kind: 'activation' }, { kind: 'reset' }]);
  });

  it('is let in by neither once the organization wants it no more, and never as someone who left', async () => {
    const maya = await hired(himal, 'E-002', '9841000002');
    await activate(maya);
    expect((await login('himal/E-002')).status).toBe(200);
    await set({ sign_in_by_phone: true });
    expect((await login('himal/E-002')).status).toBe(400);
    expect((await login('9841000002')).status).toBe(200);
    await set({ sign_in_by_code: true });
    expect((await login('9841000002')).status).toBe(400);
    await set({ sign_in_by_code: true, sign_in_by_phone: true });
    await server.context.database.everywhere.query(
      'update membership set is_current = false where organization_id = $1 and user_id = $2',
      [himal.id, maya],
    );
    expect((await login('himal/E-002')).status).toBe(400);
  });

  it('asks for a new password in vain, and no one is told so', async () => {
    const before = (await allMails(server)).length;
    const unknown = await client(server).post('/security/auth/recover/', { email: 'himal/E-999' });
    const known = await client(server).post('/security/auth/recover/', { email: 'himal.e-001' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await hired(himal, 'E-003', null);
    await client(server).post('/security/auth/recover/', { email: 'himal.e-003' });
    await recoverAccounts(server.context);
    expect((await allMails(server)).length).toBe(before);
  });
});

describe('a name to sign in with', () => {
  it('means one account of the installation, or none', async () => {
    const one = await hired(himal, 'E-010', '9841000010');
    await activate(one);
    expect((await login('9841000010')).status).toBe(200);
    // The same code and phone in another organization, which wants neither, is nothing to this one.
    const boss = await signIn(server, await aMember(server, sagar, 'boss', { is_hr_admin: true }));
    const other = await hired(sagar, 'E-010', '9841000010');
    expect((await login('9841000010')).status).toBe(200);
    expect((await login('sagar/E-010')).status).toBe(400);
    await set({ sign_in_by_code: true, sign_in_by_phone: true }, boss, 'sagar');
    const { body } = await boss.post<SignInSlip>(slipPath(other, 'sagar'), { password });
    // Another account has the number, so that it is no name of theirs.
    expect(body.names).toEqual(['sagar/E-010']);
    const given = { ...linkIn(body.link), password: 'Annapurna1991', confirm_password: 'Annapurna1991' };
    expect((await client(server).post('/security/auth/activate/', given)).status).toBe(200);
    expect((await login('9841000010')).status).toBe(400);
    expect((await login('9841000010', 'Annapurna1991')).status).toBe(400);
    expect((await login('himal/E-010')).status).toBe(200);
    expect((await login('sagar/E-010', 'Annapurna1991')).status).toBe(200);
  });

  it('is refused like a wrong password, and counts as one name in every spelling', async () => {
    const wrong = await login('himal/E-001', 'Not-it-2083');
    const nobody = await login('himal/E-404', 'Not-it-2083');
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body]);
    const tired = await hired(himal, 'E-020', '9841000020');
    await activate(tired);
    const forms = ['9841000020', '984 1000020', '984-1000020', '+9779841000020', '(984) 1000020', '977 9841000020'];
    const statuses = [];
    for (const form of forms) statuses.push((await login(form, 'Not-it-2083')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it.each([
    ['9841234567', '9841234567'],
    ['+977 984-1234567', '9841234567'],
    ['42', null],
    ['himal.e-001', null],
    ['asha@himal.demo', null],
  ])('%s is the phone number %s', (name, digits) => expect(phoneIn(name)).toBe(digits));

  it('is counted without the spaces around it', () => {
    expect(countedName(' himal / E-1 ')).toBe('himal/E-1');
    expect(countedName('asha@himal.demo')).toBe('asha@himal.demo');
  });
});

describe('a slip', () => {
  it('is made for no one with an email, no one who may more, and by no one who may not', async () => {
    await set({ sign_in_by_code: true });
    const mailed = await hired(himal, 'E-030', null, 'dil@himal.test');
    expect(await slip(mailed)).toMatchObject({ status: 409, body: { code: 'has_email' } });
    const plain = await hired(himal, 'E-031', null);
    expect((await hr.post(slipPath(plain), { password: 'Wrong-2083' })).status).toBe(400);
    const member = await signIn(server, await aMember(server, himal, 'mina'));
    expect((await slip(plain, member)).status).toBe(403);
    const watcher = await hired(himal, 'E-032', null);
    await server.context.database.everywhere.query(
      'update membership set is_audit_user = true where organization_id = $1 and user_id = $2',
      [himal.id, watcher],
    );
    expect((await slip(watcher)).status).toBe(403);
    const boss = await signIn(server, { email: 'boss@sagar.test' });
    expect((await boss.post(slipPath(plain, 'sagar'), { password })).status).toBe(404);
  });
});
