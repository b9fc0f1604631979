/** Computes a budget forecast: months with a payroll as it is, the running month as a payroll of it would be, and later months from their facts. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Message } from '@karmik/model/kit/message';
import { monthSpan } from '@karmik/model/kit/month';
import { decimalOf } from '@karmik/model/kit/exact/decimal';
import { minus, notBelowZero, one, over, times, whole, type Ratio } from '@karmik/model/kit/exact/ratio';
import { paisa, rounded } from '@karmik/model/kit/exact/rounding';
import { monthsOfPlan } from '@karmik/model/payroll/forecast/plan';
import type { Law } from '@karmik/model/payroll/law/law';
import { bsMonthOf, monthAfter } from '@karmik/model/payroll/month/fiscal-month';
import { taxFact, type HeadingType } from '@karmik/model/payroll/package/heading';
import { allSegments, type PayQuestion, type QuestionItem, type RunPackages } from '@karmik/model/payroll/run/question';
import { basicHeading } from '@karmik/model/payroll/settlement/monthly-pay';
import { checkHeadings } from '@karmik/model/payroll/setup/check';
import { effectOf } from '@karmik/model/payroll/slip/slip-heading';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { incentiveItems } from '../items/incentives.ts';
import { lawOf } from '../law/law.ts';
import { leastPeopleOf } from '../reports/setting.ts';
import { answering, answersOf, basisOf } from '../run/answers.ts';
import { settingOfPayroll } from '../run/exchange-rates.ts';
import type { PersonQuestion } from '../run/person-question.ts';
import { firstOfYear } from '../run/facts.ts';
import { packagesBetween } from '../run/packages.ts';
import { headingsOf } from '../setup/headings.ts';
import { monthsAhead, type AheadPay, type Unit } from './ahead.ts';
import type { Plan } from './plan.ts';
import { addPerson, rowsOf, sumsOfMonth, type AmountRow, type CostLine, type MonthSums } from './sums.ts';

export interface Computed {
  /** Null where the organization has too few employees to show a sum. */
  readonly rows: readonly AmountRow[] | null;
  /** Employees of whom a month could not be computed. */
  readonly left_out: number;
}

interface PaidLine {
  readonly heading: string;
  readonly type: HeadingType | 'net_only';
  readonly amount: string;
}

const paisaOf = (amount: string): bigint => {
  const { n, d } = rounded(decimalOf(amount), paisa);
  return (n * 100n) / d;
};

const gratuityHeading = 'gratuity';

/**
 * What the lines of a payslip cost the employer. Gratuity accrues for those outside the SSF, which has it among its contributions, and whose
 * package does not accrue it by a heading of its own [Labour Act 2074 s.53].
 */
function costOf(lines: readonly PaidLine[], isSsf: boolean, gratuityRate: Ratio): CostLine[] {
  const costs = lines.flatMap(({ heading, type, amount }): CostLine[] => {
    const effect = type === 'net_only' ? 'none' : effectOf({ type });
    if (effect !== 'earned' && effect !== 'cost') return [];
    return [{ heading, part: effect === 'earned' ? 'pay' : 'contribution', paisa: paisaOf(amount) }];
  });
  const basic = costs.reduce((sum, line) => (line.heading === basicHeading ? sum + line.paisa : sum), 0n);
  if (isSsf || basic <= 0n || costs.some(({ heading }) => heading === gratuityHeading)) return costs;
  const { n, d } = rounded(times(whole(basic), gratuityRate), one);
  return [...costs, { heading: null, part: 'gratuity', paisa: n / d }];
}

/** Where people are on a day. */
async function unitsOn(tenant: Tenant, people: readonly number[], day: string): Promise<ReadonlyMap<number, Unit>> {
  const rows = await tenant.query<{ id: number } & Unit>(
    `select e.user_id as id, coalesce(h.branch_id, e.branch_id) as branch, coalesce(h.division_id, e.division_id) as division
       from employee e
       left join lateral (select h.branch_id, h.division_id from employment h where h.organization_id = $1 and h.employee_id = e.user_id and h.starts_on <= $3
                           order by h.starts_on desc limit 1) h on true
      where e.organization_id = $1 and e.user_id = any($2::bigint[])`,
    [tenant.organizationId, people, day],
  );
  return new Map(rows.map(({ id, branch, division }) => [id, { branch, division }]));
}

interface PaidPerson {
  readonly person: number;
  readonly is_ssf: boolean;
  readonly lines: readonly PaidLine[];
}

/** Payslips of the payrolls of a month. */
const storedIn = (tenant: Tenant, month: string): Promise<PaidPerson[]> =>
  tenant.query<PaidPerson>(
    `select s.employee_id as person, bool_or(k.is_ssf) as is_ssf,
            jsonb_agg(jsonb_build_object('heading', l.formula_name, 'type', l.type, 'amount', l.amount::text)) as lines
       from pay_slip s join pay_package k on k.organization_id = s.organization_id and k.id = s.package_id
       join (select parent_id, formula_name, type, sum(amount) as amount from pay_slip_lines
              where organization_id = $1 and type in ('addition', 'extra_addition', 'type1_cost', 'type2_cost') group by 1, 2, 3) l on l.parent_id = s.id
      where s.organization_id = $1 and s.month = $2 and s.status <> 'Discarded' group by s.employee_id`,
    [tenant.organizationId, month],
  );

const ssfPackages = async (tenant: Tenant): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await tenant.query<{ id: number }>('select id from pay_package where organization_id = $1 and is_ssf', [
        tenant.organizationId,
      ])
    ).map(({ id }) => id),
  );

const gratuityRateOn = (law: Law, day: string): Ratio => decimalOf(law.figure('gratuity.employer', 'rate', day).rate);

interface Answering {
  readonly context: Context;
  readonly tenant: Tenant;
  readonly law: Law;
  readonly ssf: ReadonlySet<number>;
}

/** A month that has begun: its payrolls, and where the regular one is not generated yet, what it would pay by the facts of this moment. */
async function begunMonth(
  { context, tenant, law, ssf }: Answering,
  month: string,
  leftOut: Set<number>,
): Promise<MonthSums> {
  const { starts_on, ends_on } = monthSpan(month);
  const isGenerated =
    (await tenant.one(
      `select 1 from pay_run where organization_id = $1 and month = $2 and kind = 'regular' and status not in ('Discarded', 'Generating')`,
      [tenant.organizationId, month],
    )) !== undefined;
  const paid: PaidPerson[] = await storedIn(tenant, month);
  if (!isGenerated) {
    const basis = await basisOf(tenant, month, await settingOfPayroll(tenant, month, null));
    for (const { person, package: of, answer } of await answersOf(context, tenant, month, basis))
      if (answer)
        paid.push({
          person,
          is_ssf: ssf.has(of.id),
          lines: answer.lines.map(({ formula_name, type, amount }) => ({ heading: formula_name, type, amount })),
        });
      else leftOut.add(person);
  }
  const units = await unitsOn(
    tenant,
    paid.map(({ person }) => person),
    ends_on,
  );
  const sums = sumsOfMonth(starts_on, isGenerated ? 'payroll' : 'facts', one);
  const rate = gratuityRateOn(law, starts_on);
  for (const [person, own] of Map.groupBy(paid, (each) => each.person))
    addPerson(
      sums,
      { unit: units.get(person) ?? { branch: null, division: null }, people: 1, isNewHire: false },
      costOf(
        own.flatMap(({ lines }) => lines),
        own.some(({ is_ssf }) => is_ssf),
        rate,
      ),
    );
  return sums;
}

/** The day whose tax law holds in a month: of a year whose law is not known yet, that of the last known one. */
function taxDayOf(law: Law, month: string): string {
  for (let years = 0; years < 5; years++) {
    const day = firstOfYear(monthAfter(month, -12 * years));
    if (law.taxOn(day)) return day;
  }
  return monthSpan(month).starts_on;
}

/** What the rules of packages read, by the keys of the packages. */
const factsRead = (packages: RunPackages): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    Object.entries(packages).map(([key, { headings }]) => [
      key,
      new Set(
        checkHeadings(headings).compiled?.headings.flatMap(({ rules }) =>
          rules.flatMap(({ condition, equation }) => [...(condition?.reads ?? []), ...equation.reads]),
        ),
      ),
    ]),
  );

/** Whether a heading other than the tax follows from the tax, as where the employer bears it. */
const readsTax = (packages: RunPackages): boolean =>
  Object.values(packages).some(({ headings }) => {
    const compiled = checkHeadings(headings).compiled?.headings ?? [];
    const taxes = new Set(
      headings.flatMap(({ type, formula_name }) => (type === 'tax_deduction' ? [formula_name] : [])),
    );
    return compiled.some(
      ({ name, rules }) =>
        !taxes.has(name) &&
        rules.some(({ condition, equation }) =>
          [...(condition?.reads ?? []), ...equation.reads].some((read) => read === taxFact || taxes.has(read)),
        ),
    );
  });

/** What of a question the packages read, so that people and months that are alike are answered once. */
function keysOf(read: ReadonlyMap<string, ReadonlySet<string>>, costsTax: boolean): (question: PayQuestion) => string {
  return (question) => {
    const { basis, segments, items, tax } = question;
    return JSON.stringify([
      basis,
      segments.length,
      allSegments(question).map(({ package: key, days, unpaid, facts }) => [
        key,
        days,
        unpaid,
        Object.entries(facts).filter(([name]) => read.get(key)?.has(name)),
      ]),
      items?.map(({ heading, amount }) => [heading, amount]),
      costsTax ? [tax.day, tax.facts] : null,
    ]);
  };
}

const wholeMonth: PayQuestion['basis'] = { month: '30', divisor: '30' };

/**
 * A question whose tax is that of a whole year at the level of the month: what is withheld of employees is no cost of the employer, so that the
 * course of the year does not matter. A whole month is paid whole, however many days it has.
 */
function ofWholeYear(question: PayQuestion, taxDay: string, items: readonly QuestionItem[]): PayQuestion {
  const { later_days: _later, ...rest } = question;
  const [only, ...others] = question.segments;
  // A month with a second package keeps its days, by which that one may be paid for a part of it.
  const isWhole =
    only !== undefined &&
    others.length === 0 &&
    only.days === question.basis.month &&
    only.unpaid === '0' &&
    !question.concurrent;
  return {
    ...rest,
    ...(isWhole && { basis: wholeMonth, segments: [{ ...only, days: wholeMonth.month }] }),
    ...(items.length > 0 && { items }),
    tax: { ...question.tax, day: taxDay, fiscal_index: 1, last_index: 12 },
  };
}

/** Incentives that are set up for a month. */
async function incentivesIn(tenant: Tenant, month: string): Promise<ReadonlyMap<number, QuestionItem[]>> {
  const items = await incentiveItems.offer(tenant, { month, ...monthSpan(month) }, null);
  return new Map(
    [...Map.groupBy(items, ({ person }) => person)].map(([person, own]) => [
      person,
      own.flatMap(({ id, heading, amount, earned }) =>
        heading === null ? [] : [{ source: incentiveItems.name, source_id: id, heading, amount, earned }],
      ),
    ]),
  );
}

/** What is left of present employees so many months ahead. @param turnover percent a year; null: none */
const shareLeft = (turnover: string | null, months: number): Ratio =>
  notBelowZero(minus(one, over(times(decimalOf(turnover ?? '0'), whole(months)), whole(1200))));

/**
 * Computes a plan.
 * @param onMonth called after each month with how many are done
 */
export async function computeForecast(
  context: Context,
  tenant: Tenant,
  plan: Plan,
  { today, onMonth }: { readonly today: string; readonly onMonth?: (done: number, all: number) => Promise<void> },
): Promise<Computed> {
  const running = bsMonthOf(today);
  const months = monthsOfPlan(plan);
  const begun = months.filter((month) => month <= running);
  const ahead = months.filter((month) => month > running);
  const setting = await settingOfPayroll(tenant, running, null);
  const law = await lawOf(tenant);
  const ssf = await ssfPackages(tenant);
  const leftOut = new Set<number>();
  const sums: MonthSums[] = [];
  const done = async (month: MonthSums) => {
    sums.push(month);
    await onMonth?.(sums.length, months.length);
  };
  for (const month of begun) await done(await begunMonth({ context, tenant, law, ssf }, month, leftOut));
  const [first, last] = [ahead[0], ahead.at(-1)];
  if (first !== undefined && last !== undefined) {
    const packages = await packagesBetween(tenant, monthSpan(first).starts_on, monthSpan(last).ends_on);
    const answered = answering({ packages, item_headings: await headingsOf(tenant, 'all') }, law);
    const reads = factsRead(packages);
    const costsTax = readsTax(packages);
    const keyOf = keysOf(reads, costsTax);
    const known = new Map<string, readonly CostLine[] | Message>();
    const paidIn = await monthsAhead(tenant, plan, { months: ahead, today, setting, reads });
    for (const month of ahead) {
      const { starts_on } = monthSpan(month);
      const sum = sumsOfMonth(starts_on, 'forecast', shareLeft(plan.turnover, monthsBetween(running, month)));
      const rate = gratuityRateOn(law, starts_on);
      const taxDay = taxDayOf(law, month);
      const lawOfMonth = `${rate.n}/${rate.d} ${costsTax ? taxDay : ''}`;
      const items = await incentivesIn(tenant, month);
      const costOfMonth = ({ ask }: AheadPay, own: readonly QuestionItem[]): readonly CostLine[] | Message | null => {
        const asked = ask();
        if (!asked?.question) return asked?.problem ?? null;
        const question = ofWholeYear(asked.question, taxDay, own);
        const isSsf = ssf.has(asked.package.id);
        const key = `${isSsf} ${lawOfMonth} ${keyOf(question)}`;
        const cost = known.get(key) ?? costIn(answered, { ...asked, question }, isSsf, rate);
        known.set(key, cost);
        return cost;
      };
      for (const [place, each] of (await paidIn(month)).entries()) {
        // Other requests of this process get a turn.
        if (place % 200 === 199) await turn();
        const own = items.get(each.person) ?? [];
        const steady = each.steady !== null && own.length === 0 ? `${lawOfMonth} = ${each.steady}` : null;
        const before = steady === null ? undefined : known.get(steady);
        const cost = before ?? costOfMonth(each, own);
        if (steady !== null && cost !== null) known.set(steady, cost);
        if (cost === null) continue;
        if ('en' in cost) leftOut.add(each.person);
        else addPerson(sum, each, cost);
      }
      await done(sum);
    }
  }
  const leastPeople = await leastPeopleOf(tenant);
  return { rows: rowsOf(sums, leastPeople), left_out: [...leftOut].filter((person) => person > 0).length };
}

const monthsBetween = (from: string, to: string): number => {
  const count = (month: string) => Number(month.slice(3, 7)) * 12 + Number(month.slice(8));
  return count(to) - count(from);
};

function costIn(
  answered: ReturnType<typeof answering>,
  question: PersonQuestion,
  isSsf: boolean,
  rate: Ratio,
): readonly CostLine[] | Message {
  const { answer, problem } = answered(question);
  if (!answer) return problem as Message;
  return costOf(
    answer.lines.map(({ formula_name, type, amount }) => ({ heading: formula_name, type, amount })),
    isSsf,
    rate,
  );
}
