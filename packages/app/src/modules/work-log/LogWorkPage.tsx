import { figures } from '@karmik/model/kit/digits';
import { clockText, durationText } from '@karmik/model/kit/figures';
import { addDaysTo, periodStart } from '@karmik/model/kit/period';
import { weekdayOf, weekdays } from '@karmik/model/kit/weekdays';
import { bsDayOf } from '@karmik/model/payroll/month/fiscal-month';
import type { WeekAnswer } from '@karmik/model/work-log/answers';
import { workLog } from '@karmik/model/work-log/log';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import { Button } from '@karmik/ui/Button';
import { IconButton } from '@karmik/ui/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useDates, useDateStyle } from '../../preferences/dates.ts';
import { todayThere } from '../../preferences/place.ts';
import { ScreenPage } from '../../screens/ScreenPage.tsx';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { reportFailure } from '../../screens/query/report-failure.ts';
import { endpoint, keyOf, refresh } from '../../screens/records.ts';
import { useAddress } from '../../screens/use-address.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import { DayLogs } from './DayLogs.tsx';
import * as styles from './log-work.css.ts';
import { TimerCard } from './TimerCard.tsx';
import { words } from './words.ts';

interface Sent {
  readonly results: readonly {
    readonly status: string;
    readonly _messages?: { details: readonly { en: string; ne: string }[] };
  }[];
}

/** A week of one's own: its days with what was logged, the logs of the chosen day, the timer, and the way to send it. */
export default function LogWorkPage(): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const slug = useSlug();
  const { params, change } = useAddress();
  const dates = useDates();
  const { language } = useDateStyle();
  const [isSending, setSending] = useState(false);
  const today = todayThere();
  const asked = params.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today;
  const path = endpoint(workLog, slug, workLogEndpoints.week);
  const first = periodStart(day, 'week', 'ad');
  const query = useQuery({
    queryKey: keyOf(workLog, path, first),
    queryFn: ({ signal }) => api.get(path, { searchParams: { day: first }, signal }).json<WeekAnswer>(),
    placeholderData: keepPreviousData,
  });
  const go = (next: string) => change({ day: next === today ? null : next });
  const send = async () => {
    setSending(true);
    try {
      const { results } = await api.post(`${path}send/`, { json: { day } }).json<Sent>();
      const sent = results.filter(({ status }) => status === 'done').length;
      const why = results.flatMap((each) => each._messages?.details ?? []);
      if (sent > 0) snackbar.success(say(words.sent(sent)));
      if (why.length > 0)
        snackbar.error(
          `${say(words.notSent(results.length - sent))}: ${[...new Set(why.map((each) => texts.say(each)))].join('; ')}`,
        );
    } catch (error) {
      reportFailure(error);
    }
    await refresh(workLog);
    setSending(false);
  };
  const drafts = query.data?.drafts ?? 0;
  return (
    <ScreenPage
      screen={{ description: words.logWorkHelp }}
      actions={
        drafts > 0 && (
          <Button isPending={isSending} onPress={() => void send()}>
            {say(words.sendWeek(drafts))}
          </Button>
        )
      }
    >
      <Stack gap="lg">
        <Inline gap="sm" align="center">
          <IconButton
            label={say(words.earlier)}
            icon={<ChevronLeftIcon aria-hidden />}
            onPress={() => go(addDaysTo(day, -7))}
          />
          <IconButton
            label={say(words.later)}
            icon={<ChevronRightIcon aria-hidden />}
            isDisabled={addDaysTo(first, 7) > today}
            onPress={() =>
              go(addDaysTo(first, 7) > today ? today : addDaysTo(day, 7) > today ? today : addDaysTo(day, 7))
            }
          />
          {periodStart(today, 'week', 'ad') !== first && (
            <Button variant="ghost" tone="neutral" onPress={() => go(today)}>
              {say(words.thisWeek)}
            </Button>
          )}
          <Text>{`${dates.date(first)} – ${dates.date(addDaysTo(first, 6))}`}</Text>
          <Text weight="semibold">{say(words.total(durationText(query.data?.minutes ?? 0, language)))}</Text>
        </Inline>
        <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
          {({ days }) => (
            <Stack gap="lg">
              <section className={styles.week} aria-label={say(words.week)}>
                {days.map((each) => (
                  <DayButton
                    key={each.day}
                    of={each}
                    isChosen={each.day === day}
                    isFuture={each.day > today}
                    onChoose={go}
                  />
                ))}
              </section>
              <DayLogs of={days.find((each) => each.day === day)} day={day} />
            </Stack>
          )}
        </Loaded>
        <TimerCard />
      </Stack>
    </ScreenPage>
  );
}

interface DayButtonProps {
  readonly of: WeekAnswer['days'][number];
  readonly isChosen: boolean;
  readonly isFuture: boolean;
  readonly onChoose: (day: string) => void;
}

function DayButton({ of, isChosen, isFuture, onChoose }: DayButtonProps): ReactNode {
  const { language } = useDateStyle();
  const { weekday, number } = useDayNames(of.day);
  return (
    <Button
      size="sm"
      variant={isChosen ? 'solid' : 'outline'}
      tone={isChosen ? 'accent' : 'neutral'}
      isFullWidth
      isDisabled={isFuture}
      aria-pressed={isChosen}
      onPress={() => onChoose(of.day)}
    >
      <Stack gap="none" align="center">
        <span className={styles.weekday}>{weekday}</span>
        <span>{number}</span>
        <span>{of.minutes === 0 ? '–' : clockText(of.minutes, language)}</span>
      </Stack>
    </Button>
  );
}

/** The weekday of a day in a word that fits, and its number in the reader's calendar. */
function useDayNames(day: string): { readonly weekday: string; readonly number: string } {
  const { language, calendar } = useDateStyle();
  const weekday = weekdays[weekdayOf(day)][language];
  const number = calendar === 'BS' ? bsDayOf(day).day : Number(day.slice(8));
  return {
    weekday: language === 'en' ? weekday.slice(0, 3) : weekday.replace('बार', ''),
    number: figures(String(number), language),
  };
}
