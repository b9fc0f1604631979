import { part } from './part.ts';

/** Kinds that hold words are looked through for a part of them. */
export const wordsFilter = part(async () => (await import('./controls/filters.tsx')).WordsFilter);
