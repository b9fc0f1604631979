import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import type { LayoutElement } from '../../parts/layout/layout-names.ts';
import type { Space } from '../../tokens/names.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './Box.css.ts';
import type { BoxGround, BoxWidth } from './box-names.ts';

export { boxGrounds, boxWidths } from './box-names.ts';
export type { BoxGround, BoxWidth } from './box-names.ts';

export interface BoxProps extends ElementMarks {
  children?: ReactNode;
  padding?: Space;
  /** Room at start and end, when it differs from `padding`. */
  paddingX?: Space;
  /** Room above and below, when it differs from `padding`. */
  paddingY?: Space;
  ground?: BoxGround;
  /** The most it may be wide. */
  width?: BoxWidth;
  isBordered?: boolean;
  isRounded?: boolean;
  /** Stands in the middle of the flex or grid container that it is in. */
  isCentered?: boolean;
  as?: LayoutElement;
}

/** Room, ground and limits around something. It is the only place where a page sets padding. */
export function Box({
  children,
  padding = 'none',
  paddingX = padding,
  paddingY = padding,
  ground = 'none',
  width = 'full',
  isBordered = false,
  isRounded = false,
  isCentered = false,
  as: Element = 'div',
  ...marks
}: BoxProps): ReactNode {
  return (
    <Element
      {...marks}
      className={cx(
        styles.base,
        styles.paddingX[paddingX],
        styles.paddingY[paddingY],
        styles.ground[ground],
        styles.width[width],
        isBordered && styles.bordered,
        isRounded && styles.rounded,
        isCentered && styles.centered,
      )}
    >
      {children}
    </Element>
  );
}
