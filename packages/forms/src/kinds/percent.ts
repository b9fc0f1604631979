import type { PercentField } from '@karmik/model/kit/fields';
import { percentText } from '@karmik/model/kit/figures';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { numeric } from './shown.tsx';

const shown = numeric((value, { language }) => percentText(value, language));

export const percent: Kind<PercentField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/numbers.tsx')).PercentEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).DecimalFilter),
  isRange: true,
  blank: () => null,
  text: (value, _, { language }) => percentText(value, language),
  isNumeric: true,
};
