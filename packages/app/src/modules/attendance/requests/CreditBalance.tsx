import { durationText } from '@karmik/model/kit/figures';
import { bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { toFailure } from '../../../api/failure.ts';
import { useDates } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { LoadError } from '../../../screens/query/LoadError.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { creditBalanceQuery } from './credit-balance.ts';

const words = {
  title: bilingual('Credit hours', 'क्रेडिट घण्टा'),
  available: (hours: string, day: string) => bilingual(`${hours} available on ${day}`, `${day}मा ${hours} उपलब्ध`),
  expires: (hours: string, day: string) => bilingual(`${hours} until ${day}`, `${day}सम्म ${hours}`),
  never: (hours: string) => bilingual(`${hours} without expiry`, `म्याद नभएको ${hours}`),
};

/** What one can use on the day of a request that is being written; today while it names none. */
export function CreditBalance({ values }: { readonly values: Readonly<Record<string, unknown>> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const dates = useDates();
  const { language } = useSnapshot(preferences);
  const { credit_on: day } = values;
  const date = typeof day === 'string' && day !== '' ? day : todayThere();
  const query = useQuery(creditBalanceQuery(slug, date));
  if (query.error && !query.data)
    return (
      <LoadError failure={toFailure(query.error)} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  if (!query.data) return <Skeleton shape="block" />;
  const hours = (minutes: number) => durationText(minutes, language);
  return (
    <Card title={say(words.title)}>
      <Stack gap="sm">
        <Text weight="medium">{say(words.available(hours(query.data.balance), dates.date(date)))}</Text>
        {query.data.lots.map(({ id, left, expires_on }) => (
          <Text key={id} size="sm" tone="muted">
            {say(expires_on === null ? words.never(hours(left)) : words.expires(hours(left), dates.date(expires_on)))}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
