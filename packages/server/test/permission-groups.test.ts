/** Groups of permissions as HR edits them: what they give at once, what no one may give, and where someone's codes come from. */
import type { EffectivePermissions, PermissionGroupDetail, PermissionGroupPage } from '@karmik/model/permission/group';
import { permissionCatalogue } from '@karmik/model/kit/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joined, listen, portOf } from './support/live.ts';
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
let sagar: Organization;
let hari: Person;
let hr: Client;
let boss: Person;
let theirHr: Client;
/** Holds the editing of groups and the import of employees, and no more. */
let clerk: Client;
let clerkPerson: Person;

const groups = '/permission/himal/groups/';
const make = async (who: Client, body: object, slug = 'himal'): Promise<number> => {
  const made = await who.post<PermissionGroupDetail>(`/permission/${slug}/groups/`, body);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.id;
};
let people = 0;
const aPerson = (organization: Organization = himal) => aMember(server, organization, `person${people++}`);
const alsoIn = (organization: Organization, person: Person) =>
  server.context.database.everywhere.query(
    'insert into membership (organization_id, user_id, account_id) values ($1, $2, $2)',
    [organization.id, person.id],
  );

beforeAll(async () => {
  server = await startServer({ runtime: {} });
  await listen(server);
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  boss = await aMember(server, sagar, 'boss', { is_hr_admin: true });
  clerkPerson = await aMember(server, himal, 'clerk', { codes: ['1.00', '4.08'] });
  [hr, theirHr, clerk] = (await Promise.all([hari, boss, clerkPerson].map((each) => signIn(server, each)))) as [
    Client,
    Client,
    Client,
  ];
});
afterAll(() => server.close());

describe('what a group gives', () => {
  const settings = '/attendance/himal/overtime/setting/';
  const assignments = '/attendance/himal/overtime/assignment/';

  it.each([
    ['reads all of a section', ['5.99'], [200, 403, 200]],
    ['does all of a section', ['5.00'], [200, 400, 200]],
    ['has a single code', ['5.04'], [200, 400, 403]],
    ['has nothing', [], [403, 403, 403]],
  ] as const)('opens what it should to who %s [SEC-1, PRM-1, PRM-3]', async (_what, codes, expected) => {
    const person = await aPerson();
    await make(hr, { name: `Table ${codes.join()}`, codes, members: [person.id] });
    const who = await signIn(server, person);
    expect([
      (await who.get(settings)).status,
      (await who.post(settings, {})).status,
      (await who.get(assignments)).status,
    ]).toEqual(expected);
  });

  it('acts in its own organisation alone [SEC-1]', async () => {
    const person = await aPerson();
    await alsoIn(sagar, person);
    await make(hr, { name: 'Here alone', codes: ['5.00'], members: [person.id] });
    const who = await signIn(server, person);
    expect((await who.get(settings)).status).toBe(200);
    expect((await who.get('/attendance/sagar/overtime/setting/')).status).toBe(403);
  });

  it('counts and is gone at once in open sessions, whose browsers hear of it', async () => {
    const person = await aPerson();
    const who = await signIn(server, person);
    const line = await joined(portOf(server), who.token);
    expect((await who.get(settings)).status).toBe(403);
    const id = await make(hr, { name: 'At once', codes: ['5.04'], members: [person.id] });
    expect((await who.get(settings)).status).toBe(200);
    await line.heard('their rights', (frame) => frame.event === 'user_update' && frame.is_presence === undefined);
    expect((await who.get<{ organization_permissions: string[] }>('/users/me/admin-info/')).body).toMatchObject({
      organization_permissions: ['5.04'],
      switchable_organizations: [{ slug: 'himal' }],
    });
    expect((await hr.patch(`${groups}${id}/`, { members: [] })).status).toBe(200);
    expect((await who.get(settings)).status).toBe(403);
    await line.close();
  });

  it('is gone with the group', async () => {
    const person = await aPerson();
    const id = await make(hr, { name: 'For a while', codes: ['5.04'], members: [person.id] });
    const who = await signIn(server, person);
    expect((await who.get(settings)).status).toBe(200);
    expect((await hr.delete(`${groups}${id}/`)).status).toBe(204);
    expect((await who.get(settings)).status).toBe(403);
    expect((await hr.get(`${groups}${id}/`)).status).toBe(404);
  });
});

describe('nobody', () => {
  it('gives codes that they do not hold', async () => {
    const person = await aPerson();
    for (const codes of [['4.00'], ['4.99'], ['4.01'], ['4.08', '5.03']])
      expect(
        (await clerk.post(groups, { name: `Too much ${codes.join()}`, codes, members: [person.id] })).body,
      ).toEqual({
        codes: [expect.stringContaining("You don't have")],
      });
    await make(clerk, { name: 'Importers', codes: ['4.08'], members: [person.id] });
  });

  it('touches a group that gives more than they hold', async () => {
    const id = await make(hr, { name: 'Payroll clerks', codes: ['2.06', '5.03'] });
    const person = await aPerson();
    for (const change of [{ members: [person.id] }, { codes: [] }, { name: 'Mine' }])
      expect([(await clerk.patch(`${groups}${id}/`, change)).status, change]).toEqual([400, change]);
    expect((await clerk.delete(`${groups}${id}/`)).status).toBe(400);
    const { body } = await clerk.get<PermissionGroupPage>(groups);
    expect(body.results.find((group) => group.id === id)).toMatchObject({ may_change: false, member_count: 0 });
    expect(body.results.find(({ name }) => name === 'Importers')).toMatchObject({ may_change: true });
  });

  it('adds themselves, or codes to a group of their own', async () => {
    const id = await make(clerk, { name: 'Without me', codes: ['4.08'] });
    expect((await clerk.patch(`${groups}${id}/`, { members: [clerkPerson.id] })).body).toEqual({
      members: ["You can't add yourself to a group. Someone else has to do it."],
    });
    await hr.patch(`${groups}${id}/`, { codes: [], members: [clerkPerson.id] });
    expect((await clerk.patch(`${groups}${id}/`, { codes: ['4.08'] })).body).toEqual({
      codes: ['You belong to this group. Someone else has to add permissions to it.'],
    });
    expect((await clerk.patch(`${groups}${id}/`, { members: [] })).status).toBe(200);
  });

  it('without the section for groups sees or makes one', async () => {
    const who = await signIn(server, await aMember(server, himal, 'other', { codes: ['4.00', '1.99'] }));
    const nobody = await signIn(server, await aPerson());
    expect([(await who.get('/permission/groups/')).status, (await nobody.get('/permission/groups/')).status]).toEqual([
      200, 403,
    ]);
    expect((await who.post(groups, { name: 'Never', codes: ['4.08'] })).status).toBe(403);
  });

  it('who is not of the organisation, or is its auditor, belongs to a group', async () => {
    const auditor = await aMember(server, himal, 'auditor', { is_audit_user: true });
    expect((await hr.post(groups, { name: 'A', members: [boss.id] })).body).toHaveProperty('members');
    expect((await hr.post(groups, { name: 'A', members: [auditor.id] })).body).toHaveProperty('non_field_errors');
    expect((await hr.post(groups, { name: 'A', codes: ['77.00'] })).status).toBe(400);
  });
});

describe('common groups', () => {
  it('act where they are let in, for who belongs there, on top of what that organisation gives [PRM-2]', async () => {
    const person = await aPerson();
    await alsoIn(sagar, person);
    const who = await signIn(server, person);
    const held = async (slug: string) => {
      await who.post('/users/me/switch-organization/', { slug });
      const { body } = await who.get<{ organization_permissions: string[] }>('/users/me/admin-info/');
      return body.organization_permissions.toSorted();
    };
    const id = await make(hr, { name: 'Everywhere', is_common: true, codes: ['2.06'], members: [person.id] });
    await make(theirHr, { name: 'Of Sagar', codes: ['5.03'], members: [person.id] }, 'sagar');
    expect([await held('himal'), await held('sagar')]).toEqual([['2.06'], ['5.03']]);

    expect((await theirHr.put('/permission/sagar/common/', { accepts_common: true })).status).toBe(200);
    expect(await held('sagar')).toEqual(['2.06', '5.03']);
    expect((await who.get('/org/sagar/fiscal-year/')).status).toBe(200);
    const seen = (await theirHr.get<PermissionGroupPage>('/permission/sagar/groups/')).body;
    expect(seen.accepts_common).toBe(true);
    expect(seen.results.find((group) => group.id === id)).toMatchObject({
      organization: { slug: 'himal' },
      may_change: false,
    });
    expect((await theirHr.patch(`/permission/sagar/groups/${id}/`, { codes: [] })).status).toBe(403);

    // The person who has no place in Sagar can no longer change what acts there.
    expect((await hr.patch(`${groups}${id}/`, { codes: ['2.06', '2.07'] })).body).toHaveProperty('codes');

    await server.context.database.everywhere.query(
      'update membership set is_current = false where organization_id = $1 and user_id = $2',
      [himal.id, person.id],
    );
    server.app.gate.forget();
    expect((await who.get<{ organization_permissions: string[] }>('/users/me/admin-info/')).body).toMatchObject({
      organization_permissions: ['5.03'],
    });
    expect((await theirHr.put('/permission/sagar/common/', { accepts_common: false })).status).toBe(200);
    expect((await theirHr.get<PermissionGroupPage>('/permission/sagar/groups/')).body.results).toHaveLength(1);
  });

  it('are let in by who holds what they give', async () => {
    const person = await aMember(server, sagar, 'half', { codes: ['1.00'] });
    const shared = await aPerson();
    await alsoIn(sagar, shared);
    await make(hr, { name: 'Strong', is_common: true, codes: ['2.00'], members: [shared.id] });
    const who = await signIn(server, person);
    expect((await who.put('/permission/sagar/common/', { accepts_common: true })).body).toEqual({
      non_field_errors: [expect.stringContaining('Strong')],
    });
  });
});

describe('what someone may do', () => {
  it('is told code by code, with everything that gives it', async () => {
    const person = await aPerson();
    await make(hr, { name: 'Readers', codes: ['5.99', '5.03'], members: [person.id] });
    await make(hr, { name: 'Shift planners', codes: ['5.03'], members: [person.id] });
    const { body } = await hr.get<EffectivePermissions>(`/permission/himal/people/${person.id}/`);
    const by = (name: string) => expect.objectContaining({ kind: 'group', group: expect.objectContaining({ name }) });
    expect(body.codes).toEqual([
      { code: '5.03', from: [by('Readers'), by('Shift planners')] },
      { code: '5.99', from: [by('Readers')] },
    ]);
    const own = (await hr.get<EffectivePermissions>(`/permission/himal/people/${hari.id}/`)).body;
    expect(own.codes.map(({ code }) => code)).toEqual(
      Object.keys(permissionCatalogue).filter((code) => code.endsWith('.00')),
    );
    expect(own.codes[0]?.from).toEqual([{ kind: 'hr_admin', group: null }]);
    expect((await hr.get(`/permission/himal/people/${boss.id}/`)).status).toBe(404);
  });

  it('is listed for those who hold anything, and found for everyone', async () => {
    const idle = await aMember(server, himal, 'idle');
    const names = async (query: string) =>
      (await hr.get<{ results: { user: { id: number } }[] }>(`/permission/himal/people/${query}`)).body.results.map(
        ({ user }) => user.id,
      );
    expect(await names('?limit=100')).toContain(clerkPerson.id);
    expect(await names('?limit=100')).not.toContain(idle.id);
    expect(await names('?search=idle')).toEqual([idle.id]);
  });
});

it('every change is in the audit with who, before and after', async () => {
  const person = await aPerson();
  const id = await make(hr, { name: 'Audited', codes: ['5.03'] });
  await hr.patch(`${groups}${id}/`, { codes: ['5.03', '5.04'], members: [person.id] });
  await hr.delete(`${groups}${id}/`);
  const events = await server.context.database.organization(himal.id).query(
    `select action, actor_id, before->'codes' as before, after->'codes' as after, after->'members' as members from audit_event
        where object_type = 'permission_group' and object_id = $1 order by id`,
    [String(id)],
  );
  expect(events).toEqual([
    { action: 'created', actor_id: hari.id, before: null, after: ['5.03'], members: [] },
    { action: 'updated', actor_id: hari.id, before: ['5.03'], after: ['5.03', '5.04'], members: [person.id] },
    { action: 'deleted', actor_id: hari.id, before: ['5.03', '5.04'], after: null, members: null },
  ]);
});
