import type { Field } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import type { EditProps, Part, ShownProps } from './kind.ts';
import { LabelledValue } from './LabelledValue.tsx';

const noParts = (): never => {
  throw new Error('A kind without an editor is made of no other kinds: show it with its read part.');
};

/** The place of a control for a kind that no one edits: its value. */
export const ReadOnly = <F extends Field>(Read: Part<ShownProps<F>>): Part<EditProps<F>> =>
  function ReadOnlyField({ field, label, value }: EditProps<F>): ReactNode {
    return (
      <LabelledValue label={label}>
        {value === null || value === undefined ? null : <Read field={field} value={value} kindOf={noParts} />}
      </LabelledValue>
    );
  };
