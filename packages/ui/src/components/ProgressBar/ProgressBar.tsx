import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import type { Tone } from '../../tokens/names.ts';
import { toneClass } from '../../tokens/tone.css.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  isLabelHidden?: boolean;
  /** How far it is; left out when nobody knows. */
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
}: ProgressBarProps): ReactNode {
  return (
    <AriaProgressBar
      value={value ?? 0}
      maxValue={maxValue}
      isIndeterminate={value === undefined}
      {...(valueLabel === undefined ? {} : { valueLabel })}
      className={cx(toneClass[tone], styles.root)}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <div className={isLabelHidden ? visuallyHidden : styles.head}>
            <Label>{label}</Label>
            {!isIndeterminate && <span className={styles.value}>{valueText}</span>}
          </div>
          <div className={styles.track}>
            <div
              className={cx(styles.fill, isIndeterminate && styles.unknown)}
              style={isIndeterminate ? undefined : inlineVars({ [styles.share]: `${percentage}%` })}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
