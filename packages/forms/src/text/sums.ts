/** What a column of lines comes to. */
import type { Amount } from '@karmik/model/kit/currencies';
import { addUp } from '@karmik/model/kit/add-up';
import type { Field } from '@karmik/model/kit/fields';

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
