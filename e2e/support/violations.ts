/** What is not accessible on a page. */
import type { Page } from '@playwright/test';
import { axeScript, type AxeResults, type RunOptions } from '../../packages/app/test/axe.ts';

interface Look {
  /** A selector; without one the whole page is looked at. */
  readonly part?: string;
  /** Leaves contrast out, for a page whose colours were looked at in another width. */
  readonly isColoursSeen?: boolean;
}

/**
 * The rules that a page, or a part of it, breaks, each with where. The checker stays in the page that it has once come to, and only names
 * what is wrong: the packaged driver brings it anew each time and makes a selector for everything, which takes three times as long.
 */
export async function violationsOf(page: Page, { part, isColoursSeen = false }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const options: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
    preload: false,
    rules: {
      // Initials in a picture are no label, though this rule takes them for one.
      'label-content-name-mismatch': { enabled: false },
      'color-contrast': { enabled: !isColoursSeen },
    },
  };
  const { violations } = await page.evaluate(
    ([context, told]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: unknown, told: RunOptions) => Promise<AxeResults> };
      };
      return axe.run(context ?? document, told);
    },
    [part, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
