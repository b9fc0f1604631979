/** A selection with all rows of a page behind those of other pages, or without them. Rows of other pages stay as they are. */
export function withRows(
  chosen: ReadonlySet<string>,
  page: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const others = new Set(chosen);
  for (const id of page) others.delete(id);
  return isSelected ? new Set([...others, ...page]) : others;
}
