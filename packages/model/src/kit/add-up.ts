/**
 * Adds up exact decimals that stand as text, of any number of places; the sum has as many as the longest.
 * @example addUp(['0.10', '2.255']) // '2.355'
 */
export function addUp(values: readonly string[]): string {
  const places = Math.max(0, ...values.map((value) => value.split('.')[1]?.length ?? 0));
  const units = values.reduce((sum, value) => {
    const [whole = '0', part = ''] = value.replace('-', '').split('.');
    const own = BigInt(whole + part.padEnd(places, '0'));
    return value.startsWith('-') ? sum - own : sum + own;
  }, 0n);
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return units < 0n ? `-${text}` : text;
}
