import { useForms, type FormsSurroundings } from '@karmik/forms/FormsProvider';
import { clockText } from '@karmik/forms/figures';
import { monthText } from '@karmik/model/kit/month';
import { kindOf } from '@karmik/forms/kinds';
import type { Entity } from '@karmik/model/kit/entity';
import { shownAs, type Field } from '@karmik/model/kit/fields';
import { BarChart } from '@karmik/ui/BarChart';
import { DonutChart } from '@karmik/ui/DonutChart';
import { EmptyState } from '@karmik/ui/EmptyState';
import { LineChart } from '@karmik/ui/LineChart';
import type { ReactNode } from 'react';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import { monthNameAround } from '../calendar/month-around.ts';
import type { AnyChart } from '../kit/bodies.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { fieldOf, plainText } from '../records.ts';
import { words } from '../words.ts';
import { barsOf, meansOf, type Category, type Order } from './figures.ts';

interface RecordChartProps {
  readonly entity: Entity;
  readonly chart: AnyChart;
  readonly rows: readonly AnyRecord[];
}

/** Records as a drawing: how many there are of each, or how much. */
export function RecordChart({ entity, chart, rows }: RecordChartProps): ReactNode {
  const say = useModelText();
  const forms = useForms();
  const figures = useNumbers();
  const { shape, title, category, value } = chart;
  if (rows.length === 0) return <EmptyState title={say(title)} description={say(words.noFigures)} />;
  const field = fieldOf(entity, category);
  const measure = chart.isMean ? meansOf : barsOf;
  const bars = measure(
    rows,
    (record) => categoryOf(field, record[category], forms, say(words.none)),
    value,
    orderOf(field),
  );
  const label = say(title);
  const measured = value === 'count' ? undefined : fieldOf(entity, value);
  // An axis of minutes is read in whole hours.
  const unit = measured?.kind === 'duration' ? 60 : 1;
  const format = (amount: number) =>
    measured?.kind === 'duration'
      ? clockText(amount * unit, forms.language)
      : ((measured && kindOf(measured).text?.(String(amount), measured, forms)) ?? figures(amount));
  if (shape === 'donut')
    return (
      <DonutChart
        label={label}
        slices={bars.map((bar) => ({ id: bar.key, label: bar.label, value: bar.value / unit }))}
        total={format(bars.reduce((sum, bar) => sum + bar.value, 0) / unit)}
        totalLabel={say(words.total)}
        format={format}
      />
    );
  const Drawn = shape === 'bar' ? BarChart : LineChart;
  if (chart.by !== undefined) {
    const { by } = chart;
    const other = fieldOf(entity, by);
    const groupOf = (record: AnyRecord) => categoryOf(other, record[by], forms, say(words.none));
    const groups = barsOf(rows, groupOf, value, orderOf(other));
    return (
      <Drawn
        label={label}
        categories={bars.map((bar) => bar.label)}
        series={groups.map((group) => {
          const some = barsOf(
            rows.filter((record) => groupOf(record).key === group.key),
            (record) => categoryOf(field, record[category], forms, say(words.none)),
            value,
            'by key',
          );
          return {
            id: group.key || 'none',
            label: group.label,
            values: bars.map((bar) => (some.find(({ key }) => key === bar.key)?.value ?? 0) / unit),
          };
        })}
        format={format}
      />
    );
  }
  return (
    <Drawn
      label={label}
      categories={bars.map((bar) => bar.label)}
      series={[
        {
          id: value,
          label: measured
            ? say(measured.kind === 'duration' ? words.inHours(say(measured.label)) : measured.label)
            : label,
          values: bars.map((bar) => bar.value / unit),
        },
      ]}
      format={format}
    />
  );
}

/** Months and ranges stand in their order, declared values in that of their declaration, everything else by how much there is of it. */
function orderOf(field: Field): Order {
  if (field.kind === 'computed') return field.choices ? Object.keys(field.choices) : 'by key';
  return field.kind === 'date' || field.kind === 'instant' ? 'by key' : 'most first';
}

/** What a record counts to: a name, a choice, or the month of a day in the reader's calendar. */
function categoryOf(field: Field, value: unknown, forms: FormsSurroundings, none: string): Category {
  if (value === null || value === undefined) return { key: '', label: none };
  if (typeof value === 'object') {
    const { id, full_name, name } = value as Readonly<Record<string, unknown>>;
    return { key: plainText(id), label: plainText(full_name) || plainText(name) || none };
  }
  const plain = plainText(value);
  if (field.kind === 'date' || field.kind === 'instant') {
    const month = monthNameAround(plain.slice(0, 10), forms.calendar);
    return { key: month, label: monthText(`${forms.calendar}:${month}`, forms.language) };
  }
  const shown = field.kind === 'computed' ? shownAs(field) : field;
  return { key: plain, label: kindOf(shown).text?.(plain, shown, forms) ?? plain };
}
