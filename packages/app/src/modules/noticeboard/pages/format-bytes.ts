/**
 * A file's size as people say it.
 * @example formatBytes(1_530_000) // '1.5 MB'
 */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${value < 10 && unit === 'MB' ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
