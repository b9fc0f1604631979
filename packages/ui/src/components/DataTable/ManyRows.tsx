import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { scrollerOf } from '../../parts/scroller-of.ts';
import { FirstRows, ROW_HEIGHT, SpaceRow } from './FirstRows.tsx';
import { useHeldWidths } from './use-held-widths.ts';

interface ManyRowsProps {
  ids: readonly string[];
  body: RefObject<HTMLTableSectionElement | null>;
  /** What the widths of columns are held for. */
  columnsKey: string;
  columnCount: number;
  /** Draws the row at a place in the order. */
  row: (index: number) => ReactNode;
}

/**
 * The rows of a long table that are in sight, with room for the others above and below. They scroll with the page, or with the box that
 * the table is in. A page that is printed has them all.
 */
export function ManyRows({ ids, body, columnsKey, columnCount, row }: ManyRowsProps): ReactNode {
  // Absent until it is known; null where the page itself scrolls.
  const [scroller, setScroller] = useState<HTMLElement | null>();
  const [margin, setMargin] = useState(0);
  const [isPrinted, setIsPrinted] = useState(false);

  // A row that has the focus stays drawn, or the focus would be lost when it is scrolled away.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const focused = document.activeElement?.closest<HTMLElement>('tr[data-index]');
      const kept = focused?.parentElement === body.current ? Number(focused?.dataset['index']) : -1;
      const drawn = defaultRangeExtractor(range);
      return kept < 0 || kept >= range.count || drawn.includes(kept) ? drawn : [...drawn, kept].sort((a, b) => a - b);
    },
    [body],
  );
  const options = {
    count: ids.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index: number) => ids[index] ?? index,
    measureElement: (element: Element) => element.getBoundingClientRect().height,
    rangeExtractor,
    overscan: 10,
    scrollMargin: margin,
  };
  // oxlint-disable-next-line react/incompatible-library -- nothing that it returns is given to anything memoized
  const inPage = useWindowVirtualizer<HTMLElement>({ ...options, enabled: scroller === null });
  const inBox = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    enabled: scroller !== null && scroller !== undefined,
    getScrollElement: () => scroller ?? null,
  });
  const virtualizer = scroller === null ? inPage : inBox;
  const drawnKey = virtualizer.getVirtualIndexes().join();

  // The box of the table itself scrolls to the sides alone, for which a browser gives it both.
  useLayoutEffect(() => setScroller(scrollerOf(body.current?.closest('table')?.parentElement ?? null)), [body]);
  // Whatever is above the table may grow without drawing it, so its place is read again whenever other rows are drawn.
  useLayoutEffect(() => {
    if (body.current === null) return;
    const { top } = body.current.getBoundingClientRect();
    const start = Math.round(
      scroller ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + window.scrollY,
    );
    if (Math.abs(start - margin) > 1) setMargin(start);
  }, [body, scroller, margin, drawnKey, ids]);
  useLayoutEffect(() => {
    const print = (): void => flushSync(() => setIsPrinted(true));
    const end = (): void => setIsPrinted(false);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  useHeldWidths(body, columnsKey);
  useLayoutEffect(() => {
    for (const element of body.current?.querySelectorAll<HTMLElement>(':scope > tr[data-index]') ?? [])
      virtualizer.measureElement(element);
  }, [body, virtualizer, drawnKey, ids]);

  if (isPrinted) return ids.map((_, index) => row(index));
  if (scroller === undefined) return <FirstRows count={ids.length} columnCount={columnCount} row={row} />;
  const drawn: ReactNode[] = [];
  let end = margin;
  for (const { index, key, start, end: next } of virtualizer.getVirtualItems()) {
    if (start > end)
      drawn.push(<SpaceRow key={`before ${String(key)}`} height={start - end} columnCount={columnCount} />);
    drawn.push(row(index));
    end = next;
  }
  const left = margin + virtualizer.getTotalSize() - end;
  if (left > 0) drawn.push(<SpaceRow key="after" height={left} columnCount={columnCount} />);
  return drawn;
}
