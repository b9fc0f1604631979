/** Words of a grid that are cut while other columns have room to spare. */
import type { Page } from '@playwright/test';

/**
 * The columns of the grids of a page in which something is cut although the others could spare what it lacks. What a column needs is
 * measured by the browser, which lays each cell out as wide as its content. A grid that scrolls sideways has no room, and neither has one
 * that is drawn as cards.
 */
export const cutWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rounding = 2;
    return [...document.querySelectorAll<HTMLElement>('[role="grid"]')].flatMap((grid) => {
      const tracks = [...grid.style].find((name) => name.includes('grid-tracks'));
      if (!grid.checkVisibility() || grid.dataset['scrolls'] !== undefined || tracks === undefined) return [];
      const headings = [...grid.querySelectorAll('[role="columnheader"][aria-colindex]')];
      const widthsOf = () =>
        headings.map((heading) => {
          const index = heading.getAttribute('aria-colindex');
          const cells = grid.querySelectorAll(`[role="row"] > [aria-colindex="${index}"]:not([aria-colspan])`);
          return Math.max(...[...cells].map((cell) => cell.getBoundingClientRect().width));
        });
      const given = widthsOf();
      const held = grid.style.getPropertyValue(tracks);
      grid.style.setProperty(tracks, held.replaceAll(/[\d.]+px/g, 'max-content'));
      const needed = widthsOf();
      grid.style.setProperty(tracks, held);
      const room = given.map((width, index) => width - (needed[index] ?? 0));
      const spare = room.reduce((sum, each) => sum + Math.max(0, each), 0);
      return headings.flatMap((heading, index) => {
        const lack = -(room[index] ?? 0);
        return lack > rounding && spare > lack + rounding
          ? [`${heading.textContent}: cut by ${Math.round(lack)} px of ${Math.round(spare)} to spare`]
          : [];
      });
    });
  });

/**
 * Texts that end in an ellipsis although the line that they are in has room for what they lack, on cards and wherever else; and menus of
 * rows that lie beyond the edge of a table that scrolls sideways.
 */
export const cutTextsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rounding = 2;
    const main = document.querySelector('main') ?? document.body;
    const visible = [...main.querySelectorAll<HTMLElement>('*')].filter((each) => each.checkVisibility());
    const number = (value: string): number => Number.parseFloat(value) || 0;
    const spareIn = (line: HTMLElement): number => {
      const style = getComputedStyle(line);
      if (!style.display.includes('flex') || style.flexDirection.startsWith('column') || style.flexWrap !== 'nowrap')
        return 0;
      // On a card a label is drawn before the value, whose width nothing tells.
      if (getComputedStyle(line, '::before').content !== 'none') return 0;
      const children = [...line.children].map((child) => {
        const { marginLeft, marginRight } = getComputedStyle(child);
        return child.getBoundingClientRect().width + number(marginLeft) + number(marginRight);
      });
      const gaps = number(style.columnGap) * Math.max(0, children.length - 1);
      const room = line.clientWidth - number(style.paddingLeft) - number(style.paddingRight);
      return room - gaps - children.reduce((sum, each) => sum + each, 0);
    };
    const cut = visible.flatMap((text) => {
      const lack = text.scrollWidth - text.clientWidth;
      if (lack <= rounding || text.parentElement === null || getComputedStyle(text).textOverflow !== 'ellipsis')
        return [];
      const spare = spareIn(text.parentElement);
      return spare > lack + rounding
        ? [`${text.textContent.slice(0, 60)}: cut by ${lack} px of ${Math.round(spare)} to spare`]
        : [];
    });
    const outside = visible.flatMap((menu) => {
      const row = menu.closest('tr, [role="row"]');
      // Headings have menus of their columns, which scroll with them.
      if (row === null || !menu.matches('button[aria-haspopup]') || menu.closest('th, [role="columnheader"]'))
        return [];
      const box = [...visible].findLast(
        (each) => each.contains(row) && /auto|scroll/.test(getComputedStyle(each).overflowX),
      );
      const edges = (box ?? document.documentElement).getBoundingClientRect();
      const { left, right } = menu.getBoundingClientRect();
      return left < edges.left - rounding || right > edges.right + rounding
        ? [`the menu of ${row.textContent.slice(0, 60)} is beyond the edge`]
        : [];
    });
    return [...cut, ...outside];
  });
