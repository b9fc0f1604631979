/** Conclusions from records, as the server draws them. */
import type { Entity } from '@karmik/model/kit/entity';
import { hasPeriod, type Aggregate } from '@karmik/model/kit/report';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { AnyChart } from '../kit/bodies.ts';
import { fieldOf, keyOf } from '../records.ts';

/** The groups and figures of the records that match. */
export const aggregateQuery = (entity: Entity, path: string, query: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: keyOf(entity, path, 'aggregate', query),
    queryFn: ({ signal }) => api.get(`${path}aggregate/`, { searchParams: query, signal }).json<Aggregate>(),
    placeholderData: keepPreviousData,
  });

/** What a chart measures. */
export const measureOf = ({ value, isMean }: AnyChart): string =>
  value === 'count' ? value : `${isMean ? 'avg' : 'sum'}:${value}`;

/** What a chart and totals ask for; days are put together to months. */
export function figuresAsked(
  entity: Entity,
  chart: AnyChart | undefined,
  totals: readonly string[],
): Record<string, string> {
  const termOf = (name: string) => (hasPeriod(fieldOf(entity, name)) ? `${name}:month` : name);
  const groups = chart ? [chart.category, ...(chart.by === undefined ? [] : [chart.by])] : [];
  const measures = [...(chart ? [measureOf(chart)] : []), ...totals.map((name) => `sum:${name}`)];
  return {
    ...(groups.length > 0 ? { group_by: groups.map(termOf).join(',') } : {}),
    measures: [...new Set(measures.length > 0 ? measures : ['count'])].join(','),
  };
}
