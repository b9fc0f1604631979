/** Why an amount of a payslip differs from the one of an earlier payslip: the first input that differs, by the questions of both. */
import { bilingual, type Text } from '../../kit/text.ts';
import { decimalOf } from '../../kit/exact/decimal.ts';
import { absolute, compare, minus, over, plus, type Ratio, sumOf, times, whole, zero } from '../../kit/exact/ratio.ts';
import type { CompiledPackage } from '../package/check.ts';
import { arrearsSource } from '../items/sources.ts';
import { taxFact } from '../package/heading.ts';
import type { TaxLaw } from '../law/law.ts';
import type { PayQuestion, Prepared } from '../run/question.ts';
import { incomeOf } from '../slip/slip-heading.ts';
import { shortText } from './figure.ts';

/** In the order in which they are looked for. */
export const causeKinds = {
  joined: bilingual('Joined or new in payroll', 'नियुक्ति वा तलबमा नयाँ'),
  left: bilingual('Left the organization', 'संस्था छाडेका'),
  arrears: bilingual('Changes to paid months', 'भुक्तानी भएका महिनाका परिवर्तन'),
  one_off: bilingual('One-off amount', 'एक पटकको रकम'),
  package: bilingual('Package changed', 'प्याकेज परिवर्तन'),
  raise: bilingual('Raise', 'तलब वृद्धि'),
  lowered: bilingual('Amount lowered', 'रकम घटेको'),
  days: bilingual('Unpaid days', 'तलब नपाउने दिन'),
  person: bilingual('Service or personal details', 'सेवा अवधि वा व्यक्तिगत विवरण'),
  law: bilingual('Tax law of a new year', 'नयाँ वर्षको कर कानुन'),
  year: bilingual('New fiscal year', 'नयाँ आर्थिक वर्ष'),
  declaration: bilingual('Rebate declarations', 'कर छुटका घोषणा'),
  tax_status: bilingual('Tax status', 'कर प्रयोजनको स्थिति'),
  setting: bilingual('Payroll setting', 'तलब सेटिङ'),
  earlier: bilingual('Earlier months of the fiscal year', 'आर्थिक वर्षका अघिल्ला महिना'),
  rounding: bilingual('Rounding', 'मिलान'),
  other: bilingual('Other', 'अन्य'),
} as const satisfies Readonly<Record<string, Text>>;
export type CauseKind = keyof typeof causeKinds;

/**
 * @param input the name of the fact or tax fact that differs, as formulas and the tax law call it; null where nothing single does
 * @param through the heading whose change caused this one, for taxes
 */
export interface Cause {
  readonly kind: CauseKind;
  readonly input: string | null;
  readonly before: string | null;
  readonly now: string | null;
  readonly through: string | null;
}

/** A payslip to compare: its question and its amounts by heading, decimals. */
export interface Side {
  readonly question: PayQuestion;
  readonly prepared: Prepared;
  readonly amounts: ReadonlyMap<string, string>;
}

/** The side of the package that is held at the same time, as if it were the only one; undefined where there is none. */
export function concurrentSide({ question, prepared: { asked, shown }, amounts }: Side): Side | undefined {
  const { concurrent } = question;
  return concurrent && asked.concurrent
    ? {
        question: { ...question, segments: concurrent.segments },
        prepared: {
          shown,
          asked: { ...asked, headings: asked.concurrent.headings, segments: asked.concurrent.segments },
        },
        amounts,
      }
    : undefined;
}

const because = (kind: CauseKind, own: Partial<Omit<Cause, 'kind'>> = {}): Cause => ({
  kind,
  input: null,
  before: null,
  now: null,
  through: null,
  ...own,
});

const known = new WeakMap<CompiledPackage, Map<string, ReadonlySet<string>>>();

/** The heading with all headings and facts that it follows from, in one package. */
function roots(compiled: CompiledPackage, heading: string): ReadonlySet<string> {
  const ofPackage = known.get(compiled) ?? new Map<string, ReadonlySet<string>>();
  known.set(compiled, ofPackage);
  const found = ofPackage.get(heading);
  if (found) return found;
  const names = new Set<string>();
  const follow = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    const { rules = [] } = compiled.headings.find((each) => each.name === name) ?? {};
    for (const { condition, equation } of rules)
      for (const read of [...(condition?.reads ?? []), ...equation.reads]) follow(read);
  };
  follow(heading);
  ofPackage.set(heading, names);
  return names;
}

/** The same over all segments of a month. */
export const rootsOf = ({ asked }: Prepared, heading: string): ReadonlySet<string> =>
  new Set(asked.segments.flatMap(({ compiled }) => [...roots(compiled, heading)]));

/** What the rules of headings say, to compare two packages. */
const rulesText = ({ shown }: Prepared, names: ReadonlySet<string>): string =>
  JSON.stringify(
    [...names].toSorted().flatMap((name) => {
      const own = shown.get(name);
      return own
        ? [[name, own.type, own.taxable, own.is_regular, own.is_fund, own.by_joining, own.by_unpaid_days, own.rules]]
        : [];
    }),
  );

/** Values of a fact by the days of the month, weighed. */
function weighed({ question, prepared }: Side, name: string): { readonly mean: Ratio; readonly text: string } {
  const values = prepared.asked.segments.map(({ compiled, facts, days }) => {
    const value = facts[compiled.facts.findIndex((fact) => fact.name === name)];
    return { value: typeof value === 'object' ? value : whole(value === true ? 1 : 0), days };
  });
  const days = sumOf(values.map((each) => each.days));
  const mean = days.n === 0n ? zero : over(sumOf(values.map((each) => times(each.value, each.days))), days);
  const last = question.segments.at(-1)?.facts[name];
  return { mean, text: typeof last === 'boolean' ? String(last) : shortText(values.at(-1)?.value ?? zero) };
}

const employedOf = ({ prepared: { asked } }: Side): { readonly days: Ratio; readonly isWhole: boolean } => {
  const days = sumOf(asked.segments.map((segment) => segment.days));
  return { days, isWhole: compare(days, asked.basis.month) >= 0 };
};
const unpaidOf = ({ prepared: { asked } }: Side): Ratio => sumOf(asked.segments.map((segment) => segment.unpaid));
const beginsLate = ({ question }: Side): boolean => (question.segments[0]?.from ?? '') > question.tax.day;

/** Facts that are amounts, of a package or an employee or of a level. */
const isAmount = (name: string): boolean => name.endsWith('_amount') || name === 'scale_salary';
/** Facts of the month that the days decide on. */
const ofDays = new Set(['month_days', 'employed_days', 'unpaid_days', taxFact]);

function causeOfPay(heading: string, before: Side, now: Side): Cause | undefined {
  const names = new Set([...rootsOf(before.prepared, heading), ...rootsOf(now.prepared, heading)]);
  const own = now.prepared.asked.headings.get(heading) ?? before.prepared.asked.headings.get(heading);
  if (!own) return undefined;
  if (!own.is_regular) return because('one_off');
  if (rulesText(before.prepared, names) !== rulesText(now.prepared, names)) return because('package');
  const differing = (name: string) => {
    const [was, is] = [weighed(before, name), weighed(now, name)];
    const order = compare(is.mean, was.mean);
    return order === 0 ? undefined : { order, input: name, before: was.text, now: is.text };
  };
  for (const name of names)
    if (isAmount(name)) {
      const { order, ...detail } = differing(name) ?? { order: 0 };
      if (order !== 0) return because(order > 0 ? 'raise' : 'lowered', detail);
    }
  const reductions = [...names].flatMap((name) => now.prepared.asked.headings.get(name)?.reductions ?? []);
  const [wasEmployed, isEmployed] = [employedOf(before), employedOf(now)];
  const differs = !wasEmployed.isWhole || !isEmployed.isWhole;
  const changed = compare(
    over(wasEmployed.days, before.prepared.asked.basis.month),
    over(isEmployed.days, now.prepared.asked.basis.month),
  );
  if ((names.has('employed_days') || reductions.some((each) => each.by_joining)) && differs && changed !== 0)
    return because(beginsLate(before) || beginsLate(now) ? 'joined' : 'left', {
      input: 'employed_days',
      before: shortText(wasEmployed.days),
      now: shortText(isEmployed.days),
    });
  const [wasUnpaid, isUnpaid] = [unpaidOf(before), unpaidOf(now)];
  const isReduced = names.has('unpaid_days') || reductions.some((each) => each.by_unpaid_days);
  // The same days cost more in a shorter month.
  if (isReduced && (compare(wasUnpaid, isUnpaid) !== 0 || wasUnpaid.n !== 0n))
    return because('days', { input: 'unpaid_days', before: shortText(wasUnpaid), now: shortText(isUnpaid) });
  for (const name of names) {
    const detail = isAmount(name) || ofDays.has(name) ? undefined : differing(name);
    if (detail) return because('person', { input: name, before: detail.before, now: detail.now });
  }
  return undefined;
}

/** What a package that is held at the same time pays under a heading. */
function causeOfConcurrent(heading: string, before: Side, now: Side): Cause | undefined {
  const [was, is] = [concurrentSide(before), concurrentSide(now)];
  if (was && is) return causeOfPay(heading, was, is);
  return (was ?? is)?.prepared.asked.headings.has(heading) ? because('package') : undefined;
}

/** What is handed in under a heading, now or before. */
function causeOfItems(heading: string, before: Side, now: Side): Cause | undefined {
  const items = [before, now].flatMap(({ question }) =>
    (question.items ?? []).filter((each) => each.heading === heading),
  );
  if (items.length === 0) return undefined;
  return because(items.some(({ source }) => source === arrearsSource) ? 'arrears' : 'one_off');
}

const causeOfHeading = (heading: string, before: Side, now: Side): Cause | undefined =>
  causeOfPay(heading, before, now) ?? causeOfItems(heading, before, now) ?? causeOfConcurrent(heading, before, now);

/** The heading whose change moves the tax most. */
function mover(before: Side, now: Side): string | undefined {
  const all = [
    ...new Map(
      [before, now].flatMap(({ prepared: { asked } }) => [...(asked.concurrent?.headings ?? []), ...asked.headings]),
    ),
  ];
  let most = zero;
  let found: string | undefined;
  for (const [name, heading] of all) {
    if (heading.type === 'tax_deduction') continue;
    const difference = minus(amountOf(now, name), amountOf(before, name));
    const moved = absolute(plus(incomeOf(heading, difference), heading.is_fund ? difference : zero));
    if (compare(moved, most) > 0) [most, found] = [moved, name];
  }
  return found;
}

const amountOf = ({ amounts }: Side, heading: string): Ratio => decimalOf(amounts.get(heading) ?? '0');

/** What an employee declared, to compare. */
const declaredText = ({ declared = {} }: PayQuestion['tax']): string =>
  JSON.stringify(Object.entries(declared).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The rules of the tax year, to compare: a change of law in the middle of a year is a cause. */
function lawText({ prepared: { asked } }: Side): string {
  const known = lawTexts.get(asked.tax.law);
  if (known !== undefined) return known;
  const { bands, flats, deductions, credits } = asked.tax.law;
  const text = JSON.stringify([bands, flats, deductions, credits].flat().map(({ value }) => value));
  lawTexts.set(asked.tax.law, text);
  return text;
}
/** All payslips of a payroll have the same law. */
const lawTexts = new WeakMap<TaxLaw, string>();

function causeOfTax(before: Side, now: Side): Cause | undefined {
  const [was, is] = [before.question.tax, now.question.tax];
  if (is.fiscal_index <= was.fiscal_index) {
    const [old, law] = [before, now].map(({ prepared }) => JSON.stringify(prepared.asked.tax.law.bands.value));
    return because(old === law ? 'year' : 'law');
  }
  for (const name of new Set([...Object.keys(was.facts), ...Object.keys(is.facts)]))
    if (was.facts[name] !== is.facts[name])
      return because(name === 'ssf' ? 'package' : 'tax_status', {
        input: name,
        before: String(was.facts[name] ?? ''),
        now: String(is.facts[name] ?? ''),
      });
  if (declaredText(was) !== declaredText(is)) return because('declaration');
  if (lawText(before) !== lawText(now)) return because('law');
  if (was.method !== is.method) return because('setting', { input: 'tds_method', before: was.method, now: is.method });
  const heading = mover(before, now);
  if (heading !== undefined)
    return {
      ...(causeOfHeading(heading, before, now) ?? because('other')),
      through: heading,
    };
  return was.last_index === is.last_index ? undefined : because('left');
}

const mostRounding = decimalOf('1');

/**
 * The cause of a difference of a heading between two payslips of a person.
 * @param before null where the person has no earlier payslip @param now null where the person is not in this payroll
 */
export function causeOf(heading: string, before: Side | null, now: Side | null): Cause {
  if (!before || !now) return because(before ? 'left' : 'joined');
  const isTax = [before, now].some(({ prepared }) => rootsOf(prepared, heading).has(taxFact));
  const found = isTax ? causeOfTax(before, now) : causeOfHeading(heading, before, now);
  if (found) return found;
  const difference = absolute(minus(amountOf(now, heading), amountOf(before, heading)));
  if (compare(difference, mostRounding) < 0) return because('rounding');
  return because(isTax ? 'earlier' : 'other');
}
