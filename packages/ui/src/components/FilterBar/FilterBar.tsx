import { Children, useId, useState, type ReactNode } from 'react';
import { FilterGlyph } from '../../glyphs/glyphs.tsx';
import { useStrings } from '../../strings/strings-context.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { Button } from '../Button/index.ts';
import { Tag } from '../Tag/index.ts';
import { filterBarStrings } from './strings.ts';
import * as styles from './FilterBar.css.ts';

/** A filter in force, as a tag that takes it away. */
export interface ActiveFilter {
  readonly id: string;
  /** What is filtered by, such as "Place: Pokhara". */
  readonly label: string;
  readonly onRemove: () => void;
}

export interface FilterBarProps extends ElementMarks {
  /** Spoken name of the bar. */
  label: string;
  /** A `SearchField`. */
  search?: ReactNode;
  /** Fields to filter by. They are behind a button, so that a list begins with its rows. */
  children?: ReactNode;
  active?: readonly ActiveFilter[];
  onClear?: () => void;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** What a list is narrowed by: search, filters, and the filters in force. */
export function FilterBar({
  label,
  search,
  children,
  active = [],
  onClear,
  actions,
  ...marks
}: FilterBarProps): ReactNode {
  const strings = useStrings('filterBar', filterBarStrings);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const controls = Children.toArray(children);
  return (
    <search {...marks} aria-label={label} className={styles.container}>
      <div className={styles.root}>
        <div className={styles.line}>
          {search !== undefined && <div className={styles.search}>{search}</div>}
          {controls.length > 0 && (
            <Button
              variant="outline"
              tone="neutral"
              iconStart={<FilterGlyph />}
              aria-expanded={isOpen}
              aria-controls={id}
              onPress={() => setIsOpen(!isOpen)}
            >
              {strings.filters(active.length)}
            </Button>
          )}
          {actions !== undefined && <div className={styles.end}>{actions}</div>}
        </div>
        {controls.length > 0 && (
          <div id={id} hidden={!isOpen} className={styles.controls}>
            {controls}
          </div>
        )}
        {active.length > 0 && (
          <div role="group" aria-label={strings.active} className={styles.active}>
            {active.map((filter) => (
              <Tag key={filter.id} tone="accent" onRemove={filter.onRemove}>
                {filter.label}
              </Tag>
            ))}
            {onClear !== undefined && (
              <Button size="sm" variant="ghost" tone="neutral" onPress={onClear}>
                {strings.clear}
              </Button>
            )}
          </div>
        )}
      </div>
    </search>
  );
}
