/** An organisation's own words for its mails. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose, wordsOf } from '../src/mail/compose.ts';
import { mailsTo, recover as askForIt } from './support/mails.ts';
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
let hr: Client;
let asha: Person;
const path = '/commons/himal/email-template/';

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  asha = await aMember(server, himal, 'asha');
});
afterAll(() => server.close());

/** The newest mail of a recovery. */
const recover = async () => {
  await askForIt(server, asha.email);
  const [mail] = await mailsTo(server, asha.email, 'reset');
  if (!mail) throw new Error('no mail was written');
  return mail;
};

const reset = {
  event: 'Password reset',
  subject: 'For {{full_name}}',
  body: 'Go to\n{{link}}\n{{ 7*7 }} ${7*7} {% import os %}',
};

describe('a template', () => {
  it('words the mails of its organisation, and only while it is in use [EM-1]', async () => {
    expect((await recover()).subject).toBe('Choose a new password');
    const made = await hr.post<{ id: number }>(path, reset);
    expect(made.status).toBe(201);
    const own = await recover();
    expect(own.subject).toMatch(/^For Asha /);
    expect(own.body).toMatch(
      /^Go to\nhttps:\/\/\S+\/account\/reset\/\S+\n\{\{ 7\*7 \}\} \$\{7\*7\} \{% import os %\}$/,
    );
    await hr.patch(`${path}${made.body.id}/`, { is_active: false });
    expect((await recover()).subject).toBe('Choose a new password');
  });

  it('is refused where the secret is not alone on its line', async () => {
    for (const body of ['Open {{link}}', '{{link}} {{link}}', '{{link}}\n{{link}}'])
      expect([body, (await hr.post(path, { event: 'Activation', subject: 'Namaste', body })).body]).toEqual([
        body,
        { body: ['Put {{link}} once, on a line of its own'] },
      ]);
  });

  it('is refused with a placeholder that no one fills, or without the one that is needed [EM-2]', async () => {
    const activation = { event: 'Activation', subject: 'Namaste', body: '{{link}}' };
    expect((await hr.post(path, { ...activation, subject: 'Namaste {{employee_nmae}}' })).body).toEqual({
      subject: [
        '{{employee_nmae}} is not a placeholder here. Use: {{full_name}}, {{organization}}, {{username}}, {{link}}',
      ],
    });
    expect((await hr.post(path, { ...activation, body: 'Welcome' })).body).toEqual({
      body: ['Add {{link}}: the text does not work without it'],
    });
    // A one-time password belongs to another mail.
    expect((await hr.post(path, { ...activation, body: '{{link}} {{code}}' })).status).toBe(400);
    const { body } = await hr.get<{ count: number }>(`${path}?event=Activation`);
    expect(body.count).toBe(0);
  });

  it('that is newest counts, of those in use', async () => {
    await hr.post(path, { ...reset, subject: 'The older' });
    await hr.post(path, { ...reset, subject: 'The newer' });
    expect((await recover()).subject).toBe('The newer');
  });
});

describe('the texts of a template', () => {
  const texts = (id: number) => `/commons/email-templates/${id}/content/`;
  interface Text {
    id: number;
    language: string;
    subject: string | null;
    body: string | null;
    is_in_use: boolean;
    version: string;
  }
  const inUse = async (id: number) =>
    (await hr.get<{ results: Text[] }>(texts(id))).body.results
      .filter((each) => each.is_in_use)
      .map(({ language, subject }) => `${language} ${subject}`)
      .toSorted((one, other) => one.localeCompare(other));
  const subjectIn = async (language: 'en' | 'ne') =>
    (await wordsOf(server.context.database.everywhere, himal.id, 'Password reset', language)).subject;

  it('are several, of which one in each language words the mails of who reads that language [API-1]', async () => {
    const { body: made } = await hr.post<{ id: number }>(path, { ...reset, subject: 'First', subject_ne: 'पहिलो' });
    expect(await inUse(made.id)).toEqual(['en First', 'ne पहिलो']);
    const second = await hr.post<Text>(texts(made.id), { language: 'en', subject: 'Second', body: 'To\n{{link}}' });
    expect([second.status, second.body]).toMatchObject([201, { is_in_use: true }]);
    const spare = await hr.post<Text>(texts(made.id), {
      language: 'ne',
      subject: 'दोस्रो',
      body: '{{link}}\nखोल्नुहोस्',
      is_in_use: false,
    });
    expect(spare.status).toBe(201);
    expect((await hr.get(`${path}${made.id}/`)).body).toMatchObject({ subject: 'Second', subject_ne: 'पहिलो' });
    expect((await hr.get<{ count: number }>(texts(made.id))).body.count).toBe(4);
    expect([await subjectIn('en'), await subjectIn('ne')]).toEqual(['Second', 'पहिलो']);
    const used = await hr.patch(`${texts(made.id)}${spare.body.id}/`, { is_in_use: true });
    expect([used.status, used.body]).toMatchObject([200, { is_in_use: true }]);
    expect(await subjectIn('ne')).toBe('दोस्रो');
    // The form of the template changes the text in use.
    await hr.patch(`${path}${made.id}/`, { subject_ne: 'तेस्रो' });
    expect((await hr.get(`${texts(made.id)}${spare.body.id}/`)).body).toMatchObject({ subject: 'तेस्रो' });
    expect((await hr.delete(`${texts(made.id)}${spare.body.id}/`)).status).toBe(204);
    // Without a text of their own, readers of Nepali get the English one.
    expect(await subjectIn('ne')).toBe('Second');
    // Who takes the English text away without another one is refused.
    expect((await hr.delete(`${texts(made.id)}${second.body.id}/`)).status).toBe(409);
    expect((await hr.patch(`${texts(made.id)}${second.body.id}/`, { is_in_use: false })).status).toBe(409);
    expect(await inUse(made.id)).toEqual(['en Second']);
    expect((await hr.delete(`${path}${made.id}/`)).status).toBe(204);
    expect((await hr.get(texts(made.id))).status).toBe(404);
  });

  it('are checked, belong to their template, and are for who words mails', async () => {
    const { body: made } = await hr.post<{ id: number }>(path, reset);
    const { body: other } = await hr.post<{ id: number }>(path, reset);
    const given = { language: 'en', subject: 'Mine', body: '{{link}}' };
    expect((await hr.post(texts(made.id), { ...given, body: 'Without' })).body).toEqual({
      body: ['Add {{link}}: the text does not work without it'],
    });
    expect((await hr.post(texts(made.id), { ...given, subject: null })).status).toBe(400);
    expect((await hr.post(texts(made.id), { ...given, subject: '{{salary}}' })).status).toBe(400);
    const text = (await hr.post<Text>(texts(made.id), given)).body;
    const at = `${texts(made.id)}${text.id}/`;
    expect((await hr.get(`${texts(other.id)}${text.id}/`)).status).toBe(404);
    expect((await hr.patch(`${texts(other.id)}${text.id}/`, { subject: 'Theirs' })).status).toBe(404);
    expect((await hr.patch(at, { language: 'ne' })).status).toBe(400);
    expect((await hr.put(at, { ...given, subject: 'Again' })).body).toMatchObject({ subject: 'Again' });
    expect((await hr.put(at, given, { 'if-match': `"${text.version}"` })).status).toBe(409);
    const member = await signIn(server, asha);
    for (const answer of [
      await member.get(texts(made.id)),
      await member.post(texts(made.id), given),
      await member.delete(at),
    ])
      expect(answer.status).toBe(403);
  });
});

describe('what could end a line of a header', () => {
  it('is refused in subjects and in names [EM-4]', async () => {
    const injected = 'Namaste\r\nBcc: all@himal.test';
    const answer = await hr.post<Record<string, string[]>>(path, {
      event: 'Activation',
      subject: injected,
      body: '{{link}}',
    });
    expect(answer).toMatchObject({ status: 400, body: { subject: ['Enter Subject on one line'] } });
    const words = { subject: 'For {{full_name}}', body: 'Namaste' };
    expect(compose(words, { full_name: 'Asha\r\nBcc: all@himal.test' }).subject).toBe('For Asha Bcc: all@himal.test');
  });
});
