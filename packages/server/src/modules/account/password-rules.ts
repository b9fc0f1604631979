/** The rules that organisations set for passwords, and putting a new one in the place of the old. */
import type { OwnPasswordRules } from '@karmik/model/account/contracts';
import { passwordProblem, usualPasswordRules } from '@karmik/model/account/password-rules';
import type { Queries } from '../../db/database.ts';
import { invalidField } from '../../http/errors.ts';
import { refuseEasy, wordsOf } from './easy-passwords.ts';
import { passwordMatches } from './passwords.ts';
import { accountMessages } from './messages.ts';

/** The strictest rules of the installation and of the organisations that an account belongs to, or that invites the person who founds one. */
export async function rulesFor(queries: Queries, userId: number): Promise<OwnPasswordRules> {
  const row = await queries.one<OwnPasswordRules>(
    `select coalesce(max(r.password_min_length), $2) as min_length, coalesce(bool_or(r.password_uppercase), false) as uppercase,
            coalesce(bool_or(r.password_lowercase), false) as lowercase, coalesce(bool_or(r.password_special), false) as special,
            coalesce(max(r.password_history), 0) as history
       from (select s.password_min_length, s.password_uppercase, s.password_lowercase, s.password_special, s.password_history
               from membership m join security_setting s on s.organization_id = m.organization_id
              where m.is_current and (m.account_id = $1 or (m.account_id is null and m.user_id = $1))
             union all
             select password_min_length, password_uppercase, password_lowercase, password_special, password_history from security_floor) r`,
    [userId, usualPasswordRules.min_length],
  );
  return row ?? { ...usualPasswordRules, history: 0 };
}

/** Whether a password has outlived the rules in force. */
export async function isTooOld(queries: Queries, userId: number, now: Date): Promise<boolean> {
  const row = await queries.one(
    `select from users u where u.id = $1
        and coalesce(u.password_changed_at, u.created_at) <= $2::timestamptz - make_interval(days => password_expires_after_days(u.id))`,
    [userId, now],
  );
  return row !== undefined;
}

/** @throws 400 on `password` when it breaks a rule of an organisation, is easy to guess, or was used before */
export async function checkNewPassword(queries: Queries, userId: number, password: string): Promise<void> {
  const rules = await rulesFor(queries, userId);
  const problem = passwordProblem(password, rules);
  if (problem) throw invalidField('password', problem);
  await refuseEasy(password, await wordsOf(queries, userId));
  const before = await queries.query<{ hash: string }>(
    `(select password_hash as hash from users where id = $1 and password_hash is not null)
     union all (select hash from password_history where user_id = $1 order by id desc limit $2)`,
    // The current one is always among those that may not come again.
    [userId, Math.max(0, rules.history - 1)],
  );
  for (const { hash } of before)
    if (await passwordMatches(hash, password)) throw invalidField('password', accountMessages.passwordUsedBefore);
}

/** Stores a new password, and remembers the old one for as long as any rule may ask for it. */
export async function replacePassword(queries: Queries, userId: number, hash: string, now: Date): Promise<void> {
  await queries.query(
    `insert into password_history (user_id, hash, replaced_at)
     select id, password_hash, $2 from users where id = $1 and password_hash is not null`,
    [userId, now],
  );
  await queries.query(
    `delete from password_history where user_id = $1
        and id not in (select id from password_history where user_id = $1 order by id desc limit 12)`,
    [userId],
  );
  await queries.query(
    `update users set password_hash = $2, password_changed_at = $3,
        status = case when status = 'invited' then 'active' else status end where id = $1`,
    [userId, hash, now],
  );
}
