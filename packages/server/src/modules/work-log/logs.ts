/** Work logs over the API: kept as drafts, weighed against the day, sent, reviewed and valued. */
import type { HomeFact } from '@karmik/model/home/home';
import { numberText } from '@karmik/model/kit/figures';
import { verbatim } from '@karmik/model/kit/message';
import { bilingual, type Text } from '@karmik/model/kit/text';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { workLog } from '@karmik/model/work-log/log';
import { workLogMessages as says } from '@karmik/model/work-log/messages';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import { daysOfClock, type DayPart } from '@karmik/model/work-log/split';
import { addDays, toWall } from '@karmik/model/kit/zone';
import type { Access } from '../../access/access.ts';
import { defineRequestKind } from '../../approval/request-kind.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { isOpenBetween } from '../../ledger/periods.ts';
import { valueLog } from './pay-log.ts';
import { timeWords, weigh } from './weigh.ts';

interface Place {
  readonly project: number | null;
  readonly task: number | null;
  readonly activity: number;
}

interface Activity {
  readonly name: Text;
  readonly isTime: boolean;
  readonly unit: string;
}

const nameText = ({ name, ne }: { readonly name: string; readonly ne: string | null }): Text =>
  bilingual(name, ne ?? name);

async function activityOf(tenant: Tenant, id: number): Promise<Activity | undefined> {
  const row = await tenant.one<{ name: string; ne: string | null; counted_in: string; unit: string | null }>(
    'select name, name_in_nepali as ne, counted_in, unit from task_activity where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );
  return row && { name: nameText(row), isTime: row.counted_in === 'Time', unit: row.unit ?? '' };
}

/** Why a person may not log work there; undefined where they may (WC-11). */
export async function placeErrors(
  tenant: Tenant,
  person: number,
  { project, task, activity }: Place,
): Promise<FieldErrors | undefined> {
  const found = await tenant.one<{
    may_log: boolean | null;
    allowed: number[] | null;
    project: string | null;
    project_ne: string | null;
    standing: string | null;
    is_in: boolean;
    has_activity: boolean;
    task: string | null;
    task_project: number | null;
    is_their_task: boolean;
  }>(
    `select s.may_log_work as may_log, s.activities as allowed, p.name as project, p.name_in_nepali as project_ne, p.standing,
            coalesce(p.lead_id = $2 or exists (select from project_members m where m.organization_id = $1 and m.parent_id = p.id and m.person_id = $2), false) as is_in,
            not exists (select from project_activities a where a.organization_id = $1 and a.parent_id = p.id)
              or exists (select from project_activities a where a.organization_id = $1 and a.parent_id = p.id and a.activity_id = $5) as has_activity,
            t.title as task, t.project_id as task_project,
            coalesce(t.created_by_id = $2 or exists (select from task_responsible l where l.organization_id = $1 and l.parent_id = t.id and l.person_id = $2), false) as is_their_task
       from (select 1) one
       left join person_task_setting s on s.organization_id = $1 and s.employee_id = $2
       left join project p on p.organization_id = $1 and p.id = $3
       left join task t on t.organization_id = $1 and t.id = $4`,
    [tenant.organizationId, person, project, task, activity],
  );
  if (!found) return undefined;
  if (found.may_log === false) return { non_field_errors: [says.mayNotLog] };
  const of = (await activityOf(tenant, activity))?.name ?? verbatim('');
  if (found.allowed?.length && !found.allowed.map(Number).includes(activity))
    return { activity: [says.activityNotYours({ activity: of })] };
  if (task !== null && found.task !== null) {
    if (!found.is_their_task) return { task: [says.notYourTask] };
    if (project !== null && found.task_project !== null && Number(found.task_project) !== project)
      return { task: [says.taskElsewhere({ task: verbatim(found.task) })] };
  }
  if (project === null || found.project === null) return undefined;
  const name = bilingual(found.project, found.project_ne ?? found.project);
  if (!found.is_in) return { project: [says.notMember({ project: name })] };
  if (found.standing !== 'Active') return { project: [says.projectClosed({ project: name })] };
  if (!found.has_activity) return { activity: [says.activityElsewhere({ project: name, activity: of })] };
  return undefined;
}

interface Given {
  readonly worked_on: string;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly duration: number | null;
  readonly quantity: string | null;
}

/** The days of what was given. A length without times belongs to its day alone. */
export const daysOf = ({ worked_on, starts_at, ends_at, duration }: Given): readonly DayPart[] =>
  starts_at !== null && ends_at !== null
    ? daysOfClock(worked_on, starts_at, ends_at)
    : [{ day: worked_on, minutes: duration ?? 0 }];

/** The stretch of the wall clock as the database holds it. */
export function spanOf({ worked_on, starts_at, ends_at }: Given): string | null {
  if (starts_at === null || ends_at === null) return null;
  const endsOn = ends_at <= starts_at ? addDays(worked_on, 1) : worked_on;
  return `[${worked_on} ${starts_at},${endsOn} ${ends_at})`;
}

const partsOf = (given: Given, { isTime }: Activity) =>
  daysOf(given).map(({ day, minutes }, index) => ({
    day,
    minutes: isTime || minutes > 0 ? minutes : null,
    quantity: isTime || index > 0 ? null : given.quantity,
  }));

export const workLogHooks: EntityHooks<typeof workLog> = {
  async beforeSave({ tenant, access, context, id, before }, body) {
    const sender = before?.sender ?? access.userId;
    body.sender = sender;
    const place = await placeErrors(tenant, sender, body);
    if (place) return place;
    const activity = await activityOf(tenant, body.activity);
    if (!activity) return undefined;
    const { name, isTime, unit } = activity;
    const hasTime = body.duration !== null || body.starts_at !== null;
    if (isTime && (!hasTime || body.quantity !== null))
      return { [hasTime ? 'quantity' : 'duration']: [says.timeNeeded({ activity: name })] };
    if (!isTime && body.quantity === null)
      return { quantity: [says.quantityNeeded({ activity: name, unit: verbatim(unit) })] };
    // A task that belongs to a project brings it along.
    if (body.project === null && body.task !== null) {
      const of = await tenant.one<{ project: number | null }>(
        'select project_id as project from task where organization_id = $1 and id = $2',
        [tenant.organizationId, body.task],
      );
      body.project = of?.project ?? null;
      const errors = body.project === null ? undefined : await placeErrors(tenant, sender, body);
      if (errors) return errors;
    }
    const span = spanOf(body);
    const now = toWall(context.clock(), access.organization.timezone) ?? '';
    if (span !== null && (span.split(',')[1] ?? '').slice(0, 16).replace(' ', 'T') > now)
      return { ends_at: [says.futureEnd] };
    if (span !== null) body.duration = daysOf(body).reduce((sum, { minutes }) => sum + minutes, 0);
    const { errors, onDayOff } = await weigh(tenant, {
      id,
      person: sender,
      days: daysOf(body),
      span,
      remarks: body.remarks,
    });
    if (errors) return errors;
    body.on_day_off = onDayOff;
    Object.assign(body, { title: name.en, days: partsOf(body, activity) });
    return undefined;
  },
  async afterSave({ tenant, id }, body) {
    await tenant.query('update work_log set span = $3::tsrange where organization_id = $1 and id = $2', [
      tenant.organizationId,
      id,
      spanOf(body),
    ]);
  },
};

interface Stored extends Given {
  readonly id: number;
  readonly sender: number;
  readonly remarks: string | null;
  readonly corrects: number | null;
}

/**
 * Weighs a stored log again: other logs, leave and attendance may have changed since. Time belongs to the attendance of its month, which
 * may be closed; quantities are reviewed at any time and paid with the next payroll (WC-13).
 */
async function weighAgain(tenant: Tenant, log: Stored): Promise<FieldErrors | undefined> {
  const days = daysOf(log);
  for (const { day, minutes } of days)
    if (minutes !== 0 && !(await isOpenBetween(tenant, 'attendance', day, day)))
      return { worked_on: [says.monthClosed({ day })] };
  if (log.corrects !== null) return undefined;
  return (await weigh(tenant, { id: log.id, person: log.sender, days, span: spanOf(log), remarks: log.remarks }))
    .errors;
}

const loggedLabel = bilingual('Logged and attended', 'अभिलेख र हाजिरी');
const quantityWords = (quantity: string, unit: string): Text =>
  bilingual(`${numberText(quantity, 'en')} ${unit}`, `${numberText(quantity, 'ne')} ${unit}`);
const aboveWords = (logged: number, worked: number): Text =>
  bilingual(
    `${timeWords(logged).en} logged that day, ${timeWords(worked).en} attended`,
    `सो दिन अभिलेख ${timeWords(logged).ne}, हाजिरी ${timeWords(worked).ne}`,
  );

export const workLogKind = defineRequestKind<typeof workLog>({
  entity: workLog,
  path: workLogEndpoints.entry,
  beforeSend: (tenant, record) => weighAgain(tenant, record),
  async beforeApprove(tenant, record) {
    const errors = await weighAgain(tenant, record);
    return errors && { non_field_errors: Object.values(errors).flat() };
  },
  afterApprove: (tenant, { id }) => valueLog(tenant, id),
  // A reviewer sees how long the person was there on the days of a log (WC-16).
  async brief(tenant, ids) {
    const rows = await tenant.query<{
      id: number;
      activity: string;
      ne: string | null;
      project: string | null;
      worked_on: string;
      minutes: number | null;
      quantity: string | null;
      unit: string | null;
      logged: number | null;
      worked: number | null;
    }>(
      `select w.id, a.name as activity, a.name_in_nepali as ne, p.name as project, w.worked_on, w.duration as minutes, trim_scale(w.quantity)::text as quantity, a.unit,
              d.logged, d.worked
         from work_log w join task_activity a on a.organization_id = w.organization_id and a.id = w.activity_id
         left join project p on p.organization_id = w.organization_id and p.id = w.project_id
         left join lateral (
           select t.worked, x.logged from attendance_day t cross join lateral (
               select sum(o.minutes)::int as logged from work_log_days o join work_log l on l.organization_id = o.organization_id and l.id = o.parent_id
                where o.organization_id = $1 and o.day = t.day and l.sender_id = w.sender_id and l.status not in ('Decline', 'Cancelled')) x
            where t.organization_id = $1 and t.employee_id = w.sender_id and t.day = w.worked_on and t.standing <> 'Pending') d on true
        where w.organization_id = $1 and w.id = any($2::bigint[])`,
      [tenant.organizationId, ids],
    );
    return new Map(
      rows.map((row): [number, HomeFact[]] => {
        const { activity, worked_on, duration } = workLog.fields;
        const isAbove = row.logged !== null && row.worked !== null && row.logged > row.worked;
        return [
          row.id,
          [
            {
              label: activity.label,
              text: bilingual(
                [row.activity, row.project].filter(Boolean).join(', '),
                [row.ne ?? row.activity, row.project].filter(Boolean).join(', '),
              ),
            },
            { label: worked_on.label, day: row.worked_on },
            ...(row.minutes === null ? [] : [{ label: duration.label, minutes: row.minutes }]),
            ...(row.quantity === null
              ? []
              : [{ label: workLog.fields.quantity.label, text: quantityWords(row.quantity, row.unit ?? '') }]),
            ...(isAbove && row.logged !== null && row.worked !== null
              ? [{ label: loggedLabel, text: aboveWords(row.logged, row.worked), is_caution: true }]
              : []),
          ],
        ];
      }),
    );
  },
});

/** Whether the organization has activities, without which no work is logged. */
export const hasWorkLogs = async ({ tenant }: Access): Promise<boolean> =>
  (await tenant.one('select 1 from task_activity where organization_id = $1 and archived_at is null limit 1', [
    tenant.organizationId,
  ])) !== undefined;
