import { useRef, type ReactNode } from 'react';
import { CalendarPopover } from '../../dates/CalendarPopover.tsx';
import { DateFieldFrame } from '../../dates/DateFieldFrame.tsx';
import { DateSegments } from '../../dates/DateSegments.tsx';
import type { DateFieldCommonProps } from '../../dates/date-field-props.ts';
import { eraText } from '../../dates/date-text.ts';
import * as styles from '../../dates/field.css.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { useDateValue } from '../../dates/use-date-value.ts';
import { useDates } from '../../dates/use-dates.ts';
import { hasText } from '../../parts/field/field-texts.tsx';
import { Calendar } from '../Calendar/index.ts';

export interface DatePickerProps extends DateFieldCommonProps {
  /** AD ISO, `null` for none. */
  value?: IsoDate | null | undefined;
  defaultValue?: IsoDate | undefined;
  onChange?: ((value: IsoDate | null) => void) | undefined;
}

/** A date to type or to choose from a calendar, in Bikram Sambat or AD. */
export function DatePicker({
  label,
  isLabelHidden,
  description,
  errorMessage,
  size = 'md',
  name,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  isInvalid = false,
  isOtherShown = true,
  onBlur,
  ...options
}: DatePickerProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { language } = useDates();
  const { system, first, last, value, setValue, typing, otherText, isProjected, typedProblem, problem } =
    useDateValue(options);
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
          <span className={styles.fill} />
          <span className={styles.era}>{eraText(system, language)}</span>
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
                  setValue(day);
                  close();
                }}
              />
            )}
          </CalendarPopover>
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
        </>
      )}
    </DateFieldFrame>
  );
}
