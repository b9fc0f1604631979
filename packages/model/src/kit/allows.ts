/** The check of permission codes (PRM-1), apart from the catalogue: every page asks it, and none needs the words of all codes for that. */

export type Access = 'read' | 'write';

/** The number before the dot. */
export const sectionOf = (code: string): string => code.slice(0, code.indexOf('.'));

/**
 * Whether the held codes allow the asked one: the exact code or the section's `.00` always; the section's `.99` for reading only.
 * @example allows(['5.99'], '5.03', 'read') // true
 * @example allows(['5.99'], '5.03', 'write') // false
 */
export function allows(held: readonly string[], code: string, access: Access): boolean {
  const section = sectionOf(code);
  if (held.includes(`${section}.00`)) return true;
  if (code.endsWith('.99')) return access === 'read' && held.includes(code);
  return held.includes(code) || (access === 'read' && held.includes(`${section}.99`));
}
