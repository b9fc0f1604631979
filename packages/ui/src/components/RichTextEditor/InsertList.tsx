import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useStrings } from '../../strings/strings-context.tsx';
import { ComboBox } from '../ComboBox/index.ts';
import type { RichTextInsertion } from './RichTextEditor.tsx';
import { richTextEditorStrings } from './strings.ts';

interface InsertListProps {
  editor: Editor;
  insertions: readonly RichTextInsertion[];
  close: () => void;
}

/** What may be inserted, found by typing a part of its name. The one that is chosen is written where the cursor was. */
export function InsertList({ editor, insertions, close }: InsertListProps): ReactNode {
  const strings = useStrings('richTextEditor', richTextEditorStrings);
  const insert = (id: string | null) => {
    const chosen = insertions.find((each) => each.id === id);
    if (!chosen) return;
    close();
    editor.chain().focus().insertContent({ type: 'text', text: chosen.text }).run();
  };
  return (
    <ComboBox
      label={strings.insertion}
      options={insertions.map(({ id, label, text }) => ({ id, label, description: text }))}
      onChange={insert}
      autoFocus
    />
  );
}
