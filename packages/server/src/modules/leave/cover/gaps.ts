/** Days on which leave leaves fewer of a division than its minimum cover asks for. */
import type { CoverGap } from '@karmik/model/leave/cover';
import type { Tenant } from '../../../db/database.ts';

/** Days that a request would take, which it may hold already. */
export interface AskedDays {
  readonly person: number;
  readonly request: number;
  readonly days: readonly string[];
}

interface Asked {
  readonly from: string;
  readonly to: string;
  /** Those of which someone on the list is; null: all. */
  readonly ofPeople: readonly number[] | null;
  /** Its person's own days alone, as if the request were sent. */
  readonly asked?: AskedDays;
}

/** Days of rest and holidays of the whole division have no cover. The person who is away for a part of a day is not counted as present. */
export const gapsOf = (tenant: Tenant, { from, to, ofPeople, asked }: Asked): Promise<CoverGap[]> =>
  tenant.query<CoverGap>(
    `select distinct on (g.day, c.division_id) g.day::date as day, json_build_object('id', d.id, 'name', d.name) as division, t.members - a.away as present,
            t.members, n.needed
       from leave_cover c
       join division d on d.organization_id = c.organization_id and d.id = c.division_id
       left join application_setting s on s.organization_id = c.organization_id
      cross join generate_series($2::timestamp, $3::timestamp, interval '1 day') g (day)
      cross join lateral (select array_agg(e.user_id) as people, count(*)::integer as members from employee e
          where e.organization_id = c.organization_id and e.division_id = c.division_id and e.is_current and e.user_id is not null
            and e.joined_on <= g.day) t
      cross join lateral (select count(distinct x.person)::integer as away from (
          select r.sender_id from leave_request r join leave_request_days l on l.organization_id = r.organization_id and l.parent_id = r.id
           where r.organization_id = c.organization_id and r.status in ('Requested', 'Forwarded', 'Approved') and r.id <> $6
             and l.day = g.day and l.quantity > 0
          union all select $5::bigint where g.day = any($7::date[])) x (person) where x.person = any(t.people)) a
      cross join lateral (select case when c.measure = 'Percent' then ceil(c.least * t.members / 100.0)::integer else c.least end as needed) n
      where c.organization_id = $1 and a.away > 0 and t.members - a.away < n.needed
        and ($4::bigint[] is null or t.people && $4)
        and ($5::bigint is null or ($5 = any(t.people) and g.day = any($7::date[])))
        and trim(to_char(g.day, 'Day')) is distinct from case when s.id is null then 'Saturday' else s.weekly_day_off end
        and trim(to_char(g.day, 'Day')) is distinct from s.second_day_off
        and not exists (select from holiday h where h.organization_id = c.organization_id and h.part = 'Full' and g.day between h.starts_on and h.ends_on
                           and (h.genders, h.branches, h.religions, h.ethnicities) = ('{}', '{}', '{}', '{}')
                           and (h.divisions = '{}' or c.division_id = any(h.divisions)))
      order by g.day, c.division_id, n.needed desc`,
    [
      tenant.organizationId,
      from,
      to,
      ofPeople === null ? null : [...ofPeople],
      asked?.person ?? null,
      asked?.request ?? 0,
      [...(asked?.days ?? [])],
    ],
  );
