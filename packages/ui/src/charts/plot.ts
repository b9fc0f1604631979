import { scaleLinear, type ScaleLinear } from 'd3-scale';
import type { ChartSeries } from './chart-types.ts';

/** Room around a drawing, for the words of its axes. */
export const margin = { top: 8, bottom: 26, axis: 46, end: 8 } as const;

/** Heights of values: from zero, or below it when something is negative, to a round number above the largest. */
export function valueScale(
  series: readonly ChartSeries[],
  height: number,
  isStacked: boolean,
): ScaleLinear<number, number> {
  const lengths = Math.max(0, ...series.map(({ values }) => values.length));
  const columns = Array.from({ length: lengths }, (_, index) => series.map(({ values }) => values[index] ?? 0));
  const tops = columns.map((column) => (isStacked ? sum(column.filter((value) => value > 0)) : Math.max(...column)));
  const bottoms = columns.map((column) => (isStacked ? sum(column.filter((value) => value < 0)) : Math.min(...column)));
  const low = Math.min(0, ...bottoms);
  const high = Math.max(0, ...tops);
  return scaleLinear()
    .domain([low, high === low ? low + 1 : high])
    .nice(5)
    .range([height - margin.bottom, margin.top]);
}

/** Round values for the lines of an axis. Counts are whole, and so are the lines beside them: there is no fifth of a task. */
export function axisValues(values: ScaleLinear<number, number>, series: readonly ChartSeries[]): number[] {
  const areWhole = series.every((one) => one.values.every((value) => value === null || Number.isInteger(value)));
  return values.ticks(5).filter((value) => !areWhole || Number.isInteger(value));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Ends of the place where values are drawn; mirrored where one reads from right to left. */
export function plotRange(width: number, isRtl: boolean): [start: number, end: number] {
  return isRtl ? [width - margin.axis, margin.end] : [margin.axis, width - margin.end];
}

/** Every how many words fit under an axis. */
export function labelStep(count: number, room: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, Math.floor(room / 52))));
}

/** Pixels of a letter under an axis, on the wide side. Signs of Devanagari are above and below letters. */
const letter = 7;
const widthOf = (sign: string): number =>
  /\p{M}/u.test(sign) ? 0 : /[\u0900-\u097f]/.test(sign) ? letter + 1 : letter;

/**
 * A word cut to the room that it has.
 * @example fitted('Kathmandu Head Office', 91) // 'Kathmandu H…'
 */
export function fitted(word: string, room: number): string {
  const signs = Array.from(word);
  const most = Math.max(2 * letter, room - letter);
  let width = 0;
  // Where the word and the dots after it would no longer fit.
  let end = 0;
  for (const [index, sign] of signs.entries()) {
    width += widthOf(sign);
    if (width <= most - letter) end = index + 1;
  }
  if (width <= most) return word;
  const start = signs.slice(0, Math.max(1, end)).join('');
  return `${start.replace(/\u094d$/, '').trimEnd()}…`;
}
