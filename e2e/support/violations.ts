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
 * what is wrong: the packaged driver brings it again each time and makes a selector for everything, which takes three times as long.
 */
export async function violationsOf(page: Page, { part, isColoursSeen = false }: Look = {}): Promise<string[]> {
  // A page that still comes has nothing to break a rule with, or breaks them all.
  if (part === undefined) await page.locator('main').first().waitFor();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const options: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
    preload: false,
    rules: {
      // Initials in a picture are no label, though this rule takes them for one.
      'label-content-name-mismatch': { enabled: true },
      'color-contrast': { enabled: !isColoursSeen },
    },
  };
  // Neither lists that were left, which are in the document still and would be looked through each time, nor what was announced: that was
  // spoken once, and stays for some seconds by the id of a button that may have gone with its form since.
  const context = {
    ...(part === undefined ? {} : { include: [part] }),
    exclude: ['[data-is-away]', '[data-live-announcer]'],
  };
  const { violations } = await page.evaluate(
    ([around, told]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: unknown, told: RunOptions) => Promise<AxeResults> };
      };
      return axe.run(around, told);
    },
    [context, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
