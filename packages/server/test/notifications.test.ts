import type {
  Notification,
  NotificationPage,
  OrganizationNotification,
  OrganizationNotificationPage,
} from '@karmik/model/notification/notification';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailDigests, mailDue } from '../src/modules/notification/mails.ts';
import {
  notify,
  notifyOrganization,
  type NewNotification,
  type NewOrganizationNotification,
} from '../src/modules/notification/notify.ts';
import { joined, listen, portOf } from './support/live.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let sagar: Organization;
let hari: Person;
let haris: Client;
let asha: Person;
let ashas: Client;
let names = 0;

beforeAll(async () => {
  server = await startServer({ runtime: {} }, { hasBackgroundWork: true });
  await listen(server);
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  haris = await signIn(server, hari);
});
afterAll(() => server.close());
beforeEach(async () => {
  asha = await aMember(server, himal, `asha${names++}`);
  ashas = await signIn(server, asha);
});

const here = () => server.context.database.organization(himal.id);
const tell = (change: Partial<NewNotification> = {}) =>
  notify(here(), {
    organizationId: himal.id,
    recipientIds: [asha.id],
    actorId: hari.id,
    text: { en: 'Hari asks for leave', ne: 'हरिले बिदा मागे' },
    category: 'attendance',
    at: server.now,
    ...change,
  });
const tellOrganization = (change: Partial<NewOrganizationNotification> = {}) =>
  notifyOrganization(here(), {
    organizationId: himal.id,
    actorId: hari.id,
    text: 'A contract ends',
    category: 'attendance',
    at: server.now,
    ...change,
  });
const list = async (who = ashas, query = '') => (await who.get<NotificationPage>(`/notifications/${query}`)).body;
const counts = async (who = ashas) => {
  const { unread_count: unread, read_count: read, total_count: total } = await list(who);
  return [unread, read, total];
};
const listOrganization = async (who = haris, query = '') =>
  (await who.get<OrganizationNotificationPage>(`/notifications/himal/${query}`)).body;

describe('notifications of a person', () => {
  it('hold what is told and who did it [NTF-1, NTF-11]', async () => {
    await tell({
      interactiveType: 'overtime_pre_approval',
      interactiveData: { overtime_request_id: 7 },
      canBeReminded: true,
      url: '/user/noticeboard',
    });
    const [one] = (await list()).results;
    expect(one).toEqual({
      id: expect.any(Number),
      organization: { slug: 'himal', name: 'Himal Industries' },
      actor: { id: hari.id, full_name: 'Hari Sharma', name_ne: null, job_title: '', profile_picture: null },
      category: 'attendance',
      text: 'Hari asks for leave',
      text_ne: 'हरिले बिदा मागे',
      notify_on: server.now.toISOString(),
      created_at: server.now.toISOString(),
      read: false,
      is_resolved: false,
      can_be_reminded: true,
      remind_at: null,
      is_interactive: true,
      interactive_type: 'overtime_pre_approval',
      interactive_data: { overtime_request_id: 7, organization: { slug: 'himal', name: 'Himal Industries' } },
      url: '/user/noticeboard',
    });
  });

  it('count 3 for 3 requests, 2 after reading one, 0 after reading all, and another tab hears of it [NT-1, NTF-2, NTF-3]', async () => {
    const tab = await joined(portOf(server), ashas.token);
    const told = () => tab.frames.filter((frame) => frame.event === 'notification').length;
    for (const id of [1, 2, 3]) await tell({ interactiveType: 'leave', interactiveData: { leave_request_id: id } });
    expect(await counts()).toEqual([3, 0, 3]);
    await until('the tab to hear of three', async () => told() > 0);
    const [first] = (await list()).results;
    const before = told();
    expect((await ashas.post<Notification>(`/notifications/${first?.id}/read/`)).body).toMatchObject({
      id: first?.id,
      read: true,
    });
    expect(await counts()).toEqual([2, 1, 3]);
    await until('the tab to hear of the reading', async () => told() > before);
    expect((await ashas.post('/notifications/read-all/')).body).toEqual({ updated: 2 });
    expect(await counts()).toEqual([0, 3, 3]);
    expect((await ashas.post('/notifications/read-all/')).body).toEqual({ updated: 0 });
    await tab.close();
  });

  it('are counted by what they are about, and read one group at a time [35.6]', async () => {
    for (const id of [1, 2, 3])
      await tell({ category: 'leave', interactiveType: 'leave', interactiveData: { leave_request_id: id } });
    await tell({ category: 'payroll', text: 'Your payslip is there', at: new Date(server.now.getTime() + 1_000) });
    await tell({ text: 'A day has no punch' });
    const groups = async () =>
      (await list()).groups.map(({ category, unread_count, total_count }) => [category, unread_count, total_count]);
    // That of the newest comes first.
    expect(await groups()).toEqual([
      ['payroll', 1, 1],
      ['attendance', 1, 1],
      ['leave', 3, 3],
    ]);
    const ofLeave = await list(ashas, '?category=leave&limit=2');
    expect([ofLeave.results.map(({ category }) => category), ofLeave.unread_count]).toEqual([['leave', 'leave'], 5]);
    expect(ofLeave.next).toContain('category=leave');
    expect((await ashas.post('/notifications/read-all/?category=leave')).body).toEqual({ updated: 3 });
    expect(await groups()).toEqual([
      ['payroll', 1, 1],
      ['attendance', 1, 1],
      ['leave', 0, 3],
    ]);
    expect((await list(ashas, '?read=false')).results.map(({ category }) => category)).toEqual([
      'payroll',
      'attendance',
    ]);
    const unknown = 'category=weather';
    for (const answer of [
      await ashas.get(`/notifications/?${unknown}`),
      await ashas.post(`/notifications/read-all/?${unknown}`),
    ])
      expect([answer.status, Object.keys(answer.body as object)]).toEqual([400, ['category']]);
  });

  it('of a request that was rolled back do not exist, and no one hears of them [NT-2]', async () => {
    const tab = await joined(portOf(server), ashas.token);
    await here()
      .transaction(async (queries) => {
        await notify(queries, {
          organizationId: himal.id,
          recipientIds: [asha.id],
          actorId: null,
          text: 'Never',
          category: 'attendance',
        });
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(await counts()).toEqual([0, 0, 0]);
    await tell({ text: 'Afterwards' });
    await until('the other', async () => tab.frames.some((frame) => frame.event === 'notification'));
    expect(tab.frames.filter((frame) => frame.event === 'notification')).toHaveLength(1);
    await tab.close();
  });

  it('are filtered by read and paged [NTF-2, NTF-10]', async () => {
    for (let n = 0; n < 5; n++) await tell({ text: `Number ${n}`, at: new Date(server.now.getTime() + n * 1000) });
    const [newest] = (await list()).results;
    expect(newest?.text).toBe('Number 4');
    await ashas.post(`/notifications/${newest?.id}/read/`);
    expect((await list(ashas, '?read=true')).results.map(({ text }) => text)).toEqual(['Number 4']);
    const first = await list(ashas, '?read=false&limit=3');
    expect(first.results.map(({ text }) => text)).toEqual(['Number 3', 'Number 2', 'Number 1']);
    const next = (await ashas.get<NotificationPage>((first.next ?? '').replace('/api/v1', ''))).body;
    expect([next.results.map(({ text }) => text), next.next, next.unread_count]).toEqual([['Number 0'], null, 4]);
    expect((await ashas.get('/notifications/?read=perhaps')).body).toEqual({ read: ['read must be true or false'] });
  });

  it('that say the same as an unread one move it up; after reading, they are new', async () => {
    await tell();
    await tell({ text: 'Another' });
    await tell({ at: new Date(server.now.getTime() + 60_000), actorId: asha.id });
    expect(await counts()).toEqual([2, 0, 2]);
    const [top] = (await list()).results;
    expect(top).toMatchObject({ text: 'Hari asks for leave', actor: { id: asha.id } });
    await ashas.post(`/notifications/${top?.id}/read/`);
    await tell();
    expect(await counts()).toEqual([2, 1, 3]);
    await Promise.all(Array.from({ length: 8 }, () => tell({ text: 'At once' })));
    expect(await counts()).toEqual([3, 1, 4]);
  });

  it('are the recipient’s alone, wherever they work, and never of who left [NTF-10]', async () => {
    await tell();
    const [one] = (await list()).results;
    for (const path of ['read', 'remind'])
      expect(
        (await haris.post(`/notifications/${one?.id}/${path}/`, path === 'remind' ? { remind_at: soon() } : {})).status,
      ).toBe(404);
    // The bell of someone with two organisations shows both.
    const { everywhere } = server.context.database;
    await everywhere.query('insert into membership (organization_id, user_id, account_id) values ($1, $2, $2)', [
      sagar.id,
      asha.id,
    ]);
    await notify(server.context.database.organization(sagar.id), {
      organizationId: sagar.id,
      recipientIds: [asha.id, hari.id],
      actorId: null,
      text: 'From the other organisation',
      category: 'attendance',
    });
    expect(await counts()).toEqual([2, 0, 2]);
    expect((await list(haris)).results.some(({ text }) => text === 'From the other organisation')).toBe(false);
    await everywhere.query('update membership set is_current = false where organization_id = $1 and user_id = $2', [
      sagar.id,
      asha.id,
    ]);
    expect(await counts()).toEqual([1, 0, 1]);
    expect((await ashas.post('/notifications/read-all/')).body).toEqual({ updated: 1 });
  });

  it('lead nowhere once the permission is gone', async () => {
    await tell({
      code: '5.11',
      url: '/admin/himal/somewhere',
      interactiveType: 'overtime_claim',
      interactiveData: { overtime_claim_id: 1 },
    });
    const closed = { url: null, is_interactive: false, interactive_type: null, interactive_data: null };
    const [one] = (await list()).results;
    expect(one).toMatchObject(closed);
    const { everywhere } = server.context.database;
    await everywhere.query('update membership set is_hr_admin = true where user_id = $1', [asha.id]);
    server.app.gate.forget();
    const open = { url: '/admin/himal/somewhere', is_interactive: true };
    expect((await ashas.post(`/notifications/${one?.id}/read/`)).body).toMatchObject(open);
    await everywhere.query('update membership set is_hr_admin = false where user_id = $1', [asha.id]);
    server.app.gate.forget();
    expect((await ashas.post(`/notifications/${one?.id}/read/`)).body).toMatchObject(closed);
  });
});

const soon = (hours = 1) => new Date(server.now.getTime() + hours * 3_600_000).toISOString();

/** Time goes by, longer than a session lasts. */
async function pass(ms: number): Promise<void> {
  server.move(ms);
  [ashas, haris] = [await signIn(server, asha), await signIn(server, hari)];
}

describe('remind later', () => {
  it('in 1 h comes back once [NT-5, NTF-5]', async () => {
    await tell({ canBeReminded: true });
    const [one] = (await list()).results;
    const at = soon();
    expect((await ashas.post<Notification>(`/notifications/${one?.id}/remind/`, { remind_at: at })).body).toMatchObject(
      { read: true, remind_at: at },
    );
    expect(await counts()).toEqual([0, 1, 1]);
    await pass(3_599_000);
    expect(await counts()).toEqual([0, 1, 1]);
    server.move(2_000);
    await until('the reminder', async () => (await counts())[0] === 1);
    expect((await list()).results[0]).toMatchObject({ read: false, remind_at: null, notify_on: at });
    await ashas.post(`/notifications/${one?.id}/read/`);
    await pass(7_200_000);
    await tell({ canBeReminded: true, text: 'A mark' });
    const again = await list();
    await until('the ticker to have passed', async () => {
      const [row] = await here().query<{ n: number }>(
        'select count(*) as n from notification where organization_id = $1 and remind_at <= $2',
        [himal.id, server.now],
      );
      return row?.n === 0;
    });
    expect([again.unread_count, again.read_count]).toEqual([1, 1]);
  });

  it('is refused for what brings no reminder, for the past and for the far future', async () => {
    await tell();
    const [plain] = (await list()).results;
    expect((await ashas.post(`/notifications/${plain?.id}/remind/`, { remind_at: soon() })).status).toBe(400);
    await tell({ canBeReminded: true, text: 'Other' });
    const one = (await list()).results.find(({ text }) => text === 'Other');
    for (const at of ['nonsense', '', soon(-1), soon(24 * 31)])
      expect(Object.keys((await ashas.post(`/notifications/${one?.id}/remind/`, { remind_at: at })).body)).toEqual([
        'remind_at',
      ]);
  });

  it('brings two that say the same back as one', async () => {
    for (let n = 0; n < 2; n++) {
      await tell({ canBeReminded: true });
      const [one] = (await list(ashas, '?read=false')).results;
      await ashas.post(`/notifications/${one?.id}/remind/`, { remind_at: soon() });
    }
    expect(await counts()).toEqual([0, 2, 2]);
    await pass(3_700_000);
    await until('the reminder', async () => (await counts())[0] === 1);
    const [open] = await here().query<{ n: number }>(
      'select count(*) as n from notification where organization_id = $1 and recipient_id = $2 and remind_at is not null',
      [himal.id, asha.id],
    );
    expect(open?.n).toBe(0);
  });
});

describe('notifications of the organisation', () => {
  it('are resolved one group at a time, and counted once where the reader has the same notification [35.6]', async () => {
    await haris.post('/notifications/read-all/');
    await haris.post('/notifications/himal/resolve-all/');
    const before = await listOrganization();
    expect([before.unresolved, before.also_own]).toEqual([0, 0]);
    const same = { category: 'leave', text: { en: 'Asha asks for leave', ne: 'आशाले बिदा मागे' } } as const;
    await tellOrganization({ ...same, url: '/admin/himal/leave/employees-request' });
    await tell({ ...same, recipientIds: [hari.id], url: '/user/supervisor/leave/requests' });
    await tellOrganization({ category: 'leave', text: 'Another asks for leave' });
    await tellOrganization({ category: 'hris', text: 'A contract ends' });
    const open = async () => {
      const { unresolved, also_own, groups } = await listOrganization();
      const ofEach = groups.filter((group) => group.unresolved > 0).map((group) => [group.category, group.unresolved]);
      return { unresolved, also_own, groups: Object.fromEntries(ofEach) as object };
    };
    expect(await open()).toEqual({ unresolved: 3, also_own: 1, groups: { leave: 2, hris: 1 } });
    // What is read is no longer the same thing that waits.
    await haris.post('/notifications/read-all/');
    expect(await open()).toMatchObject({ unresolved: 3, also_own: 0 });
    expect((await haris.post('/notifications/himal/resolve-all/?category=leave')).body).toEqual({ updated: 2 });
    expect(await open()).toEqual({ unresolved: 1, also_own: 0, groups: { hris: 1 } });
    expect((await listOrganization(haris, '?resolved=false&category=leave')).results).toEqual([]);
    await haris.post('/notifications/himal/resolve-all/');
  });

  it('are resolved and opened again, one by one, with who did it [NTF-2, NTF-3, NTF-10]', async () => {
    const before = await listOrganization();
    await tellOrganization({ url: '/admin/himal/x' });
    const after = await listOrganization();
    expect([after.unresolved - before.unresolved, after.resolved, after.total_count - before.total_count]).toEqual([
      1,
      before.resolved,
      1,
    ]);
    const [one] = after.results;
    expect(one).toMatchObject({
      text: 'A contract ends',
      is_resolved: false,
      resolved_by: null,
      can_be_reminded: false,
    });
    const resolved = await haris.post<OrganizationNotification>(`/notifications/himal/${one?.id}/resolve/`);
    expect(resolved.body).toMatchObject({
      is_resolved: true,
      resolved_at: server.now.toISOString(),
      resolved_by: { id: hari.id, full_name: 'Hari Sharma' },
    });
    expect((await haris.post(`/notifications/himal/${one?.id}/resolve/`)).body).toEqual(resolved.body);
    expect((await listOrganization(haris, '?resolved=true')).results[0]?.id).toBe(one?.id);
    const opened = await haris.post<OrganizationNotification>(`/notifications/himal/${one?.id}/unresolve/`);
    expect(opened.body).toMatchObject({ is_resolved: false, resolved_at: null, resolved_by: null });
    const audit = await here().query<{ action: string }>(
      `select action from audit_event where organization_id = $1 and object_type = 'organization_notification' and object_id = $2 order by id`,
      [himal.id, String(one?.id)],
    );
    expect(audit.map(({ action }) => action)).toEqual(['resolved', 'unresolved']);
  });

  it('are resolved all at once, as far as one may [NTF-3, NTF-10]', async () => {
    await haris.post('/notifications/himal/resolve-all/');
    await tellOrganization({ text: 'For all of HR' });
    await tellOrganization({ text: 'For attendance', code: '5.11' });
    await tellOrganization({ text: 'For the noticeboard', code: '7.00' });
    const clerk = await signIn(server, await aMember(server, himal, `clerk${names}`, { codes: ['5.11'] }));
    const reader = await signIn(server, await aMember(server, himal, `reader${names}`, { codes: ['5.99'] }));
    expect((await listOrganization(clerk, '?resolved=false')).results.map(({ text }) => text).toSorted()).toEqual([
      'For all of HR',
      'For attendance',
    ]);
    expect((await listOrganization(reader, '?resolved=false')).results.map(({ text }) => text).toSorted()).toEqual([
      'For all of HR',
      'For attendance',
    ]);
    expect((await clerk.post('/notifications/himal/resolve-all/')).body).toEqual({ updated: 2 });
    expect((await listOrganization(haris, '?resolved=false')).results.map(({ text }) => text)).toEqual([
      'For the noticeboard',
    ]);
    const [left] = (await listOrganization(haris, '?resolved=false')).results;
    expect((await clerk.post(`/notifications/himal/${left?.id}/resolve/`)).status).toBe(404);
  });

  it('are HR’s alone; an auditor reads them and changes nothing', async () => {
    await tellOrganization();
    const [one] = (await listOrganization()).results;
    expect((await ashas.get('/notifications/himal/')).status).toBe(403);
    expect((await ashas.post('/notifications/himal/resolve-all/')).status).toBe(403);
    const auditor = await signIn(server, await aMember(server, himal, `auditor${names}`, { is_audit_user: true }));
    expect((await auditor.get('/notifications/himal/')).status).toBe(200);
    for (const path of [`${one?.id}/resolve`, 'resolve-all'])
      expect((await auditor.post(`/notifications/himal/${path}/`)).status).toBe(403);
    expect((await haris.get('/notifications/sagar/')).status).toBe(404);
  });

  it('say the same once while open, and one that has a twin stays resolved', async () => {
    await haris.post('/notifications/himal/resolve-all/');
    await tellOrganization({ text: 'Twin' });
    await tellOrganization({ text: 'Twin' });
    const [first] = (await listOrganization(haris, '?resolved=false')).results;
    expect((await listOrganization(haris, '?resolved=false')).results).toHaveLength(1);
    await haris.post(`/notifications/himal/${first?.id}/resolve/`);
    await tellOrganization({ text: 'Twin' });
    expect((await haris.post(`/notifications/himal/${first?.id}/unresolve/`)).body).toMatchObject({
      is_resolved: true,
    });
    expect((await listOrganization()).unresolved).toBe(1);
  });
});

describe('what someone wants to be told', () => {
  const choose = (in_app: boolean, email: string, who = ashas) =>
    who.put('/users/me/notification-preferences/', { category: 'attendance', in_app, email, push: true });
  const mails = () =>
    here().query<{ kind: string; subject: string; body: string }>(
      'select kind, subject, body from email_log where organization_id = $1 and to_address = $2 order by id',
      [himal.id, asha.email],
    );

  it('is the bell alone until they choose otherwise, by category', async () => {
    expect((await ashas.get<{ results: object[] }>('/users/me/notification-preferences/')).body.results).toContainEqual(
      { category: 'attendance', in_app: true, email: 'off', push: true, is_mailed: true, is_pushed: true },
    );
    const answer = await choose(false, 'off');
    expect(answer.body).toMatchObject({
      results: expect.arrayContaining([
        { category: 'attendance', in_app: false, email: 'off', push: true, is_mailed: true, is_pushed: true },
      ]),
    });
    await tell();
    await tell({ category: 'noticeboard' });
    expect((await list()).results.map(({ category }) => category)).toEqual(['noticeboard']);
    expect((await choose(true, 'sometimes')).status).toBe(400);
    await mailDue(server.context);
    expect(await mails()).toEqual([]);
  });

  it('comes by mail at once, also where the bell is off', async () => {
    await choose(false, 'at_once');
    await tell({ url: '/user/noticeboard' });
    await until('the mail', async () => (await mails()).length === 1);
    expect(await mails()).toEqual([
      {
        kind: 'notification',
        subject: 'Hari asks for leave',
        body: expect.stringMatching(
          /Hari asks for leave\nहरिले बिदा मागे\nhttps:\/\/hr\.example\.com\/user\/noticeboard/,
        ),
      },
    ]);
    expect(await counts()).toEqual([0, 0, 0]);
    expect(
      await here().query('select 1 from notification where organization_id = $1 and recipient_id = $2', [
        himal.id,
        asha.id,
      ]),
    ).toEqual([]);
    await Promise.all([mailDue(server.context), mailDue(server.context)]);
    expect(await mails()).toHaveLength(1);
  });

  it('comes by mail as the organisation wishes until they choose, and never where it mails none', async () => {
    const setting = '/org/himal/email-notification-setting/';
    expect((await ashas.get(setting)).status).toBe(403);
    await haris.patch(setting, { default_email: 'at_once', never_mailed: ['noticeboard'] });
    try {
      const { results } = (await ashas.get<{ results: object[] }>('/users/me/notification-preferences/')).body;
      expect(results).toContainEqual(
        expect.objectContaining({ category: 'attendance', email: 'at_once', is_mailed: true }),
      );
      expect(results).toContainEqual(
        expect.objectContaining({ category: 'noticeboard', email: 'at_once', is_mailed: false }),
      );
      await ashas.put('/users/me/notification-preferences/', {
        category: 'noticeboard',
        in_app: true,
        email: 'at_once',
        push: true,
      });
      await tell({ category: 'noticeboard' });
      await tell();
      await until('the mail', async () => (await mails()).length === 1);
      await mailDue(server.context);
      expect(await mails()).toHaveLength(1);
      expect((await counts())[0]).toBe(2);
    } finally {
      await haris.patch(setting, { default_email: 'off', never_mailed: [] });
    }
  });

  it('comes by mail always or never where HRIS is set so, whatever people chose', async () => {
    const setting = '/hris/himal/settings/email/';
    const both = await haris.patch(setting, { always_mailed: ['review'], never_mailed: ['review'] });
    expect([both.status, Object.keys(both.body as object)]).toEqual([400, ['never_mailed']]);
    expect((await ashas.get(setting)).status).toBe(403);
    await haris.patch(setting, { always_mailed: ['review'], never_mailed: ['letter'] });
    try {
      await tell({ category: 'hris', topic: 'review', text: 'A promotion takes effect' });
      await until('the mail', async () => (await mails()).length === 1);
      await ashas.put('/users/me/notification-preferences/', {
        category: 'hris',
        in_app: true,
        email: 'at_once',
        push: true,
      });
      await tell({ category: 'hris', topic: 'letter', text: 'A letter was issued to you' });
      await tell({ category: 'hris', topic: 'task', text: 'You have tasks to do' });
      await until('the second mail', async () => (await mails()).length === 2);
      await mailDue(server.context);
      expect((await mails()).map(({ subject }) => subject)).toEqual([
        'A promotion takes effect',
        'You have tasks to do',
      ]);
      expect((await counts())[0]).toBe(3);
    } finally {
      await haris.patch(setting, { always_mailed: [], never_mailed: [] });
    }
  });

  it('comes as one mail a day, in the morning of the organisation, without what was read', async () => {
    // 06:15 UTC is noon in Kathmandu; the night before is too early.
    const noon = new Date('2026-12-01T06:15:00.000Z');
    await choose(true, 'digest');
    await pass(Date.parse('2026-11-30T20:00:00.000Z') - server.now.getTime());
    for (const text of ['One', 'Two', 'Three']) await tell({ text });
    await mailDigests(server.context);
    expect(await mails()).toEqual([]);
    const two = (await list()).results.find(({ text }) => text === 'Two');
    await ashas.post(`/notifications/${two?.id}/read/`);
    await pass(noon.getTime() - server.now.getTime());
    await Promise.all([mailDigests(server.context), mailDigests(server.context)]);
    const [digest] = await mails();
    expect(digest).toMatchObject({ kind: 'digest', subject: '2 notifications from Himal Industries' });
    expect(digest?.body).toContain('One');
    expect(digest?.body).not.toContain('Two');
    await tell({ text: 'Four' });
    await mailDigests(server.context);
    expect(await mails()).toHaveLength(1);
    await pass(24 * 3_600_000);
    await mailDigests(server.context);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '2 notifications from Himal Industries',
      '1 notification from Himal Industries',
    ]);
  });
});
