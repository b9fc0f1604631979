/** What the browser asks of an operation: its preview and its runs. */
import type { Operation, Preview, ResultRow, RunAnswer } from '@karmik/model/kit/operation';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useSlug } from '../providers/use-slug.ts';

export const pageSize = 25;
export type Input = Readonly<Record<string, unknown>>;

/** The address of an operation's endpoints under the API root, with a slash at its end. */
export const useOperationBase = ({ path }: Operation): string => `${path.replace(':org', useSlug())}/`;

/** The topic under which the server announces that runs moved on. */
const topic = 'operation_run';
export const refreshRuns = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [topic] });

const paged = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize });

export function usePreview(operation: Operation, input: Input, page: number): UseQueryResult<Preview> {
  const base = useOperationBase(operation);
  return useQuery({
    queryKey: [topic, base, 'preview', input, page],
    queryFn: ({ signal }) =>
      api.post(`${base}preview/`, { json: input, searchParams: paged(page), signal, timeout: false }).json<Preview>(),
    placeholderData: keepPreviousData,
  });
}

export function useRuns(operation: Operation): UseQueryResult<readonly RunAnswer[]> {
  const base = useOperationBase(operation);
  return useQuery({
    queryKey: [topic, base, 'runs'],
    queryFn: async ({ signal }) => (await api.get(`${base}runs/`, { signal }).json<{ results: RunAnswer[] }>()).results,
  });
}

/** A run; while it is under way it is read again and again, besides what is announced. */
export function useRun(operation: Operation, id: number): UseQueryResult<RunAnswer> {
  const base = useOperationBase(operation);
  return useQuery({
    queryKey: [topic, base, id],
    queryFn: ({ signal }) => api.get(`${base}runs/${id}/`, { signal }).json<RunAnswer>(),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'running' ? 500 : false),
  });
}

export interface ResultsPage {
  readonly results: readonly ResultRow[];
  readonly next: string | null;
}

export function useResults(
  operation: Operation,
  { id, done, failed, unchanged }: RunAnswer,
  state: 'failed' | undefined,
  page: number,
): UseQueryResult<ResultsPage> {
  const base = useOperationBase(operation);
  return useQuery({
    queryKey: [topic, base, id, 'results', state, page, done, failed, unchanged],
    queryFn: ({ signal }) =>
      api
        .get(`${base}runs/${id}/results/`, { searchParams: { ...paged(page), ...(state && { state }) }, signal })
        .json<ResultsPage>(),
    placeholderData: keepPreviousData,
  });
}
