import { categories, type Category } from '../tokens/names.ts';

/** The colour of a series by its place; after eight they begin again. */
export function categoryAt(index: number): Category {
  return categories[index % categories.length] ?? 'c1';
}
