/** Explains a day: works it out of today's facts without storing anything, and shows the facts. */
import { attendanceDay, type DayStanding } from '@karmik/model/attendance/attendance-day';
import type { DayExplanation, ExplainedPunch } from '@karmik/model/attendance/day/explanation';
import type { DayPlan } from '@karmik/model/attendance/day/facts';
import { timingsOf } from '@karmik/model/attendance/day/instances';
import { figureNames, type FigureName } from '@karmik/model/attendance/day/reasons';
import { workOutDay } from '@karmik/model/attendance/day/work-out';
import type { Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { personJson } from '../../../entity/person.ts';
import { readRecord, type RecordView } from '../../../entity/read.ts';
import { gather } from './gather.ts';

/** The punches of a day, and those of the days beside it that count for it. */
const punchesOf = (tenant: Tenant, employee: number, day: string, counted: readonly number[]) =>
  tenant.query<ExplainedPunch>(
    `select p.id, p.punched_at, p.remark_category as category, p.source, d.name as device, p.entry_remark, p.id = any($4::bigint[]) as is_counted, p.mark,
            case when b.id is null then null else ${personJson('b')} end as entered_by,
            coalesce((select json_agg(json_build_object('kind', c.kind, 'new_category', c.new_category, 'corrected_by', ${personJson('w')},
                        'reason', a.reason, 'corrected_at', c.created_at) order by c.id)
                        from punch_correction c
                        join person w on w.organization_id = $1 and w.id = c.corrected_by_id
                        left join adjustment_request a on c.source_entity = 'adjustment_request' and a.organization_id = $1 and a.id = c.source_id
                       where c.organization_id = $1 and c.punch_id = p.id), '[]') as corrections
       from punch p
       left join attendance_device d on d.organization_id = $1 and d.id = p.device_id
       left join person b on b.organization_id = $1 and b.id = p.entered_by_id
      where p.organization_id = $1 and p.employee_id = $2 and p.punched_on between $3::date - 1 and $3::date + 1
        and (p.punched_on = $3 or p.id = any($4::bigint[]))
      order by p.punched_at, p.id`,
    [tenant.organizationId, employee, day, counted],
  );

/** Adjustments of a day that are not decided yet. */
const pendingAdjustments = (tenant: Tenant, employee: number, day: string) =>
  tenant.query<DayExplanation['pending_adjustments'][number]>(
    `select a.id, a.kind, coalesce((select json_agg(${personJson('p')} order by p.full_name) from person p
                where p.organization_id = $1 and p.id in (select unnest(s.candidates) from approval_step s
                      where s.organization_id = $1 and s.entity = 'adjustment_request' and s.object_id = a.id and s.state = 'open')), '[]') as deciders
       from adjustment_request a
      where a.organization_id = $1 and a.sender_id = $2 and a.adjusted_on = $3 and a.status in ('Requested', 'Forwarded') order by a.id`,
    [tenant.organizationId, employee, day],
  );

async function isClosed(tenant: Tenant, day: string): Promise<boolean> {
  const lock = await tenant.one(
    `select from period_lock where organization_id = $1 and area = 'attendance' and state = 'closed' and $2::date between starts_on and ends_on`,
    [tenant.organizationId, day],
  );
  return lock !== undefined;
}

function shiftIn({ shift, is_rostered_off: isOff }: DayPlan, day: string): DayExplanation['shift'] {
  if (shift === null) return null;
  const { timings, early_in: _early, late_out: _late, forgotten_after: _forgotten, ...settings } = shift;
  const parts = isOff ? [] : timingsOf(timings, day);
  return {
    ...settings,
    parts: parts.map(({ starts_at, ends_at }) => ({ starts_at: starts_at.slice(0, 5), ends_at: ends_at.slice(0, 5) })),
  };
}

type StoredDay = { readonly employee: DayExplanation['employee']; readonly day: string; standing: DayStanding } & {
  readonly [name in FigureName]: number;
};

const figuresOf = (of: { readonly [name in FigureName]: number }): DayExplanation['figures'] =>
  Object.fromEntries(figureNames.map((name) => [name, of[name]])) as DayExplanation['figures'];

/** @throws 404 where the view does not show the day */
export async function explainDay(
  context: Context,
  access: Access,
  view: RecordView,
  id: number,
): Promise<DayExplanation> {
  const { tenant } = access;
  const stored = (await readRecord(context, access, tenant, attendanceDay, view, id)) as unknown as StoredDay;
  const { employee, day } = stored;
  const facts = (await gather(tenant, [{ employee_id: employee.id, day }], context.clock())).of(employee.id);
  const plan = facts.planOf(day);
  const result = workOutDay(day, facts);
  const counted = result.punches.map((punch) => punch.id);
  const marks = new Map(result.marks.map(({ punch, mark }) => [punch.id, mark]));
  const punches = await punchesOf(tenant, employee.id, day, counted);
  const differs = stored.standing !== result.standing || figureNames.some((name) => stored[name] !== result[name]);
  return {
    id,
    employee,
    day,
    standing: result.standing,
    coefficient: result.coefficient,
    figures: figuresOf(result),
    reasons: [...result.reasons],
    shift: shiftIn(plan, day),
    is_rostered_off: plan.is_rostered_off,
    holiday: plan.holiday,
    holiday_part: plan.holiday === null ? null : (plan.holiday_part ?? 'Full'),
    is_rest_day: plan.is_rest_day,
    is_remote: plan.is_remote,
    excuses: plan.excuses.map(({ kind, part, minutes }) => ({ kind, part, minutes })),
    punches: punches.map((each) => ({ ...each, mark: marks.has(each.id) ? (marks.get(each.id) ?? null) : each.mark })),
    pending_adjustments: await pendingAdjustments(tenant, employee.id, day),
    is_closed: await isClosed(tenant, day),
    stored: differs ? { standing: stored.standing, figures: figuresOf(stored) } : null,
  };
}
