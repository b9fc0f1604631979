import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { gap as gapClass } from '../../parts/layout/gap.css.ts';
import type { LayoutAlign, LayoutElement } from '../../parts/layout/layout-names.ts';
import type { Space } from '../../tokens/names.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './Stack.css.ts';

export interface StackProps extends ElementMarks {
  children?: ReactNode;
  /** Room between children. */
  gap?: Space;
  align?: LayoutAlign;
  as?: LayoutElement;
  /** Grows into the free room of the flex container that it is in. */
  isFilling?: boolean;
}

/** Puts things under each other with equal room between them. */
export function Stack({
  children,
  gap = 'lg',
  align = 'stretch',
  as: Element = 'div',
  isFilling = false,
  ...marks
}: StackProps): ReactNode {
  return (
    <Element
      {...marks}
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
      className={cx(styles.base, gapClass[gap], styles.align[align], isFilling && styles.fill)}
    >
      {children}
    </Element>
  );
}
