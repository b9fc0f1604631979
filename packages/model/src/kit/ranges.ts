/** A value that a computed field has from `gte` to `lte` of a stored field, both included; an absent end is open. */
export interface ValueRange {
  readonly value: string;
  readonly gte?: string | number;
  readonly lte?: string | number;
}
/** A computed choice as ranges of a stored number or day. */
export interface ComputedRanges {
  readonly of: string;
  /** Fields that are the same in every record of an organisation, on which the limits depend. */
  readonly constants?: readonly string[];
  at(today: string, constants: Readonly<Record<string, unknown>>): readonly ValueRange[];
}
