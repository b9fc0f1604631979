/** Rules of penalties of the demo, and what they brought in the last two months: decided for the older one, half decided for the last. */
import { penaltyAssignment, penaltyRule } from '@karmik/model/attendance/penalty/rule';
import { todayIn } from '@karmik/model/kit/zone';
import { createRecord } from '../../../entity/write.ts';
import { performNow } from '../../../operations/run.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { monthsOf } from '../close/months.ts';
import { penaltyGeneration } from '../penalty/generate.ts';
import { movePenalty } from '../penalty/move.ts';

const day = 86_400_000;

/** The demo employee came late on some days, so that there is something to look at. */
export async function writeLateDays({ context, organizationId, plan, end }: DemoOrganization): Promise<void> {
  const [first] = await teamOf(context, organizationId, plan.slug);
  if (first === undefined) return;
  await context.database.organization(organizationId).query(
    `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, created_at)
     select $1, $2, k.category, (d.day + k.at) at time zone 'Asia/Kathmandu', d.day, 'web', (d.day + k.at) at time zone 'Asia/Kathmandu'
       from generate_series($3::date - 27, $3::date - 22, interval '1 day') s (day)
      cross join lateral (select s.day::date as day) d
      cross join (values ('Punch In', time '10:47'), ('Punch Out', time '18:05')) k (category, at)
      where extract(dow from d.day) <> 6
        and not exists (select from punch p where p.organization_id = $1 and p.employee_id = $2 and p.punched_on = d.day)`,
    [organizationId, first, new Date(end).toISOString().slice(0, 10)],
  );
}

export async function writePenalties({
  context,
  organizationId,
  hrId,
  plan,
  until,
  setTime,
}: DemoOrganization): Promise<void> {
  setTime(until);
  const hr = await writerOf(context, organizationId, hrId);
  const { tenant } = hr.access;
  const [, last, before] = await monthsOf(tenant, todayIn('Asia/Kathmandu', until));
  if (!last || !before) return;
  const shared = { is_consecutive: false, period: 'Month', branches: [], divisions: [], starts_on: before.starts_on };
  const [first] = await teamOf(context, organizationId, plan.slug);
  await tenant.transaction(async (inner) => {
    const write = (rule: object) => createRecord(hr, inner, penaltyRule, {}, { ...shared, ends_on: null, ...rule });
    const third = await write({
      name: 'Every third late day',
      trigger: 'Late',
      threshold: 15,
      occurrences: 3,
      counting: 'Every',
      action: 'Leave',
      days: '0.5',
      is_default: true,
    });
    await write({
      name: 'Second absence in a month',
      trigger: 'Absent',
      threshold: null,
      occurrences: 2,
      counting: 'Each',
      action: 'Pay',
      days: '1',
      is_default: true,
    });
    const warning = await write({
      name: 'Late after a written notice',
      trigger: 'Late',
      threshold: 30,
      occurrences: 1,
      counting: 'Every',
      action: 'Warning',
      days: null,
      is_default: false,
    });
    if (first !== undefined)
      await createRecord(
        hr,
        inner,
        penaltyAssignment,
        {},
        {
          employee: first,
          rules: [third, warning],
          starts_on: before.starts_on,
          ends_on: null,
        },
      );
  });
  const now = new Date(until.getTime() - day);
  await performNow(
    { context, tenant, userId: hrId, clock: { now, today: todayIn('Asia/Kathmandu', now) } },
    penaltyGeneration,
    { starts_on: before.starts_on, ends_on: last.ends_on, rule: null },
  );
  const made = await tenant.query<{ id: number; is_old: boolean; employee_id: number }>(
    `select id, employee_id, occurred_on <= $2 as is_old from penalty where organization_id = $1 and employee_id <> $3
      order by employee_id = $4 desc, id`,
    [organizationId, before.ends_on, hrId, first ?? 0],
  );
  for (const [index, { id, is_old, employee_id }] of made.entries()) {
    const isCancelled = index % 7 === 6;
    if (!is_old && index % 2 === 1 && employee_id !== first) continue;
    await tenant.transaction((inner) =>
      movePenalty(hr, inner, id, isCancelled ? 'cancel' : 'confirm', isCancelled ? 'The road was closed' : ''),
    );
  }
}
