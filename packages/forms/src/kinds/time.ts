import type { TimeField } from '@karmik/model/kit/fields';
import { figures } from '@karmik/model/kit/digits';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { plain } from './shown.tsx';

const shown = plain((value, { language }) => figures(value, language));

export const time: Kind<TimeField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/numbers.tsx')).TimeEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).TimeFilter),
  isRange: true,
  blank: () => null,
  text: (value, _, { language }) => figures(value, language),
};
