import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { cx } from '../foundation/cx.ts';
import type { Language } from '../provider/date-preference.ts';
import { numberText } from './date-text.ts';
import * as styles from './field.css.ts';
import { digitsOf, isComplete } from './segment-logic.ts';

export interface SegmentInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  value: number | undefined;
  /** What is read for the value, such as the name of a month. */
  valueText: string;
  length: number;
  min: number;
  max: number;
  placeholder: string;
  language: Language;
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
  onType: (value: number | undefined, isDone: boolean) => void;
  onStep: (by: number) => void;
  /** How far PageUp and PageDown go. */
  largeStep: number;
  onMove: (by: 1 | -1) => void;
}

/** One part of a date or a time: digits of either script are typed, arrows step, and its neighbours follow by arrow or by being full. */
export function SegmentInput(props: SegmentInputProps): ReactNode {
  const {
    inputRef,
    label,
    value,
    valueText,
    length,
    min,
    max,
    placeholder,
    language,
    isDisabled,
    isReadOnly,
    isInvalid,
    onType,
    onStep,
    largeStep,
    onMove,
  } = props;
  const [typed, setTyped] = useState<string>();

  function handleChange(text: string): void {
    if (isReadOnly) return;
    const digits = digitsOf(text, length);
    const isDone = digits !== '' && isComplete(digits, length, max);
    setTyped(isDone ? undefined : digits);
    onType(digits === '' ? undefined : Number(digits), isDone);
    if (isDone) onMove(1);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: largeStep, PageDown: -largeStep };
    const by = steps[event.key];
    if (by !== undefined && !isReadOnly) {
      setTyped(undefined);
      onStep(by);
    } else if (event.key === 'Home' || event.key === 'End') {
      if (!isReadOnly) onType(event.key === 'Home' ? min : max, true);
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
      disabled={isDisabled}
      readOnly={isReadOnly}
      placeholder={placeholder}
      value={
        typed === undefined
          ? value === undefined
            ? ''
            : numberText(value, language, length)
          : typed
              .split('')
              .map((digit) => numberText(Number(digit), language))
              .join('')
      }
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
