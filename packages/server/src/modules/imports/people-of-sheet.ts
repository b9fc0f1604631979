/** Whom a cell with a supervisor means: someone of the sheet, in any row of it, or of the organization. */
import { fullName, type ColumnMatch } from '@karmik/model/spreadsheet/columns';
import { byScript, plainName, splitName } from '@karmik/model/spreadsheet/names';

export interface PersonOfSheet {
  readonly code: string;
  readonly email: string | null;
  readonly name: string;
  /** What the sheet says of the supervisor; absent for people who are there already. */
  readonly supervisor?: string;
}

/** What a row says of a person's code, address and name, by the columns of the import. */
export function personOf(matches: readonly ColumnMatch[], cells: readonly string[]): PersonOfSheet {
  const cell = (field: string) => {
    const column = matches.find((match) => match.field === field)?.column;
    return column === undefined ? '' : (cells[column] ?? '').trim();
  };
  const whole = cell(fullName);
  return {
    code: cell('employee_code'),
    email: cell('email') || null,
    name: whole
      ? (byScript(whole).english ?? whole)
      : ['first_name', 'middle_name', 'last_name'].map(cell).filter(Boolean).join(' '),
    supervisor: cell('supervisor'),
  };
}

/** A name without what is between its first and its last part, which sheets often leave out. */
const shortName = (whole: string): string => {
  const { first_name, last_name } = splitName(whole);
  return plainName(`${first_name} ${last_name ?? ''}`);
};

/**
 * @returns a reader of supervisors: the employee code of whom a code, an email or a name means; null where several people have the
 * name, undefined where no one has it
 */
export function supervisorReader(people: readonly PersonOfSheet[]): (written: string) => string | null | undefined {
  const codes = new Map<string, string>();
  const names = new Map<string, Set<string>>();
  const keep = (name: string, code: string) => {
    if (name) names.set(name, (names.get(name) ?? new Set<string>()).add(code));
  };
  for (const { code, email, name } of people) {
    if (!code) continue;
    codes.set(code.toLowerCase(), code);
    if (email) codes.set(email.toLowerCase(), code);
    keep(plainName(name), code);
    keep(`short ${shortName(name)}`, code);
  }
  return (written) => {
    const known = codes.get(written.toLowerCase());
    if (known !== undefined) return known;
    const found = names.get(plainName(written)) ?? names.get(`short ${shortName(written)}`);
    if (!found) return undefined;
    const [code] = found;
    return found.size === 1 ? code : null;
  };
}

/**
 * The circle that people of a sheet make of their supervisors. A person who is there already has no supervisor of the sheet, so that a
 * circle has people of the sheet alone.
 * @param supervisorOf the code of whom a cell means
 * @returns a reader of circles: the names from a person up to the same person; undefined where the codes end elsewhere
 */
export function circleReader(
  people: readonly PersonOfSheet[],
  supervisorOf: (written: string) => string | null | undefined,
): (code: string) => string | undefined {
  const byCode = new Map(people.map((person) => [person.code.toLowerCase(), person]));
  return (code) => {
    const own = code.toLowerCase();
    const names: string[] = [];
    for (let at = own; names.length === 0 || at !== own;) {
      const person = byCode.get(at);
      if (!person || names.length > byCode.size) return undefined;
      names.push(person.name);
      at = person.supervisor ? (supervisorOf(person.supervisor)?.toLowerCase() ?? '') : '';
    }
    return [...names, names[0]].join(' → ');
  };
}
