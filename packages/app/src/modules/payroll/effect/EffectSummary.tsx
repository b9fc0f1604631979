import type { Preview } from '@karmik/model/kit/operation';
import { effectMeasureNames, effectMeasures, type EffectMeasure } from '@karmik/model/payroll/effect/effect';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { minus } from '@karmik/model/kit/exact/ratio';
import { DataTable } from '@karmik/ui/DataTable';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

/** What all of them come to, of the month and of the year, before and after a change. */
export function EffectSummary({ preview: { sums } }: { readonly preview: Preview }): ReactNode {
  const say = useModelText();
  const { money } = useValues();
  const of = (name: EffectMeasure, side: 'before' | 'after') => sums[`${name}_${side}`] ?? '0';
  const amounts = [
    { id: 'before', header: words.before, of: (name: EffectMeasure) => of(name, 'before') },
    { id: 'after', header: words.after, of: (name: EffectMeasure) => of(name, 'after') },
    {
      id: 'change',
      header: words.change,
      of: (name: EffectMeasure) => decimalText(minus(decimalOf(of(name, 'after')), decimalOf(of(name, 'before')))),
    },
  ];
  return (
    <DataTable
      label={say(words.totals)}
      rows={effectMeasures.map((id) => ({ id }))}
      rowId={({ id }) => id}
      columns={[
        { id: 'name', header: say(words.figure), cell: ({ id }) => say(effectMeasureNames[id]), minWidth: '12rem' },
        ...amounts.map(({ id, header, of: amount }) => ({
          id,
          header: say(header),
          align: 'end' as const,
          isNumeric: true,
          cell: (row: { readonly id: EffectMeasure }) => money(amount(row.id)),
        })),
      ]}
    />
  );
}
