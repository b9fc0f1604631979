import { useId, type ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends ElementMarks {
  children?: ReactNode;
  title?: ReactNode;
  /** Level of the title in the outline of the page. */
  titleLevel?: '2' | '3' | '4';
  description?: ReactNode;
  /** Buttons or links at the end of the title's line. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** The content touches the edges, as a table or a list does. */
  isFlush?: boolean;
}

/** A sheet for things that belong together. With a title it is a named region of the page. */
export function Card({
  children,
  title,
  titleLevel = '2',
  description,
  actions,
  footer,
  isFlush = false,
  ...marks
}: CardProps): ReactNode {
  const titleId = useId();
  const Title = `h${titleLevel}` as const;
  const hasHeader = title !== undefined || actions !== undefined;
  const Root = title === undefined ? 'div' : 'section';
  return (
    <Root {...marks} className={styles.root} aria-labelledby={title === undefined ? undefined : titleId}>
      {hasHeader && (
        <div className={styles.header}>
          <div className={styles.titles}>
            {title !== undefined && (
              <Title id={titleId} className={styles.title}>
                {title}
              </Title>
            )}
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children !== undefined && (
        <div
          data-flush={isFlush || undefined}
          className={cx(
            styles.body,
            isFlush && styles.flush,
            isFlush && (hasHeader ? styles.flushAfterHeader : styles.flushAlone),
          )}
        >
          {children}
        </div>
      )}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </Root>
  );
}
