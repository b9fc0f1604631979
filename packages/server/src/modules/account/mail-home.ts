/** From whom an account's own mails come: its home where that is its only organisation, else the installation. */
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

/**
 * The one rule of who sends the mails that open an account: reset links, codes, notices of its security. The person who runs the mail server
 * that sends them reads them, and so could enter every organisation of the account. So the server of an organisation sends them only
 * where the account opens nothing else: the organisation is its home and its only one, and the account is no operator's. All others go
 * by the installation.
 * @returns undefined for an account that belongs to no organisation any more and never did
 */
export async function mailHomeOf(queries: Queries, accountId: number): Promise<MailHome | undefined> {
  const row = await queries.one<{ id: number; name: string; is_only_home: boolean }>(
    `select o.id, o.name,
            coalesce(m.is_current and m.organization_id = u.home_organization_id, false) as is_home,
            coalesce(m.is_current and m.organization_id = u.home_organization_id, false) and not u.is_operator
              and not exists (select from membership other where other.account_id = u.id and other.is_current
                                 and other.organization_id <> m.organization_id) as is_only_home
       from users u join membership m on m.account_id = u.id join organization o on o.id = m.organization_id
      where u.id = $1 order by is_home desc, m.is_current desc, m.is_default desc, m.organization_id limit 1`,
    [accountId],
  );
  if (!row) return undefined;
  return row.is_only_home
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

/** Whether mails of an account wait for an operator: only the installation may send them, and it has no mail server. */
export async function needsOperatorMail(
  queries: Queries,
  { config }: Pick<Context, 'config'>,
  accountId: number,
): Promise<boolean> {
  return config.smtpUrl === undefined && (await mailHomeOf(queries, accountId))?.isFromInstallation === true;
}
