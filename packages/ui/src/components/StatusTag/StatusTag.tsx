import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import type { Tone } from '../../tokens/names.ts';
import { toneClass } from '../../tokens/tone.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from '../Tag/Tag.css.ts';

export interface StatusTagProps extends ElementMarks {
  /** Where it stands, in words: colour alone says nothing to many. */
  children: ReactNode;
  tone: Tone;
}

/** Where something is in a process. */
export function StatusTag({ children, tone, ...marks }: StatusTagProps): ReactNode {
  return (
    <span {...marks} className={cx(toneClass[tone], styles.root, styles.status)}>
      <span aria-hidden="true" className={styles.dot} />
      <span className={styles.text}>{children}</span>
    </span>
  );
}
