/** Who reads the records of modules that have no endpoints from their declaration, or that a `scope` narrows; see `entity/readers.ts`. */
import { supervisionOn, supervisorsOf } from '../access/supervision.ts';
import { readersOfRequest } from '../approval/readers.ts';
import { everyMember, peopleOf, type ReadersByName } from '../entity/readers.ts';
import { isFor } from './forms/audience.ts';
import { requestKinds } from './request-kinds.ts';

/** Employees `e` for whom a row `r` is. */
const employeesWhere = (condition: string): string =>
  `select e.user_id from employee e where e.organization_id = r.organization_id and ${condition}`;
const inBranchAndDivision =
  '(cardinality(r.branches) = 0 or e.branch_id = any(r.branches)) and (cardinality(r.divisions) = 0 or e.division_id = any(r.divisions))';
const peopleIn = (list: string): string =>
  `select (i.item->>'person')::bigint from jsonb_array_elements(r.${list}) i(item)`;

export const readers: ReadersByName = {
  ...Object.fromEntries(requestKinds.map((kind) => [kind.entity.name, readersOfRequest(kind)])),
  // People of an organisation see each other: their names, their photos and who is there.
  user: everyMember,
  directory: everyMember,
  post: {
    codes: ['7.00'],
    others: `select p.id as record, case when p.state = 'Published' then null else p.author_id end as person, null::text as code
               from post p where p.organization_id = $1 and p.id = any($2::bigint[]) and $3::date is not null`,
  },
  employee: {
    codes: ['3.99', '4.99'],
    others: peopleOf('employee', ['select r.user_id', supervisorsOf('r.user_id', '$3')]),
  },
  permission_group: { codes: ['1.00'] },
  holiday: {
    codes: ['2.07'],
    others: peopleOf('holiday', [
      employeesWhere(`(cardinality(r.genders) = 0 or e.gender = any(r.genders)) and ${inBranchAndDivision}`),
    ]),
  },
  organization_document: {
    codes: ['2.03'],
    others: `${peopleOf('organization_document', [
      employeesWhere(inBranchAndDivision),
      `select m.user_id from membership m where m.organization_id = r.organization_id and cardinality(r.branches) = 0 and cardinality(r.divisions) = 0`,
    ])} and r.is_published and r.archived_at is null`,
  },
  archived_payslip: {
    codes: ['11.99', '11.00'],
    others: `${peopleOf('archived_payslip', ['select r.employee_id'])} and r.status = 'Published'`,
  },
  change_request: {
    codes: ['4.07'],
    others: peopleOf('change_request', [
      'select r.employee_id',
      'select r.requested_by',
      supervisorsOf('r.employee_id', '$3'),
    ]),
  },
  separation: { codes: ['4.10'] },
  exit_interview: { codes: ['4.10'], others: peopleOf('exit_interview', ['select r.employee_id']) },
  pre_employment: { codes: ['4.09'] },
  candidate_evaluation: { codes: ['4.09'] },
  salary_declaration: { codes: ['4.09'] },
  process_task: {
    codes: [],
    others: `select r.id as record, r.assignee_id as person, null::text as code from process_task r
              where r.organization_id = $1 and r.id = any($2::bigint[]) and r.assignee_id is not null and $3::date is not null
             union all select r.id, null, case r.process when 'Separation' then '4.10' when 'Employment review' then '4.06' else '4.09' end
              from process_task r where r.organization_id = $1 and r.id = any($2::bigint[])`,
  },
  form: {
    codes: ['21.00'],
    others: `select f.id as record, m.user_id as person, null::text as code from form f join membership m on m.organization_id = f.organization_id
              where f.organization_id = $1 and f.id = any($2::bigint[]) and f.state <> 'Draft' and f.archived_at is null and m.is_current
                and $3::date is not null and ${isFor}`,
  },
  form_draft: { codes: [], others: peopleOf('form_draft', ['select r.person_id']) },
  task: {
    codes: ['8.01'],
    others: peopleOf('task', [
      'select r.created_by_id',
      peopleIn('responsible'),
      peopleIn('observers'),
      `select v.supervisor_id from jsonb_array_elements(r.responsible) i(item) join ${supervisionOn('$3')} v
         on v.organization_id = r.organization_id and v.subordinate_id = (i.item->>'person')::bigint`,
    ]),
  },
  task_recurrence: { codes: [], others: peopleOf('task_recurrence', ['select r.created_by_id']) },
  task_score: { codes: ['8.04'], others: peopleOf('task_score', ['select r.employee_id', 'select r.approver_id']) },
  punch: {
    codes: ['5.01'],
    others: `${peopleOf('punch', ['select r.employee_id', supervisorsOf('r.employee_id', '$3')])}
             union all select r.id, null, '5.09' from punch r where r.organization_id = $1 and r.id = any($2::bigint[]) and r.source = 'manual'`,
  },
};
