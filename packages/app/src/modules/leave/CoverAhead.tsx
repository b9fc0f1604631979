import { numberText } from '@karmik/model/kit/figures';
import { bilingual } from '@karmik/model/kit/text';
import { leaveRequest } from '@karmik/model/leave/request';
import { addDays } from '@karmik/model/kit/zone';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { toDevanagariDigits } from 'date-bs';
import type { ReactNode } from 'react';
import { useDates } from '../../preferences/dates.ts';
import { todayThere } from '../../preferences/place.ts';
import type { PagePart } from '../../screens/kit/bodies.ts';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { keyOf } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { coverGapsOf } from './cover-notes.ts';

const daysAhead = 30;
const mostShown = 8;

const words = {
  none: bilingual('Every day has its minimum cover.', 'सबै दिन न्यूनतम उपस्थिति पुग्छ।'),
  gap: (division: string, present: number, needed: number) =>
    bilingual(
      `${division}: ${present} present, ${needed} needed`,
      toDevanagariDigits(`${division}: ${present} उपस्थित, ${needed} चाहिने`),
    ),
  more: (count: number) => bilingual(`${count} more`, `थप ${numberText(count, 'ne')}`),
} as const;

/** The days ahead on which leave, pending leave included, leaves fewer of a division than its minimum. */
export const coverAhead = (as: 'hr' | 'supervisor'): PagePart =>
  function CoverAhead({ slug }): ReactNode {
    const say = useModelText();
    const { date } = useDates();
    const start = todayThere();
    const end = addDays(start, daysAhead);
    const query = useQuery({
      queryKey: keyOf(leaveRequest, 'cover-gaps', as, slug, start),
      queryFn: ({ signal }) => coverGapsOf(as, { slug, start, end, signal }),
    });
    return (
      <Loaded query={query} waiting={<Skeleton shape="text" count={3} />}>
        {(gaps) =>
          gaps.length === 0 ? (
            <Text tone="muted">{say(words.none)}</Text>
          ) : (
            <Stack gap="sm">
              {gaps.slice(0, mostShown).map(({ day, division, present, needed }) => (
                <Text key={`${day} ${division.id}`}>
                  {`${date(day)} · ${say(words.gap(division.name, present, needed))}`}
                </Text>
              ))}
              {gaps.length > mostShown && <Text tone="muted">{say(words.more(gaps.length - mostShown))}</Text>}
            </Stack>
          )
        }
      </Loaded>
    );
  };
