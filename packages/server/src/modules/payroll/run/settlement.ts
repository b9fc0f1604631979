/** Who leaves in a month, and what their settlement is computed from besides the facts of the month. */
import { noticeDays } from '@karmik/model/hris/notice';
import { addUp } from '@karmik/model/kit/add-up';
import { monthSpan } from '@karmik/model/kit/month';
import { standingAt } from '@karmik/model/leave/engine/account';
import { encashAmount } from '@karmik/model/leave/engine/encashment';
import { unitsOf } from '@karmik/model/leave/engine/quantity';
import { appliesTo } from '@karmik/model/leave/engine/request';
import { decimalOf } from '@karmik/model/kit/exact/decimal';
import { plus, type Ratio, times, zero } from '@karmik/model/kit/exact/ratio';
import { shortText } from '@karmik/model/payroll/explain/figure';
import type { Law } from '@karmik/model/payroll/law/law';
import type { PayQuestion, QuestionItem } from '@karmik/model/payroll/run/question';
import type { PayFactName } from '@karmik/model/payroll/setup/facts';
import { basicHeading } from '@karmik/model/payroll/settlement/monthly-pay';
import type { Tenant } from '../../../db/database.ts';
import { accountKey, accountLines } from '../../leave/account/lines.ts';
import { leaveTakers } from '../../leave/account/people.ts';
import { rulesOf, settingOn, settingsOf } from '../../leave/account/settings.ts';
import { fundPayments } from '../items/fund-payments.ts';
import { lawOf } from '../law/law.ts';

interface Leaver {
  readonly person: number;
  readonly separation: number;
  readonly last_day: string;
  readonly effective_date: string;
  readonly category: string;
  readonly notice_days: number;
  readonly pay_days: number;
  readonly notice_on: string | null;
  readonly joined_on: string;
  readonly opening_gratuity: string;
  readonly festival_months: number;
}

/** What of a settlement its question has besides the facts of the month. */
interface Exit {
  readonly settlement: NonNullable<PayQuestion['settlement']>;
  readonly held: NonNullable<NonNullable<PayQuestion['net']>['held']>;
  /** Facts by their names; what the SSF and changes of past months make of gratuity is added to them. */
  readonly facts: Readonly<Partial<Record<PayFactName, string>>>;
  readonly gratuity: string;
  /** Of the last day. */
  readonly gratuityRate: Ratio;
}

/**
 * Employees whose last day is in a month and whose separation no other settlement pays. Gratuity and months of the festival count from what was
 * settled before, where a person was hired again.
 */
const leavers = (
  tenant: Tenant,
  month: string,
  only: readonly number[] | null,
  run: number | null,
): Promise<Leaver[]> => {
  const { starts_on, ends_on } = monthSpan(month);
  return tenant.query<Leaver>(
    `select r.employee_id as person, r.id as separation, (r.effective_date - 1)::text as last_day, r.effective_date, y.category, y.notice_days, y.pay_days,
            r.notice_on, e.joined_on,
            case when o.settled_on is null then coalesce((select sum(g.opening_gratuity) from payroll_profile g
              where g.organization_id = $1 and g.employee_id = r.employee_id), 0) else 0 end::text as opening_gratuity,
            (extract(year from p.service) * 12 + extract(month from p.service))::integer as festival_months
       from separation r
       join separation_type y on y.organization_id = r.organization_id and y.id = r.separation_type_id
       join employee e on e.organization_id = r.organization_id and e.user_id = r.employee_id
      cross join lateral (select max(s.starts_on) as settled_on from pay_slip s where s.organization_id = $1 and s.employee_id = r.employee_id and s.kind = 'settlement'
              and s.status <> 'Discarded' and s.separation_id <> r.id) o
      cross join lateral (select min(s.starts_on) filter (where s.kind <> 'settlement') as paid_from,
                      max(u.ends_on) filter (where exists (select from pay_slip_lines l where l.organization_id = s.organization_id and l.parent_id = s.id
                        and l.formula_name = 'festival' and l.amount > 0)) as festival_on
                 from pay_slip s join pay_run u on u.organization_id = s.organization_id and u.id = s.run_id
                where s.organization_id = $1 and s.employee_id = r.employee_id and s.status <> 'Discarded' and s.run_id is distinct from $5
                  and (o.settled_on is null or s.starts_on > o.settled_on)) f
      -- What was paid before Karmik is not known.
      cross join lateral (select case when greatest(e.joined_on, coalesce(f.paid_from, $2), f.festival_on + 1) < r.effective_date
                                      then age(r.effective_date, greatest(e.joined_on, coalesce(f.paid_from, $2), f.festival_on + 1)) else interval '0' end as service) p
      where r.organization_id = $1 and r.status <> 'Cancelled' and r.effective_date between $2::date + 1 and $3::date + 1
        and ($4::bigint[] is null or r.employee_id = any($4))
        and not exists (select from pay_slip s where s.organization_id = $1 and s.separation_id = r.id and s.status <> 'Discarded' and s.run_id is distinct from $5)
      order by r.employee_id`,
    [tenant.organizationId, starts_on, ends_on, only, run],
  );
};

/** Whether someone leaves in a month whom no settlement pays yet. */
export const hasLeavers = async (tenant: Tenant, month: string): Promise<boolean> =>
  (await leavers(tenant, month, null, null)).length > 0;

/** Gratuity of the months before one, by person, exact: of the basic that was paid outside the SSF since what was settled before. */
export async function gratuityBefore(
  tenant: Tenant,
  before: string,
  people: readonly number[],
  run: number | null,
  law: Law,
): Promise<ReadonlyMap<number, Ratio>> {
  const rows = await tenant.query<{ employee_id: number; starts_on: string; basic: string }>(
    `select s.employee_id, s.starts_on, sum(l.amount)::text as basic from pay_slip s
       join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
      where s.organization_id = $1 and s.employee_id = any($2::bigint[]) and s.status <> 'Discarded' and s.starts_on < $3 and l.formula_name = $4
        and not (s.question->'tax'->'facts'->>'ssf')::boolean
        and not exists (select from pay_slip o where o.organization_id = $1 and o.employee_id = s.employee_id and o.kind = 'settlement' and o.status <> 'Discarded'
                          and o.starts_on >= s.starts_on and o.run_id is distinct from $5)
      group by s.employee_id, s.starts_on`,
    [tenant.organizationId, people, before, basicHeading, run],
  );
  const sums = new Map<number, Ratio>();
  for (const { employee_id, starts_on, basic } of rows)
    sums.set(employee_id, plus(sums.get(employee_id) ?? zero, times(decimalOf(basic), gratuityRate(law, starts_on))));
  return sums;
}

const gratuityRate = (law: Law, day: string): Ratio => decimalOf(law.figure('gratuity.employer', 'rate', day).rate);

interface LeavePaid {
  readonly leave: { readonly type: number; readonly days: string }[];
  readonly days: string;
  /** Of types with a fixed amount a day. */
  readonly amount: string;
}

/** Leave that is paid at exit: what the account of each type that may be encashed has on the last day, without the yearly limits. */
export async function leavePaid(
  tenant: Tenant,
  ends_on: string,
  people: readonly Pick<Leaver, 'person' | 'last_day'>[],
): Promise<ReadonlyMap<number, LeavePaid>> {
  const setting = settingOn(await settingsOf(tenant), ends_on);
  if (!setting || people.length === 0) return new Map();
  const ids = people.map(({ person }) => person);
  const rules = (await rulesOf(tenant, setting.id)).filter(({ encashable }) => encashable);
  const takers = new Map((await leaveTakers(tenant, ends_on, ids)).map((each) => [each.user_id, each]));
  const lines = await accountLines(tenant, ids);
  return new Map(
    people.map(({ person, last_day }) => {
      const taker = takers.get(person);
      const paid = rules.flatMap((rule) => {
        const own = lines.get(accountKey(person, rule.leave_type)) ?? [];
        const { available } = standingAt(own, [], last_day, last_day);
        return taker && appliesTo(rule, taker) && unitsOf(available) > 0n ? [{ rule, days: available }] : [];
      });
      const isFixed = ({ rule }: (typeof paid)[number]): boolean => rule.encash_basis === 'fixed';
      return [
        person,
        {
          leave: paid.map(({ rule, days }) => ({ type: rule.leave_type, days })),
          days: addUp(['0', ...paid.filter((each) => !isFixed(each)).map(({ days }) => days)]),
          amount: addUp(['0', ...paid.filter(isFixed).map(({ rule, days }) => encashAmount(rule, days, '0'))]),
        },
      ];
    }),
  );
}

/** Net pay of confirmed months that is on hold, by person. */
async function heldPay(tenant: Tenant, people: readonly number[]): Promise<ReadonlyMap<number, Exit['held']>> {
  const rows = await tenant.query<{ employee_id: number; month: string; amount: string }>(
    `select employee_id, month, sum(net)::text as amount from pay_slip
      where organization_id = $1 and employee_id = any($2::bigint[]) and is_held and settled_in_id is null and status in ('Confirmed', 'Published')
      group by employee_id, month having sum(net) > 0 order by employee_id, month`,
    [tenant.organizationId, people],
  );
  return Map.groupBy(rows, ({ employee_id }) => employee_id) as ReadonlyMap<number, Exit['held']>;
}

/**
 * The settlements of a month by person.
 * @param only of these people; null: of everyone
 * @param run the payroll that asks; null: one that is not there yet
 */
export async function exitsOf(
  tenant: Tenant,
  month: string,
  only: readonly number[] | null,
  run: number | null,
): Promise<ReadonlyMap<number, Exit>> {
  const { starts_on, ends_on } = monthSpan(month);
  const people = await leavers(tenant, month, only, run);
  const ids = people.map(({ person }) => person);
  const law = await lawOf(tenant);
  const gratuity = await gratuityBefore(tenant, starts_on, ids, run, law);
  const leave = await leavePaid(tenant, ends_on, people);
  const held = await heldPay(tenant, ids);
  const funds = await fundPayments(tenant, month, ids);
  return new Map(
    people.map((each): [number, Exit] => {
      const { person, separation, last_day } = each;
      const { short, payer } = noticeDays(each);
      const missing = (by: typeof payer): string => String(payer === by ? (short ?? 0) : 0);
      const paid = leave.get(person);
      return [
        person,
        {
          settlement: { separation, last_day, leave: paid?.leave ?? [] },
          held: (held.get(person) ?? []).map(({ month: of, amount }) => ({ month: of, amount })),
          gratuity: shortText(plus(decimalOf(each.opening_gratuity), gratuity.get(person) ?? zero)),
          gratuityRate: gratuityRate(law, last_day),
          facts: {
            exit_leave_days: paid?.days ?? '0',
            exit_leave_amount: paid?.amount ?? '0',
            notice_days_by_employer: missing('employer'),
            notice_days_by_employee: missing('employee'),
            notice_month_days: String(each.pay_days),
            festival_months: String(each.festival_months),
            exit_tax_rate: law.figure('exit.employer_payment', 'rate', last_day).rate,
            ...fundFacts(law, last_day, funds.get(person)),
          },
        },
      ];
    }),
  );
}

/** What the tax of a lump sum follows from (Income Tax Act 2058 ss.65, 88); nothing where there is none. @param day the last one */
function fundFacts(law: Law, day: string, amount: string | undefined): Exit['facts'] {
  if (amount === undefined) return {};
  const { rates } = law.figure('exit.fund', 'rates', day);
  return {
    fund_amount: amount,
    fund_exempt_least: law.figure('exit.fund_exempt', 'amounts', day).amounts['least'] ?? '0',
    fund_exempt_share: rates['exempt_share'] ?? '0',
    fund_tax_rate: rates['rate'] ?? '0',
  };
}

/** A question of a month as that of a settlement. @param items what is handed in; basic of past months counts in gratuity */
export function settled(
  question: PayQuestion,
  { settlement, facts, gratuity, gratuityRate: ofLastDay }: Exit,
  items: readonly QuestionItem[],
): PayQuestion {
  const rate = question.tax.facts['ssf'] === true ? zero : ofLastDay;
  const late = items.flatMap(({ heading, amount }) => (heading === basicHeading ? [decimalOf(amount)] : []));
  const own = {
    ...facts,
    gratuity_rate: shortText(rate),
    gratuity_before: shortText(late.reduce((sum, amount) => plus(sum, times(amount, rate)), decimalOf(gratuity))),
  };
  const withFacts = (segments: PayQuestion['segments'], added: object) =>
    segments.map((segment) => ({ ...segment, facts: { ...segment.facts, ...added } }));
  const { concurrent } = question;
  return {
    ...question,
    settlement,
    segments: withFacts(question.segments, own),
    // Gratuity of earlier months, leave at fixed amounts and lump sums are paid once.
    ...(concurrent && {
      concurrent: {
        ...concurrent,
        segments: withFacts(concurrent.segments, {
          ...own,
          gratuity_before: '0',
          exit_leave_amount: '0',
          fund_amount: '0',
        }),
      },
    }),
  };
}

/** Employees whose settlement pays a month, in another payroll than this one. */
export async function settledPeople(tenant: Tenant, month: string, run: number | null): Promise<ReadonlySet<number>> {
  const rows = await tenant.query<{ employee_id: number }>(
    `select employee_id from pay_slip where organization_id = $1 and month = $2 and kind = 'settlement' and status <> 'Discarded' and run_id is distinct from $3`,
    [tenant.organizationId, month, run],
  );
  return new Set(rows.map(({ employee_id }) => employee_id));
}
