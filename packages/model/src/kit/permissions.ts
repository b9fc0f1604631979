/**
 * Permission codes `section.NN` (PRM-1, PRM-3). `.00` is full access to a section, `.99` reads all of it and never writes.
 * Every code that a route may ask for is listed here, so that a mistyped one does not compile.
 */
import { text, type Text } from './text.ts';

export const permissionCatalogue = {
  '1.00': text('Permission groups', 'अनुमति समूह'),
  '1.99': text('Permission groups, read only', 'अनुमति समूह, हेर्न मात्र'),
  '2.00': text('Organization', 'संस्था'),
  '2.02': text('Organization reports', 'संस्थाका प्रतिवेदन'),
  '2.99': text('Organization, read only', 'संस्था, हेर्न मात्र'),
  '3.00': text('User profile', 'प्रयोगकर्ता विवरण'),
  '3.99': text('User profile, read only', 'प्रयोगकर्ता विवरण, हेर्न मात्र'),
  '4.00': text('HRIS', 'मानव संसाधन'),
  '4.08': text('Import employees', 'कर्मचारी आयात'),
  '4.99': text('HRIS, read only', 'मानव संसाधन, हेर्न मात्र'),
  '7.00': text("Noticeboard: edit or delete anyone's post or comments", 'सूचना पाटी: जोसुकैको पोस्ट वा टिप्पणी सम्पादन'),
  '7.99': text('Noticeboard, read only', 'सूचना पाटी, हेर्न मात्र'),
} as const satisfies Record<string, Text>;

export type PermissionCode = keyof typeof permissionCatalogue;
export type Access = 'read' | 'write';

/**
 * Whether the held codes allow the asked one: the exact code or the section's `.00` always; the section's `.99` for reading only.
 * @example allows(['5.99'], '5.03', 'read') // true
 * @example allows(['5.99'], '5.03', 'write') // false
 */
export function allows(held: readonly string[], code: string, access: Access): boolean {
  const section = code.slice(0, code.indexOf('.'));
  if (held.includes(`${section}.00`)) return true;
  if (code.endsWith('.99')) return access === 'read' && held.includes(code);
  return held.includes(code) || (access === 'read' && held.includes(`${section}.99`));
}

/** What an HR admin of an organisation holds: full access to each section. */
export const fullAccess = Object.keys(permissionCatalogue).filter((code) => code.endsWith('.00')) as PermissionCode[];

/** What an audit user holds: each section to read. */
export const readAccess = Object.keys(permissionCatalogue).filter((code) => code.endsWith('.99')) as PermissionCode[];
