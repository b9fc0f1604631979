import type { KeyboardEvent } from 'react';
import { cellAround, placeOf, takesArrows, usableControls, type Place } from './focus.ts';

/** What the keyboard can do with a grid. Rows are counted from the first heading on. */
export interface KeyboardGrid {
  readonly root: HTMLElement;
  readonly headerRows: number;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly pageRows: number;
  readonly isCard: boolean;
  readonly canSelect: boolean;
  /** Brings a cell into sight and focuses it. */
  readonly moveTo: (place: Place) => void;
  readonly sort: (column: number, isAdded: boolean) => void;
  readonly resize: (column: number, step: number) => void;
  readonly reorder: (column: number, step: number) => void;
  readonly openMenu: (column: number) => void;
  readonly select: (line: number, isRange: boolean) => void;
  /** Takes the selection on from one line to the next. */
  readonly extend: (from: number, to: number) => void;
  readonly selectAll: () => void;
  /** Opens or closes a group, or what is under a row. */
  readonly toggle: (cell: HTMLElement) => boolean;
  readonly edit: (cell: HTMLElement, typed?: string) => boolean;
}

const WIDTH_STEP = 16;

/** Keys of a control inside a cell that belong to the grid: out of the cell, and round inside it. */
export function handleInnerKey(event: KeyboardEvent, grid: KeyboardGrid): void {
  const target = event.target as HTMLElement;
  const cell = cellAround(target);
  if (cell === null || target === cell || !grid.root.contains(target)) return;
  if (target.closest('[data-editor]') !== null) return;
  if (event.key === 'Escape' || event.key === 'F2') {
    event.preventDefault();
    event.stopPropagation();
    cell.focus();
  } else if (event.key === 'Tab') {
    const controls = usableControls(cell);
    const at = controls.indexOf(target);
    event.preventDefault();
    event.stopPropagation();
    controls[(at + (event.shiftKey ? -1 : 1) + controls.length) % controls.length]?.focus();
  }
}

export function handleGridKey(event: KeyboardEvent, grid: KeyboardGrid): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || !grid.root.contains(target)) return;
  const cell = cellAround(target);
  if (cell === null) return;
  const isInside = target !== cell;
  if (isInside && (takesArrows(target) || event.key === 'Enter' || event.key === ' ')) return;
  const isDone = move(event, cell, grid) || act(event, cell, grid);
  if (isDone) {
    event.preventDefault();
    event.stopPropagation();
  }
}

function isReversed(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

function move(event: KeyboardEvent, cell: HTMLElement, grid: KeyboardGrid): boolean {
  const { row, column } = placeOf(cell);
  const isHeader = row < grid.headerRows;
  const hasCommand = event.ctrlKey || event.metaKey;
  const last = grid.rowCount - 1;
  const go = (to: Place): boolean => {
    grid.moveTo({
      row: Math.min(Math.max(to.row, 0), last),
      column: Math.min(Math.max(to.column, 0), grid.columnCount - 1),
    });
    return true;
  };
  const sideways = (step: number): boolean => {
    if (isHeader && event.shiftKey && hasCommand) grid.reorder(column, step);
    else if (isHeader && event.shiftKey) grid.resize(column, step * WIDTH_STEP);
    else if (event.shiftKey || event.altKey || hasCommand) return false;
    else return goAlong(cell, step, go);
    return true;
  };
  switch (event.key) {
    case 'ArrowRight':
      return sideways(isReversed(cell) ? -1 : 1);
    case 'ArrowLeft':
      return sideways(isReversed(cell) ? 1 : -1);
    case 'ArrowDown':
    case 'ArrowUp': {
      if (event.altKey || hasCommand) return false;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (grid.isCard && !event.shiftKey) return goThroughCards(cell, step, go);
      const to = row + step;
      if (event.shiftKey && !isHeader && grid.canSelect && to >= grid.headerRows && to <= last) {
        grid.extend(row - grid.headerRows, to - grid.headerRows);
      }
      return go({ row: to, column });
    }
    case 'Home':
      return go({ row: hasCommand ? grid.headerRows : row, column: 0 });
    case 'End':
      return go({ row: hasCommand ? last : row, column: grid.columnCount - 1 });
    case 'PageDown':
      return go({ row: Math.max(row, grid.headerRows - 1) + grid.pageRows, column });
    case 'PageUp':
      return go({ row: isHeader ? row : Math.max(row - grid.pageRows, grid.headerRows), column });
    default:
      return false;
  }
}

/** To the next cell of the row, over the whole width of one that spans columns. */
function goAlong(cell: HTMLElement, step: number, go: (to: Place) => boolean): boolean {
  const { row, column } = placeOf(cell);
  const span = Number(cell.getAttribute('aria-colspan') ?? 1);
  return go({ row, column: step > 0 ? column + span : column - 1 });
}

/** On a card, cells stand one under another: down goes through them and on to the next card. */
function goThroughCards(cell: HTMLElement, step: number, go: (to: Place) => boolean): boolean {
  const row = cell.parentElement;
  const cells = [...(row?.querySelectorAll<HTMLElement>(':scope > [aria-colindex]') ?? [])];
  const next = cells[cells.indexOf(cell) + step];
  if (next !== undefined) return go(placeOf(next));
  const place = placeOf(cell);
  return go({ row: place.row + step, column: place.column });
}

function act(event: KeyboardEvent, cell: HTMLElement, grid: KeyboardGrid): boolean {
  const { row, column } = placeOf(cell);
  const isHeader = row < grid.headerRows;
  const line = row - grid.headerRows;
  const hasCommand = event.ctrlKey || event.metaKey;
  if (event.key === 'ArrowDown' && event.altKey && isHeader) {
    grid.openMenu(column);
    return true;
  }
  if (event.key.toLowerCase() === 'a' && hasCommand && grid.canSelect) {
    grid.selectAll();
    return true;
  }
  if (event.key === 'Enter' && isHeader && cell.querySelector('[data-act="sort"]') !== null) {
    grid.sort(column, event.shiftKey);
    return true;
  }
  if (event.key === 'Enter' || event.key === 'F2') {
    if (!hasCommand && (grid.edit(cell) || (event.key === 'Enter' && grid.toggle(cell)))) return true;
    const [control] = usableControls(cell);
    control?.focus();
    return control !== undefined;
  }
  if (event.key === ' ') {
    const box = cell.querySelector<HTMLInputElement>('input[data-act="select-all"]');
    if (isHeader) {
      box?.click();
      return true;
    }
    if (!event.shiftKey && grid.toggle(cell)) return true;
    if (grid.canSelect) grid.select(line, event.shiftKey);
    return true;
  }
  const isLetter = event.key.length === 1 && !hasCommand && !event.altKey;
  return isLetter && !isHeader && grid.edit(cell, event.key);
}
