/** Reports as investigators and named reporters ask for them. */
import type { ReportAnswer, ReportRow } from '@karmik/model/whistle-blower/report';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { pagedQuery } from '../../../screens/query/paged.ts';

const topic = 'whistle_report';
const base = (slug: string): string => `whistleblower/${slug}/whistle-forms/`;

export const reportsQuery = (slug: string, status: string) =>
  pagedQuery<ReportRow>([topic, slug, status], base(slug), status === '' ? {} : { status });

export const reportQuery = (slug: string, id: string) =>
  queryOptions({
    queryKey: [topic, slug, 'one', id],
    queryFn: ({ signal }) => api.get(`${base(slug)}${id}/`, { signal }).json<ReportAnswer>(),
  });

const changed = async (slug: string, id: number, answer: Promise<ReportAnswer>): Promise<void> => {
  queryClient.setQueryData(reportQuery(slug, String(id)).queryKey, await answer);
  await queryClient.invalidateQueries({ queryKey: [topic, slug], predicate: ({ queryKey }) => queryKey[2] !== 'one' });
};

export const moveReport = (slug: string, id: number, body: { status: string; conclusion: string | null }) =>
  changed(slug, id, api.patch(`${base(slug)}${id}/`, { json: body }).json<ReportAnswer>());

export const handOver = (slug: string, id: number, person: number) =>
  changed(slug, id, api.post(`${base(slug)}${id}/hand-over/`, { json: { person } }).json<ReportAnswer>());

export const writeComment = (slug: string, id: number, body: { text: string; visibility: string }) =>
  changed(slug, id, api.post(`${base(slug)}${id}/comments/`, { json: body }).json<ReportAnswer>());

export async function takeBack(slug: string, id: number, comment: number): Promise<void> {
  await api.delete(`${base(slug)}${id}/comments/${comment}/`);
  await queryClient.invalidateQueries({ queryKey: [topic, slug] });
}

export function addFile(slug: string, id: number, file: File): Promise<void> {
  const body = new FormData();
  body.append('file', file, file.name);
  return changed(slug, id, api.post(`${base(slug)}${id}/attachments/`, { body }).json<ReportAnswer>());
}

export const filePath = (slug: string, id: number, file: number): string => `${base(slug)}${id}/attachments/${file}/`;

export async function wipeReport(slug: string, id: number): Promise<void> {
  await api.delete(`${base(slug)}${id}/`);
  queryClient.removeQueries({ queryKey: [topic, slug] });
}
