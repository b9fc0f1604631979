import type { Text } from '@karmik/model/kit/text';
import type { ComponentType, ReactNode } from 'react';

interface CellComponent<Row> {
  // A method's parameter is compared both ways, so that lists of all rows can stand in one catalogue.
  render(props: { readonly row: Row }): ReactNode;
}

/** A cell as a component, so that it may ask for texts, dates and the session. */
export type Cell<Row> = CellComponent<Row>['render'];

export interface ListColumn<Row> {
  readonly id: string;
  readonly header: Text;
  readonly Cell: Cell<Row>;
  /** The server's name for sorting by this column. */
  readonly sort?: string;
  readonly width?: string;
  readonly minWidth?: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly isHiddenOnCards?: boolean;
}

/** A list of the server's as a plain value: where it comes from, and what is shown of it. */
export interface ListScreen<Row> {
  readonly kind: 'list';
  readonly title: Text;
  readonly description?: Text;
  /** The list's path under the API root; `:slug` is the organisation of the address. */
  readonly path: string;
  rowId(row: Row): string;
  /** What a row is called by controls that belong to it. */
  rowName(row: Row): string;
  readonly columns: readonly ListColumn<Row>[];
  /** Placeholder of the search field; absent where the server cannot search. */
  readonly search?: Text;
  /** The sort in force when the address says nothing. */
  readonly sort?: string;
  readonly RowActions?: Cell<Row>;
  /** What a row opens in a drawer; the address keeps which (`?open=id`). */
  readonly Detail?: ComponentType<{ readonly id: string; readonly slug: string; readonly onClose: () => void }>;
  /** Above the list at the end of the title's line. */
  readonly Actions?: ComponentType<{ readonly slug: string }>;
  readonly empty: Text;
}

/**
 * Declares a list screen. The row's type follows from the cells.
 * @example export default listScreen<LoginLog>({ title, path: 'org/:slug/login-logs/', columns: [who, when], … })
 */
export const listScreen = <Row>(screen: Omit<ListScreen<Row>, 'kind'>): ListScreen<Row> => ({
  kind: 'list',
  ...screen,
});
