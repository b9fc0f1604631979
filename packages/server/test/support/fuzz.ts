/** Sends requests that were made to go wrong, and tells which of them a server did not answer as it should. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../src/context.ts';
import type { Api } from '../../src/http/api.ts';
import { openSession } from '../../src/modules/account/sessions.ts';
import { hostileRequests, type Description, type HostileRequest } from './hostile-requests.ts';

interface Account {
  readonly userId: number;
  readonly organizationId: number;
}

export interface Fuzzed {
  readonly requests: number;
  /** How many answers had which status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** What was wrong, with all that sends it again. */
  readonly failures: readonly string[];
}

/** What an answer may take before it counts as none, ms. */
const patienceMs = 20_000;
/** After so many requests accounts that were locked out by one of them are let in again. */
const turn = 25;

export async function fuzz(
  app: Api,
  context: Context,
  accounts: { readonly hr: Account; readonly employee: Account },
  seed: number,
  each: number,
): Promise<Fuzzed> {
  const requests = hostileRequests(app.swagger() as Description, seed, each);
  const statuses: Record<number, number> = {};
  const failures: string[] = [];
  let tokens = new Map<HostileRequest['as'], string>();
  for (const [n, request] of requests.entries()) {
    if (n % turn === 0) tokens = await letIn(app, context, accounts);
    const token = tokens.get(request.as);
    const answer = await Promise.race([
      app
        .inject({
          method: request.method,
          url: request.url,
          headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
          ...(request.body ? { payload: request.body } : {}),
        })
        .catch((error: unknown) => ({ statusCode: 0, body: `an answer that broke off: ${String(error)}` })),
      sleep(patienceMs, { statusCode: 0, body: 'no answer' }, { ref: false }),
    ]);
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
    if (answer.statusCode === 0 || answer.statusCode >= 500) failures.push(replay(request, answer.body));
  }
  return { requests: requests.length, statuses, failures };
}

const replay = ({ method, url, as, headers, body }: HostileRequest, answer: string): string =>
  [
    `${method} ${url} as ${as}`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...(body
      ? [`  ${body.length > 2_000 ? `base64 ${body.toString('base64')}` : JSON.stringify(body.toString())}`]
      : []),
    `  → ${answer.slice(0, 300)}`,
  ].join('\n');

/** Sessions of both accounts, whatever a request did to them, their membership or their organisation. */
async function letIn(
  app: Api,
  context: Context,
  accounts: Readonly<Record<'hr' | 'employee', Account>>,
): Promise<Map<HostileRequest['as'], string>> {
  const { everywhere } = context.database;
  const tokens = new Map<HostileRequest['as'], string>();
  for (const [as, { userId, organizationId }] of Object.entries(accounts)) {
    await everywhere.query(`update users set status = 'active' where id = $1`, [userId]);
    await everywhere.query(
      `update membership set is_current = true, is_hr_admin = $3, is_audit_user = false, allow_to_post = true where organization_id = $1 and user_id = $2`,
      [organizationId, userId, as === 'hr'],
    );
    const origin = { ip: '', userAgent: '' };
    const session = await openSession(
      context,
      app.gate.tokens,
      everywhere,
      { userId, organizationId, remember: false },
      origin,
    );
    tokens.set(as as HostileRequest['as'], session.access);
  }
  await everywhere.query('delete from application_setting');
  app.gate.forget();
  return tokens;
}
