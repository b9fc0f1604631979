const rules = new Intl.PluralRules('en');

/** A count with its English noun: `1 day`, `2 days`; a decimal may be a text. */
export const counted = (count: number | string, one: string, other = `${one}s`): string =>
  `${count} ${rules.select(Number(count)) === 'one' ? one : other}`;
