/** What a formula may name, and what is wrong in its text. */
import type { Text } from '@karmik/model/kit/text';
import { compileCondition, compileEquation, Vocabulary } from '@karmik/model/payroll/formula/formula';
import type { PayrollFunction } from '@karmik/model/payroll/formula/functions';
import type { FormulaProblem } from '@karmik/model/payroll/formula/messages';
import type { UnitName } from '@karmik/model/payroll/formula/unit';

export interface FormulaName {
  readonly name: string;
  readonly label: Text;
  readonly unit: UnitName | 'yes_no';
  readonly kind: 'fact' | 'heading';
}

/** @param functions those of the country, besides the common ones @param tables the bands that SLAB may use */
export interface FormulaVocabulary {
  readonly names: readonly FormulaName[];
  readonly functions?: readonly PayrollFunction[];
  readonly tables?: readonly { readonly name: string; readonly label: Text }[];
}

export type Expected = 'condition' | 'equation';

/** A package may hold two headings of one name while HR edits it; the first one counts here, and the package itself refuses the other. */
export const withoutTwins = <Named extends { readonly name: string }>(all: readonly Named[]): readonly Named[] => [
  ...new Map(all.toReversed().map((one) => [one.name, one])).values(),
];

/** Bands are read when a formula is evaluated; to check it their names are enough. */
export const vocabularyOf = ({ names, functions, tables = [] }: FormulaVocabulary): Vocabulary =>
  new Vocabulary(withoutTwins(names), functions, new Map(tables.map(({ name }) => [name, []])));

export function problemsOf(
  text: string,
  vocabulary: Vocabulary,
  expects: Expected,
  unit: UnitName | undefined,
): readonly FormulaProblem[] {
  const { problems = [] } =
    expects === 'condition' ? compileCondition(text, vocabulary) : compileEquation(text, vocabulary, unit);
  return problems;
}
