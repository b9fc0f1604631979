import type { DecimalField } from '@karmik/model/kit/fields';
import type { Language } from '@karmik/ui/provider';
import { numberText } from '@karmik/model/kit/figures';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { numeric } from './shown.tsx';

type Shown = Pick<DecimalField, 'shown_decimals'>;

/** @example decimalText('1.5000', 'en') // '1.5' */
export function decimalText(value: string, language: Language, field: Shown = {}): string {
  const [whole = '', places = ''] = value.split('.');
  const said = places.replace(/0+$/, '').padEnd(field.shown_decimals ?? 0, '0');
  return numberText(said ? `${whole}.${said}` : whole, language);
}

const shown = numeric((value, { language }, field: Shown) => decimalText(value, language, field));

export const decimal: Kind<DecimalField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/numbers.tsx')).DecimalEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).DecimalFilter),
  isRange: true,
  blank: (field) => field.default ?? null,
  text: (value, field, { language }) => decimalText(value, language, field),
  isNumeric: true,
};
