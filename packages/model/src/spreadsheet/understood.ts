/** What the cells of a row mean, beside what is written in them. */
import type { Entity } from '../kit/entity.ts';
import type { Field } from '../kit/fields.ts';
import { monthText } from '../kit/month.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { fullName, type ColumnMatch } from './columns.ts';
import { plainName } from './names.ts';

export interface UnderstoodCell {
  /** Position of the column in the file, from 0. */
  readonly column: number;
  readonly field: string;
  readonly written: string;
  /** What it is read as; null for a day, for what could not be read, and for what is left empty. */
  readonly value: Text | null;
  /** The AD day that it is read as, YYYY-MM-DD; null for what is no day. */
  readonly day: string | null;
  /** Whether the meaning differs from what is written, so that someone should look at it. */
  readonly is_changed: boolean;
}

/** Names what a stored value stands for: the record of a reference, the person of a supervisor's code; undefined for one that is yet to be made. */
export type NameOf = (field: string, value: string | number) => string | undefined;

const same = (text: string): Text => bilingual(text, text);
const plain = (text: string): string => text.trim().replace(/\s+/gu, ' ').toLowerCase();
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const yes = bilingual('Yes', 'हो');
const no = bilingual('No', 'होइन');

/** A whole name as its parts, separated by slashes, with the Nepali one behind. */
function nameParts(record: Record<string, unknown>, written: string): { value: Text; is_changed: boolean } {
  const parts = [record.first_name, record.middle_name, record.last_name].filter((part) => typeof part === 'string');
  const isBoth = typeof record.name_ne === 'string' && written.includes(record.name_ne) && record.name_ne !== written;
  return {
    value: same([parts.join(' / '), ...(isBoth ? [record.name_ne as string] : [])].join(' · ')),
    is_changed: parts.join(' ') !== written.trim().replace(/\s+/gu, ' '),
  };
}

function meaningOf(
  field: Field,
  name: string,
  value: unknown,
  written: string,
  nameOf: NameOf,
): Omit<UnderstoodCell, 'column' | 'field' | 'written'> {
  const say = (text: Text, is_changed: boolean) => ({ value: text, day: null, is_changed });
  switch (field.kind) {
    case 'date':
      return { value: null, day: textOf(value), is_changed: textOf(value) !== written.trim() };
    case 'month': {
      const said = bilingual(monthText(textOf(value), 'en'), monthText(textOf(value), 'ne'));
      return say(said, ![textOf(value), said.en, said.ne].some((known) => plain(known) === plain(written)));
    }
    case 'choice': {
      const label = field.choices[textOf(value)] ?? same(textOf(value));
      return say(label, ![textOf(value), label.en, label.ne].some((known) => plain(known) === plain(written)));
    }
    case 'boolean':
      return say(value === true ? yes : no, !/^(yes|no|हो|होइन)$/i.test(written.trim()));
    case 'user':
    case 'reference': {
      const known = nameOf(name, value as number);
      return say(same(known ?? written), known !== undefined && plain(known) !== plain(written));
    }
    case 'instant': {
      const known = nameOf(name, textOf(value)) ?? textOf(value);
      return say(same(known), known !== plain(written));
    }
    case 'number':
    case 'duration':
      return say(same(String(value)), String(value) !== written.trim());
    default: {
      const known = typeof value === 'string' ? nameOf(name, value) : undefined;
      if (known !== undefined)
        return say(
          same(`${known} (${textOf(value)})`),
          plainName(known) !== plainName(written) && plain(textOf(value)) !== plain(written),
        );
      return say(same(textOf(value)), textOf(value) !== written.trim());
    }
  }
}

/**
 * The filled cells of a row that are read, in the order of the file.
 * @param record the values that the row was read as, by field
 * @param wrong fields whose cells could not be read or break a rule
 */
export function understoodCells(
  entity: Entity,
  matches: readonly ColumnMatch[],
  cells: readonly string[],
  record: Record<string, unknown>,
  wrong: ReadonlySet<string>,
  nameOf: NameOf,
): UnderstoodCell[] {
  const isMatched = (name: string) => matches.some((match) => match.field === name);
  return matches.flatMap(({ column, field: name }): UnderstoodCell[] => {
    const written = (cells[column] ?? '').trim();
    if (name === null || !written) return [];
    const cell = { column, field: name, written };
    if (name === fullName)
      return record.first_name === undefined
        ? [{ ...cell, value: null, day: null, is_changed: false }]
        : [{ ...cell, day: null, ...nameParts(record, written) }];
    const field = entity.fields[name];
    const value = record[name];
    if (!field || wrong.has(name)) return [{ ...cell, value: null, day: null, is_changed: false }];
    if (value === null || value === undefined) return [{ ...cell, value: null, day: null, is_changed: true }];
    const meaning = meaningOf(field, name, value, written, nameOf);
    // The second number of a cell is the other phone, unless a column brings that.
    const second = name === 'phone' && !isMatched('other_phone') ? record.other_phone : undefined;
    if (typeof second !== 'string') return [{ ...cell, ...meaning }];
    return [{ ...cell, ...meaning, value: same(`${textOf(value)} · ${second}`), is_changed: true }];
  });
}
