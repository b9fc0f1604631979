/** What drivers need of a page: Playwright's `Page` and `Locator` and the ones of `vitest/browser` all have it. */

type Role =
  | 'button'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'option'
  | 'row'
  | 'spinbutton'
  | 'table';

/** Where parts are looked for: a page, or a part of it such as a dialog. */
export interface Within {
  getByRole(role: Role, options?: { name?: string | RegExp; exact?: boolean }): Part;
}

/** Something on a page, looked up again each time it is used. */
export interface Part extends Within {
  filter(options: { hasText: string | RegExp }): Part;
  nth(index: number): Part;
  click(options?: { force?: boolean }): Promise<void>;
  fill(text: string): Promise<void>;
}

/** A text in a regular expression that means only itself. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
