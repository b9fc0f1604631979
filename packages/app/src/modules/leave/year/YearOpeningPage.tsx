import { counted } from '@karmik/model/kit/plural';
import { figures as digits } from '@karmik/model/kit/digits';
import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveRequest } from '@karmik/model/leave/request';
import { openLeaveYear, type LeaveYears } from '@karmik/model/leave/year-opening';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates, useDateStyle, useNumbers } from '../../../preferences/dates.ts';
import { OperationPanel } from '../../../screens/operation/OperationPanel.tsx';
import { RunView } from '../../../screens/operation/RunView.tsx';
import { useRuns } from '../../../screens/operation/runs.ts';
import { endpoint, keyOf, refresh } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useModelText } from '../../../texts/texts.ts';

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
  isOpen: (day: string, people: string) =>
    bilingual(`Opened on ${day} for ${counted(people, 'person', 'people')}`, `${day}मा ${people} जनाका लागि खोलियो`),
  notOpen: bilingual('Not open yet', 'अझै खुलेको छैन'),
};

type Year = LeaveYears['results'][number];

/** Leave years with what their opening does, done in one action. */
export default function YearOpeningPage(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const query = useQuery({
    queryKey: keyOf(leaveRequest, 'year-opening', slug),
    queryFn: ({ signal }) =>
      api.get(endpoint(leaveRequest, slug, leaveEndpoints.yearOpening), { signal }).json<LeaveYears>(),
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
  const dates = useDates();
  const { language } = useDateStyle();
  const figures = useNumbers();
  const runs = useRuns(openLeaveYear);
  const [isShown, setShown] = useState(false);
  const [started, setStarted] = useState<number>();
  const known = runs.data?.find(({ input, state }) => input['starts_on'] === year.starts_on && state !== 'undone');
  const run = known?.id ?? started;
  const reload = () => {
    setStarted(undefined);
    void refresh(leaveRequest);
  };
  return (
    <Card title={`${digits(year.setting, language)}: ${dates.date(year.starts_on)} – ${dates.date(year.ends_on)}`}>
      <Stack gap="md">
        <Text tone="muted">
          {say(
            year.opened_at === null ? words.notOpen : words.isOpen(dates.date(year.opened_at), figures(year.people)),
          )}
        </Text>
        {year.opened_at === null && (
          <Inline gap="sm">
            <Button variant="outline" tone="neutral" onPress={() => setShown(!isShown)} aria-expanded={isShown}>
              {say(words.preview)}
            </Button>
          </Inline>
        )}
        {run !== undefined && year.opened_at !== null && (
          <RunView key={run} operation={openLeaveYear} id={run} isOpen={run === started} onChange={reload} />
        )}
        {isShown && year.opened_at === null && (
          <OperationPanel
            operation={openLeaveYear}
            input={{ starts_on: year.starts_on }}
            onStarted={({ id }) => {
              setStarted(id);
              setShown(false);
              void refresh(leaveRequest);
            }}
          />
        )}
      </Stack>
    </Card>
  );
}
