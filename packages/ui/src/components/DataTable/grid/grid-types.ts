import type { ReactNode } from 'react';
import type { DataColumn, TableSort } from '../table-types.ts';

export const gridDensities = ['comfortable', 'compact', 'dense'] as const;
/** Height of rows: for reading, for working, for comparing. */
export type GridDensity = (typeof gridDensities)[number];

/** The side of the grid at which a column stands still. */
export type GridPin = 'start' | 'end';

/** How the value of a cell is changed in place. */
export interface CellEdit<Row> {
  /** The value as text, as the editor shows it. */
  readonly value: (row: Row) => string;
  /** What the editor is; a choice has `options`. */
  readonly kind?: 'text' | 'number' | 'choice';
  readonly options?: readonly { readonly id: string; readonly label: string }[];
  /** What is wrong with a text, in words, or nothing. */
  readonly validate?: (text: string, row: Row) => string | undefined;
  /** Keeps the text. What it throws or rejects with brings the old value back, and its message is read out. */
  readonly save: (row: Row, text: string) => Promise<void> | void;
  readonly canEdit?: (row: Row) => boolean;
}

/** A column of a list with what a grid can do with it besides. */
export interface GridColumn<Row> extends DataColumn<Row> {
  /** The id of the heading above it. */
  readonly group?: string;
  readonly pin?: GridPin;
  /** Not shown until someone asks for it. */
  readonly isHidden?: boolean;
  /** `false` for what must stay in sight. */
  readonly canHide?: boolean;
  /** What rows are grouped by, in words. Giving it makes the column one to group by. */
  readonly groupValue?: (row: Row) => string;
  /** The sum, or whatever stands for many rows: under a group, and at the foot. */
  readonly total?: (rows: readonly Row[]) => ReactNode;
  readonly edit?: CellEdit<Row>;
  /** Its cells have two lines, for which rows of a known height make room. */
  readonly hasTwoLines?: boolean;
  /** Its values are never cut while those of others can be; as declared for figures, unless it is said. */
  readonly isWhole?: boolean;
}

/** A heading over several columns. */
export interface GridColumnGroup {
  readonly id: string;
  readonly header: string;
}

/** What someone chose for one column; what is absent is as declared. */
export interface GridColumnChoice {
  readonly width?: number;
  readonly isHidden?: boolean;
  readonly pin?: GridPin | 'none';
}

/**
 * How a table is looked at, to keep and to bring back: plain data, by the ids of columns. A column that is new since then is where
 * it is declared, and one that is gone is forgotten.
 */
export interface GridView {
  readonly sort?: readonly TableSort[];
  readonly order?: readonly string[];
  readonly columns?: Readonly<Record<string, GridColumnChoice>>;
  readonly groupBy?: readonly string[];
  readonly density?: GridDensity;
  readonly isWrapped?: boolean;
}

/** Views with names that an app keeps. */
export interface GridSavedViews {
  readonly items: readonly { readonly id: string; readonly name: string; readonly view: GridView }[];
  readonly activeId?: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onSave?: (name: string, view: GridView) => void;
  readonly onDelete?: (id: string) => void;
}
