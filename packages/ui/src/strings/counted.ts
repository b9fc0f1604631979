const rules = new Intl.PluralRules('en');

/** A count with its English noun: `1 day`, `2 days`. */
export const counted = (count: number, one: string, other = `${one}s`): string =>
  `${count} ${rules.select(count) === 'one' ? one : other}`;
