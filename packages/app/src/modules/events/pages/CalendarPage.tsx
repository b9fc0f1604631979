import {
  calendarLayers,
  eventAnswers,
  layerNames,
  type CalendarAnswer,
  type CalendarEntry,
  type CalendarLayer,
} from '@karmik/model/events/calls';
import { eventEndpoints } from '@karmik/model/events/endpoints';
import { event } from '@karmik/model/events/event';
import { eventPaths } from '@karmik/model/events/paths';
import type { Tone } from '@karmik/model/kit/fields';
import { linkTo } from '@karmik/model/kit/links';
import { weekdayNames, weekdayOf } from '@karmik/model/kit/weekdays';
import { addDays, toWall } from '@karmik/model/kit/zone';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { Checkbox, CheckboxGroup } from '@karmik/ui/Checkbox';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Dialog } from '@karmik/ui/Dialog';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { MonthView } from '@karmik/ui/MonthView';
import { SegmentedControl } from '@karmik/ui/SegmentedControl';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { WeekView, type WeekEvent } from '@karmik/ui/WeekView';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates, useDateStyle } from '../../../preferences/dates.ts';
import { todayThere, usePlace } from '../../../preferences/place.ts';
import { monthAround } from '../../../screens/calendar/month-around.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { keyOf } from '../../../screens/records.ts';
import { useAddress } from '../../../screens/use-address.ts';
import { session } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { CalendarLinkButton } from '../../leave/balances/CalendarLink.tsx';
import { calendarWords as words, words as eventWords } from '../words.ts';

const views = ['month', 'week', 'day', 'agenda'] as const;
type View = (typeof views)[number];

const tones: Readonly<Record<CalendarLayer, Tone | 'accent'>> = {
  event: 'accent',
  leave: 'info',
  team_leave: 'neutral',
  holiday: 'critical',
  birthday: 'positive',
};

interface Range {
  readonly start: string;
  readonly end: string;
}

/** The days that a view shows around one. Weeks begin on Sunday. */
function rangeOf(view: View, day: string, calendar: 'bs' | 'ad'): Range {
  if (view === 'day') return { start: day, end: day };
  if (view !== 'week') return monthAround(day, calendar);
  const start = addDays(day, -weekdayNames.indexOf(weekdayOf(day)));
  return { start, end: addDays(start, 6) };
}

function daysOf({ start, end }: Range): string[] {
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** One's own calendar: events, leave, holidays and birthdays, by month, week, day or as a list. */
export default function CalendarPage(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const mayAdd = session.info?.user.is_audit_user !== true;
  return (
    <ScreenPage
      screen={{ description: eventWords.calendarHelp }}
      actions={
        <Inline gap="sm">
          <CalendarLinkButton slug={slug} />
          {mayAdd && <ButtonLink href={`${eventPaths.own}?open=new`}>{say(eventWords.addEvent)}</ButtonLink>}
        </Inline>
      }
    >
      <Calendar slug={slug} />
    </ScreenPage>
  );
}

function Calendar({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const { calendar } = useDateStyle();
  const system = calendar === 'BS' ? 'bs' : 'ad';
  const { params, change } = useAddress();
  const [opened, setOpened] = useState<string>();
  const view = views.find((name) => name === params.get('view')) ?? 'month';
  const day = params.get('day') ?? todayThere();
  const off = (params.get('off') ?? '').split(',');
  const range = rangeOf(view, day, system);
  const shown = layerNames.filter((layer) => !off.includes(layer));
  const query = useQuery({
    queryKey: keyOf(event, 'calendar', slug, range.start, range.end),
    queryFn: ({ signal }) =>
      api
        .get(`${eventEndpoints.calendar.replace(':org', slug)}/`, {
          searchParams: { from: range.start, to: range.end },
          signal,
        })
        .json<CalendarAnswer>(),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="md">
      <Inline justify="between" gap="md">
        <SegmentedControl
          label={say(words.view)}
          options={views.map((id) => ({ id, label: say(words[id]) }))}
          value={view}
          onChange={(next) => change({ view: next === 'month' ? null : next })}
        />
        <CheckboxGroup
          label={say(words.layers)}
          isInline
          value={shown}
          onChange={(next) => change({ off: layerNames.filter((layer) => !next.includes(layer)).join(',') })}
        >
          {layerNames.map((layer) => (
            <Checkbox key={layer} value={layer}>
              {say(calendarLayers[layer])}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </Inline>
      <Loaded query={query} waiting={<Skeleton shape="block" />}>
        {({ results }) => {
          const entries = results.filter((entry) => shown.includes(entry.layer));
          const held = entries.find(({ id }) => id === opened);
          return (
            <>
              <Shown
                view={view}
                day={day}
                range={range}
                entries={entries}
                onDay={(next) => change({ day: next })}
                onOpen={setOpened}
              />
              {held && <EntryDialog entry={held} onClose={() => setOpened(undefined)} />}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

interface ShownProps {
  readonly view: View;
  readonly day: string;
  readonly range: Range;
  readonly entries: readonly CalendarEntry[];
  readonly onDay: (day: string) => void;
  readonly onOpen: (id: string) => void;
}

function Shown({ view, day, range, entries, onDay, onOpen }: ShownProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const titleOf = useTitle();
  const { timezone } = usePlace();
  const holidays = new Map(
    entries
      .filter(({ layer }) => layer === 'holiday')
      .flatMap((entry) =>
        daysOf({ start: entry.starts_on, end: entry.ends_on }).map((each) => [each, titleOf(entry)] as const),
      ),
  );
  const minutes = (at: string | null) => {
    const wall = at === null ? null : toWall(at, timezone);
    return wall === null ? undefined : Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
  };
  const events = entries
    .filter(({ layer }) => layer !== 'holiday')
    .map((entry): WeekEvent => {
      const { starts_at: from, ends_at: to } = entry;
      const isOneDay = entry.starts_on === entry.ends_on;
      return {
        id: entry.id,
        title: titleOf(entry),
        start: entry.starts_on,
        end: entry.ends_on,
        from: minutes(from),
        // An end at midnight is the end of the day before.
        to: to === null ? undefined : minutes(to) || 1_440,
        time: from === null || to === null || (!isOneDay && view === 'month') ? undefined : dates.time(from),
        tone: entry.answer === 'Declined' ? 'neutral' : tones[entry.layer],
        isTentative: entry.is_tentative,
        isMinor: entry.layer === 'birthday',
      };
    });
  const label = say(words.calendar);
  if (view === 'month')
    return (
      <Card>
        <MonthView
          label={label}
          month={day}
          events={events}
          dayNote={(each) => holidays.get(each)}
          onMonthChange={onDay}
          onEventAction={onOpen}
        />
      </Card>
    );
  const step = view === 'day' ? 1 : 7;
  const [before, after] =
    view === 'agenda' ? [addDays(range.start, -1), addDays(range.end, 1)] : [addDays(day, -step), addDays(day, step)];
  return (
    <Card>
      <Stack gap="md">
        <Inline justify="between" gap="sm">
          <Inline gap="xs">
            <IconButton
              icon={<Icon of={ChevronLeftIcon} />}
              label={say(words.earlier)}
              variant="ghost"
              tone="neutral"
              onPress={() => onDay(before)}
            />
            <Text weight="medium" aria-live="polite">
              {range.start === range.end
                ? dates.date(range.start)
                : `${dates.date(range.start)} – ${dates.date(range.end)}`}
            </Text>
            <IconButton
              icon={<Icon of={ChevronRightIcon} />}
              label={say(words.later)}
              variant="ghost"
              tone="neutral"
              onPress={() => onDay(after)}
            />
          </Inline>
          <Button size="sm" variant="outline" tone="neutral" onPress={() => onDay(todayThere())}>
            {say(words.today)}
          </Button>
        </Inline>
        <WeekView
          label={label}
          days={daysOf(range)}
          events={events}
          look={view === 'agenda' ? 'list' : 'grid'}
          dayNote={(each) => holidays.get(each)}
          onEventAction={onOpen}
        />
      </Stack>
    </Card>
  );
}

/** What an entry is called in the reader's language. */
function useTitle(): (entry: CalendarEntry) => string {
  const say = useModelText();
  return ({ title, title_ne: inNepali }) => say({ en: title, ne: inNepali ?? title });
}

function EntryDialog({ entry, onClose }: { readonly entry: CalendarEntry; readonly onClose: () => void }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const titleOf = useTitle();
  const { starts_on: first, ends_on: last, starts_at: from, ends_at: to } = entry;
  const days = first === last ? dates.date(first) : `${dates.date(first)} – ${dates.date(last)}`;
  const hours = from !== null && to !== null ? `, ${say(eventWords.part(dates.time(from), dates.time(to)))}` : '';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={titleOf(entry)}
      footer={
        <Inline justify="end" gap="sm">
          <Button variant="ghost" tone="neutral" onPress={onClose}>
            {say(words.close)}
          </Button>
          {entry.event !== null && (
            <ButtonLink href={linkTo(eventPaths.detail, { id: entry.event })}>{say(words.open)}</ButtonLink>
          )}
        </Inline>
      }
    >
      <DescriptionList
        items={[
          { label: say(eventWords.when), value: `${days}${hours}` },
          ...(entry.place === null ? [] : [{ label: say(eventWords.place), value: entry.place }]),
          ...(entry.answer === null
            ? []
            : [{ label: say(eventWords.answer), value: say(eventAnswers[entry.answer].label) }]),
          ...(entry.is_tentative && entry.answer === null
            ? [{ label: say(eventWords.answer), value: say(words.tentative) }]
            : []),
        ]}
      />
    </Dialog>
  );
}
