/** Who takes and accrues leave, as the engine reads people: one statement a kind of fact, whatever their number. */
import type { AccruingPerson } from '@karmik/model/leave/engine/accrual';
import { daysOf } from '@karmik/model/leave/engine/leave-year';
import type { LeavePerson } from '@karmik/model/leave/engine/request';
import type { Tenant, Value } from '../../../db/database.ts';

export interface LeaveTaker extends LeavePerson, AccruingPerson {
  readonly user_id: number;
}

type Traits = Omit<LeaveTaker, 'daysWorkedUntil' | 'unpaidSpans'>;

/** Days that are not paid and so do not count as worked: absences, and leave without pay by its part. */
interface UnpaidDay {
  readonly employee_id: number;
  readonly day: string;
  readonly lost: number;
  readonly is_leave: boolean;
}

/** How much of a list of days in their order lies until a day. */
function lostUntil(days: readonly UnpaidDay[]): (day: string) => number {
  const sums: number[] = [];
  let sum = 0;
  for (const { lost } of days) sums.push((sum += lost));
  return (until) => {
    let low = 0;
    let high = days.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((days[middle]?.day ?? '') <= until) low = middle + 1;
      else high = middle;
    }
    return sums[low - 1] ?? 0;
  };
}

const religionOf = (list: 'religion' | 'ethnicity'): string =>
  `(select n.id from ${list} n where n.organization_id = e.organization_id and lower(n.name) = lower(e.${list}))`;

/**
 * These people, or everyone who is employed or was within the last year.
 * @param today the day in the organization, on which what they are is read
 */
export async function leaveTakers(tenant: Tenant, today: string, ids?: readonly number[]): Promise<LeaveTaker[]> {
  // Whom it is about is in the text, so that a plan made for all values reads some people by their index.
  const values: Value[] = [tenant.organizationId, today];
  const among = ids === undefined ? undefined : `= any($${values.push([...ids])})`;
  const ofThem = (column: string): string => (among === undefined ? '' : `and ${column} ${among}`);
  const people = await tenant.query<Traits>(
    `select e.user_id, e.gender, e.marital_status, e.employment_level_id as employment_level, e.employment_type_id as employment_type,
            e.branch_id as branch, e.division_id as division, ${religionOf('religion')} as religion, ${religionOf('ethnicity')} as ethnicity,
            e.joined_on, coalesce(s.effective_date - 1, case when not e.is_current then m.last end) as left_on,
            (select h.probation_ends_on from employment h where h.organization_id = e.organization_id and h.employee_id = e.user_id
                and h.starts_on <= $2 order by h.starts_on desc limit 1) as probation_until, s.notice_on as notice_from
       from employee e
       left join lateral (select s.effective_date, s.notice_on from separation s where s.organization_id = e.organization_id
              and s.employee_id = e.user_id and s.status in ('In progress', 'Settled') order by s.id desc limit 1) s on true
       left join lateral (select max(h.ends_on) as last from employment h where h.organization_id = e.organization_id
              and h.employee_id = e.user_id) m on true
      where e.organization_id = $1 and e.user_id is not null
        ${among === undefined ? 'and (e.is_current or s.effective_date > $2::date - 366)' : ofThem('e.user_id')}
      order by e.user_id`,
    values,
  );
  const unpaid = await tenant.query<UnpaidDay>(
    `select r.sender_id as employee_id, d.day, (d.quantity * (1 - d.paid))::float8 as lost, true as is_leave
       from leave_request r join leave_request_days d on d.organization_id = r.organization_id and d.parent_id = r.id
      where r.organization_id = $1 and r.status = 'Approved' and d.quantity > 0 and d.paid < 1 ${ofThem('r.sender_id')}
     union all
     select a.employee_id, a.day, 1, false from attendance_day a
      where a.organization_id = $1 and a.standing = 'Absent' and a.day < $2 ${ofThem('a.employee_id')}
      order by employee_id, day`,
    values,
  );
  const byPerson = Map.groupBy(unpaid, ({ employee_id: id }) => id);
  return people.map((person) => {
    const days = byPerson.get(person.user_id) ?? [];
    const lost = lostUntil(days);
    return {
      ...person,
      daysWorkedUntil: (day) => Math.max(0, daysOf({ from: person.joined_on, to: day }) - lost(day)),
      unpaidSpans: days.flatMap(({ day, lost: part, is_leave }) =>
        is_leave && part >= 1 ? [{ from: day, to: day }] : [],
      ),
    };
  });
}
