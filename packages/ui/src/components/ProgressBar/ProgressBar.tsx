import type { ReactNode } from 'react';
import { useProgressBar } from 'react-aria/useProgressBar';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import type { Tone } from '../../tokens/names.ts';
import { toneClass } from '../../tokens/tone.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends ElementMarks {
  /** What is under way. */
  label: string;
  isLabelHidden?: boolean;
  /** How far it is; left out when no one knows. */
  value?: number;
  maxValue?: number;
  /** Words instead of the percentage, such as "3 of 8". */
  valueLabel?: string;
  tone?: Tone;
}

/** How far something is that takes a while. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  maxValue = 100,
  valueLabel,
  tone = 'accent',
  ...marks
}: ProgressBarProps): ReactNode {
  const isIndeterminate = value === undefined;
  const { progressBarProps, labelProps } = useProgressBar({
    label,
    value: value ?? 0,
    maxValue,
    isIndeterminate,
    ...(valueLabel === undefined ? {} : { valueLabel }),
  });
  const percentage = maxValue > 0 ? (Math.min(Math.max(value ?? 0, 0), maxValue) / maxValue) * 100 : 0;
  return (
    <div {...progressBarProps} {...marks} className={cx(toneClass[tone], styles.root)}>
      <div className={isLabelHidden ? visuallyHidden : styles.head}>
        <span {...labelProps}>{label}</span>
        {!isIndeterminate && <span className={styles.value}>{progressBarProps['aria-valuetext']}</span>}
      </div>
      <div className={styles.track}>
        <div
          className={cx(styles.fill, isIndeterminate && styles.unknown)}
          style={isIndeterminate ? undefined : inlineVars({ [styles.share]: `${percentage}%` })}
        />
      </div>
    </div>
  );
}
