import { useId, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { toSystemDate } from '../../dates/date-system.ts';
import { spokenDate } from '../../dates/date-text.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { useDates } from '../../dates/use-dates.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import type { Place } from '../../parts/grid-keys.ts';
import { draggedTo, type Block } from './block.ts';
import { ChoicePopover } from './ChoicePopover.tsx';
import { DayHeads } from './DayHeads.tsx';
import { DayList } from './DayList.tsx';
import { GridLine } from './GridLine.tsx';
import { wishOf } from './schedule-keys.ts';
import type { ScheduleCell, ScheduleChange, ScheduleChoice, ScheduleRow, ScheduleTotal } from './schedule-types.ts';
import * as styles from './ScheduleGrid.css.ts';
import { scheduleGridStrings } from './strings.ts';
import { TotalLines } from './TotalLines.tsx';
import { useSchedule } from './use-schedule.ts';
import { listBelow, reveal, sizes, useWindow } from './use-window.ts';

export interface ScheduleGridProps extends ElementMarks {
  /** Spoken name. */
  label: string;
  /** What the rows are. */
  rowsLabel: string;
  rows: readonly ScheduleRow[];
  /** AD ISO, one after the other; shown in the reader's calendar. */
  days: readonly IsoDate[];
  choices: readonly ScheduleChoice[];
  /** What is in a cell. Keep it the same function until something changes. */
  cell: (row: string, day: IsoDate) => ScheduleCell;
  /** Told of all that one action plans. Without it, the grid is only read. */
  onPlan?: ((changes: readonly ScheduleChange[]) => void) | undefined;
  totals?: readonly ScheduleTotal[] | undefined;
  isRestDay?: ((day: IsoDate) => boolean) | undefined;
}

const placeAt = (target: EventTarget | null): Place | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
};
const numbers = (from: number, to: number, besides: number): number[] => {
  const found = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return besides >= from && besides <= to ? found : [...found, besides];
};

/** People by days, each day planned as one of a few choices; one day as a list where there is no room. */
export function ScheduleGrid({
  label,
  rowsLabel,
  rows,
  days,
  choices,
  cell,
  onPlan,
  totals = [],
  isRestDay,
  ...marks
}: ScheduleGridProps): ReactNode {
  const strings = useStrings('scheduleGrid', scheduleGridStrings);
  const { system, language } = useDates();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const drawn = useWindow(root, scroller, probe, days.length);
  const schedule = useSchedule({ rows, days, choices, cell, onPlan, strings });
  const [open, setOpen] = useState<HTMLElement>();
  const [filled, setFilled] = useState<Block>();
  const drag = useRef<'select' | 'fill'>(undefined);
  const byId = useMemo(() => new Map(choices.map((choice) => [choice.id, choice])), [choices]);
  const { active, block, last } = schedule;
  const isList = drawn.width > 0 && drawn.width < listBelow * drawn.rem;
  const isReadonly = onPlan === undefined;

  const lastDay = Math.min(drawn.lastDay, last.column);
  // The same while rows are scrolled, so that heads and totals are not drawn again with each frame.
  const columns = useMemo(
    () => numbers(drawn.firstDay, lastDay, active.column),
    [drawn.firstDay, lastDay, active.column],
  );
  const lines = numbers(drawn.firstRow, Math.min(drawn.lastRow, last.row), active.row);

  function go(to: Place, isExtended: boolean): void {
    // The cell has to be drawn before it can take focus.
    flushSync(() => schedule.select(to, isExtended));
    if (scroller.current) reveal(scroller.current, to, drawn, totals.length);
    document.getElementById(`${id}-${to.row}-${to.column}`)?.focus({ preventScroll: true });
  }
  const cellElement = ({ row, column }: Place): HTMLElement | null => document.getElementById(`${id}-${row}-${column}`);

  function openChoice(): void {
    const element = cellElement(active);
    if (element !== null && !isReadonly) setOpen(element);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (placeAt(event.target) === undefined) return;
    const pageRows = Math.max(1, Math.floor(drawn.height / (sizes.row * drawn.rem)) - 3);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const wish = wishOf(event, { at: active, last, pageRows, isRtl });
    if (wish === undefined) return;
    event.preventDefault();
    switch (wish.kind) {
      case 'move':
        go(wish.to, wish.extends);
        break;
      case 'open':
        openChoice();
        break;
      case 'clear':
        schedule.plan(null);
        break;
      case 'all':
        schedule.selectAll();
        break;
      case 'collapse':
        schedule.select(active, false);
        break;
      case 'down':
        schedule.fillDown();
        break;
      case 'along':
        schedule.fillAlong();
        break;
      case 'type':
        schedule.typed(wish.letter);
        break;
    }
  }

  function handlePointerDown(event: PointerEvent): void {
    const place = placeAt(event.target);
    if (place === undefined || event.button !== 0 || event.pointerType === 'touch') return;
    event.preventDefault();
    const isHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
    drag.current = isHandle ? 'fill' : 'select';
    if (isHandle) setFilled(block);
    else go(place, event.shiftKey);
  }
  function handlePointerMove(event: PointerEvent): void {
    const place = placeAt(event.target);
    if (place === undefined || drag.current === undefined || event.buttons === 0) return;
    if (drag.current === 'fill') setFilled(draggedTo(block, place));
    else if (place.row !== active.row || place.column !== active.column) go(place, true);
  }
  function handlePointerUp(event: PointerEvent): void {
    const kind = drag.current;
    drag.current = undefined;
    if (kind === 'fill') {
      if (filled !== undefined) schedule.fillTo(filled);
      setFilled(undefined);
    } else if (kind === 'select' && schedule.isSingle && !event.shiftKey) openChoice();
  }

  const whose = rows[active.row]?.name ?? '';
  const day = toSystemDate(days[active.column], system);
  const opened = schedule.isSingle
    ? strings.choose(whose, day === undefined ? '' : spokenDate(day, system, language))
    : strings.chooseMany((block.bottom - block.top + 1) * (block.end - block.start + 1));

  return (
    <div {...marks} ref={root} className={styles.root}>
      <span ref={probe} aria-hidden="true" className={styles.probe} />
      {isList ? (
        <DayList
          label={label}
          rows={rows}
          days={days}
          choices={byId}
          cell={cell}
          totals={totals}
          strings={strings}
          onOpen={
            isReadonly
              ? undefined
              : (row, column, line) => {
                  schedule.select({ row, column }, false);
                  setOpen(line);
                }
          }
        />
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells are focused, one at a time */}
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + totals.length + 1}
        aria-colcount={days.length + 1}
        aria-multiselectable="true"
        aria-readonly={isReadonly}
        // It stays to be measured while the list is shown in its place.
        hidden={isList}
        className={styles.scroller}
        style={inlineVars({ [styles.days]: days.length, [styles.dayWidth]: `${drawn.day}px` })}
        onKeyDown={handleKeyDown}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={handlePointerUp}
        onClick={(event) => {
          // A finger chooses by a tap, and scrolls by a stroke.
          const place = placeAt(event.target);
          if (place === undefined || (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') return;
          go(place, false);
          openChoice();
        }}
        onCopy={(event) => schedule.copy(event)}
        onPaste={(event) => schedule.paste(event)}
      >
        <div role="rowgroup">
          <DayHeads rowsLabel={rowsLabel} days={days} drawn={columns} isRestDay={isRestDay} />
        </div>
        <div role="rowgroup" className={styles.body} style={{ blockSize: `${rows.length * sizes.row}rem` }}>
          {lines.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            const isSelected = index >= block.top && index <= block.bottom;
            const isFilled = filled !== undefined && index >= filled.top && index <= filled.bottom;
            return (
              <GridLine
                key={row.id}
                id={id}
                row={row}
                index={index}
                days={days}
                drawn={columns.join(' ')}
                isWhole={columns.length === days.length}
                from={isSelected ? block.start : -1}
                to={isSelected ? block.end : -1}
                fillFrom={isFilled ? filled.start : -1}
                fillTo={isFilled ? filled.end : -1}
                active={index === active.row ? active.column : -1}
                handle={!isReadonly && index === block.bottom ? block.end : -1}
                choices={byId}
                cell={cell}
                isWide={drawn.day >= sizes.wide * drawn.rem}
                isReadonly={isReadonly}
                strings={strings}
              />
            );
          })}
        </div>
        {totals.length > 0 && <TotalLines totals={totals} days={days} drawn={columns} from={rows.length + 2} />}
      </div>
      <div role="status" className={visuallyHidden}>
        {schedule.news}
      </div>
      {open !== undefined && (
        <ChoicePopover
          label={opened}
          anchor={open}
          choices={choices}
          onChoose={schedule.plan}
          onClose={() => {
            setOpen(undefined);
            open.focus();
          }}
        />
      )}
    </div>
  );
}
