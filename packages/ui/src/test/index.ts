/**
 * Drivers of components for tests of an application: what a person does with a component, in one call. They know how a component is built,
 * so that a test does not. They find parts by role and name, work with Playwright and with `vitest/browser`, and expect nothing themselves.
 */
import { addFile, dropFile, type FileContent, type FileHolder } from './files.ts';
import { literally, type Part, type Within } from './parts.ts';

export type { FileContent, FileHolder } from './files.ts';
export type { Part, Within } from './parts.ts';

/**
 * Types a day into a `DateField` or `DatePicker`.
 * @param label the whole label of the field
 * @param day `YYYY-MM-DD` in the calendar that the field shows, BS or AD
 */
export async function enterDate(within: Within, label: string, day: string): Promise<void> {
  await fillParts(within, label, day);
}

/**
 * Types both ends into a `DateRangePicker`.
 * @param label the whole label of the field
 * @param range first and last day, each as in `enterDate`
 */
export async function enterRange(
  within: Within,
  label: string,
  { start, end }: { readonly start: string; readonly end: string },
): Promise<void> {
  await fillParts(within, label, start, end);
}

/** Types days into the parts of a field, one day after the other. */
async function fillParts(within: Within, label: string, ...days: readonly string[]): Promise<void> {
  for (const day of days)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`"${day}" is no day: write it as YYYY-MM-DD.`);
  const segments = within.getByRole('group', { name: label, exact: true }).nth(0).getByRole('spinbutton');
  for (const [index, part] of days.flatMap((day) => day.split('-')).entries()) await segments.nth(index).fill(part);
}

/**
 * Opens the calendar of a `DatePicker` and chooses a day of the month that it shows.
 * @param page where the calendar opens, which is outside of the form
 * @param label the whole label of the field
 * @param day the day as it is spoken, or the beginning of it: `Saturday, 5 Mangsir 2083`
 */
export async function pickDate(page: Within, within: Within, label: string, day: string): Promise<void> {
  // The name of the button says after the label what it opens, in the language of the page.
  await within
    .getByRole('button', { name: new RegExp(`^${literally(label)}, `) })
    .nth(0)
    .click();
  const calendar = page.getByRole('dialog', { name: label, exact: true });
  await calendar
    .getByRole('button', { name: new RegExp(`^${literally(day)}(?!\\p{Nd})`, 'u') })
    .nth(0)
    .click();
}

/**
 * Opens a `Select` and chooses one of its options.
 * @param page where the list opens, which is outside of the form
 * @param label the whole label of the field
 * @param option the whole name of the option, or a pattern
 */
export async function chooseOption(
  page: Within,
  within: Within,
  label: string,
  option: string | RegExp,
): Promise<void> {
  // The name of the button ends with the label; what is chosen comes before it.
  await within.getByRole('button', { name: new RegExp(`(^| )${literally(label)}$`) }).click();
  await optionOf(page, option).click();
}

/**
 * Types into a `ComboBox` and chooses one of the options that it offers.
 * @param page where the list opens, which is outside of the form
 * @param option the whole name of the option, or a pattern
 * @param search what is typed; the option where it is a text
 */
export async function searchOption(
  page: Within,
  within: Within,
  label: string,
  option: string | RegExp,
  search = typeof option === 'string' ? option : '',
): Promise<void> {
  const field = within.getByRole('combobox', { name: label, exact: true });
  // A list closes when the page scrolls, so the field comes into view before anything is typed.
  await field.click();
  await field.fill(search);
  await optionOf(page, option).click();
}

const optionOf = (page: Within, option: string | RegExp): Part =>
  page.getByRole('option', typeof option === 'string' ? { name: option, exact: true } : { name: option }).nth(0);

/** Rows, selection and order of a `DataTable`. */
export interface TableDriver {
  /** The rows that hold a text. */
  readonly row: (text: string | RegExp) => Part;
  /** Selects the row that holds a text, or takes it out of the selection. */
  readonly select: (text: string | RegExp) => Promise<void>;
  /** Presses a button in the row that holds a text. */
  readonly press: (text: string | RegExp, button: string | RegExp) => Promise<void>;
  /** Presses the heading of a column: ascending, descending, and no order in turn. */
  readonly sort: (column: string) => Promise<void>;
}

/** @param label the label of the table; absent where the place holds one table alone */
export function table(within: Within, label?: string): TableDriver {
  const all = within.getByRole('table', label === undefined ? {} : { name: label, exact: true });
  const row = (text: string | RegExp): Part => all.getByRole('row').filter({ hasText: text });
  return {
    row,
    // The box that is drawn lies over the one that is read.
    select: (text) => row(text).getByRole('checkbox').nth(0).click({ force: true }),
    press: (text, button) => row(text).getByRole('button', { name: button }).nth(0).click(),
    sort: (column) => all.getByRole('columnheader', { name: column }).getByRole('button').nth(0).click(),
  };
}

/**
 * Gives a `FileField` files, as choosing them does.
 * @param label the whole label of the field
 */
export function addFiles(
  within: { getByRole(role: 'group', options: { name: string; exact: boolean }): FileHolder },
  label: string,
  ...files: readonly FileContent[]
): Promise<void> {
  return addFile(within.getByRole('group', { name: label, exact: true }), files);
}

/**
 * Drops files on a `FileField`, as dragging them from the desktop does.
 * @param label the whole label of the field
 */
export function dropFiles(
  within: { getByRole(role: 'group', options: { name: string; exact: boolean }): FileHolder },
  label: string,
  ...files: readonly FileContent[]
): Promise<void> {
  return dropFile(within.getByRole('group', { name: label, exact: true }), files);
}
