/** What headings, facts and causes are called. */
import { moneyWords } from '../../kit/figures.ts';
import { figures } from '../../kit/digits.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import type { UnitName } from '../formula/unit.ts';
import type { Prepared, RunHeading } from '../run/question.ts';
import { payFacts, type PayFact } from '../setup/facts.ts';
import type { Cause } from './cause.ts';
import { factWord, taxFactNames } from './law-words.ts';

const entered = bilingual('entered amount', 'राखिएको रकम');

export type ShownOf = (name: string) => RunHeading | undefined;

export const factOf = (name: string): PayFact | undefined => payFacts.find((fact) => fact.name === name);
/** The heading whose entered amount a fact is. */
export const headingOf = (fact: string): string => fact.replace(/_amount$/, '');

/** What a heading, a fact or an entered amount is called. */
export function inputName(name: string, shownOf: ShownOf): Text {
  const heading = shownOf(name);
  if (heading) return { en: heading.name, ne: heading.name_in_nepali || heading.name };
  const fact = factOf(name);
  if (fact) return fact.label;
  const entry = shownOf(headingOf(name));
  if (!entry) return taxFactNames[name] ?? { en: name, ne: name };
  const { en, ne } = inputName(entry.formula_name, shownOf);
  return { en: `${en} (${entered.en})`, ne: `${ne} (${entered.ne})` };
}

export const unitIn = ({ asked }: Prepared, name: string): UnitName | 'yes_no' | 'word' =>
  name in taxFactNames
    ? 'word'
    : (asked.segments.at(-1)?.compiled.facts.find((fact) => fact.name === name)?.unit ?? 'money');

function valueText(value: string, unit: ReturnType<typeof unitIn>): Text {
  if (unit === 'word' || unit === 'yes_no') return factWord(value);
  return unit === 'money' ? moneyWords(value) : { en: figures(value, 'en'), ne: figures(value, 'ne') };
}

/** What differs, and through which heading; null where the kind of the cause says all. */
export function causeText({ input, before, now, through }: Cause, shownOf: ShownOf, prepared: Prepared): Text | null {
  const unit = input === null ? 'number' : unitIn(prepared, input);
  const parts: Text[] = [];
  if (through !== null) parts.push(inputName(through, shownOf));
  if (input !== null && before !== null && now !== null && headingOf(input) !== through)
    parts.push(inputName(input, shownOf));
  const name = { en: parts.map(({ en }) => en).join(', '), ne: parts.map(({ ne }) => ne).join(', ') };
  if (input === null || before === null || now === null) return through === null ? null : name;
  const [was, is] = [valueText(before, unit), valueText(now, unit)];
  return { en: `${name.en}: ${was.en} → ${is.en}`, ne: `${name.ne}: ${was.ne} → ${is.ne}` };
}
