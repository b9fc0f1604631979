import { useState } from 'react';
import type { CalendarSystem } from '../provider/date-preference.ts';
import { inOtherSystem, isProjected, toSystemDate, type DateSystem } from './date-system.ts';
import { dateText } from './date-text.ts';
import { isIsoDate, isUnreadableText, type IsoDate } from './iso.ts';
import { limitsOf, type DateLimits } from './limits.ts';
import type { PasteNotice } from './PasteNote.tsx';
import { invalidText } from './segment-logic.ts';
import type { ClockTime } from './time.ts';
import type { TypedValue, Typing } from './typed-value.ts';
import { useDates } from './use-dates.ts';

/** One date is held as `onChange` passes it on: a date, `''`, what `onUnreadable` heard, or `null`. */
export const dateTyping: Typing<string | null, string> = {
  hold: (value) => value,
  told: (held) => held,
  markOf: (value) => value,
  isUnfinished: (held) => held !== null && !isIsoDate(held),
};

/** Tells a date to the callback that is for it. */
export function tellDate(
  held: string | null,
  {
    onChange,
    onUnreadable,
  }: {
    readonly onChange?: ((value: IsoDate | null) => void) | undefined;
    readonly onUnreadable?: ((typed: string) => void) | undefined;
  },
): void {
  if (held !== null && isUnreadableText(held)) onUnreadable?.(held);
  else onChange?.(held);
}

interface DateValueOptions extends DateLimits {
  readonly onUnreadable?: ((typed: string) => void) | undefined;
  readonly unavailableReason?: ((day: IsoDate) => string | undefined) | undefined;
  readonly calendar?: CalendarSystem | undefined;
}

interface DateValue {
  readonly system: DateSystem;
  readonly value: IsoDate | null;
  /** Takes a day from the calendar. */
  readonly choose: (day: IsoDate) => void;
  /** What the segments take. */
  readonly segments: {
    readonly system: DateSystem;
    readonly first: ReturnType<typeof limitsOf>['first'];
    readonly last: ReturnType<typeof limitsOf>['last'];
    readonly value: string | null;
    readonly round: number;
    readonly isTypedKept: boolean;
    readonly onChange: (held: string | null, time?: ClockTime) => void;
    readonly onProblem: (problem: string | undefined) => void;
    readonly onNotice: (notice: PasteNotice | undefined) => void;
  };
  /** What the frame says and takes. */
  readonly frame: {
    readonly typedProblem: string | undefined;
    readonly problem: string | undefined;
    readonly unfinished: string | undefined;
    readonly isProjected: boolean;
    readonly notice: PasteNotice | undefined;
  };
  /** The date in the other calendar. */
  readonly otherText: string | undefined;
}

/** What there is to show and to say about the date that a field holds. */
export function useDateValue(
  {
    held,
    round,
    set,
  }: Pick<TypedValue<string | null>, 'held' | 'round'> & {
    readonly set: (held: string | null, time?: ClockTime) => void;
  },
  { onUnreadable, unavailableReason, calendar, ...limits }: DateValueOptions,
): DateValue {
  const { system, language, strings } = useDates(calendar);
  const [typedProblem, setTypedProblem] = useState<string>();
  const [notice, setNotice] = useState<PasteNotice>();
  const value = isIsoDate(held) ? held : null;
  const { first, last } = limitsOf(limits, system);
  const date = toSystemDate(value, system);
  const other = date && inOtherSystem(date, system);

  function problemOf(): string | undefined {
    if (date === undefined || value === null) return undefined;
    if (date.compare(first) < 0) return strings.dateTooEarly(dateText(first, system, language));
    if (date.compare(last) > 0) return strings.dateTooLate(dateText(last, system, language));
    return unavailableReason?.(value);
  }

  return {
    system,
    value,
    choose: (day) => {
      setNotice(undefined);
      set(day);
    },
    segments: {
      system,
      first,
      last,
      value: held,
      round,
      isTypedKept: onUnreadable !== undefined,
      onChange: set,
      onProblem: setTypedProblem,
      onNotice: setNotice,
    },
    frame: {
      typedProblem,
      problem: problemOf(),
      unfinished: dateTyping.isUnfinished(held) ? invalidText(system, strings) : undefined,
      isProjected: date !== undefined && isProjected(date.year, system),
      notice,
    },
    otherText: other && dateText(other.date, other.system, language),
  };
}
