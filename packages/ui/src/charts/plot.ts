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

/** Pixels of a letter under an axis, on the wide side. */
const letter = 7;

/**
 * A word cut to the room that it has.
 * @example fitted('Kathmandu Head Office', 91) // 'Kathmandu H…'
 */
export function fitted(word: string, room: number): string {
  const letters = Math.max(2, Math.floor((room - letter) / letter));
  return word.length <= letters ? word : `${word.slice(0, letters - 1).trimEnd()}…`;
}
