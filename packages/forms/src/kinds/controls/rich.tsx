import type { RichTextField } from '@karmik/model/kit/fields';
import { TextArea } from '@karmik/ui/TextArea';
import type { ReactNode } from 'react';
import type { EditProps, ShownProps } from '../kind.ts';
import { common } from './common.ts';

export function RichEdit(props: EditProps<RichTextField>): ReactNode {
  return (
    <TextArea {...common(props)} value={props.value ?? ''} onChange={props.onChange} maxLength={props.field.max} />
  );
}

export function RichRead({ value }: ShownProps<RichTextField>): ReactNode {
  return value;
}
