import type { Page } from '@karmik/model/kit/paging';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useDateStyle } from '../../preferences/dates.ts';
import { todayThere } from '../../preferences/place.ts';
import type { AnyRecord, ReportScreen } from '../kit/screens.ts';
import { useSlug } from '../providers/use-slug.ts';
import { endpoint, keyOf, plainText } from '../records.ts';
import { useAddress } from '../use-address.ts';
import { opensOnLatest, withSpan } from './period.ts';

/**
 * The address of a report with its period as days, seen from today where the organisation is. A report that opens on the month of its newest
 * record asks for its day; until `latest` is there, the days are not known.
 */
export function useReportAddress({ entity, path: given, query, report }: ReportScreen) {
  const { params } = useAddress();
  const { calendar } = useDateStyle();
  const path = endpoint(entity, useSlug(), given);
  const { period = '' } = report;
  const isAsked = opensOnLatest(params, report);
  const asked = { ...query, sort: `-${period}`, limit: 1 };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keyOf(entity, path, 'latest', asked),
    queryFn: async ({ signal }) => {
      const { results } = await api.get(path, { searchParams: asked, signal }).json<Page<AnyRecord>>();
      return plainText(results[0]?.[period]);
    },
    enabled: isAsked,
  });
  const today = todayThere();
  return {
    latest: { data: isAsked ? data : today, error, isFetching, refetch },
    params: withSpan(params, report, calendar === 'BS' ? 'bs' : 'ad', today, data || today),
  };
}
