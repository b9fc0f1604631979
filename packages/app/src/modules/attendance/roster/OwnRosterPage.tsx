import { shiftSwapPaths } from '@karmik/model/attendance/paths';
import { rosterOf } from '@karmik/model/attendance/roster/roster';
import type { RosterAnswer } from '@karmik/model/attendance/roster/calls';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { MonthView, type MonthEvent } from '@karmik/ui/MonthView';
import { Skeleton } from '@karmik/ui/Skeleton';
import type { ReactNode } from 'react';
import { useDates, useDateStyle } from '../../../preferences/dates.ts';
import { todayThere, usePlace } from '../../../preferences/place.ts';
import { monthAround } from '../../../screens/calendar/month-around.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useAddress } from '../../../screens/use-address.ts';
import { useModelText } from '../../../texts/texts.ts';
import { daysOf } from './period.ts';
import { noteOf } from './roster-cells.ts';
import { useRoster } from './use-roster.ts';
import { words } from './words.ts';

/** One's own shifts of a month, as they are published. */
export default function OwnRosterPage(): ReactNode {
  const say = useModelText();
  return (
    <ScreenPage
      screen={{ description: words.own }}
      actions={<ButtonLink href={shiftSwapPaths.own}>{say(words.swap)}</ButtonLink>}
    >
      <Month />
    </ScreenPage>
  );
}

function Month(): ReactNode {
  const { calendar } = useDateStyle();
  const { params, change } = useAddress();
  const day = params.get('day') ?? todayThere();
  const range = monthAround(day, calendar === 'BS' ? 'bs' : 'ad');
  const { query } = useRoster('user', range);
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" />}>
      {(answer) => <Shifts answer={answer} day={day} range={range} onMonth={(start) => change({ day: start })} />}
    </Loaded>
  );
}

interface ShiftsProps {
  readonly answer: RosterAnswer;
  readonly day: string;
  readonly range: { readonly start: string; readonly end: string };
  readonly onMonth: (start: string) => void;
}

function Shifts({ answer, day, range, onMonth }: ShiftsProps): ReactNode {
  const say = useModelText();
  const { time } = useDates();
  const { timezone } = usePlace();
  const roster = rosterOf(answer, timezone);
  const [me] = answer.people;
  const events =
    me === undefined
      ? []
      : daysOf(range).flatMap((each): MonthEvent[] => {
          const { shift, by, parts } = roster.held(me, each);
          if (!roster.isEmployed(me, each) || (by === 'Usual' && parts.length === 0)) return [];
          const [begins, ends] = [parts[0], parts.at(-1)];
          if (shift === null || begins === undefined || ends === undefined)
            return [{ id: each, title: shift?.name ?? say(words.off), start: each, tone: 'neutral' }];
          const until = time(new Date(ends.to).toISOString());
          return [
            {
              id: each,
              title: say(words.shiftUntil(shift.name, until)),
              time: time(new Date(begins.from).toISOString()),
              start: each,
              tone: 'accent',
            },
          ];
        });
  return (
    <Card>
      <MonthView
        label={say(words.roster)}
        month={day}
        events={events}
        dayNote={(each) => me && noteOf(me, each, say)}
        onMonthChange={onMonth}
      />
    </Card>
  );
}
