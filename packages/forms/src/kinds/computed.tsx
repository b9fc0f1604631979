import { shownAs, type ComputedField } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import type { Kind, ShownProps } from './kind.ts';
import { LabelledValue } from './LabelledValue.tsx';

type Computed = ComputedField<unknown>;

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
