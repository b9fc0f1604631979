/** Mails as the person who receives them reads them: what the database keeps sealed is opened with the server's own key. */
import { textOf } from '../../src/mail/mail.ts';
import type { MailKind } from '@karmik/model/organization/logs';
import { recoverAccounts } from '../../src/modules/account/recovery.ts';
import { client, until, type TestServer } from './server.ts';

export interface ReadMail {
  readonly organization_id: number;
  readonly id: number;
  readonly kind: MailKind;
  readonly state: string;
  readonly to_address: string;
  readonly subject: string;
  readonly body: string;
}

/** All mails, the newest first. */
export async function allMails(server: TestServer): Promise<ReadMail[]> {
  const rows = await server.context.database.everywhere.query<ReadMail & { sealed_body: Buffer | null }>(
    'select organization_id, id, kind, state, to_address, subject, body, sealed_body from email_log order by id desc',
  );
  return rows.map(({ sealed_body, ...mail }) => ({ ...mail, body: textOf(server.context, { ...mail, sealed_body }) }));
}

/** The mails to an address, the newest first. */
export const mailsTo = async (server: TestServer, address: string, kind?: MailKind): Promise<ReadMail[]> =>
  (await allMails(server)).filter((mail) => mail.to_address === address && (kind === undefined || mail.kind === kind));

/** The text of the newest mail to an address. */
export async function newestMailTo(server: TestServer, address: string, kind?: MailKind): Promise<string> {
  const [mail] = await mailsTo(server, address, kind);
  if (!mail) throw new Error(`there is no ${kind ?? ''} mail to ${address}`);
  return mail.body;
}

export interface LinkParts {
  readonly uid: string;
  readonly token: string;
}

/** The two parts of the personal link in a mail. */
export function linkIn(body: string): LinkParts {
  const [, uid = '', token = ''] = /\/account\/(?:activate|reset)\/([^/\s]+)\/(\S+)/.exec(body) ?? [];
  return { uid, token };
}

/** Asks for a way back into an account, and waits for the mail. @returns the parts of its link */
export async function recover(server: TestServer, name: string, address = name): Promise<LinkParts> {
  const [last] = await mailsTo(server, address);
  await client(server).post('/security/auth/recover/', { email: name });
  const mail = await until('the mail of a recovery', async () => {
    await recoverAccounts(server.context);
    const [newest] = await mailsTo(server, address);
    return newest?.id !== last?.id && newest;
  });
  return linkIn(mail.body);
}
