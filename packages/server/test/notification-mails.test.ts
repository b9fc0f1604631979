/** The words of mails about notifications: in the language of the organisation's mails, and what else they say below. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailDigests, mailDue } from '../src/modules/notification/mails.ts';
import { notify } from '../src/modules/notification/notify.ts';
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

interface Reader {
  readonly organization: Organization;
  readonly person: Person;
}

let server: TestServer;
let himal: Organization;
let sagar: Organization;
let nepali: Reader;
let english: Reader;
let names = 0;

/** Sagar mails in Nepali; Himal has chosen nothing. */
beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
  const hr = await signIn(server, await aMember(server, sagar, 'hari', { is_hr_admin: true }));
  expect((await hr.patch('/org/sagar/overview/', { mail_language: 'ne' })).status).toBe(200);
});
afterAll(() => server.close());
beforeEach(async () => {
  const name = `asha${names++}`;
  nepali = { organization: sagar, person: await aMember(server, sagar, name) };
  english = { organization: himal, person: await aMember(server, himal, name) };
});

const wish = async ({ person }: Reader, email: 'at_once' | 'digest') =>
  (await signIn(server, person)).put('/users/me/notification-preferences/', {
    category: 'attendance',
    in_app: true,
    email,
    push: true,
  });
const leave = { en: 'Hari asks for leave', ne: 'हरिले बिदा मागे' };
const tell = ({ organization, person }: Reader, text: { en: string; ne: string } | string = leave) =>
  notify(server.context.database.organization(organization.id), {
    organizationId: organization.id,
    recipientIds: [person.id],
    actorId: null,
    text,
    url: '/user/noticeboard',
    category: 'attendance',
    at: server.now,
  });
const mailsOf = ({ organization, person }: Reader) =>
  server.context.database
    .organization(organization.id)
    .query<{ kind: string; subject: string; body: string }>(
      'select kind, subject, body from email_log where organization_id = $1 and to_address = $2 order by id',
      [organization.id, person.email],
    );
/** Mails of one, as soon as there are so many; the server may be mailing at this moment by itself. */
const mailed = async (reader: Reader, count: number) => {
  await mailDue(server.context);
  return until('the mails', async () => {
    const mails = await mailsOf(reader);
    return mails.length >= count && mails;
  });
};
/** Before digests go out: a quarter to two at night in Kathmandu. */
const nextNight = () => {
  server.now = new Date(`${server.now.toISOString().slice(0, 10)}T20:00:00.000Z`);
};
/** When they go out, six and a quarter hours later. */
const morning = () => server.move(6.25 * 3_600_000);
const link = 'https://hr.example.com/user/noticeboard';

it('one at once has its subject and its greeting in that language, and says it in the other too', async () => {
  for (const reader of [nepali, english]) {
    await wish(reader, 'at_once');
    await tell(reader);
  }
  expect(await mailed(nepali, 1)).toEqual([
    {
      kind: 'notification',
      subject: leave.ne,
      body: `नमस्ते Asha0 Sharma,\n\n${leave.ne}\n${leave.en}\n${link}\n\nSagar Industries`,
    },
  ]);
  expect(await mailed(english, 1)).toEqual([
    {
      kind: 'notification',
      subject: leave.en,
      body: `Namaste Asha0 Sharma,\n\n${leave.en}\n${leave.ne}\n${link}\n\nHimal Industries`,
    },
  ]);
});

it('a digest counts in that language, one as well as many', async () => {
  nextNight();
  for (const reader of [nepali, english]) {
    await wish(reader, 'digest');
    await tell(reader);
    await tell(reader, { en: 'Gita asks for leave', ne: 'गीताले बिदा मागिन्' });
  }
  morning();
  await mailDigests(server.context);
  const [first] = await mailsOf(nepali);
  expect(first).toEqual({
    kind: 'digest',
    subject: 'Sagar Industries बाट २ सूचना',
    body: [
      'नमस्ते Asha1 Sharma,',
      `${leave.ne}\n${leave.en}\n${link}`,
      `गीताले बिदा मागिन्\nGita asks for leave\n${link}`,
      'Sagar Industries',
    ].join('\n\n'),
  });
  expect((await mailsOf(english))[0]).toMatchObject({
    kind: 'digest',
    subject: '2 notifications from Himal Industries',
    body: expect.stringMatching(/^Namaste Asha1 Sharma,\n\nHari asks for leave\nहरिले बिदा मागे\n/),
  });
  nextNight();
  for (const reader of [nepali, english]) await tell(reader, { en: 'A third', ne: 'तेस्रो' });
  morning();
  await mailDigests(server.context);
  expect((await mailsOf(nepali))[1]?.subject).toBe('Sagar Industries बाट १ सूचना');
  expect((await mailsOf(english))[1]?.subject).toBe('1 notification from Himal Industries');
});

it('a digest goes to each of its readers apart, and counts what it leaves out', async () => {
  nextNight();
  const other = { organization: sagar, person: await aMember(server, sagar, `bina${names}`) };
  for (const reader of [nepali, other, english]) await wish(reader, 'digest');
  for (let number = 1; number <= 52; number++)
    for (const reader of [nepali, english]) await tell(reader, { en: `Number ${number}.`, ne: `अङ्क ${number}।` });
  await tell(other);
  morning();
  await mailDigests(server.context);
  const [[first], [second], [third]] = await Promise.all([mailsOf(nepali), mailsOf(english), mailsOf(other)]);
  expect(first?.subject).toBe('Sagar Industries बाट ५२ सूचना');
  expect(first?.body).toContain('अङ्क 50।');
  expect(first?.body).not.toContain('अङ्क 51।');
  expect(first?.body).toMatch(/\n\nथप २ सूचना छन्।\n\nSagar Industries$/);
  expect(second?.body).toMatch(/\n\nAnd 2 more\.\n\nHimal Industries$/);
  expect([third?.subject, third?.body.includes('अङ्क')]).toEqual(['Sagar Industries बाट १ सूचना', false]);
});

it('a subject is one line of at most 150 letters, whatever a text holds [EM-4]', async () => {
  await wish(nepali, 'at_once');
  await tell(nepali, { en: 'x', ne: 'एक\r\nBcc: all@himal.test\u2028दुई\u0085तीन\t{{full_name}}\n' });
  await tell(nepali, { en: 'y', ne: 'कि'.repeat(151) });
  expect((await mailed(nepali, 2)).map(({ subject }) => subject)).toEqual([
    'एक Bcc: all@himal.test दुई तीन {{full_name}}',
    `${'कि'.repeat(150)}…`,
  ]);
});
