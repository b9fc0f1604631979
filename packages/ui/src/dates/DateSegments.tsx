import type { CalendarDate } from '@internationalized/date';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type ReactNode,
} from 'react';
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
  partsOfUnreadable,
  partsProblem,
  readPastedDate,
  readPastedParts,
  stepPart,
  unreadableText,
  withDayInMonth,
  type DatePartName,
  type DateParts,
} from './segment-logic.ts';
import { useDates, useToday } from './use-dates.ts';

export interface DateSegmentsProps {
  label: string;
  system: DateSystem;
  /** An ISO date, or what `onUnreadable` was told. */
  value: IsoDate | null;
  onChange: (value: IsoDate | null) => void;
  /** Takes what names no day, to hold it as the value; left out, such parts are no value. */
  onUnreadable?: ((typed: string) => void) | undefined;
  /** Says why what was typed names no day, once the field was left; `undefined` when it names one. */
  onProblem: (problem: string | undefined) => void;
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

/**
 * Year, month and day to type. The value is told when they name a day. A step to another month or year presses the day into it (DAT-3);
 * a day that was typed stays as it was typed, and the field says on leaving that there is none (DAT-2).
 */
export function DateSegments({
  label,
  system,
  value,
  onChange,
  onUnreadable,
  onProblem,
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
  const [parts, setParts] = useState<DateParts>(() => partsHeld(value, system));
  const [isLeft, setLeft] = useState(false);
  // A value that did not come from here replaces what was typed.
  if (value !== known) {
    setKnown(value);
    setParts(partsHeld(value, system));
    setLeft(false);
  }

  function dateOf(filled: DateParts): CalendarDate | undefined {
    return dateOfParts(granularity === 'day' ? filled : { ...filled, day: 1 }, system);
  }

  function change(next: DateParts): void {
    setParts(next);
    const date = dateOf(next);
    const isUnreadable = date === undefined && Object.keys(next).length > 0;
    const held =
      date !== undefined
        ? toIsoDate(date)
        : isUnreadable && onUnreadable !== undefined
          ? unreadableText(next, system, names)
          : null;
    if (!isUnreadable) setLeft(false);
    if (held === known) return;
    setKnown(held);
    if (isUnreadable && held !== null) onUnreadable?.(held);
    else onChange(held);
  }

  const problem = isLeft ? partsProblem(parts, dateOf(parts), system, { strings, language }) : undefined;
  const tellProblem = useEffectEvent(onProblem);
  useEffect(() => tellProblem(problem), [problem]);

  function setPart(name: DatePartName, amount: number | undefined): void {
    const { [name]: _old, ...others } = parts;
    change(amount === undefined ? others : { ...others, [name]: amount });
  }

  function handleBlur(event: FocusEvent): void {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setLeft(true);
    onBlur?.();
  }

  function handlePaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text');
    const pasted = readPastedDate(text, system, granularity === 'day');
    const next = pasted === undefined ? readPastedParts(text, granularity === 'day') : partsOf(pasted);
    if (next === undefined || isReadOnly || isDisabled) return;
    event.preventDefault();
    change(next);
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
                name === 'month' && isMonth(amount) ? `${text} – ${monthText(amount, system, language)}` : text
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
              onStep={(by) => {
                const next = { ...parts, [name]: stepPart(amount, by, limits, start[name] ?? limits.min) };
                change(name === 'day' ? next : withDayInMonth(next, system));
              }}
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

const isMonth = (month: number | undefined): month is number => month !== undefined && month >= 1 && month <= 12;

/** The parts of a value: of a date, or of what was typed before and names none. */
const partsHeld = (value: string | null, system: DateSystem): DateParts => {
  const date = toSystemDate(value, system);
  return date === undefined ? partsOfUnreadable(value, system) : partsOf(date);
};
