/** People and what is referred to as a reader of Nepali has them: by their name in Devanagari, where they have one. */
function inNepali(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('full_name' in value && 'name_ne' in value && value.name_ne) return { ...value, full_name: value.name_ne };
  return 'in_nepali' in value && value.in_nepali ? { ...value, name: value.in_nepali } : value;
}

/**
 * An answer with the names of people and of what is referred to in the reader's language, here at its one way in, so that no page has to
 * choose. The page says which language it is in.
 */
export const parse = (text: string): unknown =>
  document.documentElement.lang === 'ne' && /"(?:name_ne|in_nepali)"/.test(text)
    ? JSON.parse(text, inNepali)
    : JSON.parse(text);
