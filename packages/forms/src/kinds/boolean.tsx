import type { BooleanField } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { words } from '../text/words.ts';
import type { Kind } from './kind.ts';
import { part } from './part.ts';

function YesOrNo({ value }: { value: boolean }): ReactNode {
  return useForms().say(value ? words.yes : words.no);
}

export const boolean: Kind<BooleanField> = {
  read: YesOrNo,
  cell: YesOrNo,
  edit: part(async () => (await import('./controls/choices.tsx')).BooleanEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).BooleanFilter),
  blank: (field) => field.default,
  text: (value, _, { say }) => say(value === 'true' ? words.yes : words.no),
};
