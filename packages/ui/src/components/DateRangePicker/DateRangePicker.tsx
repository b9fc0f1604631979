import { useRef, useState, type ReactNode } from 'react';
import { CalendarPopover } from '../../dates/CalendarPopover.tsx';
import { DateFieldFrame } from '../../dates/DateFieldFrame.tsx';
import { DateSegments } from '../../dates/DateSegments.tsx';
import type { CalendarFieldProps, PeriodFieldProps } from '../../dates/date-field-props.ts';
import { isProjected, toIsoDate, toSystemDate } from '../../dates/date-system.ts';
import { dateText, eraText } from '../../dates/date-text.ts';
import * as styles from '../../dates/field.css.ts';
import { isIsoDate, type IsoDate } from '../../dates/iso.ts';
import { limitsOf } from '../../dates/limits.ts';
import type { PasteNotice } from '../../dates/PasteNote.tsx';
import { rangePresetNames, type RangePresetName } from '../../dates/range-presets.ts';
import { isWholeRange, rangeTyping, type DateRange, type TypedRange } from '../../dates/range.ts';
import { invalidText } from '../../dates/segment-logic.ts';
import { useTypedValue } from '../../dates/typed-value.ts';
import { useDates } from '../../dates/use-dates.ts';
import { RangeCalendar } from '../RangeCalendar/index.ts';
import { RangePresets } from './RangePresets.tsx';

export interface DateRangePickerProps extends PeriodFieldProps, CalendarFieldProps {
  /**
   * AD ISO, both days included; `null` when both are empty. While one end is missing or names no day it is `''`, and the end may be
   * before the start: `isWholeRange` tells a range from these.
   */
  value?: DateRange | null | undefined;
  defaultValue?: DateRange | undefined;
  onChange?: ((value: DateRange | null) => void) | undefined;
  /** Why a day cannot be chosen, such as the name of a holiday; `undefined` when it can. */
  unavailableReason?: ((day: IsoDate) => string | undefined) | undefined;
  /** Lets one end stay empty: from a day on, or up to a day. */
  isOpenEnded?: boolean;
  /** Quick choices, in order; an empty list for none. */
  presets?: readonly RangePresetName[];
}

const sides = ['start', 'end'] as const;

/** Two dates to type or to choose from a calendar, with ranges that people ask for most. */
export function DateRangePicker(props: DateRangePickerProps): ReactNode {
  const { label, calendar, value, defaultValue, onChange, minValue, maxValue, years } = props;
  const { unavailableReason, isOpenEnded = false, presets = rangePresetNames } = props;
  const limits = { minValue, maxValue, years };
  const box = useRef<HTMLDivElement>(null);
  const { system, language, strings } = useDates(calendar);
  const { first, last } = limitsOf(limits, system);
  const [problems, setProblems] = useState<{ start?: string | undefined; end?: string | undefined }>({});
  const [notice, setNotice] = useState<PasteNotice>();
  const typed = useTypedValue(rangeTyping, {
    value,
    defaultValue,
    onTell: (held) => onChange?.(rangeTyping.told(held)),
  });
  const { held } = typed;
  const days = [held.start, held.end].filter((day) => isIsoDate(day));
  const told = rangeTyping.told(held);
  const range = isWholeRange(told) ? told : null;

  function problem(): string | undefined {
    if (days.length === 2 && range === null) return strings.endBeforeStart;
    if (days.some((day) => day < toIsoDate(first))) return strings.dateTooEarly(dateText(first, system, language));
    if (days.some((day) => day > toIsoDate(last))) return strings.dateTooLate(dateText(last, system, language));
    return days.map((day) => unavailableReason?.(day)).find(Boolean);
  }

  function unfinished(): string | undefined {
    if (held.start === '' || held.end === '') return invalidText(system, strings);
    return days.length === 1 && !isOpenEnded ? strings.bothEnds : undefined;
  }

  function sent(): string {
    if (range !== null) return `${range.start}/${range.end}`;
    const isOpen = isOpenEnded && days.length === 1 && unfinished() === undefined;
    return isOpen ? `${held.start ?? ''}/${held.end ?? ''}` : '';
  }

  return (
    <DateFieldFrame
      field={props}
      typedProblem={problems.start ?? problems.end}
      problem={problem()}
      unfinished={unfinished()}
      isProjected={days.some((day) => isProjected(toSystemDate(day, system)?.year ?? first.year, system))}
      notice={notice}
      sent={sent()}
      onReset={typed.reset}
      onLeave={typed.settle}
      boxRef={box}
    >
      {({ shared, label: name, group, firstRef }) => (
        <>
          <div role="group" aria-label={name} {...group} className={styles.ends}>
            {sides.map((side) => (
              <span key={side} className={styles.end}>
                <DateSegments
                  key={system.id}
                  {...shared}
                  {...(side === 'start' ? { firstRef } : {})}
                  label={`${name}, ${strings[side]}`}
                  system={system}
                  first={first}
                  last={last}
                  value={held[side]}
                  round={typed.round}
                  isTypedKept={false}
                  onChange={(day) => typed.set({ ...held, [side]: day } satisfies TypedRange)}
                  onProblem={(found) => setProblems((known) => ({ ...known, [side]: found }))}
                  onNotice={setNotice}
                />
                {side === 'start' && (
                  <span aria-hidden="true" className={styles.between}>
                    –
                  </span>
                )}
              </span>
            ))}
          </div>
          <span className={styles.tail}>
            <span className={styles.era}>{eraText(system, language)}</span>
            <CalendarPopover label={name} anchor={box} isDisabled={shared.isDisabled || shared.isReadOnly}>
              {(close) => {
                const choose = (chosen: DateRange): void => {
                  setNotice(undefined);
                  typed.set(chosen);
                  close();
                };
                return (
                  <>
                    {presets.length > 0 && (
                      <RangePresets names={presets} system={system} first={first} last={last} onChoose={choose} />
                    )}
                    <RangeCalendar
                      label={label}
                      calendar={system.id}
                      value={range}
                      {...limits}
                      unavailableReason={unavailableReason}
                      layers={props.layers}
                      autoFocus
                      onChange={choose}
                    />
                  </>
                );
              }}
            </CalendarPopover>
          </span>
        </>
      )}
    </DateFieldFrame>
  );
}
