/** What becomes of a personal link that does not open: who tries it is told nothing, its owner and the audit are. */
import { writeAudit } from '../../access/audit.ts';
import type { Refusals } from '../../access/refusals.ts';
import type { Context } from '../../context.ts';
import { mailInvited, notifyOwner } from './account-notices.ts';
import { burnLink, closedLink, type LinkPurpose } from './links.ts';

interface Tried {
  readonly uid: string;
  readonly token: string;
  readonly ip: string;
  readonly requestId: string;
}

/**
 * Writes down a link that someone once was given and that did not open. One that was used with the id of someone else is in the wrong
 * hands: it is closed for everyone, its owner included, who is told by mail (SEC-3).
 */
export async function refuseLink(
  context: Context,
  refusals: Refusals,
  purpose: LinkPurpose,
  tried: Tried,
): Promise<void> {
  const { everywhere } = context.database;
  const { uid, token, ip, requestId } = tried;
  const at = context.clock();
  const isBurnt = await everywhere.transaction(async (queries) => {
    const burnt = await burnLink(queries, purpose, uid, token, at);
    if (!burnt) return false;
    const { user_id: userId, organization_id: organizationId } = burnt;
    await writeAudit(queries, {
      organizationId,
      actorId: null,
      action: 'link_burnt',
      objectType: 'user',
      objectId: userId,
      after: { purpose },
      at,
      requestId,
      ip,
    });
    if (purpose === 'reset')
      await notifyOwner(queries, { accountId: userId, organizationId: null, event: 'link_burnt', at });
    else await mailInvited(context, queries, burnt, at);
    return true;
  });
  const known = isBurnt ? undefined : await closedLink(everywhere, purpose, uid, token);
  if (known) await refusals.ofLink(known.refusal, known, ip);
}
