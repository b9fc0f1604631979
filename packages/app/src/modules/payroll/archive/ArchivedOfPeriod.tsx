import { monthText } from '@karmik/model/kit/month';
import type { Page } from '@karmik/model/kit/paging';
import { bilingual } from '@karmik/model/kit/text';
import { archivedPayLine } from '@karmik/model/payroll/archive/line';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { ownPayPaths } from '@karmik/model/payroll/own-paths';
import { Link } from '@karmik/ui/Link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDateStyle } from '../../../preferences/dates.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  months: (first: string, last: string) =>
    bilingual(
      first === last ? `Archived payroll: ${first}` : `Archived payroll: ${first} to ${last}`,
      first === last ? `पुरानो तलब: ${first}` : `पुरानो तलब: ${first} देखि ${last}`,
    ),
  year: bilingual('Archived payroll', 'पुरानो तलब'),
} as const;

interface Line {
  readonly month: string | null;
}

/** The way to what was paid elsewhere in a period, with the first and the last month of it; nothing where there is none. */
export function ArchivedOfPeriod({
  slug,
  params,
}: {
  readonly slug: string;
  readonly params: URLSearchParams;
}): ReactNode {
  const say = useModelText();
  const { language } = useDateStyle();
  const path = endpoint(archivedPayLine, slug, payrollEndpoints.archivedPay);
  const from = params.get('starts_on__gte');
  const until = params.get('starts_on__lte');
  const edge = (sort: string) => ({
    as: 'user',
    sort,
    limit: 1,
    ...(from !== null && { starts_on__gte: from }),
    ...(until !== null && { starts_on__lte: until }),
  });
  const { data } = useQuery({
    queryKey: keyOf(archivedPayLine, path, { from, until }),
    enabled: from !== null,
    queryFn: async ({ signal }) => {
      const ask = (sort: string) => api.get(path, { searchParams: edge(sort), signal }).json<Page<Line>>();
      const [first, last] = await Promise.all([ask('starts_on'), ask('-starts_on')]);
      return [first.results[0], last.results[0]] as const;
    },
  });
  const [first, last] = data ?? [];
  if (!first || !last) return null;
  return (
    <Link href={ownPayPaths.ownArchive}>
      {first.month === null || last.month === null
        ? say(words.year)
        : say(words.months(monthText(first.month, language), monthText(last.month, language)))}
    </Link>
  );
}
