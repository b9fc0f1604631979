import type { MultiChoiceField } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { choiceLabel } from './choice-label.ts';
import type { Kind, ShownProps } from './kind.ts';
import { part } from './part.ts';
import { OneLine, Tags } from './shown.tsx';

type Choices = MultiChoiceField<string>;

function useLabels({ field, value }: ShownProps<Choices>): string[] {
  const { say } = useForms();
  return value.map((each) => choiceLabel(field.choices, each, say));
}

function ChosenTags(props: ShownProps<Choices>): ReactNode {
  return <Tags names={useLabels(props)} />;
}

function ChosenLine(props: ShownProps<Choices>): ReactNode {
  return <OneLine value={useLabels(props).join(', ')} />;
}

export const multiChoice: Kind<Choices> = {
  read: ChosenTags,
  cell: ChosenLine,
  edit: part(async () => (await import('./controls/choices.tsx')).MultiChoiceEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).HasFilter),
  blank: () => [],
  text: (value, field, { say }) => choiceLabel(field.choices, value, say),
};
