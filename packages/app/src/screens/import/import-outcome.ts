import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import { isWritable } from '@karmik/model/kit/fields';

/** What the server says of a spreadsheet. */
export interface Outcome {
  readonly rows: number;
  readonly valid: number;
  readonly created: number;
  readonly columns: readonly { readonly heading: string; readonly field: string | null }[];
  readonly errors: readonly { readonly row: number; readonly errors: Readonly<Record<string, readonly string[]>> }[];
}

export interface ProblemLine {
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

/** The problems of a check, one a cell, in the order of the file. */
export const problemLines = (outcome: Outcome): ProblemLine[] =>
  outcome.errors.flatMap(({ row, errors }) =>
    Object.entries(errors).map(([field, messages]) => ({ row, field, message: messages.join(' ') })),
  );

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A spreadsheet with the headings alone, by which every column is found again.
 * @example templateOf(branch) // 'Name,Code,Address\r\n'
 */
export const templateOf = (entity: Entity): string =>
  `${fieldEntries(entity)
    .filter(([, field]) => isWritable(field) && !['list', 'file', 'image'].includes(field.kind))
    .map(([, field]) => quoted(field.label.en))
    .join(',')}\r\n`;
