import type { MoneyField } from '@karmik/model/kit/fields';
import { moneyText } from '@karmik/model/kit/figures';
import type { Kind } from './kind.ts';
import { part } from './part.ts';
import { numeric } from './shown.tsx';

const shown = numeric((value, { language, currency }) => `${currency} ${moneyText(value, language)}`);

export const money: Kind<MoneyField> = {
  read: shown,
  cell: shown,
  edit: part(async () => (await import('./controls/numbers.tsx')).MoneyEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).MoneyFilter),
  isRange: true,
  blank: () => null,
  text: (value, _, { language, currency }) => `${currency} ${moneyText(value, language)}`,
  isNumeric: true,
};
