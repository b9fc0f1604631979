import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './DescriptionList.css.ts';

/** A name and what it stands for. */
export interface Description {
  readonly id?: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Takes the whole width, for long texts. */
  readonly isWide?: boolean;
}

export interface DescriptionListProps extends ElementMarks {
  items: readonly Description[];
  columns?: '1' | '2' | '3';
  /** Name and value on one line, the value at the end, where there is room; `always` for short values such as amounts. */
  isBeside?: boolean | 'always';
  /** Shown for a value that is not there. */
  emptyValue?: ReactNode;
}

/** Names and values of one thing, as in its details. */
export function DescriptionList({
  items,
  columns = '2',
  isBeside = false,
  emptyValue = '–',
  ...marks
}: DescriptionListProps): ReactNode {
  return (
    <div {...marks} className={styles.container}>
      <dl className={cx(styles.list, styles.columns[columns])}>
        {items.map((item, index) => (
          <div
            key={item.id ?? index}
            className={cx(
              styles.item,
              item.isWide === true && styles.wide,
              isBeside === true && styles.beside,
              isBeside === 'always' && styles.alwaysBeside,
            )}
          >
            <dt className={styles.term}>{item.label}</dt>
            <dd className={styles.detail}>
              {item.value === undefined || item.value === null || item.value === '' ? emptyValue : item.value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
