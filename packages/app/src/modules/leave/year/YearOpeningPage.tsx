import { figures as digits } from '@karmik/model/kit/digits';
import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveRequest } from '@karmik/model/leave/request';
import type { LeaveYears, OpeningPreview } from '@karmik/model/leave/year-opening';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { DataTable } from '@karmik/ui/DataTable';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Inline } from '@karmik/ui/Inline';
import { Pagination } from '@karmik/ui/Pagination';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useDates, useDateStyle, useNumbers } from '../../../preferences/dates.ts';
import { endpoint, keyOf, refresh } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { pageSize } from '../balances/balance-calls.ts';
import { useDays } from '../requests/use-days.ts';

const words = {
  description: bilingual(
    "Last year's balances carry over, lapse or are encashed by that year's rules. Check the preview first.",
    'अघिल्लो वर्षको मौज्दात नियमअनुसार सर्छ, समाप्त हुन्छ वा भुक्तानी हुन्छ। पहिले पूर्वावलोकन हेर्नुहोस्।',
  ),
  none: bilingual('No leave year to open', 'खोल्नुपर्ने बिदा वर्ष छैन'),
  noneWhy: bilingual(
    'Add the master setting of the next leave year, by cloning the last.',
    'अघिल्लोको प्रतिलिपि बनाएर अर्को बिदा वर्षको मूल सेटिङ थप्नुहोस्।',
  ),
  preview: bilingual('Preview', 'पूर्वावलोकन'),
  open: bilingual('Open year', 'वर्ष खोल्नुहोस्'),
  reverse: bilingual('Undo opening', 'खोलेको फिर्ता लिनुहोस्'),
  sureOpen: bilingual('Open this leave year for everyone?', 'सबैका लागि यो बिदा वर्ष खोल्ने?'),
  sureReverse: bilingual('Undo the opening for everyone?', 'सबैका लागि खोलेको फिर्ता लिने?'),
  sureText: bilingual(
    'You can undo this until leave of the year is used.',
    'यस वर्षको बिदा प्रयोग नभएसम्म फिर्ता लिन सकिन्छ।',
  ),
  opened: bilingual('Leave year opened', 'बिदा वर्ष खुल्यो'),
  reversed: bilingual('Opening undone', 'खोलेको फिर्ता लिइयो'),
  isOpen: (day: string, people: string) =>
    bilingual(`Opened on ${day} for ${people} people`, `${day}मा ${people} जनाका लागि खोलियो`),
  notOpen: bilingual('Not open yet', 'अझै खुलेको छैन'),
  employee: bilingual('Employee', 'कर्मचारी'),
  type: bilingual('Leave type', 'बिदाको प्रकार'),
  balance: bilingual('Balance', 'मौज्दात'),
  carried: bilingual('Carried', 'सर्ने'),
  lapsed: bilingual('Lapses', 'समाप्त हुने'),
  encashed: bilingual('Encashed', 'रकममा साटिएको'),
  collapsed: bilingual('To another type', 'अन्यत्र सर्ने'),
  nothing: bilingual('No balances to carry', 'सार्नुपर्ने मौज्दात छैन'),
};

type Year = LeaveYears['results'][number];
const base = (slug: string): string => endpoint(leaveRequest, slug, leaveEndpoints.yearOpening);

/** Leave years with what their opening does, done in one action. */
export default function YearOpeningPage(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const query = useQuery({
    queryKey: keyOf(leaveRequest, 'year-opening', slug),
    queryFn: ({ signal }) => api.get(base(slug), { signal }).json<LeaveYears>(),
  });
  return (
    <ScreenPage screen={words}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState title={say(words.none)} description={say(words.noneWhy)} />
          ) : (
            <Stack gap="lg">
              {results.map((year) => (
                <YearCard key={year.starts_on} year={year} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </ScreenPage>
  );
}

function YearCard({ year }: { readonly year: Year }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const dates = useDates();
  const { language } = useDateStyle();
  const figures = useNumbers();
  const [isShown, setShown] = useState(false);
  const [isActing, setActing] = useState(false);
  const act = async (name: 'open' | 'reverse') => {
    const isSure = await confirm({
      title: say(name === 'open' ? words.sureOpen : words.sureReverse),
      message: say(words.sureText),
      confirmLabel: say(words[name]),
    });
    if (!isSure) return;
    setActing(true);
    try {
      await api.post(`${base(slug)}${name}/`, { json: { starts_on: year.starts_on }, timeout: false });
      snackbar.success(say(name === 'open' ? words.opened : words.reversed));
      await refresh(leaveRequest);
    } catch (error) {
      reportFailure(error);
    }
    setActing(false);
  };
  return (
    <Card title={`${digits(year.setting, language)}: ${dates.date(year.starts_on)} – ${dates.date(year.ends_on)}`}>
      <Stack gap="md">
        <Text tone="muted">
          {say(
            year.opened_at === null ? words.notOpen : words.isOpen(dates.date(year.opened_at), figures(year.people)),
          )}
        </Text>
        <Inline gap="sm">
          {year.opened_at === null && (
            <Button variant="outline" tone="neutral" onPress={() => setShown(!isShown)} aria-expanded={isShown}>
              {say(words.preview)}
            </Button>
          )}
          {year.can_open && (
            <Button isPending={isActing} onPress={() => void act('open')}>
              {say(words.open)}
            </Button>
          )}
          {year.can_reverse && (
            <Button variant="outline" tone="critical" isPending={isActing} onPress={() => void act('reverse')}>
              {say(words.reverse)}
            </Button>
          )}
        </Inline>
        {isShown && year.opened_at === null && <Preview startsOn={year.starts_on} />}
      </Stack>
    </Card>
  );
}

function Preview({ startsOn }: { readonly startsOn: string }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const days = useDays();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: keyOf(leaveRequest, 'year-opening', slug, 'preview', startsOn, page),
    queryFn: ({ signal }) =>
      api
        .get(`${base(slug)}preview/`, {
          searchParams: { starts_on: startsOn, limit: pageSize, offset: (page - 1) * pageSize },
          signal,
        })
        .json<OpeningPreview>(),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
      {({ results, count }) =>
        results.length === 0 ? (
          <Text tone="muted">{say(words.nothing)}</Text>
        ) : (
          <Stack gap="sm">
            <DataTable
              label={say(words.preview)}
              rows={results}
              rowId={({ person, leave_type }) => `${person.id} ${leave_type.id}`}
              rowName={({ person }) => person.full_name}
              columns={[
                { id: 'person', header: say(words.employee), cell: ({ person }) => <PersonChip person={person} /> },
                { id: 'type', header: say(words.type), cell: ({ leave_type }) => leave_type.name },
                ...(['balance', 'carried', 'lapsed', 'encashed', 'collapsed'] as const).map((name) => ({
                  id: name,
                  header: say(words[name]),
                  align: 'end' as const,
                  // What does not happen to a balance is left out, so that what does can be found.
                  cell: (row: OpeningPreview['results'][number]) =>
                    Number(row[name]) === 0 && name !== 'balance' ? '–' : days(row[name]),
                })),
              ]}
            />
            {count > pageSize && (
              <Pagination
                label={say(words.preview)}
                page={page}
                pageSize={pageSize}
                total={count}
                onPageChange={setPage}
              />
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}
