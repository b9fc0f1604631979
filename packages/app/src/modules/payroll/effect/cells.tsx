/** Cells of an effect: what comes out, with the change below it. What was before is in the spreadsheet. */
import { effectMeasures, type EffectMeasure } from '@karmik/model/payroll/effect/effect';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { isNegative, isZero, minus } from '@karmik/model/kit/exact/ratio';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import type { OwnCells } from '../../../screens/operation/RowsTable.tsx';
import { useValues } from '../explain/use-values.ts';

type Row = Readonly<Record<string, string | null>>;

function changed(name: EffectMeasure) {
  return function Changed({ record }: { readonly record: Row }): ReactNode {
    const { money } = useValues();
    if (record['problem']) return '–';
    const after = record[`${name}_after`] ?? '0';
    const change = minus(decimalOf(after), decimalOf(record[`${name}_before`] ?? '0'));
    return (
      <>
        {money(after)}
        {!isZero(change) && (
          <Text as="div" size="sm" tone="muted">
            {isNegative(change) ? '' : '+'}
            {money(decimalText(change))}
          </Text>
        )}
      </>
    );
  };
}

/** What the page shows of each employee; the totals and the spreadsheet have all. */
const shown: readonly EffectMeasure[] = ['gross', 'tax', 'net', 'year_net'];

export const effectCells: OwnCells = {
  package: null,
  net_change: null,
  ...Object.fromEntries(
    effectMeasures.flatMap((name) => [
      [`${name}_before`, null],
      [`${name}_after`, shown.includes(name) ? changed(name) : null],
    ]),
  ),
};
