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
