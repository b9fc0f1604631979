/** Who someone says they are, and whether their password says so too. */
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { refused } from '../../http/errors.ts';
import { clearAttempts, clearKnownDevice, countAttempt, countKnownDevice } from './attempts.ts';
import type { Captcha } from './captcha.ts';
import type { Entrant } from './challenges.ts';
import { passwordMatches } from './passwords.ts';
import { knownDeviceOf } from './known-devices.ts';
import { acceptLink } from './invitations.ts';
import { refuseLink } from './refuse-link.ts';
import { logSignIn, type SignInOutcome } from './sign-in-log.ts';
import { originOf } from './sessions.ts';
import { accountOfCode, accountOfPhone, codeIn, countedName, phoneIn } from './sign-in-names.ts';
import { accountMessages } from './messages.ts';

interface AccountRow {
  id: number;
  username: string;
  /** Null until the mailbox is known to be theirs. */
  email: string | null;
  full_name: string;
  password_hash: string | null;
  status: string;
  /** Who the account is in the organisation. */
  person_id: number | null;
  organization_id: number | null;
  slug: string | null;
  organization: string | null;
  is_audit_user: boolean | null;
}

const selectAccount = `
     select u.id, u.username, u.email, concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name) as full_name, u.password_hash, u.status,
            m.user_id as person_id, m.organization_id, o.slug, o.name as organization, m.is_audit_user
       from users u
       left join lateral (select * from membership where account_id = u.id and is_current order by is_default desc, organization_id limit 1) m on true
       left join organization o on o.id = m.organization_id`;

/**
 * The account of a username, an email address or an id (LOG-6), or of an employee code or a phone number where its organisation wants that;
 * with the organisation it works in by default.
 */
export const findAccount = (queries: Queries, name: string): Promise<AccountRow | undefined> => {
  const code = codeIn(name);
  return queries.one<AccountRow>(
    `${selectAccount}
      where lower(u.username) = lower($1) or lower(u.email) = lower($1) or u.id = case when $1 ~ '^[1-9][0-9]{0,14}$' then $1::bigint end
         or u.id = ${accountOfCode('$2', '$3')} or u.id = ${accountOfPhone('$4')}
      order by (u.status <> 'invited') desc, (lower(u.username) = lower($1)) desc, (lower(u.email) = lower($1)) desc limit 1`,
    [name, code?.slug ?? null, code?.code ?? null, phoneIn(name)],
  );
};

/** The person who may enter with an account, and whether the account is active; for proofs that name the account themselves. */
export async function accountOf(
  queries: Queries,
  id: number,
): Promise<{ readonly entrant: Entrant | undefined; readonly isActive: boolean } | undefined> {
  const account = await queries.one<AccountRow>(`${selectAccount} where u.id = $1`, [id]);
  return account && { entrant: entrantOf(account), isActive: account.status === 'active' };
}

const entrantOf = (account: AccountRow): Entrant | undefined =>
  account.organization_id && account.person_id && account.slug
    ? {
        id: account.id,
        personId: account.person_id,
        email: account.email,
        full_name: account.full_name,
        is_audit_user: account.is_audit_user ?? false,
        organization: { id: account.organization_id, slug: account.slug, name: account.organization ?? '' },
      }
    : undefined;

/** Whether an account signed in from an address within the last thirty days. Asked of names without an account, too. */
const isKnownAddress = async (queries: Queries, accountId: number, ip: string, now: Date): Promise<boolean> =>
  (await queries.one(
    `select from login_log l join membership m on m.organization_id = l.organization_id and m.user_id = l.user_id
      where m.account_id = $1 and l.ip = $2 and l.outcome = 'success' and l.at > $3 limit 1`,
    [accountId, ip, new Date(now.getTime() - 30 * 86_400_000)],
  )) !== undefined;

const wrongCredentials = () => refused(accountMessages.wrongCredentials); // LOG-11

interface Credentials {
  /** The username, the email address, the id, the employee code or the phone number. */
  readonly email: string;
  readonly password: string;
  readonly captcha?: string | undefined;
  /** An invitation that an account accepts which belongs to no organisation any more, and so could not sign in to accept it. */
  readonly invitation?: { readonly uid: string; readonly token: string } | undefined;
}

/**
 * Someone whose password is right. Each attempt is counted before it is looked at, whatever it is made for, and what fails is in the
 * organisation's log of sign-ins.
 * @returns them, and what takes the count of their attempts back once they have what they came for
 * @throws 400 for a wrong name or password; 429 after too many of them
 */
export async function checkCredentials(
  context: Context,
  captcha: Captcha,
  request: FastifyRequest,
  given: Credentials,
): Promise<{ readonly entrant: Entrant; readonly clear: (queries: Queries) => Promise<void> }> {
  const { everywhere } = context.database;
  await captcha.check(given.captcha);
  const now = context.clock();
  const account = await findAccount(everywhere, given.email);
  let entrant = account && entrantOf(account);
  const log = (outcome: SignInOutcome) =>
    entrant ? logSignIn(everywhere, entrant, outcome, originOf(request), now) : undefined;
  // By the name that was given: names of one account that were counted together would tell that they belong to one.
  const counted = countedName(given.email);
  const device = knownDeviceOf(context, request, account?.id);
  try {
    const isKnown = await isKnownAddress(everywhere, account?.id ?? 0, request.ip, now);
    if (device !== undefined) await countKnownDevice(everywhere, 'login', device, now);
    else await countAttempt(everywhere, 'login', counted, request.ip, now, isKnown);
  } catch (error) {
    await log('locked');
    throw error;
  }
  const matches = await passwordMatches(account?.password_hash, given.password);
  const { invitation } = given;
  if (matches && account?.status === 'active' && !entrant && invitation) {
    const isAccepted = await everywhere.transaction((queries) => acceptLink(queries, account.id, invitation, now));
    if (!isAccepted) {
      const { ip, id: requestId, server } = request;
      await refuseLink(context, server.gate.refusals, 'activation', { ...invitation, ip, requestId });
    }
    const joined = await findAccount(everywhere, given.email);
    entrant = joined && entrantOf(joined);
  }
  if (!entrant || !matches || account?.status !== 'active') {
    await log(matches ? 'disabled' : 'wrong_password');
    throw wrongCredentials();
  }
  return {
    entrant,
    clear: (queries) =>
      device === undefined
        ? clearAttempts(queries, 'login', counted, request.ip)
        : clearKnownDevice(queries, 'login', device),
  };
}
