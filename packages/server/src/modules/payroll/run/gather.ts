/** What payslips of a month are computed from: facts of people, changes of past months, and what is handed in. */
import { monthSpan } from '@karmik/model/kit/month';
import { fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import { payOfKind, type RunKind } from '@karmik/model/payroll/run/kind';
import type { PayQuestion, QuestionItem, RepaidItem } from '@karmik/model/payroll/run/question';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { offeredItems } from '../../../pay-items/uses.ts';
import { pastChanges, type PastChange } from './arrears.ts';
import type { PaySetting } from './setting.ts';
import type { PersonQuestion } from './person-question.ts';
import { canonical, questionsOf } from './facts.ts';
import { exitsOf, settled, settledPeople } from './settlement.ts';
import { taxMonthOf } from './tax-year.ts';

/** What a payroll is: its kind, and the headings that are chosen for it, by the names that formulas use. */
export interface RunShape {
  readonly kind: RunKind;
  readonly headings: readonly string[];
}

export const regularRun: RunShape = { kind: 'regular', headings: [] };

/** What was decided on a change of a past month, and on which lines. */
export interface ChangeDecision {
  readonly employee_id: number;
  readonly month: string;
  readonly decision: 'take' | 'leave';
  readonly lines: PastChange['lines'];
}

/** The last decision on each change, by person and month. */
async function decisionsOf(tenant: Tenant, people: readonly number[]): Promise<ReadonlyMap<string, ChangeDecision>> {
  const rows = await tenant.query<ChangeDecision>(
    `select distinct on (employee_id, month) employee_id, month, decision, lines from pay_change_decision
      where organization_id = $1 and employee_id = any($2::bigint[]) order by employee_id, month, id desc`,
    [tenant.organizationId, people],
  );
  return new Map(rows.map((each) => [`${each.employee_id} ${each.month}`, each]));
}

/**
 * Whether the next payroll takes a change: one that pays, unless it was left; one that takes back, once HR decided so
 * on these very amounts [PC-27].
 */
const isTaken = ({ lines, pay }: PastChange, decision: ChangeDecision | undefined): boolean =>
  lines.length > 0 &&
  (!pay.startsWith('-') || (decision?.decision === 'take' && amountsText(decision.lines) === amountsText(lines)));

const amountsText = (lines: PastChange['lines']): string =>
  canonical(Object.fromEntries(lines.map(({ heading, amount }) => [heading, amount])));

/** A change of a past month, and whether the next payroll takes it. */
export interface DecidedChange extends PastChange {
  readonly is_taken: boolean;
}

/** The changes of the months before one. @param only of these people; null: of everyone */
export async function decidedChanges(
  tenant: Tenant,
  month: string,
  only: readonly number[] | null,
): Promise<DecidedChange[]> {
  const changes = await pastChanges(tenant, month, only);
  const decisions = await decisionsOf(
    tenant,
    changes.map(({ person }) => person),
  );
  return changes.map((each) => ({ ...each, is_taken: isTaken(each, decisions.get(`${each.person} ${each.month}`)) }));
}

/** What was overpaid before and is still to be recovered, by person: a decimal. */
async function overpaidOf(
  tenant: Tenant,
  before: string,
  people: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tenant.query<{ employee_id: number; amount: string }>(
    // Few lines are of this type: without statistics of a new table they would be looked for once for each payslip.
    `with l as materialized (
       select parent_id, amount from pay_slip_lines
        where organization_id = $1 and type = 'net_only' and formula_name in ('overpaid_carried', 'overpaid_recovered'))
     select s.employee_id, sum(l.amount)::text as amount from l join pay_slip s on s.organization_id = $1 and s.id = l.parent_id
      where s.status in ('Confirmed', 'Published') and s.starts_on < $2 and s.employee_id = any($3::bigint[])
      group by s.employee_id having sum(l.amount) > 0`,
    [tenant.organizationId, before, people],
  );
  return new Map(rows.map(({ employee_id, amount }) => [employee_id, amount]));
}

interface EarlierRun {
  readonly employee_id: number;
  /** By heading: of the package, and of the one that is held at the same time. */
  readonly lines: Readonly<Record<'paid' | 'paid_concurrent', Readonly<Record<string, string>> | null>>;
  readonly income: string;
  readonly retirement: string;
  readonly withheld: string;
  readonly withheld_portion: string;
}

/**
 * What other payrolls of the month paid, and what of it and of its tax belongs to one tax year, by person.
 * @param isLast what the regular one paid counts as well, since the payroll that asks takes its place
 */
async function earlierRuns(
  tenant: Tenant,
  month: string,
  run: number | null,
  people: readonly number[],
  { isLast, taxYear }: { readonly isLast: boolean; readonly taxYear: string },
): Promise<ReadonlyMap<number, NonNullable<PayQuestion['earlier']>>> {
  const rows = await tenant.query<EarlierRun>(
    `select s.employee_id, coalesce(sum(case when s.kind = 'regular' and not $5 then s.once_income else s.counted_income end) filter (where y.is_same), 0)::text as income,
            coalesce(sum(case when s.kind = 'regular' and not $5 then s.once_retirement else s.counted_retirement end) filter (where y.is_same), 0)::text as retirement,
            coalesce(sum(s.tax) filter (where y.is_same), 0)::text as withheld, coalesce(sum(s.tax_portion) filter (where y.is_same), 0)::text as withheld_portion,
            (select jsonb_build_object('paid', jsonb_object_agg(p.formula_name, p.amount) filter (where not p.is_concurrent),
                                       'paid_concurrent', jsonb_object_agg(p.formula_name, p.amount) filter (where p.is_concurrent)) from (
               select l.formula_name, l.is_concurrent, sum(l.amount)::text as amount from pay_slip o join pay_slip_lines l on l.organization_id = o.organization_id and l.parent_id = o.id
                where o.organization_id = $1 and o.employee_id = s.employee_id and o.month = $2 and o.run_id is distinct from $3 and o.status <> 'Discarded'
                  and l.source is null and l.type not in ('tax_deduction', 'net_only') group by l.formula_name, l.is_concurrent) p) as lines
       from pay_slip s cross join lateral (select fiscal_year_of(s.tax_month) = $6 as is_same) y
      where s.organization_id = $1 and s.month = $2 and s.run_id is distinct from $3 and s.status <> 'Discarded' and s.employee_id = any($4::bigint[])
      group by s.employee_id`,
    [tenant.organizationId, month, run, people, isLast, Number(taxYear.slice(0, 4))],
  );
  return new Map(
    rows.map(({ employee_id, lines: { paid, paid_concurrent }, ...sums }) => [
      employee_id,
      { ...sums, paid: paid ?? {}, ...(paid_concurrent && { paid_concurrent }) },
    ]),
  );
}

const paidBefore = (earlier: PayQuestion['earlier']): Pick<PayQuestion, 'earlier'> => (earlier ? { earlier } : {});

/**
 * The whole questions of a month.
 * @param only of these people; null: of everyone
 * @param run the payroll that asks; null: one that is not there yet
 */
export async function payQuestions(
  { modules: { payItems } }: Context,
  tenant: Tenant,
  month: string,
  setting: PaySetting,
  {
    only = null,
    run = null,
    shape = regularRun,
  }: { readonly only?: readonly number[] | null; readonly run?: number | null; readonly shape?: RunShape } = {},
): Promise<PersonQuestion[]> {
  const pays = payOfKind[shape.kind];
  const { starts_on, ends_on } = monthSpan(month);
  const isSettlement = shape.kind === 'settlement';
  const exits = isSettlement ? await exitsOf(tenant, month, only, run) : null;
  const elsewhere = isSettlement ? new Set<number>() : await settledPeople(tenant, month, run);
  const whom = exits ? [...exits.keys()] : only;
  const asked = (await questionsOf(tenant, month, setting, whom)).filter(({ person }) => !elsewhere.has(person));
  const people = asked.map(({ person }) => person);
  const changes = Map.groupBy(
    pays.changes ? (await decidedChanges(tenant, month, whom)).filter(({ is_taken }) => is_taken) : [],
    ({ person }) => person,
  );
  const offered = Map.groupBy(
    pays.items ? await offeredItems(tenant, payItems, { month, starts_on, ends_on }, { people: whom, run }) : [],
    ({ person }) => person,
  );
  const overpaid = await overpaidOf(tenant, starts_on, people);
  const earlier = await earlierRuns(tenant, month, run, people, {
    isLast: isSettlement,
    taxYear: fiscalYearOf(taxMonthOf(month, setting)),
  });
  return asked.map((each): PersonQuestion => {
    const { person, question } = each;
    if (!question) return each;
    const items: QuestionItem[] = (changes.get(person) ?? []).flatMap(({ lines }) => lines);
    const repaid: RepaidItem[] = [];
    for (const { source, id: source_id, heading, amount, earned, when_unpaid } of offered.get(person) ?? [])
      if (heading === null) repaid.push({ source, source_id, amount, earned });
      else items.push({ source, source_id, heading, amount, earned, ...(when_unpaid && { when_unpaid }) });
    const exit = exits?.get(person);
    return {
      ...each,
      question: {
        ...(exit ? settled(question, exit, items) : question),
        items,
        ...(pays.package !== 'all' && { only: shape.headings }),
        ...paidBefore(earlier.get(person)),
        net: {
          // Nothing is left to recover from after a settlement.
          least_percent: exit ? '0' : String(setting.least_net_percent),
          overpaid: overpaid.get(person) ?? '0',
          step: setting.net_step === 'rupee' ? '1' : '0.01',
          ...(exit && exit.held.length > 0 && { held: exit.held }),
          ...(repaid.length > 0 && { repaid }),
        },
      },
    };
  });
}
