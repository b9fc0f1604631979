/** Sessions and their tokens: a short access token, and a refresh token that is used once. */
import { sessionSeconds } from '@karmik/model/account/contracts';
import type { FastifyRequest } from 'fastify';
import type { Gate } from '../../access/access.ts';
import type { Refusal } from '../../access/refusals.ts';
import { goesOn } from '../../access/standing.ts';
import { hashOf, newOpaqueToken, type AccessTokens } from '../../access/tokens.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { conflict, unauthorized } from '../../http/errors.ts';

/** Two tabs may refresh at the same moment; the one that came second is told so within this time, and nobody is signed out. */
const raceMs = 10_000;
/** A session that is in use goes on, but never past this since its sign-in. */
const longestSeconds = { standard: 12 * 3_600, remembered: sessionSeconds.remembered } as const;

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** From where somebody comes, as they say. */
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
  who: { userId: number; organizationId: number; remember: boolean; secondStep?: boolean },
  origin: Origin,
): Promise<TokenPair> {
  const now = context.clock();
  const seconds = who.remember ? sessionSeconds.remembered : sessionSeconds.standard;
  const session = await queries.one<{ id: string }>(
    `insert into auth_session (user_id, organization_id, remember, created_at, last_used_at, expires_at, ip, user_agent, second_step)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8) returning id`,
    [
      who.userId,
      who.organizationId,
      who.remember,
      now,
      new Date(now.getTime() + seconds * 1000),
      origin.ip,
      origin.userAgent,
      who.secondStep ?? false,
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
): Promise<TokenPair> {
  const refresh = newOpaqueToken();
  await queries.query('insert into refresh_token (hash, session_id, created_at) values ($1, $2, $3)', [
    hashOf(refresh),
    sessionId,
    now,
  ]);
  return { access: await tokens.issue(userId, sessionId), refresh };
}

interface Held {
  session_id: string;
  user_id: number;
  remember: boolean;
  created_at: string;
  revoked_at: string | null;
  used_at: string | null;
  is_disabled: boolean;
  goes_on: boolean;
}

interface Refused {
  readonly refusal: Refusal;
  readonly sessionId: string | undefined;
  /** Somebody had ended the session before. */
  readonly isRevoked: boolean;
}

/**
 * Exchanges a refresh token for a new pair. A token that was used before means that somebody has a copy: the whole session ends.
 * @throws 401 for an unknown, expired or reused token (code `session_expired`) and for one of a session that somebody ended
 *   (`session_ended`); 409 with code `refresh_raced` for one that was used a moment ago
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
        `select t.session_id, s.user_id, s.remember, s.created_at, s.revoked_at, t.used_at, u.status = 'disabled' as is_disabled, ${goesOn('$2')} as goes_on
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
        if (now.getTime() - Date.parse(held.used_at) <= raceMs) return 'raced';
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
      return issue(tokens, queries, held.user_id, held.session_id, now);
    },
  );
  if (outcome === 'raced') throw conflict('Another tab has just refreshed this session.', 'refresh_raced');
  if ('refusal' in outcome) {
    await refusals.ofSession(outcome.refusal, outcome.sessionId, origin.ip);
    // SES-6: whoever was signed out is told so; "expired" would be read as the clock's doing.
    throw outcome.isRevoked
      ? unauthorized('You have been logged out. Please re-login.', 'session_ended')
      : unauthorized('Your session has been expired. Please re-login.', 'session_expired');
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
