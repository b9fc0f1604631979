import { useLayoutEffect, type RefObject } from 'react';

/**
 * Holds the widths that columns have for the first rows: rows that come while one scrolls would move them. They are taken again when the
 * table gets another width or other columns.
 */
export function useHeldWidths(body: RefObject<HTMLElement | null>, columnsKey: string): void {
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    const box = table?.parentElement;
    if (!table || !box) return undefined;
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
    const own = heads.map((head) => head.style.inlineSize);

    function release(): void {
      table!.style.tableLayout = '';
      table!.style.minInlineSize = '';
      heads.forEach((head, index) => (head.style.inlineSize = own[index] ?? ''));
    }

    let width = -1;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === width) return;
      width = box.clientWidth;
      release();
      const widths = heads.map((head) => head.getBoundingClientRect().width);
      // Cards have no columns.
      if (widths.every((each) => each === 0)) return;
      const least = table.offsetWidth > width ? `${table.offsetWidth}px` : '';
      heads.forEach((head, index) => (head.style.inlineSize = `${widths[index]}px`));
      table.style.minInlineSize = least;
      table.style.tableLayout = 'fixed';
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      release();
    };
  }, [body, columnsKey]);
}
