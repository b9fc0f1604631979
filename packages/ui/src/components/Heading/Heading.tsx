import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './Heading.css.ts';
import type { HeadingLevel } from './heading-levels.ts';

export { headingLevels } from './heading-levels.ts';
export type { HeadingLevel } from './heading-levels.ts';

export interface HeadingProps extends ElementMarks {
  children: ReactNode;
  /** Place in the outline of the page: 1 once, no level skipped. */
  level?: HeadingLevel;
  /** How large it looks, when that differs from its place. */
  size?: HeadingLevel;
  isMuted?: boolean;
}

/** The title of a page or of a part of it. */
export function Heading({ children, level = '2', size = level, isMuted = false, ...marks }: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return (
    <Element {...marks} className={cx(styles.base, styles.size[size], isMuted && styles.muted)}>
      {children}
    </Element>
  );
}
