import { addUp } from '@karmik/model/kit/add-up';
import { reportQuery, type Aggregate } from '@karmik/model/kit/report';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payForecastAmount } from '@karmik/model/payroll/forecast/amount';
import { useForms } from '@karmik/forms/FormsProvider';
import { Card } from '@karmik/ui/Card';
import { DataTable, type DataColumn } from '@karmik/ui/DataTable';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Stat } from '@karmik/ui/Stat';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ReportAnswerProps } from '../../../screens/kit/bodies.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, plainText } from '../../../screens/records.ts';
import { aggregateQuery } from '../../../screens/report/aggregate.ts';
import { useFigures } from '../../../screens/report/figures.ts';
import { RecordChart } from '../../../screens/report/RecordChart.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

const { compare: report } = payForecastAmount.reports;
const measure = 'sum:amount';
const byMonth = 'starts_on:month';
const byPlan = 'forecast';
const look = { groupBy: byMonth, pivot: byPlan, measures: [measure] };

const amountIn = (values: Aggregate['totals'] | undefined): string => plainText(values?.[measure]) || '0.00';
const lessBy = (amount: string, other: string): string =>
  addUp([amount, other.startsWith('-') ? other.slice(1) : `-${other}`]);

/** Figures with the plans in the order in which they were chosen, and not by their size. @param ids of the plans */
function inOrder(figures: Aggregate, ids: readonly string[]): Aggregate {
  const { columns, groups } = figures;
  const placeOf = (place: number): number => {
    const value = columns[place]?.value as { readonly id?: number } | null | undefined;
    return ids.indexOf(String(value?.id));
  };
  const order = columns.map((_, place) => place).toSorted((one, other) => placeOf(one) - placeOf(other));
  const inPlace = <Each,>(all: readonly Each[]): Each[] => order.flatMap((place) => all.slice(place, place + 1));
  return {
    ...figures,
    columns: inPlace(columns),
    groups: groups.map((group) => ({ ...group, cells: inPlace(group.cells) })),
  };
}

/** Plans next to each other, month by month; of two, also by how much the second differs from the first. */
export function Comparison({ slug, asked, hrefOf }: ReportAnswerProps): ReactNode {
  const { calendar } = useForms();
  const navigate = useNavigate();
  const query = useQuery(
    aggregateQuery(payForecastAmount, endpoint(payForecastAmount, slug, payrollEndpoints.forecastAmount), {
      ...asked,
      ...reportQuery(look, report.order),
      period_calendar: calendar,
    }),
  );
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
      {(found) => {
        const figures = inOrder(found, asked['forecast__in']?.split(',') ?? []);
        return (
          <Stack gap="lg">
            <Totals figures={figures} />
            <Card>
              <RecordChart
                entity={payForecastAmount}
                report={report}
                look={look}
                figures={figures}
                onOpen={(into) => void navigate(hrefOf(into))}
              />
            </Card>
            <Months figures={figures} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Totals({ figures: { columns } }: { figures: Aggregate }): ReactNode {
  const say = useModelText();
  const { text, change, groupName } = useFigures(payForecastAmount);
  const [first, second, ...others] = columns;
  const moved =
    first && second && others.length === 0 ? change(measure, second.values[measure], first.values[measure]) : undefined;
  return (
    <Grid columns="4">
      {columns.map((column) => (
        <GridItem key={groupName(byPlan, column)}>
          <Stat label={groupName(byPlan, column)} value={text(measure, column.values[measure])} />
        </GridItem>
      ))}
      {moved && (
        <GridItem>
          <Stat label={say(words.difference)} value={moved.text} />
        </GridItem>
      )}
    </Grid>
  );
}

function Months({ figures: { groups, columns } }: { figures: Aggregate }): ReactNode {
  const say = useModelText();
  const { text, groupName } = useFigures(payForecastAmount);
  type Row = (typeof groups)[number];
  const amountOf = (row: Row, place: number): string => amountIn(row.cells[place]?.values);
  const plans = columns.map((column, place): DataColumn<Row> => ({
    id: String(place),
    header: groupName(byPlan, column),
    align: 'end',
    isNumeric: true,
    minWidth: '9rem',
    cell: (row) => text(measure, amountOf(row, place)),
  }));
  const difference: DataColumn<Row> = {
    id: 'difference',
    header: say(words.difference),
    align: 'end',
    isNumeric: true,
    minWidth: '9rem',
    cell: (row) => text(measure, lessBy(amountOf(row, 1), amountOf(row, 0))),
  };
  return (
    <Card title={say(words.byMonth)} isFlush>
      <DataTable
        label={say(words.byMonth)}
        rows={groups}
        rowId={(row) => groupName(byMonth, row)}
        rowName={(row) => groupName(byMonth, row)}
        columns={[
          {
            id: 'month',
            header: say(words.month),
            minWidth: '9rem',
            cell: (row) => groupName(byMonth, row),
          },
          ...plans,
          ...(columns.length === 2 ? [difference] : []),
        ]}
      />
    </Card>
  );
}
