import { EntityForm } from '@karmik/forms/EntityForm';
import { eventAdminPaths } from '@karmik/model/events/admin-paths';
import { eventAnswers, eventDay, type EventDay } from '@karmik/model/events/calls';
import { event } from '@karmik/model/events/event';
import { eventPaths } from '@karmik/model/events/paths';
import { linkTo } from '@karmik/model/kit/links';
import { toWall } from '@karmik/model/kit/zone';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Dialog } from '@karmik/ui/Dialog';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { EllipsisVerticalIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { Menu } from '@karmik/ui/Menu';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDates } from '../../../preferences/dates.ts';
import { usePlace } from '../../../preferences/place.ts';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from '../words.ts';
import { cancelDay, changeDay, changeFollowing, type EventRecord } from './event-calls.ts';

/** Days that are shown before more are asked for. */
const fewDays = 7;

type Change = { readonly day: EventDay; readonly isFollowing: boolean };

/** The days of a series with what is their own, and what the organizer may change of one or of all that follow. */
export function Days({ record }: { readonly record: EventRecord }): ReactNode {
  const say = useModelText();
  const [change, setChange] = useState<Change>();
  const [isWhole, setWhole] = useState(false);
  const { days = [], more_days: more = 0 } = record;
  if (record.repeats === 'Never' || days.length === 0) return null;
  const first = days[0];
  const shown = isWhole ? days : days.slice(0, fewDays);
  return (
    <Card title={say(words.days)}>
      <Stack gap="md">
        {shown.map((day) => (
          <Day
            key={day.id}
            record={record}
            day={day}
            // From the first day on it would be the whole series.
            hasBefore={more > 0 || day !== first}
            onChange={(isFollowing) => setChange({ day, isFollowing })}
          />
        ))}
        {shown.length < days.length && (
          <Inline>
            <Button variant="outline" tone="neutral" onPress={() => setWhole(true)}>
              {say(words.showDays)}
            </Button>
          </Inline>
        )}
        {shown.length === days.length && more > 0 && (
          <Text size="sm" tone="muted">
            {say(words.moreDays(more))}
          </Text>
        )}
      </Stack>
      {change !== undefined && <ChangeDialog record={record} change={change} onClose={() => setChange(undefined)} />}
    </Card>
  );
}

interface DayProps {
  readonly record: EventRecord;
  readonly day: EventDay;
  readonly hasBefore: boolean;
  readonly onChange: (isFollowing: boolean) => void;
}

function Day({ record, day, hasBefore, onChange }: DayProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const slug = useSlug();
  const time = record.is_all_day ? undefined : say(words.part(dates.time(day.starts_at), dates.time(day.ends_at)));
  const place = [day.room?.name, day.location].filter(Boolean).join(', ');
  const cancel = (isFollowing: boolean) =>
    void confirm({
      title: say(isFollowing ? words.cancelFollowing : words.cancelDay),
      message: say(isFollowing ? words.cancelFollowingWhy : words.cancelDayWhy),
      confirmLabel: say(isFollowing ? words.cancelFollowing : words.cancelDay),
      tone: 'critical',
      onConfirm: async () => {
        try {
          await cancelDay(slug, record.id, day.on, isFollowing);
        } catch (error) {
          throw new Error(failureText(error), { cause: error });
        }
        snackbar.success(say(words.saved));
      },
    });
  const actions: Readonly<Record<string, () => void>> = {
    day: () => onChange(false),
    following: () => onChange(true),
    cancel: () => cancel(false),
    cancelFollowing: () => cancel(true),
  };
  return (
    <Inline justify="between" gap="sm">
      <Stack gap="none">
        <Text>{[dates.date(day.starts_on), day.title].filter(Boolean).join(' · ')}</Text>
        <Text size="sm" tone="muted">
          {[time, place].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Inline gap="xs">
        {day.is_cancelled && <StatusTag tone="critical">{say(words.cancelled)}</StatusTag>}
        {day.is_moved && !day.is_cancelled && <StatusTag tone="info">{say(words.moved)}</StatusTag>}
        {day.my_answer !== null && !day.is_cancelled && (
          <StatusTag tone={eventAnswers[day.my_answer].tone}>{say(eventAnswers[day.my_answer].label)}</StatusTag>
        )}
        {day.accepted > 0 && !day.is_cancelled && (
          <Text size="sm" tone="muted">
            {say(words.accepted(day.accepted))}
          </Text>
        )}
        {record.can_edit === true && !day.is_cancelled && !day.is_over && (
          <Menu
            trigger={
              <IconButton
                icon={<Icon of={EllipsisVerticalIcon} />}
                label={`${say(words.actions)}: ${dates.date(day.starts_on)}`}
                variant="ghost"
                tone="neutral"
                size="sm"
              />
            }
            label={say(words.actions)}
            items={[
              { id: 'day', label: say(words.changeDay) },
              ...(hasBefore ? [{ id: 'following', label: say(words.changeFollowing) }] : []),
              { id: 'cancel', label: say(words.cancelDay) },
              ...(hasBefore ? [{ id: 'cancelFollowing', label: say(words.cancelFollowing) }] : []),
            ]}
            onAction={(id) => actions[id]?.()}
          />
        )}
      </Inline>
    </Inline>
  );
}

interface ChangeDialogProps {
  readonly record: EventRecord;
  readonly change: Change;
  readonly onClose: () => void;
}

function ChangeDialog({ record, change: { day, isFollowing }, onClose }: ChangeDialogProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const slug = useSlug();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { timezone: home } = usePlace();
  const zone = record.timezone ?? home;
  const wall = (at: string) => toWall(at, zone) ?? '';
  const times = record.is_all_day
    ? {}
    : { start_time: wall(day.starts_at).slice(11), end_time: wall(day.ends_at).slice(11) };
  const done = () => {
    snackbar.success(say(words.saved));
    onClose();
  };
  const title = `${say(isFollowing ? words.changeFollowing : words.changeDay)}: ${dates.date(day.starts_on)}`;
  return (
    <Dialog
      isOpen
      isStaying
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={say(words.asksAgain)}
    >
      {isFollowing ? (
        <EntityForm
          entity={event}
          noticeName={null}
          initial={record}
          fields={[
            'title',
            ...(record.is_all_day ? [] : (['start_time', 'end_time'] as const)),
            'room',
            'location',
            'link',
            'notes',
          ]}
          submit={async (body) => {
            const { title: name, start_time, end_time, room, location, link, notes } = body as Record<string, unknown>;
            const given = {
              title: name,
              room,
              location,
              link,
              notes,
              ...(record.is_all_day ? {} : { start_time, end_time }),
            };
            const id = await changeFollowing(slug, record.id, day.on, given);
            const isAdmin = pathname.startsWith('/admin/');
            void navigate(isAdmin ? linkTo(eventAdminPaths.detail, { slug, id }) : linkTo(eventPaths.detail, { id }));
          }}
          onSuccess={done}
          onCancel={onClose}
          submitLabel={words.save}
        />
      ) : (
        <EntityForm
          entity={eventDay}
          noticeName={null}
          initial={{
            is_all_day: record.is_all_day,
            title: day.title ?? record.title,
            starts_on: day.starts_on,
            ends_on: day.ends_on,
            ...times,
            room: day.room,
            location: day.location ?? record.location,
          }}
          fields={['title', 'starts_on', 'start_time', 'ends_on', 'end_time', 'room', 'location']}
          submit={(body) => changeDay(slug, record.id, day.on, body)}
          onSuccess={done}
          onCancel={onClose}
          submitLabel={words.save}
        />
      )}
    </Dialog>
  );
}
