import type { ScaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import type { ChartSeries } from './chart-types.ts';
import * as styles from './chart.css.ts';
import { axisValues, fitted, labelStep, margin } from './plot.ts';

interface AxesProps {
  width: number;
  height: number;
  isRtl: boolean;
  values: ScaleLinear<number, number>;
  series: readonly ChartSeries[];
  categories: readonly string[];
  marks?: readonly string[] | undefined;
  /** Where a category stands, by its place: two of them may be called the same. */
  positionOf: (index: number) => number;
  format: (value: number) => string;
}

/** Lines at round values, their numbers, and the words under them. */
export function Axes({
  width,
  height,
  isRtl,
  values,
  series,
  categories,
  marks = categories,
  positionOf,
  format,
}: AxesProps): ReactNode {
  const step = labelStep(categories.length, width - margin.axis);
  const room = ((width - margin.axis) / Math.max(1, categories.length)) * step;
  const start = isRtl ? width - margin.axis : margin.axis;
  const end = isRtl ? margin.end : width - margin.end;
  return (
    <g>
      {axisValues(values, series).map((value) => (
        <g key={value}>
          <line
            x1={start}
            x2={end}
            y1={values(value)}
            y2={values(value)}
            className={value === 0 ? styles.baseLine : styles.gridLine}
          />
          <text x={start + (isRtl ? 8 : -8)} y={values(value)} dy="0.32em" textAnchor="end" className={styles.tick}>
            {format(value)}
          </text>
        </g>
      ))}
      {categories.map(
        (category, index) =>
          index % step === 0 && (
            <text key={index} x={positionOf(index)} y={height - 8} textAnchor="middle" className={styles.tick}>
              {fitted(marks[index] ?? category, room)}
              <title>{category}</title>
            </text>
          ),
      )}
    </g>
  );
}
