import type { Entity } from '@karmik/model/kit/entity';
import {
  measureTerm,
  measureText,
  type Aggregate,
  type AggregateGroup,
  type MeasureValues,
  thresholdOf,
  type Report,
  type ReportLook,
} from '@karmik/model/kit/report';
import { Card } from '@karmik/ui/Card';
import { DataGrid, type GridColumn, type GridView } from '@karmik/ui/DataTable/grid';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { StatusTag } from '@karmik/ui/StatusTag';
import { useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { fieldOf, plainText } from '../records.ts';
import { words } from '../words.ts';
import { useFigures } from './figures.ts';
import { termText } from './look.ts';
import type { Drill } from './RecordChart.tsx';

interface FiguresTableProps {
  readonly entity: Entity;
  readonly report: Report;
  readonly look: ReportLook;
  readonly figures: Aggregate;
  /** Where the records of a figure are. */
  readonly hrefOf: (filters: Drill) => string;
}

type Column = GridColumn<AggregateGroup>;

/** Figures by groups and columns, with the totals of both; each leads to its records. On a phone each group is a card. */
export function FiguresTable({ entity, report, look, figures, hrefOf }: FiguresTableProps): ReactNode {
  const say = useModelText();
  const { text, change, groupName } = useFigures(entity);
  const [view, setView] = useState<GridView>({});
  const { groupBy, pivot, measures } = look;
  const [first = 'count'] = measures;
  const { groups, columns, totals, previous } = figures;
  if (groupBy === undefined || groups.length === 0) return null;

  const figure = (measure: string, values: MeasureValues | undefined, filters: Drill | null): ReactNode => {
    const value = values?.[measure];
    const shown = text(measure, value);
    // What no parameters list, as the rest of many groups, has nowhere to lead; nor has what nothing is in.
    const isOpen = filters !== null && value !== undefined && value !== null && value !== 0;
    return isOpen ? (
      <Link href={hrefOf(filters)} look="quiet">
        {shown}
      </Link>
    ) : (
      shown
    );
  };
  const { field: measured } = measureTerm(first);
  const isMoney = measured !== undefined && ['money', 'amount'].includes(fieldOf(entity, measured).kind);
  const width = measures.length > 1 ? '12rem' : isMoney ? '10rem' : '6.5rem';
  const numeric = { align: 'end', isNumeric: true, minWidth: width } as const;
  const sortOf = (values: MeasureValues | undefined, measure: string) => Number(plainText(values?.[measure]) || 0);
  // Each heading says both where several are measured, as that of a spreadsheet and of a card on a phone does.
  const isOne = measures.length === 1;
  const heading = (over: string, measure: string) =>
    isOne ? over : `${over}: ${say(measureText(entity, measure, report))}`;
  const laid: Column[] = [
    {
      id: 'group',
      header: say(termText(entity, groupBy)),
      cell: (group) => groupName(groupBy, group),
      minWidth: '11rem',
      pin: 'start',
      canHide: false,
    },
    ...(pivot === undefined ? [] : columns).flatMap((column, place) =>
      measures.map((measure): Column => ({
        ...numeric,
        id: `column ${column.key} ${measure}`,
        header: heading(groupName(pivot ?? groupBy, column), measure),
        cell: ({ cells }) => figure(measure, cells[place]?.values, cells[place]?.filters ?? null),
        sortValue: ({ cells }) => sortOf(cells[place]?.values, measure),
        total: () => figure(measure, column.values, column.filters),
      })),
    ),
    ...measures.map((measure): Column => ({
      ...numeric,
      id: measure,
      header: pivot === undefined ? say(measureText(entity, measure, report)) : heading(say(words.total), measure),
      cell: ({ values, filters }) => {
        const reached = thresholdOf(report, measure, values[measure]);
        return reached === undefined ? (
          figure(measure, values, filters)
        ) : (
          <Inline gap="xs" justify="end">
            <StatusTag tone={reached.tone}>{say(reached.label)}</StatusTag>
            {figure(measure, values, filters)}
          </Inline>
        );
      },
      sortValue: ({ values }) => sortOf(values, measure),
      total: () => figure(measure, totals, {}),
      ...(report.thresholds?.some(({ of }) => of === measure) ? { minWidth: '14rem' } : {}),
    })),
    ...(previous === null ? [] : measures).flatMap((measure): Column[] => [
      {
        ...numeric,
        id: `before ${measure}`,
        header: heading(say(words.before), measure),
        cell: (group) => text(measure, group.previous?.[measure]),
        sortValue: (group) => sortOf(group.previous ?? undefined, measure),
        total: () => text(measure, previous?.values[measure]),
      },
      {
        ...numeric,
        id: `change ${measure}`,
        minWidth: '9rem',
        header: heading(say(words.change), measure),
        cell: (group) => change(measure, group.values[measure], group.previous?.[measure])?.text,
        total: () => change(measure, totals[measure], previous?.values[measure])?.text,
      },
    ]),
  ];
  const name = words.figuresBy(measureText(entity, first, report), termText(entity, groupBy));
  return (
    <Card
      title={say(words.figures)}
      {...(figures.folded.groups + figures.folded.columns > 0 ? { description: say(words.folded) } : {})}
      isFlush
    >
      <DataGrid<AggregateGroup>
        label={say(name)}
        columns={laid}
        rows={groups}
        rowId={({ key, is_rest }) => (is_rest ? 'rest' : `group ${key}`)}
        rowName={(group) => groupName(groupBy, group)}
        hasFooter
        view={view}
        onViewChange={setView}
      />
    </Card>
  );
}
