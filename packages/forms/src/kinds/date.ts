import type { DateField } from '@karmik/model/kit/fields';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { plain } from './shown.tsx';

const shown = plain((value, { formatDate }) => formatDate(value));

export const date: Kind<DateField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/dates.tsx')).DateEdit),
  filter: part(async () => (await import('./controls/date-filters.tsx')).DateFilter),
  blank: () => null,
  text: (value, _, { formatDate }) => formatDate(value),
};
