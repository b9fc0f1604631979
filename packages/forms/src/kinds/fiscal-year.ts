import type { FiscalYearField } from '@karmik/model/kit/fields';
import { fiscalYearText } from '@karmik/model/kit/figures';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { plain } from './shown.tsx';

const shown = plain((value, { language, calendar }) => fiscalYearText(value, language, calendar));

export const fiscalYear: Kind<FiscalYearField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/dates.tsx')).FiscalYearEdit),
  filter: part(async () => (await import('./controls/date-filters.tsx')).FiscalYearFilter),
  blank: () => null,
  text: (value, _, { language, calendar }) => fiscalYearText(value, language, calendar),
};
