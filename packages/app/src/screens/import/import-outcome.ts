import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import { isWritable, type Field } from '@karmik/model/kit/fields';
import { cellName } from '@karmik/model/spreadsheet/columns';
import { withoutFormulas } from '@karmik/model/spreadsheet/formula-text';
import type { UnderstoodCell } from '@karmik/model/spreadsheet/understood';
import { listed } from '@karmik/model/kit/message';
import type { Text } from '@karmik/model/kit/text';

/** What the server says of a spreadsheet. */
export interface Outcome {
  readonly rows: number;
  readonly valid: number;
  /** Good rows that say what is there already. */
  readonly known: number;
  readonly created: number;
  readonly columns: readonly { readonly heading: string; readonly field: string | null }[];
  readonly errors: readonly { readonly row: number; readonly _messages: Readonly<Record<string, readonly Text[]>> }[];
  /** Some rows as they are understood. */
  readonly understood: readonly { readonly row: number; readonly cells: readonly UnderstoodCell[] }[];
}

export interface ProblemLine {
  readonly row: number;
  readonly field: string;
  /** Such as B7; undefined for what no column brings. */
  readonly cell: string | undefined;
  readonly message: Text;
}

/** The problems of a check, one a cell, in the order of the file. */
export const problemLines = (outcome: Outcome): ProblemLine[] =>
  outcome.errors.flatMap(({ row, _messages: errors }) =>
    Object.entries(errors).map(([field, messages]) => {
      const column = outcome.columns.findIndex((each) => each.field === field);
      return {
        row,
        field,
        cell: column < 0 ? undefined : cellName(column, row),
        message: listed(messages, ' '),
      };
    }),
  );

/** Fields that a spreadsheet brings: those that are in one cell. */
export const importedFields = (entity: Entity): (readonly [string, Field])[] =>
  fieldEntries(entity).filter(
    ([, field]) => isWritable(field) && !['lines', 'file', 'image', 'rich_text'].includes(field.kind),
  );

/** Whether a spreadsheet can bring a whole record: nothing that is required is in more than one cell. */
export const canImport = (entity: Entity): boolean => {
  if (entity.isFinal) return false;
  const imported = new Set(importedFields(entity).map(([name]) => name));
  return fieldEntries(entity).every(([name, field]) => !field.required || !isWritable(field) || imported.has(name));
};

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A spreadsheet with the headings alone, by which every column is found again.
 * @example templateOf(branch) // 'Name,Code,Address\r\n'
 */
export const templateOf = (entity: Entity): string =>
  `${importedFields(entity)
    .map(([, field]) => quoted(withoutFormulas(field.label.en)))
    .join(',')}\r\n`;
