import { scaleBand } from 'd3-scale';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Axes } from '../../charts/Axes.tsx';
import { categoryAt } from '../../charts/category-of.ts';
import { ChartFrame } from '../../charts/ChartFrame.tsx';
import type { CategoryChartProps } from '../../charts/chart-types.ts';
import * as styles from '../../charts/chart.css.ts';
import { useNumberFormat } from '../../charts/use-number-format.ts';
import { plotRange, valueScale } from '../../charts/plot.ts';
import { cx } from '../../foundation/cx.ts';
import { useWidth } from '../../foundation/use-width.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { stackOf } from './stack-of.ts';

export interface BarChartProps extends CategoryChartProps, ElementMarks {
  /** Puts the bars of a category on top of each other. */
  isStacked?: boolean;
}

/** Amounts beside each other, for comparing. */
export function BarChart({
  label,
  categories,
  marks,
  series,
  format,
  height = 260,
  opens,
  isStacked = false,
  ...ids
}: BarChartProps): ReactNode {
  const { short, full } = useNumberFormat(format);
  const [ref, width] = useWidth();
  const isRtl = useLocale().direction === 'rtl';
  const values = valueScale(series, height, isStacked);
  const groups = scaleBand<number>().domain(categories.keys()).range(plotRange(width, isRtl)).padding(0.3);
  const places = scaleBand()
    .domain(isStacked ? ['all'] : series.map(({ id }) => id))
    .range([0, groups.bandwidth()])
    .padding(0.12);
  const barWidth = Math.min(places.bandwidth(), 48);
  return (
    <ChartFrame
      {...ids}
      label={label}
      legend={series.map((one) => one.label)}
      headers={series.map((one) => one.label)}
      rows={categories.map((category, index) => ({
        id: String(index),
        label: category,
        cells: series.map(({ values: row }) => full(row[index])),
        ...(opens ? { opens: series.map((_, place) => opens(index, place)) } : {}),
      }))}
    >
      <div ref={ref}>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} ${height}`}
          height={height}
          className={styles.drawing}
        >
          <Axes
            width={width}
            height={height}
            isRtl={isRtl}
            values={values}
            series={series}
            categories={categories}
            marks={marks}
            positionOf={(index) => (groups(index) ?? 0) + groups.bandwidth() / 2}
            format={short}
          />
          {series.map((one, place) => (
            <g key={one.id} className={styles.color[categoryAt(place)]}>
              {categories.map((category, index) => {
                const value = one.values[index];
                if (value === null || value === undefined || value === 0) return null;
                const [from, to] = isStacked ? stackOf(series, place, index) : [0, value];
                const slot = (groups(index) ?? 0) + (places(isStacked ? 'all' : one.id) ?? 0);
                return (
                  <rect
                    key={index}
                    x={slot + (places.bandwidth() - barWidth) / 2}
                    y={Math.min(values(from), values(to))}
                    width={barWidth}
                    height={Math.max(1, Math.abs(values(to) - values(from)))}
                    rx={isStacked ? 0 : 3}
                    className={cx(styles.bar, opens?.(index, place) && styles.pressed)}
                    onClick={opens?.(index, place)}
                  >
                    <title>{`${category}, ${one.label}: ${full(value)}`}</title>
                  </rect>
                );
              })}
            </g>
          ))}
        </svg>
      </div>
    </ChartFrame>
  );
}
