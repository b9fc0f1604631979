import { lazy, startTransition, useId, useState, type ReactNode } from 'react';
import { Button } from '../components/Button/index.ts';
import type { DataColumn } from '../components/DataTable/index.ts';
import { cx } from '../foundation/cx.ts';
import type { ElementMarks } from '../parts/element-marks.ts';
import { useStrings } from '../strings/strings-context.tsx';
import { categoryAt } from './category-of.ts';
import type { Opens } from './chart-types.ts';
import * as styles from './chart.css.ts';
import { chartsStrings } from './strings.ts';

/** Fetched when the table is asked for, which most readers do not; the drawing stays until it is there. */
const Table = lazy(async () => ({ default: (await import('../components/DataTable/index.ts')).DataTable<ChartRow> }));

/** A line of the table that stands for a drawing. */
export interface ChartRow {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly string[];
  /** What opens from a cell, in their order. */
  readonly opens?: readonly Opens[];
}

interface ChartFrameProps extends ElementMarks {
  label: string;
  /** Names of what is drawn, in the order of their colours; none when the drawing says them itself. */
  legend: readonly string[];
  /** Headers of the table after the first. */
  headers: readonly string[];
  rows: readonly ChartRow[];
  children: ReactNode;
}

/** Caption, legend, drawing, and the table that says the same to the person who cannot or does not want to see a drawing. */
export function ChartFrame({ label, legend, headers, rows, children, ...marks }: ChartFrameProps): ReactNode {
  const id = useId();
  const strings = useStrings('charts', chartsStrings);
  const [isTable, setIsTable] = useState(false);
  const columns: readonly DataColumn<ChartRow>[] = [
    { id: 'label', header: strings.category, cell: (row) => row.label },
    ...headers.map((header, index) => ({
      id: String(index),
      header,
      isNumeric: true,
      cell: (row: ChartRow) => <Figure row={row} header={header} index={index} />,
    })),
  ];
  return (
    <figure {...marks} className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <figcaption id={id} className={styles.caption}>
          {label}
        </figcaption>
        <Button size="sm" variant="ghost" tone="neutral" onPress={() => startTransition(() => setIsTable(!isTable))}>
          {isTable ? strings.showChart : strings.showTable}
        </Button>
      </div>
      {isTable ? (
        <Table label={label} columns={columns} rows={rows} rowId={(row) => row.id} />
      ) : (
        <>
          {legend.length > 1 && (
            <div aria-hidden="true" className={styles.legend}>
              {legend.map((name, index) => (
                <span key={name} className={styles.legendItem}>
                  <span className={cx(styles.color[categoryAt(index)], styles.swatch)} />
                  {name}
                </span>
              ))}
            </div>
          )}
          {children}
        </>
      )}
    </figure>
  );
}

/** A number of the table; a button where something opens from it. */
function Figure({ row, header, index }: { row: ChartRow; header: string; index: number }): ReactNode {
  const text = row.cells[index] ?? '–';
  const open = row.opens?.[index];
  return open ? (
    <Button size="sm" variant="ghost" aria-label={`${row.label}, ${header}: ${text}`} onPress={open}>
      {text}
    </Button>
  ) : (
    text
  );
}
