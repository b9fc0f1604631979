import { useRef, type ReactNode } from 'react';
import { numberText } from './date-text.ts';
import type { SegmentsShared } from './DateFieldFrame.tsx';
import * as styles from './field.css.ts';
import { SegmentInput } from './SegmentInput.tsx';
import { stepPart } from './segment-logic.ts';
import { clampHour, clampMinute, type ClockTime } from './time.ts';
import { useDates } from './use-dates.ts';

interface TimeSegmentsProps extends Omit<SegmentsShared, 'firstRef'> {
  label: string;
  value: ClockTime;
  onChange: (value: ClockTime) => void;
}

/** Hour and minute, on a day of 24 hours. */
export function TimeSegments({
  label,
  value,
  onChange,
  isDisabled,
  isReadOnly,
  isInvalid,
  isRequired,
  onLeave,
}: TimeSegmentsProps): ReactNode {
  const { language, strings } = useDates();
  const hour = useRef<HTMLInputElement>(null);
  const minute = useRef<HTMLInputElement>(null);
  const shared = { length: 2, min: 0, placeholder: '--', language, isDisabled, isReadOnly, isInvalid, isRequired };
  const textOf = (amount: number | undefined): string =>
    amount === undefined ? strings.empty : numberText(amount, language, 2);

  function set(part: Partial<ClockTime>): void {
    onChange({ ...value, ...part });
  }

  return (
    <div
      role="group"
      aria-label={label}
      className={styles.segments}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
      }}
    >
      <SegmentInput
        {...shared}
        inputRef={hour}
        label={`${label}, ${strings.hour}`}
        value={value.hour}
        valueText={textOf(value.hour)}
        max={23}
        largeStep={6}
        onType={(typed) => set({ hour: typed === undefined ? undefined : clampHour(typed) })}
        onStep={(by) => set({ hour: stepPart(value.hour, by, { min: 0, max: 23 }, 9) })}
        onMove={(by) => by === 1 && minute.current?.focus()}
      />
      <span aria-hidden="true" className={styles.separator}>
        :
      </span>
      <SegmentInput
        {...shared}
        inputRef={minute}
        label={`${label}, ${strings.minute}`}
        value={value.minute}
        valueText={textOf(value.minute)}
        max={59}
        largeStep={15}
        onType={(typed) => set({ minute: typed === undefined ? undefined : clampMinute(typed) })}
        onStep={(by) => set({ minute: stepPart(value.minute, by, { min: 0, max: 59 }, 0) })}
        onMove={(by) => by === -1 && hour.current?.focus()}
      />
    </div>
  );
}
