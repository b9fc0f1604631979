/** Each mail goes to a person in the language that they chose (EM-6), whatever its organisation writes in. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailAccountNotices, notifyOwner } from '../src/modules/account/account-notices.ts';
import { mailCode } from '../src/modules/account/second-step.ts';
import { mailDigests, mailDue } from '../src/modules/notification/mails.ts';
import { notify } from '../src/modules/notification/notify.ts';
import { sendDueReports } from '../src/modules/organization/report-schedules.ts';
import { mailsTo, recover, type ReadMail } from './support/mails.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  until,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

const devanagari = /^[^A-Za-z]*नमस्ते/u;
let server: TestServer;
let himal: Organization;
let hari: Person;
let nepali: Person;
let english: Person;

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-21T04:00:00.000Z');
  himal = await anOrganization(server, 'himal');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  nepali = await aMember(server, himal, 'asha', { is_hr_admin: true });
  english = await aMember(server, himal, 'bina', { is_hr_admin: true });
  for (const [person, language] of [
    [nepali, 'ne'],
    [english, 'en'],
  ] as const) {
    const self = await signIn(server, person);
    expect((await self.get<{ language: string | null }>('/users/me/')).body.language).toBeNull();
    expect((await self.put('/users/me/language/', { language })).status).toBe(204);
    expect((await self.get<{ language: string }>('/users/me/')).body.language).toBe(language);
    expect((await self.put('/users/me/language/', { language: 'fr' })).body).toMatchObject({
      language: [expect.stringContaining('language must be one of')],
    });
  }
});
afterAll(() => server.close());

const newest = (person: Person, kind: ReadMail['kind'], what = kind as string): Promise<ReadMail> =>
  until(`the mail of ${what}`, async () => (await mailsTo(server, person.email, kind))[0]);

const tell = async (category: 'attendance' | 'task', email: 'at_once' | 'digest') => {
  for (const person of [nepali, english]) {
    const self = await signIn(server, person);
    await self.put('/users/me/notification-preferences/', { category, in_app: true, email, push: true });
  }
  await notify(server.context.database.organization(himal.id), {
    organizationId: himal.id,
    recipientIds: [nepali.id, english.id],
    actorId: null,
    text: { en: 'Hari asks for leave', ne: 'हरिले बिदा मागे' },
    url: '/user/noticeboard',
    category,
    at: server.now,
  });
};

it('a way back into the account', async () => {
  await recover(server, nepali.email);
  await recover(server, english.email);
  expect(await newest(nepali, 'reset')).toMatchObject({ subject: expect.stringContaining('पासवर्ड') });
  expect(await newest(english, 'reset')).toMatchObject({ subject: 'Choose a new password' });
});

it('a one-time password', async () => {
  const { everywhere } = server.context.database;
  for (const person of [nepali, english])
    await everywhere.transaction((queries) =>
      mailCode(server.context, queries, { id: person.id, email: person.email, full_name: 'Asha Sharma' }, 'a test'),
    );
  // Nothing of a code is kept but the subject.
  expect((await newest(nepali, 'otp')).subject).toMatch(/^[^A-Za-z]*पासवर्ड/u);
  expect((await newest(english, 'otp')).subject).toMatch(/password/);
});

it('what changed about the account', async () => {
  for (const person of [nepali, english])
    await notifyOwner(server.context.database.everywhere, {
      accountId: person.id,
      organizationId: null,
      event: 'password_changed',
      at: server.now,
    });
  await mailAccountNotices(server.context);
  expect((await newest(nepali, 'notice')).body).toContain('तपाईंको पासवर्ड परिवर्तन भयो।');
  expect((await newest(english, 'notice')).body).toContain('Your password was changed.');
});

it('a notification, which then says it in that language alone', async () => {
  await tell('attendance', 'at_once');
  await mailDue(server.context);
  const [first, second] = [await newest(nepali, 'notification'), await newest(english, 'notification')];
  expect(first).toMatchObject({ subject: 'हरिले बिदा मागे', body: expect.stringMatching(devanagari) });
  expect(first.body).not.toContain('asks for leave');
  expect(second).toMatchObject({ subject: 'Hari asks for leave', body: expect.stringMatching(/^Namaste/) });
  expect(second.body).not.toContain('बिदा');
});

it('a digest of the day', async () => {
  server.now = new Date('2026-11-21T20:00:00.000Z');
  await tell('task', 'digest');
  server.move(6.25 * 3_600_000);
  await mailDigests(server.context);
  expect((await newest(nepali, 'digest')).body).toMatch(devanagari);
  expect((await newest(english, 'digest')).body).toMatch(/^Namaste/);
});

it('a report that is sent again and again', async () => {
  const hr = await signIn(server, hari);
  const made = await hr.post('/org/himal/report-schedule/', {
    name: 'Overtime of the month',
    page: '/admin/:slug/attendance/reports/overtime',
    address: 'group_by=sender',
    period: 'last_month',
    every: 'Month',
    first_run: '2026-12-31',
    time_of_day: '08:30',
    recipients: [{ person: nepali.id }, { person: english.id }],
  });
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  server.now = new Date('2026-12-31T04:00:00.000Z');
  await sendDueReports(server.context);
  const about = async (person: Person) =>
    (await mailsTo(server, person.email, 'notification')).find(({ body }) => body.includes('Overtime of the month'));
  const said = await until('the reports', async () => (await about(nepali)) && (await about(english)));
  expect(said.body).toMatch(/^Namaste/);
  expect((await about(nepali))?.body).toMatch(devanagari);
});

it("an organization's own words, with the others where those in Nepali are missing", async () => {
  const hr = await signIn(server, hari);
  const path = '/commons/himal/email-template/';
  const reset = { event: 'Password reset', subject: 'Yours again', body: 'Go to\n{{link}}' };
  const wrong = await hr.post(path, { ...reset, subject_ne: '{{nobody}}', body_ne: 'लिङ्क छैन' });
  expect(wrong.body).toMatchObject({
    subject_ne: [expect.stringContaining('{{nobody}} is not a placeholder')],
    body_ne: ['Add {{link}}: the text does not work without it'],
  });
  const made = await hr.post<{ id: number }>(path, reset);
  await recover(server, nepali.email);
  expect(await newest(nepali, 'reset')).toMatchObject({ subject: 'Yours again' });
  await hr.patch(`${path}${made.body.id}/`, { subject_ne: 'फेरि तपाईंकै', body_ne: 'यहाँ जानुहोस्:\n{{link}}' });
  await recover(server, nepali.email);
  expect(await newest(nepali, 'reset')).toMatchObject({
    subject: 'फेरि तपाईंकै',
    body: expect.stringMatching(/^यहाँ जानुहोस्:\nhttps/u),
  });
  await recover(server, english.email);
  expect(await newest(english, 'reset')).toMatchObject({ subject: 'Yours again' });
});
