/** What is in a group of fields, in its order. */
export interface Placed {
  /** Absent for what is no control, such as the value in force. */
  readonly name?: string;
  readonly isCheckbox: boolean;
  /** Has a line of its own. */
  readonly isWide: boolean;
}

/** The names on those lines of a group that hold checkboxes and nothing else, as the group is laid in so many columns. */
export function linesOfCheckboxes(placed: readonly Placed[], columns: number): ReadonlySet<string> {
  const found = new Set<string>();
  let line: Placed[] = [];
  const end = () => {
    if (line.every(({ isCheckbox }) => isCheckbox)) for (const { name } of line) if (name) found.add(name);
    line = [];
  };
  for (const each of placed) {
    if (each.isWide || line.length === columns) end();
    line.push(each);
    if (each.isWide) end();
  }
  end();
  return found;
}
