import { useRef, type ReactNode } from 'react';
import { CalendarPopover } from '../../dates/CalendarPopover.tsx';
import { DateFieldFrame } from '../../dates/DateFieldFrame.tsx';
import { DateSegments } from '../../dates/DateSegments.tsx';
import type { CalendarFieldProps, DateFieldCommonProps } from '../../dates/date-field-props.ts';
import { eraText } from '../../dates/date-text.ts';
import * as styles from '../../dates/field.css.ts';
import { dateTimeTyping, type IsoDateTime } from '../../dates/time.ts';
import { TimeSegments } from '../../dates/TimeSegments.tsx';
import { useTypedValue } from '../../dates/typed-value.ts';
import { tellDate, useDateValue } from '../../dates/use-date-value.ts';
import { useDates } from '../../dates/use-dates.ts';
import { Calendar } from '../Calendar/index.ts';

export interface DateTimePickerProps extends DateFieldCommonProps, CalendarFieldProps {
  /**
   * `YYYY-MM-DDTHH:mm` in AD, as the clock on the wall shows it; `null` for none, `''` while the day or the time is missing or names
   * none.
   */
  value?: IsoDateTime | null | undefined;
  defaultValue?: IsoDateTime | undefined;
  onChange?: ((value: IsoDateTime | null) => void) | undefined;
}

/** A day and a time to type, with a calendar for the day. An hour out of range becomes 23. */
export function DateTimePicker(props: DateTimePickerProps): ReactNode {
  const { label, value, defaultValue, isOtherShown = true, minValue, maxValue, years, unavailableReason } = props;
  const box = useRef<HTMLDivElement>(null);
  const { language, strings } = useDates();
  const typed = useTypedValue(dateTimeTyping, {
    value,
    defaultValue,
    onTell: (held) => tellDate(dateTimeTyping.told(held), props),
  });
  const { day, time } = typed.held;
  const date = useDateValue(
    { held: day, round: typed.round, set: (next, pasted) => typed.set({ day: next, time: pasted ?? time }) },
    props,
  );
  const isUnfinished = dateTimeTyping.isUnfinished(typed.held);
  return (
    <DateFieldFrame
      field={props}
      {...date.frame}
      unfinished={date.frame.unfinished ?? (isUnfinished ? strings.dayAndTime : undefined)}
      otherText={isOtherShown ? date.otherText : undefined}
      sent={isUnfinished ? '' : (dateTimeTyping.told(typed.held) ?? '')}
      onReset={typed.reset}
      onLeave={typed.settle}
      boxRef={box}
    >
      {({ shared, ...content }) => (
        <>
          <DateSegments key={date.system.id} {...content} {...shared} {...date.segments} hasTime />
          <span className={styles.era}>{eraText(date.system, language)}</span>
          <TimeSegments
            {...shared}
            label={`${content.label}, ${strings.time}`}
            value={time}
            onChange={(next) => typed.set({ day, time: next })}
          />
          <span className={styles.tail}>
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
                  onChange={(chosen) => {
                    date.choose(chosen);
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
