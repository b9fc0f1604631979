import { useLayoutEffect, useState, type RefObject } from 'react';

/** Sizes of the grid in rem: every row and every day has the same; days take the room that there is, up to the widest. */
export const sizes = { head: 12, day: 3.25, wide: 6.5, widest: 9, row: 2.5, top: 3, total: 2 } as const;
/** In a narrower place, in rem, names would leave room for few days. */
export const listBelow = 40;

const spare = { rows: 8, days: 4 } as const;
/** Ranges move in steps, so that most scrolling draws nothing. */
const step = 4;

export interface Drawn {
  /** Inner width and height of the box in pixels; nought until it is measured. */
  readonly width: number;
  readonly height: number;
  readonly rem: number;
  /** Of a day, in pixels. */
  readonly day: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstDay: number;
  readonly lastDay: number;
}

/** Up to so many days all are drawn: scrolling along them then draws nothing. */
const wholeUntil = 42;

/** Cells that one frame draws while someone scrolls: more of them would hold up the scrolling. */
const cellsAtOnce = 32;

/** The rows of the next frame: those that are still in sight, and a few more towards the others, in the direction of the scrolling first. */
export function nextDrawn(held: Drawn, wanted: Drawn): Drawn {
  const most = Math.max(1, Math.floor(cellsAtOnce / (wanted.lastDay - wanted.firstDay + 1)));
  const [first, last] = [Math.max(held.firstRow, wanted.firstRow), Math.min(held.lastRow, wanted.lastRow)];
  // Nothing of it is drawn: what is in sight comes before what is around it.
  if (first > last) {
    const top = Math.min(wanted.firstRow + spare.rows, wanted.lastRow);
    return { ...wanted, firstRow: top, lastRow: Math.min(top + most - 1, wanted.lastRow) };
  }
  const below = Math.min(wanted.lastRow - last, most);
  const above = Math.min(first - wanted.firstRow, most - below);
  return { ...wanted, firstRow: first - above, lastRow: last + below };
}

const isSame = (one: Drawn, other: Drawn): boolean =>
  Object.keys(one).every((key) => one[key as keyof Drawn] === other[key as keyof Drawn]);

const nothing: Drawn = { width: 0, height: 0, rem: 16, day: 52, firstRow: 0, lastRow: 11, firstDay: 0, lastDay: 31 };
const down = (value: number): number => Math.max(0, Math.floor(value / step) * step);
const up = (value: number): number => Math.ceil(value / step) * step;

/**
 * Which rows and days are in sight, with some around them; the width is that of the place, whatever is shown in it. While someone
 * scrolls, rows come a few with each frame.
 */
export function useWindow(
  root: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  days: number,
): Drawn {
  const [drawn, setDrawn] = useState(nothing);
  useLayoutEffect(() => {
    const box = scroller.current;
    const [whole, line] = [root.current, probe.current];
    if (box === null || whole === null || line === null) return undefined;
    const measure = (): Drawn => {
      const rem = line.getBoundingClientRect().width || 16;
      const top = box.scrollTop / (sizes.row * rem);
      const room = (box.clientWidth - sizes.head * rem) / Math.max(days, 1);
      const day = Math.floor(Math.min(Math.max(room, sizes.day * rem), sizes.widest * rem));
      const start = Math.abs(box.scrollLeft) / day;
      const isWhole = days <= wholeUntil;
      return {
        width: whole.clientWidth,
        height: box.clientHeight,
        rem,
        day,
        firstRow: down(top - spare.rows),
        lastRow: up(top + box.clientHeight / (sizes.row * rem) + spare.rows),
        firstDay: isWhole ? 0 : down(start - spare.days),
        lastDay: isWhole ? days - 1 : up(start + box.clientWidth / day + spare.days),
      };
    };
    let wanted = nothing;
    let held = nothing;
    let frame = 0;
    const draw = (next: Drawn): void => {
      if (!isSame(held, next)) setDrawn(next);
      held = next;
    };
    const advance = (): void => {
      frame = 0;
      draw(nextDrawn(held, wanted));
      if (!isSame(held, wanted)) frame = requestAnimationFrame(advance);
    };
    const resized = (): void => {
      wanted = measure();
      draw(wanted);
    };
    const scrolled = (): void => {
      wanted = measure();
      if (frame === 0 && !isSame(held, wanted)) frame = requestAnimationFrame(advance);
    };
    resized();
    const observer = new ResizeObserver(resized);
    observer.observe(whole);
    observer.observe(box);
    observer.observe(line);
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      box.removeEventListener('scroll', scrolled);
    };
  }, [root, scroller, probe, days]);
  return drawn;
}

/** Scrolls no further than a cell asks for: what stands still at the edges must not cover it. */
export function reveal(
  box: HTMLElement,
  { row, column }: { row: number; column: number },
  { rem, day }: Pick<Drawn, 'rem' | 'day'>,
  totals: number,
): void {
  const top = row * sizes.row * rem;
  const room = box.clientHeight - (sizes.top + totals * sizes.total) * rem;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + sizes.row * rem > box.scrollTop + room) box.scrollTop = top + sizes.row * rem - room;
  const start = column * day;
  const across = box.clientWidth - sizes.head * rem;
  // Where text runs from right to left, boxes scroll below nought.
  const sign = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
  const at = Math.abs(box.scrollLeft);
  if (start < at) box.scrollLeft = sign * start;
  else if (start + day > at + across) box.scrollLeft = sign * (start + day - across);
}
