/** What the top bar and the side menu ask of the server. */
import type { SessionInfo } from '@karmik/model/account/contracts';
import type { MenuSignals } from '@karmik/model/account/menu';
import { extraAppKeys, type ExtraApps } from '@karmik/model/commons/extra-apps';
import type { FoundEmployee } from '@karmik/model/hris/found-employee';
import type { AccountSetup } from '@karmik/model/organization/account-setup';
import type { SettingsState } from '@karmik/model/organization/settings-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
let asha: Person;
let ashas: Client;
let boss: Person;
let bosss: Client;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  asha = await aMember(server, himal, 'asha');
  boss = await aMember(server, himal, 'boss');
  await server.context.database.everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2026-01-01')`,
    [himal.id, asha.id, boss.id],
  );
  [hr, ashas, bosss] = (await Promise.all([hari, asha, boss].map((each) => signIn(server, each)))) as [
    Client,
    Client,
    Client,
  ];
});
afterAll(() => server.close());

it('the tour is due to an account until it has seen it, wherever it signs in', async () => {
  const isDue = async (who: Client) => (await who.get<SessionInfo>('/users/me/')).body.is_tour_due;
  const newcomer = await aMember(server, himal, 'newcomer');
  const here = await signIn(server, newcomer);
  expect(await isDue(here)).toBe(true);
  expect((await here.post('/users/me/tour/', undefined)).status).toBe(204);
  expect(await isDue(here)).toBe(false);
  expect(await isDue(await signIn(server, newcomer))).toBe(false);
  expect(await isDue(ashas)).toBe(true);
  const auditor = await aMember(server, himal, 'auditor', { is_audit_user: true });
  expect(await isDue(await signIn(server, auditor))).toBe(false);
});

it("stars are the account's, change one by one, and the newest fifty stay", async () => {
  const starsOf = async (who: Client) => (await who.get<SessionInfo>('/users/me/')).body.starred_pages;
  const keeper = await aMember(server, himal, 'keeper');
  const [here, there] = [await signIn(server, keeper), await signIn(server, keeper)];
  const star = (who: Client, path: string, isStarred = true) =>
    who.put<{ starred_pages: string[] }>('/users/me/starred-pages/', { path, is_starred: isStarred });
  expect((await star(here, '/user/a')).body).toEqual({ starred_pages: ['/user/a'] });
  expect((await star(there, '/user/b')).body).toEqual({ starred_pages: ['/user/a', '/user/b'] });
  // Starred again, it is the newest, and is there once.
  expect((await star(here, '/user/a')).body).toEqual({ starred_pages: ['/user/b', '/user/a'] });
  expect(await starsOf(there)).toEqual(['/user/b', '/user/a']);
  expect((await star(there, '/user/b', false)).body).toEqual({ starred_pages: ['/user/a'] });
  expect((await star(there, '/user/b', false)).status).toBe(200);
  expect(await starsOf(ashas)).toEqual([]);
  for (let each = 0; each < 50; each++) await star(here, `/user/${each}`);
  const most = await starsOf(here);
  expect([most.length, most[0], most.at(-1)]).toEqual([50, '/user/0', '/user/49']);
  expect((await star(here, 'x'.repeat(201))).status).toBe(400);
  expect((await here.put('/users/me/starred-pages/', { path: '/user/a' })).status).toBe(400);
});

describe('the search of employees', () => {
  const find = async (who: Client, query: string) =>
    (await who.get<{ results: FoundEmployee[] }>(`/users/new-autocomplete/?${query}`)).body.results;

  it('answers picture, name and username of current employees alone [TOP-3]', async () => {
    const former = await aMember(server, himal, 'former');
    await server.context.database.everywhere.query('update membership set is_current = false where user_id = $1', [
      former.id,
    ]);
    expect(await find(hr, 'search=ASHA&organization=himal&user_status=current')).toEqual([
      {
        id: asha.id,
        profile_picture: null,
        full_name: 'Asha Sharma',
        name_ne: null,
        username: 'himal.asha',
        job_title: '',
        branch: null,
      },
    ]);
    expect(await find(hr, 'search=himal.bo')).toMatchObject([{ id: boss.id }]);
    await server.context.database.everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, phone)
       values ($1, $2, 'HAI-0007', 'Boss', 'Sharma', 'boss@work.test', '2020-01-01', '9841234567')`,
      [himal.id, boss.id],
    );
    expect(await find(hr, 'search=hai-0007')).toMatchObject([{ id: boss.id }]);
    expect(await find(hr, 'search=98412345')).toMatchObject([{ id: boss.id }]);
    expect(await find(hr, 'search=former&organization=himal&user_status=current')).toEqual([]);
    expect((await hr.get('/users/new-autocomplete/?user_status=past')).status).toBe(400);
  });

  it('[E21] tells two people of one name apart by their job and branch', async () => {
    const { everywhere } = server.context.database;
    const places = ['Pokhara', 'Dharan'];
    for (const [index, place] of places.entries()) {
      const { id, email } = await aMember(server, himal, `twin${index}`);
      await everywhere.query(
        `with b as (insert into branch (organization_id, name, code) values ($1, $3, $3) returning id)
         insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, branch_id)
         select $1, $2, $3, 'Hari', 'Twin', $4, '2020-01-01', b.id from b`,
        [himal.id, id, place, email],
      );
    }
    const twins = (await find(hr, 'search=himal.twin')) as { branch: string | null; job_title: string | null }[];
    expect(twins.map(({ branch }) => branch).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      'Dharan',
      'Pokhara',
    ]);
  });

  it('is for those who work for the organisation, and finds no one of another [TOP-3, PRM-5]', async () => {
    await aMember(server, sagar, 'ashok');
    expect((await ashas.get('/users/new-autocomplete/?search=a')).status).toBe(403);
    expect((await hr.get('/users/new-autocomplete/?search=a&organization=sagar')).status).toBe(404);
    expect((await find(hr, 'search=ashok')).length).toBe(0);
  });
});

describe('how far an organisation is set up', () => {
  const status = async (who: Client, slug: string) =>
    (await who.get<AccountSetup>(`/org/${slug}/account-setup-status/`)).body;

  it('begins with nothing, and counts what is added and taken away [TOP-11, ORG-1]', async () => {
    const fresh = await anOrganization(server, 'fresh');
    const admin = await signIn(server, await aMember(server, fresh, 'admin', { is_hr_admin: true }));
    expect(await status(admin, 'fresh')).toMatchObject({ pending_count: 8, total_count: 8 });
    const made = await admin.post<{ id: number }>('/org/fresh/fiscal-year/', {
      name: '2083/84',
      used_for: 'General',
      calendar: 'BS',
      starts_on: '2026-07-17',
      ends_on: '2027-07-16',
    });
    expect(made.status).toBe(201);
    const after = await status(admin, 'fresh');
    expect(after).toMatchObject({ pending_count: 7, total_count: 8 });
    expect(after.details.filter((detail) => detail.status === 'Completed')).toEqual([
      { key: 'fiscal_year', status: 'Completed' },
    ]);
    await admin.post('/org/fresh/job-title/', { title: 'Officer' });
    expect((await status(admin, 'fresh')).pending_count).toBe(6);
    await admin.delete(`/org/fresh/fiscal-year/${made.body.id}/`);
    expect((await status(admin, 'fresh')).pending_count).toBe(7);
    expect((await ashas.get('/org/himal/account-setup-status/')).status).toBe(403);
  });
});

describe('the state of settings', () => {
  const stateFor = async (who: Client, slug: string) =>
    (await who.get<SettingsState>(`/org/${slug}/settings-state/`)).body;

  it('counts what is there, without what is archived, and says which fiscal year is the current one', async () => {
    const fresh = await anOrganization(server, 'fresh-settings');
    const admin = await signIn(server, await aMember(server, fresh, 'admin', { is_hr_admin: true }));
    expect(await stateFor(admin, 'fresh-settings')).toMatchObject({
      fiscal_year: { count: 0, label: { en: 'Fiscal years' } },
      ordering_setting: { count: 0 },
      // Members read those that are for them; HR is told of all.
      holiday: { count: 0, label: { en: 'Holidays' } },
    });
    const years = [
      ['2083/84', '2026-07-17', '2027-07-16'],
      ['2084/85', '2027-07-17', '2028-07-15'],
    ] as const;
    for (const [name, starts_on, ends_on] of years)
      await admin.post('/org/fresh-settings/fiscal-year/', {
        name,
        used_for: 'General',
        calendar: 'BS',
        starts_on,
        ends_on,
      });
    await admin.post('/org/fresh-settings/job-title/', { title: 'Officer' });
    const state = await stateFor(admin, 'fresh-settings');
    expect(state['fiscal_year']).toMatchObject({ count: 2, note: { en: 'current 2083/84' } });
    expect(state['job_title']).toEqual({ count: 1, label: { en: 'Job title', ne: 'पद' } });
  });

  it('is told to the person who may read the setting, and nothing of settings to the others', async () => {
    expect(await stateFor(ashas, 'himal')).toEqual({});
    expect((await ashas.get('/org/sagar/settings-state/')).status).toBe(404);
  });
});

describe('further applications', () => {
  it('are counted for every key, and hidden by who does not want them [TOP-5]', async () => {
    const { body } = await ashas.get<ExtraApps>('/commons/extra-apps/');
    expect(Object.keys(body)).toEqual([...extraAppKeys]);
    for (const key of extraAppKeys) expect(body[key]).toEqual({ total: 0, pending: 0 });
    const at = '/commons/extra-apps/configuration/';
    expect((await ashas.get(at)).body).toEqual({ hidden: [] });
    expect((await ashas.put(at, { hidden: ['settlement', 'settlement'] })).body).toEqual({ hidden: ['settlement'] });
    expect((await ashas.get(at)).body).toEqual({ hidden: ['settlement'] });
    expect((await hr.get(at)).body).toEqual({ hidden: [] });
    expect((await ashas.put(at, { hidden: ['horoscope'] })).body).toEqual({
      'hidden.0': [expect.stringContaining('settlement')],
    });
  });
});

it('counts of the menu are what waits for each, and follow what happens', async () => {
  const counts = async (who: Client) => (await who.get<MenuSignals>('/users/me/menu/')).body.counts;
  const none = { 'asked.overtime_request': 0 };
  expect([await counts(ashas), await counts(bosss)]).toMatchObject([none, none]);
  expect(await counts(ashas)).not.toHaveProperty(['open.overtime_request']);
  const sent = await ashas.post<{ id: number }>('/attendance/himal/overtime/pre-approval/', {
    overtime_date: '2026-11-25',
    overtime_duration: 60,
    request_remarks: 'Stocktaking',
  });
  expect(sent.status).toBe(201);
  expect(await counts(bosss)).toMatchObject({ 'asked.overtime_request': 1 });
  expect(await counts(hr)).toMatchObject({ 'open.overtime_request': 1 });
  expect(await counts(ashas)).toMatchObject(none);
  const at = `/attendance/himal/overtime/pre-approval/${sent.body.id}/approve/?as=supervisor`;
  expect((await bosss.post(at, { remark: 'Fine' })).status).toBe(200);
  expect(await counts(bosss)).toMatchObject(none);
  expect(await counts(hr)).toMatchObject({ 'open.overtime_request': 0 });
});

it('the menu counts open tasks of one’s own, and offers no exit interview to who stays', async () => {
  const signals = async (who: Client) => (await who.get<MenuSignals>('/users/me/menu/')).body;
  expect(await signals(ashas)).toMatchObject({ counts: { own_tasks: 0 }, qualities: { is_interviewed: false } });
  const { everywhere } = server.context.database;
  const task = (title: string, status: string, assignee: Person) =>
    everywhere.query(
      `insert into process_task (organization_id, process, process_id, employee_id, title, due_on, is_clearance, assignee_id, status, created_at)
       values ($1, 'separation', 1, $2, $3, '2026-12-01', false, $4, $5, now())`,
      [himal.id, boss.id, title, assignee.id, status],
    );
  await task('Hand over the keys', 'Open', asha);
  await task('Return the laptop', 'Done', asha);
  await task('Stop the salary', 'Open', boss);
  expect((await signals(ashas)).counts.own_tasks).toBe(1);
});

describe('who supervises in two organisations', () => {
  const bothOf = async (mayStay: boolean) => {
    const person = await aMember(server, himal, mayStay ? 'mover' : 'stayer');
    const theirs = await aMember(server, sagar, mayStay ? 'first' : 'second');
    const { everywhere } = server.context.database;
    await everywhere.query('update membership set supervisor_can_switch = $2 where user_id = $1', [person.id, mayStay]);
    await everywhere.query('insert into membership (organization_id, user_id, account_id) values ($1, $2, $2)', [
      sagar.id,
      person.id,
    ]);
    for (const [organization, subordinate] of [
      [himal, asha],
      [sagar, theirs],
    ] as const)
      await everywhere.query(
        `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, $4, '2026-01-01')`,
        [organization.id, subordinate.id, person.id, mayStay ? 2 : 3],
      );
    return signIn(server, person);
  };

  it('is told of both, and switches only when it is allowed [AUD-3]', async () => {
    const stayer = await bothOf(false);
    const places = await stayer.get<{ results: object[] }>('/users/me/supervised-organizations/');
    expect(places.body.results).toEqual([
      { slug: 'himal', name: himal.name, abbreviation: 'HIM', people: 1 },
      { slug: 'sagar', name: sagar.name, abbreviation: 'SAG', people: 1 },
    ]);
    expect(await stayer.post('/users/me/switch-organization/', { slug: 'sagar' })).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining("can't switch") },
    });
    expect((await stayer.post('/users/me/switch-organization/', { slug: 'himal' })).status).toBe(200);
    const mover = await bothOf(true);
    expect((await mover.get<{ supervisor: object }>('/users/me/')).body.supervisor).toMatchObject({ can_switch: true });
    expect((await mover.post('/users/me/switch-organization/', { slug: 'sagar' })).status).toBe(200);
    expect((await mover.get('/users/me/')).body).toMatchObject({ current_organization: { slug: 'sagar' } });
    expect((await ashas.get<{ results: object[] }>('/users/me/supervised-organizations/')).body.results).toEqual([]);
  });
});

it('the central dashboard counts each organisation one works for, and shows what one may read there', async () => {
  const north = await anOrganization(server, 'north');
  const south = await anOrganization(server, 'south');
  const person = await aMember(server, north, 'chief', { is_hr_admin: true });
  await server.context.database.everywhere.query(
    'insert into membership (organization_id, user_id, account_id) values ($1, $2, $2)',
    [south.id, person.id],
  );
  const keepFileOf = ({ id }: { id: number }) =>
    server.context.database.everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on)
       values ($1, $2::bigint, 'E' || $2::text, 'Chief', 'Sharma', $2::text || '@north.test', '2020-01-01')`,
      [north.id, id],
    );
  await keepFileOf(person);
  const who = await signIn(server, person);
  const dashboard = async () => (await who.get<{ results: object[] }>('/users/me/central-dashboard/')).body.results;
  expect(await dashboard()).toEqual([
    {
      slug: 'north',
      name: north.name,
      abbreviation: 'NOR',
      employees: 1,
      joined_lately: 0,
      online: 0,
      open_requests: 0,
      posts_waiting: 0,
      unresolved: 0,
    },
  ]);
  const carefulOne = await aMember(server, north, 'careful', { need_approval: true });
  await keepFileOf(carefulOne);
  const careful = await signIn(server, carefulOne);
  await careful.post('/noticeboard/posts/', { text: 'May I?' });
  const group = await signIn(server, await aMember(server, south, 'boss', { is_hr_admin: true }));
  await group.post('/permission/south/groups/', { name: 'Shifts', codes: ['5.03'], members: [person.id] });
  expect(await dashboard()).toMatchObject([
    { slug: 'north', employees: 2, posts_waiting: 1 },
    { slug: 'south', employees: null, joined_lately: null, posts_waiting: null, open_requests: 0 },
  ]);
  expect((await ashas.get('/users/me/central-dashboard/')).body).toEqual({ results: [] });
});

it('storage is counted for oneself, and for the organisation where reports may be read', async () => {
  const who = await signIn(server, await aMember(server, himal, 'writer'));
  await who.upload('/files/', 'note.txt', 'Ten bytes.');
  await who.upload('/files/?purpose=record', 'paper.txt', 'Twelve bytes');
  const own = {
    count: 2,
    size: 22,
    purposes: [
      { purpose: 'post', count: 1, size: 10 },
      { purpose: 'record', count: 1, size: 12 },
    ],
  };
  const { body } = await who.get<{ largest: { name: string }[] }>('/users/me/storage/');
  expect(body).toMatchObject({ own, organization: null });
  expect(body.largest.map(({ name }) => name)).toEqual(['paper.txt', 'note.txt']);
  expect((await hr.get('/users/me/storage/')).body).toMatchObject({
    own: { count: 0, size: 0, purposes: [] },
    largest: [],
    organization: own,
  });
});
