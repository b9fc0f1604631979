import type { overtimeRequest } from '@karmik/model/attendance/overtime';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { durationText } from '@karmik/model/kit/figures';
import { Card } from '@karmik/ui/Card';
import { ProgressBar } from '@karmik/ui/ProgressBar';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { toDevanagariDigits } from 'date-bs';
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
import { limitQuery, words } from './limit.ts';

type Request = EntityRecord<typeof overtimeRequest>;

/** What the sender of a request has left in its day, week and month, the request itself not counted. */
export function LimitsOfRequest({ record }: { record: Request }): ReactNode {
  return <Limits date={record.overtime_date} user={record.sender.id} except={record.id} />;
}

/** What one has left on the day of a request that is being written; today while it names none. */
export function OwnLimits({ values }: { values: Readonly<Record<string, unknown>> }): ReactNode {
  const { overtime_date: date } = values;
  return <Limits date={typeof date === 'string' && date !== '' ? date : todayThere()} isNamed />;
}

interface LimitsProps {
  /** An AD day as `YYYY-MM-DD`. */
  readonly date: string;
  readonly user?: number;
  readonly except?: number;
  /** Says which day it is. */
  readonly isNamed?: boolean;
}

function Limits({ isNamed = false, ...asked }: LimitsProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { language } = useSnapshot(preferences);
  const dates = useDates();
  const query = useQuery(limitQuery(slug, asked));
  const hours = (minutes: number) => durationText(minutes, language);
  const left = (time: string): string => {
    if (!isNamed) return time;
    return say(asked.date === todayThere() ? words.leftToday(time) : words.leftOn(time, dates.date(asked.date)));
  };
  if (query.error && !query.data)
    return (
      <LoadError failure={toFailure(query.error)} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  if (!query.data) return <Skeleton shape="block" />;
  const { remaining, day, week, month, daily_limit, weekly_limit, monthly_limit, over_limit, multiplier } = query.data;
  const bars = [
    ['day', day, daily_limit],
    ['week', week, weekly_limit],
    ['month', month, monthly_limit],
  ] as const;
  return (
    <Card title={say(words.title)}>
      <Stack gap="md">
        <Text weight="medium">{remaining === 0 ? say(words.usedUp) : left(hours(remaining))}</Text>
        <Text size="sm">{say(words.worth(query.data, { en: multiplier, ne: toDevanagariDigits(multiplier) }))}</Text>
        {bars.map(([name, used, most]) => (
          <ProgressBar
            key={name}
            label={say(words[name])}
            value={Math.min(used, most)}
            maxValue={most}
            valueLabel={say(words.of(hours(used), hours(most)))}
            tone={used >= most ? 'critical' : 'accent'}
          />
        ))}
        <Text size="sm" tone="muted">
          {say(over_limit === 'Clip' ? words.clips : words.refuses)}
        </Text>
      </Stack>
    </Card>
  );
}
