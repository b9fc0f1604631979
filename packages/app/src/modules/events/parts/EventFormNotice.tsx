import type { RoomCheck } from '@karmik/model/events/calls';
import { eventEndpoints } from '@karmik/model/events/endpoints';
import { event } from '@karmik/model/events/event';
import { Banner } from '@karmik/ui/Banner';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { useRested } from '../../../screens/list/use-delayed.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from '../words.ts';
import type { EventRecord } from './event-calls.ts';

type Values = Readonly<Record<string, unknown>>;

/** A choice of a form as a body names it: by its id. */
const idOf = (value: unknown): number | null => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : null;
};
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d{2}:\d{2}/.test(value);
const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? (value as readonly Values[]) : []);

/** What is asked of rooms while a form is written; undefined while it lacks its room or its time. */
function questionOf(values: Values): object | undefined {
  const { starts_on, start_time, ends_on, end_time, is_all_day: isAllDay, repeats, repeat_ends: ends } = values;
  const room = idOf(values['room']);
  if (room === null || !isDay(starts_on) || !isDay(ends_on) || ends_on < starts_on) return undefined;
  if (isAllDay !== true && (!isTime(start_time) || !isTime(end_time))) return undefined;
  if (repeats !== 'Never' && ends === 'On a day' && !isDay(values['repeat_until'])) return undefined;
  return {
    title: '-',
    is_all_day: isAllDay === true,
    starts_on,
    ends_on,
    ...(isAllDay === true ? { reminder: 'None' } : { start_time, end_time, timezone: values['timezone'] || null }),
    repeats,
    ...(repeats === 'Never'
      ? {}
      : {
          repeat_every: values['repeat_every'] || 1,
          repeat_ends: ends,
          ...(repeats === 'Weekly' ? { repeat_days: values['repeat_days'] ?? [] } : {}),
          ...(repeats === 'Monthly' ? { repeat_on: values['repeat_on'] } : {}),
          ...(ends === 'On a day' ? { repeat_until: values['repeat_until'] } : {}),
          ...(ends === 'After a number' ? { repeat_count: values['repeat_count'] || 1 } : {}),
          left_out: rowsOf(values['left_out']).flatMap(({ left_out_on: on }) =>
            isDay(on) ? [{ left_out_on: on }] : [],
          ),
          other_rooms: rowsOf(values['other_rooms']).flatMap(({ held_on: on, room: other }) => {
            const id = idOf(other);
            return isDay(on) && id !== null ? [{ held_on: on, room: id }] : [];
          }),
        }),
    room,
  };
}

interface EventFormNoticeProps {
  readonly values: Values;
  /** The event that is changed; absent: a new one is written. */
  readonly record?: { readonly id: number } | undefined;
}

/** Above the form: whether the room is free on each day, and which days keep their own time when the series changes. */
export function EventFormNotice({ values, record }: EventFormNoticeProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const dates = useDates();
  const question = questionOf(values);
  const mark = question === undefined ? '' : JSON.stringify(question);
  const rested = useRested(mark);
  const { data } = useQuery({
    queryKey: keyOf(event, slug, 'rooms', record?.id ?? 0, rested),
    queryFn: ({ signal }) =>
      api
        .post(`${eventEndpoints.roomCheck.replace(':org', slug)}/`, {
          json: { event: record?.id ?? null, values: JSON.parse(rested) as object },
          signal,
        })
        .json<RoomCheck>(),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const moved = ((record as EventRecord | undefined)?.days ?? []).filter((day) => day.is_moved && !day.is_cancelled);
  return (
    <Stack gap="sm">
      {moved.length > 0 && (
        <Banner tone="info">
          {say(
            words.ownTimes(moved.map((day) => `${dates.date(day.starts_on)}, ${dates.time(day.starts_at)}`).join('; ')),
          )}
        </Banner>
      )}
      {rested !== '' && data && <Rooms check={data} />}
    </Stack>
  );
}

function Rooms({ check: { clashes, meetings, held_until: until } }: { readonly check: RoomCheck }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  if (clashes.length === 0)
    return (
      <Banner tone="positive">
        {[say(words.roomFree(meetings)), until === null ? '' : say(words.roomHeld(dates.date(until)))]
          .filter(Boolean)
          .join(' ')}
      </Banner>
    );
  return (
    <Banner tone="caution">
      <Stack gap="xs">
        {clashes.slice(0, 5).map((clash) => (
          <Text key={`${clash.on} ${clash.starts_at}`}>
            {[
              say(
                words.roomTaken(
                  clash.room,
                  `${dates.date(clash.starts_at)}, ${say(words.part(dates.time(clash.starts_at), dates.time(clash.ends_at)))}`,
                ),
              ),
              clash.free.length > 0 ? say(words.roomsFree(clash.free.map(({ name }) => name).join(', '))) : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
        ))}
        {meetings > 1 && <Text>{say(words.roomWays)}</Text>}
      </Stack>
    </Banner>
  );
}
