/** Who looks after the installation. The right is given and taken on the machine alone, by `npm run operator`. */
import type { Everywhere, Queries } from '../../db/database.ts';
import { writeAudit } from '../../access/audit.ts';

/** A refusal for the person who runs the command. */
export class OperatorError extends Error {}

interface Account {
  readonly id: number;
  readonly email: string;
  readonly is_operator: boolean;
  /** Where the account works by default, in whose audit the change stands. */
  readonly organization_id: number | null;
}

const find = (queries: Queries, email: string): Promise<Account | undefined> =>
  queries.one<Account>(
    `select u.id, u.email, u.is_operator,
            (select m.organization_id from membership m where m.account_id = u.id and m.is_current order by m.is_default desc, m.organization_id limit 1) as organization_id
       from users u where lower(u.email) = lower($1) for update of u`,
    [email],
  );

export interface Operator {
  readonly email: string;
  readonly full_name: string;
  readonly status: string;
}

export const listOperators = (queries: Queries): Promise<Operator[]> =>
  queries.query<Operator>(
    `select email, concat_ws(' ', first_name, nullif(middle_name, ''), last_name) as full_name, status
       from users where is_operator order by email`,
  );

/**
 * Makes an account an operator of the installation, or ends that.
 * @returns whether anything changed
 * @throws OperatorError for an unknown address, one that works in no organisation, and the last operator who can sign in
 */
export const setOperator = (everywhere: Everywhere, email: string, isOperator: boolean, at: Date): Promise<boolean> =>
  everywhere.transaction(async (queries) => {
    // Of two who end each other's right at once, one goes first.
    await queries.query(`select pg_advisory_xact_lock(hashtextextended('operators', 0))`);
    const account = await find(queries, email);
    if (!account) throw new OperatorError(`No account has the address ${email}.`);
    if (account.is_operator === isOperator) return false;
    if (account.organization_id === null) throw new OperatorError(`${account.email} works in no organization.`);
    if (!isOperator) {
      const other = await queries.one(
        `select from users where is_operator and status = 'active' and id <> $1 limit 1`,
        [account.id],
      );
      if (!other)
        throw new OperatorError(`${account.email} is the last operator. Grant the right to another account first.`);
    }
    await queries.query('update users set is_operator = $2 where id = $1', [account.id, isOperator]);
    await writeAudit(queries, {
      organizationId: account.organization_id,
      actorId: null,
      action: isOperator ? 'operator_granted' : 'operator_revoked',
      objectType: 'user',
      objectId: account.id,
      at,
    });
    return true;
  });
