import type { DecimalField } from '@karmik/model/kit/fields';
import { numberText } from '../text/figures.ts';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { numeric } from './shown.tsx';

const shown = numeric((value, { language }) => numberText(value, language));

export const decimal: Kind<DecimalField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/numbers.tsx')).DecimalEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).DecimalFilter),
  isRange: true,
  blank: () => null,
  text: (value, _, { language }) => numberText(value, language),
  isNumeric: true,
};
