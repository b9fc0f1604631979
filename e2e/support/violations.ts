/** What is not accessible on a page. */
import type { Page } from '@playwright/test';
import { AxeBuilder } from '../../packages/app/test/axe.ts';

/** Initials in a picture are no label, though this rule takes them for one. */
const noLabel = 'label-content-name-mismatch';

/** The rules that a page, or a part of it, breaks, each with where. Pages have no frames and good marks are not read, which takes a fifth of the time. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const checker = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(noLabel);
  const { violations } = await (part === undefined ? checker : checker.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
