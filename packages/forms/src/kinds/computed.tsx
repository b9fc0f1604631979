import type { ComputedField, Field, FieldKind } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import type { Kind, ShownProps } from './kind.ts';
import { LabelledValue } from './LabelledValue.tsx';

type Computed = ComputedField<unknown>;

/** The field of the kind that shows it. Only its kind and label are asked for. */
const shownAs = (field: Computed): Field => ({ kind: field.shows satisfies FieldKind, label: field.label }) as Field;

const asShown = (name: 'read' | 'cell') =>
  function ComputedValue({ field, value, kindOf }: ShownProps<Computed>): ReactNode {
    const shown = shownAs(field);
    const Part = kindOf(shown)[name];
    return <Part field={shown} value={value} kindOf={kindOf} />;
  };

export const computed: Kind<Computed> = {
  read: asShown('read'),
  cell: asShown('cell'),
  edit: ({ label }) => <LabelledValue label={label}>{null}</LabelledValue>,
  filter: undefined,
  blank: () => null,
};
