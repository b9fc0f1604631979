import type { DataStatus } from '../../parts/data-state.tsx';
import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  readonly id: string;
  /** Name of the column, shown and spoken. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What rows are sorted by in the browser. Giving it makes the column sortable. */
  readonly sortValue?: (row: Row) => string | number | undefined;
  /** Sortable by the person who listens to `onSortChange`, usually the server. */
  readonly isSortable?: boolean;
  readonly align?: 'start' | 'center' | 'end';
  /** Figures of equal width at the end of the cell. */
  readonly isNumeric?: boolean;
  /** Narrowest and preferred width, as CSS lengths. */
  readonly minWidth?: string;
  readonly width?: string;
  /** Left out of the cards of a phone. */
  readonly isHiddenOnCards?: boolean;
}

export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

export interface TableSelection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Rows that may be chosen, the others having no box; absent: all. */
  readonly selectableIds?: ReadonlySet<string>;
  /** What can be done with the chosen rows. */
  readonly actions?: ReactNode;
  /** All rows that match, those of other pages among them; absent where there are no more than those on the page, or all are chosen. */
  readonly matching?: TableMatching | undefined;
}

export interface TableMatching {
  readonly count: number;
  /** Chooses them all. */
  readonly onSelect: () => void;
  readonly isPending?: boolean;
}

export type TableStatus = DataStatus;
