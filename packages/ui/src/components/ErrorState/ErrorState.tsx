import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { WarningGlyph } from '../../glyphs/glyphs.tsx';
import { useStrings } from '../../strings/strings-context.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { Button } from '../Button/index.ts';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { errorStateStrings } from './strings.ts';

export interface ErrorStateProps extends ElementMarks {
  title?: ReactNode;
  /** What it means for the reader and what they can do. */
  description?: ReactNode;
  /** What support asks for, such as a request number. */
  detail?: string;
  icon?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** More ways out, after the button that tries again. */
  actions?: ReactNode;
}

/** Stands where things would be, when they could not be fetched or may not be seen. */
export function ErrorState({
  title,
  description,
  detail,
  icon,
  onRetry,
  isRetrying = false,
  actions,
  ...marks
}: ErrorStateProps): ReactNode {
  const strings = useStrings('errorState', errorStateStrings);
  return (
    <div {...marks} role="alert" className={styles.root}>
      <span className={cx(toneClass.critical, styles.mark)}>{icon ?? <WarningGlyph />}</span>
      <p className={styles.title}>{title ?? strings.title}</p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {(onRetry !== undefined || actions !== undefined) && (
        <div className={styles.actions}>
          {onRetry !== undefined && (
            <Button variant="outline" tone="neutral" onPress={onRetry} isPending={isRetrying}>
              {strings.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
