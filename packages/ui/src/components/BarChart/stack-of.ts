import type { ChartSeries } from '../../charts/chart-types.ts';

/** From where to where a bar reaches on top of those before it; what is negative grows downwards. */
export function stackOf(series: readonly ChartSeries[], place: number, index: number): [from: number, to: number] {
  const value = series[place]?.values[index] ?? 0;
  const below = series
    .slice(0, place)
    .map(({ values }) => values[index] ?? 0)
    .filter((other) => Math.sign(other) === Math.sign(value))
    .reduce((total, other) => total + other, 0);
  return [below, below + value];
}
