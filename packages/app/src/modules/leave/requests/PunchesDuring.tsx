import { punchCategoryNames } from '@karmik/model/attendance/punch';
import { bilingual } from '@karmik/model/kit/text';
import type { LeaveRequest } from '@karmik/model/leave/request';
import { punchedDayCounts, type PunchedDayCount } from '@karmik/model/leave/vocabulary';
import { Banner } from '@karmik/ui/Banner';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: bilingual('Attendance was logged at this time', 'यो समयमा हाजिरी राखिएको छ'),
  none: bilingual('No attendance was logged at this time.', 'यो समयमा हाजिरी राखिएको छैन।'),
  counts: bilingual('These days count', 'यी दिन गनिने'),
};

type Logged = Pick<LeaveRequest['punches'][number], 'day' | 'punched_at' | 'remark_category'>;

/** Warns of attendance that was logged at the time for which leave is asked. */
export function PunchesDuring({
  punches,
  counted = null,
}: {
  readonly punches: readonly Logged[];
  readonly counted?: PunchedDayCount | null;
}): ReactNode {
  const say = useModelText();
  const dates = useDates();
  if (punches.length === 0) return null;
  return (
    <Banner tone="caution" title={say(words.title)}>
      <Stack gap="xs">
        {counted && <Text>{`${say(words.counts)}: ${say(punchedDayCounts[counted])}`}</Text>}
        {punches.map(({ punched_at: at, day, remark_category: type }) => (
          <Text key={at}>{`${dates.date(day)} · ${dates.time(at)} · ${say(punchCategoryNames[type])}`}</Text>
        ))}
      </Stack>
    </Banner>
  );
}

export function PunchesOfRequest({ record }: { readonly record: LeaveRequest }): ReactNode {
  const say = useModelText();
  if (record.punches.length === 0) return <Text tone="muted">{say(words.none)}</Text>;
  return <PunchesDuring punches={record.punches} counted={record.on_punched_days} />;
}
