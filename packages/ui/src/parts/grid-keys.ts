import type { KeyboardEvent } from 'react';

/** A cell of a grid, counted from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface Around {
  readonly at: Place;
  readonly last: Place;
  /** Rows that Page Up and Page Down pass. */
  readonly pageRows: number;
  readonly isRtl: boolean;
}

/** The cell that a key goes to in a grid: arrows, Home, End and pages, further with Ctrl; undefined for other keys. */
export function stepOf(event: KeyboardEvent, { at, last, pageRows, isRtl }: Around): Place | undefined {
  const hasCommand = event.ctrlKey || event.metaKey;
  const forward = isRtl ? -1 : 1;
  const steps: Readonly<Record<string, Place>> = {
    ArrowRight: { row: at.row, column: hasCommand ? (isRtl ? 0 : last.column) : at.column + forward },
    ArrowLeft: { row: at.row, column: hasCommand ? (isRtl ? last.column : 0) : at.column - forward },
    ArrowDown: { row: hasCommand ? last.row : at.row + 1, column: at.column },
    ArrowUp: { row: hasCommand ? 0 : at.row - 1, column: at.column },
    PageDown: { row: at.row + pageRows, column: at.column },
    PageUp: { row: at.row - pageRows, column: at.column },
    Home: { row: hasCommand ? 0 : at.row, column: 0 },
    End: { row: hasCommand ? last.row : at.row, column: last.column },
  };
  const step = steps[event.key];
  return (
    step && {
      row: Math.min(Math.max(step.row, 0), last.row),
      column: Math.min(Math.max(step.column, 0), last.column),
    }
  );
}
