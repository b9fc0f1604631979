/** What pages of grievances ask of the server. */
import type {
  GrievanceAnswer,
  GrievanceForm,
  GrievancePatch,
  GrievancePerson,
  GrievanceRow,
  GrievanceStatistics,
  OpenedGrievance,
  OwnGrievance,
  OwnGrievanceRow,
  SentGrievance,
} from '@karmik/model/grievance/case';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { untraced } from '../../../api/untraced.ts';
import { pagedQuery } from '../../../screens/query/paged.ts';

const topic = 'grievance';
const base = (slug: string): string => `grievance/${slug}/`;

export const casesQuery = (slug: string, search: Readonly<Record<string, string>>) =>
  pagedQuery<GrievanceRow>([topic, slug, 'cases', search], `${base(slug)}cases/`, search);
export const mineQuery = (slug: string) => pagedQuery<OwnGrievanceRow>([topic, slug, 'mine'], `${base(slug)}mine/`);

export const caseQuery = (slug: string, id: string) =>
  queryOptions({
    queryKey: [topic, slug, 'case', id],
    queryFn: ({ signal }) => api.get(`${base(slug)}cases/${id}/`, { signal }).json<GrievanceAnswer>(),
  });

export const statisticsQuery = (slug: string, category: string) =>
  queryOptions({
    queryKey: [topic, slug, 'statistics', category],
    queryFn: ({ signal }) =>
      api
        .get(`${base(slug)}statistics/`, { signal, searchParams: category === '' ? {} : { category } })
        .json<GrievanceStatistics>(),
    placeholderData: keepPreviousData,
  });

export const formQuery = (slug: string) =>
  queryOptions({
    queryKey: [topic, slug, 'form'],
    queryFn: ({ signal }) => api.get(`${base(slug)}form/`, { signal }).json<GrievanceForm>(),
  });

export const peopleQuery = (slug: string, search: string) =>
  queryOptions({
    queryKey: [topic, slug, 'people', search],
    queryFn: async ({ signal }) =>
      (
        await api
          .get(`${base(slug)}people/`, { signal, searchParams: search === '' ? {} : { search } })
          .json<{ results: GrievancePerson[] }>()
      ).results,
    placeholderData: keepPreviousData,
  });

/** Everything of grievances that pages hold is asked again, but for what the answer brought. */
async function changed(slug: string, id: number, answer: Promise<GrievanceAnswer>): Promise<void> {
  queryClient.setQueryData(caseQuery(slug, String(id)).queryKey, await answer);
  await queryClient.invalidateQueries({
    queryKey: [topic, slug],
    predicate: ({ queryKey }) => queryKey[2] !== 'case',
  });
}

export const changeCase = (slug: string, id: number, patch: GrievancePatch) =>
  changed(slug, id, api.patch(`${base(slug)}cases/${id}/`, { json: patch }).json<GrievanceAnswer>());

export const sayAsHandler = (slug: string, id: number, body: { text: string; visibility: string }) =>
  changed(slug, id, api.post(`${base(slug)}cases/${id}/messages/`, { json: body }).json<GrievanceAnswer>());

const formOf = (file: File): FormData => {
  const body = new FormData();
  body.append('file', file, file.name);
  return body;
};

export const addCaseFile = (slug: string, id: number, file: File) =>
  changed(slug, id, api.post(`${base(slug)}cases/${id}/attachments/`, { body: formOf(file) }).json<GrievanceAnswer>());

export const caseFilePath = (slug: string, id: number, file: number): string =>
  `${base(slug)}cases/${id}/attachments/${file}/`;

/** Sends a grievance over the session, which the server needs to know that a member sends it and writes down nowhere. */
export async function sendGrievance(slug: string, body: object): Promise<SentGrievance> {
  const answer = await api.post(`${base(slug)}cases/`, { json: body }).json<SentGrievance>();
  await queryClient.invalidateQueries({ queryKey: [topic, slug] });
  return answer;
}

export const openMine = (slug: string, id: string): Promise<OpenedGrievance> =>
  api.get(`${base(slug)}mine/${id}/`).json<OpenedGrievance>();

export const openWithReceipt = (receipt: string): Promise<OpenedGrievance> =>
  untraced.post('grievance/return/', { json: { receipt } }).json<OpenedGrievance>();

export const readReturned = (access: string): Promise<OwnGrievance> =>
  untraced.post('grievance/return/case/', { json: { access } }).json<OwnGrievance>();

export const sayAsAuthor = (access: string, text: string): Promise<OwnGrievance> =>
  untraced.post('grievance/return/messages/', { json: { access, text } }).json<OwnGrievance>();

export const act = (
  access: string,
  body: { readonly action: string; readonly reason?: string; readonly satisfaction?: number | null },
): Promise<OwnGrievance> =>
  untraced.post('grievance/return/action/', { json: { access, ...body } }).json<OwnGrievance>();

export const addOwnFile = (access: string, file: File): Promise<OwnGrievance> =>
  untraced
    .post('grievance/return/attachments/', { body: formOf(file), headers: { 'x-grievance-access': access } })
    .json<OwnGrievance>();

export async function downloadOwnFile(access: string, id: number, name: string): Promise<void> {
  const response = await untraced.post('grievance/return/file/', { json: { access, id } });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

export async function giveName(slug: string, access: string): Promise<OwnGrievance> {
  const answer = await api.post(`${base(slug)}name/`, { json: { access } }).json<OwnGrievance>();
  await queryClient.invalidateQueries({ queryKey: [topic, slug] });
  return answer;
}
