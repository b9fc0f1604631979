/**
 * Explains an amount of a payslip from what was stored: the question, the packages of the payroll and the payslip before it. The same
 * question gives the same explanation at any time; nothing is read of today.
 */
import { bilingual, type Text } from '../../kit/text.ts';
import { addDaysTo } from '../../kit/period.ts';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { compare, minus, over, plus, type Ratio, sumOf, zero } from '../../kit/exact/ratio.ts';
import type { Trace } from '../formula/trace.ts';
import { itemText } from '../items/sources.ts';
import { prorated, type Reductions } from '../month/prorate.ts';
import { computeHeading, computePackage } from '../package/compute.ts';
import { taxFact } from '../package/heading.ts';
import type { PayAnswers, PayQuestion, Prepared } from '../run/question.ts';
import { amountName } from '../setup/heading.ts';
import type { PayFactName } from '../setup/facts.ts';
import { effectOf } from '../slip/slip-heading.ts';
import { type Slip, slipOf } from '../slip/slip.ts';
import { type Cause, causeOf, concurrentSide, rootsOf, type Side } from './cause.ts';
import type {
  ComputedExplanation,
  ExplainedCause,
  ExplainedInput,
  ExplainedTotal,
  InputOrigin,
} from './explanation.ts';
import { explainedTotals } from './explanation.ts';
import { shortText } from './figure.ts';
import { formulaInWords } from './formula-words.ts';
import { factWord } from './law-words.ts';
import { factOf, headingOf, inputName, unitIn } from './names.ts';
import { lawOf, type PaidMonth, projectionOf } from './projection.ts';

/** A stored payslip with what its payroll stored. @param month such as `bs:2083-05` */
export interface StoredSlip {
  readonly month: string;
  readonly question: PayQuestion;
  readonly answers: PayAnswers;
}

/** Who reads: employees are shown nothing of headings that are not on the payslip, and no formulas. */
export type ExplainReader = 'hr' | 'employee';

interface Computed {
  readonly month: string;
  readonly stored: PayQuestion;
  readonly prepared: Prepared;
  readonly slip: Slip;
  /** By heading, with what is handed in. */
  readonly amounts: ReadonlyMap<string, Ratio>;
  /** By heading, what the package gives in the month itself. */
  readonly own: ReadonlyMap<string, Ratio>;
}

const totalNames: Readonly<Record<ExplainedTotal, Text>> = {
  gross: bilingual('Gross', 'कुल तलब'),
  deductions: bilingual('Deductions', 'कट्टी'),
  tax: bilingual('Tax', 'कर'),
  net: bilingual('Net pay', 'खुद भुक्तानी'),
  employer_cost: bilingual('Employer cost', 'रोजगारदाताको खर्च'),
};
const concurrentWord = bilingual('concurrent package', 'समानान्तर प्याकेज');
const thisMonth = bilingual('This month', 'यो महिना');
const netOnly = bilingual('Changes of the net pay', 'खुद भुक्तानीमा परिवर्तन');
const notShown = bilingual('Amounts not shown on the payslip', 'तलब पर्चीमा नदेखाइएका रकम');
const isTotal = (of: string): of is ExplainedTotal => (explainedTotals as readonly string[]).includes(of);

const origins: Readonly<Record<PayFactName, InputOrigin>> = {
  tax: 'tax',
  scale_salary: 'level',
  month_days: 'calendar',
  employed_days: 'employment',
  unpaid_days: 'days',
  overtime_hours: 'overtime',
  present_days: 'days',
  paid_leave_days: 'days',
  holiday_days: 'days',
  fiscal_month: 'calendar',
  service_months: 'employment',
  is_female: 'profile',
  is_married: 'profile',
  monthly_basic: 'assignment',
  monthly_pay: 'assignment',
  exit_leave_days: 'employment',
  exit_leave_amount: 'employment',
  notice_days_by_employer: 'employment',
  notice_days_by_employee: 'employment',
  notice_month_days: 'employment',
  gratuity_before: 'employment',
  gratuity_rate: 'employment',
  festival_months: 'employment',
  exit_tax_rate: 'tax',
  fund_amount: 'employment',
  fund_exempt_least: 'tax',
  fund_exempt_share: 'tax',
  fund_tax_rate: 'tax',
  is_festival: 'calendar',
  festival_service_months: 'employment',
  festival_service_days: 'employment',
  piece_days: 'work',
  piece_pay: 'work',
  minimum_daily_wage: 'calendar',
};

function computed({ month, question, answers }: StoredSlip): Computed | undefined {
  const prepared = answers.prepared(question);
  const slip = slipOf(prepared.asked);
  if ('failure' in slip) return undefined;
  const lines = slip.lines.filter(({ is_concurrent }) => !is_concurrent);
  return {
    month,
    stored: question,
    prepared,
    slip,
    amounts: sumsOf(lines),
    own: sumsOf(lines.filter(({ item }) => item === null)),
  };
}

/** The payslip as the package that is held at the same time has it; undefined where there is none. */
function concurrentOf({ month, stored, prepared, slip }: Computed): Computed | undefined {
  const side = concurrentSide({ question: stored, prepared, amounts: new Map() });
  const amounts = sumsOf(slip.lines.filter(({ is_concurrent }) => is_concurrent));
  return side && { month, stored: side.question, prepared: side.prepared, slip, amounts, own: amounts };
}

function sumsOf(lines: Slip['lines']): ReadonlyMap<string, Ratio> {
  const sums = new Map<string, Ratio>();
  for (const { heading, amount } of lines) sums.set(heading, plus(sums.get(heading) ?? zero, amount));
  return sums;
}

/** What of a heading the package gives, and what is handed in; nothing where nothing is handed in. */
function partsOf({ now: { month, slip, own }, isConcurrent }: View, of: string): ComputedExplanation['terms'] {
  const items = isConcurrent
    ? []
    : slip.lines.flatMap(({ heading, amount, item }) => (heading === of && item ? [{ amount, item }] : []));
  if (items.length === 0) return [];
  return [
    { label: thisMonth, amount: own.get(of) ?? zero },
    ...items.map(({ amount, item: { source, earned } }) => ({ label: itemText(source.name, earned, month), amount })),
  ].map(({ label, amount }) => ({ of: null, label, sign: '+' as const, amount: decimalText(amount) }));
}

const sideOf = ({ stored, prepared, amounts }: Computed): Side => ({
  question: stored,
  prepared,
  amounts: new Map([...amounts].map(([name, amount]) => [name, decimalText(amount)])),
});

/** What the explanation of one payslip reads. */
interface View {
  readonly now: Computed;
  readonly before: Computed | undefined;
  readonly reader: ExplainReader;
  /** Of the package that is held at the same time. */
  readonly isConcurrent: boolean;
}

/** A heading of the package that is held at the same time, as it is asked for. @example 'concurrent:basic' */
const concurrentKey = 'concurrent:';

/** The view of the package that is held at the same time; undefined where neither payslip has one. */
function concurrentView({ now, before, reader }: View): View | undefined {
  const [is, was] = [concurrentOf(now), before && concurrentOf(before)];
  const none = { segments: [] };
  if (!is && !was) return undefined;
  return {
    now: is ?? { ...now, stored: { ...now.stored, ...none }, amounts: new Map(), own: new Map() },
    before: was,
    reader,
    isConcurrent: true,
  };
}

const shownOf = ({ now, before }: View, name: string) =>
  now.prepared.shown.get(name) ?? before?.prepared.shown.get(name);
const isHidden = (view: View, name: string): boolean =>
  view.reader === 'employee' && shownOf(view, name)?.is_on_slip === false;

/** What a heading or a fact is called to the reader. */
const nameIn = (view: View, name: string): Text =>
  isHidden(view, name) || isHidden(view, headingOf(name)) ? notShown : inputName(name, (each) => shownOf(view, each));

function empty({ now, before }: View, of: string, label: Text, amount: Ratio): ComputedExplanation {
  const { basis } = now.prepared.asked;
  return {
    of,
    label,
    amount: decimalText(amount),
    month: now.month,
    rule: null,
    inputs: [],
    terms: [],
    segments: [],
    basis: { month: shortText(basis.month), divisor: shortText(basis.divisor) },
    reductions: null,
    rounding: null,
    projection: null,
    law: [],
    before_month: before?.month ?? null,
    changes: [],
  };
}

const projectionIn = ({ now: { month, stored, prepared, slip } }: View, paid: readonly PaidMonth[]) =>
  projectionOf({ month, stored, prepared, slip }, paid);
const lawIn = ({ now: { prepared, slip } }: View) => lawOf(prepared.asked.tax.law, slip);

/** The headings that a total adds up. */
function headingsOfTotal({ now, before }: View, of: ExplainedTotal): string[] {
  const all = new Map([...(before?.prepared.asked.headings ?? []), ...now.prepared.asked.headings]);
  return [...all.values()]
    .toSorted((one, other) => one.order - other.order)
    .filter((heading) => {
      const effect = effectOf(heading);
      switch (of) {
        case 'gross':
          return effect === 'earned';
        case 'deductions':
          return effect === 'deducted';
        case 'employer_cost':
          return effect === 'cost';
        case 'tax':
          return heading.type === 'tax_deduction';
        case 'net':
          return effect === 'earned' || effect === 'deducted';
      }
    })
    .map(({ name }) => name);
}

const amountOf = (computed: Computed | undefined, name: string): Ratio => computed?.amounts.get(name) ?? zero;

/** What a total consists of; what the reader is not shown is one term. */
function termsOf(view: View, of: ExplainedTotal): ComputedExplanation['terms'] {
  const { slip } = view.now;
  if (of === 'net') {
    const alone = sumOf(slip.net_lines.map(({ amount }) => amount));
    return [
      ...(['gross', 'deductions'] as const).map((name) => ({
        of: name,
        label: totalNames[name],
        sign: name === 'gross' ? ('+' as const) : ('-' as const),
        amount: decimalText(slip[name]),
      })),
      ...(alone.n === 0n ? [] : [{ of: null, label: netOnly, sign: '+' as const, amount: decimalText(alone) }]),
    ];
  }
  const named = headingsOfTotal(view, of).map((name) => ({ name, amount: amountOf(view.now, name) }));
  const hidden = sumOf(named.flatMap(({ name, amount }) => (isHidden(view, name) ? [amount] : [])));
  return [
    ...named
      .filter(({ name, amount }) => amount.n !== 0n && !isHidden(view, name))
      .map(({ name, amount }) => ({
        of: name,
        label: nameIn(view, name),
        sign: '+' as const,
        amount: decimalText(amount),
      })),
    ...concurrentTerms(view, of),
    ...(hidden.n === 0n ? [] : [{ of: null, label: notShown, sign: '+' as const, amount: decimalText(hidden) }]),
  ];
}

/** What of a total the package that is held at the same time pays. */
function concurrentTerms(view: View, of: ExplainedTotal): ComputedExplanation['terms'] {
  const other = concurrentView(view);
  if (!other) return [];
  return headingsOfTotal(other, of).flatMap((name) => {
    const amount = amountOf(other.now, name);
    const { en, ne } = nameIn(other, name);
    return amount.n === 0n
      ? []
      : [
          {
            of: `${concurrentKey}${name}`,
            label: { en: `${en} (${concurrentWord.en})`, ne: `${ne} (${concurrentWord.ne})` },
            sign: '+' as const,
            amount: decimalText(amount),
          },
        ];
  });
}

/** How headings of the package that is held at the same time changed; one that begins or ends is a change of package. */
function concurrentChanges(view: View, of: ExplainedTotal): ComputedExplanation['changes'] {
  const other = view.before && concurrentView(view);
  if (!other) return [];
  if (other.before && view.now.stored.concurrent) return changesOf(other, headingsOfTotal(other, of));
  return headingsOfTotal(other, of).flatMap((name) => {
    const [was, is] = [amountOf(other.before, name), amountOf(other.now, name)];
    if (compare(was, is) === 0 || isHidden(other, name)) return [];
    return [
      {
        label: nameIn(other, name),
        before: decimalText(was),
        now: decimalText(is),
        difference: decimalText(minus(is, was)),
        cause: { kind: 'package' as const, input: null, through: null },
      },
    ];
  });
}

/** How headings changed since the payslip before, and why. */
function changesOf(view: View, names: readonly string[]): ComputedExplanation['changes'] {
  const { now, before } = view;
  if (!before) return [];
  return names.flatMap((name) => {
    const [was, is] = [amountOf(before, name), amountOf(now, name)];
    if (compare(was, is) === 0 || isHidden(view, name)) return [];
    return [
      {
        label: nameIn(view, name),
        before: decimalText(was),
        now: decimalText(is),
        difference: decimalText(minus(is, was)),
        cause: causeIn(view, causeOf(name, sideOf(before), sideOf(now))),
      },
    ];
  });
}

/** A cause in words. Of what the reader is not shown nothing but its kind. */
function causeIn(view: View, { kind, input, before, now, through }: Cause): ExplainedCause {
  const isClosed = [input && headingOf(input), through].some((name) => name !== null && isHidden(view, name));
  const unit = unitIn(view.now.prepared, input ?? '');
  const said = (value: string) => (unit === 'word' ? factWord(value) : { en: value, ne: value });
  return {
    kind,
    input:
      isClosed || input === null || before === null || now === null
        ? null
        : { label: nameIn(view, input), unit, before: said(before), now: said(now) },
    through: through === null || isClosed ? null : nameIn(view, through),
  };
}

/** Facts and headings by slots: of a whole month at the last level, or of the month as it was paid. */
function rowOf({ now: { prepared, own: amounts, slip } }: View, of: string, isWhole: boolean): (Ratio | boolean)[] {
  const last = prepared.asked.segments.at(-1);
  if (!last) return [];
  const { compiled, facts } = last;
  const paid = isWhole ? (computePackage(compiled, facts).amounts ?? amounts) : amounts;
  const row = facts.slice(0, compiled.facts.length);
  for (const { name, slot } of compiled.headings) row[slot] = paid.get(name) ?? zero;
  const tax = compiled.facts.findIndex(({ name }) => name === taxFact);
  const declared = prepared.asked.headings.get(of);
  if (tax < 0 || declared?.type !== 'tax_deduction') return row;
  const holding = compiled.headings
    .find(({ name }) => name === of)
    ?.rules.findIndex(({ condition }) => {
      const holds = condition?.evaluate(row) ?? { value: true };
      return 'value' in holds && holds.value;
    });
  const type = declared.rules[holding ?? -1]?.tds_type;
  const { portion, rest } = prepared.asked.tds_types;
  row[tax] = type === portion ? slip.tax_portion : type === rest ? minus(slip.tax.tds, slip.tax_portion) : zero;
  return row;
}

/** What an evaluation read, each name once. */
function readsOf(steps: Trace, found = new Map<string, string | boolean>()): ReadonlyMap<string, string | boolean> {
  for (const step of steps)
    if (step.what === 'name') found.set(step.name, step.value);
    else if (step.what === 'branch') readsOf(step.because, found);
    else if (step.what === 'function') readsOf(step.reads, found);
  return found;
}

const exactOf = (text: string): Ratio => {
  const [n = '0', d = '1'] = text.split('/');
  return over(decimalOf(n), decimalOf(d));
};

function inputsOf(view: View, steps: Trace): ExplainedInput[] {
  return [...readsOf(steps)].flatMap(([name, value]): ExplainedInput[] => {
    if (isHidden(view, name) || isHidden(view, headingOf(name))) return [];
    const fact = factOf(name);
    return [
      {
        name,
        label: nameIn(view, name),
        value: typeof value === 'boolean' ? String(value) : shortText(exactOf(value)),
        unit: unitIn(view.now.prepared, name),
        origin: fact ? origins[fact.name as PayFactName] : shownOf(view, name) ? 'heading' : 'assignment',
        agreed: agreedOf(view, name),
      },
    ];
  });
}

/** By the last part of the month that has the amount. */
function agreedOf({ now: { stored } }: View, name: string): ExplainedInput['agreed'] {
  const heading = headingOf(name);
  if (amountName(heading) !== name) return null;
  const agreed = stored.segments.findLast((segment) => segment.agreed?.amounts[heading] !== undefined)?.agreed;
  const amount = agreed?.amounts[heading];
  if (!agreed || amount === undefined) return null;
  const { currency, rate, unit: rate_unit, rated_on } = agreed;
  return { currency, agreed: amount, rate, rate_unit, rated_on };
}

/** The rule that gave the amount. @param index from 0; null where none held */
function ruleOf(view: View, of: string, index: number | null): ComputedExplanation['rule'] {
  const rules = shownOf(view, of)?.rules ?? [];
  const none = { words: null, condition: null, formula: null, place: 0, of: rules.length };
  if (rules.length === 0) return { ...none, kind: 'entered' };
  const rule = index === null ? undefined : rules[index];
  if (!rule || index === null) return { ...none, kind: 'none' };
  const words = (text: string | null) => (text ? (formulaInWords(text, (name) => nameIn(view, name)) ?? null) : null);
  return {
    kind: 'formula',
    words: words(rule.rule_equation),
    condition: words(rule.condition_equation),
    formula: view.reader === 'hr' ? rule.rule_equation : null,
    place: index + 1,
    of: rules.length,
  };
}

/**
 * A heading that days reduce, or that reads what a segment has: what each segment comes to, and the exact sum before rounding.
 * @param reductions null where the heading reads what a segment has
 */
function byDays(
  { now: { prepared, stored } }: View,
  of: string,
  reductions: Reductions | null,
): { readonly exact: Ratio; readonly segments: ComputedExplanation['segments'] } {
  const { segments, basis } = prepared.asked;
  const whole = segments.map(({ compiled, facts }) => computePackage(compiled, facts).amounts?.get(of) ?? zero);
  const pay = segments.map(({ days, unpaid }, index) => ({ days, unpaid, amount: whole[index] ?? zero }));
  const { exact, parts } = reductions ? prorated(pay, basis, reductions) : { exact: sumOf(whole), parts: whole };
  return {
    exact,
    segments: stored.segments.map(({ from, to }, index) => ({
      from,
      to: addDaysTo(to, -1),
      days: shortText(pay[index]?.days ?? zero),
      unpaid: shortText(pay[index]?.unpaid ?? zero),
      whole: decimalText(whole[index] ?? zero),
      amount: decimalText(parts[index] ?? zero),
    })),
  };
}

function headingIn(view: View, of: string, paid: readonly PaidMonth[]): ComputedExplanation | undefined {
  const { prepared, amounts } = view.now;
  const amount = amounts.get(of);
  const declared = prepared.asked.headings.get(of);
  if (amount === undefined || isHidden(view, of)) return undefined;
  const handedIn = { ...empty(view, of, nameIn(view, of), amount), terms: partsOf(view, of) };
  // The package does not have it: all of it is handed in.
  if (!declared) return { ...handedIn, changes: changesOf(view, [of]) };
  const compiled = prepared.asked.segments.at(-1)?.compiled.headings.find(({ name }) => name === of);
  const isOfSegments = compiled?.by_segment ?? false;
  const reductions = isOfSegments ? null : declared.reductions;
  const reckoned =
    compiled && computeHeading(compiled, rowOf(view, of, isOfSegments || reductions !== null), { withTrace: true });
  const result = reckoned && 'value' in reckoned ? reckoned : undefined;
  const isCut = isOfSegments && prepared.asked.segments.length > 1;
  const days = isCut || reductions ? byDays(view, of, reductions) : null;
  const isTax = rootsOf(prepared, of).has(taxFact);
  return {
    ...handedIn,
    rule: ruleOf(view, of, result?.rule ?? null),
    inputs: result ? inputsOf(view, result.steps) : [],
    segments: days?.segments ?? [],
    reductions,
    rounding: {
      exact: shortText(days?.exact ?? result?.value ?? zero),
      amount: decimalText(view.now.own.get(of) ?? zero),
    },
    projection: isTax ? projectionIn(view, paid) : null,
    law: isTax ? lawIn(view) : [],
    changes: changesOf(view, [of]),
  };
}

function totalIn(view: View, of: ExplainedTotal, paid: readonly PaidMonth[]): ComputedExplanation {
  const { slip } = view.now;
  const taxes = () => sumOf(slip.lines.flatMap(({ type, amount }) => (type === 'tax_deduction' ? [amount] : [])));
  return {
    ...empty(view, of, totalNames[of], of === 'tax' ? taxes() : slip[of]),
    terms: termsOf(view, of),
    projection: of === 'tax' ? projectionIn(view, paid) : null,
    law: of === 'tax' ? lawIn(view) : [],
    changes: [...changesOf(view, headingsOfTotal(view, of)), ...concurrentChanges(view, of)],
  };
}

/**
 * Explains a heading or a total of a payslip.
 * @param of a heading as formulas call it, with `concurrent:` before one of the package that is held at the same time, or one of `explainedTotals`
 * @param before the payslip of the person before this one
 * @param paid payslips of earlier months of the tax year, the first first
 * @returns undefined where the payslip has no such amount, or its reader is not shown it
 * @throws {RangeError} as `PayAnswers.answer`
 */
export function explain(
  of: string,
  {
    now,
    before,
    paid,
  }: { readonly now: StoredSlip; readonly before: StoredSlip | undefined; readonly paid: readonly PaidMonth[] },
  reader: ExplainReader,
): ComputedExplanation | undefined {
  const current = computed(now);
  if (!current) return undefined;
  const view: View = { now: current, before: before && computed(before), reader, isConcurrent: false };
  if (isTotal(of)) return totalIn(view, of, paid);
  if (!of.startsWith(concurrentKey)) return headingIn(view, of, paid);
  const other = concurrentView(view);
  return other && headingIn(other, of.slice(concurrentKey.length), paid);
}
