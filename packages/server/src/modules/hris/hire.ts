/** How people become employees: membership, file and the first record of employment. */
import { employee } from '@karmik/model/hris/employee';
import { columnOf, fieldEntries } from '@karmik/model/kit/entity';
import type { Queries, Tenant } from '../../db/database.ts';
import { sqlTypes } from '../../entity/columns.ts';
import type { Recipient } from '../account/links.ts';
import { beginEmployment } from './file/employment.ts';

const columns = fieldEntries(employee).map(([name, field]) => columnOf(name, field));
const names = Object.keys(employee.fields);
const recordset = Object.entries(employee.fields).map(([name, field]) => `${name} ${sqlTypes[field.kind] ?? 'text'}`);

/** The file of somebody, by the names of its fields; references are ids. */
export interface NewEmployee {
  readonly employee_code: string;
  /** Null for somebody who does not sign in. */
  readonly email: string | null;
  readonly [field: string]: unknown;
}

export type Hired = Omit<Recipient, 'email'> & {
  readonly email: string | null;
  readonly employee_id: number;
  /** Whether nobody signs in for them yet, so that an invitation is due. */
  readonly is_invited: boolean;
};

/** Those to whom an invitation is due and who have an address that it goes to. */
export const invitedOf = (people: readonly Hired[]): Recipient[] =>
  people.flatMap((person) => (person.is_invited && person.email !== null ? [{ ...person, email: person.email }] : []));

/**
 * Creates employees in their order. Each is somebody new to the installation, whoever else has the address: which account acts as them is
 * said by its owner, who accepts the invitation of their organization. A member of this very organization who has no file yet, such as who
 * founded it, gets theirs.
 * @returns the employees in the same order
 */
export async function hire(
  queries: Queries,
  organization: { readonly id: number; readonly slug: string },
  people: readonly NewEmployee[],
  at: Date,
): Promise<Hired[]> {
  const members = await queries.query<{ email: string; user_id: number; username: string }>(
    `select lower(a.email) as email, m.user_id, u.username
       from membership m join users a on a.id = m.account_id join users u on u.id = m.user_id
      where m.organization_id = $1 and lower(a.email) = any($2)
        and not exists (select from employee e where e.organization_id = m.organization_id and e.user_id = m.user_id)`,
    [organization.id, people.flatMap(({ email }) => email?.toLowerCase() ?? [])],
  );
  const memberOf = new Map(members.map((member) => [member.email, member]));
  const numbered = people.map((person, number) => {
    const member = person.email === null ? undefined : memberOf.get(person.email.toLowerCase());
    const username = member?.username ?? `${organization.slug}.${person.employee_code}`.toLowerCase();
    return { ...person, number, user_id: member?.user_id, username };
  });
  const added = await queries.query<{ user_id: number; username: string }>(
    `with r as (select * from jsonb_to_recordset($2::jsonb) as r (number integer, username text, first_name text, middle_name text, last_name text)),
          u as (insert into users (username, first_name, middle_name, last_name)
                select r.username, r.first_name, coalesce(r.middle_name, ''), r.last_name from r order by r.number returning id, username),
          m as (insert into membership (organization_id, user_id) select $1, id from u)
     select id as user_id, username from u`,
    [organization.id, JSON.stringify(numbered.filter(({ user_id }) => user_id === undefined))],
  );
  const addedAs = new Map(added.map(({ user_id, username }) => [username, user_id]));
  const whole = numbered.map((person) => ({ ...person, user_id: person.user_id ?? addedAs.get(person.username) ?? 0 }));
  // Nobody is looked for among all accounts and members: that would take longer with each batch of a spreadsheet.
  const stored = await queries.query<Omit<Hired, 'username' | 'is_invited'>>(
    `with r as (select * from jsonb_to_recordset($2::jsonb) as r (number integer, user_id bigint, ${recordset.join(', ')})),
          e as (insert into employee (organization_id, user_id, ${columns.join(', ')})
                select $1, r.user_id, ${names.map((name) => `r.${name}`).join(', ')} from r order by r.number
                returning id, user_id, full_name, email)
     select id as employee_id, user_id, full_name, email from e order by id`,
    [organization.id, JSON.stringify(whole)],
  );
  const usernames = new Map(whole.map((person) => [person.user_id, person.username]));
  const withAccount = new Set(members.map((member) => member.user_id));
  const made = stored.map((person) => ({
    ...person,
    username: usernames.get(person.user_id) ?? '',
    is_invited: !withAccount.has(person.user_id),
  }));
  await beginEmployment(
    queries,
    organization.id,
    made.map((person) => person.user_id),
    at,
  );
  return made;
}

/** Whom somebody who was hired reports to first, from their first day. A person never supervises themselves. */
export async function beginSupervision(
  tenant: Tenant,
  userId: number,
  supervisorId: number | null,
  from: string,
): Promise<void> {
  if (supervisorId === null || supervisorId === userId) return;
  await tenant.query(
    'insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, $4)',
    [tenant.organizationId, userId, supervisorId, from],
  );
}
