/** Work shifts of the demo: office hours for everyone, a night shift of a few, and someone who works remotely. */
import type { DemoOrganization } from '../../../seed/demo-organization.ts';
import { teamOf } from '../../../seed/demo-organization.ts';

/** How far back the demo counts days, and people punch. */
export const daysBack = 92;
const dayMs = 86_400_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export async function writeShifts({ context, organizationId, plan: { slug }, end }: DemoOrganization): Promise<void> {
  const tenant = context.database.organization(organizationId);
  const from = new Date(end - daysBack * dayMs).toISOString().slice(0, 10);
  const shifts = await tenant.query<{ id: number; name: string }>(
    `insert into work_shift (organization_id, name, is_default, colour, description, mode, worked_mode, grace_late_in, grace_early_out,
                             late_counted_from, half_day_below, absent_below, created_at)
     values ($1, 'Office hours', true, '#2f7d6b', 'Sunday to Friday', 'Fixed', 'First to last', 15, 10, 'Start of the shift', 300, 120, $2),
            ($1, 'Night shift', false, '#4a5a9e', 'Guards and servers', 'Fixed', 'First to last', 10, 10, 'Start of the shift', 300, 120, $2)
     returning id, name`,
    [organizationId, context.clock()],
  );
  for (const [name, starts, ends] of [
    ['Office hours', '10:00', '18:00'],
    ['Night shift', '21:00', '05:00'],
  ] as const)
    await tenant.query(
      `insert into work_shift_timings (organization_id, parent_id, position, effective_from, weekday, starts_at, ends_at)
       select $1, $2, n, $3, weekday, $4, $5 from unnest($6::text[]) with ordinality w (weekday, n)`,
      [organizationId, shifts.find((shift) => shift.name === name)?.id ?? 0, from, starts, ends, weekdays],
    );
  const people = await teamOf(context, organizationId, slug);
  await tenant.query(
    `insert into shift_assignment (organization_id, employee_id, work_shift_id, starts_on, created_at)
     select $1, p, $3, $4, $5 from unnest($2::bigint[]) p`,
    [
      organizationId,
      people.slice(-1),
      shifts.find(({ name }) => name === 'Night shift')?.id ?? 0,
      new Date(end - 20 * dayMs).toISOString().slice(0, 10),
      context.clock(),
    ],
  );
  await tenant.query(
    `insert into attendance_setting (organization_id, employee_id, web_attendance, is_remote, ignores_devices, starts_on, created_at)
     select $1, p, true, true, false, $3, $4 from unnest($2::bigint[]) p`,
    [organizationId, people.slice(-2, -1), from, context.clock()],
  );
}
