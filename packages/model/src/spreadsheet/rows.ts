/** Turning the rows of a spreadsheet into records, with every error by row and column. */
import { fieldEntries, type Entity } from '../kit/entity.ts';
import type { Field } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { createSchema, fieldErrors, type Moment } from '../kit/schema.ts';
import { fullName, splitName, type ColumnMatch } from './columns.ts';
import { readDate } from './dates.ts';

/** Finds the id of a record of another entity by what people call it; undefined where there is none. */
export type Lookup = (entity: string, name: string) => number | undefined;

export interface RowResult {
  readonly values: Record<string, unknown>;
  /** Messages by field name. */
  readonly errors: Record<string, string[]>;
}

function readCell(
  field: Field,
  raw: string,
  match: ColumnMatch,
  lookup: Lookup,
): { value: unknown } | { error: string } {
  const cell = raw.trim();
  const label = field.label.en;
  switch (field.kind) {
    case 'date':
      return readDate(cell, match.date_form ?? { calendar: 'AD', order: 'ymd' });
    case 'choice': {
      const wanted = cell.toLowerCase();
      const short = Object.entries(field.choices).filter(([value]) => value.toLowerCase().startsWith(wanted));
      const exact = Object.entries(field.choices).find(([value, label]) =>
        [value, label.en, label.ne].some((name) => name.toLowerCase() === wanted),
      );
      const found = exact ?? (short.length === 1 && wanted.length === 1 ? short[0] : undefined);
      return found ? { value: found[0] } : { error: messages.choice(label, Object.keys(field.choices)) };
    }
    case 'reference': {
      const id = lookup(field.to, cell);
      return id === undefined ? { error: `${label} "${cell.slice(0, 60)}" does not exist` } : { value: id };
    }
    case 'number': {
      const number = Number(cell.replaceAll(',', ''));
      return Number.isFinite(number) ? { value: number } : { error: messages.wrongType(label, 'a number') };
    }
    case 'boolean':
      return /^(yes|y|true|1|हो)$/i.test(cell)
        ? { value: true }
        : /^(no|n|false|0|होइन)$/i.test(cell)
          ? { value: false }
          : { error: messages.wrongType(label, 'yes or no') };
    default:
      return { value: cell };
  }
}

/** A reader of rows for one file: it reads, checks each row against the entity, and finds values that stand twice in the file. */
export function rowReader(entity: Entity, matches: readonly ColumnMatch[], lookup: Lookup, moment: () => Moment) {
  const schema = createSchema(entity, moment);
  const uniques = fieldEntries(entity)
    .filter(([, field]) => 'unique' in field && field.unique)
    .map(([name]) => name);
  const seen = new Map<string, number>();

  /** @param number the row's number as a person sees it in the spreadsheet */
  return (cells: readonly string[], number: number): RowResult => {
    const values: Record<string, unknown> = {};
    const errors: Record<string, string[]> = {};
    for (const match of matches) {
      const raw = cells[match.column] ?? '';
      if (!match.field || !raw.trim()) continue;
      if (match.field === fullName) {
        Object.assign(values, splitName(raw));
        continue;
      }
      const field = entity.fields[match.field];
      if (!field) continue;
      const read = readCell(field, raw, match, lookup);
      if ('error' in read) errors[match.field] = [read.error];
      else values[match.field] = read.value;
    }
    const checked = schema.safeParse(values);
    // A cell that could not be read has its own, better message.
    if (!checked.success)
      for (const [name, list] of Object.entries(fieldErrors(checked.error.issues))) errors[name] ??= list;
    for (const name of uniques) {
      const value = values[name];
      if (typeof value !== 'string' || errors[name]) continue;
      const key = `${name}\u0000${value.toLowerCase()}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, number);
      else errors[name] = [`${entity.fields[name]?.label.en ?? name} stands already in row ${first}`];
    }
    return { values: checked.success ? checked.data : values, errors };
  };
}
