import { useRef, useState, type ReactNode } from 'react';
import { CalendarPopover } from '../../dates/CalendarPopover.tsx';
import { DateFieldFrame } from '../../dates/DateFieldFrame.tsx';
import { DateSegments } from '../../dates/DateSegments.tsx';
import type { DateFieldCommonProps } from '../../dates/date-field-props.ts';
import { isProjected, toIsoDate, toSystemDate } from '../../dates/date-system.ts';
import { dateText, eraText } from '../../dates/date-text.ts';
import * as styles from '../../dates/field.css.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { limitsOf } from '../../dates/limits.ts';
import { rangePresetNames, type RangePresetName } from '../../dates/range-presets.ts';
import type { DateRange } from '../../dates/range.ts';
import { useDates } from '../../dates/use-dates.ts';
import { hasText } from '../../parts/field/field-texts.tsx';
import { RangeCalendar } from '../RangeCalendar/index.ts';
import { RangePresets } from './RangePresets.tsx';

export interface DateRangePickerProps extends Omit<DateFieldCommonProps, 'name' | 'isOtherShown' | 'onUnreadable'> {
  /** AD ISO, both days included; `null` for none. */
  value?: DateRange | null | undefined;
  defaultValue?: DateRange | undefined;
  onChange?: ((value: DateRange | null) => void) | undefined;
  /** Quick choices, in order; an empty list for none. */
  presets?: readonly RangePresetName[];
}

type Halves = Readonly<{ start: IsoDate | null; end: IsoDate | null }>;

/** Two dates to type or to choose from a calendar, with ranges that people ask for most. */
export function DateRangePicker({
  label,
  isLabelHidden,
  description,
  errorMessage,
  size = 'md',
  calendar,
  value: given,
  defaultValue,
  onChange,
  onBlur,
  presets = rangePresetNames,
  unavailableReason,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  isInvalid = false,
  ...limits
}: DateRangePickerProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { system, language, strings } = useDates(calendar);
  const { first, last } = limitsOf(limits, system);
  const [own, setOwn] = useState<Halves>(defaultValue ?? { start: null, end: null });
  const [seen, setSeen] = useState<string>();
  const [startProblem, setStartProblem] = useState<string>();
  const [endProblem, setEndProblem] = useState<string>();
  // Half a range is kept here, since the app hears only of whole ones and of none; a new value from the app replaces it.
  const mark = given === undefined ? undefined : `${given?.start ?? ''}/${given?.end ?? ''}`;
  if (mark !== seen) {
    setSeen(mark);
    if (given !== undefined) setOwn(given ?? { start: null, end: null });
  }
  const isBackwards = own.start !== null && own.end !== null && own.end < own.start;

  function problem(): string | undefined {
    if (isBackwards) return strings.endBeforeStart;
    if ([own.start, own.end].some((day) => day !== null && day < toIsoDate(first)))
      return strings.dateTooEarly(dateText(first, system, language));
    if ([own.start, own.end].some((day) => day !== null && day > toIsoDate(last)))
      return strings.dateTooLate(dateText(last, system, language));
    return [own.start, own.end].map((day) => day && unavailableReason?.(day)).find(Boolean) ?? undefined;
  }

  const error = startProblem ?? endProblem ?? (hasText(errorMessage) ? errorMessage : problem());
  const isWrong = isInvalid || hasText(error);
  const { start, end } = own;
  const range = start !== null && end !== null && !isBackwards ? { start, end } : null;

  function set(next: Halves): void {
    setOwn(next);
    if (next.start !== null && next.end !== null) {
      if (next.end >= next.start) onChange?.({ start: next.start, end: next.end });
    } else if (range !== null) onChange?.(null);
  }

  const segments = { system, first, last, isDisabled, isReadOnly, isInvalid: isWrong, onBlur };
  return (
    <DateFieldFrame
      label={label}
      {...(isLabelHidden === undefined ? {} : { isLabelHidden })}
      description={description}
      errorMessage={error}
      isProjected={[start, end].some((day) => isProjected(toSystemDate(day, system)?.year ?? first.year, system))}
      size={size}
      isRequired={isRequired}
      isInvalid={isWrong}
      boxRef={box}
    >
      {(describedBy) => (
        <>
          <DateSegments
            key={`${system.id}-start`}
            {...segments}
            label={`${label}, ${strings.start}`}
            value={start}
            describedBy={describedBy}
            onChange={(day) => set({ ...own, start: day })}
            onProblem={setStartProblem}
          />
          <span aria-hidden="true" className={styles.separator}>
            –
          </span>
          <DateSegments
            key={`${system.id}-end`}
            {...segments}
            label={`${label}, ${strings.end}`}
            value={end}
            onChange={(day) => set({ ...own, end: day })}
            onProblem={setEndProblem}
          />
          <span className={styles.fill} />
          <span className={styles.era}>{eraText(system, language)}</span>
          <CalendarPopover label={label} anchor={box} isDisabled={isDisabled || isReadOnly}>
            {(close) => {
              const choose = (chosen: DateRange): void => {
                set(chosen);
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
                    autoFocus
                    onChange={choose}
                  />
                </>
              );
            }}
          </CalendarPopover>
        </>
      )}
    </DateFieldFrame>
  );
}
