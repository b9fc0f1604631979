/** Who somebody says they are, and whether their password says so too. */
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { refused } from '../../http/errors.ts';
import { countAttempt } from './attempts.ts';
import type { Captcha } from './captcha.ts';
import type { Entrant } from './challenges.ts';
import { passwordMatches } from './passwords.ts';
import { logSignIn, type SignInOutcome } from './sign-in-log.ts';
import { originOf } from './sessions.ts';

interface AccountRow {
  id: number;
  username: string;
  email: string;
  full_name: string;
  password_hash: string | null;
  status: string;
  organization_id: number | null;
  slug: string | null;
  organization: string | null;
  is_audit_user: boolean | null;
}

/** The account of a username, an e-mail address or an id (LOG-6), with the organisation it works in by default. */
export const findAccount = (queries: Queries, name: string): Promise<AccountRow | undefined> =>
  queries.one<AccountRow>(
    `select u.id, u.username, u.email, concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name) as full_name, u.password_hash, u.status,
            m.organization_id, o.slug, o.name as organization, m.is_audit_user
       from users u
       left join lateral (select * from membership where user_id = u.id and is_current order by is_default desc, organization_id limit 1) m on true
       left join organization o on o.id = m.organization_id
      where lower(u.username) = lower($1) or lower(u.email) = lower($1) or u.id = case when $1 ~ '^[0-9]{1,15}$' then $1::bigint end
      order by (lower(u.username) = lower($1)) desc, (lower(u.email) = lower($1)) desc limit 1`,
    [name],
  );

const entrantOf = (account: AccountRow): Entrant | undefined =>
  account.organization_id && account.slug
    ? {
        id: account.id,
        email: account.email,
        full_name: account.full_name,
        is_audit_user: account.is_audit_user ?? false,
        organization: { id: account.organization_id, slug: account.slug, name: account.organization ?? '' },
      }
    : undefined;

const wrongCredentials = () => refused("Couldn't Authenticate With Given Credentials"); // LOG-11

interface Credentials {
  /** The username, the e-mail address or the id. */
  readonly email: string;
  readonly password: string;
  readonly captcha?: string | undefined;
}

/**
 * Somebody whose password is right. Each attempt is counted before it is looked at, whatever it is made for, and what fails stands in the
 * organisation's log of sign-ins.
 * @returns them, and the name under which their attempts are counted, to be cleared once they have what they came for
 * @throws 400 for a wrong name or password; 429 after too many of them
 */
export async function checkCredentials(
  context: Context,
  captcha: Captcha,
  request: FastifyRequest,
  given: Credentials,
): Promise<{ readonly entrant: Entrant; readonly counted: string }> {
  const { everywhere } = context.database;
  await captcha.check(given.captcha);
  const now = context.clock();
  const account = await findAccount(everywhere, given.email);
  const entrant = account && entrantOf(account);
  const log = (outcome: SignInOutcome) =>
    entrant ? logSignIn(everywhere, entrant, outcome, originOf(request), now) : undefined;
  const counted = account ? `user ${account.id}` : given.email;
  try {
    await countAttempt(everywhere, 'login', counted, request.ip, now);
  } catch (error) {
    await log('locked');
    throw error;
  }
  const matches = await passwordMatches(account?.password_hash, given.password);
  if (!entrant || !matches || account.status !== 'active') {
    await log(matches ? 'disabled' : 'wrong_password');
    throw wrongCredentials();
  }
  return { entrant, counted };
}
