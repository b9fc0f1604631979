/** The way back into an account that no one else may give: the operator of the server makes it, where the server runs. */
import type { Context } from '../../context.ts';
import { writeAudit } from '../../access/audit.ts';
import { notifyOwner } from './account-notices.ts';
import { findAccount } from './credentials.ts';
import { closeLinks, makeLink } from './links.ts';
import { mailHomeOf } from './mail-home.ts';

/**
 * Makes a link that sets a new password, for an hour, and tells the owner and the audit.
 * @param name username, email address or id
 * @returns the link; undefined where no active account has the name
 */
export async function linkByOperator(
  { database, config, clock }: Pick<Context, 'database' | 'config' | 'clock'>,
  name: string,
): Promise<string | undefined> {
  const now = clock();
  return database.everywhere.transaction(async (queries) => {
    const account = await findAccount(queries, name);
    const home = account && (await mailHomeOf(queries, account.id));
    if (account?.status !== 'active' || !home) return undefined;
    await closeLinks(queries, 'reset', account.id, now);
    const { link } = await makeLink(queries, config, 'reset', { userId: account.id, organizationId: home.id, now });
    await writeAudit(queries, {
      organizationId: home.id,
      actorId: null,
      action: 'link_made_by_operator',
      objectType: 'user',
      objectId: account.person_id ?? account.id,
      at: now,
    });
    await notifyOwner(queries, { accountId: account.id, organizationId: null, event: 'link_by_operator', at: now });
    return link;
  });
}
