import type { DurationField } from '@karmik/model/kit/fields';
import { durationText } from '@karmik/model/kit/figures';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { numeric } from './shown.tsx';

const shown = numeric((value, { language }) => durationText(Number(value), language));

export const duration: Kind<DurationField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/numbers.tsx')).DurationEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).DurationFilter),
  isRange: true,
  blank: () => null,
  text: (value, _, { language }) => durationText(Number(value), language),
  isNumeric: true,
};
