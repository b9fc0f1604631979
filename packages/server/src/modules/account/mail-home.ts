/** From whom an account's own mails come: the home organisation that it names, or the installation. */
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { sendsMail } from '../../mail/mail.ts';

export interface MailHome {
  /** The organisation whose log keeps the mail. */
  readonly id: number;
  readonly name: string;
  /** Sent in the installation's words and by its server, and shown in no organisation's log. */
  readonly isFromInstallation?: boolean;
}

export const installationName = 'Karmik HR';

/** @returns undefined for an account that belongs to no organisation any more and never did */
export async function mailHomeOf(queries: Queries, accountId: number): Promise<MailHome | undefined> {
  const row = await queries.one<{ id: number; name: string; is_home: boolean }>(
    `select o.id, o.name, coalesce(m.is_current and m.organization_id = u.home_organization_id, false) as is_home
       from users u join membership m on m.account_id = u.id join organization o on o.id = m.organization_id
      where u.id = $1 order by is_home desc, m.is_current desc, m.is_default desc, m.organization_id limit 1`,
    [accountId],
  );
  if (!row) return undefined;
  return row.is_home
    ? { id: row.id, name: row.name }
    : { id: row.id, name: installationName, isFromInstallation: true };
}

/** Whether a mail to an account would be sent: it has an address, and its home or the installation a mail server. */
export async function isReachedByMail(
  queries: Queries,
  context: Pick<Context, 'config'>,
  accountId: number,
): Promise<boolean> {
  const account = await queries.one<{ email: string | null }>('select email from users where id = $1', [accountId]);
  const home = await mailHomeOf(queries, accountId);
  if (!account || account.email === null || !home) return false;
  return sendsMail(queries, context, { organizationId: home.id, isFromInstallation: home.isFromInstallation === true });
}
