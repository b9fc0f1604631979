import type { RichTextField } from '@karmik/model/kit/fields';
import { RichTextEditor } from '@karmik/ui/RichTextEditor';
import type { ReactNode } from 'react';
import { useForms } from '../../provider/FormsProvider.tsx';
import type { EditProps } from '../kind.ts';
import { common } from './common.ts';

/** The counter counts letters, the rule of the field the HTML with them, which is a little more. */
export function RichEdit(props: EditProps<RichTextField>): ReactNode {
  const { say } = useForms();
  const { max, placeholders } = props.field;
  return (
    <RichTextEditor
      {...common(props)}
      value={props.value ?? ''}
      onChange={props.onChange}
      maxLength={max}
      insertions={
        placeholders &&
        Object.entries(placeholders).map(([name, label]) => ({ id: name, label: say(label), text: `{{${name}}}` }))
      }
    />
  );
}
