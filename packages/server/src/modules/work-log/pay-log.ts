/** What approved logs are worth: lines of the pay log, made once and never rewritten. */
import { bsMonthOf } from '@karmik/model/payroll/month/fiscal-month';
import { workLogSource } from '@karmik/model/payroll/items/sources';
import type { Tenant } from '../../db/database.ts';

/** What a line `l` of an activity `a` is worth, unrounded, where both are in scope; of many lines with one rate the sum. */
const worth = (duration: string, quantity: string): string =>
  `case when a.counted_in = 'Time' then ${duration} * l.rate / 60 else ${quantity} * l.rate end`;

/**
 * Divides what a person's lines of a month, an activity and a rate come to, rounded once, over the lines by the largest remainder (WC-14).
 * Lines that a payroll holds or has paid stay as they are.
 */
export const divideAmounts = (tenant: Tenant, person: number, months: readonly string[]) =>
  tenant.query(
    `with open as (
       select l.id, l.month, l.activity_id, l.rate, a.counted_in, l.duration, l.quantity, ${worth('l.duration', 'l.quantity')} as exact
         from pay_log l join task_activity a on a.organization_id = l.organization_id and a.id = l.activity_id
        where l.organization_id = $1 and l.employee_id = $2 and l.month = any($3::text[]) and not l.is_paid
          and l.id > coalesce((select max(u.source_id) from pay_item_use u where u.organization_id = $1 and u.source = '${workLogSource}' and u.employee_id = $2 and u.earned = l.month), 0)),
     sums as (
       select month, activity_id, rate,
              round(case when max(counted_in) = 'Time' then sum(duration) * rate / 60 else sum(quantity) * rate end, 2) as whole,
              sum(floor(exact * 100)) / 100 as floors from open group by month, activity_id, rate),
     shared as (
       select o.id, floor(o.exact * 100) / 100 + case when row_number() over (partition by o.month, o.activity_id, o.rate order by o.exact * 100 - floor(o.exact * 100) desc, o.id)
                <= (s.whole - s.floors) * 100 then 0.01 else 0 end as amount
         from open o join sums s on s.month = o.month and s.activity_id = o.activity_id and s.rate = o.rate)
     update pay_log l set amount = s.amount from shared s where l.organization_id = $1 and l.id = s.id and l.amount <> s.amount`,
    [tenant.organizationId, person, months],
  );

/**
 * Values a log that was just approved: each of its days by the rate of the day, a correction by the rate of the log that it corrects. Work
 * without a rate is worth nothing and has no line.
 */
export async function valueLog(tenant: Tenant, logId: number): Promise<void> {
  const days = await tenant.query<{ day: string; person: number }>(
    `select d.day, w.sender_id as person from work_log_days d join work_log w on w.organization_id = d.organization_id and w.id = d.parent_id
      where d.organization_id = $1 and d.parent_id = $2`,
    [tenant.organizationId, logId],
  );
  const [first] = days;
  if (!first) return;
  const months = days.map(({ day }) => bsMonthOf(day));
  await tenant.query(
    `insert into pay_log (organization_id, employee_id, log_id, worked_on, month, origin, project_id, activity_id, duration, quantity, rate, is_rate_by_hand, amount)
     select $1, w.sender_id, w.id, d.day, m.month, case when w.corrects_id is null then 'work' else 'correction' end, w.project_id, w.activity_id,
            d.minutes, d.quantity, v.rate, coalesce(v.by_hand, false), 0
       from work_log w join work_log_days d on d.organization_id = w.organization_id and d.parent_id = w.id
       join unnest($3::date[], $4::text[]) m(day, month) on m.day = d.day
       join lateral (
         select * from (
           select l.rate, l.is_rate_by_hand as by_hand, 1 as place from pay_log l
            where l.organization_id = $1 and l.log_id = w.corrects_id and l.worked_on = d.day and l.origin <> 'rate_change'
           union all select w.own_rate, true, 2 where w.own_rate is not null
           union all select r.rate, false, 3 from activity_rate r
            where r.organization_id = $1 and r.activity_id = w.activity_id and daterange(r.starts_on, r.ends_on, '[]') @> d.day) x
          order by place limit 1) v on true
      where w.organization_id = $1 and w.id = $2
     on conflict do nothing`,
    [tenant.organizationId, logId, days.map(({ day }) => day), months],
  );
  await divideAmounts(tenant, first.person, months);
}

export interface RateRange {
  readonly activity: number;
  readonly rate: string;
  readonly starts_on: string;
  readonly ends_on: string | null;
}

/** Lines of approved work that were valued by another rate than that of a range, with what each was worth per unit so far. */
const otherwiseValued = `
  select l.id, l.employee_id, l.log_id, l.worked_on, l.month, l.project_id, l.activity_id, l.duration, l.quantity,
         l.rate + coalesce((select sum(c.rate) from pay_log c where c.organization_id = $1 and c.log_id = l.log_id and c.worked_on = l.worked_on and c.origin = 'rate_change'), 0) as valued
    from pay_log l where l.organization_id = $1 and l.activity_id = $2 and l.origin <> 'rate_change' and not l.is_rate_by_hand
     and daterange($4::date, $5::date, '[]') @> l.worked_on`;

/** What a rate would change of work that is approved (WC-10). */
export const rateChangeOf = async (tenant: Tenant, { activity, rate, starts_on, ends_on }: RateRange) =>
  (await tenant.one<{ logs: number; minutes: number; quantity: string; amount: string }>(
    `select count(distinct l.log_id)::int as logs, coalesce(sum(l.duration), 0)::int as minutes, coalesce(sum(l.quantity), 0)::text as quantity,
            coalesce(round(sum(${worth('l.duration', 'l.quantity').replaceAll('l.rate', '($3::numeric - l.valued)')}), 2), 0)::numeric(16, 2)::text as amount
       from (${otherwiseValued}) l join task_activity a on a.organization_id = $1 and a.id = l.activity_id where l.valued <> $3::numeric`,
    [tenant.organizationId, activity, rate, starts_on, ends_on],
  )) ?? { logs: 0, minutes: 0, quantity: '0', amount: '0.00' };

/** Adds the difference that a rate makes for work that is approved; what was worth something stays written (WC-10). */
export async function addDifferences(tenant: Tenant, { activity, rate, starts_on, ends_on }: RateRange): Promise<void> {
  const added = await tenant.query<{ employee_id: number; month: string }>(
    `insert into pay_log (organization_id, employee_id, log_id, worked_on, month, origin, project_id, activity_id, duration, quantity, rate, amount)
     select $1, l.employee_id, l.log_id, l.worked_on, l.month, 'rate_change', l.project_id, l.activity_id, l.duration, l.quantity, $3::numeric - l.valued, 0
       from (${otherwiseValued}) l where l.valued <> $3::numeric order by l.id returning employee_id, month`,
    [tenant.organizationId, activity, rate, starts_on, ends_on],
  );
  for (const [person, own] of Map.groupBy(added, ({ employee_id }) => employee_id))
    await divideAmounts(tenant, person, [...new Set(own.map(({ month }) => month))]);
}
