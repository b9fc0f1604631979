/** Matching the columns of a spreadsheet of any layout to an entity's fields, by their headings. */
import { fieldEntries, type Entity } from '../kit/entity.ts';
import { isWritable, type Field } from '../kit/fields.ts';
import { detectDateForm, type DateForm } from './dates.ts';
import { latinDigits } from './digits.ts';
import { isNepaliScript } from './names.ts';

/** The pseudo-field of a column that holds a whole name; it is split into first, middle and last name. */
export const fullName = 'full_name';
const fullNameAliases = [
  'name',
  'full name',
  'employee name',
  'staff name',
  'name of employee',
  'name of staff',
  'emp name',
  'person name',
  'complete name',
  'कर्मचारीको नाम',
  'पुरा नाम',
];

/** Whether values of a field are days, with or without a time. */
export const hasDay = (field: Field | undefined): boolean => field?.kind === 'date' || field?.kind === 'instant';

/** The name of a cell as spreadsheet programs show it, such as AB12. @param column from 0 @param row from 1 */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row}`;
}

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

/** A heading reduced to what matters for comparing: words of letters and digits of any script, without case, brackets or calendar marks. */
export const plainHeading = (heading: string): string =>
  heading
    .slice(0, longestHeading)
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$3 $2')
    .toLowerCase()
    .replace(/\be-mail\b/g, 'email')
    .replace(/\b(a\.?d\.?|b\.?s\.?)(?=\W|$)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Kinds that one cell cannot hold. */
export const notInCells = new Set<Field['kind']>(['lines', 'address', 'location', 'file', 'image', 'rich_text']);

/** The same with nothing between its words: "DateofHire" is "Date of hire". */
const squeezed = (plain: string): string => plain.replaceAll(' ', '');

const isNumber = (cell: string) => /^\d+([.,]\d+)?$/.test(latinDigits(cell.trim()));

/**
 * Whether the cells below a heading can be what a field holds. Numbers below the name of a choice are keys of another table, and below
 * a heading that only contains a reference's name as well.
 */
function mayHold(field: Field | undefined, cells: readonly string[], isWholeName: boolean): boolean {
  const filled = cells.filter((cell) => cell.trim());
  if (filled.length === 0 || !field) return true;
  if (field.kind === 'choice' || field.kind === 'multi_choice' || (field.kind === 'reference' && !isWholeName))
    return !filled.every(isNumber);
  return true;
}

const namesOf = (name: string, field: Field): string[] =>
  [name.replaceAll('_', ' '), field.label.en, field.label.ne, ...(field.aliases ?? [])].map(plainHeading);

/** Whether most of the filled cells are in Nepali script. */
function isInNepali(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim());
  return filled.length > 0 && filled.filter(isNepaliScript).length * 2 > filled.length;
}

/**
 * Proposes a field for each heading: exact names first, then headings that contain a name as whole words ("Permanent Address of
 * Employee"). A field is proposed once. Beside a column of names, one of names in Nepali script is the name in Nepali.
 * @param without fields that are not proposed
 * @param samples the cells of the first rows, by column, from which the form of dates is told
 */
export function matchColumns(
  entity: Entity,
  headings: readonly string[],
  samples: readonly (readonly string[])[],
  today: string,
  without: readonly string[] = [],
): ColumnMatch[] {
  const candidates: [string, string[]][] = fieldEntries(entity)
    .filter(([name, field]) => isWritable(field) && !notInCells.has(field.kind) && !without.includes(name))
    .map(([name, field]) => [name, namesOf(name, field)]);
  // Only what has the parts of a name can take a whole one.
  if ('first_name' in entity.fields) candidates.push([fullName, fullNameAliases.map(plainHeading)]);
  const plain = headings.map(plainHeading);
  const taken = new Map<number, string>();
  const used = new Set<string>();
  const take = (column: number, field: string) => {
    taken.set(column, field);
    used.add(field);
  };
  if ('name_ne' in entity.fields) {
    const wholeNames = new Set(candidates.find(([field]) => field === fullName)?.[1]);
    const isName = (heading: string) => wholeNames.has(heading) || heading === plainHeading('नाम');
    const columns = [...plain.keys()].filter((column) => isName(plain[column] ?? ''));
    const inNepali = columns.filter((column) => isInNepali(samples[column] ?? []));
    if (inNepali[0] !== undefined && inNepali.length < columns.length) take(inNepali[0], 'name_ne');
  }
  const propose = (isWholeName: boolean, fits: (heading: string, name: string) => boolean) => {
    for (const [column, heading] of plain.entries()) {
      if (taken.has(column) || !heading) continue;
      const match = candidates.find(
        ([field, names]) =>
          !used.has(field) &&
          names.some((name) => fits(heading, name)) &&
          mayHold(entity.fields[field], samples[column] ?? [], isWholeName),
      );
      if (match) take(column, match[0]);
    }
  };
  propose(true, (heading, name) => heading === name);
  propose(true, (heading, name) => squeezed(heading) === squeezed(name));
  propose(false, (heading, name) => name.length > 3 && ` ${heading} `.includes(` ${name} `));
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
  if (brought.has(fullName)) brought.add('first_name');
  return fieldEntries(entity)
    .filter(([name, field]) => field.required && isWritable(field) && !brought.has(name))
    .map(([name]) => name);
}
