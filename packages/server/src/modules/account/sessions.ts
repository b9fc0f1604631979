/** Sessions and their tokens: a short access token, and a refresh token that is used once. */
import { sessionSeconds } from '@karmik/model/account/contracts';
import type { FastifyRequest } from 'fastify';
import type { Gate } from '../../access/access.ts';
import type { Refusal } from '../../access/refusals.ts';
import { isOpen } from '../../access/session-rules.ts';
import { hashOf, newOpaqueToken, type AccessTokens } from '../../access/tokens.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { conflict, unauthorized } from '../../http/errors.ts';
import { accessMessages } from '../../messages.ts';
import { accountMessages } from './messages.ts';

/** Within this time a refresh token that comes again may be a second tab, or one that was reloaded before it could keep its new pair. */
const raceMs = 10_000;
/** A session that is in use goes on, but never past this since its sign-in. */
const longestSeconds = { standard: 12 * 3_600, remembered: sessionSeconds.remembered } as const;

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** From where someone comes, as they say. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}

export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

export async function openSession(
  context: Context,
  tokens: AccessTokens,
  queries: Queries,
  who: { userId: number; organizationId: number; remember: boolean; secondStep?: boolean; isSecondStepDue?: boolean },
  origin: Origin,
): Promise<TokenPair> {
  const now = context.clock();
  const seconds = who.remember ? sessionSeconds.remembered : sessionSeconds.standard;
  const session = await queries.one<{ id: string }>(
    `insert into auth_session (user_id, organization_id, remember, created_at, last_used_at, expires_at, ip, user_agent, second_step, second_step_due, proven_at)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $4) returning id`,
    [
      who.userId,
      who.organizationId,
      who.remember,
      now,
      new Date(now.getTime() + seconds * 1000),
      origin.ip,
      origin.userAgent,
      who.secondStep ?? false,
      who.isSecondStepDue ?? false,
    ],
  );
  if (!session) throw new Error('a session was not written');
  return issue(tokens, queries, who.userId, session.id, now);
}

async function issue(
  tokens: AccessTokens,
  queries: Queries,
  userId: number,
  sessionId: string,
  now: Date,
  refresh = newOpaqueToken(),
): Promise<TokenPair> {
  await queries.query('insert into refresh_token (hash, session_id, created_at) values ($1, $2, $3)', [
    hashOf(refresh),
    sessionId,
    now,
  ]);
  return { access: await tokens.issue(userId, sessionId), refresh };
}

/**
 * The refresh token after another one: 256 bits that only who holds that one and the installation's key can work out, so that it can
 * be given again though no more than its hash is stored.
 */
const successorOf = ({ secrets }: Context, refresh: string): string => secrets.sign(`refresh token after ${refresh}`);

interface Held {
  session_id: string;
  user_id: number;
  remember: boolean;
  created_at: string;
  revoked_at: string | null;
  used_at: string | null;
  ip: string;
  user_agent: string;
  is_disabled: boolean;
  goes_on: boolean;
}

interface Refused {
  readonly refusal: Refusal;
  readonly sessionId: string | undefined;
  /** Someone had ended the session before. */
  readonly isRevoked: boolean;
}

/**
 * Exchanges a refresh token for a new pair, once. One that was used before means that someone has a copy: the whole session ends.
 *
 * A tab that is reloaded meanwhile has its pair on the way and never keeps it. So for ten seconds the token that was used is answered
 * with the same successor once more, to the browser and address that used it and while no one has used the successor. Who stole the
 * token gains by it only from that very browser and address and in these seconds, and no longer than until the next refresh: owner and
 * thief then hold one token: the person who uses it second is found out by it, and the session ends for both.
 * @throws 401 for an unknown, expired or reused token (code `session_expired`) and for one of a session that someone ended
 *   (`session_ended`); 409 with code `refresh_raced` for one that was used a moment ago
 *   elsewhere, or whose successor was used since
 */
export async function refreshSession(
  context: Context,
  { tokens, refusals }: Pick<Gate, 'tokens' | 'refusals'>,
  refresh: string,
  origin: Origin,
): Promise<TokenPair> {
  const now = context.clock();
  const outcome = await context.database.everywhere.transaction(
    async (queries): Promise<TokenPair | 'raced' | Refused> => {
      const held = await queries.one<Held>(
        `select t.session_id, s.user_id, s.remember, s.created_at, s.revoked_at, s.ip, s.user_agent, t.used_at, u.status = 'disabled' as is_disabled, ${isOpen('$2')} as goes_on
         from refresh_token t join auth_session s on s.id = t.session_id join users u on u.id = s.user_id
        where t.hash = $1 for update of t, s`,
        [hashOf(refresh), now],
      );
      if (!held) return { refusal: 'forged_token_refused', sessionId: undefined, isRevoked: false };
      const { session_id: sessionId } = held;
      const isRevoked = held.revoked_at !== null;
      if (!held.goes_on)
        return { refusal: held.is_disabled ? 'disabled_user_refused' : 'expired_token_refused', sessionId, isRevoked };
      if (held.used_at) {
        if (now.getTime() - Date.parse(held.used_at) <= raceMs) {
          const next = successorOf(context, refresh);
          const isOpen = await queries.one('select 1 from refresh_token where hash = $1 and used_at is null', [
            hashOf(next),
          ]);
          const isSame = held.ip === origin.ip && held.user_agent === origin.userAgent;
          if (!isOpen || !isSame) return 'raced';
          return { access: await tokens.issue(held.user_id, sessionId), refresh: next };
        }
        await endSession(queries, sessionId, 'refresh token reused', now);
        return { refusal: 'used_token_refused', sessionId, isRevoked };
      }
      await queries.query('update refresh_token set used_at = $2 where hash = $1', [hashOf(refresh), now]);
      const kind = held.remember ? 'remembered' : 'standard';
      const until = Math.min(
        now.getTime() + sessionSeconds[kind] * 1000,
        Date.parse(held.created_at) + longestSeconds[kind] * 1000,
      );
      await queries.query(
        'update auth_session set expires_at = $2, last_used_at = $3, ip = $4, user_agent = $5 where id = $1',
        [held.session_id, new Date(until), now, origin.ip, origin.userAgent],
      );
      return issue(tokens, queries, held.user_id, held.session_id, now, successorOf(context, refresh));
    },
  );
  if (outcome === 'raced') throw conflict(accountMessages.refreshRaced, 'refresh_raced');
  if ('refusal' in outcome) {
    await refusals.ofSession(outcome.refusal, outcome.sessionId, origin.ip);
    // SES-6: the person who was signed out is told so; "expired" would be read as the clock's doing.
    throw outcome.isRevoked
      ? unauthorized(accessMessages.loggedOut, 'session_ended')
      : unauthorized(accessMessages.sessionExpired, 'session_expired');
  }
  return outcome;
}

export async function endSession(queries: Queries, sessionId: string, because: string, now: Date): Promise<void> {
  await queries.query(
    'update auth_session set revoked_at = $2, revoked_because = $3 where id = $1 and revoked_at is null',
    [sessionId, now, because],
  );
}

/** Ends every session of a user, but for one that may go on. */
export async function endSessionsOf(
  queries: Queries,
  userId: number,
  because: string,
  now: Date,
  except = '',
): Promise<void> {
  await queries.query(
    'update auth_session set revoked_at = $2, revoked_because = $3 where user_id = $1 and revoked_at is null and id::text <> $4',
    [userId, now, because, except],
  );
}
