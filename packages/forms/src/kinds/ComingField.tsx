import { Skeleton } from '@karmik/ui/Skeleton';
import type { ReactNode } from 'react';
import * as styles from './kinds.css.ts';

/** The outline of a control that is on its way, as high as it will be. */
export function ComingField({ label }: { label: string }): ReactNode {
  return (
    <div className={styles.group} data-coming>
      <span className={styles.groupLabel}>{label}</span>
      <Skeleton shape="field" />
    </div>
  );
}
