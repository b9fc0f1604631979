/** How people become employees: account, membership, file and the first record of employment. */
import { employee } from '@karmik/model/hris/employee';
import { columnOf, fieldEntries } from '@karmik/model/kit/entity';
import type { Queries } from '../../db/database.ts';
import { sqlTypes } from '../../entity/columns.ts';
import type { Recipient } from '../account/links.ts';
import { beginEmployment } from './file/employment.ts';

const columns = fieldEntries(employee).map(([name, field]) => columnOf(name, field));
const names = Object.keys(employee.fields);
const recordset = Object.entries(employee.fields).map(([name, field]) => `${name} ${sqlTypes[field.kind] ?? 'text'}`);

/** The file of somebody, by the names of its fields; references are ids. */
export interface NewEmployee {
  readonly employee_code: string;
  readonly email: string;
  readonly [field: string]: unknown;
}

export type Hired = Recipient & { readonly status: string; readonly employee_id: number };

/**
 * Creates employees in their order, across the wall between organisations: an account that is there already is taken.
 * @returns the employees in the same order, with the state of their accounts
 */
export async function hire(
  queries: Queries,
  organization: { readonly id: number; readonly slug: string },
  people: readonly NewEmployee[],
  at: Date,
): Promise<Hired[]> {
  const records = JSON.stringify(
    people.map((person, number) => ({
      ...person,
      number,
      username: `${organization.slug}.${person.employee_code}`.toLowerCase(),
    })),
  );
  await queries.query(
    `insert into users (username, email, first_name, middle_name, last_name)
     select r.username, r.email, r.first_name, coalesce(r.middle_name, ''), r.last_name
       from jsonb_to_recordset($1::jsonb) as r (username text, email text, first_name text, middle_name text, last_name text)
     on conflict (lower(email)) do nothing`,
    [records],
  );
  await queries.query(
    `insert into membership (organization_id, user_id) select $1, u.id from jsonb_to_recordset($2::jsonb) as r (email text) join users u on lower(u.email) = r.email
     on conflict (organization_id, user_id) do nothing`,
    [organization.id, records],
  );
  const made = await queries.query<Hired>(
    `with r as (select * from jsonb_to_recordset($2::jsonb) as r (number integer, ${recordset.join(', ')})),
          e as (insert into employee (organization_id, user_id, ${columns.join(', ')})
                select $1, u.id, ${names.map((name) => `r.${name}`).join(', ')} from r join users u on lower(u.email) = r.email order by r.number
                returning id, user_id, full_name)
     select e.id as employee_id, e.user_id, e.full_name, u.email, u.username, u.status from e join users u on u.id = e.user_id order by e.id`,
    [organization.id, records],
  );
  await beginEmployment(
    queries,
    organization.id,
    made.map((person) => person.user_id),
    at,
  );
  return made;
}
