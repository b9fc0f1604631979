import type {
  ImportAnswer,
  ImportPerson,
  ImportRow,
  ImportState,
  importCommitBody,
  importDoublesBody,
  importMatchesBody,
  importSheetBody,
  importValuesBody,
} from '@karmik/model/spreadsheet/contracts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { pagedQuery } from '../../../screens/query/paged.ts';

type Sent<Schema extends { readonly _zod: { readonly input: unknown } }> = Schema['_zod']['input'];
export type MatchesBody = Sent<typeof importMatchesBody>;
export type ValuesBody = Sent<typeof importValuesBody>;
export type CommitBody = Sent<typeof importCommitBody>;
type DoublesBody = Sent<typeof importDoublesBody>;
type SheetBody = Sent<typeof importSheetBody>;
export type ColumnMatch = ImportAnswer['matches'][number];
export type RowResult = ImportRow['result'];

const pollEvery = 700;

/** The server is at work and will be somewhere else soon. */
export const isWorking = (state: ImportState): boolean => state === 'checking' || state === 'committing';

const basePath = (slug: string) => `hris/${slug}/employees/import/`;

/** One import, asked again and again while the server works on it. */
export const importQuery = (slug: string, id: string) =>
  queryOptions({
    queryKey: ['import', slug, id],
    queryFn: ({ signal }) => api.get(`${basePath(slug)}${encodeURIComponent(id)}/`, { signal }).json<ImportAnswer>(),
    refetchInterval: ({ state: { data } }) => (data && isWorking(data.state) ? pollEvery : false),
    staleTime: 0,
  });

export const importsQuery = (slug: string) =>
  pagedQuery<ImportAnswer>(['imports', slug], basePath(slug), { limit: 25 });

export interface WantedRows {
  readonly result: RowResult;
  /** Rows alone in which a cell is understood otherwise than it is written. */
  readonly isChanged: boolean;
  readonly search: string;
}

/** The rows of an import by what was found; `round` tells one check from the next. */
export const rowsQuery = (slug: string, id: number, { result, isChanged, search }: WantedRows, round: string) =>
  pagedQuery<ImportRow>(['import-rows', slug, id, result, isChanged, search, round], `${basePath(slug)}${id}/rows/`, {
    result,
    limit: 50,
    ...(isChanged ? { changed: 'true' } : {}),
    ...(search ? { search } : {}),
  });

/** People of the organization and of the sheet, by a part of their name or their code. */
export const peopleQuery = (slug: string, id: number, search: string) =>
  queryOptions({
    queryKey: ['import-people', slug, id, search],
    queryFn: async ({ signal }) =>
      (
        await api
          .get(`${basePath(slug)}${id}/people/`, { searchParams: { search }, signal })
          .json<{ results: ImportPerson[] }>()
      ).results,
    placeholderData: keepPreviousData,
  });

export const uploadPath = basePath;

/** The steps that a person takes; each answers with the import as it then is. */
export function useImportActions(slug: string, id: number) {
  const client = useQueryClient();
  const step = async (
    name: string,
    body?: MatchesBody | ValuesBody | CommitBody | DoublesBody | SheetBody,
  ): Promise<void> => {
    const answer = await api.post(`${basePath(slug)}${id}/${name}/`, body ? { json: body } : {}).json<ImportAnswer>();
    client.setQueryData(importQuery(slug, String(id)).queryKey, answer);
    await client.invalidateQueries({ queryKey: importsQuery(slug).queryKey });
  };
  return {
    check: (body: MatchesBody) => step('columns', body),
    decide: (body: ValuesBody) => step('values', body),
    decideDoubles: (body: DoublesBody) => step('doubles', body),
    chooseSheet: (sheet: string) => step('sheet', { sheet }),
    commit: (body: CommitBody) => step('commit', body),
    cancel: () => step('cancel'),
  };
}
