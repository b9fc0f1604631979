/**
 * How many records lists hold. To count all of them takes longer than to read the page, so a count is kept with the snapshot of the
 * database that it was made of, and holds for every page of that snapshot. The next write to the database, whoever makes it, leads to
 * another snapshot, and to counting anew.
 */
import type { Tenant, Value } from '../db/database.ts';

const mostKept = 1_000;

interface Counted {
  readonly n: number;
  readonly snapshot: string;
}

export class Counts {
  readonly #clock: () => Date;
  #snapshot = '';
  readonly #kept = new Map<string, number>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /**
   * @param tenant outside of transactions, whose own writes no snapshot tells
   * @param condition what follows `select count(*) from`
   * @param snapshot of the page, by `pg_current_snapshot()`; absent where the page is empty
   */
  async of(tenant: Tenant, condition: string, values: readonly Value[], snapshot: string | undefined): Promise<number> {
    // Views tell the day by the minute that their connection was told.
    const minute = Math.floor(this.#clock().getTime() / 60_000);
    const key = JSON.stringify([tenant.organizationId, minute, condition, values]);
    const kept = snapshot === this.#snapshot ? this.#kept.get(key) : undefined;
    if (kept !== undefined) return kept;
    const counted = await tenant.one<Counted>(
      `select count(*) as n, pg_current_snapshot()::text as snapshot from ${condition}`,
      values,
    );
    if (!counted) throw new Error('a count has one row');
    if (counted.snapshot !== this.#snapshot || this.#kept.size >= mostKept) this.#kept.clear();
    this.#snapshot = counted.snapshot;
    this.#kept.set(key, counted.n);
    return counted.n;
  }
}
