import type { Page } from '@karmik/model/kit/paging';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { fillPath } from '@karmik/model/kit/links';
import { useRested } from '../employees/use-employee-search.ts';
import { useSession } from '../session.ts';
import { areaOf } from '../../routing/areas.ts';
import type { FoundRecords } from '../../routing/route.ts';
import type { FoundPage } from './pages.ts';

/** As many of a kind as are looked through at a glance. */
const most = 3;
/** A text of fewer letters means too many records. */
const fewest = 2;

interface FoundRecord {
  readonly id: number;
  readonly label: string;
  readonly about: string;
  readonly href: string;
}

interface Kind {
  readonly page: FoundPage;
  readonly finds: FoundRecords;
}
/** Records that a text means, by the page whose list has them. */
interface FoundGroup extends Kind {
  readonly records: readonly FoundRecord[];
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** A value as a person calls it. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if ('full_name' in value) return String(value.full_name);
  return 'name' in value ? String(value.name) : '';
}

const idOf = (value: unknown): string =>
  String(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);

/** What the pages find. A list that HR reads whole is not asked for what is one's own in it as well. */
export function findingOf(pages: readonly FoundPage[]): readonly Kind[] {
  const all = pages.flatMap((page) => [page.route.finds ?? []].flat().map((finds) => ({ page, finds })));
  const isHr = ({ page }: Kind) => areaOf(page.route.path) === 'admin';
  const whole = new Set(all.filter(isHr).map(({ finds }) => finds.path));
  return all.filter((kind) => isHr(kind) || !whole.has(kind.finds.path));
}

/** Records of the pages that one may open, found by their lists as this person reads them. A list that does not answer is left out. */
export function useRecordSearch(pages: readonly FoundPage[], typed: string): readonly FoundGroup[] {
  const { adminSlug, info } = useSession();
  const slug = adminSlug ?? info.current_organization.slug;
  const text = typed.trim();
  const search = useRested(text);
  const finding = findingOf(pages);
  const { data } = useQuery({
    queryKey: ['records', slug, 'search', search, finding.map(({ page: { href }, finds }) => `${href} ${finds.path}`)],
    queryFn: ({ signal }) =>
      Promise.all(
        finding.map(async (kind) => ({
          ...kind,
          records: await recordsOf(kind, slug, search, signal).catch(() => []),
        })),
      ),
    enabled: search.length >= fewest && finding.length > 0,
    placeholderData: keepPreviousData,
  });
  return text.length >= fewest && search.length >= fewest
    ? (data ?? []).filter(({ records }) => records.length > 0)
    : [];
}

async function recordsOf(
  { page, finds }: Kind,
  slug: string,
  search: string,
  signal: AbortSignal,
): Promise<FoundRecord[]> {
  const { path, query, name, about = '', opens, isInList } = finds;
  const searchParams = { ...query, search, limit: most };
  const { results } = await api.get(`${path.replace(':org', slug)}/`, { searchParams, signal }).json<Page<Row>>();
  return results.map((row) => ({
    id: row.id,
    label: textOf(row[name]) || `#${row.id}`,
    about: textOf(row[about]),
    href: opens
      ? `${fillPath(opens.path, { slug, id: idOf(row[opens.by]) })}${opens.tab ? `?tab=${opens.tab}` : ''}`
      : `${page.href}?${isInList ? new URLSearchParams({ search }).toString() : `open=${row.id}`}`,
  }));
}
