/** Checks a package of headings as a whole, and compiles it once. */
import { verbatim, type Message } from '../../kit/message.ts';
import type { Ratio } from '../../kit/exact/ratio.ts';
import {
  type Compiled,
  compileCondition,
  compileEquation,
  type Formula,
  type Name,
  Vocabulary,
} from '../formula/formula.ts';
import type { PayrollFunction } from '../formula/functions.ts';
import type { FormulaProblem } from '../formula/messages.ts';
import { parseFormula } from '../formula/parse.ts';
import type { Band } from '../law/bands.ts';
import { ordered } from './graph.ts';
import { type Heading, type HeadingRule, segmentFacts, taxFact } from './heading.ts';
import { packageMessages as says } from './messages.ts';

/** Errors of a rule, in the shape of VAL-9. Those of equations have their places. */
export interface RuleErrors {
  readonly condition_equation_errors: readonly FormulaProblem[];
  readonly rule_equation_errors: readonly FormulaProblem[];
  readonly tds_type: readonly Message[];
}

/** @param rules as many as the heading has, in their order */
export interface HeadingErrors {
  readonly heading: string;
  readonly rules: readonly RuleErrors[];
  readonly non_field_errors: readonly Message[];
}

export interface CompiledRule {
  /** Null where the rule always holds. */
  readonly condition: Formula<boolean> | null;
  readonly equation: Formula<Ratio>;
}

export interface CompiledHeading {
  readonly name: string;
  readonly slot: number;
  /** An equation reads what a segment has, such as days that are counted, so that days do not reduce it once more. */
  readonly by_segment: boolean;
  readonly rules: readonly CompiledRule[];
}

/** @param headings in the order of computing @param facts their slots come first, in this order */
export interface CompiledPackage {
  readonly headings: readonly CompiledHeading[];
  readonly facts: readonly Name[];
}

/** What a package is checked against. */
export interface PackageGround {
  readonly facts: readonly Name[];
  readonly functions?: readonly PayrollFunction[];
  readonly tables?: ReadonlyMap<string, readonly Band[]>;
  readonly tdsTypes: readonly string[];
}

export type CheckedPackage =
  | { readonly compiled: CompiledPackage; readonly errors?: never }
  | { readonly compiled?: never; readonly errors: readonly HeadingErrors[] };

interface Draft {
  readonly heading: Heading;
  readonly own: Message[];
  readonly rules: {
    readonly condition: Compiled<boolean> | null;
    readonly equation: Compiled<Ratio>;
    readonly tds: readonly Message[];
  }[];
}

function tdsErrors({ type }: Heading, { tds_type }: HeadingRule, { tdsTypes }: PackageGround): readonly Message[] {
  if (type !== 'tax_deduction') return tds_type === null ? [] : [says.tdsTypeNotAllowed];
  if (tds_type !== null && tdsTypes.includes(tds_type)) return [];
  return [says.tdsTypeRequired({ choices: verbatim(tdsTypes.join(', ')) })];
}

const canBeNamed = (name: string): boolean => {
  const parsed = parseFormula(name);
  return 'tree' in parsed && parsed.tree.kind === 'name' && parsed.tree.name === name;
};

/** What is wrong with the names of headings, by their place in the list. */
function nameErrors(headings: readonly Heading[], facts: readonly Name[]): Message[][] {
  const used = new Set(facts.map(({ name }) => name));
  return headings.map(({ name }) => {
    const isUsed = used.has(name);
    used.add(name);
    if (isUsed) return [says.nameUsed({ name: verbatim(name) })];
    return canBeNamed(name) ? [] : [says.nameNotAllowed({ name: verbatim(name) })];
  });
}

const readsOf = ({ rules }: Draft): Set<string> =>
  new Set(
    rules.flatMap(({ condition, equation }) => [
      ...(condition?.formula?.reads ?? []),
      ...(equation.formula?.reads ?? []),
    ]),
  );

/** A taxable heading counts towards the tax, so it comes before the tax. */
function refuseTaxOrder(drafts: readonly Draft[]): void {
  const taxes = drafts.filter(({ heading }) => heading.type === 'tax_deduction').map(({ heading }) => heading.order);
  const first = Math.min(...taxes);
  for (const { heading, own } of drafts)
    if (heading.type !== 'tax_deduction' && heading.taxable === 'taxable' && heading.order > first)
      own.push(says.taxOrder);
}

/** What counts towards the tax cannot depend on it. */
function refuseTaxed(drafts: readonly Draft[], edges: ReadonlyMap<string, ReadonlySet<string>>): void {
  const taxes = new Set([
    taxFact,
    ...drafts.filter(({ heading }) => heading.type === 'tax_deduction').map(({ heading }) => heading.name),
  ]);
  const seen = new Map<string, boolean>();
  const readsTax = (name: string): boolean => {
    const known = seen.get(name);
    if (known !== undefined) return known;
    // A cycle is refused elsewhere.
    seen.set(name, false);
    const reads = taxes.has(name) || [...(edges.get(name) ?? [])].some(readsTax);
    seen.set(name, reads);
    return reads;
  };
  for (const { heading, own } of drafts)
    if (heading.taxable === 'taxable' && !own.includes(says.taxOrder) && readsTax(heading.name))
      own.push(says.taxOrder);
}

const errorsOf = ({ heading, own, rules }: Draft): HeadingErrors => ({
  heading: heading.name,
  rules: rules.map(({ condition, equation, tds }) => ({
    condition_equation_errors: condition?.problems ?? [],
    rule_equation_errors: equation.problems ?? [],
    tds_type: tds,
  })),
  non_field_errors: own,
});
const hasErrors = ({ rules, non_field_errors }: HeadingErrors): boolean =>
  non_field_errors.length > 0 || rules.some((rule) => Object.values(rule).some((errors) => errors.length > 0));

/**
 * Checks names, formulas, TDS types, cycles and the place of the tax (VAL-9). A package without errors comes back compiled; otherwise the
 * headings with errors come back, in the order of the list.
 */
export function checkPackage(headings: readonly Heading[], ground: PackageGround): CheckedPackage {
  const wrongNames = nameErrors(headings, ground.facts);
  const named = headings.filter((_, index) => wrongNames[index]?.length === 0);
  const names = [...ground.facts, ...named.map(({ name, unit }) => ({ name, unit }))];
  const vocabulary = new Vocabulary(names, ground.functions, ground.tables);
  const drafts = headings.map((heading, index): Draft => ({
    heading,
    own: [...(wrongNames[index] ?? [])],
    rules: heading.rules.map((rule) => ({
      condition: rule.condition_equation.trim() === '' ? null : compileCondition(rule.condition_equation, vocabulary),
      equation: compileEquation(rule.rule_equation, vocabulary, heading.unit),
      tds: tdsErrors(heading, rule, ground),
    })),
  }));
  refuseTaxOrder(drafts);
  const edges = new Map(
    drafts.filter(({ heading }) => named.includes(heading)).map((draft) => [draft.heading.name, readsOf(draft)]),
  );
  refuseTaxed(drafts, edges);
  const { order, cycle } = ordered(edges);
  if (cycle) {
    const first = drafts.find(({ heading }) => heading.name === cycle[0]);
    first?.own.push(says.cycle({ path: verbatim(cycle.join(' → ')) }));
  }
  const errors = drafts.map(errorsOf).filter(hasErrors);
  if (errors.length > 0 || !order) return { errors };
  return {
    compiled: { facts: ground.facts, headings: order.map((name) => compiledHeading(name, drafts, vocabulary)) },
  };
}

function compiledHeading(name: string, drafts: readonly Draft[], vocabulary: Vocabulary): CompiledHeading {
  const rules = drafts.find(({ heading }) => heading.name === name)?.rules ?? [];
  return {
    name,
    slot: vocabulary.names.get(name)?.slot ?? 0,
    by_segment: rules.some(({ equation }) => segmentFacts.some((fact) => equation.formula?.reads.has(fact))),
    rules: rules.flatMap(({ condition, equation: { formula: equation } }) =>
      equation ? [{ condition: condition?.formula ?? null, equation }] : [],
    ),
  };
}
