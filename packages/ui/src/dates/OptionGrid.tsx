import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { usePress } from 'react-aria/usePress';
import * as styles from './calendar.css.ts';

interface Option {
  readonly id: number;
  readonly label: string;
  readonly isDisabled?: boolean;
}

interface OptionGridProps {
  label: string;
  options: readonly Option[];
  selectedId: number;
  onSelect: (id: number) => void;
}

const COLUMNS = 3;

/** Months or years to choose from: one tab stop, arrows in both directions. It takes focus when it appears. */
export function OptionGrid({ label, options, selectedId, onSelect }: OptionGridProps): ReactNode {
  const selectedIndex = Math.max(
    0,
    options.findIndex((option) => option.id === selectedId),
  );
  const [index, setIndex] = useState(selectedIndex);
  const active = Math.min(index, options.length - 1);

  function handleKeyDown(event: KeyboardEvent): void {
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
    if (next >= 0 && next < options.length) setIndex(next);
  }

  const rows = Array.from({ length: Math.ceil(options.length / COLUMNS) }, (_, row) =>
    options.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  return (
    <div role="grid" aria-label={label} className={styles.options} onKeyDown={handleKeyDown}>
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
  option: Option;
  isSelected: boolean;
  isActive: boolean;
  onSelect: (id: number) => void;
}

function OptionCell({ option, isSelected, isActive, onSelect }: OptionCellProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { pressProps } = usePress({ isDisabled: option.isDisabled ?? false, onPress: () => onSelect(option.id) });
  useEffect(() => {
    if (isActive) ref.current?.focus({ preventScroll: true });
  }, [isActive]);
  return (
    <div
      {...pressProps}
      ref={ref}
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      aria-disabled={option.isDisabled === true || undefined}
      className={styles.option}
    >
      {option.label}
    </div>
  );
}
