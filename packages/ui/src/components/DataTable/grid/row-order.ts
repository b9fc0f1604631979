import { collator } from '../sort-rows.ts';
import type { DataColumn, TableSort } from '../table-types.ts';

type Value = string | number | undefined;

/** The place of each row by one value: equal values share a place, places begin at nought and leave no gap. */
interface Ranks {
  readonly places: Float64Array;
  readonly count: number;
}

/**
 * The order of rows as positions: four bytes a row. Values are turned into places first, once for each row and not at every step of the
 * sort; places are then counted out, which keeps equal rows in their order. Rows without a value come last in both directions.
 */
export function orderRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sorts: readonly TableSort[],
): Uint32Array {
  let ranks: Ranks | undefined;
  for (const sort of sorts) {
    const valueOf = columns.find((column) => column.id === sort.columnId)?.sortValue;
    if (valueOf === undefined) continue;
    const next = rankRows(rows, valueOf, sort.direction);
    ranks = ranks === undefined ? next : joined(ranks, next);
  }
  const order = new Uint32Array(rows.length);
  if (ranks === undefined) {
    for (let index = 0; index < order.length; index++) order[index] = index;
    return order;
  }
  const { places, count } = ranks;
  const next = new Uint32Array(count + 1);
  for (const place of places) next[place + 1]!++;
  for (let place = 1; place < count; place++) next[place]! += next[place - 1]!;
  for (let index = 0; index < order.length; index++) order[next[places[index]!]!++] = index;
  return order;
}

function rankRows<Row>(rows: readonly Row[], valueOf: (row: Row) => Value, direction: TableSort['direction']): Ranks {
  const values = rows.map(valueOf);
  const hasTexts = values.some((value) => typeof value === 'string');
  const { places, count } = hasTexts ? rankTexts(values) : rankNumbers(values.map(Number));
  const isDown = direction === 'descending';
  let last = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    if (value === undefined || Number.isNaN(value)) {
      places[index] = count;
      last = 1;
    } else if (isDown) places[index] = count - 1 - places[index]!;
  }
  return { places, count: count + last };
}

function rankNumbers(values: readonly number[] | Float64Array): Ranks {
  const sorted = Float64Array.from(values).sort();
  let count = 0;
  for (let index = 0; index < sorted.length; index++)
    if (index === 0 || sorted[index] !== sorted[index - 1]) sorted[count++] = sorted[index]!;
  const places = new Float64Array(values.length);
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < value) low = middle + 1;
      else high = middle;
    }
    places[index] = low;
  }
  return { places, count };
}

/** Places by the first and then by the second. */
function joined(first: Ranks, second: Ranks): Ranks {
  return rankNumbers(first.places.map((place, index) => place * second.count + second.places[index]!));
}

const MANY = 2_000;

function rankTexts(values: readonly Value[]): Ranks {
  return (values.length >= MANY ? rankPlainTexts(values) : undefined) ?? rankByCollator(values);
}

/** In the collator's order, which compares each different text and not each row. */
function rankByCollator(values: readonly Value[]): Ranks {
  const sorted = [...new Set(values.map(textOf))].sort(collator.compare);
  const places = new Map<string, number>();
  let place = 0;
  sorted.forEach((text, index) => {
    const before = sorted[index - 1];
    if (before !== undefined && collator.compare(before, text) !== 0) place++;
    places.set(text, place);
  });
  return { places: Float64Array.from(values, (value) => places.get(textOf(value)) ?? 0), count: place + 1 };
}

const textOf = (value: Value): string => (value === undefined ? '' : String(value));

const ZERO = 48;
const NINE = 57;
const FIRST_LETTER = 32;
const LETTERS = 95;
const LONGEST = 120;
/** What the longest key may take: a letter becomes at most two, and an end. */
const ROOM = 2 * LONGEST + 1;

/**
 * Thousands of texts of plain letters get keys whose order byte by byte is the collator's: letters by their place, figures by their
 * length and then themselves. Bytes are compared many times quicker than a collator compares texts. Nothing when a text has other
 * letters, or the language orders plain letters in a way of its own.
 */
function rankPlainTexts(values: readonly Value[]): Ranks | undefined {
  if (!/^(?:en|ne)\b/.test(collator.resolvedOptions().locale)) return undefined;
  const letters = plainLetters();
  let bytes = new Uint8Array(values.length * 32 + ROOM);
  const starts = new Uint32Array(values.length);
  let end = 0;
  for (let index = 0; index < values.length; index++) {
    if (bytes.length - end < ROOM) {
      const larger = new Uint8Array(bytes.length * 2);
      larger.set(bytes);
      bytes = larger;
    }
    starts[index] = end;
    end = writeKey(bytes, end, textOf(values[index]), letters);
    if (end < 0) return undefined;
    bytes[end++] = 0;
  }
  return rankKeys(bytes, starts);
}

const SHORT = 12;

/**
 * Places of keys that end with nought: parted by one byte into less, equal and more, and those that are equal by the next. Short
 * stretches are put in by comparing whole keys. It is written without closures and lists, since it runs once and cold.
 */
function rankKeys(bytes: Uint8Array, starts: Uint32Array): Ranks {
  const order = new Uint32Array(starts.length);
  for (let index = 0; index < order.length; index++) order[index] = index;
  const places = new Float64Array(starts.length);
  let count = 0;

  /** Less than nought, nought or more for the keys from a byte on. */
  function compare(one: number, other: number, depth: number): number {
    let a = starts[one]! + depth;
    let b = starts[other]! + depth;
    while (bytes[a] === bytes[b] && bytes[a] !== 0) {
      a++;
      b++;
    }
    return bytes[a]! - bytes[b]!;
  }

  function putIn(from: number, to: number, depth: number): void {
    for (let at = from + 1; at < to; at++) {
      const key = order[at]!;
      let slot = at;
      while (slot > from && compare(order[slot - 1]!, key, depth) > 0) {
        order[slot] = order[slot - 1]!;
        slot--;
      }
      order[slot] = key;
    }
    for (let at = from; at < to; at++) {
      if (at > from && compare(order[at - 1]!, order[at]!, depth) !== 0) count++;
      places[order[at]!] = count;
    }
    if (to > from) count++;
  }

  function part(from: number, to: number, depth: number): void {
    let low = from;
    while (to - low > SHORT) {
      const one = bytes[starts[order[low]!]! + depth]!;
      const two = bytes[starts[order[(low + to) >> 1]!]! + depth]!;
      const three = bytes[starts[order[to - 1]!]! + depth]!;
      const middle = Math.max(Math.min(one, two), Math.min(Math.max(one, two), three));
      let less = low;
      let more = to;
      for (let at = low; at < more;) {
        const key = order[at]!;
        const byte = bytes[starts[key]! + depth]!;
        if (byte === middle) at++;
        else if (byte < middle) {
          order[at++] = order[less]!;
          order[less++] = key;
        } else {
          order[at] = order[--more]!;
          order[more] = key;
        }
      }
      part(low, less, depth);
      if (middle === 0) {
        for (let at = less; at < more; at++) places[order[at]!] = count;
        count++;
      } else part(less, more, depth + 1);
      low = more;
    }
    putIn(low, to, depth);
  }

  part(0, order.length, 0);
  return { places, count };
}

/** Writes from `end` on. Returns where the key ends, or less than nought for a text that has none. */
function writeKey(buffer: Uint8Array, end: number, text: string, letters: Uint8Array): number {
  if (text.length > LONGEST) return -1;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code < FIRST_LETTER || code >= FIRST_LETTER + LETTERS) return -1;
    if (code < ZERO || code > NINE) {
      buffer[end++] = letters[code]!;
      at++;
      continue;
    }
    let stop = at;
    while (stop < text.length && text.charCodeAt(stop) >= ZERO && text.charCodeAt(stop) <= NINE) stop++;
    while (at < stop - 1 && text.charCodeAt(at) === ZERO) at++;
    // Every number sorts as a nought among letters; then the longer number is the greater one.
    buffer[end++] = letters[ZERO]!;
    buffer[end++] = FIRST_LETTER + stop - at;
    while (at < stop) buffer[end++] = text.charCodeAt(at++);
  }
  return end;
}

/** The place of each plain letter in the collator's own order. */
function plainLetters(): Uint8Array {
  const places = new Uint8Array(FIRST_LETTER + LETTERS);
  const sorted = Array.from({ length: LETTERS }, (_, code) => String.fromCharCode(code + FIRST_LETTER)).sort(
    collator.compare,
  );
  let place = FIRST_LETTER;
  sorted.forEach((letter, index) => {
    const before = sorted[index - 1];
    if (before !== undefined && collator.compare(before, letter) !== 0) place++;
    places[letter.charCodeAt(0)] = place;
  });
  return places;
}
