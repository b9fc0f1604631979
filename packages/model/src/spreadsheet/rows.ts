/** Turning the rows of a spreadsheet into records, with every error by row and column. */
import { bilingual, type Text } from '../kit/text.ts';
import { choiceLabels, type Message, verbatim } from '../kit/message.ts';
import { fieldEntries, type Entity } from '../kit/entity.ts';
import type { Field } from '../kit/fields.ts';
import { messages, formats } from '../kit/messages.ts';
import { createSchema } from '../kit/schema.ts';
import { everyProblem, fieldErrors, type FieldErrors } from '../kit/field-errors.ts';
import type { RuleClock } from '../kit/rule-clock.ts';
import { fullName, plainHeading, type ColumnMatch } from './columns.ts';
import { latinDigits } from './digits.ts';
import { latestYear, monthIn, readDate, readInstant } from './dates.ts';
import { byScript, splitName } from './names.ts';
import { readPhones } from './phones.ts';
import { readTime } from './times.ts';

/** Finds the id of a record of another entity by what people call it; undefined where there is none. */
export type Lookup = (entity: string, name: string) => number | undefined;

export interface RowResult {
  readonly values: Record<string, unknown>;
  /** Messages by field name. */
  readonly errors: FieldErrors;
}

type Choices = { readonly [value: string]: { readonly en: string; readonly ne: string } };

/** A choice by its code, its label in either language or another spelling; one letter will do where only one begins so. */
function readChoice(
  choices: Choices,
  cell: string,
  label: Text,
  spellings: { readonly [written: string]: string } = {},
): { value: unknown } | { error: Message } {
  // A letter may be written as one character or as several.
  const plain = (text: string) => text.normalize('NFC').toLowerCase();
  const wanted = plain(cell);
  const known = spellings[wanted];
  if (known !== undefined) return { value: known };
  const short = Object.entries(choices).filter(([value]) => value.toLowerCase().startsWith(wanted));
  const exact = Object.entries(choices).find(([value, words]) =>
    [value, words.en, words.ne].some((name) => plain(name) === wanted),
  );
  const found = exact ?? (short.length === 1 && wanted.length === 1 ? short[0] : undefined);
  return found ? { value: found[0] } : { error: messages.choice({ field: label, choices: choiceLabels(choices) }) };
}

/** Parts that one name may have; without a bound, a cell of thousands of separators would take long. */
const mostInName = 8;

/**
 * The entries of a cell that holds several, each known by its name. A name may hold the sign that separates, so the longest run of parts
 * that is known counts as one.
 * @returns what they are known as, or the first part that is not known
 */
function readSeveral<T>(
  cell: string,
  known: (name: string) => T | undefined,
): { readonly values: T[] } | { readonly unknown: string } {
  const parts = cell.split(/([;,])/);
  const values: T[] = [];
  for (let at = 0; at < parts.length;) {
    let end = Math.min(parts.length, at + 2 * mostInName - 1);
    let value: T | undefined;
    for (; end > at && value === undefined; end -= 2) value = known(parts.slice(at, end).join('').trim());
    if (value === undefined) {
      const unknown = (parts[at] ?? '').trim();
      // A sign at the end, or two of them, separate nothing.
      if (unknown !== '') return { unknown };
      at += 2;
      continue;
    }
    values.push(value);
    at = end + 3;
  }
  return { values };
}

function readCell(
  field: Field,
  raw: string,
  match: ColumnMatch,
  lookup: Lookup,
  timeZone: string,
  today: string,
): { value: unknown } | { error: Message } {
  const cell = raw.trim();
  const label = field.label;
  switch (field.kind) {
    case 'date':
      return readDate(cell, match.date_form ?? { calendar: 'AD', order: 'ymd' }, latestYear(match.field ?? '', today));
    case 'month':
      return { value: monthIn(cell, field.calendar ?? 'bs') };
    case 'instant':
      return readInstant(cell, match.date_form ?? { calendar: 'AD', order: 'ymd' }, timeZone);
    case 'time':
      return readTime(cell, label);
    case 'choice':
      return readChoice(field.choices, cell, label, field.spellings);
    case 'multi_choice': {
      const read = readSeveral(cell, (part) => {
        const one = readChoice(field.choices, part, label);
        return 'value' in one ? one.value : undefined;
      });
      return 'values' in read ? { value: read.values } : readChoice(field.choices, read.unknown, label);
    }
    case 'user': {
      const id = lookup('user', cell);
      return id === undefined
        ? { error: messages.namedReference({ field: label, name: cell.slice(0, 60) }) }
        : { value: id };
    }
    case 'multi_reference': {
      const read = readSeveral(cell, (name) => lookup(field.to, name));
      return 'values' in read
        ? { value: read.values }
        : { error: messages.namedReference({ field: label, name: read.unknown.slice(0, 60) }) };
    }
    case 'amount': {
      // The currency is before the amount or behind it: "USD 1,200.50".
      const [, before, amount = '', behind] =
        /^([a-z]{3})?\s*(-?[\d,]+(?:\.\d+)?)\s*([a-z]{3})?$/i.exec(latinDigits(cell)) ?? [];
      const currency = (before ?? behind)?.toUpperCase();
      return currency === undefined || (before !== undefined && behind !== undefined)
        ? {
            error: messages.pattern({
              field: label,
              format: bilingual('a currency and an amount, such as NPR 45000', 'NPR 45000 जस्तो मुद्रा र रकम'),
            }),
          }
        : { value: { currency, amount: amount.replaceAll(',', '') } };
    }
    case 'money':
    case 'decimal':
    case 'percent':
      return { value: latinDigits(cell).replaceAll(',', '').replace(/\s*%$/, '') };
    case 'reference': {
      const id = lookup(field.to, cell);
      return id === undefined
        ? { error: messages.namedReference({ field: label, name: cell.slice(0, 60) }) }
        : { value: id };
    }
    case 'number':
    case 'duration': {
      const number = Number(latinDigits(cell).replaceAll(',', ''));
      return Number.isFinite(number)
        ? { value: number }
        : { error: messages.wrongType({ field: label, format: formats.number }) };
    }
    case 'boolean':
      return /^(yes|y|true|1|हो)$/i.test(cell)
        ? { value: true }
        : /^(no|n|false|0|होइन)$/i.test(cell)
          ? { value: false }
          : { error: messages.wrongType({ field: label, format: bilingual('yes or no', 'हो वा होइन') }) };
    default:
      return { value: cell };
  }
}

const totals =
  /^(?:grand |sub[- ]?)?totals?(?: (?:employees|staff|no|number|count))?(?: ?[:=-])? ?\d*$|^(?:कुल )?जम्मा(?: ?[:=-])? ?[\d०-९]*$|^कुल$/iu;

/** Whether a row is no record: a line of totals, or the headings once more. A line of totals has neither an address nor a day of its own. */
export function isLeftOut(entity: Entity, matches: readonly ColumnMatch[], cells: readonly string[]): boolean {
  const filled = matches.filter(({ column }) => cells[column]?.trim());
  if (
    filled.length > 1 &&
    filled.every(({ column, heading }) => plainHeading(cells[column] ?? '') === plainHeading(heading))
  )
    return true;
  const isOfRecord = ({ column, field }: ColumnMatch) =>
    ['email', 'date'].includes(entity.fields[field ?? '']?.kind ?? '') && (cells[column] ?? '').trim() !== '';
  return cells.some((cell) => totals.test(cell.trim())) && !matches.some(isOfRecord);
}

/** What someone decided that a written value means; a null leaves the field empty. */
export type Decided = (field: string, written: string) => { readonly value: string | number | null } | undefined;

/**
 * A reader of rows for one file: it reads, checks each row against the entity, and finds values that stand twice in the file.
 * @param timeZone of the organisation, in which times of day are meant; an entity without instants needs none
 */
export function rowReader(
  entity: Entity,
  matches: readonly ColumnMatch[],
  lookup: Lookup,
  clock: () => RuleClock,
  timeZone = 'UTC',
  decided: Decided = () => undefined,
) {
  const schema = createSchema(entity, clock);
  const uniques = fieldEntries(entity)
    .filter(([, field]) => 'unique' in field && field.unique)
    .map(([name]) => name);
  const seen = new Map<string, number>();

  /** @param number the row's number as a person sees it in the spreadsheet */
  return (cells: readonly string[], number: number): RowResult => {
    const values: Record<string, unknown> = {};
    const errors: FieldErrors = {};
    for (const match of matches) {
      const raw = cells[match.column] ?? '';
      if (!match.field || !raw.trim()) continue;
      if (match.field === fullName) {
        const { english, nepali } = byScript(raw);
        Object.assign(values, splitName(english ?? nepali ?? raw));
        if (nepali) values.name_ne ??= nepali;
        continue;
      }
      const field = entity.fields[match.field];
      if (!field) continue;
      const meant = decided(match.field, raw.trim());
      if (meant) {
        values[match.field] = meant.value;
        continue;
      }
      if (field.kind === 'phone') {
        const phones = readPhones(raw, field.label);
        if ('error' in phones) errors[match.field] = [phones.error];
        else values[match.field] = phones.value;
        // A second number in the cell is the other phone, unless a column brings that.
        if ('other' in phones && match.field === 'phone' && 'other_phone' in entity.fields)
          values.other_phone ??= phones.other;
        continue;
      }
      const read = readCell(field, raw, match, lookup, timeZone, clock().today);
      if ('error' in read) errors[match.field] = [read.error];
      else values[match.field] = read.value;
    }
    const checked = schema.safeParse(values);
    // A cell that could not be read has its own, better message.
    if (!checked.success)
      for (const [name, list] of Object.entries(fieldErrors(checked.error.issues, everyProblem))) errors[name] ??= list;
    for (const name of uniques) {
      const value = values[name];
      if (typeof value !== 'string' || errors[name]) continue;
      const key = `${name}\u0000${value.toLowerCase()}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, number);
      else errors[name] = [messages.twiceInFile({ field: entity.fields[name]?.label ?? verbatim(name), row: first })];
    }
    return { values: checked.success ? checked.data : values, errors };
  };
}
