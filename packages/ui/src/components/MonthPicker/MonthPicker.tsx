import { useRef, useState, type ReactNode } from 'react';
import { CalendarPopover } from '../../dates/CalendarPopover.tsx';
import { DateFieldFrame } from '../../dates/DateFieldFrame.tsx';
import { DateSegments } from '../../dates/DateSegments.tsx';
import type { PeriodFieldProps } from '../../dates/date-field-props.ts';
import { dateSystems, inOtherSystem, isProjected, toSystemDate } from '../../dates/date-system.ts';
import { dateText, eraText, monthText, rangeText } from '../../dates/date-text.ts';
import * as styles from '../../dates/field.css.ts';
import { limitsOf } from '../../dates/limits.ts';
import { isOffered, monthOfDate, monthValue, type MonthName, type MonthValue } from '../../dates/periods.ts';
import { useDates } from '../../dates/use-dates.ts';
import { hasText } from '../../parts/field/field-texts.tsx';
import { MonthPanel } from './MonthPanel.tsx';

export interface MonthPickerProps extends PeriodFieldProps {
  /** The month, `null` for none. Its days are worked out. */
  value?: MonthName | null | undefined;
  defaultValue?: MonthName | undefined;
  onChange?: ((value: MonthValue | null) => void) | undefined;
  /** Why a month cannot be chosen, such as that its pay is closed; `undefined` when it can. */
  unavailableReason?: ((month: MonthValue) => string | undefined) | undefined;
  /** Shows the month's days in the other calendar under the field. */
  isOtherShown?: boolean;
}

/** A month to type or to choose, in Bikram Sambat or AD. A month that was chosen stays one of its own calendar. */
export function MonthPicker({
  label,
  isLabelHidden,
  description,
  errorMessage,
  size = 'md',
  name,
  calendar,
  value: given,
  defaultValue,
  onChange,
  onUnreadable,
  onBlur,
  unavailableReason,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  isInvalid = false,
  isOtherShown = true,
  ...limits
}: MonthPickerProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<MonthName | null>(defaultValue ?? null);
  const [typedProblem, setTypedProblem] = useState<string>();
  const named = given === undefined ? own : given;
  const { system: preferred, language, strings } = useDates(calendar);
  const system = named === null ? preferred : dateSystems[named.calendar];
  const { first, last } = limitsOf(limits, system);
  const value = named === null ? null : (monthValue(named.calendar, named.month) ?? null);
  const start = value && toSystemDate(value.start, system);
  const end = value && toSystemDate(value.end, system);

  function change(next: MonthValue | null): void {
    setOwn(next);
    onChange?.(next);
  }

  function problem(): string | undefined {
    if (value === null) return undefined;
    if (isOffered(value, first, last)) return unavailableReason?.(value);
    return start && start.compare(first) < 0
      ? strings.dateTooEarly(dateText(first, system, language))
      : strings.dateTooLate(dateText(last, system, language));
  }

  function otherText(): string | undefined {
    const from = start && inOtherSystem(start, system);
    const to = end && inOtherSystem(end, system);
    return from && to ? rangeText(from.date, to.date, to.system, language) : undefined;
  }

  const error = typedProblem ?? (hasText(errorMessage) ? errorMessage : problem());
  const isWrong = isInvalid || hasText(error);
  return (
    <DateFieldFrame
      label={label}
      {...(isLabelHidden === undefined ? {} : { isLabelHidden })}
      description={description}
      errorMessage={error}
      otherText={isOtherShown ? otherText() : undefined}
      isProjected={start ? isProjected(start.year, system) : false}
      size={size}
      isRequired={isRequired}
      isInvalid={isWrong}
      boxRef={box}
    >
      {(describedBy) => (
        <>
          <DateSegments
            key={system.id}
            granularity="month"
            label={label}
            system={system}
            value={value === null && named !== null ? `${named.calendar}:${named.month}` : (value?.start ?? null)}
            onChange={(day) => {
              const date = toSystemDate(day, system);
              change(date === undefined ? null : monthOfDate(date, system));
            }}
            onUnreadable={
              onUnreadable &&
              ((typed) => {
                setOwn({ calendar: system.id, month: typed.slice(typed.indexOf(':') + 1) });
                onUnreadable(typed);
              })
            }
            onProblem={setTypedProblem}
            onBlur={onBlur}
            first={first}
            last={last}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            isInvalid={isWrong}
            describedBy={describedBy}
          />
          <span aria-hidden="true" className={styles.reading}>
            {start && monthText(start.month, system, language)}
          </span>
          <span className={styles.era}>{eraText(system, language)}</span>
          <CalendarPopover label={label} anchor={box} isDisabled={isDisabled || isReadOnly} opens={strings.openMonths}>
            {(close) => (
              <MonthPanel
                label={label}
                system={system}
                value={value}
                first={first}
                last={last}
                unavailableReason={unavailableReason}
                onChange={(month) => {
                  change(month);
                  close();
                }}
              />
            )}
          </CalendarPopover>
          {name !== undefined && (
            <input type="hidden" name={name} value={value === null ? '' : `${value.start}/${value.end}`} />
          )}
        </>
      )}
    </DateFieldFrame>
  );
}
