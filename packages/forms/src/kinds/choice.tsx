import type { ChoiceField } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { choiceLabel } from './choice-label.ts';
import type { Kind, ShownProps } from './kind.ts';
import { part } from './part.ts';

type Choice = ChoiceField<string>;

function Chosen({ field, value }: ShownProps<Choice>): ReactNode {
  return choiceLabel(field.choices, value, useForms().say);
}

export const choice: Kind<Choice> = {
  read: Chosen,
  cell: Chosen,
  edit: part(async () => (await import('./controls/choices.tsx')).ChoiceEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).ChoiceFilter),
  blank: (field) => field.default ?? null,
  text: (value, field, { say }) => choiceLabel(field.choices, value, say),
};
