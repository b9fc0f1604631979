import type { CurrencyCode } from './currencies.ts';
import { currencyNames } from './currency-names.ts';
import type { Text } from './text.ts';

/** Currencies as a form offers them, by code and name. @example currencyChoices(['USD']).USD.en // 'USD · US Dollar' */
export const currencyChoices = (codes: readonly CurrencyCode[]): Record<string, Text> =>
  Object.fromEntries(
    codes.map((code) => {
      const { en, ne } = currencyNames[code];
      return [code, { en: `${code} · ${en}`, ne: `${code} · ${ne}` }];
    }),
  );
