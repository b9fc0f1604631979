const CONTROLS =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"], audio[controls], video[controls]';

/** What can take focus inside an element, the cells themselves left out. */
export function controlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => !each.hasAttribute('aria-colindex'));
}

/** Whether a press in a cell is meant for something in it, or for changing it, and not for the row. */
export function isMeantForCell(target: Element, cell: Element): boolean {
  const control = target.closest(`:is(${CONTROLS}, label):not([aria-colindex])`);
  return cell.hasAttribute('data-editable') || (control !== null && cell.contains(control));
}

/** Those of them that can be used now. */
export function usableControls(cell: Element): HTMLElement[] {
  return controlsIn(cell).filter((each) => !each.matches(':disabled, [aria-hidden="true"]') && each.checkVisibility());
}

/** Whether a control needs the arrow keys itself. */
export function takesArrows(element: Element): boolean {
  return element.matches(
    'textarea, select, input:not([type="checkbox"]):not([type="button"]), [contenteditable="true"], [role="combobox"], [role="slider"], [role="spinbutton"], [role="radio"], [role="textbox"], [role="tab"]',
  );
}

/** The cell of a row that is in a column, or over it. */
export function cellOf(row: Element, column: number): HTMLElement | undefined {
  let before: HTMLElement | undefined;
  for (const cell of row.querySelectorAll<HTMLElement>(':scope > [aria-colindex]')) {
    const first = Number(cell.getAttribute('aria-colindex')) - 1;
    const span = Number(cell.getAttribute('aria-colspan') ?? 1);
    if (first === column || (first < column && column < first + span)) return cell;
    if (first < column) before = cell;
  }
  return before ?? row.querySelector<HTMLElement>(':scope > [aria-colindex]') ?? undefined;
}

/** The cell that an element belongs to. */
export function cellAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[aria-colindex]');
}

export interface Place {
  readonly row: number;
  readonly column: number;
}

export function placeOf(cell: Element): Place {
  return {
    row: Number(cell.parentElement?.getAttribute('aria-rowindex')) - 1,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  };
}
