/** Large numbers are shortened; the table has them in full. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  if (size >= 1_000_000) return `${Math.round(value / 100_000) / 10}M`;
  if (size >= 10_000) return `${Math.round(value / 100) / 10}K`;
  return String(value);
}

/** A number in full, as the app writes numbers where it said how. */
export function fullNumber(value: number | null | undefined, format: (value: number) => string): string {
  if (value === null || value === undefined) return '–';
  return format === shortNumber ? value.toLocaleString('en-IN') : format(value);
}
