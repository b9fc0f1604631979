import type { CSSProperties } from 'react';
import { cx } from '../../../foundation/cx.ts';
import { NARROWEST, offsetsOf, shareWidths, toPixels, WIDEST } from './column-widths.ts';
import * as styles from './DataGrid.css.ts';
import type { GridColumn, GridPin, GridView } from './grid-types.ts';
import type { ShownColumn } from './use-columns.ts';
import type { Needs } from './use-needs.ts';

export type LaidKind = 'select' | 'detail' | 'data' | 'actions';

/** A column in its place. Widths are variables of the root, so a place stays the same while someone pulls at a width. */
export interface LaidColumn<Row> {
  readonly id: string;
  readonly kind: LaidKind;
  readonly column: GridColumn<Row> | undefined;
  readonly index: number;
  readonly pin: GridPin | undefined;
  readonly isTitle: boolean;
  readonly place: CSSProperties;
  /** Classes of its cells, and of what is above and below them. */
  readonly cellClass: string;
  readonly edgeClass: string;
}

export interface Structure<Row> {
  readonly columns: readonly LaidColumn<Row>[];
  /** Columns from here scroll, up to `centerEnd`. */
  readonly centerStart: number;
  readonly centerEnd: number;
  /** How many are before the first column of data. */
  readonly lead: number;
}

interface Sides {
  readonly hasSelection: boolean;
  readonly hasDetail: boolean;
  readonly hasActions: boolean;
}

export function alignOf<Row>(column: GridColumn<Row> | undefined): 'start' | 'center' | 'end' {
  return column?.align ?? (column?.isNumeric === true ? 'end' : 'start');
}

export function structureOf<Row>(shown: readonly ShownColumn<Row>[], sides: Sides): Structure<Row> {
  const parts: { id: string; kind: LaidKind; column?: GridColumn<Row>; pin: GridPin | undefined }[] = [];
  if (sides.hasSelection) parts.push({ id: ':select', kind: 'select', pin: 'start' });
  if (sides.hasDetail) parts.push({ id: ':detail', kind: 'detail', pin: 'start' });
  const lead = parts.length;
  for (const { column, pin } of shown) parts.push({ id: column.id, kind: 'data', column, pin });
  if (sides.hasActions) parts.push({ id: ':actions', kind: 'actions', pin: 'end' });
  const centerStart = parts.findIndex((part) => part.pin !== 'start');
  const firstEnd = parts.findIndex((part) => part.pin === 'end');
  const start = centerStart < 0 ? parts.length : centerStart;
  const end = firstEnd < 0 ? parts.length : firstEnd;
  const titleId = parts.find((part) => part.kind === 'data')?.id;
  const columns = parts.map(({ id, kind, column, pin }, index): LaidColumn<Row> => {
    const edgeClass = cx(
      index === 0 && kind === 'data' && styles.firstCell,
      index === parts.length - 1 && styles.lastCell,
      pin !== undefined && styles.pinned,
      pin === 'start' && index === start - 1 && start < parts.length && styles.edgeStart,
      pin === 'end' && index === end && styles.edgeEnd,
    );
    return {
      id,
      kind,
      column,
      index,
      pin,
      isTitle: id === titleId,
      place: {
        gridColumn: index + 1,
        gridRow: 1,
        ...(pin === 'start' ? { insetInlineStart: `var(${pinName(index)})` } : {}),
        ...(pin === 'end' ? { insetInlineEnd: `var(${pinName(index)})` } : {}),
      },
      cellClass: cx(
        styles.cell,
        styles.align[alignOf(column)],
        column?.isNumeric === true && styles.numeric,
        id === titleId && styles.title,
        (kind === 'select' || kind === 'detail') && styles.controlCell,
        kind === 'actions' && styles.actions,
        edgeClass,
      ),
      edgeClass,
    };
  });
  return { columns, centerStart: start, centerEnd: end, lead };
}

const pinName = (index: number): string => `--grid-pin-${index}`;

export interface Metrics {
  readonly widths: readonly number[];
  readonly offsets: readonly number[];
  readonly total: number;
  /** Width of what stands still at the start, and at the end. */
  readonly startWidth: number;
  readonly endWidth: number;
  readonly style: CSSProperties;
}

interface MetricsOptions {
  view: GridView;
  /** A width that someone is pulling at. */
  pulled: { readonly id: string; readonly width: number } | undefined;
  available: number;
  rem: number;
  actionsWidth: string | undefined;
  /** What the content of columns needs, where it was drawn. */
  needs: Needs;
}

const plainWidth = 11;
const titleWidth = 13;
const numericWidth = 8;
const leastWidth = 4.5;

/** In which actions are below each other. */
const stackedActions = 9.5;

/** Actions stay in view and leave two thirds of the grid to what they are about; where they would not, they are below each other. */
function actionsOf(wanted: string | undefined, available: number, rem: number): number {
  const width = toPixels(wanted, rem) ?? 8 * rem;
  return width * 3 > available ? Math.min(width, stackedActions * rem) : width;
}

/** Whether the values of a column are never cut while others can be: figures are not, unless it is said of the column. */
const isWholeOf = <Row>(column: GridColumn<Row> | undefined): boolean => column?.isWhole ?? column?.isNumeric === true;

/** The narrowest that a column may become. */
export function leastOf<Row>(column: GridColumn<Row> | undefined, rem: number): number {
  return Math.max(NARROWEST, toPixels(column?.minWidth, rem) ?? leastWidth * rem);
}

export function metricsOf<Row>(
  structure: Structure<Row>,
  { view, pulled, available, rem, actionsWidth, needs }: MetricsOptions,
): Metrics {
  const widths = shareWidths(
    structure.columns.map(({ id, kind, column, isTitle }) => {
      if (kind === 'actions')
        return { id, width: actionsOf(actionsWidth, available, rem), minWidth: NARROWEST, canGrow: false };
      if (kind !== 'data') return { id, width: 2.75 * rem, minWidth: 2.75 * rem, canGrow: false };
      const chosen = pulled?.id === id ? pulled.width : view.columns?.[id]?.width;
      const declared = toPixels(column?.width, rem);
      // A column that says what it needs begins with that, so that all fit where there is room for all.
      const usual =
        toPixels(column?.minWidth, rem) ??
        (isTitle ? titleWidth : column?.isNumeric === true ? numericWidth : plainWidth) * rem;
      const least = chosen === undefined ? leastOf(column, rem) : NARROWEST;
      return {
        id,
        width: Math.min(chosen ?? declared ?? usual, WIDEST),
        minWidth: least,
        need: needs.get(id)?.all,
        whole: isWholeOf(column) ? needs.get(id)?.values : undefined,
        canGrow: chosen === undefined && declared === undefined,
      };
    }),
    available,
  );
  const offsets = offsetsOf(widths);
  const total = offsets.at(-1) ?? 0;
  const pins: Record<string, string> = {};
  structure.columns.forEach(({ pin, index }) => {
    if (pin === 'start') pins[pinName(index)] = `${offsets[index] ?? 0}px`;
    if (pin === 'end') pins[pinName(index)] = `${total - (offsets[index + 1] ?? 0)}px`;
  });
  return {
    widths,
    offsets,
    total,
    startWidth: offsets[structure.centerStart] ?? 0,
    endWidth: total - (offsets[structure.centerEnd] ?? total),
    style: pins,
  };
}
