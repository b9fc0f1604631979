import { scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
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

export interface LineChartProps extends CategoryChartProps, ElementMarks {
  /** Fills what is under each line. */
  isArea?: boolean;
}

/** How amounts move, usually over time. A line is broken where a value is missing. */
export function LineChart({
  label,
  categories,
  marks,
  series,
  format,
  height = 260,
  opens,
  isArea = false,
  ...ids
}: LineChartProps): ReactNode {
  const { short, full } = useNumberFormat(format);
  const [ref, width] = useWidth();
  const isRtl = useLocale().direction === 'rtl';
  const values = valueScale(series, height, false);
  const places = scalePoint<number>().domain(categories.keys()).range(plotRange(width, isRtl)).padding(0.4);
  const x = (_value: number | null, index: number): number => places(index) ?? 0;
  const y = (value: number | null): number => values(value ?? 0);
  const isThere = (value: number | null): boolean => value !== null;
  const drawLine = line<number | null>(x, y).defined(isThere).curve(curveMonotoneX);
  const drawArea = area<number | null>(x, values(0), y).defined(isThere).curve(curveMonotoneX);
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
            positionOf={(index) => places(index) ?? 0}
            format={short}
          />
          {series.map((one, place) => (
            <g key={one.id} className={styles.color[categoryAt(place)]}>
              {isArea && <path d={drawArea(one.values) ?? ''} className={styles.area} />}
              <path d={drawLine(one.values) ?? ''} className={styles.line} />
              {one.values.map(
                (value, index) =>
                  value !== null && (
                    <circle
                      key={index}
                      cx={x(value, index)}
                      cy={y(value)}
                      r={3.5}
                      className={cx(styles.point, opens?.(index, place) && styles.pressed)}
                      onClick={opens?.(index, place)}
                    >
                      <title>{`${categories[index] ?? ''}, ${one.label}: ${full(value)}`}</title>
                    </circle>
                  ),
              )}
            </g>
          ))}
        </svg>
      </div>
    </ChartFrame>
  );
}
