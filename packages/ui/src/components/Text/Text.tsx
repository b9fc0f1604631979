import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import * as styles from './Text.css.ts';
import type { TextElement, TextSize, TextTone, TextWeight } from './text-names.ts';

export interface TextProps {
  children?: ReactNode;
  size?: TextSize;
  tone?: TextTone;
  weight?: TextWeight;
  align?: 'start' | 'center' | 'end';
  as?: TextElement;
  /** Cuts after one line, or after so many. */
  truncate?: true | number;
  /** Figures of equal width, for numbers under each other. */
  isNumeric?: boolean;
  isMono?: boolean;
  /** Keeps the line breaks of the text. */
  isMultiline?: boolean;
  /** Language of the text when it differs from the page's, so that it is read and shaped right. */
  lang?: string;
  id?: string;
  /** The whole text, shown by the pointer when it is cut. */
  title?: string;
}

/** Words on a page. */
export function Text({
  children,
  size = 'md',
  tone = 'default',
  weight = 'regular',
  align,
  as: Element = 'p',
  truncate,
  isNumeric = false,
  isMono = false,
  isMultiline = false,
  ...rest
}: TextProps): ReactNode {
  const isClamped = typeof truncate === 'number' && truncate > 1;
  return (
    <Element
      {...rest}
      style={isClamped ? inlineVars({ [styles.lines]: truncate }) : undefined}
      className={cx(
        styles.base,
        styles.size[size],
        styles.tone[tone],
        styles.weight[weight],
        align && styles.align[align],
        truncate !== undefined && (isClamped ? styles.clamped : styles.truncated),
        isNumeric && styles.numeric,
        isMono && styles.mono,
        isMultiline && styles.multiline,
      )}
    >
      {children}
    </Element>
  );
}
