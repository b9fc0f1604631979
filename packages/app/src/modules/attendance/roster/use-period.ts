import type { CalendarSystem } from '@karmik/ui/provider';
import { useDateStyle } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import type { DayRange } from '../../../screens/calendar/month-around.ts';
import { useAddress } from '../../../screens/use-address.ts';
import { looks, periodAround, turned, type Look } from './period.ts';

export interface Period {
  readonly range: DayRange;
  readonly look: Look;
  readonly setLook: (look: Look) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly toToday: () => void;
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The days that a roster shows, kept in the address. */
export function usePeriod(): Period {
  const { calendar } = useDateStyle();
  const { params, change } = useAddress();
  const given = params.get('day');
  const look = looks.find((each) => each === params.get('look')) ?? 'week';
  const range = periodAround(
    isDay(given) ? given : todayThere(),
    look,
    calendar === 'BS' ? 'bs' : ('ad' satisfies CalendarSystem),
  );
  return {
    range,
    look,
    setLook: (next) => change({ look: next === 'week' ? null : next }),
    turn: (by) => change({ day: turned(range, by) }),
    toToday: () => change({ day: null }),
  };
}
