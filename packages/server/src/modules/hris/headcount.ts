/** Headcount as a movement: the figures of each unit in a period, and the people of each figure. */
import {
  headcountMovement,
  headcountPeople,
  noUnit,
  type HeadcountFigure,
  type HeadcountUnit,
} from '@karmik/model/hris/headcount';
import type { DaySpan } from '@karmik/model/kit/period';
import type { QueryRowOf } from '@karmik/model/kit/query';
import { Conditions } from '../../entity/query.ts';
import { query, type QueryReading } from '../../queries/query.ts';
import { knownPeople } from './turnover.ts';

const columns = {
  branch: { id: 'branch_id', name: 'name' },
  division: { id: 'division_id', name: 'name' },
  job_title: { id: 'job_title_id', name: 'title' },
} as const satisfies Record<HeadcountUnit, { id: string; name: string }>;

/**
 * Changes of headcount (`event`) of days until $3, each of a record of employment with its unit. Both sides of a transfer have the day on which
 * it takes effect, so that they are in one period. A record that does not match is out of every unit: who comes from one is transferred in.
 */
const events = (unit: HeadcountUnit, matches: string): string => `
  with ${knownPeople},
  record as (
    select r.id, r.employee_id, r.starts_on, r.ends_on, r.branch_id, r.division_id, r.job_title_id, r.${columns[unit].id} as unit_id,
           coalesce(${matches}, false) as matches
      from (select h.*, p.gender from employment h join person p on p.user_id = h.employee_id where h.organization_id = $1) r),
  beside as (
    select r.*, coalesce(lag(ends_on) over service = starts_on - 1, false) as follows,
           coalesce(lag(matches) over service and lag(unit_id) over service is not distinct from unit_id, false) as was_here,
           lag(unit_id) over service as from_id,
           coalesce(lead(starts_on) over service = ends_on + 1, false) as goes_on,
           coalesce(lead(matches) over service and lead(unit_id) over service is not distinct from unit_id, false) as stays_here,
           lead(unit_id) over service as to_id
      from record r
    window service as (partition by employee_id order by starts_on)),
  event as (
    select b.*, starts_on as day, 1 as change, case when follows then 'transferred_in' else 'joined' end as figure,
           case when follows then from_id end as other_id
      from beside b where matches and not (follows and was_here) and starts_on <= $3
    union all
    select b.*, case when goes_on then ends_on + 1 else ends_on end, -1, case when goes_on then 'transferred_out' else 'left' end,
           case when goes_on then to_id end
      from beside b
     where matches and ends_on is not null and not (goes_on and stays_here)
       and case when goes_on then ends_on + 1 else ends_on end <= $3)`;

/** The organisation, the first and the last day of what is over of the period, and what the reader narrowed the records by. */
function periodOf({ tenant, clock: { today }, narrow }: QueryReading, { from, to }: DaySpan): Conditions {
  const where = new Conditions(tenant.organizationId);
  where.value(from);
  where.value(to < today || from > today ? to : today);
  narrow(where);
  return where;
}

const figureOf = (name: HeadcountFigure) =>
  `(count(*) filter (where e.day >= $2 and e.figure = '${name}'))::integer as "${name}"`;

/** Who is counted before the first day, or until the last one; or whom an event of the period is about. */
const countedIn = (figure: HeadcountFigure): string => {
  switch (figure) {
    case 'opening':
      return standing('e.day < $2');
    case 'closing':
      // A statement says the type of each of its values.
      return standing('$2::date is not null');
    default:
      return `select e.*, e.day as happened_on from event e where e.day >= $2 and e.figure = '${figure}'`;
  }
};
/** The last event of each person, where that brought them in. */
const standing = (until: string): string => `
  select e.*, e.day as happened_on from (
    select distinct on (e.employee_id) e.* from event e where ${until} order by e.employee_id, e.day desc, e.starts_on desc, e.change) e
   where e.change = 1`;

export const headcountQueries = [
  query(headcountMovement, async (read, input) => {
    const where = periodOf(read, input);
    return read.tenant.query<QueryRowOf<typeof headcountMovement>>(
      `${events(input.unit, where.where)}
       select coalesce(e.unit_id, 0) as id, coalesce(u.${columns[input.unit].name}, ${where.value(noUnit.en)}) as unit_name,
              case when e.unit_id is null then ${where.value(noUnit.ne)} end as unit_in_nepali,
              coalesce(sum(e.change) filter (where e.day < $2), 0)::integer as opening,
              ${(['joined', 'transferred_in', 'transferred_out', 'left'] as const).map(figureOf).join(', ')},
              sum(e.change)::integer as closing
         from event e left join ${input.unit} u on u.organization_id = $1 and u.id = e.unit_id
        group by e.unit_id, u.${columns[input.unit].name}
       -- A unit that was empty all the time has no row.
       having bool_or(e.day >= $2) or sum(e.change) > 0`,
      where.values,
    );
  }),
  query(headcountPeople, async (read, input) => {
    const where = periodOf(read, input);
    return read.tenant.query<QueryRowOf<typeof headcountPeople>>(
      `${events(input.unit, where.where)}
       select e.id, e.employee_id as employee, e.happened_on, e.branch_id as unit_branch, e.division_id as unit_division,
              e.job_title_id as unit_job_title, u.${columns[input.unit].name} as other_unit
         from (${countedIn(input.figure)}) e left join ${input.unit} u on u.organization_id = $1 and u.id = e.other_id`,
      where.values,
    );
  }),
];
