import { encode } from 'uqr';

/** The dark cells of a QR code as a path, in a square of `size` cells with so many light ones around. */
export function qrCells(text: string, border: number): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: dark.join('') };
}
