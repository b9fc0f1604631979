import { useMemo, type ReactNode } from 'react';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { CalendarFrame } from '../../dates/CalendarFrame.tsx';
import { toSystemDate, type DateSystem } from '../../dates/date-system.ts';
import { spokenDate } from '../../dates/date-text.ts';
import type { IsoDate } from '../../dates/iso.ts';
import type { CalendarLayer } from '../../dates/layers.ts';
import { limitsOf, type DateLimits } from '../../dates/limits.ts';
import type { DateRange } from '../../dates/range.ts';
import { useDates, useToday } from '../../dates/use-dates.ts';
import type { CalendarSystem } from '../../provider/date-preference.ts';

export interface RangeCalendarProps extends DateLimits {
  label: string;
  /** The chosen days, AD ISO; `null` for none. */
  value?: DateRange | null | undefined;
  defaultValue?: DateRange | undefined;
  onChange?: ((value: DateRange) => void) | undefined;
  unavailableReason?: ((day: IsoDate) => string | undefined) | undefined;
  /** Days to mark, such as public holidays. */
  layers?: readonly CalendarLayer[] | undefined;
  calendar?: CalendarSystem | undefined;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
}

/** A calendar in which the first press sets one end of a range and the second the other. */
export function RangeCalendar({ calendar, ...props }: RangeCalendarProps): ReactNode {
  const { system } = useDates(calendar);
  return <SystemRangeCalendar key={system.id} {...props} system={system} />;
}

interface SystemRangeCalendarProps extends Omit<RangeCalendarProps, 'calendar'> {
  system: DateSystem;
}

function SystemRangeCalendar({
  label,
  system,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  years,
  unavailableReason,
  layers = [],
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
}: SystemRangeCalendarProps): ReactNode {
  const { language, strings } = useDates();
  const today = useToday();
  const { first, last } = useMemo(
    () => limitsOf({ minValue, maxValue, years }, system),
    [minValue, maxValue, years, system],
  );
  const state = useRangeCalendarState({
    locale: 'en-GB',
    createCalendar: system.createCalendar,
    firstDayOfWeek: 'sun',
    minValue: first,
    maxValue: last,
    isDisabled,
    isReadOnly,
    autoFocus,
    defaultFocusedValue: toSystemDate(value?.end ?? defaultValue?.end ?? today, system) ?? null,
    ...(value === undefined ? {} : { value: rangeIn(value, system) }),
    ...(defaultValue === undefined ? {} : { defaultValue: rangeIn(defaultValue, system) }),
    isDateUnavailable: (date) => unavailableReason?.(date.toString().slice(0, 10)) !== undefined,
    onChange: (range) =>
      onChange?.({ start: range.start.toString().slice(0, 10), end: range.end.toString().slice(0, 10) }),
  });
  const chosen = state.value;
  const texts =
    chosen === null ? [] : [chosen.start, chosen.end].map((date) => toSystemDate(date.toString().slice(0, 10), system));
  return (
    <CalendarFrame
      label={label}
      state={state}
      system={system}
      first={first}
      last={last}
      reasonOf={(iso) => unavailableReason?.(iso)}
      layers={layers}
      announcement={
        texts.length === 0
          ? ''
          : strings.selected(
              texts.map((date) => (date === undefined ? '' : spokenDate(date, system, language))).join(' – '),
            )
      }
    />
  );
}

function rangeIn(
  range: DateRange | null,
  system: DateSystem,
): { start: NonNullable<ReturnType<typeof toSystemDate>>; end: NonNullable<ReturnType<typeof toSystemDate>> } | null {
  const start = toSystemDate(range?.start, system);
  const end = toSystemDate(range?.end, system);
  return start === undefined || end === undefined ? null : { start, end };
}
