/** Finds what HR has to look at in a payroll, of all its employees at once. */
import { figures } from '@karmik/model/kit/digits';
import { moneyWords, percentText } from '@karmik/model/kit/figures';
import type { Message } from '@karmik/model/kit/message';
import type { Text } from '@karmik/model/kit/text';
import { decimalOf } from '@karmik/model/kit/exact/decimal';
import { times, whole } from '@karmik/model/kit/exact/ratio';
import { shortText } from '@karmik/model/payroll/explain/figure';
import type { LawRow } from '@karmik/model/payroll/law/row';
import { dayCounts } from '@karmik/model/payroll/package/heading';
import { advanceSource, guaranteeSource, loanSource, pieceTopUpHeading } from '@karmik/model/payroll/items/sources';
import { findingKinds, unusualShare, type FindingKind } from '@karmik/model/payroll/review/finding';
import type { Tenant } from '../../../db/database.ts';
import { storedLaw } from '../law/law.ts';
import { reviewMessages as says } from './messages.ts';

export interface ReviewedRun {
  readonly id: number;
  readonly month: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly law: readonly LawRow[] | null;
}

/** Debts for which a payslip may have nothing left to pay (case MC-15). */
const recoverySources = [loanSource, guaranteeSource, advanceSource];

interface Found {
  readonly employee_id: number;
  readonly kind: FindingKind;
  /** Decimals by the parameters of the message. */
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Rules in one statement: `p` has the payslips of the payroll with what is known of their employees. What is paid once, such as a festival
 * allowance, is no unusual pay.
 */
const rules = `
  with asked as materialized (
    select s.id, s.question->'segments' as segments,
           (select sum((v.value #>> '{}')::numeric) from jsonb_array_elements(s.question->'segments') g
             cross join lateral jsonb_each(g->'facts') v where v.key = any($11::text[])) as counted_days
      from pay_slip s
     where s.organization_id = $1 and s.run_id = $2 and ($9::bigint[] is null or s.employee_id = any($9))),
  pieces as materialized (
    select sender_id, count(distinct worked_on)::integer as days from unit_of_work
     where organization_id = $1 and worked_on between $3 and $4 and status = 'Approved' group by sender_id),
  l as materialized (
    select l.parent_id, sum(l.amount) filter (where l.formula_name = 'basic') as basic, sum(l.amount) filter (where l.type = 'addition') as pay,
           coalesce(sum(l.amount) filter (where l.type = 'addition' and l.source is null), 0) as own_pay,
           sum(l.amount) filter (where l.formula_name = '${pieceTopUpHeading}') as top_up,
           coalesce(sum(l.amount) filter (where l.source = any($13::text[])), 0) > 0 as is_recovered,
           bool_or(f.fund = 'ssf') as pays_ssf, bool_or(f.fund = 'pf') as pays_pf, bool_or(f.fund = 'cit') as pays_cit
      from pay_slip_lines l
     cross join lateral (
       select case when l.amount > 0 and l.type in ('deduction', 'type1_cost', 'type2_cost') then split_part(l.formula_name, '_', 1) end as fund) f
     where l.organization_id = $1 and l.parent_id = any(array(select id from asked)) group by l.parent_id),
  p as (
    select s.employee_id, s.gross, s.gross - s.once_income as usual, s.net, s.employed_days, s.unpaid_days, s.unrelieved, q.counted_days, w.days as piece_days, l.top_up, e.pan_number, e.ssf_number, e.pf_number, e.cit_number,
           ($4::date - $3::date + 1) as month_days, l.basic, l.pay, l.own_pay, l.is_recovered, l.pays_ssf, l.pays_pf, l.pays_cit,
           coalesce(q.segments->0->>'from', $3::text) as first_day, coalesce(q.segments->-1->>'to', ($4::date + 1)::text) as day_after
      from asked q join pay_slip s on s.organization_id = $1 and s.id = q.id
      join employee e on e.organization_id = s.organization_id and e.user_id = s.employee_id
      left join l on l.parent_id = s.id
      left join pieces w on w.sender_id = s.employee_id),
  shared as materialized (
    select bank_id, account_key, count(distinct employee_id)::integer - 1 as others from bank_account
     where organization_id = $1 and account_key <> '' group by bank_id, account_key having count(distinct employee_id) > 1),
  accounts as (
    select b.employee_id, x.others from shared x
      join bank_account b on b.organization_id = $1 and b.bank_id = x.bank_id and b.account_key = x.account_key
      join p on p.employee_id = b.employee_id),
  history as (
    select p.employee_id, count(*)::integer as months, round(avg(h.usual), 2) as mean
      from p cross join lateral (
        select o.gross - o.once_income as usual from pay_slip o where o.organization_id = $1 and o.employee_id = p.employee_id and o.kind = 'regular'
           and o.starts_on < $3 and o.status in ('Confirmed', 'Published') order by o.starts_on desc limit 6) h group by p.employee_id)
  select employee_id, 'negative_net' as kind, jsonb_build_object('net', net::text) as params from p where net < 0
  union all select employee_id, 'zero_net', jsonb_build_object('days', trim_scale(employed_days - unpaid_days)::text) from p where net = 0 and employed_days > unpaid_days and is_recovered is not true
  union all select employee_id, 'below_minimum_wage', jsonb_build_object('gross', gross::text) from p
   where employed_days >= month_days and unpaid_days = 0 and gross > 0 and gross < $5::numeric and counted_days is null and (piece_days is null or own_pay > 0)
  union all select employee_id, 'below_daily_wage', jsonb_build_object('day', round(usual / counted_days, 2)::text) from p
   where counted_days > 0 and usual < counted_days * $12::numeric
  union all select employee_id, 'below_daily_wage', jsonb_build_object('day', round(gross / piece_days, 2)::text) from p
   where piece_days > 0 and own_pay = 0 and counted_days is null and gross < piece_days * $12::numeric
  union all select employee_id, 'topped_up', jsonb_build_object('amount', top_up::text, 'days', piece_days) from p where top_up > 0 and piece_days > 0
  union all select employee_id, 'low_basic', jsonb_build_object('basic', basic::text, 'pay', pay::text, 'share', round(basic * 100 / pay, 2)::text) from p
   where basic > 0 and basic < pay * $6::numeric
  union all select employee_id, 'basic_below_minimum', jsonb_build_object('basic', basic::text) from p
   where employed_days >= month_days and unpaid_days = 0 and basic > 0 and basic < $10::numeric
  union all select employee_id, 'no_relief', jsonb_build_object('amount', unrelieved::text) from p where unrelieved > 0
  union all select employee_id, 'no_pan', '{}' from p where coalesce(pan_number, '') = ''
  union all select employee_id, 'no_bank_account', '{}' from p where not exists (select from bank_account b where b.organization_id = $1 and b.employee_id = p.employee_id)
  union all select employee_id, 'shared_account', jsonb_build_object('count', max(others)) from accounts group by employee_id
  union all select employee_id, 'no_ssf_number', '{}' from p where pays_ssf and coalesce(ssf_number, '') = ''
  union all select employee_id, 'no_pf_number', '{}' from p where pays_pf and coalesce(pf_number, '') = ''
  union all select employee_id, 'no_cit_number', '{}' from p where pays_cit and coalesce(cit_number, '') = ''
  union all select employee_id, 'joined', jsonb_build_object('days', trim_scale(employed_days)::text, 'of', month_days) from p where first_day > $3::text
  union all select employee_id, 'left', jsonb_build_object('days', trim_scale(employed_days)::text, 'of', month_days) from p where day_after <= $4::text
  union all select p.employee_id, 'unusual', jsonb_build_object('gross', p.usual::text, 'mean', h.mean::text, 'count', h.months) from p join history h using (employee_id)
   where h.months >= $8 and abs(p.usual - h.mean) > h.mean * $7::numeric
  union all select employee_id, 'no_attendance', '{}' from p
   where exists (select from attendance_day a where a.organization_id = $1 and a.day between $3 and $4)
     and not exists (select from attendance_day a where a.organization_id = $1 and a.employee_id = p.employee_id and a.day between $3 and $4)`;

const leastMonths = 3;

const money = (value: string | number | undefined): Text => moneyWords(value ?? '0');
const number = (value: string | number | undefined): Text => ({
  en: figures(value ?? '0', 'en'),
  ne: figures(value ?? '0', 'ne'),
});
const percent = (value: string | number | undefined): Text => ({
  en: percentText(value ?? '0', 'en'),
  ne: percentText(value ?? '0', 'ne'),
});
const inPercent = (share: string): string => shortText(times(decimalOf(share), whole(100)));

interface Least {
  readonly wage: string;
  readonly basic: string;
  /** Of a day. */
  readonly day: string;
  readonly basicShare: string;
}

function detailOf({ kind, params }: Found, least: Least): Message {
  switch (kind) {
    case 'negative_net':
      return says.net({ net: money(params['net']) });
    case 'zero_net':
      return says.zeroNet({ days: number(params['days']) });
    case 'below_minimum_wage':
      return says.belowMinimumWage({ gross: money(params['gross']), least: money(least.wage) });
    case 'below_daily_wage':
      return says.belowDailyWage({ day: money(params['day']), least: money(least.day) });
    case 'topped_up':
      return says.toppedUp({ amount: money(params['amount']), count: Number(params['days']) });
    case 'low_basic':
      return says.lowBasic({
        basic: money(params['basic']),
        pay: money(params['pay']),
        share: percent(params['share']),
        least: percent(inPercent(least.basicShare)),
      });
    case 'basic_below_minimum':
      return says.basicBelowMinimum({ basic: money(params['basic']), least: money(least.basic) });
    case 'no_relief':
      return says.noRelief({ amount: money(params['amount']) });
    case 'no_pan':
      return says.noPan;
    case 'no_bank_account':
      return says.noBankAccount;
    case 'shared_account':
      return says.sharedAccount({ count: Number(params['count']) });
    case 'no_ssf_number':
    case 'no_pf_number':
    case 'no_cit_number':
      return says.noFundNumber;
    case 'joined':
    case 'left':
      return says.partOfMonth({ days: number(params['days']), of: number(params['of']) });
    case 'unusual':
      return says.unusual({
        gross: money(params['gross']),
        mean: money(params['mean']),
        share: percent(inPercent(unusualShare)),
        count: Number(params['count']),
      });
    case 'no_attendance':
      return says.noAttendance;
  }
}

/**
 * Stores the findings of a payroll: new ones, what others say now, and none that are gone. Exceptions stay, and those that reach into
 * this month come over from earlier payrolls.
 * @param people whose findings are looked for; null for all
 */
export async function storeFindings(tenant: Tenant, run: ReviewedRun, people: readonly number[] | null): Promise<void> {
  const { organizationId } = tenant;
  const law = storedLaw(run.law);
  const { amounts: wages } = law.figure('minimum_wage', 'amounts', run.starts_on);
  const least: Least = {
    wage: wages['monthly'] ?? '0',
    basic: wages['basic'] ?? '0',
    day: wages['daily'] ?? '0',
    basicShare: law.figure('basic_share', 'rate', run.starts_on).rate,
  };
  const found = await tenant.query<Found>(rules, [
    organizationId,
    run.id,
    run.starts_on,
    run.ends_on,
    least.wage,
    least.basicShare,
    unusualShare,
    leastMonths,
    people && [...people],
    least.basic,
    dayCounts,
    least.day,
    recoverySources,
  ]);
  const rows = found.map((each) => {
    const { en, ne } = detailOf(each, least);
    return {
      employee_id: each.employee_id,
      kind: each.kind,
      grade: findingKinds[each.kind].grade,
      detail: en,
      detail_ne: ne,
    };
  });
  await tenant.query(
    `with found as (
       select * from jsonb_to_recordset($3::jsonb) as g (employee_id bigint, kind text, grade text, detail text, detail_ne text)),
     gone as (
       delete from pay_finding d where d.organization_id = $1 and d.run_id = $2 and ($4::bigint[] is null or d.employee_id = any($4))
          and not exists (select from found f where f.employee_id = d.employee_id and f.kind = d.kind))
     insert into pay_finding (organization_id, run_id, employee_id, kind, grade, detail, detail_ne, reason, until_month, excepted_by_id, excepted_at, status)
     select $1, $2, f.employee_id, f.kind, f.grade, f.detail, f.detail_ne, x.reason, x.until_month, x.excepted_by_id, x.excepted_at,
            case when x.id is null then 'Open' else 'Excepted' end
       from found f left join (
         select distinct on (o.employee_id, o.kind) o.* from pay_finding o
          where o.organization_id = $1 and o.run_id <> $2 and o.status = 'Excepted' and o.until_month >= $5
          order by o.employee_id, o.kind, o.excepted_at desc) x on x.employee_id = f.employee_id and x.kind = f.kind and f.grade = 'Warns'
     on conflict (organization_id, run_id, employee_id, kind) do update set grade = excluded.grade, detail = excluded.detail, detail_ne = excluded.detail_ne`,
    [organizationId, run.id, JSON.stringify(rows), people && [...people], run.month],
  );
}
