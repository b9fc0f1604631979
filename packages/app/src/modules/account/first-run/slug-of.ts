/**
 * The short forms that a name suggests.
 * @example slugOf('Himal Hydro Pvt. Ltd.') // { slug: 'himal-hydro', abbreviation: 'HH' }
 */
export function slugOf(name: string): { slug: string; abbreviation: string } {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(pvt|ltd|limited|private|inc|co)\b\.?/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const slug = words
    .join('-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 50)
    .replace(/-+$/, '');
  return {
    slug,
    abbreviation: words
      .map((word) => word[0]?.toUpperCase())
      .join('')
      .slice(0, 10),
  };
}
