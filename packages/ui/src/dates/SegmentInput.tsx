import { toDevanagariDigits } from 'date-bs';
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { cx } from '../foundation/cx.ts';
import type { Language } from '../provider/date-preference.ts';
import { numberText } from './date-text.ts';
import * as styles from './field.css.ts';
import type { DateSystem } from './date-system.ts';
import { readPart } from './segment-logic.ts';

export interface SegmentInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  value: number | undefined;
  /** What is read for the value, such as the name of a month. */
  valueText: string;
  length: number;
  min: number;
  max: number;
  /** The highest value that may be typed, to be pressed down later; `max` when left out. */
  typedMax?: number | undefined;
  placeholder: string;
  language: Language;
  /** The calendar whose months may be typed by name. */
  months?: DateSystem['id'] | undefined;
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
  isRequired: boolean;
  onType: (value: number | undefined, isDone: boolean) => void;
  onStep: (by: number) => void;
  /** How far PageUp and PageDown go. */
  largeStep: number;
  onMove: (by: 1 | -1) => void;
}

/** One part of a date or a time: digits of either script or names of months are typed, arrows step, and its neighbours follow by arrow or by being full. */
export function SegmentInput(props: SegmentInputProps): ReactNode {
  const {
    inputRef,
    label,
    value,
    valueText,
    length,
    min,
    max,
    typedMax = max,
    placeholder,
    language,
    months,
    isDisabled,
    isReadOnly,
    isInvalid,
    isRequired,
    onType,
    onStep,
    largeStep,
    onMove,
  } = props;
  const [typed, setTyped] = useState<string>();

  const shown =
    typed === undefined
      ? value === undefined
        ? ''
        : numberText(value, language, length)
      : language === 'ne'
        ? toDevanagariDigits(typed)
        : typed;

  function handleChange(text: string): void {
    if (isReadOnly) return;
    if (text === '') {
      setTyped('');
      onType(undefined, false);
      return;
    }
    // A refused letter leaves the caret behind the old value, which what comes next replaces all the same.
    const entry =
      typed === undefined && text.length > shown.length && text.startsWith(shown) ? text.slice(shown.length) : text;
    const part = readPart(entry, { length, max: typedMax, months });
    if (part === undefined) return;
    setTyped(part.isDone ? undefined : part.typed);
    // Letters that several months begin with say nothing yet.
    if (part.value !== undefined) onType(part.value, part.isDone);
    if (part.isDone) onMove(1);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: largeStep, PageDown: -largeStep };
    const by = steps[event.key];
    if (by !== undefined && !isReadOnly) {
      setTyped(undefined);
      onStep(by);
    } else if ((event.key === 'Home' || event.key === 'End') && !isReadOnly) {
      const end = event.key === 'Home' ? min : max;
      if (value === undefined) onType(end, true);
      else onStep(end - value);
    } else if (event.key === 'ArrowRight') onMove(1);
    else if (event.key === 'ArrowLeft') onMove(-1);
    else if (event.key === 'Backspace' && value === undefined) onMove(-1);
    else return;
    event.preventDefault();
  }

  return (
    <input
      ref={inputRef}
      type="text"
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-valuenow={value}
      aria-valuetext={valueText}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-invalid={isInvalid || undefined}
      aria-required={isRequired || undefined}
      disabled={isDisabled}
      readOnly={isReadOnly}
      placeholder={placeholder}
      value={shown}
      data-letters={(typed !== undefined && /\p{L}/u.test(typed)) || undefined}
      className={cx(styles.segment, length === 4 && styles.yearSegment)}
      onChange={(event) => handleChange(event.target.value)}
      onKeyDown={handleKeyDown}
      onFocus={(event) => event.target.select()}
      // A press puts the caret somewhere; typing replaces the whole part all the same.
      onClick={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(undefined)}
    />
  );
}
