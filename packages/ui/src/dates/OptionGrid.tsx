import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { usePress } from 'react-aria/usePress';
import * as styles from './calendar.css.ts';

export interface GridOption {
  readonly id: number;
  readonly label: string;
  /** A second, quieter line. */
  readonly detail?: string | undefined;
  /** What is read instead of the lines. */
  readonly name?: string | undefined;
  readonly isDisabled?: boolean;
}

interface OptionGridProps {
  label: string;
  options: readonly GridOption[];
  selectedId: number | undefined;
  /** Where focus begins when nothing is chosen. */
  startId?: number | undefined;
  onSelect: (id: number) => void;
  /** Told of PageUp and PageDown. */
  onPage?: ((direction: 1 | -1) => void) | undefined;
}

const COLUMNS = 3;

/** Months or years to choose from: one tab stop, arrows in both directions. It takes focus when it appears. */
export function OptionGrid({ label, options, selectedId, startId, onSelect, onPage }: OptionGridProps): ReactNode {
  const [index, setIndex] = useState(() => {
    const indexOf = (id: number | undefined): number => options.findIndex((option) => option.id === id);
    return Math.max(0, indexOf(selectedId) === -1 ? indexOf(startId) : indexOf(selectedId));
  });
  const active = Math.min(index, options.length - 1);
  const grid = useRef<HTMLDivElement>(null);
  // Focus follows keys, and comes here at the start; someone who presses the buttons above stays on them.
  const wantsFocus = useRef(true);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });

  function handleKeyDown(event: KeyboardEvent): void {
    if (onPage !== undefined && (event.key === 'PageUp' || event.key === 'PageDown')) {
      event.preventDefault();
      wantsFocus.current = true;
      onPage(event.key === 'PageUp' ? -1 : 1);
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRtl ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: active + forward,
      ArrowLeft: active - forward,
      ArrowDown: active + COLUMNS,
      ArrowUp: active - COLUMNS,
      Home: 0,
      End: options.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0 || next >= options.length) return;
    wantsFocus.current = true;
    setIndex(next);
  }

  const rows = Array.from({ length: Math.ceil(options.length / COLUMNS) }, (_, row) =>
    options.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  return (
    <div ref={grid} role="grid" aria-label={label} className={styles.options} onKeyDown={handleKeyDown}>
      {rows.map((row, rowIndex) => (
        <div key={rowIndex} role="row" className={styles.optionRow}>
          {row.map((option, column) => (
            <OptionCell
              key={option.id}
              option={option}
              isSelected={option.id === selectedId}
              isActive={rowIndex * COLUMNS + column === active}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionCellProps {
  option: GridOption;
  isSelected: boolean;
  isActive: boolean;
  onSelect: (id: number) => void;
}

function OptionCell({ option, isSelected, isActive, onSelect }: OptionCellProps): ReactNode {
  const { pressProps } = usePress({ isDisabled: option.isDisabled ?? false, onPress: () => onSelect(option.id) });
  return (
    <div
      {...pressProps}
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      aria-disabled={option.isDisabled === true || undefined}
      aria-label={option.name}
      className={styles.option}
    >
      <span>{option.label}</span>
      {option.detail !== undefined && <bdi className={styles.optionDetail}>{option.detail}</bdi>}
    </div>
  );
}
