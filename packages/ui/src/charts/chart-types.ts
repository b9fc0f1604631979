/** One row of numbers, one for each category; `null` where there is none. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
}

/** What a press on a number does; nothing where it leads nowhere. */
export type Opens = (() => void) | undefined;

/** What charts over categories share. */
export interface CategoryChartProps {
  /** What the chart shows: its caption and its spoken name. */
  label: string;
  /** What is under the axis, such as months. */
  categories: readonly string[];
  /** Shorter names of the categories for under the axis; absent: the names themselves. */
  marks?: readonly string[] | undefined;
  series: readonly ChartSeries[];
  /** How a number is written. */
  format?: (value: number) => string;
  /** Height of the drawing in pixels. */
  height?: number;
  /** What opens from a number of the drawing and of its table, by the places of its category and its series. */
  opens?: (category: number, series: number) => Opens;
}
