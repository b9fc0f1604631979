import { useForms } from '@karmik/forms/FormsProvider';
import { kindOf } from '@karmik/forms/kinds';
import type { Page } from '@karmik/model/kit/paging';
import type { DrawnRows } from '@karmik/model/kit/query';
import { BarChart } from '@karmik/ui/BarChart';
import { Card } from '@karmik/ui/Card';
import { LineChart } from '@karmik/ui/LineChart';
import { Skeleton } from '@karmik/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, ReportScreen } from '../kit/screens.ts';
import { Loaded } from '../query/Loaded.tsx';
import { fieldOf, keyOf, plainText, shownOf } from '../records.ts';

/** Rows that a drawing has at most. */
const most = 100;

interface RowsChartProps {
  readonly screen: ReportScreen;
  readonly drawn: DrawnRows;
  readonly path: string;
  /** What the list is asked, without its page and order. */
  readonly asked: Readonly<Record<string, string>>;
}

/** The figures of the rows of a computed list, in the order in which they come. A single row is not drawn. */
export function RowsChart({ screen: { entity, report }, drawn, path, asked }: RowsChartProps): ReactNode {
  const say = useModelText();
  const forms = useForms();
  const query = useQuery({
    queryKey: keyOf(entity, path, 'drawn', asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: { ...asked, limit: most }, signal }).json<Page<AnyRecord>>(),
    placeholderData: keepPreviousData,
  });
  const first = fieldOf(entity, drawn.of[0] ?? '');
  const Chart = drawn.shape === 'line' ? LineChart : BarChart;
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
      {({ results }) =>
        results.length < 2 ? null : (
          <Card>
            <Chart
              label={say(report.label)}
              categories={results.map((row) => plainText(shownOf(entity, row, drawn.by)))}
              series={drawn.of.map((name) => ({
                id: name,
                label: say(fieldOf(entity, name).label),
                values: results.map((row) => (plainText(row[name]) === '' ? null : Number(row[name]))),
              }))}
              format={(value) => kindOf(first).text?.(String(value), first, forms) ?? String(value)}
            />
          </Card>
        )
      }
    </Loaded>
  );
}
