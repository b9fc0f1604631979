import type { InstantField } from '@karmik/model/kit/fields';
import { createElement, type ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import type { Kind, ShownProps } from './kind.ts';
import { part } from './part.ts';
import { OneLine } from './shown.tsx';

function InstantValue({ field, value }: ShownProps<InstantField>): ReactNode {
  const { formatInstant, formatTime } = useForms();
  return (field.displayAs === 'time' ? formatTime : formatInstant)(value);
}

/** In a row that has two lines, the time may be below the day. */
function InstantCell(props: ShownProps<InstantField>): ReactNode {
  return createElement(OneLine, { value: InstantValue(props) });
}

export const instant: Kind<InstantField> = {
  read: InstantValue,
  cell: InstantCell,
  edit: part(async () => (await import('./controls/dates.tsx')).InstantEdit),
  filter: part(async () => (await import('./controls/date-filters.tsx')).DateFilter),
  blank: () => null,
  text: (value, _, { formatDate, formatInstant }) => (value.length === 10 ? formatDate(value) : formatInstant(value)),
};
