/** Fresh proof of who sits at a session. A stolen session has none, and so changes no way into the account. */
import { proofRequired, type OtherProofs } from '@karmik/model/account/proof';
import type { Queries } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';
import { accessMessages } from '../messages.ts';

/** Minutes for which a password, a passkey or a code proves who sits at a session. */
export const proofMinutes = 5;

/** Keeps that the person at a session has just proven who they are. */
export const keepProof = (queries: Queries, sessionId: string, now: Date): Promise<unknown> =>
  queries.query('update auth_session set proven_at = $2 where id = $1', [sessionId, now]);

/** Read at each call: what the gate believes of a session for seconds would outlive the proof. @throws 403 `proof_required`, see `OtherProofs` */
export async function requireProof(queries: Queries, sessionId: string, now: Date): Promise<void> {
  const session = await queries.one<OtherProofs & { readonly is_proven: boolean | null }>(
    `select s.proven_at > $2 as is_proven,
            exists (select from second_step t where t.user_id = s.user_id and t.app_key is not null and t.confirmed_at is not null)
              or exists (select from recovery_code c where c.user_id = s.user_id and c.used_at is null) as has_code,
            exists (select from passkey p where p.account_id = s.user_id) as has_passkey
       from auth_session s where s.id = $1`,
    [sessionId, new Date(now.getTime() - proofMinutes * 60_000)],
  );
  if (session?.is_proven) return;
  const others: OtherProofs = {
    has_code: session?.has_code ?? false,
    has_passkey: session?.has_passkey ?? false,
  };
  throw new HttpError(403, { detail: accessMessages.proofRequired, code: proofRequired, ...others });
}
