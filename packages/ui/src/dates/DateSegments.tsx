import type { CalendarDate } from '@internationalized/date';
import { useRef, useState, type ClipboardEvent, type FocusEvent, type ReactNode } from 'react';
import { toIsoDate, toSystemDate, type DateSystem } from './date-system.ts';
import { monthText, numberText } from './date-text.ts';
import * as styles from './field.css.ts';
import type { IsoDate } from './iso.ts';
import { SegmentInput } from './SegmentInput.tsx';
import {
  dateOfParts,
  datePartNames,
  partLengths,
  partLimits,
  partsOf,
  readPastedDate,
  stepPart,
  type DatePartName,
  type DateParts,
} from './segment-logic.ts';
import { useDates, useToday } from './use-dates.ts';

export interface DateSegmentsProps {
  label: string;
  system: DateSystem;
  value: IsoDate | null;
  onChange: (value: IsoDate | null) => void;
  onBlur?: (() => void) | undefined;
  first: CalendarDate;
  last: CalendarDate;
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
  describedBy?: string | undefined;
  /** Down to what one chooses. A month is told by its first day. */
  granularity?: 'day' | 'month';
}

const LONGEST_MONTH = 32;
const largeSteps = { year: 5, month: 3, day: 7 } as const;

/** Year, month and day to type. The value is told when all are there, and the day is pressed into its month on leaving. */
export function DateSegments({
  label,
  system,
  value,
  onChange,
  onBlur,
  first,
  last,
  isDisabled,
  isReadOnly,
  isInvalid,
  describedBy,
  granularity = 'day',
}: DateSegmentsProps): ReactNode {
  const { language, strings } = useDates();
  const names = granularity === 'day' ? datePartNames : datePartNames.slice(0, 2);
  const refs = {
    year: useRef<HTMLInputElement>(null),
    month: useRef<HTMLInputElement>(null),
    day: useRef<HTMLInputElement>(null),
  };
  const [known, setKnown] = useState(value);
  const [parts, setParts] = useState<DateParts>(() => partsOf(toSystemDate(value, system)));
  // A value that did not come from here replaces what was typed.
  if (value !== known) {
    setKnown(value);
    setParts(partsOf(toSystemDate(value, system)));
  }

  function dateOf(filled: DateParts): CalendarDate | undefined {
    return dateOfParts(granularity === 'day' ? filled : { ...filled, day: 1 }, system);
  }

  function change(next: DateParts): void {
    setParts(next);
    const date = dateOf(next);
    const iso = date === undefined ? null : toIsoDate(date);
    if (iso === known) return;
    // A half-typed date is no news; only emptying a whole one is.
    if (iso === null && known === null) return;
    setKnown(iso);
    onChange(iso);
  }

  function setPart(name: DatePartName, amount: number | undefined): void {
    const { [name]: _old, ...others } = parts;
    change(amount === undefined ? others : { ...others, [name]: amount });
  }

  function handleBlur(event: FocusEvent): void {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const date = dateOf(parts);
    if (date !== undefined) setParts(partsOf(date));
    onBlur?.();
  }

  function handlePaste(event: ClipboardEvent): void {
    const pasted = readPastedDate(event.clipboardData.getData('text'), system, granularity === 'day');
    if (pasted === undefined || isReadOnly || isDisabled) return;
    event.preventDefault();
    change(partsOf(pasted));
  }

  const start = partsOf(toSystemDate(useToday(), system));
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={styles.segments}
      onBlur={handleBlur}
      onPaste={handlePaste}
    >
      {names.map((name, index) => {
        const limits = partLimits(name, parts, system, first, last);
        const amount = parts[name];
        const text = amount === undefined ? strings.empty : numberText(amount, language);
        return (
          <span key={name} className={styles.segments}>
            {index > 0 && (
              <span aria-hidden="true" className={styles.separator}>
                -
              </span>
            )}
            <SegmentInput
              inputRef={refs[name]}
              label={`${label}, ${strings[name]}`}
              value={amount}
              valueText={
                name === 'month' && amount !== undefined ? `${text} – ${monthText(amount, system, language)}` : text
              }
              length={partLengths[name]}
              min={limits.min}
              max={limits.max}
              typedMax={name === 'day' ? LONGEST_MONTH : undefined}
              placeholder={
                { year: strings.yearPlaceholder, month: strings.monthPlaceholder, day: strings.dayPlaceholder }[name]
              }
              language={language}
              months={name === 'month' ? system.id : undefined}
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
              isInvalid={isInvalid}
              largeStep={largeSteps[name]}
              onType={(typed, isDone) => {
                // A year of one, two or three digits is a year on its way, not the year 20.
                if (name === 'year' && typed !== undefined && !isDone) return;
                setPart(name, typed);
              }}
              onStep={(by) => setPart(name, stepPart(amount, by, limits, start[name] ?? limits.min))}
              onMove={(by) => {
                const target = names[index + by];
                if (target !== undefined) refs[target].current?.focus();
              }}
            />
          </span>
        );
      })}
    </div>
  );
}
