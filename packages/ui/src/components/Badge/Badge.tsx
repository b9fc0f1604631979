import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { useDigits } from '../../provider/use-digits.ts';
import type { Tone } from '../../tokens/names.ts';
import { toneClass } from '../../tokens/tone.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends ElementMarks {
  count: number;
  /** Spoken instead of the bare number, such as "3 unread". */
  label?: string;
  /** Larger numbers are shown as this with a plus. */
  max?: number;
  tone?: Tone;
  isSoft?: boolean;
  /** Shows every number as it is, none as 0: for what is counted rather than waiting. */
  isExact?: boolean;
}

/** How many of something wait, in the digits of the reader's language. Nothing is shown for none, unless every number is exact. */
export function Badge({
  count,
  label,
  max = 99,
  tone = 'accent',
  isSoft = false,
  isExact = false,
  ...marks
}: BadgeProps): ReactNode {
  const digits = useDigits();
  if (count <= 0 && !isExact) return null;
  const shown = digits(count > max && !isExact ? `${max}+` : count);
  return (
    <span {...marks} className={cx(toneClass[tone], styles.root, isSoft && styles.soft)}>
      {label === undefined ? (
        shown
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <span className={visuallyHidden}>{label}</span>
        </>
      )}
    </span>
  );
}
