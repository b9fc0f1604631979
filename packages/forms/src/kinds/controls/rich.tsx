import type { RichTextField } from '@karmik/model/kit/fields';
import { RichTextEditor } from '@karmik/ui/RichTextEditor';
import type { ReactNode } from 'react';
import type { EditProps } from '../kind.ts';
import { common } from './common.ts';

/** The counter counts letters, the rule of the field the HTML with them, which is a little more. */
export function RichEdit(props: EditProps<RichTextField>): ReactNode {
  return (
    <RichTextEditor
      {...common(props)}
      value={props.value ?? ''}
      onChange={props.onChange}
      maxLength={props.field.max}
    />
  );
}
