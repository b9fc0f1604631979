import { arc, pie } from 'd3-shape';
import type { ReactNode } from 'react';
import { categoryAt } from '../../charts/category-of.ts';
import { ChartFrame } from '../../charts/ChartFrame.tsx';
import type { Opens } from '../../charts/chart-types.ts';
import * as styles from '../../charts/chart.css.ts';
import { chartsStrings } from '../../charts/strings.ts';
import { useNumberFormat } from '../../charts/use-number-format.ts';
import { cx } from '../../foundation/cx.ts';
import { useDigits } from '../../provider/use-digits.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';

export interface DonutSlice {
  readonly id: string;
  readonly label: string;
  readonly value: number;
}

export interface DonutChartProps extends ElementMarks {
  /** What the chart shows: its caption and its spoken name. */
  label: string;
  slices: readonly DonutSlice[];
  /** In the middle: what it all comes to. */
  total?: string;
  totalLabel?: string;
  /** How a number is written. */
  format?: (value: number) => string;
  /** What opens from a slice and from its number in the table. */
  opens?: (slice: number) => Opens;
}

const SIZE = 180;
const RADIUS = SIZE / 2;

/** Parts of a whole, a few of them. */
export function DonutChart({ label, slices, total, totalLabel, format, opens, ...marks }: DonutChartProps): ReactNode {
  const strings = useStrings('charts', chartsStrings);
  const sum = slices.reduce((all, slice) => all + slice.value, 0);
  const digits = useDigits();
  const { full } = useNumberFormat(format);
  const shareOf = (value: number): string => {
    if (sum === 0) return '–';
    return digits(`${Math.round((value / sum) * 1000) / 10}%`);
  };
  const places = pie<DonutSlice>()
    .value(({ value }) => value)
    .sort(null)([...slices]);
  const draw = arc<(typeof places)[number]>()
    .innerRadius(RADIUS * 0.64)
    .outerRadius(RADIUS - 1)
    .cornerRadius(2);
  return (
    <ChartFrame
      {...marks}
      label={label}
      legend={[]}
      headers={[strings.value, strings.share]}
      rows={slices.map(({ id, label: name, value }, index) => ({
        id,
        label: name,
        cells: [full(value), shareOf(value)],
        ...(opens ? { opens: [opens(index)] } : {}),
      }))}
    >
      <div className={styles.donut}>
        <div className={styles.donutBox}>
          <svg
            role="img"
            aria-label={label}
            width={SIZE}
            height={SIZE}
            viewBox={`${-RADIUS} ${-RADIUS} ${SIZE} ${SIZE}`}
          >
            {sum === 0 && <circle r={RADIUS * 0.82} className={styles.emptyRing} />}
            {places.map((place, index) => (
              <g key={place.data.id} className={styles.color[categoryAt(index)]}>
                <path
                  d={draw(place) ?? ''}
                  className={cx(styles.slice, opens?.(index) && styles.pressed)}
                  onClick={opens?.(index)}
                >
                  <title>{`${place.data.label}: ${full(place.data.value)}`}</title>
                </path>
              </g>
            ))}
          </svg>
          {total !== undefined && (
            <div className={styles.donutCenter}>
              <span className={styles.donutValue}>{total}</span>
              {totalLabel !== undefined && <span className={styles.donutNote}>{totalLabel}</span>}
            </div>
          )}
        </div>
        <div className={styles.donutLegend}>
          {slices.map((slice, index) => (
            <div key={slice.id} className={styles.donutLine}>
              <span className={styles.legendItem}>
                <span className={cx(styles.color[categoryAt(index)], styles.swatch)} />
                {slice.label}
              </span>
              <span className={styles.donutAmount}>{shareOf(slice.value)}</span>
            </div>
          ))}
        </div>
      </div>
    </ChartFrame>
  );
}
