import { useRef, useState, type ReactNode } from 'react';
import { CalendarPopover } from '../../dates/CalendarPopover.tsx';
import { DateFieldFrame } from '../../dates/DateFieldFrame.tsx';
import { DateSegments } from '../../dates/DateSegments.tsx';
import type { DateFieldCommonProps } from '../../dates/date-field-props.ts';
import { eraText } from '../../dates/date-text.ts';
import * as styles from '../../dates/field.css.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { joinDateTime, splitDateTime, type ClockTime, type IsoDateTime } from '../../dates/time.ts';
import { TimeSegments } from '../../dates/TimeSegments.tsx';
import { useDateValue } from '../../dates/use-date-value.ts';
import { useDates } from '../../dates/use-dates.ts';
import { hasText } from '../../parts/field/field-texts.tsx';
import { Calendar } from '../Calendar/index.ts';

export interface DateTimePickerProps extends DateFieldCommonProps {
  /** `YYYY-MM-DDTHH:mm` in AD, as the clock on the wall shows it; `null` for none. */
  value?: IsoDateTime | null | undefined;
  defaultValue?: IsoDateTime | undefined;
  onChange?: ((value: IsoDateTime | null) => void) | undefined;
}

/** A day and a time to type, with a calendar for the day. An hour out of range becomes 23. */
export function DateTimePicker({
  label,
  isLabelHidden,
  description,
  errorMessage,
  size = 'md',
  name,
  value: given,
  defaultValue,
  onChange,
  onUnreadable,
  onBlur,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  isInvalid = false,
  isOtherShown = true,
  ...options
}: DateTimePickerProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { language, strings } = useDates();
  const [own, setOwn] = useState(() => splitDateTime(given ?? defaultValue));
  const [seen, setSeen] = useState(given);
  // Half a value is kept here, since the app hears only of whole ones and of none; a new value from the app replaces it.
  if (given !== seen) {
    setSeen(given);
    if (given !== undefined && given !== (joinDateTime(own.date, own.time) ?? own.date)) setOwn(splitDateTime(given));
  }
  const whole = joinDateTime(own.date, own.time);

  function set(date: IsoDate | null, time: ClockTime): void {
    setOwn({ date, time });
    const next = joinDateTime(date, time);
    if (next !== whole) onChange?.(next);
  }

  const { system, first, last, value, typing, otherText, isProjected, typedProblem, problem } = useDateValue({
    ...options,
    value: own.date,
    onChange: (date) => set(date, own.time),
    onUnreadable:
      onUnreadable &&
      ((typed) => {
        setOwn({ ...own, date: typed });
        onUnreadable(typed);
      }),
  });
  const { minValue, maxValue, years, unavailableReason } = options;
  const error = typedProblem ?? (hasText(errorMessage) ? errorMessage : problem);
  const isWrong = isInvalid || hasText(error);
  return (
    <DateFieldFrame
      label={label}
      {...(isLabelHidden === undefined ? {} : { isLabelHidden })}
      description={description}
      errorMessage={error}
      otherText={isOtherShown ? otherText : undefined}
      isProjected={isProjected}
      size={size}
      isRequired={isRequired}
      isInvalid={isWrong}
      boxRef={box}
    >
      {(describedBy) => (
        <>
          <DateSegments
            key={system.id}
            label={label}
            system={system}
            {...typing}
            onBlur={onBlur}
            first={first}
            last={last}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            isInvalid={isWrong}
            describedBy={describedBy}
          />
          <span className={styles.era}>{eraText(system, language)}</span>
          <TimeSegments
            label={`${label}, ${strings.time}`}
            value={own.time}
            onChange={(time) => set(own.date, time)}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            isInvalid={isWrong}
          />
          <span className={styles.fill} />
          <CalendarPopover label={label} anchor={box} isDisabled={isDisabled || isReadOnly}>
            {(close) => (
              <Calendar
                label={label}
                calendar={system.id}
                value={value}
                minValue={minValue}
                maxValue={maxValue}
                years={years}
                unavailableReason={unavailableReason}
                autoFocus
                onChange={(day) => {
                  set(day, own.time);
                  close();
                }}
              />
            )}
          </CalendarPopover>
          {name !== undefined && <input type="hidden" name={name} value={whole ?? ''} />}
        </>
      )}
    </DateFieldFrame>
  );
}
