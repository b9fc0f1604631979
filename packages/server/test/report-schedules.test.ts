/** Reports that are sent again and again: to whom, when, once, and what the mail says. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueReports } from '../src/modules/organization/report-schedules.ts';
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

interface Schedule {
  id: number;
  name: string;
  status: string;
  next_run: string;
  last_sent_at: string | null;
  recipients: { person: { id: number } }[];
  actions: string[];
  histories: { action_performed: string }[];
}

const names = ['hari', 'gita', 'asha', 'stranger'] as const;
type Name = (typeof names)[number];
const start = new Date('2026-11-21T06:00:00.000Z');
const base = '/org/himal/report-schedule/';

let server: TestServer;
let himal: Organization;
let person: Record<Name, Person>;
let who: Record<Name, Client>;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  const made: [Name, Person][] = [];
  for (const name of names)
    made.push([name, await aMember(server, himal, name, { is_hr_admin: name === 'hari' || name === 'gita' })]);
  person = Object.fromEntries(made) as Record<Name, Person>;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = start;
  await server.context.database.owner.query('delete from report_schedule');
  await server.context.database.owner.query('delete from email_log');
  const clients: [Name, Client][] = [];
  for (const name of names) clients.push([name, await signIn(server, person[name])]);
  who = Object.fromEntries(clients) as Record<Name, Client>;
});

const schedule = {
  name: 'Overtime of the month',
  page: '/admin/:slug/attendance/reports/overtime',
  address: 'group_by=sender&status=Approved&page=3&look=rows',
  period: 'last_month',
  every: 'Month',
  first_run: '2026-12-31',
  time_of_day: '09:30',
};
const make = async (client: Client, change: object = {}): Promise<Schedule> => {
  const made = await client.post<Schedule>(base, { ...schedule, ...change });
  expect(made.body).toMatchObject({ status: 'Active' });
  return made.body;
};
const mails = () =>
  server.context.database.everywhere.query<{ to_address: string; subject: string; body: string }>(
    'select to_address, subject, body from email_log order by to_address, id',
  );
const linkIn = (body: string) => new URL(/http\S+reports\S+/.exec(body)?.[0] ?? '');

describe('a scheduled report', () => {
  it('goes out at its hour where the organization is, once, however many servers run', async () => {
    const { id, next_run } = await make(who.hari, { recipients: [{ person: person.gita.id }] });
    expect(next_run).toBe('2026-12-31');
    // 09:30 in Kathmandu is 03:45 in UTC.
    server.now = new Date('2026-12-31T03:44:00.000Z');
    await sendDueReports(server.context);
    expect(await mails()).toEqual([]);
    server.now = new Date('2026-12-31T03:45:00.000Z');
    await Promise.all([1, 2, 3].map(() => sendDueReports(server.context)));
    await sendDueReports(server.context);
    const sent = await mails();
    expect(sent.map(({ to_address }) => to_address)).toEqual([person.gita.email, person.hari.email].toSorted());
    const [mail] = sent;
    expect(mail?.subject).toBe('Report: Overtime of the month (Last month)');
    const link = linkIn(mail?.body ?? '');
    expect(link.pathname).toBe('/admin/himal/attendance/reports/overtime');
    // What narrows and groups, and the day from which "last month" is seen; the reader's calendar says which month that is.
    expect(Object.fromEntries(link.searchParams)).toEqual({
      group_by: 'sender',
      status: 'Approved',
      period_is: 'last_month',
      period_on: '2026-12-31',
    });
    expect(mail?.body).toContain(`/user/organization/scheduled-reports?open=${id}`);
    who.hari = await signIn(server, person.hari);
    const after = (await who.hari.get<Schedule>(`${base}${id}/`)).body;
    expect(after).toMatchObject({ next_run: '2027-01-31', last_sent_at: '2026-12-31T03:45:00.000Z' });
    const gita = await signIn(server, person.gita);
    const told = await gita.get<{ results: { text: { en: string } | string; category: string }[] }>('/notifications/');
    expect(JSON.stringify(told.body)).toContain('A report is ready: Overtime of the month (Last month)');
  });

  it('comes on the last day of a shorter month of Bikram Sambat, and once for all that was missed', async () => {
    // 30 Kartik 2083; Mangsir has 29 days, Poush 30 again.
    const monthEnd = { every: 'BS month', first_run: '2026-11-16', period: 'last_fiscal_year' };
    const { id, next_run } = await make(who.hari, monthEnd);
    expect(next_run).toBe('2026-12-15');
    server.now = new Date('2026-12-15T05:00:00.000Z');
    await sendDueReports(server.context);
    const nextOf = async () => (await (await signIn(server, person.hari)).get<Schedule>(`${base}${id}/`)).body.next_run;
    expect(await nextOf()).toBe('2027-01-14');
    expect(await mails()).toHaveLength(1);
    // Three months without a server.
    server.now = new Date('2027-03-20T05:00:00.000Z');
    await sendDueReports(server.context);
    await sendDueReports(server.context);
    expect(await mails()).toHaveLength(2);
    expect(await nextOf()).toBe('2027-04-13');
  });

  it('is for those who may open the report, when it is set up and each time that it is sent', async () => {
    const refused = await who.hari.post<Record<string, string[]>>(base, {
      ...schedule,
      recipients: [{ person: person.asha.id }],
    });
    expect(refused.status).toBe(400);
    expect(refused.body['recipients']?.[0]).toContain("can't open this report");
    const own = await who.asha.post<Record<string, string[]>>(base, schedule);
    expect(own.status).toBe(400);
    expect(own.body['page']).toEqual(["You don't have permission to open this report"]);
    expect((await who.asha.post(base, { ...schedule, page: '/user/attendance/reports/web-attendance' })).status).toBe(
      201,
    );
    expect((await who.hari.post(base, { ...schedule, page: 'https://elsewhere.example/' })).status).toBe(400);
    await make(who.hari, { recipients: [{ person: person.gita.id }], every: 'Day', first_run: '2026-11-22' });
    const rights = (is: boolean) =>
      server.context.database.owner.query('update membership set is_hr_admin = $2 where user_id = $1', [
        person.gita.id,
        is,
      ]);
    await rights(false);
    server.now = new Date('2026-11-22T05:00:00.000Z');
    await sendDueReports(server.context);
    expect((await mails()).map(({ to_address }) => to_address)).toEqual([person.hari.email]);
    await rights(true);
  });

  it('is stopped, goes on from now, is sent at once, and the person who gets it takes themselves out', async () => {
    const { id } = await make(who.hari, {
      recipients: [{ person: person.gita.id }],
      every: 'Day',
      first_run: '2026-11-22',
    });
    const act = (client: Client, action: string, as = 'user') =>
      client.post<Schedule>(`${base}${id}/${action}/?as=${as}`, {});
    const seen = (await who.gita.get<Schedule>(`${base}${id}/`)).body;
    expect(seen.actions).toEqual(['leave']);
    expect((await act(who.gita, 'stop')).status).toBe(403);
    expect((await who.stranger.get(`${base}${id}/`)).status).toBe(404);
    expect((await who.stranger.get(`${base}?as=hr`)).status).toBe(403);
    expect((await who.gita.get<Schedule>(`${base}${id}/?as=hr`)).body.actions).toEqual(['send', 'stop']);
    expect((await act(who.hari, 'send')).body.last_sent_at).toBe(start.toISOString());
    expect(await mails()).toHaveLength(2);
    expect((await act(who.gita, 'leave')).body.actions).toEqual(['rejoin']);
    await act(who.hari, 'send');
    expect((await mails()).map(({ to_address }) => to_address).filter((to) => to === person.gita.email)).toHaveLength(
      1,
    );
    expect((await act(who.hari, 'stop')).body.status).toBe('Stopped');
    server.now = new Date('2026-11-25T05:00:00.000Z');
    await sendDueReports(server.context);
    expect(await mails()).toHaveLength(3);
    who.hari = await signIn(server, person.hari);
    const resumed = (await act(who.hari, 'resume')).body;
    expect(resumed).toMatchObject({ status: 'Active', next_run: '2026-11-26' });
    expect(resumed.histories.map(({ action_performed }) => action_performed)).toEqual([
      'Sent',
      'Unsubscribed',
      'Sent',
      'Stopped',
      'Resumed',
    ]);
    const audit = await server.context.database.everywhere.query<{ action: string }>(
      `select action from audit_event where object_type = 'report_schedule' and object_id = $1 order by id`,
      [id],
    );
    expect(audit.map(({ action }) => action)).toEqual(['created', 'send', 'leave', 'send', 'stop', 'resume']);
  });

  it('speaks the language of the organization’s mails', async () => {
    await server.context.database.owner.query(
      `insert into organization_profile (organization_id, mail_language) values ($1, 'ne') on conflict (organization_id) do update set mail_language = 'ne'`,
      [himal.id],
    );
    const { id } = await make(who.hari);
    await who.hari.post(`${base}${id}/send/?as=user`, {});
    expect((await mails())[0]?.subject).toBe('प्रतिवेदन: Overtime of the month (गत महिना)');
  });
});
