import type { MonthField } from '@karmik/model/kit/fields';
import { monthText } from '@karmik/model/kit/month';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { plain } from './shown.tsx';

const shown = plain((value, { language }) => monthText(value, language));

export const month: Kind<MonthField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/dates.tsx')).MonthEdit),
  filter: part(async () => (await import('./controls/date-filters.tsx')).MonthFilter),
  blank: () => null,
  text: (value, _, { language }) => monthText(value, language),
};
