import type { MoneyField } from '@karmik/model/kit/fields';
import { moneyText } from '@karmik/model/kit/figures';
import type { FormsContextValue } from '../provider/FormsProvider.tsx';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { numeric } from './shown.tsx';

const written = (
  value: string,
  { isBare }: MoneyField,
  { language, currency }: Pick<FormsContextValue, 'language' | 'currency'>,
): string => `${isBare ? '' : `${currency} `}${moneyText(value, language)}`;
const shown = numeric((value, forms, field: MoneyField) => written(value, field, forms));

export const money: Kind<MoneyField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/numbers.tsx')).MoneyEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).MoneyFilter),
  isRange: true,
  blank: () => null,
  text: written,
  isNumeric: true,
};
