import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { toneClass } from '../../tokens/tone.css.ts';
import * as styles from './GanttChart.css.ts';
import type { GanttTask } from './gantt-types.ts';

/** What people do with bars. */
export interface BarEvents {
  /** It is held so many days from its place, and not set yet. */
  readonly onShift: (task: GanttTask, days: number) => void;
  readonly onSet: (task: GanttTask, days: number) => void;
  readonly onLeave: () => void;
  readonly onOpen: (task: GanttTask) => void;
  readonly onFocus: (index: number) => void;
  /** @returns whether a key goes to another row */
  readonly onGo: (index: number, key: string) => boolean;
}

interface GanttBarProps {
  task: GanttTask;
  index: number;
  from: number;
  length: number;
  /** Days by which it is being moved. */
  shift: number;
  /** Its days as they would be, while it is being moved. */
  days: string;
  /** Width of a day in pixels. */
  dayPx: number;
  label: string;
  /** Id of what says how it is moved; absent where it stays. */
  howId: string | undefined;
  isTabStop: boolean;
  /** A press opens it. */
  opens: boolean;
  events: BarEvents;
}

/** The bar of a task: it opens the task, and is moved by dragging or by arrow keys. */
export function GanttBar({
  task,
  index,
  from,
  length,
  shift,
  days,
  dayPx,
  label,
  howId,
  isTabStop,
  opens,
  events: { onShift, onSet, onLeave, onOpen, onFocus, onGo },
}: GanttBarProps): ReactNode {
  const drag = useRef<{ x: number; day: number; hasMoved: boolean }>(undefined);
  const isMovable = howId !== undefined;
  const place = inlineVars({ [styles.from]: from, [styles.length]: length, [styles.shift]: shift });

  function handlePointerDown(event: PointerEvent<HTMLButtonElement>): void {
    // A finger scrolls the chart.
    if (!isMovable || event.button !== 0 || event.pointerType === 'touch') return;
    const bar = event.currentTarget;
    const isRtl = getComputedStyle(bar).direction === 'rtl';
    drag.current = { x: event.clientX, day: isRtl ? -dayPx : dayPx, hasMoved: false };
    bar.setPointerCapture(event.pointerId);
  }
  function handlePointerMove(event: PointerEvent): void {
    if (drag.current === undefined) return;
    const { x, day } = drag.current;
    const next = Math.round((event.clientX - x) / day);
    if (next !== 0) drag.current.hasMoved = true;
    if (next !== shift) onShift(task, next);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[event.key];
    if (step !== undefined && isMovable) onShift(task, shift + step * (event.shiftKey ? 7 : 1));
    else if (event.key === 'Escape' && shift !== 0) onLeave();
    else if (event.key === 'Enter' && shift !== 0) onSet(task, shift);
    else if (!onGo(index, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <button
        type="button"
        className={cx(
          toneClass[task.tone ?? 'neutral'],
          styles.bar,
          isMovable && styles.movable,
          shift !== 0 && styles.moving,
        )}
        style={place}
        aria-label={label}
        aria-describedby={howId}
        tabIndex={isTabStop ? 0 : -1}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={() => {
          if (drag.current?.hasMoved === true && shift !== 0) onSet(task, shift);
        }}
        onPointerCancel={() => {
          drag.current = undefined;
          onLeave();
        }}
        onClick={() => {
          // The end of a drag is a click, too.
          const hasMoved = drag.current?.hasMoved === true;
          drag.current = undefined;
          if (!hasMoved && opens) onOpen(task);
        }}
        onKeyDown={handleKeyDown}
        onFocus={() => onFocus(index)}
        onBlur={onLeave}
      />
      {shift !== 0 && (
        <span aria-hidden="true" className={styles.bubble} style={place}>
          {days}
        </span>
      )}
    </>
  );
}
