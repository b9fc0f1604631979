/** The accounts of the demo organisations, and the one password that is printed for all of them. */
import { randomBytes } from 'node:crypto';
import type { Database, Queries } from '../db/database.ts';
import { hashPassword } from '../modules/account/passwords.ts';
import { endSessionsOf } from '../modules/account/sessions.ts';

export const demoAccounts = [
  { email: 'hr@himal.demo', role: 'HR admin of Himal' },
  { email: 'supervisor@himal.demo', role: 'supervisor at Himal' },
  { email: 'employee@himal.demo', role: 'employee at Himal' },
  { email: 'audit@himal.demo', role: 'audit user of Himal' },
  { email: 'hr@sagar.demo', role: 'HR admin of Sagar' },
] as const;

export const demoEmails: readonly string[] = demoAccounts.map(({ email }) => email);

export const newDemoPassword = (): string => `demo-${randomBytes(6).toString('hex')}1a`;

/** What is to be made of the demo: nothing, all of it, or all of it again, since a start that made it was ended half-way through. */
export async function demoStateOf(everywhere: Queries): Promise<'none wanted' | 'wanted' | 'half made'> {
  const demo = await everywhere.one<{ state: string }>('select state from demo_installation');
  // No one can have used what is half made.
  if (demo) return demo.state === 'made' ? 'none wanted' : 'half made';
  return (await everywhere.one('select 1 from organization limit 1')) ? 'none wanted' : 'wanted';
}

/** Gives all demo accounts one password, and remembers its hash to tell which of them still have it. */
export async function setDemoPassword(queries: Queries, hash: string, now: Date): Promise<void> {
  await queries.query(
    `insert into demo_installation (state, password_hash) values ('made', $1)
     on conflict (is_only) do update set state = 'made', password_hash = excluded.password_hash`,
    [hash],
  );
  await queries.query(
    `update users set password_hash = $2, status = 'active', password_changed_at = $3 where email = any($1)`,
    [demoEmails, hash, now],
  );
}

/** Whether accounts have the password that was printed for them. */
export async function hasPrintedPassword({ everywhere }: Database): Promise<boolean> {
  const found = await everywhere.one(
    'select 1 from users u join demo_installation d on d.password_hash = u.password_hash where u.email = any($1) limit 1',
    [demoEmails],
  );
  return found !== undefined;
}

/**
 * A new password for all demo accounts, whatever each of them has, and the end of their sessions.
 * @returns whether this installation has demo accounts
 */
export async function renewDemoPassword({ everywhere }: Database, password: string, now: Date): Promise<boolean> {
  const hash = await hashPassword(password);
  return everywhere.transaction(async (queries) => {
    if (!(await queries.one(`select 1 from demo_installation where state = 'made' for update`))) return false;
    await setDemoPassword(queries, hash, now);
    const accounts = await queries.query<{ id: number }>('select id from users where email = any($1)', [demoEmails]);
    for (const { id } of accounts) await endSessionsOf(queries, id, 'password changed', now);
    return true;
  });
}
