/** The roster of the demo supervisor's division: two weeks that are published, and a draft of the next. */
import { cellsOf, type Planned } from '@karmik/model/attendance/roster/pattern';
import { weekdayNames, weekdayOf } from '@karmik/model/kit/weekdays';
import { addDays, todayIn } from '@karmik/model/kit/zone';
import type { Tenant } from '../../../db/database.ts';
import { teamOf, type DemoOrganization } from '../../../seed/demo-organization.ts';

/** A shift that begins early, on every day of the week. */
async function writeMorningShift(tenant: Tenant, from: string, now: Date): Promise<void> {
  await tenant.query(
    `with made as (
       insert into work_shift (organization_id, name, is_default, colour, description, mode, worked_mode, grace_late_in, grace_early_out,
                               late_counted_from, half_day_below, absent_below, created_at)
       values ($1, 'Morning shift', false, '#b8731e', 'Every day', 'Fixed', 'First to last', 10, 10, 'Start of the shift', 300, 120, $3)
       returning id)
     insert into work_shift_timings (organization_id, parent_id, position, effective_from, weekday, starts_at, ends_at)
     select $1, made.id, n, $2, weekday, '06:00', '14:00' from made, unnest($4::text[]) with ordinality w (weekday, n)`,
    [tenant.organizationId, from, now, weekdayNames],
  );
}

export async function writeRoster({ context, organizationId, plan: { slug }, end }: DemoOrganization): Promise<void> {
  const tenant = context.database.organization(organizationId);
  const today = todayIn('Asia/Kathmandu', new Date(end));
  const sunday = addDays(today, -weekdayNames.indexOf(weekdayOf(today)));
  await writeMorningShift(tenant, sunday, context.clock());
  const [first = 0] = await teamOf(context, organizationId, slug);
  const people = await tenant.query<{ id: number }>(
    `select e.user_id as id from employee e
       join employee f on f.organization_id = e.organization_id and f.user_id = $2 and f.division_id = e.division_id
      where e.organization_id = $1 and e.is_current and e.joined_on <= $3 order by e.user_id = $2 desc, e.user_id limit 40`,
    [organizationId, first, sunday],
  );
  const shifts = await tenant.query<{ id: number; name: string }>(
    'select id, name from work_shift where organization_id = $1',
    [organizationId],
  );
  const named = (name: string): Planned => shifts.find((shift) => shift.name === name)?.id ?? null;
  const [morning, office, night] = [named('Morning shift'), named('Office hours'), named('Night shift')];
  const cells = cellsOf({
    steps: [morning, morning, office, office, night, null, null],
    starts_on: addDays(today, 1),
    ends_on: addDays(sunday, 20),
    people: people.map(({ id }) => id),
    stagger: 2,
  });
  const published = addDays(sunday, 13);
  await tenant.query(
    `insert into roster_entry (organization_id, employee_id, day, work_shift_id, branch_id, is_published, source, created_at)
     select $1, g.employee_id, g.day, g.work_shift_id, e.branch_id, g.day <= $5, 'pattern', $6
       from unnest($2::bigint[], $3::date[], $4::bigint[]) g (employee_id, day, work_shift_id)
       join employee e on e.organization_id = $1 and e.user_id = g.employee_id`,
    [
      organizationId,
      cells.map(({ employee }) => employee),
      cells.map(({ day }) => day),
      cells.map(({ day, planned }) => (weekdayOf(day) === 'Saturday' && planned !== morning ? null : planned)),
      published,
      context.clock(),
    ],
  );
  // What is over was worked as it was assigned.
  await tenant.query(
    `insert into roster_entry (organization_id, employee_id, day, work_shift_id, branch_id, is_published, source, created_at)
     select $1, e.user_id, d.day::date, case when extract(dow from d.day) = 6 then null else coalesce(a.work_shift_id, $5) end, e.branch_id, true,
            'manual', $6
       from employee e cross join generate_series($3::date::timestamp, $4::date::timestamp, interval '1 day') d (day)
       left join shift_assignment a on a.organization_id = $1 and a.employee_id = e.user_id and a.starts_on <= d.day
         and (a.ends_on is null or a.ends_on >= d.day)
      where e.organization_id = $1 and e.user_id = any($2::bigint[])`,
    [organizationId, people.map(({ id }) => id), sunday, today, office, context.clock()],
  );
}
