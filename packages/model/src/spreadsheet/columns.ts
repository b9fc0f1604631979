/** Matching the columns of a spreadsheet of any layout to an entity's fields, by their headings. */
import { fieldEntries, type Entity } from '../kit/entity.ts';
import { isWritable, type Field } from '../kit/fields.ts';
import { detectDateForm, type DateForm } from './dates.ts';

/** The pseudo-field of a column that holds a whole name; it is split into first, middle and last name. */
export const fullName = 'full_name';
const fullNameAliases = [
  'name',
  'full name',
  'employee name',
  'staff name',
  'name of employee',
  'name of staff',
  'कर्मचारीको नाम',
  'पुरा नाम',
];

/** Whether values of a field are days, with or without a time. */
export const hasDay = (field: Field | undefined): boolean => field?.kind === 'date' || field?.kind === 'instant';

/** What one column of the file holds: a field of the entity, or nothing that is wanted. */
export interface ColumnMatch {
  /** Position of the column in the file, from 0. */
  readonly column: number;
  readonly heading: string;
  readonly field: string | null;
  /** For dates: which calendar and which order the cells are written in. */
  readonly date_form: DateForm | null;
}

/** Letters of a heading that are looked at; what is longer is no heading. */
const longestHeading = 200;

/** A heading reduced to what matters for comparing: letters and digits of any script, without case, brackets or calendar marks. */
export const plainHeading = (heading: string): string =>
  heading
    .slice(0, longestHeading)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\be-mail\b/g, 'email')
    .replace(/\b(a\.?d\.?|b\.?s\.?)(?=\W|$)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Kinds that one cell cannot hold. */
const notInCells = new Set<Field['kind']>(['lines', 'address', 'location', 'file', 'image', 'rich_text']);

const namesOf = (name: string, field: Field): string[] =>
  [name.replaceAll('_', ' '), field.label.en, field.label.ne, ...(field.aliases ?? [])].map(plainHeading);

/**
 * Proposes a field for each heading: exact names first, then headings that contain a name as whole words ("Permanent Address of
 * Employee"). A field is proposed once.
 * @param samples the cells of the first rows, by column, from which the form of dates is told
 */
export function matchColumns(
  entity: Entity,
  headings: readonly string[],
  samples: readonly (readonly string[])[],
  today: string,
): ColumnMatch[] {
  const candidates: [string, string[]][] = fieldEntries(entity)
    .filter(([, field]) => isWritable(field) && !notInCells.has(field.kind))
    .map(([name, field]) => [name, namesOf(name, field)]);
  // Only what has the parts of a name can take a whole one.
  if ('first_name' in entity.fields) candidates.push([fullName, fullNameAliases.map(plainHeading)]);
  const plain = headings.map(plainHeading);
  const taken = new Map<number, string>();
  const used = new Set<string>();
  const propose = (fits: (heading: string, name: string) => boolean) => {
    for (const [column, heading] of plain.entries()) {
      if (taken.has(column) || !heading) continue;
      const match = candidates.find(([field, names]) => !used.has(field) && names.some((name) => fits(heading, name)));
      if (!match) continue;
      taken.set(column, match[0]);
      used.add(match[0]);
    }
  };
  propose((heading, name) => heading === name);
  propose((heading, name) => name.length > 3 && ` ${heading} `.includes(` ${name} `));
  // A whole name beside its parts would be read twice.
  const nameColumn = [...taken].find(([, field]) => field === fullName)?.[0];
  if (nameColumn !== undefined && used.has('first_name') && used.has('last_name')) taken.delete(nameColumn);

  const isDate = (field: string | undefined) => field !== undefined && hasDay(entity.fields[field]);
  return headings.map((heading, column) => {
    const field = taken.get(column);
    const date_form = isDate(field) ? detectDateForm(heading, samples[column] ?? [], field ?? '', today) : null;
    return { column, heading, field: field ?? null, date_form };
  });
}

/** The fields that a person may choose for a column, in the order of their declaration. */
export const importTargets = (entity: Entity): string[] => [...Object.keys(entity.fields), fullName];

/** Required fields that no column brings. */
export function missingColumns(entity: Entity, matches: readonly Pick<ColumnMatch, 'field'>[]): string[] {
  const brought = new Set(matches.map((match) => match.field));
  if (brought.has(fullName)) for (const part of ['first_name', 'last_name']) brought.add(part);
  return fieldEntries(entity)
    .filter(([name, field]) => field.required && isWritable(field) && !brought.has(name))
    .map(([name]) => name);
}

/** Splits a whole name: the last word is the last name, the first the first name, what is between the middle name. */
export function splitName(whole: string): { first_name: string; middle_name: string | null; last_name: string } {
  const words = whole.trim().split(/\s+/);
  const first_name = words[0] ?? '';
  const last_name = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { first_name, middle_name: words.slice(1, -1).join(' ') || null, last_name };
}
