import { useForms, type FormsContextValue } from '@karmik/forms/FormsProvider';
import { clockText } from '@karmik/forms/figures';
import { kindOf } from '@karmik/forms/kinds';
import type { Entity } from '@karmik/model/kit/entity';
import { shownAs, type Field } from '@karmik/model/kit/fields';
import { periodText } from '@karmik/model/kit/period';
import type { Aggregate, MeasureValues, PeriodValue } from '@karmik/model/kit/report';
import { BarChart } from '@karmik/ui/BarChart';
import { DonutChart } from '@karmik/ui/DonutChart';
import { EmptyState } from '@karmik/ui/EmptyState';
import { LineChart } from '@karmik/ui/LineChart';
import type { ReactNode } from 'react';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import type { AnyChart } from '../kit/bodies.ts';
import { fieldOf, plainText } from '../records.ts';
import { words } from '../words.ts';
import { measureOf } from './aggregate.ts';

/** Parameters that list the records of a number. */
export type Drill = Readonly<Record<string, string>>;

interface RecordChartProps {
  readonly entity: Entity;
  readonly chart: AnyChart;
  readonly figures: Aggregate;
  /** Opens the records of a number. */
  readonly onOpen: (filters: Drill) => void;
}

/** Records as a drawing: how many there are of each, or how much; each number opens its records. */
export function RecordChart({ entity, chart, figures, onOpen }: RecordChartProps): ReactNode {
  const say = useModelText();
  const forms = useForms();
  const numbers = useNumbers();
  const { shape, title, category, value, by } = chart;
  const { groups, columns, totals } = figures;
  if (groups.length === 0) return <EmptyState title={say(title)} description={say(words.noFigures)} />;
  const label = say(title);
  const measured = value === 'count' ? undefined : fieldOf(entity, value);
  // An axis of minutes is read in whole hours.
  const unit = measured?.kind === 'duration' ? 60 : 1;
  const format = (amount: number) =>
    measured?.kind === 'duration'
      ? clockText(amount * unit, forms.language)
      : ((measured && kindOf(measured).text?.(String(amount), measured, forms)) ?? numbers(amount));
  const drawn = (values: MeasureValues): number => {
    const number = Number(plainText(values[measureOf(chart)]) || 0) / unit;
    return chart.isMean ? Math.round(number * 10) / 10 : number;
  };
  const nameOf = (field: string, group: { readonly is_rest: boolean; readonly value?: unknown }) =>
    group.is_rest ? say(words.others) : groupName(fieldOf(entity, field), group.value, forms, say(words.none));
  const opensOf = (filters: Drill | null) => (filters === null ? undefined : () => onOpen(filters));
  // A mean is of those that have a value.
  const shown = chart.isMean ? groups.filter(({ values }) => values[measureOf(chart)] !== null) : groups;
  const names = shown.map((group) => nameOf(category, group));
  if (shape === 'donut')
    return (
      <DonutChart
        label={label}
        slices={shown.map(({ key, values }, index) => ({ id: key, label: names[index] ?? '', value: drawn(values) }))}
        total={format(drawn(totals))}
        totalLabel={say(words.total)}
        format={format}
        opens={(index) => opensOf(shown[index]?.filters ?? null)}
      />
    );
  const Drawn = shape === 'bar' ? BarChart : LineChart;
  if (by !== undefined)
    return (
      <Drawn
        label={label}
        categories={names}
        series={columns.map((column, place) => ({
          id: column.key || 'none',
          label: nameOf(by, column),
          values: shown.map(({ cells }) => drawn(cells[place]?.values ?? {})),
        }))}
        format={format}
        opens={(index, place) => {
          const cell = shown[index]?.cells[place];
          return cell && drawn(cell.values) !== 0 ? opensOf(cell.filters) : undefined;
        }}
      />
    );
  return (
    <Drawn
      label={label}
      categories={names}
      series={[
        {
          id: value,
          label: measured
            ? say(measured.kind === 'duration' ? words.inHours(say(measured.label)) : measured.label)
            : label,
          values: shown.map(({ values }) => drawn(values)),
        },
      ]}
      format={format}
      opens={(index) => opensOf(shown[index]?.filters ?? null)}
    />
  );
}

/** What a group is called: a name, a label, or the period of the reader's calendar. */
export function groupName(field: Field, value: unknown, forms: FormsContextValue, none: string): string {
  if (value === null || value === undefined) return none;
  if (typeof value === 'object') {
    if ('period' in value) {
      const { name, starts_on, ends_on } = value as PeriodValue;
      return periodText(name, forms.language) || [starts_on, ends_on].filter(Boolean).join(' – ');
    }
    const { full_name, name } = value as Readonly<Record<string, unknown>>;
    return plainText(full_name) || plainText(name) || none;
  }
  const shown = field.kind === 'computed' ? shownAs(field) : field;
  return kindOf(shown).text?.(plainText(value), shown, forms) ?? plainText(value);
}
