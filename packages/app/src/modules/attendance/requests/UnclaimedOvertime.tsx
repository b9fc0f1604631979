import { durationText } from '@karmik/model/kit/figures';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { bilingual, type Text as Words } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { toDevanagariDigits } from 'date-bs';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../api/client.ts';
import { toFailure } from '../../../api/failure.ts';
import { useDates } from '../../../preferences/dates.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { LoadError } from '../../../screens/query/LoadError.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: bilingual('Unclaimed overtime', 'दाबी नगरेको अतिरिक्त समय'),
  none: bilingual('No overtime to claim.', 'दाबी गर्न मिल्ने अतिरिक्त समय छैन।'),
  day: (day: string, hours: string, times: Words) =>
    bilingual(`${day}: ${hours}, ${times.en}× pay rate`, `${day}: ${hours}, तलबको ${times.ne} गुणा`),
  parts: (early: string, late: string, until: string) =>
    bilingual(
      `${early} before and ${late} after the shift. Claim by ${until}`,
      `सिफ्टअघि ${early}, सिफ्टपछि ${late}। ${until}सम्म दाबी गर्नुहोस्`,
    ),
};

/** Durations in minutes, days as AD days. */
interface Unclaimed {
  readonly day: string;
  readonly early: number;
  readonly late: number;
  readonly normalised: number;
  readonly multiplier: string;
  readonly expires_on: string;
}

/** The days whose overtime one can claim. Those of the day that is being written stand out. */
export function UnclaimedOvertime({ values }: { readonly values: Readonly<Record<string, unknown>> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const dates = useDates();
  const { language } = useSnapshot(preferences);
  const query = useQuery({
    queryKey: ['overtime_claim', 'unclaimed', slug],
    queryFn: ({ signal }) =>
      api
        .get(`${attendanceEndpoints.overtimeClaim.replace(':org', slug)}/unclaimed/`, { signal })
        .json<{ readonly days: readonly Unclaimed[] }>(),
  });
  if (query.error && !query.data)
    return (
      <LoadError failure={toFailure(query.error)} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  if (!query.data) return <Skeleton shape="block" />;
  const hours = (minutes: number) => durationText(minutes, language);
  return (
    <Card title={say(words.title)}>
      <Stack gap="sm">
        {query.data.days.length === 0 && <Text tone="muted">{say(words.none)}</Text>}
        {query.data.days.map(({ day, early, late, normalised, multiplier, expires_on }) => (
          <Stack key={day} gap="xs">
            <Text weight={day === values['claimed_on'] ? 'bold' : 'medium'}>
              {say(
                words.day(dates.date(day), hours(normalised), { en: multiplier, ne: toDevanagariDigits(multiplier) }),
              )}
            </Text>
            <Text size="sm" tone="muted">
              {say(words.parts(hours(early), hours(late), dates.date(expires_on)))}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
