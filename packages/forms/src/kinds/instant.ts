import type { InstantField } from '@karmik/model/kit/fields';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { plain } from './shown.tsx';

const shown = plain((value, { formatInstant }) => formatInstant(value));

export const instant: Kind<InstantField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/dates.tsx')).InstantEdit),
  filter: part(async () => (await import('./controls/date-filters.tsx')).DateFilter),
  isRange: true,
  blank: () => null,
  text: (value, _, { formatDate, formatInstant }) => (value.length === 10 ? formatDate(value) : formatInstant(value)),
};
