import { useRef, useState, type ReactNode } from 'react';
import { CalendarPopover } from '../../dates/CalendarPopover.tsx';
import { DateFieldFrame } from '../../dates/DateFieldFrame.tsx';
import { DateSegments } from '../../dates/DateSegments.tsx';
import type { PeriodFieldProps, TypedDateProps } from '../../dates/date-field-props.ts';
import { dateSystems, inOtherSystem, isProjected, toSystemDate } from '../../dates/date-system.ts';
import { dateText, eraText, monthText, rangeText } from '../../dates/date-text.ts';
import * as styles from '../../dates/field.css.ts';
import { isUnreadableText } from '../../dates/iso.ts';
import { limitsOf } from '../../dates/limits.ts';
import type { PasteNotice } from '../../dates/PasteNote.tsx';
import {
  isOffered,
  monthTyping,
  monthValue,
  type MonthName,
  type MonthValue,
  type TypedMonth,
} from '../../dates/periods.ts';
import { invalidText } from '../../dates/segment-logic.ts';
import { useTypedValue } from '../../dates/typed-value.ts';
import { useDates } from '../../dates/use-dates.ts';
import { MonthPanel } from './MonthPanel.tsx';

export interface MonthPickerProps extends PeriodFieldProps, TypedDateProps {
  /** The month, `null` for none. Its days are worked out. */
  value?: MonthName | null | undefined;
  defaultValue?: MonthName | undefined;
  /** Hears `null` also while what is typed names no month, unless `onUnreadable` hears of that. */
  onChange?: ((value: MonthValue | null) => void) | undefined;
  /** Why a month cannot be chosen, such as that its pay is closed; `undefined` when it can. */
  unavailableReason?: ((month: MonthValue) => string | undefined) | undefined;
  /** Shows the month's days in the other calendar under the field. */
  isOtherShown?: boolean;
}

/** A month to type or to choose, in Bikram Sambat or AD. A month that was chosen stays one of its own calendar. */
export function MonthPicker(props: MonthPickerProps): ReactNode {
  const { label, calendar, onChange, onUnreadable, unavailableReason, isOtherShown = true, ...limits } = props;
  const box = useRef<HTMLDivElement>(null);
  const [typedProblem, setTypedProblem] = useState<string>();
  const [notice, setNotice] = useState<PasteNotice>();
  const typed = useTypedValue<TypedMonth, MonthName>(monthTyping, {
    value: props.value,
    defaultValue: props.defaultValue,
    onTell: ({ text, ...held }) => {
      if (text !== null && isUnreadableText(text)) onUnreadable?.(text);
      else onChange?.(valueOf({ text, ...held }));
    },
  });
  const { held, round } = typed;
  const { system: preferred, language, strings } = useDates(calendar);
  const system = held.calendar === undefined ? preferred : dateSystems[held.calendar];
  const { first, last } = limitsOf(limits, system);
  const value = valueOf(held);
  const start = value && toSystemDate(value.start, system);
  const end = value && toSystemDate(value.end, system);

  function set(text: string | null): void {
    typed.set({ calendar: text === null ? undefined : system.id, text });
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

  return (
    <DateFieldFrame
      field={props}
      typedProblem={typedProblem}
      problem={problem()}
      unfinished={monthTyping.isUnfinished(held) ? invalidText(system, strings) : undefined}
      otherText={isOtherShown ? otherText() : undefined}
      isProjected={start ? isProjected(start.year, system) : false}
      notice={notice}
      sent={value === null ? '' : `${value.start}/${value.end}`}
      onReset={typed.reset}
      onLeave={typed.settle}
      boxRef={box}
    >
      {({ shared, ...content }) => (
        <>
          <DateSegments
            key={system.id}
            {...content}
            {...shared}
            granularity="month"
            system={system}
            value={held.text}
            round={round}
            onChange={set}
            isTypedKept={onUnreadable !== undefined}
            onProblem={setTypedProblem}
            onNotice={setNotice}
            first={first}
            last={last}
          />
          <span aria-hidden="true" className={styles.reading}>
            {start && monthText(start.month, system, language)}
          </span>
          <span className={styles.tail}>
            <span className={styles.era}>{eraText(system, language)}</span>
            <CalendarPopover
              label={content.label}
              anchor={box}
              isDisabled={shared.isDisabled || shared.isReadOnly}
              opens={strings.openMonths}
            >
              {(close) => (
                <MonthPanel
                  label={label}
                  system={system}
                  value={value}
                  first={first}
                  last={last}
                  unavailableReason={unavailableReason}
                  onChange={(month) => {
                    setNotice(undefined);
                    set(month.start);
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

/** The month with its days; `null` for parts that name none. */
function valueOf(held: TypedMonth): MonthValue | null {
  const name = monthTyping.told(held);
  return name && (monthValue(name.calendar, name.month) ?? null);
}
