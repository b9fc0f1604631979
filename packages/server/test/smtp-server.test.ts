/** Mails by the mail server that an organisation names. */
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, recover } from './support/mails.ts';
import {
  aMember,
  anOrganization,
  client,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';

const received: { from: string; to: string[]; by: string; text: string }[] = [];
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    password === 'sunflower' ? done(null, { user: username }) : done(new Error('wrong password')),
  onData(stream, { envelope, user }, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      const { mailFrom, rcptTo } = envelope;
      received.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        by: String(user),
        text,
      });
      done();
    });
  },
});

let server: TestServer;
let outside: TestServer;
let himal: Organization;
let hr: Client;
let setting: object;
const path = '/commons/himal/smtp-server/';

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as { port: number };
  setting = {
    is_active: true,
    host: 'localhost',
    port,
    security: 'None',
    username: 'himal',
    from_name: 'Himal',
    from_email: 'hr@himal.example',
  };
  server = await startServer({ mailsInside: true }, { hasBackgroundWork: true });
  himal = await anOrganization(server, 'himal');
  await anOrganization(server, 'sagar');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  outside = await startServer();
});
afterAll(async () => {
  await Promise.all([server.close(), outside.close()]);
  await new Promise<void>((resolve) => smtp.close(resolve));
});

describe('the mail server of an organisation', () => {
  it('asks for a server and a sender before it is switched on', async () => {
    const { status, body } = await hr.patch(path, { is_active: true });
    expect([status, body]).toEqual([400, { host: ['Server is Required'], from_email: ['Sender’s email is Required'] }]);
    expect((await hr.post(`${path}test/`)).status).toBe(400);
  });

  it('sends its mails with its own sender, and never tells its password', async () => {
    await hr.patch(path, setting);
    expect((await hr.post(`${path}test/`)).body).toMatchObject({ is_sent: false, to: 'hari@himal.test' });
    expect((await hr.put(`${path}password/`, { password: 'sunflower' })).body).toEqual({ is_set: true });
    expect((await hr.get(`${path}password/`)).body).toEqual({ is_set: true });
    expect((await hr.post(`${path}test/`)).body).toEqual({ is_sent: true, to: 'hari@himal.test', answer: '' });
    const asha = await aMember(server, himal, 'asha');
    await client(server).post('/security/auth/recover/', { email: asha.email });
    await until('the mail', async () => received.some(({ to }) => to[0] === asha.email));
    expect(received.at(-1)).toEqual({
      from: 'hr@himal.example',
      to: [asha.email],
      by: 'himal',
      text: expect.stringContaining('/account/reset/'),
    });
    const everything = await server.context.database.everywhere.query<{ row: string }>(
      `select row_to_json(a)::text as row from audit_event a union all select row_to_json(s)::text from smtp_server s
       union all select encode(sealed, 'escape') from smtp_password`,
    );
    expect(everything.length).toBeGreaterThan(3);
    expect(everything.filter(({ row }) => row.includes('sunflower'))).toEqual([]);
  });

  it('is tried with a mail in the language of the organisation’s mails', async () => {
    const trial = async () => {
      expect((await hr.post(`${path}test/`)).body).toMatchObject({ is_sent: true });
      return received.at(-1)?.text ?? '';
    };
    expect(await trial()).toContain('Subject: Himal Industries mail server test\r\n');
    await hr.patch('/org/himal/overview/', { mail_language: 'ne' });
    const [headers = '', ...body] = (await trial()).split('\r\n\r\n');
    expect(headers).toMatch(/^Subject: .*=\?UTF-8\?/m);
    expect(Buffer.from(body.join(''), 'base64').toString()).toContain('यो इमेल Himal Industries ले राखेको मेल सर्भरबाट');
    await hr.patch('/org/himal/overview/', { mail_language: null });
  });

  it('is for holders of its code, and each organisation has its own', async () => {
    const member = await signIn(server, await aMember(server, himal, 'bina'));
    for (const answer of [
      await member.get(path),
      await member.get(`${path}password/`),
      await member.put(`${path}password/`, { password: 'x' }),
      await member.post(`${path}test/`),
    ])
      expect(answer.status).toBe(403);
    expect((await hr.put('/commons/sagar/smtp-server/password/', { password: 'x' })).status).toBe(404);
  });

  it('does not lead into private networks unless the installation allows it', async () => {
    const there = await anOrganization(outside, 'himal');
    const boss = await signIn(outside, await aMember(outside, there, 'hari', { is_hr_admin: true }));
    for (const host of ['localhost', '127.0.0.1', '169.254.169.254', '10.1.2.3', '::1']) {
      await boss.patch(path, { ...setting, host });
      expect((await boss.post(`${path}test/`)).body).toMatchObject({
        is_sent: false,
        answer: `The server ${host} is in a network that this installation does not mail through.`,
      });
    }
  });

  it('hands over to the installation’s when it rests', async () => {
    const before = received.length;
    await hr.patch(path, { is_active: false });
    const dolma = await aMember(server, himal, 'dolma');
    await recover(server, dolma.email);
    const [row] = await mailsTo(server, dolma.email);
    // The installation of this test has none, so HR passes the link on.
    expect([row?.state, received.length]).toEqual(['held', before]);
  });
});
