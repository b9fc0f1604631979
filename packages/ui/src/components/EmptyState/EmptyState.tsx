import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './EmptyState.css.ts';
import { emptyStateStrings } from './strings.ts';

export interface EmptyStateProps extends ElementMarks {
  /** What is not there. */
  title?: ReactNode;
  /** Why, and what would change it. */
  description?: ReactNode;
  icon?: ReactNode;
  /** The next step, as a button or a link. */
  actions?: ReactNode;
}

/** Stands where things would be, when there are none. */
export function EmptyState({ title, description, icon, actions, ...marks }: EmptyStateProps): ReactNode {
  const strings = useStrings('emptyState', emptyStateStrings);
  return (
    <div {...marks} className={styles.root}>
      {icon !== undefined && <span className={cx(toneClass.neutral, styles.mark)}>{icon}</span>}
      <p className={styles.title}>{title ?? strings.title}</p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
