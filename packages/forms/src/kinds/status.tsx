import type { StatusField } from '@karmik/model/kit/fields';
import { StatusTag } from '@karmik/ui/StatusTag';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import type { Kind, ShownProps } from './kind.ts';
import { part } from './part.ts';
import { ReadOnly } from './ReadOnly.tsx';

type Status = StatusField<string>;

function Standing({ field, value }: ShownProps<Status>): ReactNode {
  const { say } = useForms();
  const state = field.states[value];
  return <StatusTag tone={state?.tone ?? 'neutral'}>{state ? say(state.label) : value}</StatusTag>;
}

export const status: Kind<Status> = {
  read: Standing,
  cell: Standing,
  // Only actions move a status.
  edit: ReadOnly(Standing),
  filter: part(async () => (await import('./controls/filters.tsx')).StatusFilter),
  blank: (field) => field.initial,
  text: (value, field, { say }) => {
    const state = field.states[value];
    return state ? say(state.label) : value;
  },
};
