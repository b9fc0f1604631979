export type Values = Record<string, unknown>;

/** Whether two values say the same: texts, numbers, lists and small objects of them, as JSON has them. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame((one as Values)[name], (other as Values)[name]))
  );
}

/**
 * What differs from what was there.
 * @example toPatch({ title: 'Muna', pages: 40 }, { title: 'Muna Madan', pages: 40 }) // { title: 'Muna Madan' }
 */
export const toPatch = (before: Readonly<Values>, after: Readonly<Values>): Values =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(before[name], value)));
