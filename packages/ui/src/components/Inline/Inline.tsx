import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { gap as gapClass } from '../../parts/layout/gap.css.ts';
import type { LayoutAlign, LayoutElement, LayoutJustify } from '../../parts/layout/layout-names.ts';
import type { Space } from '../../tokens/names.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends ElementMarks {
  children?: ReactNode;
  /** Room between children, also between lines. */
  gap?: Space;
  align?: LayoutAlign;
  justify?: LayoutJustify;
  /** Stays on one line; children must then be able to shrink. */
  isOnOneLine?: boolean;
  /** Grows into the free room of the flex container that it is in. */
  isFilling?: boolean;
  as?: LayoutElement;
}

/** Puts things beside each other and breaks lines when there is no room. */
export function Inline({
  children,
  gap = 'sm',
  align = 'center',
  justify = 'start',
  isOnOneLine = false,
  isFilling = false,
  as: Element = 'div',
  ...marks
}: InlineProps): ReactNode {
  return (
    <Element
      {...marks}
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
      className={cx(
        styles.base,
        gapClass[gap],
        styles.align[align],
        styles.justify[justify],
        !isOnOneLine && styles.wrap,
        isFilling && styles.fill,
      )}
    >
      {children}
    </Element>
  );
}
