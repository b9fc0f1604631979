/** Sums of exact decimals that stand as text. */
import type { Amount } from '@karmik/model/kit/currencies';
import type { Field } from '@karmik/model/kit/fields';

/** Adds up decimals of any number of places. @example addUp(['0.10', '2.255']) // '2.355' */
export function addUp(values: readonly string[]): string {
  const places = Math.max(...values.map((value) => value.split('.')[1]?.length ?? 0));
  const units = values.reduce((sum, value) => {
    const [whole = '0', part = ''] = value.replace('-', '').split('.');
    const own = BigInt(whole + part.padEnd(places, '0'));
    return value.startsWith('-') ? sum - own : sum + own;
  }, 0n);
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return units < 0n ? `-${text}` : text;
}

const isDecimal = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

/**
 * What values of a field come to: one sum, one of each currency, or none where the kind has no sum or no value can be read yet.
 * @param values as a form holds them
 */
export function sumOf(field: Field, values: readonly unknown[]): unknown[] {
  switch (field.kind) {
    case 'money':
    case 'decimal': {
      const read = values.filter(isDecimal);
      return read.length === 0 ? [] : [addUp(read)];
    }
    case 'duration': {
      const read = values.filter((value) => typeof value === 'number');
      return read.length === 0 ? [] : [read.reduce((sum, value) => sum + value, 0)];
    }
    case 'amount': {
      const read = (values as (Partial<Amount> | null)[]).flatMap((value) =>
        value?.currency !== undefined && isDecimal(value.amount)
          ? [{ currency: value.currency, amount: value.amount }]
          : [],
      );
      return [...Map.groupBy(read, ({ currency }) => currency)].map(([currency, each]) => ({
        currency,
        amount: addUp(each.map(({ amount }) => amount)),
      }));
    }
    default:
      return [];
  }
}
