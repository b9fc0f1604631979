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

const nothing: Drawn = { width: 0, height: 0, rem: 16, day: 52, firstRow: 0, lastRow: 11, firstDay: 0, lastDay: 31 };
const down = (value: number): number => Math.max(0, Math.floor(value / step) * step);
const up = (value: number): number => Math.ceil(value / step) * step;

/** Which rows and days are in sight, with some around them; the width is that of the place, whatever is shown in it. */
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
    const measure = (): void => {
      const rem = line.getBoundingClientRect().width || 16;
      const top = box.scrollTop / (sizes.row * rem);
      const room = (box.clientWidth - sizes.head * rem) / Math.max(days, 1);
      const day = Math.floor(Math.min(Math.max(room, sizes.day * rem), sizes.widest * rem));
      const start = Math.abs(box.scrollLeft) / day;
      const next: Drawn = {
        width: whole.clientWidth,
        height: box.clientHeight,
        rem,
        day,
        firstRow: down(top - spare.rows),
        lastRow: up(top + box.clientHeight / (sizes.row * rem) + spare.rows),
        firstDay: down(start - spare.days),
        lastDay: up(start + box.clientWidth / day + spare.days),
      };
      setDrawn((held) =>
        Object.keys(next).every((key) => held[key as keyof Drawn] === next[key as keyof Drawn]) ? held : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(whole);
    observer.observe(box);
    observer.observe(line);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
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
