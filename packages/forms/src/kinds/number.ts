import type { NumberField } from '@karmik/model/kit/fields';
import type { Language } from '@karmik/model/kit/text';
import { figures } from '@karmik/model/kit/digits';
import { numberText } from '@karmik/model/kit/figures';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { numeric } from './shown.tsx';

const written = (value: string | number, field: NumberField, language: Language): string =>
  field.is_name ? figures(value, language) : numberText(value, language);

const shown = numeric((value, { language }, field: NumberField) => written(value, field, language));

export const number: Kind<NumberField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/numbers.tsx')).NumberEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).NumberFilter),
  isRange: true,
  blank: (field) => field.default ?? null,
  text: (value, field, { language }) => written(value, field, language),
  isNumeric: true,
};
