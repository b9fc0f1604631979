import type { Amount } from '@karmik/model/kit/currencies';
import type { AmountField } from '@karmik/model/kit/fields';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { numberText } from '@karmik/model/kit/figures';
import type { Kind } from './kind.ts';
import { part } from './part.ts';

function Shown({ value: { currency, amount: sum } }: { value: Amount }): ReactNode {
  const { language } = useForms();
  return (
    <Text as="span" isNumeric>
      {`${currency} ${numberText(sum, language)}`}
    </Text>
  );
}

export const amount: Kind<AmountField> = {
  read: Shown,
  cell: Shown,
  edit: part(async () => (await import('./controls/amounts.tsx')).AmountEdit),
  filter: part(async () => (await import('./controls/amounts.tsx')).CurrencyFilter),
  blank: () => null,
  text: (value) => value,
  showsParts: true,
  isWide: true,
  isNumeric: true,
};
