import type { Entity } from '@karmik/model/kit/entity';
import {
  measureText,
  type Aggregate,
  type AggregateGroup,
  type MeasureValues,
  type ReportLook,
} from '@karmik/model/kit/report';
import { Card } from '@karmik/ui/Card';
import { DataGrid, type GridColumn, type GridView } from '@karmik/ui/DataTable/grid';
import { Link } from '@karmik/ui/Link';
import { useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { plainText } from '../records.ts';
import { words } from '../words.ts';
import { useFigures } from './figures.ts';
import { termText } from './look.ts';
import type { Drill } from './RecordChart.tsx';

interface FiguresTableProps {
  readonly entity: Entity;
  readonly look: ReportLook;
  readonly figures: Aggregate;
  /** Where the records of a figure are. */
  readonly hrefOf: (filters: Drill) => string;
}

type Column = GridColumn<AggregateGroup>;

/** Figures by groups and columns, with the totals of both; each leads to its records. On a phone each group is a card. */
export function FiguresTable({ entity, look, figures, hrefOf }: FiguresTableProps): ReactNode {
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
  const numeric = { align: 'end', isNumeric: true, minWidth: '6.5rem' } as const;
  const sortOf = (values: MeasureValues | undefined, measure: string) => Number(plainText(values?.[measure]) || 0);
  const ofGroups = (measure: string, header: string): Column => ({
    ...numeric,
    id: measure,
    header,
    cell: ({ values, filters }) => figure(measure, values, filters),
    sortValue: ({ values }) => sortOf(values, measure),
    total: () => figure(measure, totals, {}),
  });
  const laid: Column[] = [
    {
      id: 'group',
      header: say(termText(entity, groupBy)),
      cell: (group) => groupName(groupBy, group),
      minWidth: '11rem',
      pin: 'start',
      canHide: false,
    },
    ...(pivot === undefined
      ? measures.map((measure) => ofGroups(measure, say(measureText(entity, measure))))
      : [
          ...columns.map((column, place): Column => ({
            ...numeric,
            id: `column ${column.key}`,
            header: groupName(pivot, column),
            cell: ({ cells }) => figure(first, cells[place]?.values, cells[place]?.filters ?? null),
            sortValue: ({ cells }) => sortOf(cells[place]?.values, first),
            total: () => figure(first, column.values, column.filters),
          })),
          ofGroups(first, say(words.total)),
        ]),
    ...(previous === null
      ? []
      : [
          {
            ...numeric,
            id: 'before',
            header: say(words.before),
            cell: (group: AggregateGroup) => text(first, group.previous?.[first]),
            sortValue: (group: AggregateGroup) => sortOf(group.previous ?? undefined, first),
            total: () => text(first, previous.values[first]),
          },
          {
            ...numeric,
            id: 'change',
            minWidth: '9rem',
            header: say(words.change),
            cell: (group: AggregateGroup) => change(first, group.values[first], group.previous?.[first])?.text,
            total: () => change(first, totals[first], previous.values[first])?.text,
          },
        ]),
  ];
  const name = words.figuresBy(measureText(entity, first), termText(entity, groupBy));
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
