import { clockText } from '@karmik/model/kit/figures';
import type { Entity } from '@karmik/model/kit/entity';
import {
  groupTerm,
  measureTerm,
  measureText,
  type Aggregate,
  type MeasureValues,
  type Report,
  type ReportLook,
} from '@karmik/model/kit/report';
import { bilingual } from '@karmik/model/kit/text';
import { BarChart } from '@karmik/ui/BarChart';
import { DonutChart } from '@karmik/ui/DonutChart';
import { EmptyState } from '@karmik/ui/EmptyState';
import { LineChart } from '@karmik/ui/LineChart';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { toDevanagariDigits } from 'date-bs';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import { fieldOf, plainText } from '../records.ts';
import { words } from '../words.ts';
import { shortPeriod, useFigures } from './figures.ts';
import { termText } from './look.ts';

const parts = {
  first: (label: string, shown: number, all: number) =>
    bilingual(
      `${label}: first ${shown} of ${all}`,
      `${label}: ${toDevanagariDigits(String(all))} मध्ये पहिलो ${toDevanagariDigits(String(shown))}`,
    ),
  latest: (label: string, shown: number, all: number) =>
    bilingual(
      `${label}: latest ${shown} of ${all}`,
      `${label}: ${toDevanagariDigits(String(all))} मध्ये पछिल्लो ${toDevanagariDigits(String(shown))}`,
    ),
};

/** Parameters that list the records of a number. */
export type Drill = Readonly<Record<string, string>>;

interface RecordChartProps {
  readonly entity: Entity;
  readonly report: Report;
  readonly look: ReportLook;
  readonly figures: Aggregate;
  /** Opens the records of a number. */
  readonly onOpen: (filters: Drill) => void;
}

/** The measure that a chart draws: the first of which there is one sum. Sums of several currencies have no height. */
export const drawnMeasure = (entity: Entity, { measures }: ReportLook): string | undefined =>
  measures.find((measure) => {
    const { field } = measureTerm(measure);
    return field === undefined || fieldOf(entity, field).kind !== 'amount';
  });

/** How many groups that are no periods a drawing has at most. */
const mostDrawn = 24;
/** How many periods, the latest ones: more than the days of a month, and three years of months. */
const mostPeriods = 36;

/** The groups of a report as a drawing; each number opens its records. */
export function RecordChart({ entity, report, look, figures, onOpen }: RecordChartProps): ReactNode {
  const say = useModelText();
  const style = useDateStyle();
  const { language } = style;
  const { text, groupName } = useFigures(entity);
  const { groups, columns, totals } = figures;
  const { groupBy, pivot } = look;
  const measure = drawnMeasure(entity, look);
  if (groupBy === undefined || measure === undefined) return null;
  const isDeclared = groupBy === report.groupBy && pivot === report.pivot;
  const label = say(
    isDeclared ? report.label : words.figuresBy(measureText(entity, measure, report), termText(entity, groupBy)),
  );
  if (groups.length === 0)
    return (
      <Stack gap="md">
        <Text weight="semibold">{label}</Text>
        <EmptyState title={say(words.noFigures)} />
      </Stack>
    );
  const { field, kind } = measureTerm(measure);
  const isDuration = field !== undefined && fieldOf(entity, field).kind === 'duration';
  // An axis of minutes is read in whole hours.
  const unit = isDuration ? 60 : 1;
  const format = (amount: number) =>
    isDuration ? clockText(amount * unit, language) : text(measure, kind === 'avg' ? String(amount) : amount);
  const drawn = (values: MeasureValues): number => {
    const number = Number(plainText(values[measure]) || 0) / unit;
    return kind === 'avg' ? Math.round(number * 10) / 10 : number;
  };
  const opensOf = (filters: Drill | null) => (filters === null ? undefined : () => onOpen(filters));
  // A mean is of those that have a value.
  const drawable = kind === 'avg' ? groups.filter(({ values }) => values[measure] !== null) : groups;
  // More than a reader tells apart are left to the table.
  const isOfPeriods = groupTerm(groupBy).period !== undefined;
  // A drawing follows time from left to right, in whatever order the table has it.
  const inTime = isOfPeriods && report.order === 'newest' ? drawable.toReversed() : drawable;
  const shown = isOfPeriods ? inTime.slice(-mostPeriods) : inTime.slice(0, mostDrawn);
  const part = isOfPeriods ? parts.latest : parts.first;
  const title = shown.length < drawable.length ? say(part(label, shown.length, drawable.length)) : label;
  const names = shown.map((group) => groupName(groupBy, group));
  // Of days and weeks the year would push the day out of sight.
  const marks = shown.map(({ value }, index) => shortPeriod(value, style) ?? names[index] ?? '');
  // Periods follow each other and are too many to stand side by side in each group.
  const hasSeries = pivot !== undefined && groupTerm(pivot).period === undefined;
  if (report.chart === 'donut' && !hasSeries)
    return (
      <DonutChart
        label={title}
        slices={shown.map(({ key, values }, index) => ({ id: key, label: names[index] ?? '', value: drawn(values) }))}
        total={format(drawn(totals))}
        totalLabel={say(words.total)}
        format={format}
        opens={(index) => opensOf(shown[index]?.filters ?? null)}
      />
    );
  const Drawn = report.chart === 'line' ? LineChart : BarChart;
  if (hasSeries)
    return (
      <Drawn
        label={title}
        categories={names}
        marks={marks}
        series={columns.map((column, place) => ({
          id: column.key || 'none',
          label: groupName(pivot, column),
          values: shown.map(({ cells }) => drawn(cells[place]?.values ?? {})),
        }))}
        format={format}
        opens={(index, place) => {
          const cell = shown[index]?.cells[place];
          return cell && drawn(cell.values) !== 0 ? opensOf(cell.filters) : undefined;
        }}
      />
    );
  const name = measureText(entity, measure, report);
  const beside = isDeclared ? (report.drawn?.filter((each) => look.measures.includes(each)) ?? []) : [];
  return (
    <Drawn
      label={title}
      categories={names}
      marks={marks}
      series={
        beside.length > 1
          ? beside.map((each) => ({
              id: each,
              label: say(measureText(entity, each, report)),
              values: shown.map(({ values }) => Number(plainText(values[each]) || 0)),
            }))
          : [
              {
                id: measure,
                label: say(isDuration ? words.inHours(say(name)) : name),
                values: shown.map(({ values }) => drawn(values)),
              },
            ]
      }
      format={format}
      opens={(index) => opensOf(shown[index]?.filters ?? null)}
    />
  );
}
