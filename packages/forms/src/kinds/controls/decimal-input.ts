import { toLatinDigits } from 'date-bs';

/**
 * What was typed as an exact decimal; no float ever holds it. `undefined` when it is none.
 * @example readDecimal('१२,३४५.5', 2) // '12345.50'
 */
export function readDecimal(typed: string, decimals: number): string | undefined {
  const plain = toLatinDigits(typed).replaceAll(/[\s,]/g, '');
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain);
  if (!match || `${match[2]}${match[3] ?? ''}` === '') return undefined;
  const part = match[3] ?? '';
  if (part.length > decimals) return undefined;
  const whole = (match[2] || '0').replace(/^0+(?=\d)/, '');
  return `${match[1]}${whole}${decimals > 0 ? `.${part.padEnd(decimals, '0')}` : ''}`;
}
