/** Compares the pay of a month as it is with what a change would make of it. Nothing is stored. */
import { effectMeasures, type EffectMeasure, type effectOfFestival } from '@karmik/model/payroll/effect/effect';
import type { Message } from '@karmik/model/kit/message';
import { monthSpan } from '@karmik/model/kit/month';
import type { RowValues } from '@karmik/model/kit/operation';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { absolute, compare, minus, type Ratio, sumOf, zero } from '@karmik/model/kit/exact/ratio';
import type { Law } from '@karmik/model/payroll/law/law';
import { fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import type { PayQuestion, RunPackages } from '@karmik/model/payroll/run/question';
import type { Tenant } from '../../../db/database.ts';
import { invalidField } from '../../../http/errors.ts';
import type { Looking, PlannedRow } from '../../../operations/operation.ts';
import { lawOf } from '../law/law.ts';
import { payrollMessages } from '../messages.ts';
import { answering, basisOf, paidDays } from '../run/answers.ts';
import { settingOfPayroll } from '../run/exchange-rates.ts';
import type { PersonQuestion } from '../run/person-question.ts';
import { firstOfYear, questionsOf, type DraftFacts } from '../run/facts.ts';
import { payQuestions } from '../run/gather.ts';
import { peopleOf } from '../setup/increment.ts';
import { effectMessages as says } from './messages.ts';

/** What differs from what is stored; absent: nothing. */
export interface Change {
  readonly facts?: DraftFacts;
  packages?(stored: RunPackages): RunPackages;
  /** The packages without the change, where what is stored has it already. */
  packagesBefore?(stored: RunPackages): RunPackages;
  readonly law?: Law;
}

export interface Choice {
  readonly month: string;
  readonly employee: number | null;
  readonly branch: number | null;
  readonly division: number | null;
  readonly employment_type: number | null;
}

type Row = RowValues<(typeof effectOfFestival)['rows']>;
type Figures = Readonly<Record<EffectMeasure, Ratio>>;

const nothing = Object.fromEntries(effectMeasures.map((name) => [name, zero])) as Figures;

/** What was paid in the tax year before the month, or in it by other payrolls. */
interface SoFar {
  readonly employee_id: number;
  readonly gross: string;
  /** Without tax. */
  readonly deductions: string;
  readonly cost: string;
}

async function paidSoFar(
  tenant: Tenant,
  month: string,
  run: number | null,
  people: readonly number[],
): Promise<ReadonlyMap<number, SoFar>> {
  const rows = await tenant.query<SoFar>(
    `select employee_id, sum(gross)::text as gross, sum(deductions - tax)::text as deductions, sum(employer_cost)::text as cost from pay_slip
      where organization_id = $1 and status <> 'Discarded' and employee_id = any($2::bigint[]) and starts_on >= $3 and starts_on <= $4
        and (month <> $5 or run_id is distinct from $6) group by employee_id`,
    [tenant.organizationId, people, firstOfYear(month), monthSpan(month).starts_on, month, run],
  );
  return new Map(rows.map((row) => [row.employee_id, row]));
}

/** Contributions to funds that are deducted from pay, by the names of their headings. */
const fundsOf = (packages: RunPackages): ReadonlySet<string> =>
  new Set(
    Object.values(packages).flatMap(({ headings }) =>
      headings.flatMap(({ formula_name, is_fund, type }) => (is_fund && type === 'deduction' ? [formula_name] : [])),
    ),
  );

type Answer = ReturnType<ReturnType<typeof answering>>;

/**
 * The figures of a month and of its tax year: what is paid so far, the month, and whole months at its level until the year or the employment
 * ends. The tax of the year is that of the projection.
 */
function figuresOf(
  { answer, slip }: Answer,
  { funds, before }: { readonly funds: ReadonlySet<string>; readonly before: SoFar | undefined },
): Figures {
  if (!answer || !slip) return nothing;
  const ofYear = (paid: string | undefined, month: Ratio, later: Ratio) =>
    sumOf([decimalOf(paid ?? '0'), month, later]);
  const tax = decimalOf(answer.tax);
  const gross = ofYear(before?.gross, slip.gross, slip.later.gross);
  const deductions = ofYear(before?.deductions, minus(slip.deductions, tax), slip.later.deductions);
  const yearTax = decimalOf(answer.year_tax);
  return {
    gross: slip.gross,
    tax,
    funds: sumOf(
      answer.lines.flatMap(({ formula_name, amount }) => (funds.has(formula_name) ? [decimalOf(amount)] : [])),
    ),
    net: slip.net,
    cost: slip.employer_cost,
    year_gross: gross,
    year_tax: yearTax,
    year_net: minus(minus(gross, deductions), yearTax),
    year_cost: ofYear(before?.cost, slip.employer_cost, slip.later.employer_cost),
  };
}

/** Whether a whole month is paid with less than the law allows on its first day. */
function isBelowMinimum({ basis, segments }: PayQuestion, gross: Ratio, law: Law, day: string): boolean {
  const figure = law.on('minimum_wage', day)?.value;
  const least = figure?.kind === 'amounts' ? figure.amounts['monthly'] : undefined;
  if (least === undefined || compare(gross, zero) <= 0) return false;
  const isWhole = paidDays({ segments } as PayQuestion) === basis.month;
  return isWhole && compare(gross, decimalOf(least)) < 0;
}

/** A question with changed facts; what is handed in, and what other payrolls paid, stays. */
const withFacts = (stored: PersonQuestion, changed: PersonQuestion | undefined): PersonQuestion =>
  (changed && {
    ...changed,
    question: changed.question && { ...stored.question, ...changed.question },
  }) ||
  stored;

interface Compared {
  readonly row: PlannedRow<(typeof effectOfFestival)['rows']>;
  readonly change: Ratio;
  readonly isBelow: boolean;
  readonly hasProblem: boolean;
}

/**
 * The effect of a change on those of a choice who are paid in a month: who changes most comes first.
 * @throws 400 where the tax law of the month is not known
 */
export async function effectOf(
  { context, tenant }: Looking,
  choice: Choice,
  change: Change,
): Promise<{ readonly rows: readonly PlannedRow<(typeof effectOfFestival)['rows']>[]; readonly notice?: Message }> {
  const { month } = choice;
  const { starts_on: first } = monthSpan(month);
  const law = await lawOf(tenant);
  if (!law.taxOn(first)) throw invalidField('month', payrollMessages.noLaw({ year: fiscalYearOf(month) }));
  const only = [...(await peopleOf(tenant, choice))];
  const own = await tenant.one<{ id: number }>(
    `select id from pay_run where organization_id = $1 and month = $2 and kind = 'regular' and status <> 'Discarded'`,
    [tenant.organizationId, month],
  );
  const run = own?.id ?? null;
  const settings = await settingOfPayroll(tenant, month, null);
  const { packages, item_headings } = await basisOf(tenant, month, settings);
  const stored = await payQuestions(context, tenant, month, settings, { only, run });
  const changed = new Map(
    (change.facts ? await questionsOf(tenant, month, settings, only, change.facts) : []).map((each) => [
      each.person,
      each,
    ]),
  );
  const before = change.packagesBefore?.(packages) ?? packages;
  const after = change.packages?.(packages) ?? packages;
  const answerBefore = answering({ packages: before, item_headings }, law);
  const answerAfter = answering({ packages: after, item_headings }, change.law ?? law);
  const fundsBefore = fundsOf(before);
  const fundsAfter = fundsOf(after);
  const soFar = await paidSoFar(tenant, month, run, only);
  const compared = stored.map((asked): Compared => {
    const then = withFacts(asked, changed.get(asked.person));
    const answers = [answerBefore(asked), answerAfter(then)] as const;
    const problem = answers[1].problem ?? answers[0].problem;
    const paid = soFar.get(asked.person);
    const figures = [
      asked.question ? figuresOf(answers[0], { funds: fundsBefore, before: paid }) : nothing,
      then.question ? figuresOf(answers[1], { funds: fundsAfter, before: paid }) : nothing,
    ] as const;
    const difference = problem ? zero : minus(figures[1].net, figures[0].net);
    const isBelow =
      !problem && then.question !== null && isBelowMinimum(then.question, figures[1].gross, change.law ?? law, first);
    return {
      change: difference,
      isBelow,
      hasProblem: problem !== null,
      row: {
        key: String(asked.person),
        values: {
          employee: asked.person,
          package: then.package,
          ...(Object.fromEntries(
            effectMeasures.flatMap((name) => [
              [`${name}_before`, decimalText(figures[0][name])],
              [`${name}_after`, decimalText(figures[1][name])],
            ]),
          ) as Omit<Row, 'employee' | 'package' | 'net_change' | 'is_below_minimum' | 'problem' | 'problem_ne'>),
          net_change: decimalText(difference),
          is_below_minimum: isBelow,
          problem: problem?.en ?? null,
          problem_ne: problem?.ne ?? null,
        },
      },
    };
  });
  return { rows: ordered(compared).map(({ row }) => row), notice: summaryOf(compared) };
}

/** Problems first, then by how much the net changes. */
const ordered = (compared: readonly Compared[]): readonly Compared[] =>
  compared.toSorted(
    (one, other) =>
      Number(other.hasProblem) - Number(one.hasProblem) || compare(absolute(other.change), absolute(one.change)),
  );

function summaryOf(compared: readonly Compared[]): Message {
  const count = (holds: (each: Compared) => boolean) => compared.filter(holds).length;
  const gain = count(({ change }) => compare(change, zero) > 0);
  const lose = count(({ change }) => compare(change, zero) < 0);
  const problems = count(({ hasProblem }) => hasProblem);
  const first = says.counts({ gain, lose, same: compared.length - gain - lose - problems });
  const below = count(({ isBelow }) => isBelow);
  const second = below > 0 ? payrollMessages.both({ first, second: says.below({ count: below }) }) : first;
  return problems > 0 ? payrollMessages.both({ first: second, second: says.problems({ count: problems }) }) : second;
}
