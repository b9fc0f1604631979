import { useState } from 'react';
import type { CalendarSystem } from '../provider/date-preference.ts';
import { inOtherSystem, isProjected, toSystemDate, type DateSystem } from './date-system.ts';
import { dateText } from './date-text.ts';
import { isIsoDate, type IsoDate } from './iso.ts';
import { limitsOf, type DateLimits } from './limits.ts';
import { useDates } from './use-dates.ts';

interface DateValueOptions extends DateLimits {
  readonly value?: IsoDate | null | undefined;
  readonly defaultValue?: IsoDate | undefined;
  readonly onChange?: ((value: IsoDate | null) => void) | undefined;
  readonly onUnreadable?: ((typed: string) => void) | undefined;
  readonly unavailableReason?: ((day: IsoDate) => string | undefined) | undefined;
  readonly calendar?: CalendarSystem | undefined;
}

interface DateValue {
  readonly system: DateSystem;
  readonly first: ReturnType<typeof limitsOf>['first'];
  readonly last: ReturnType<typeof limitsOf>['last'];
  readonly value: IsoDate | null;
  readonly setValue: (value: IsoDate | null) => void;
  /** What the segments hold and are told. */
  readonly typing: {
    readonly value: string | null;
    readonly onChange: (value: IsoDate | null) => void;
    readonly onUnreadable: ((typed: string) => void) | undefined;
    readonly onProblem: (problem: string | undefined) => void;
  };
  /** The date in the other calendar. */
  readonly otherText: string | undefined;
  /** Whether it lies in a year whose calendar is not published yet. */
  readonly isProjected: boolean;
  /** Why what was typed names no day. */
  readonly typedProblem: string | undefined;
  /** Why the date may not be chosen. */
  readonly problem: string | undefined;
}

/** The value of a date field, given or kept, with what there is to say about it. */
export function useDateValue({
  value: given,
  defaultValue,
  onChange,
  onUnreadable,
  unavailableReason,
  calendar,
  ...limits
}: DateValueOptions): DateValue {
  const { system, language, strings } = useDates(calendar);
  const [own, setOwn] = useState<string | null>(defaultValue ?? null);
  const [typedProblem, setTypedProblem] = useState<string>();
  const raw = given === undefined ? own : given;
  const value = isIsoDate(raw) ? raw : null;
  const { first, last } = limitsOf(limits, system);
  const date = toSystemDate(value, system);
  const other = date && inOtherSystem(date, system);

  function problemOf(): string | undefined {
    if (date === undefined || value === null) return undefined;
    if (date.compare(first) < 0) return strings.dateTooEarly(dateText(first, system, language));
    if (date.compare(last) > 0) return strings.dateTooLate(dateText(last, system, language));
    return unavailableReason?.(value);
  }

  const setValue = (next: IsoDate | null) => {
    setOwn(next);
    onChange?.(next);
  };

  return {
    system,
    first,
    last,
    value,
    setValue,
    typing: {
      value: raw,
      onChange: setValue,
      onUnreadable:
        onUnreadable &&
        ((typed) => {
          setOwn(typed);
          onUnreadable(typed);
        }),
      onProblem: setTypedProblem,
    },
    typedProblem,
    isProjected: date !== undefined && isProjected(date.year, system),
    otherText: other && dateText(other.date, other.system, language),
    problem: problemOf(),
  };
}
