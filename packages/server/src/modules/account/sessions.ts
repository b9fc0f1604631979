/** Sessions and their tokens: a short access token, and a refresh token that is used once. */
import { sessionSeconds } from '@karmik/model/account/contracts';
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

interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}

export async function openSession(
  context: Context,
  tokens: AccessTokens,
  queries: Queries,
  who: { userId: number; organizationId: number; remember: boolean },
  origin: Origin,
): Promise<TokenPair> {
  const now = context.clock();
  const seconds = who.remember ? sessionSeconds.remembered : sessionSeconds.standard;
  const session = await queries.one<{ id: string }>(
    `insert into auth_session (user_id, organization_id, remember, created_at, expires_at, ip, user_agent)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      who.userId,
      who.organizationId,
      who.remember,
      now,
      new Date(now.getTime() + seconds * 1000),
      origin.ip,
      origin.userAgent.slice(0, 300),
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
  used_at: string | null;
  ended: boolean;
}

/**
 * Exchanges a refresh token for a new pair. A token that was used before means that somebody has a copy: the whole session ends.
 * @throws 401 for an unknown, expired or reused token; 409 with code `refresh_raced` for one that was used a moment ago
 */
export async function refreshSession(context: Context, tokens: AccessTokens, refresh: string): Promise<TokenPair> {
  const now = context.clock();
  const expired = () => unauthorized('Your session has been expired. Please re-login.', 'session_expired');
  const outcome = await context.database.everywhere.transaction(
    async (queries): Promise<TokenPair | 'raced' | undefined> => {
      const held = await queries.one<Held>(
        `select t.session_id, s.user_id, s.remember, s.created_at, t.used_at,
              (s.revoked_at is not null or s.expires_at <= $2 or u.status <> 'active') as ended
         from refresh_token t join auth_session s on s.id = t.session_id join users u on u.id = s.user_id
        where t.hash = $1 for update of t, s`,
        [hashOf(refresh), now],
      );
      if (!held || held.ended) return undefined;
      if (held.used_at) {
        if (now.getTime() - Date.parse(held.used_at) <= raceMs) return 'raced';
        await endSession(queries, held.session_id, 'refresh token reused', now);
        context.log.warn(
          { session: held.session_id, user: held.user_id },
          'a used refresh token came again; the session was ended',
        );
        return undefined;
      }
      await queries.query('update refresh_token set used_at = $2 where hash = $1', [hashOf(refresh), now]);
      const kind = held.remember ? 'remembered' : 'standard';
      const until = Math.min(
        now.getTime() + sessionSeconds[kind] * 1000,
        Date.parse(held.created_at) + longestSeconds[kind] * 1000,
      );
      await queries.query('update auth_session set expires_at = $2 where id = $1', [held.session_id, new Date(until)]);
      return issue(tokens, queries, held.user_id, held.session_id, now);
    },
  );
  if (outcome === 'raced') throw conflict('Another tab has just refreshed this session.', 'refresh_raced');
  if (!outcome) throw expired();
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
