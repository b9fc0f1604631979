/**
 * Ways back into an account. The person who asks gets one answer at once; a job looks whom the name belongs to, so that the time of the answer tells
 * no one who has an account.
 */
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { countRecovery } from './attempts.ts';
import { findAccount } from './credentials.ts';
import { inviteAgain } from './invitations.ts';
import { sendLinks } from './links.ts';
import { mailHomeOf } from './mail-home.ts';

export const askForRecovery = (queries: Queries, name: string, now: Date) =>
  queries.query('insert into recovery_request (name, requested_at) values ($1, $2)', [name, now]);

const atATime = 50;
/** What could not be sent by then is asked for again by the person who still wants it. */
const longestMinutes = 15;

/** Sends the links that were asked for. Run often, by any server: each name is taken once. */
export async function recoverAccounts(context: Context): Promise<void> {
  const { everywhere } = context.database;
  await everywhere.query('delete from recovery_request where requested_at < $1', [
    new Date(context.clock().getTime() - longestMinutes * 60_000),
  ]);
  const next = () =>
    everywhere.transaction(async (queries) => {
      const asked = await queries.one<{ name: string }>(
        'delete from recovery_request where id = (select id from recovery_request order by id limit 1 for update skip locked) returning name',
      );
      if (asked) await recover(context, queries, asked.name);
      return asked !== undefined;
    });
  for (let taken = 0; taken < atATime && (await next()); taken++);
}

async function recover(context: Context, queries: Queries, name: string): Promise<void> {
  const account = await findAccount(queries, name);
  // Someone who never accepted gets the invitation once more.
  if (account?.status !== 'active') return inviteAgain(context, queries, name);
  if (account.email === null || !(await countRecovery(queries, account.id, context.clock()))) return undefined;
  const home = await mailHomeOf(queries, account.id);
  if (!home) return undefined;
  return sendLinks(context, queries, home, 'reset', [
    { user_id: account.id, email: account.email, full_name: account.full_name, username: account.username },
  ]);
}
