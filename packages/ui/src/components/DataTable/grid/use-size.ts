import { useLayoutEffect, useState, type RefObject } from 'react';

export interface GridSize {
  /** Inner width and height of the scrolling box; nought until it is measured. */
  readonly width: number;
  readonly height: number;
  readonly row: number;
  readonly rem: number;
}

const unknown: GridSize = { width: 0, height: 0, row: 44, rem: 16 };

/**
 * What a grid found last. The next one is often as wide, as the lists of an app are: then its first drawing stands, where a wrong width
 * makes the browser work out the style of every cell twice.
 */
let found = unknown;

/** The size of the box and of a row, before the first paint and whenever either changes. */
export function useSize(scroller: RefObject<HTMLElement | null>, probe: RefObject<HTMLElement | null>): GridSize {
  const [size, setSize] = useState(found);
  useLayoutEffect(() => {
    const box = scroller.current;
    const line = probe.current;
    if (box === null || line === null) return;
    const measure = (): void => {
      const { width: rem, height: row } = line.getBoundingClientRect();
      const next: GridSize = {
        width: box.clientWidth,
        height: box.clientHeight,
        row: row || unknown.row,
        rem: rem || 16,
      };
      found = next;
      setSize((held) =>
        held.width === next.width && held.height === next.height && held.row === next.row && held.rem === next.rem
          ? held
          : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(line);
    return () => observer.disconnect();
  }, [scroller, probe]);
  return size;
}
