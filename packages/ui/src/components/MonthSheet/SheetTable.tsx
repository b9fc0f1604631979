import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useToday } from '../../dates/use-dates.ts';
import { cx } from '../../foundation/cx.ts';
import { stepOf, type Place } from '../../parts/grid-keys.ts';
import * as styles from './MonthSheet.css.ts';
import type { SheetContent } from './sheet-types.ts';
import { SheetLine } from './SheetLine.tsx';
import { useSheetTexts } from './use-sheet-texts.ts';

const pageRows = 10;

interface SheetTableProps extends SheetContent {
  label: string;
  peopleLabel: string;
}

/** Everyone by all days. */
export function SheetTable({ label, peopleLabel, ...content }: SheetTableProps): ReactNode {
  const { days, people, codes, totals, isRestDay } = content;
  const today = useToday();
  const { number, weekday, spoken } = useSheetTexts();
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, column: Math.max(0, days.indexOf(today)) });
  const last = { row: people.length - 1, column: days.length - 1 };
  const active = { row: Math.min(at.row, last.row), column: Math.min(at.column, last.column) };

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.altKey || placeOf(event.target) === undefined) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = stepOf(event, { at: active, last, pageRows, isRtl });
    if (to === undefined) return;
    event.preventDefault();
    const cell = table.current?.querySelector<HTMLElement>(`[data-row="${to.row}"][data-column="${to.column}"]`);
    (cell?.querySelector<HTMLElement>('a') ?? cell)?.focus();
  }
  function handleFocus(event: FocusEvent): void {
    const place = placeOf(event.target);
    if (place !== undefined) setAt(place);
  }

  return (
    <div className={styles.room}>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its keys go over cells
        role="grid"
        aria-label={label}
        aria-readonly="true"
        className={styles.table}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
      >
        <thead>
          <tr>
            <th scope="col" role="columnheader" className={cx(styles.head, styles.person)}>
              {peopleLabel}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                role="columnheader"
                aria-label={spoken(day)}
                className={cx(
                  styles.head,
                  styles.day,
                  isRestDay?.(day) === true && styles.rest,
                  day === today && styles.today,
                )}
              >
                <span className={styles.weekday}>{weekday(day)}</span>
                {number(day)}
              </th>
            ))}
            {codes.map(({ id, short, label: name }) => (
              <th key={id} scope="col" role="columnheader" aria-label={name} className={styles.head}>
                {short}
              </th>
            ))}
            {totals.map(({ id, label: name }) => (
              <th key={id} scope="col" role="columnheader" className={styles.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person, row) => (
            <SheetLine
              key={person.id}
              {...content}
              person={person}
              row={row}
              active={row === active.row ? active.column : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell === null ? undefined : { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}
