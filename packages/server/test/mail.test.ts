import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '../src/modules/notification/notify.ts';
import { employee } from '@karmik/model/hris/employee';
import { fieldSchema } from '@karmik/model/kit/schema';
import { queueMail } from '../src/mail/mail.ts';
import { hostileAddresses } from './support/hostile.ts';
import { newestMailTo } from './support/mails.ts';
import {
  aMember,
  anOrganization,
  client,
  signIn,
  startServer,
  until,
  type Organization,
  type TestServer,
} from './support/server.ts';

interface Received {
  to: string[];
  text: string;
}

const received: Received[] = [];
let refuse = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      if (refuse) return done(Object.assign(new Error('mailbox full'), { responseCode: 452 }));
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
      done();
    });
  },
});

let server: TestServer;
let himal: Organization;

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as { port: number };
  server = await startServer({ smtpUrl: `smtp://127.0.0.1:${port}` }, { hasBackgroundWork: true });
  himal = await anOrganization(server, 'himal');
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const log = (address: string) =>
  server.context.database
    .organization(himal.id)
    .one<{ state: string; body: string; attempts: number; error: string }>(
      'select state, body, attempts, error from email_log where to_address = $1',
      [address],
    );

/** The subject of a message, its lines joined and its encoded words read (RFC 2047). */
function subjectIn(headers: string): string {
  const [, value = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(headers) ?? [];
  const words = value.replace(/\r\n(?=[ \t])/g, '').replace(/\?=\s+=\?/g, '?==?');
  return words.replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_word, kind: string, coded: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(coded, 'base64').toString()
      : decodeURIComponent(
          coded
            .replaceAll('_', ' ')
            .replaceAll('%', '%25')
            .replace(/=(?=[0-9A-F]{2})/g, '%'),
        ),
  );
}

describe('mail', () => {
  it('is sent, and its link is forgotten afterwards', async () => {
    const asha = await aMember(server, himal, 'asha');
    await client(server).post('/security/auth/recover/', { email: asha.email });
    await until('the mail', async () => received.length === 1);
    expect(received[0]?.to).toEqual([asha.email]);
    expect(received[0]?.text).toContain('https://hr.example.com/account/reset/');
    const row = await until('the log', async () => {
      const now = await log(asha.email);
      return now?.state === 'sent' && now;
    });
    expect(row).toEqual({ state: 'sent', body: '', attempts: 1, error: '' });
  });

  it('that is refused waits to be tried again, and says why', async () => {
    refuse = true;
    const bina = await aMember(server, himal, 'bina');
    await client(server).post('/security/auth/recover/', { email: bina.email });
    const row = await until('an attempt', async () => {
      const now = await log(bina.email);
      return now && now.attempts > 0 && now;
    });
    expect(row).toMatchObject({ state: 'queued', attempts: 1, error: expect.stringContaining('mailbox full') });
    expect(row.body).toBe('');
    expect(await newestMailTo(server, bina.email)).toContain('/account/reset/');
    refuse = false;
  });

  it('that has failed or was held is sent again by HR, once something sends mail and while it has what to say [EM-3]', async () => {
    const boss = await signIn(server, await aMember(server, himal, 'boss', { is_hr_admin: true }));
    const member = await signIn(server, await aMember(server, himal, 'ekta'));
    const here = server.context.database.organization(himal.id);
    const store = async (address: string, state: string, body: string) =>
      (
        await here.one<{ id: number }>(
          `insert into email_log (organization_id, kind, to_address, to_name, subject, body, state, attempts, error, created_at)
           values ($1, 'notification', $2, 'Someone', 'News', $3, $4, 4, 'mailbox full', $5) returning id`,
          [himal.id, address, body, state, server.now],
        )
      )?.id ?? 0;
    const logs = '/org/himal/email-logs/';
    const failed = await store('failed@himal.test', 'failed', 'It was full.');
    const held = await store('held@himal.test', 'held', 'Nothing sent it.');
    const gone = await store('gone@himal.test', 'sent', '');
    const detail = await boss.get<{ can_send_again: boolean }>(`${logs}${failed}/`);
    expect(detail.body.can_send_again).toBe(true);
    expect((await boss.get<{ can_send_again: boolean }>(`${logs}${gone}/`)).body.can_send_again).toBe(false);
    expect((await member.post(`${logs}${failed}/send-again/`, undefined)).status).toBe(403);
    expect(await boss.post(`${logs}${gone}/send-again/`, undefined)).toMatchObject({
      status: 409,
      body: { code: 'mail_gone' },
    });
    for (const id of [failed, held]) expect((await boss.post(`${logs}${id}/send-again/`, undefined)).status).toBe(204);
    for (const address of ['failed@himal.test', 'held@himal.test']) {
      const row = await until('the log', async () => {
        const now = await log(address);
        return now?.state === 'sent' && now;
      });
      expect(row).toEqual({ state: 'sent', body: '', attempts: 1, error: '' });
      expect(received.filter(({ to }) => to.includes(address))).toHaveLength(1);
    }
    expect((await boss.post(`${logs}${failed}/send-again/`, undefined)).status).toBe(409);
    const events = await here.query(
      `select object_id as id from audit_event where action = 'sent_again' and object_type = 'email_log' order by object_id`,
    );
    expect(events).toEqual([{ id: String(failed) }, { id: String(held) }]);
  });

  it('with a Nepali subject arrives with that subject, and a text of two lines adds no header', async () => {
    const chandra = await aMember(server, himal, 'chandra');
    const here = server.context.database.organization(himal.id);
    await here.query(`insert into organization_profile (organization_id, mail_language) values ($1, 'ne')`, [himal.id]);
    await here.query(
      `insert into notification_preference (organization_id, user_id, category, in_app, email, push) values ($1, $2, 'attendance', true, 'at_once', true)`,
      [himal.id, chandra.id],
    );
    await notify(here, {
      organizationId: himal.id,
      recipientIds: [chandra.id],
      actorId: null,
      text: { en: 'Hari asks for leave', ne: 'हरिले यही महिनाको अन्तिम हप्तामा बिदा मागे\r\nBcc: all@himal.test' },
      category: 'attendance',
      at: server.now,
    });
    const mail = await until('the mail', async () => received.find(({ to }) => to.includes(chandra.email)));
    const headers = mail.text.slice(0, mail.text.indexOf('\r\n\r\n'));
    expect(headers).toMatch(/^[\x20-\x7e\r\n]+$/);
    expect(subjectIn(headers)).toBe('हरिले यही महिनाको अन्तिम हप्तामा बिदा मागे Bcc: all@himal.test');
    expect(headers).not.toMatch(/^bcc:/im);
    expect(mail.to).toEqual([chandra.email]);
  });

  it('has one address, which hides neither a header nor a second one', () => {
    const read = fieldSchema(employee.fields.email, () => ({ today: '2026-11-21', now: server.now }));
    for (const address of hostileAddresses)
      expect([address.slice(0, 60), read.safeParse(address).success]).toEqual([address.slice(0, 60), false]);
    expect(read.safeParse('asha.rai+hr@firm.test').success).toBe(true);
  });

  it('that was stored with such an address adds no header and no second recipient', async () => {
    const { everywhere } = server.context.database;
    const before = received.length;
    // No column holds a NUL.
    const stored = hostileAddresses.filter((address) => !address.includes('\u0000'));
    const mails = stored.map((to) => ({
      kind: 'notice' as const,
      to_address: to,
      to_name: 'Asha\r\nBcc: spy@else.test',
      subject: 'Your password was changed.',
      body: 'Namaste',
    }));
    await queueMail(everywhere, server.context, { organizationId: himal.id }, mails, server.now);
    await until('every mail to be tried', async () => {
      const row = await everywhere.one<{ n: number }>(
        `select count(*) as n from email_log where kind = 'notice' and state = 'queued' and attempts = 0`,
      );
      return row?.n === 0;
    });
    for (const { to, text } of received.slice(before)) {
      expect(to.length).toBeLessThanOrEqual(1);
      expect(text.slice(0, text.indexOf('\r\n\r\n'))).not.toMatch(/^(?:bcc|cc):/im);
    }
  });
});
