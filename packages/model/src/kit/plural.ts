/** Plural forms of words by the rules of each language (CLDR, from `Intl`). */
import type { Language } from './text.ts';

const rules: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  ne: new Intl.PluralRules('ne'),
};

/** Chooses the form for a count, which may be a decimal as text. What is no number takes the form of many. */
export const pluralOf = (language: Language, count: number | string, one: string, other: string): string =>
  rules[language].select(Number(count)) === 'one' ? one : other;

/** The English word for a count, without the count: `day`, `days`. */
export const plural = (count: number | string, one: string, other = `${one}s`): string =>
  pluralOf('en', count, one, other);

/** A count with its English noun: `1 day`, `2 days`, `0.5 days`. */
export const counted = (count: number | string, one: string, other?: string): string =>
  `${count} ${plural(count, one, other)}`;
