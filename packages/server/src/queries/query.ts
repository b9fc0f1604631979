/** What a module says of a computed list besides its declaration: how the rows come about, and nothing of pages, filters or files. */
import type { ViewerType } from '@karmik/model/kit/actions';
import type { Fields } from '@karmik/model/kit/fields';
import type { RelativePeriod } from '@karmik/model/kit/period';
import type { Query, QueryInput, QueryRow } from '@karmik/model/kit/query';
import type { Access } from '../access/access.ts';
import type { Conditions } from '../entity/query.ts';
import type { Looking } from '../operations/operation.ts';

export interface QueryReading extends Looking {
  readonly access: Access;
  /** In which role someone looks; of a list that is read by a code, as HR. */
  readonly as: ViewerType;
  /** The record whose id the address has; 0 where it has none. */
  readonly id: number;
  /** Adds what a reader narrowed the facts by (`narrows`) to a statement over rows `r`. */
  readonly narrow: (where: Conditions) => void;
}

/** The rows of a computed list with figures of all of them. */
interface Worked<R extends Fields> {
  readonly rows: readonly QueryRow<R>[];
  /** By the names that the declaration has in `totals`. */
  readonly totals: { readonly [name in keyof R]?: string | number | null };
}

type RowsOf<I extends Fields, R extends Fields, P extends RelativePeriod | undefined> = (
  read: QueryReading,
  input: QueryInput<I, P>,
) => Promise<readonly QueryRow<R>[] | Worked<R>>;

/** A computed list with its rules. Their types have been held to the declaration. */
export interface BoundQuery {
  readonly query: Query;
  rowsOf(
    read: QueryReading,
    input: Readonly<Record<string, unknown>>,
  ): Promise<readonly WorkedRow[] | { readonly rows: readonly WorkedRow[]; readonly totals: object }>;
}
type WorkedRow = Readonly<Record<string, unknown>>;

/** Binds a computed list to the function that answers its rows, from facts alone and in any order. */
export const query = <I extends Fields, R extends Fields, P extends RelativePeriod | undefined>(
  declared: Query<I, R, P>,
  rowsOf: RowsOf<I, R, P>,
): BoundQuery => ({ query: declared, rowsOf });
