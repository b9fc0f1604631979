/** The catalogue of permission codes as an editor shows it, and who may give a code to others. */
import { sectionOf } from '../kit/allows.ts';
import { permissionCatalogue, type PermissionCode } from '../kit/permissions.ts';
import type { Text } from '../kit/text.ts';

/** Whether someone who holds some codes may give one to others: no one gives what they do not hold, and reading is less than all. */
export const mayGive = (held: readonly string[], code: string): boolean =>
  held.includes(code) || held.includes(`${sectionOf(code)}.00`);

/** Sections of modules that no installation has yet: groups may hold their codes already, and no page asks for them. */
const sectionsToCome = ['9', '12', '13', '14', '16', '19', '28', '31'];

/** A section of the catalogue: what it is called, its whole, its reading, and its single codes. */
export interface PermissionSection {
  readonly number: string;
  readonly title: Text;
  readonly full: PermissionCode;
  readonly read: PermissionCode | undefined;
  readonly single: readonly PermissionCode[];
  /** Whether a page or a call asks for one of its codes. */
  readonly isInUse: boolean;
}

/** The catalogue by section, in its order. */
export const permissionSections: readonly PermissionSection[] = [
  ...Map.groupBy(Object.keys(permissionCatalogue) as PermissionCode[], sectionOf),
].map(([number, codes]) => {
  const ending = (end: string) => codes.find((code) => code.endsWith(end));
  const full = ending('.00') ?? codes[0];
  if (full === undefined) throw new Error(`section ${number} of the permissions has no code`);
  return {
    number,
    title: permissionCatalogue[full],
    full,
    read: ending('.99'),
    single: codes.filter((code) => !/\.(00|99)$/.test(code)),
    isInUse: !sectionsToCome.includes(number),
  };
});
