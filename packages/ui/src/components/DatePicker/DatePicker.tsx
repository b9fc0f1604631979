import { useRef, type ReactNode } from 'react';
import { CalendarPopover } from '../../dates/CalendarPopover.tsx';
import { DateFieldFrame } from '../../dates/DateFieldFrame.tsx';
import { DateSegments } from '../../dates/DateSegments.tsx';
import type { CalendarFieldProps, DateFieldCommonProps } from '../../dates/date-field-props.ts';
import { eraText } from '../../dates/date-text.ts';
import * as styles from '../../dates/field.css.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { useTypedValue } from '../../dates/typed-value.ts';
import { dateTyping, tellDate, useDateValue } from '../../dates/use-date-value.ts';
import { useDates } from '../../dates/use-dates.ts';
import { Calendar } from '../Calendar/index.ts';

export interface DatePickerProps extends DateFieldCommonProps, CalendarFieldProps {
  /** AD ISO; `null` for none, `''` while something is typed that names no day. */
  value?: IsoDate | null | undefined;
  defaultValue?: IsoDate | undefined;
  onChange?: ((value: IsoDate | null) => void) | undefined;
}

/** A date to type or to choose from a calendar, in Bikram Sambat or AD. */
export function DatePicker(props: DatePickerProps): ReactNode {
  const { label, value, defaultValue, isOtherShown = true, minValue, maxValue, years, unavailableReason } = props;
  const box = useRef<HTMLDivElement>(null);
  const { language } = useDates();
  const typed = useTypedValue(dateTyping, { value, defaultValue, onTell: (held) => tellDate(held, props) });
  const date = useDateValue(typed, props);
  return (
    <DateFieldFrame
      field={props}
      {...date.frame}
      otherText={isOtherShown ? date.otherText : undefined}
      sent={date.value ?? ''}
      onReset={typed.reset}
      onLeave={typed.settle}
      boxRef={box}
    >
      {({ shared, ...content }) => (
        <>
          <DateSegments key={date.system.id} {...content} {...shared} {...date.segments} />
          <span className={styles.tail}>
            <span className={styles.era}>{eraText(date.system, language)}</span>
            <CalendarPopover label={content.label} anchor={box} isDisabled={shared.isDisabled || shared.isReadOnly}>
              {(close) => (
                <Calendar
                  label={label}
                  calendar={date.system.id}
                  value={date.value}
                  minValue={minValue}
                  maxValue={maxValue}
                  years={years}
                  unavailableReason={unavailableReason}
                  layers={props.layers}
                  autoFocus
                  onChange={(day) => {
                    date.choose(day);
                    close();
                  }}
                />
              )}
            </CalendarPopover>
          </span>
        </>
      )}
    </DateFieldFrame>
  );
}
