import type { DecimalField } from '@karmik/model/kit/fields';
import type { Language } from '@karmik/ui/provider';
import { numberText } from '@karmik/model/kit/figures';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { numeric } from './shown.tsx';

/** @example decimalText('1.5000', 'en') // '1.5' */
const decimalText = (value: string, language: Language): string =>
  numberText(value.includes('.') ? value.replace(/\.?0+$/, '') : value, language);

const shown = numeric((value, { language }) => decimalText(value, language));

export const decimal: Kind<DecimalField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/numbers.tsx')).DecimalEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).DecimalFilter),
  isRange: true,
  blank: (field) => field.default ?? null,
  text: (value, _, { language }) => decimalText(value, language),
  isNumeric: true,
};
