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
import { dateText, isoText, monthText, numberText } from './date-text.ts';
import type { FieldGroup, SegmentsShared } from './DateFieldFrame.tsx';
import * as styles from './field.css.ts';
import { readPaste, type PasteReading } from './paste.ts';
import { shortened, type PasteNotice } from './PasteNote.tsx';
import { SegmentInput } from './SegmentInput.tsx';
import {
  dateOfParts,
  datePartNames,
  partLengths,
  partLimits,
  partsOf,
  partsOfUnreadable,
  partsProblem,
  stepPart,
  unreadableText,
  withDayInMonth,
  type DatePartName,
  type DateParts,
} from './segment-logic.ts';
import type { ClockTime } from './time.ts';
import { useDates, useToday } from './use-dates.ts';

export interface DateSegmentsProps extends SegmentsShared {
  /** Spoken name of the parts. */
  label: string;
  /** Attributes of the group around the parts. */
  group?: FieldGroup;
  system: DateSystem;
  /** An ISO date, `''` or what was typed where they name no day, `null` for none. */
  value: string | null;
  /** Rises when the value replaces what is typed. */
  round: number;
  /** Hears of a date, of `''` or of what was typed where it names none, of `null` once all parts are empty. */
  onChange: (value: string | null, time?: ClockTime) => void;
  /** Tells parts that name no day as they were typed, and not as `''`. */
  isTypedKept: boolean;
  /** True where a pasted time of day is taken as well. */
  hasTime?: boolean;
  /** Says why what was typed names no day, once the field was left; `undefined` when it names one. */
  onProblem: (problem: string | undefined) => void;
  /** Says how a pasted text was understood. */
  onNotice: (notice: PasteNotice | undefined) => void;
  first: CalendarDate;
  last: CalendarDate;
  /** Down to what one chooses. A month is given by its first day. */
  granularity?: 'day' | 'month';
}

const LONGEST_MONTH = 32;
const largeSteps = { year: 5, month: 3, day: 7 } as const;

/**
 * Year, month and day to type. `onChange` hears the value when they name a day. A step to another month or year presses the day into it (DAT-3);
 * a day that was typed stays as it was typed, and the field says on leaving that there is none (DAT-2).
 */
export function DateSegments({
  label,
  group,
  system,
  value,
  round,
  onChange,
  isTypedKept,
  hasTime = false,
  onProblem,
  onNotice,
  onLeave,
  firstRef,
  first,
  last,
  isDisabled,
  isReadOnly,
  isInvalid,
  isRequired,
  granularity = 'day',
}: DateSegmentsProps): ReactNode {
  const { language, strings } = useDates();
  const names = granularity === 'day' ? datePartNames : datePartNames.slice(0, 2);
  const own = useRef<HTMLInputElement>(null);
  const refs = {
    year: firstRef ?? own,
    month: useRef<HTMLInputElement>(null),
    day: useRef<HTMLInputElement>(null),
  };
  const [known, setKnown] = useState({ value, round });
  const [parts, setParts] = useState<DateParts>(() => partsHeld(value, system));
  const [isLeft, setLeft] = useState(false);
  const today = useToday();
  // A value that did not come from here replaces what was typed.
  if (value !== known.value || round !== known.round) {
    setKnown({ value, round });
    setParts(partsHeld(value, system));
    setLeft(false);
  }

  function dateOf(filled: DateParts): CalendarDate | undefined {
    return dateOfParts(granularity === 'day' ? filled : { ...filled, day: 1 }, system);
  }

  function heldBy(next: DateParts): string | null {
    if (Object.keys(next).length === 0) return null;
    const date = dateOf(next);
    if (date !== undefined) return toIsoDate(date);
    return isTypedKept ? unreadableText(next, system, names) : '';
  }

  function change(next: DateParts, time?: ClockTime): void {
    setParts(next);
    onNotice(undefined);
    const held = heldBy(next);
    if (held === null || dateOf(next) !== undefined) setLeft(false);
    if (held === known.value && time === undefined) return;
    setKnown({ value: held, round });
    onChange(held, time);
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
    onLeave?.();
  }

  function handlePaste(event: ClipboardEvent): void {
    if (isReadOnly || isDisabled) return;
    const text = event.clipboardData.getData('text');
    const part = names.find((name) => refs[name].current === event.target);
    const paste = readPaste(text, { system, first, last, today, granularity, part });
    if (paste.kind === 'part') return;
    event.preventDefault();
    if (paste.kind === 'unknown') {
      const say = granularity === 'day' ? strings.pasteUnknown : strings.pasteUnknownMonth;
      onNotice({ kind: 'unknown', text: say(shortened(text)) });
    } else if (paste.kind === 'parts') change(paste.parts);
    else if (paste.kind === 'question') ask(paste);
    else {
      change(partsOf(paste.date), hasTime ? paste.time : undefined);
      const { date, system: of } = paste.written;
      if (granularity === 'day' && (!paste.isPlain || (paste.time !== undefined && !hasTime)))
        onNotice({ kind: 'read', text: strings.pasteRead(dateText(date, of, language)) });
    }
  }

  function ask({ date, written, own: kept, time }: Extract<PasteReading, { kind: 'question' }>): void {
    const answer = (chosen: CalendarDate) => (): void => {
      change(partsOf(chosen), hasTime ? time : undefined);
      refs.year.current?.focus();
    };
    const meant = dateText(written.date, written.system, language);
    const shown = isoText(date, language);
    onNotice({
      kind: 'question',
      text: written.system.id === 'ad' ? strings.pasteLooksAd(meant, shown) : strings.pasteLooksBs(meant, shown),
      answers: [
        { label: strings.pasteUse(shown), onPress: answer(date) },
        ...(kept === undefined
          ? []
          : [{ label: strings.pasteKeep(dateText(kept, system, language)), onPress: answer(kept) }]),
      ],
    });
  }

  const start = partsOf(toSystemDate(today, system));
  return (
    <div
      role="group"
      aria-label={label}
      {...group}
      className={styles.segments}
      onBlur={handleBlur}
      onPaste={handlePaste}
    >
      {names.map((name, index) => {
        const limits = partLimits(name, parts, system, first, last);
        const amount = parts[name];
        const text = amount === undefined ? strings.empty : numberText(amount, language);
        return (
          <span key={name} className={styles.part}>
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
              isRequired={isRequired}
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
