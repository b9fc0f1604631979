/** The rows of the measurements: plain objects, the same for every library. */
export interface BenchRow {
  readonly id: number;
  readonly [column: string]: string | number;
}

const first = ['Anita', 'Bishnu', 'Chandra', 'Deepa', 'Gopal', 'Hari', 'Indira', 'Kamala', 'Laxmi', 'Mohan'];
const last = ['Shrestha', 'Gurung', 'Thapa', 'Tamang', 'Rai', 'Adhikari', 'Magar', 'Karki', 'Lama', 'Basnet'];

export interface BenchColumn {
  readonly id: string;
  readonly header: string;
  readonly isNumeric: boolean;
}

export function benchColumns(count: number): BenchColumn[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    header: index === 0 ? 'Name' : `Column ${index + 1}`,
    isNumeric: index % 3 === 2,
  }));
}

/** Different names in no order, texts that repeat, and numbers. */
export function benchRows(count: number, columns: readonly BenchColumn[]): BenchRow[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7_919) % count;
    const row: Record<string, string | number> = { id: index };
    columns.forEach((column, nth) => {
      row[column.id] =
        nth === 0
          ? `${first[mixed % 10]} ${last[(mixed >> 3) % 10]} ${mixed}`
          : column.isNumeric
            ? (mixed * (nth + 3)) % 100_003
            : `${last[(mixed + nth) % 10]} ${(mixed * nth) % 500}`;
    });
    return row as BenchRow;
  });
}

/** What the runner asks of a page. */
export interface BenchPage {
  /** Makes the rows, which are no part of what is measured. */
  readonly prepare: (options: BenchOptions) => void;
  readonly mount: () => void;
}

export interface BenchOptions {
  readonly rows: number;
  readonly columns: number;
  /** The first column stands still at the start and the last at the end; a person in a chip is in the first. */
  readonly isRich: boolean;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}
