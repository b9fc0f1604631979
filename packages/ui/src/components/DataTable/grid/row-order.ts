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
 * sort; places are then sorted as plain numbers with the position inside them, which browsers do natively and which keeps equal rows in
 * their order. Rows without a value come last in both directions.
 */
export function orderRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sorts: readonly TableSort[],
): Uint32Array {
  const order = new Uint32Array(rows.length);
  for (let index = 0; index < order.length; index++) order[index] = index;
  let ranks: Ranks | undefined;
  for (const sort of sorts) {
    const valueOf = columns.find((column) => column.id === sort.columnId)?.sortValue;
    if (valueOf === undefined) continue;
    const next = rankRows(rows, valueOf, sort.direction);
    ranks = ranks === undefined ? next : joined(ranks, next);
  }
  if (ranks === undefined) return order;
  const length = rows.length;
  const packed = ranks.places.map((place, index) => place * length + index).sort();
  for (let index = 0; index < length; index++) order[index] = packed[index]! % length;
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
/** Positions are written behind a key in three digits of this base, which all are letters of ASCII. */
const BASE = 125;
const TAIL = 4;
/** What the longest key may take: a letter becomes at most two. */
const ROOM = 2 * LONGEST + TAIL;

/**
 * Thousands of texts of plain letters get keys whose order as mere text is the collator's: letters by their place, figures by their
 * length and then themselves. Texts are sorted natively, many times quicker than a collator compares. Nothing when a text has other
 * letters, or the language orders plain letters in a way of its own.
 */
function rankPlainTexts(values: readonly Value[]): Ranks | undefined {
  if (values.length >= BASE ** 3 || !/^(?:en|ne)\b/.test(collator.resolvedOptions().locale)) return undefined;
  const letters = plainLetters();
  // All keys are written into one stretch and cut from one text, which is much quicker than a text made for each.
  let buffer = new Uint8Array(values.length * 32 + ROOM);
  const ends = new Uint32Array(values.length);
  let end = 0;
  for (let index = 0; index < values.length; index++) {
    if (buffer.length - end < ROOM) {
      const larger = new Uint8Array(buffer.length * 2);
      larger.set(buffer);
      buffer = larger;
    }
    end = writeKey(buffer, end, textOf(values[index]), letters);
    if (end < 0) return undefined;
    buffer[end++] = 1;
    buffer[end++] = 2 + Math.floor(index / BASE ** 2);
    buffer[end++] = 2 + (Math.floor(index / BASE) % BASE);
    buffer[end++] = 2 + (index % BASE);
    ends[index] = end;
  }
  const whole = new TextDecoder().decode(buffer.subarray(0, end));
  const keys = Array.from(ends, (stop, index) => whole.slice(index === 0 ? 0 : ends[index - 1], stop));
  keys.sort();
  const places = new Float64Array(values.length);
  let count = 0;
  let before = '';
  for (const key of keys) {
    const text = key.slice(0, -TAIL);
    if (text !== before || count === 0) count++;
    before = text;
    const { length } = key;
    const digit = (back: number): number => key.charCodeAt(length - back) - 2;
    places[digit(3) * BASE ** 2 + digit(2) * BASE + digit(1)] = count - 1;
  }
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
