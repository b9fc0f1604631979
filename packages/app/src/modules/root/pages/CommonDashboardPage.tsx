import { shortNumber } from '@karmik/model/kit/figures';
import type { CentralDashboard } from '@karmik/model/account/places';
import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Grid } from '@karmik/ui/Grid';
import { Icon } from '@karmik/ui/Icon';
import { BellIcon, ClipboardCheckIcon, HourglassIcon, UserPlusIcon, UsersIcon, WifiIcon } from '@karmik/ui/icons';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Stat } from '@karmik/ui/Stat';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../api/client.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { useEnter } from './use-enter.ts';

const words = {
  description: bilingual('All your organizations at a glance.', 'तपाईंका सबै संस्था एकै ठाउँमा।'),
  employees: bilingual('Employees', 'कर्मचारी'),
  joined: bilingual('Joined in the last 30 days', 'पछिल्ला ३० दिनमा नियुक्त'),
  online: bilingual('Online now', 'अहिले अनलाइन'),
  requests: bilingual('Pending requests', 'निर्णय बाँकी अनुरोध'),
  posts: bilingual('Posts to approve', 'स्वीकृति बाँकी पोस्ट'),
  unresolved: bilingual('Unresolved notifications', 'टुङ्ग्याउन बाँकी सूचना'),
  open: bilingual('Open', 'खोल्नुहोस्'),
  openOf: (name: string) => bilingual(`Open ${name}`, `${name} खोल्नुहोस्`),
};

/** Presence and requests move on while one looks. */
const lookEveryMs = 30_000;

/** The organisations that one works for as HR or auditor, side by side (TOP-7). */
export default function CommonDashboardPage(): ReactNode {
  const texts = useTexts();
  const query = useQuery({
    queryKey: ['central-dashboard'],
    queryFn: ({ signal }) => api.get('users/me/central-dashboard/', { signal }).json<CentralDashboard>(),
    refetchInterval: lookEveryMs,
  });
  return (
    <ScreenPage screen={{ description: words.description }}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState title={texts.view.noOrganization} description={texts.view.noOrganizationDescription} />
          ) : (
            <Stack gap="lg">
              {results.map((place) => (
                <Place key={place.slug} place={place} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </ScreenPage>
  );
}

function Place({ place }: { place: CentralDashboard['results'][number] }): ReactNode {
  const say = useModelText();
  const { language } = useSnapshot(preferences);
  const { enter, busy } = useEnter();
  const { slug, name, abbreviation } = place;
  const figures = [
    { label: words.employees, value: place.employees, icon: UsersIcon },
    { label: words.joined, value: place.joined_lately, icon: UserPlusIcon },
    { label: words.online, value: place.online, icon: WifiIcon },
    { label: words.requests, value: place.open_requests, icon: HourglassIcon },
    { label: words.posts, value: place.posts_waiting, icon: ClipboardCheckIcon },
    { label: words.unresolved, value: place.unresolved, icon: BellIcon },
  ];
  return (
    <Card
      title={name}
      description={abbreviation}
      actions={
        <Button
          variant="outline"
          tone="neutral"
          isPending={busy === slug}
          aria-label={say(words.openOf(name))}
          onPress={() => void enter(slug)}
        >
          {say(words.open)}
        </Button>
      }
    >
      <Grid columns="3">
        {figures.flatMap(({ label, value, icon }) =>
          value === null
            ? []
            : [
                <Stat
                  key={label.en}
                  label={say(label)}
                  value={shortNumber(value, language)}
                  icon={<Icon of={icon} />}
                />,
              ],
        )}
      </Grid>
    </Card>
  );
}
