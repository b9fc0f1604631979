/** Numbers of a Nepali page that were left in Latin digits. */
import type { Page } from '@playwright/test';

/**
 * Texts of a page that are nothing but a small number in Latin digits, with a sign beside it or without: a count, a badge, a share, a mark
 * of an axis. Numbers that people typed, such as of a telephone, are longer, and codes have letters.
 */
export const latinFiguresOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { textContent: text, parentElement: holder } = texts.currentNode;
      if (/^\s*[+−-]?\d{1,3}(\.\d+)?\s*[%+KM]?\s*$/.test(text ?? '') && holder?.checkVisibility())
        found.push(`${text} in ${holder.parentElement?.textContent.slice(0, 60)}`);
    }
    return found;
  });
