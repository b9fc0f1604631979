/** What forms, cells and filters ask of the application. */
import type { FormsSource } from '@karmik/forms/FormsProvider';
import { staleOfBody } from '@karmik/forms/stale';
import type { FileRef, NamedRef, UserRef } from '@karmik/model/kit/fields';
import { pageLimit, type Page } from '@karmik/model/kit/paging';
import { ruleClockIn } from '@karmik/model/kit/rule-clock';
import { snackbar } from '@karmik/ui/Snackbar';
import { api } from '../../api/client.ts';
import { refusalBody, toFailure, ownText } from '../../api/failure.ts';
import { upload } from '../../api/upload.ts';
import { formatDate, formatInstant, formatTime, type DateStyle } from '@karmik/model/kit/date-text';
import { PersonChip } from '../../people/PersonChip.tsx';
import { texts } from '../../texts/texts.ts';

/** An entity's endpoints by its name; the declarations come when the first reference is chosen. */
async function endpointOf(name: string, slug: string): Promise<string | undefined> {
  const { entities } = await import('@karmik/model/entities');
  const { path, picksPath } = entities.find((entity) => entity.name === name) ?? {};
  return (path ?? picksPath)?.replace(':org', slug);
}

async function options(name: string, slug: string, query: Record<string, string | number>): Promise<NamedRef[]> {
  const path = await endpointOf(name, slug);
  if (path === undefined) return [];
  return (await api.get(`${path}/options/`, { searchParams: query }).json<Page<NamedRef>>()).results;
}

async function people(slug: string, query: Record<string, string | number>): Promise<UserRef[]> {
  return (await api.get(`org/${slug}/people/`, { searchParams: query }).json<Page<UserRef>>()).results;
}

/** The lists of addresses, which come when the first address is drawn. */
const loadProvinces = async () => (await import('@karmik/model/place/nepal')).provinces;

/** Asks for names by ids, as many at once as one call takes. What an address holds beside ids has no name. */
async function named<T>(
  ids: readonly number[],
  load: (query: { readonly ids: string }) => Promise<readonly T[]>,
): Promise<T[]> {
  const known = ids.filter((id) => Number.isSafeInteger(id) && id > 0);
  const calls = Array.from({ length: Math.ceil(known.length / pageLimit.most) }, (_, index) =>
    load({ ids: known.slice(index * pageLimit.most, (index + 1) * pageLimit.most).join(',') }),
  );
  return (await Promise.all(calls)).flat();
}

export const formsSource = (slug: string, style: DateStyle, currency: string): FormsSource => ({
  formatDate: (day) => formatDate(day, style),
  formatInstant: (instant) => formatInstant(instant, style),
  formatTime: (instant) => formatTime(instant, style),
  clock: () => ruleClockIn(style.timeZone),
  timeZone: style.timeZone,
  currency,
  Person: PersonChip,
  loadOptions: (name, search, isOwn = false) =>
    options(name, slug, { limit: 25, ...(search && { search }), ...(isOwn && { own: 'true' }) }),
  loadNamed: (name, ids) => named(ids, (query) => options(name, slug, query)),
  loadUsers: (search) => people(slug, { limit: 25, ...(search ? { search } : {}) }),
  loadUsersNamed: (ids) => named(ids, (query) => people(slug, query)),
  loadProvinces,
  uploadFile: (file, onProgress) => upload<FileRef>('files/?purpose=record', file, onProgress).answer,
  refusalOf: (error) => {
    const { status, fields, messages } = toFailure(error);
    return { fields, messages: status === 0 ? [ownText(texts().errors.noAnswerNow)] : messages };
  },
  staleOf: (error) => staleOfBody(refusalBody(error)),
  notices: { success: (message) => void snackbar.success(message), error: (message) => snackbar.error(message) },
});
