import { collator } from '../sort-rows.ts';
import type { DataColumn, TableSort } from '../table-types.ts';

type Value = string | number | undefined;

/**
 * The order of rows as positions, which is all that sorting many rows needs: four bytes a row. Each sorted column is first turned into
 * figures, so that texts are compared once for each different text and not at every step of the sort. Rows without a value come last
 * in both directions, and equal rows keep their order.
 */
export function orderRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sorts: readonly TableSort[],
): Uint32Array {
  const keys = sorts.flatMap((sort) => {
    const valueOf = columns.find((column) => column.id === sort.columnId)?.sortValue;
    return valueOf === undefined ? [] : [figuresOf(rows, valueOf, sort.direction)];
  });
  const order = new Uint32Array(rows.length);
  for (let index = 0; index < order.length; index++) order[index] = index;
  const [first, second, ...rest] = keys;
  if (first === undefined) return order;
  // The comparison of a typed array is stable; indexes are always inside, which the type cannot say.
  if (second === undefined) return order.sort((a, b) => first[a]! - first[b]!);
  return order.sort((a, b) => {
    let difference = first[a]! - first[b]! || second[a]! - second[b]!;
    for (let key = 0; difference === 0 && key < rest.length; key++) difference = rest[key]![a]! - rest[key]![b]!;
    return difference;
  });
}

const LAST = Number.MAX_VALUE;

/** A figure for each row that sorts as its value does in that direction. */
function figuresOf<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
  direction: TableSort['direction'],
): Float64Array {
  const sign = direction === 'ascending' ? 1 : -1;
  const figures = new Float64Array(rows.length);
  const texts: Value[] = [];
  let hasTexts = false;
  for (let index = 0; index < rows.length; index++) {
    const value = valueOf(rows[index] as Row);
    if (typeof value === 'string') hasTexts = true;
    texts.push(value);
  }
  if (!hasTexts) {
    for (let index = 0; index < texts.length; index++) {
      const value = texts[index];
      figures[index] = value === undefined || Number.isNaN(value) ? LAST : Number(value) * sign;
    }
    return figures;
  }
  const ranks = ranksOf(texts);
  for (let index = 0; index < texts.length; index++) {
    const value = texts[index];
    figures[index] = value === undefined ? LAST : (ranks.get(String(value)) ?? 0) * sign;
  }
  return figures;
}

/** The place of each different text among all of them; texts that are equal to the ear share one. */
function ranksOf(values: readonly Value[]): Map<string, number> {
  const different = new Set<string>();
  for (const value of values) if (value !== undefined) different.add(String(value));
  const compare = comparerFor(different);
  const sorted = [...different].sort(compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  sorted.forEach((text, index) => {
    const before = sorted[index - 1];
    if (before !== undefined && compare(before, text) !== 0) rank++;
    ranks.set(text, rank);
  });
  return ranks;
}

const PLAIN = /^[ -~]*$/;
const FEW = 2_000;

/** The collator's order. Thousands of plain texts are compared by keys that give the same order, which is many times quicker. */
function comparerFor(texts: ReadonlySet<string>): (a: string, b: string) => number {
  if (texts.size < FEW || !/^(?:en|ne)\b/.test(collator.resolvedOptions().locale)) return collator.compare;
  for (const text of texts) if (!PLAIN.test(text)) return collator.compare;
  const keys = new Map<string, string>();
  const letters = plainLetters();
  for (const text of texts) keys.set(text, keyOf(text, letters));
  return (a, b) => {
    const one = keys.get(a) ?? '';
    const other = keys.get(b) ?? '';
    return one < other ? -1 : one > other ? 1 : 0;
  };
}

/** The place of each plain letter in the collator's own order. */
function plainLetters(): readonly string[] {
  const letters = Array.from({ length: 95 }, (_, code) => String.fromCharCode(code + 32));
  const sorted = letters.toSorted(collator.compare);
  const places: string[] = [];
  let place = 33;
  sorted.forEach((letter, index) => {
    const before = sorted[index - 1];
    if (before !== undefined && collator.compare(before, letter) !== 0) place++;
    places[letter.charCodeAt(0)] = String.fromCharCode(place);
  });
  return places;
}

/** A text whose plain order is the collator's: letters by their place, figures by their length and then themselves. */
export function keyOf(text: string, letters: readonly string[]): string {
  let key = '';
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) {
      key += letters[code] ?? '';
      at++;
      continue;
    }
    let end = at;
    while (end < text.length && text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end++;
    let start = at;
    while (start < end - 1 && text.charCodeAt(start) === 48) start++;
    // Every figure sorts as a zero among letters; then the longer number is the greater one.
    key += `${letters[48] ?? ''}${String.fromCharCode(33 + end - start)}${text.slice(start, end)}`;
    at = end;
  }
  return key;
}
