import { collator } from '../sort-rows.ts';
import type { DataColumn, TableSort } from '../table-types.ts';

type Value = string | number | undefined;

/** The place of each row by one value: equal values share a place, places begin at nought and leave no gap. */
interface Ranks {
  readonly places: Float64Array;
  readonly count: number;
  /** Whether the last place is that of rows without a value. */
  readonly hasNone: boolean;
}

type Ranked = Omit<Ranks, 'hasNone'>;

/** The places that rows have by the columns that were asked for lately, as long as rows and columns stay the same. */
export class KnownRanks<Row> {
  private rows: readonly Row[] = [];
  private readonly ranks = new Map<(row: Row) => Value, Ranks>();

  of(rows: readonly Row[], valueOf: (row: Row) => Value): Ranks {
    if (rows !== this.rows) this.ranks.clear();
    this.rows = rows;
    const known = this.ranks.get(valueOf) ?? rankRows(rows, valueOf);
    // The last one asked for is the last to go.
    this.ranks.delete(valueOf);
    this.ranks.set(valueOf, known);
    for (const oldest of this.ranks.keys()) {
      if (this.ranks.size <= KEPT) break;
      this.ranks.delete(oldest);
    }
    return known;
  }
}

const KEPT = 3;

/**
 * The order of rows as positions: four bytes a row. Values are turned into places first, once for each row and not at every step of the
 * sort; places are then counted out, which keeps equal rows in their order. Rows without a value come last in both directions.
 */
export function orderRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sorts: readonly TableSort[],
  known: KnownRanks<Row> = new KnownRanks(),
): Uint32Array {
  let ranks: Ranks | undefined;
  for (const sort of sorts) {
    const valueOf = columns.find((column) => column.id === sort.columnId)?.sortValue;
    if (valueOf === undefined) continue;
    const up = known.of(rows, valueOf);
    const next = sort.direction === 'descending' ? turned(up) : up;
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

function rankRows<Row>(rows: readonly Row[], valueOf: (row: Row) => Value): Ranks {
  const values = rows.map(valueOf);
  const hasTexts = values.some((value) => typeof value === 'string');
  const { places, count } = hasTexts ? rankTexts(values) : rankNumbers(values.map(Number));
  let hasNone = false;
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    if (value !== undefined && !Number.isNaN(value)) continue;
    places[index] = count;
    hasNone = true;
  }
  return { places, count: count + Number(hasNone), hasNone };
}

/** The other way round, but for rows without a value. */
function turned({ places, count, hasNone }: Ranks): Ranks {
  const last = count - Number(hasNone) - 1;
  return { places: places.map((place) => (place > last ? place : last - place)), count, hasNone };
}

function rankNumbers(values: readonly number[] | Float64Array): Ranked {
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
  return {
    ...rankNumbers(first.places.map((place, index) => place * second.count + second.places[index]!)),
    hasNone: false,
  };
}

/** From so many rows on, turning texts into places takes longer than a frame. */
export const MANY_ROWS = 2_000;

function rankTexts(values: readonly Value[]): Ranked {
  return (values.length >= MANY_ROWS ? rankPlainTexts(values) : undefined) ?? rankByCollator(values);
}

/** In the collator's order, which compares each different text and not each row. */
function rankByCollator(values: readonly Value[]): Ranked {
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
function rankPlainTexts(values: readonly Value[]): Ranked | undefined {
  if (values.length > ROW || !/^(?:en|ne)\b/.test(collator.resolvedOptions().locale)) return undefined;
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

/** Letters of a key that are compared at once; with the place of its row they fill 64 bits. */
const STEP = 5;
const ROW_BITS = 24;
const ROW = 2 ** ROW_BITS - 1;

/**
 * Places of keys that end with nought. Five letters and the place of the row make one number of 64 bits, so that the browser sorts numbers
 * with code of its own, which is quick from its first run; those that are equal are sorted by their next five letters.
 */
function rankKeys(bytes: Uint8Array, starts: Uint32Array): Ranked {
  // The low half of a number comes first in memory, on every machine that a browser runs on.
  const halves = new Uint32Array(2 * starts.length);
  const numbers = new BigUint64Array(halves.buffer);
  const places = new Float64Array(starts.length);
  let count = 0;

  function sort(from: number, to: number, depth: number): void {
    for (let at = 2 * from; at < 2 * to; at += 2) {
      const row = halves[at]! & ROW;
      const start = starts[row]! + depth;
      const a = bytes[start]!;
      const b = a === 0 ? 0 : bytes[start + 1]!;
      const c = b === 0 ? 0 : bytes[start + 2]!;
      const d = c === 0 ? 0 : bytes[start + 3]!;
      const e = d === 0 ? 0 : bytes[start + 4]!;
      halves[at + 1] = (a << 24) | (b << 16) | (c << 8) | d;
      halves[at] = (e << ROW_BITS) | row;
    }
    numbers.subarray(from, to).sort();
    let first = from;
    while (first < to) {
      const high = halves[2 * first + 1]!;
      const last = halves[2 * first]! >>> ROW_BITS;
      let end = first + 1;
      while (end < to && halves[2 * end + 1] === high && halves[2 * end]! >>> ROW_BITS === last) end++;
      // Without a fifth letter the keys have ended, so they are equal.
      if (end - first > 1 && last !== 0) sort(first, end, depth + STEP);
      else {
        for (let at = first; at < end; at++) places[halves[2 * at]! & ROW] = count;
        count++;
      }
      first = end;
    }
  }

  for (let row = 0; row < starts.length; row++) halves[2 * row] = row;
  sort(0, starts.length, 0);
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
