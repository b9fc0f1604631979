/** What was refused to someone who may be no friend, written down so that HR and the operator can see it. */
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { writeAudit } from './audit.ts';

export type Refusal =
  | 'forged_token_refused'
  | 'expired_token_refused'
  | 'used_token_refused'
  | 'disabled_user_refused'
  | 'used_link_refused'
  | 'expired_link_refused'
  | 'link_of_another_refused'
  | 'permission_refused';

/** A tab that wakes up brings an expired token by itself: once a day tells enough of it. */
const quietMs: Partial<Record<Refusal, number>> = { expired_token_refused: 24 * 3_600_000 };
const usualQuietMs = 3_600_000;
const mostRemembered = 10_000;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface Refusals {
  /** Writes the refusal of a token into the audit of the session that it names; one that names none of ours goes to the log. */
  ofSession(refusal: Refusal, sessionId: string | undefined, ip: string): Promise<void>;
  /** Writes who was refused what for want of a permission (ERR-1: the incident is reported). */
  ofPermission(who: { organizationId: number; userId: number }, what: string, ip: string): Promise<void>;
  /** Writes the refusal of a personal link into the audit of the organisation that sent it. */
  ofLink(refusal: Refusal, owner: { organization_id: number; user_id: number }, ip: string): Promise<void>;
}

/** The same refusal from the same address is written once an hour, so that no one fills the audit by trying. */
export function refusals(database: Database, log: FastifyBaseLogger, clock: () => Date): Refusals {
  const told = new Map<string, number>();

  const isNew = (refusal: Refusal, about: string, ip: string): boolean => {
    const key = `${refusal} ${about} ${ip}`;
    const now = clock().getTime();
    const last = told.get(key);
    if (last !== undefined && now - last < (quietMs[refusal] ?? usualQuietMs)) return false;
    if (told.size >= mostRemembered) told.clear();
    told.set(key, now);
    return true;
  };

  return {
    async ofSession(refusal, sessionId, ip) {
      if (!isNew(refusal, sessionId ?? '', ip)) return;
      const session =
        sessionId && uuid.test(sessionId)
          ? await database.everywhere.one<{ number: number; user_id: number; organization_id: number }>(
              `select s.number, s.organization_id, coalesce(m.user_id, s.user_id) as user_id from auth_session s
                 left join membership m on m.organization_id = s.organization_id and m.account_id = s.user_id where s.id = $1`,
              [sessionId],
            )
          : undefined;
      log.warn({ refusal, user: session?.user_id, ip }, 'a token was refused');
      if (!session) return;
      await writeAudit(database.everywhere, {
        organizationId: session.organization_id,
        actorId: null,
        action: refusal,
        objectType: 'auth_session',
        objectId: session.number,
        after: { user_id: session.user_id },
        at: clock(),
        ip,
      });
    },

    async ofPermission({ organizationId, userId }, what, ip) {
      if (!isNew('permission_refused', `${userId} ${what}`, ip)) return;
      await writeAudit(database.everywhere, {
        organizationId,
        actorId: userId,
        action: 'permission_refused',
        objectType: 'page',
        objectId: what,
        at: clock(),
        ip,
      });
    },

    async ofLink(refusal, owner, ip) {
      if (!isNew(refusal, String(owner.user_id), ip)) return;
      log.warn({ refusal, user: owner.user_id, ip }, 'a link was refused');
      await writeAudit(database.everywhere, {
        organizationId: owner.organization_id,
        actorId: null,
        action: refusal,
        objectType: 'user',
        objectId: owner.user_id,
        at: clock(),
        ip,
      });
    },
  };
}
