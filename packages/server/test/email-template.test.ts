/** An organisation's own words for its mails. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../src/mail/compose.ts';
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
  body: 'Go to {{link}} {{ 7*7 }} ${7*7} {% import os %}',
};

describe('a template', () => {
  it('words the mails of its organisation, and only while it is in use [EM-1]', async () => {
    expect((await recover()).subject).toBe('Choose a new password');
    const made = await hr.post<{ id: number }>(path, reset);
    expect(made.status).toBe(201);
    const own = await recover();
    expect(own.subject).toMatch(/^For Asha /);
    expect(own.body).toMatch(/^Go to https:\/\/\S+\/account\/reset\/\S+ \{\{ 7\*7 \}\} \$\{7\*7\} \{% import os %\}$/);
    await hr.patch(`${path}${made.body.id}/`, { is_active: false });
    expect((await recover()).subject).toBe('Choose a new password');
  });

  it('is refused with a placeholder that nobody fills, or without the one that is needed [EM-2]', async () => {
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
