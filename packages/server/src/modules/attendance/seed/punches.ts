/** Attendance of the demo: what a few people logged on the last days, as they do it. */
import type { PunchCategory } from '@karmik/model/attendance/punch';
import type { Location } from '@karmik/model/kit/fields';
import type { Context } from '../../../context.ts';
import { placeOfPunch } from '../place-of-punch.ts';
import { logPunch } from '../punches.ts';
import { daysBack } from './shifts.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';

const day = 86_400_000;
const minute = 60_000;
/** Minutes from midnight in Kathmandu to that in UTC. */
const ahead = 345;

/** A working day: what is logged, and at which minute of the day. */
const worked: readonly (readonly [PunchCategory, number])[] = [
  ['Punch In', 9 * 60 + 52],
  ['Lunch Break', 13 * 60 + 4],
  ['Meeting', 14 * 60 + 30],
  ['Punch Out', 18 * 60 + 7],
];
/** At the head office, some steps further for each person. */
const near = (steps: number) => ({ latitude: 27.7172 + steps * 0.0002, longitude: 85.324, accuracy: 12 + steps * 3 });

/** The days but the last, which the services write, by one statement. */
const insertLogged = `insert into punch (organization_id, created_at, employee_id, remark_category, punched_at, punched_on, location, source,
    accuracy, office_distance, is_outside)
  select $1, punched_at, employee_id, remark_category, punched_at, (punched_at at time zone 'Asia/Kathmandu')::date, location, 'web', accuracy,
    office_distance, is_outside from jsonb_populate_recordset(null::punch, $2::jsonb) with ordinality order by ordinality`;

export async function writePunches({
  context,
  organizationId,
  plan: { slug },
  end,
  setTime,
}: DemoOrganization): Promise<void> {
  const people = await context.database.everywhere.query<{ id: number }>(
    `select m.user_id as id from membership m join users u on u.id = m.user_id
      where m.organization_id = $1 and m.is_current and not m.is_audit_user and u.status = 'active'
      order by u.email like '%@' || $2 || '.demo' desc, m.user_id limit 6`,
    [organizationId, slug],
  );
  const midnight = Math.floor((end + ahead * minute) / day) * day - ahead * minute;
  const tenant = context.database.organization(organizationId);
  const earlier: object[] = [];
  for (const back of [5, 4, 3, 2, 1])
    for (const [index, { id }] of people.entries()) {
      const place = index % 2 === 0 ? near(index) : undefined;
      // No one is as regular as a table.
      const logged = worked.map(([category, at]) => ({
        category,
        at: new Date(midnight - back * day + (at + ((index * 7 + back * 3) % 11)) * minute),
      }));
      if (back > 1) {
        const { accuracy = null, ...location } = place ?? {};
        const placed = await placeOfPunch(tenant, place ? (location as Location) : null, accuracy);
        for (const { category, at } of logged)
          earlier.push({
            employee_id: id,
            remark_category: category,
            punched_at: at,
            location: place ? location : null,
            ...placed,
          });
        continue;
      }
      if (earlier.length) await tenant.query(insertLogged, [organizationId, JSON.stringify(earlier.splice(0))]);
      const writer = await writerOf(context, organizationId, id);
      for (const { category, at } of logged) {
        setTime(at);
        const given = { remark_category: category, ...place };
        await writer.access.tenant.transaction((inner) => logPunch(writer, inner, given, 'web'));
      }
    }
  setTime(new Date(end));
  await enterByHand(context, organizationId, slug, midnight);
}

/**
 * Supervisors may enter attendance of their team, and the first of them did, for a day on which no one could log it. Just after the midnight
 * that ends a Saturday that day is eight days ago.
 */
async function enterByHand(context: Context, organizationId: number, slug: string, midnight: number): Promise<void> {
  const tenant = context.database.organization(organizationId);
  await tenant.query(
    `insert into manual_attendance_setting (organization_id, allow_supervisor, days_back, created_at) values ($1, true, 10, $2)`,
    [organizationId, context.clock()],
  );
  // A Saturday is among the days of the demo whatever its last one is, so that work on a day off earns its leave.
  const back = new Date(midnight + ahead * minute).getUTCDay() === 6 ? 7 : 6;
  const last = new Date(midnight - back * day + ahead * minute).toISOString().slice(0, 10);
  for (const [category, at] of [
    ['Punch In', 10 * 60],
    ['Punch Out', 17 * 60],
  ] as const)
    await tenant.query(
      `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, entered_by_id, entry_remark, created_at)
       select s.organization_id, s.subordinate_id, $3, $4, $5, 'manual', s.supervisor_id, 'No electricity at the gate', $6
         from supervision s join users u on u.id = s.subordinate_id and u.status = 'active' join users h on h.id = s.supervisor_id
        where s.organization_id = $1 and s.position = 1 and s.valid_from <= $5::date
          and not exists (select from punch p where p.organization_id = $1 and p.employee_id = s.subordinate_id and p.source <> 'manual')
        order by h.email = 'supervisor@' || $2 || '.demo' desc, s.supervisor_id, s.subordinate_id limit 4`,
      [organizationId, slug, category, new Date(midnight - back * day + at * minute), last, context.clock()],
    );
}

/**
 * Three months of office hours of everyone, by one statement: people come and go at times of their own, some are late, some forget to punch
 * out, and few are absent. Who has logged something on a day is left alone. The team of the demo supervisor has lately sent along where it was.
 */
export async function punchOfficeHours({
  context,
  organizationId,
  plan: { slug },
  end,
  until,
}: DemoOrganization): Promise<void> {
  const tenant = context.database.organization(organizationId);
  await tenant.query(
    `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, created_at, location, accuracy, office_distance)
     select $1, w.employee_id, k.category, (w.day + k.at) at time zone 'Asia/Kathmandu', w.day, 'web', (w.day + k.at) at time zone 'Asia/Kathmandu',
            case when p.steps is not null then jsonb_build_object('latitude', 27.7172 + p.steps * 0.0002, 'longitude', 85.324) end,
            10 + p.steps * 3, round(p.steps * 22.24)
       from (select e.user_id as employee_id, d.day::date as day, abs(hashtextextended(e.user_id || ' ' || d.day::date, 83)) as luck
               from employee e join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id and m.is_current
               cross join generate_series($2::date, $3::date, interval '1 day') d (day)
              where e.organization_id = $1 and e.joined_on <= d.day and extract(dow from d.day) <> 6
                and not exists (select from holiday h where h.organization_id = $1 and d.day between h.starts_on and h.ends_on)
                and not exists (select from punch p where p.organization_id = $1 and p.employee_id = e.user_id and p.punched_on = d.day)
                and not exists (select from shift_assignment a where a.organization_id = $1 and a.employee_id = e.user_id and a.starts_on <= d.day)) w
       cross join lateral (values ('Punch In', time '09:42' + make_interval(mins => (w.luck % 29)::integer + case when w.luck % 17 = 0 then 34 else 0 end)),
                                  ('Punch Out', time '17:52' + make_interval(mins => (w.luck / 29 % 41)::integer + case when w.luck % 19 = 0 then 95 else 0 end))) k (category, at)
      cross join lateral (select case when w.employee_id = any($5::bigint[]) and w.day > $3::date - 7 then w.luck % 5 end as steps) p
      where (w.day + k.at) at time zone 'Asia/Kathmandu' <= $4 and w.luck % 31 <> 0 and not (k.category = 'Punch Out' and w.luck % 43 = 0)`,
    [
      organizationId,
      new Date(end - daysBack * day).toISOString().slice(0, 10),
      new Date(until.getTime() + ahead * minute).toISOString().slice(0, 10),
      until,
      await teamOf(context, organizationId, slug),
    ],
  );
}
