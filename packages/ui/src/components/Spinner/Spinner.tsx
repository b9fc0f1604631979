import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { ArcGlyph } from '../../glyphs/glyphs.tsx';
import { turning } from '../../parts/button/turning.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './Spinner.css.ts';
import type { SpinnerSize } from './spinner-sizes.ts';

export { spinnerSizes } from './spinner-sizes.ts';
export type { SpinnerSize } from './spinner-sizes.ts';

export interface SpinnerProps extends ElementMarks {
  /** What is being waited for, spoken when it appears. */
  label: string;
  size?: SpinnerSize;
  /** Shows the label beside the arc. */
  isLabelVisible?: boolean;
}

/** Says that something is under way whose length no one knows. */
export function Spinner({ label, size = 'md', isLabelVisible = false, ...marks }: SpinnerProps): ReactNode {
  return (
    <span {...marks} role="status" className={styles.root}>
      <span className={cx(turning, styles.size[size])}>
        <ArcGlyph />
      </span>
      <span className={isLabelVisible ? styles.label : visuallyHidden}>{label}</span>
    </span>
  );
}
