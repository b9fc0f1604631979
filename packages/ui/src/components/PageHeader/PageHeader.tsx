import type { ReactNode } from 'react';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { Heading } from '../Heading/index.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends ElementMarks {
  title: ReactNode;
  description?: ReactNode;
  /** A `Breadcrumbs` above the title. */
  breadcrumbs?: ReactNode;
  /** Beside the title, such as a `StatusTag`. */
  status?: ReactNode;
  /** What can be done with the page, the main thing last. */
  actions?: ReactNode;
}

/** What this page is and what can be done with it. It holds the one first-level heading. */
export function PageHeader({ title, description, breadcrumbs, status, actions, ...marks }: PageHeaderProps): ReactNode {
  return (
    <div {...marks} className={styles.root}>
      {breadcrumbs}
      <div className={styles.line}>
        <div className={styles.titles}>
          <div className={styles.titleLine}>
            <Heading level="1">{title}</Heading>
            {status}
          </div>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
