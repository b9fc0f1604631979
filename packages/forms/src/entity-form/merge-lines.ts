/** Lines that two people changed at once: what only one of them did comes together, and what both did is left to the reader, line by line. */
import { isSame, type Values } from '../store/same.ts';

type Line = Readonly<Values>;

/** A list as a body says it and, place by place, as its controls hold it. */
export interface HeldLines {
  readonly said: readonly Line[];
  readonly held: readonly Line[];
}

/** What the other person did to a line. */
export interface LineChange {
  readonly id: unknown;
  readonly what: 'added' | 'removed' | 'changed';
  /** Of a change, what of the line; of what both changed, only that. */
  readonly fields: readonly string[];
  /** The line as the other person left it, as controls hold it; undefined where they removed it. */
  readonly theirs: Line | undefined;
}

export interface MergedLines {
  /** The list that the form goes on with, as controls hold it. */
  readonly lines: readonly Line[];
  /** What only the other person did; the list has it. */
  readonly taken: readonly LineChange[];
  /** What both did to the same line; the list has the reader's. */
  readonly both: readonly LineChange[];
}

const picked = (line: Line, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, line[name]]));

const withoutId = ({ id: _id, ...line }: Line): Line => line;

/**
 * Brings the other person's lines into the reader's. Lines are the same by their ids; one that both added alike is one.
 * @param before what both began with, as a body says it
 */
export function mergeLines(before: readonly Line[], mine: HeldLines, theirs: HeldLines): MergedLines {
  const was = new Map(before.map((line) => [line.id, line]));
  const places = new Map(theirs.said.map((line, place) => [line.id, place]));
  const met = new Set<unknown>();
  const lines: Line[] = [];
  const taken: LineChange[] = [];
  const both: LineChange[] = [];
  const added = theirs.said.filter(({ id }) => !was.has(id));

  mine.said.forEach((line, index) => {
    const held = mine.held[index] ?? line;
    const old = line.id === undefined ? undefined : was.get(line.id);
    if (old === undefined) {
      const alike = added.find(({ id, ...each }) => !met.has(id) && isSame(each, withoutId(line)));
      met.add(alike?.id);
      lines.push((alike && theirs.held[places.get(alike.id) ?? -1]) ?? held);
      return;
    }
    met.add(line.id);
    const { id } = line;
    const place = places.get(id);
    const [said, shown] = place === undefined ? [] : [theirs.said[place], theirs.held[place]];
    if (said === undefined || shown === undefined) {
      const change = { id, what: 'removed', fields: [], theirs: undefined } as const;
      if (isSame(old, line)) taken.push(change);
      else {
        both.push(change);
        lines.push(held);
      }
      return;
    }
    const changed = Object.keys(said).filter((name) => !isSame(old[name], said[name]));
    const over = changed.filter((name) => isSame(old[name], line[name]));
    const clash = changed.filter((name) => !over.includes(name) && !isSame(line[name], said[name]));
    lines.push({ ...held, ...picked(shown, over) });
    if (over.length) taken.push({ id, what: 'changed', fields: over, theirs: shown });
    if (clash.length) both.push({ id, what: 'changed', fields: clash, theirs: shown });
  });

  theirs.said.forEach((line, place) => {
    const { id } = line;
    if (met.has(id)) return;
    const shown = theirs.held[place] ?? line;
    const old = was.get(id);
    if (old === undefined) {
      lines.push(shown);
      taken.push({ id, what: 'added', fields: [], theirs: shown });
    } else if (!isSame(old, line)) both.push({ id, what: 'added', fields: [], theirs: shown });
  });

  const kept = (list: readonly Line[]) =>
    list.map(({ id }) => id).filter((id) => was.has(id) && places.has(id) && met.has(id));
  // Who has moved no line follows the order of the other one; new lines of their own stay at the end.
  const isMoved = !isSame(
    kept(mine.said),
    before.map(({ id }) => id).filter((id) => kept(mine.said).includes(id)),
  );
  const placeOf = ({ id }: Line) => places.get(id) ?? places.size;
  return { lines: isMoved ? lines : lines.toSorted((one, other) => placeOf(one) - placeOf(other)), taken, both };
}

/** The list with what the other person did to a line. */
export function takeLine(lines: readonly Line[], { id, what, fields, theirs }: LineChange): readonly Line[] {
  if (what === 'removed') return lines.filter((line) => line.id !== id);
  if (theirs === undefined) return lines;
  if (what === 'added') return [...lines, theirs];
  return lines.map((line) => (line.id === id ? { ...line, ...picked(theirs, fields) } : line));
}
