/** The law of a country, looked up by day. */
import type { Figure, LawRow, TaxRule } from './row.ts';

type Rule<Kind extends TaxRule['kind']> = LawRow<Extract<TaxRule, { kind: Kind }>>;

/** The rules of tax that hold on a day, by kind; deductions and credits in their order. */
export interface TaxLaw {
  readonly bands: Rule<'bands'>;
  readonly flats: readonly Rule<'flat'>[];
  readonly deductions: readonly Rule<'deduction'>[];
  readonly credits: readonly Rule<'credit'>[];
}

const never = '9999-12-31';
const holds = ({ valid_from, valid_to }: LawRow, day: string): boolean =>
  valid_from <= day && day < (valid_to ?? never);

const ofKind = <Kind extends TaxRule['kind']>(rows: readonly LawRow[], kind: Kind): Rule<Kind>[] =>
  rows.filter((row): row is Rule<Kind> => row.value.kind === kind);
const byOrder = (a: { value: { order: number } }, b: { value: { order: number } }): number =>
  a.value.order - b.value.order;

export class Law {
  readonly rows: readonly LawRow[];
  /** Payslips of a payroll ask for the same few days. */
  private readonly known = new Map<string, TaxLaw | undefined>();

  /** @throws {RangeError} where two rows of an id hold on one day, or a row ends before it begins */
  constructor(rows: readonly LawRow[]) {
    this.rows = rows.toSorted((a, b) => a.id.localeCompare(b.id) || a.valid_from.localeCompare(b.valid_from));
    for (const [index, row] of this.rows.entries()) {
      const { id, valid_from, valid_to } = row;
      if (valid_to !== null && valid_to <= valid_from)
        throw new RangeError(`${id} ends before it begins: ${valid_from}`);
      const next = this.rows[index + 1];
      if (next?.id === id && next.valid_from < (valid_to ?? never))
        throw new RangeError(`${id} has two rows on ${next.valid_from}`);
    }
  }

  /** The same law with a row in the place of those that hold with its id on its days, as a law that is not in force yet. */
  with(row: LawRow): Law {
    const last = row.valid_to ?? never;
    const others = this.rows.flatMap((each): LawRow[] => {
      const ends = each.valid_to ?? never;
      if (each.id !== row.id || ends <= row.valid_from || last <= each.valid_from) return [each];
      return [
        ...(each.valid_from < row.valid_from ? [{ ...each, valid_to: row.valid_from }] : []),
        ...(last < ends ? [{ ...each, valid_from: last }] : []),
      ];
    });
    return new Law([...others, row]);
  }

  /** The rows that hold on any day from one to another, both included. */
  between(first: string, last: string): readonly LawRow[] {
    return this.rows.filter(({ valid_from, valid_to }) => valid_from <= last && first < (valid_to ?? never));
  }

  /** The row of an id on a day (AD ISO). */
  on(id: string, day: string): LawRow | undefined {
    return this.rows.find((row) => row.id === id && holds(row, day));
  }

  /**
   * A figure of a kind on a day.
   * @throws {RangeError} where the law has none
   */
  figure<Kind extends Figure['kind']>(id: string, kind: Kind, day: string): Extract<Figure, { kind: Kind }> {
    const value = this.on(id, day)?.value;
    if (value?.kind !== kind) throw new RangeError(`The law has no ${kind} "${id}" on ${day}`);
    return value as Extract<Figure, { kind: Kind }>;
  }

  /** The tax law of a year by one of its days; undefined where no bands are known. */
  taxOn(day: string): TaxLaw | undefined {
    if (!this.known.has(day)) this.known.set(day, this.findTax(day));
    return this.known.get(day);
  }

  private findTax(day: string): TaxLaw | undefined {
    const own = this.rows.filter((row) => holds(row, day));
    const [bands] = ofKind(own, 'bands');
    return (
      bands && {
        bands,
        flats: ofKind(own, 'flat'),
        deductions: ofKind(own, 'deduction').toSorted(byOrder),
        credits: ofKind(own, 'credit').toSorted(byOrder),
      }
    );
  }
}
