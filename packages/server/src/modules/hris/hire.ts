/** How people become employees: account, membership, file and the first record of employment. */
import { employee } from '@karmik/model/hris/employee';
import { columnOf, fieldEntries } from '@karmik/model/kit/entity';
import { actorOf } from '../../access/system.ts';
import type { Queries, Tenant } from '../../db/database.ts';
import { sqlTypes } from '../../entity/columns.ts';
import type { Recipient } from '../account/links.ts';

const columns = fieldEntries(employee).map(([name, field]) => columnOf(name, field));
const names = Object.keys(employee.fields);
const recordset = Object.entries(employee.fields).map(([name, field]) => `${name} ${sqlTypes[field.kind] ?? 'text'}`);

/**
 * One statement makes all that an employee consists of, since each further one takes a single person as long as what it writes. Its steps
 * follow each other through their rows: an account, its membership, the file, and the first employment with the event of the audit log.
 */
const hiring = `
  with given as (
    select * from jsonb_to_recordset($2::jsonb) as r (number integer, username text, ${recordset.join(', ')})),
  member as (
    select g.number, m.user_id, u.username
      from given g join users a on lower(a.email) = lower(g.email) join membership m on m.organization_id = $1 and m.account_id = a.id
      join users u on u.id = m.user_id
     where not exists (select from employee e where e.organization_id = $1 and e.user_id = m.user_id)),
  account as (
    insert into users (username, first_name, middle_name, last_name)
    select g.username, g.first_name, coalesce(g.middle_name, ''), g.last_name from given g
     where not exists (select from member m where m.number = g.number) order by g.number
    returning id, username),
  new_member as (
    insert into membership (organization_id, user_id) select $1, id from account returning user_id),
  person as (
    select number, user_id, username, false as is_invited from member
    union all
    select g.number, m.user_id, a.username, true from new_member m join account a on a.id = m.user_id join given g on g.username = a.username),
  file as (
    insert into employee (organization_id, user_id, ${columns.join(', ')})
    select $1, p.user_id, ${names.map((name) => `g.${name}`).join(', ')} from person p join given g on g.number = p.number order by g.number
    returning *),
  first_employment as (
    insert into employment (organization_id, employee_id, change, starts_on, branch_id, division_id, job_title_id, employment_type_id,
                            employment_level_id, applied_at, created_at)
    select $1, f.user_id, 'Appointment', f.joined_on, f.branch_id, f.division_id, f.job_title_id, f.employment_type_id,
           f.employment_level_id, $3, $3
      from file f
     where not exists (select from employment h where h.organization_id = $1 and h.employee_id = f.user_id)),
  audited as (
    insert into audit_event (organization_id, actor_id, action, object_type, object_id, after, request_id, ip, at)
    select $1, $4, 'created', 'employee', f.id::text,
           jsonb_build_object('employee_code', f.employee_code, 'full_name', f.full_name, 'joined_on', f.joined_on) || $5::jsonb, $6, $7, $3
      from file f order by f.id)
  select f.id as employee_id, f.user_id, f.full_name, f.email, p.username, p.is_invited
    from file f join person p on p.user_id = f.user_id order by f.id`;

/** The file of someone, by the names of its fields; references are ids. */
export interface NewEmployee {
  readonly employee_code: string;
  /** Null for someone who does not sign in. */
  readonly email: string | null;
  readonly [field: string]: unknown;
}

export type Hired = Omit<Recipient, 'email'> & {
  readonly email: string | null;
  readonly employee_id: number;
  /** Whether no one signs in for them yet, so that an invitation is due. */
  readonly is_invited: boolean;
};

/** Who hires, as the audit log keeps it. */
export interface Hiring {
  readonly by: number | null;
  readonly at: Date;
  /** What the log keeps besides code, name and day of joining: where they come from. */
  readonly source?: object;
  readonly requestId?: string;
  readonly ip?: string;
}

/** Those to whom an invitation is due and who have an address that it goes to. */
export const invitedOf = (people: readonly Hired[]): Recipient[] =>
  people.flatMap((person) => (person.is_invited && person.email !== null ? [{ ...person, email: person.email }] : []));

/**
 * Creates employees in their order. Each is someone new to the installation, no matter who else has the address: which account acts as them is
 * said by its owner, who accepts the invitation of their organization. A member of this very organization who has no file yet, such as who
 * founded it, gets theirs.
 * @returns the employees in the same order
 */
export const hire = (
  queries: Queries,
  organization: { readonly id: number; readonly slug: string },
  people: readonly NewEmployee[],
  { by, at, source = {}, requestId = '', ip = '' }: Hiring,
): Promise<Hired[]> =>
  queries.query<Hired>(hiring, [
    organization.id,
    JSON.stringify(
      people.map((person, number) => ({
        ...person,
        number,
        username: `${organization.slug}.${person.employee_code}`.toLowerCase(),
      })),
    ),
    at,
    actorOf(by),
    JSON.stringify(source),
    requestId,
    ip,
  ]);

/** Whom someone who was hired reports to first, from their first day. A person never supervises themselves. */
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
