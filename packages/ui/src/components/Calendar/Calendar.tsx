import { useMemo, type ReactNode } from 'react';
import { useCalendarState } from 'react-stately/useCalendarState';
import { CalendarFrame } from '../../dates/CalendarFrame.tsx';
import { toSystemDate, type DateSystem } from '../../dates/date-system.ts';
import { spokenDate } from '../../dates/date-text.ts';
import type { IsoDate } from '../../dates/iso.ts';
import type { CalendarLayer } from '../../dates/layers.ts';
import { limitsOf, type DateLimits } from '../../dates/limits.ts';
import { useDates, useToday } from '../../dates/use-dates.ts';
import type { CalendarSystem } from '../../provider/date-preference.ts';

export interface CalendarProps extends DateLimits {
  /** Spoken name. */
  label: string;
  /** The chosen day, AD ISO; `null` for none. */
  value?: IsoDate | null | undefined;
  defaultValue?: IsoDate | undefined;
  onChange?: ((value: IsoDate) => void) | undefined;
  /** Why a day cannot be chosen, such as the name of a holiday; `undefined` when it can. */
  unavailableReason?: ((day: IsoDate) => string | undefined) | undefined;
  /** Days to mark, such as public holidays. */
  layers?: readonly CalendarLayer[] | undefined;
  /** The calendar to show; the reader's own when left out. */
  calendar?: CalendarSystem | undefined;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Takes focus when it appears, as in a popover. */
  autoFocus?: boolean;
}

/** A month of days in Bikram Sambat or AD, with the other calendar's date in each cell. */
export function Calendar({ calendar, ...props }: CalendarProps): ReactNode {
  const { system } = useDates(calendar);
  return <SystemCalendar key={system.id} {...props} system={system} />;
}

interface SystemCalendarProps extends Omit<CalendarProps, 'calendar'> {
  system: DateSystem;
}

function SystemCalendar({
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
}: SystemCalendarProps): ReactNode {
  const { language, strings } = useDates();
  const today = useToday();
  const { first, last } = useMemo(
    () => limitsOf({ minValue, maxValue, years }, system),
    [minValue, maxValue, years, system],
  );
  const state = useCalendarState({
    locale: 'en-GB',
    createCalendar: system.createCalendar,
    firstDayOfWeek: 'sun',
    minValue: first,
    maxValue: last,
    isDisabled,
    isReadOnly,
    autoFocus,
    defaultFocusedValue: toSystemDate(value ?? defaultValue ?? today, system) ?? null,
    ...(value === undefined ? {} : { value: toSystemDate(value, system) ?? null }),
    ...(defaultValue === undefined ? {} : { defaultValue: toSystemDate(defaultValue, system) ?? null }),
    isDateUnavailable: (date) => unavailableReason?.(date.toString().slice(0, 10)) !== undefined,
    onChange: (date) => {
      if (date !== null) onChange?.(date.toString().slice(0, 10));
    },
  });
  const chosen = state.value === null ? undefined : toSystemDate(state.value.toString(), system);
  return (
    <CalendarFrame
      label={label}
      state={state}
      system={system}
      first={first}
      last={last}
      reasonOf={(iso) => unavailableReason?.(iso)}
      layers={layers}
      announcement={chosen === undefined ? '' : strings.selected(spokenDate(chosen, system, language))}
    />
  );
}
