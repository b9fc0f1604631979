import type { NumberField } from '@karmik/model/kit/fields';
import { numberText } from '../text/figures.ts';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { numeric } from './shown.tsx';

const shown = numeric((value, { language }) => numberText(value, language));

export const number: Kind<NumberField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/numbers.tsx')).NumberEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).NumberFilter),
  isRange: true,
  blank: (field) => field.default ?? null,
  text: (value, _, { language }) => numberText(value, language),
  isNumeric: true,
};
