import type { LoginLog } from '@karmik/model/organization/logs';
import type { Queries } from '../../db/database.ts';
import type { Entrant } from './challenges.ts';
import type { Origin } from './sessions.ts';

export type SignInOutcome = LoginLog['outcome'];

/** Who signed in, or tried to, for the organisation's report of sign-ins. */
export async function logSignIn(
  queries: Queries,
  { personId, organization }: Pick<Entrant, 'personId' | 'organization'>,
  outcome: SignInOutcome,
  origin: Origin,
  at: Date,
): Promise<void> {
  await queries.query(
    'insert into login_log (organization_id, user_id, outcome, ip, user_agent, at) values ($1, $2, $3, $4, $5, $6)',
    [organization.id, personId, outcome, origin.ip, origin.userAgent, at],
  );
}
