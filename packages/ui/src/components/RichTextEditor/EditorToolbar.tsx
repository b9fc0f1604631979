import { useEditorState, type Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import BoldIcon from 'lucide-react/icons/bold';
import Heading2Icon from 'lucide-react/icons/heading-2';
import Heading3Icon from 'lucide-react/icons/heading-3';
import ItalicIcon from 'lucide-react/icons/italic';
import InsertIcon from 'lucide-react/icons/braces';
import LinkIcon from 'lucide-react/icons/link';
import ListIcon from 'lucide-react/icons/list';
import ListOrderedIcon from 'lucide-react/icons/list-ordered';
import QuoteIcon from 'lucide-react/icons/text-quote';
import RedoIcon from 'lucide-react/icons/redo-2';
import StrikeIcon from 'lucide-react/icons/strikethrough';
import UndoIcon from 'lucide-react/icons/undo-2';
import { cx } from '../../foundation/cx.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { Popover } from '../Popover/index.ts';
import { InsertList } from './InsertList.tsx';
import { LinkForm } from './LinkForm.tsx';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextInsertion } from './RichTextEditor.tsx';
import { richTextEditorStrings } from './strings.ts';

interface EditorToolbarProps {
  editor: Editor;
  insertions: readonly RichTextInsertion[] | undefined;
  isLinkOpen: boolean;
  onLinkOpenChange: (isOpen: boolean) => void;
}

/** The buttons over the text: one tab stop, arrows from one to the next. */
export function EditorToolbar({ editor, insertions, isLinkOpen, onLinkOpenChange }: EditorToolbarProps): ReactNode {
  const strings = useStrings('richTextEditor', richTextEditorStrings);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      strike: now.isActive('strike'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      blockquote: now.isActive('blockquote'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = (): ReturnType<Editor['chain']> => editor.chain().focus();
  const groups = [
    [
      { name: strings.heading(2), icon: <Heading2Icon />, isOn: on.h2, act: () => chain().toggleHeading({ level: 2 }) },
      { name: strings.heading(3), icon: <Heading3Icon />, isOn: on.h3, act: () => chain().toggleHeading({ level: 3 }) },
    ],
    [
      { name: strings.bold, icon: <BoldIcon />, isOn: on.bold, act: () => chain().toggleBold() },
      { name: strings.italic, icon: <ItalicIcon />, isOn: on.italic, act: () => chain().toggleItalic() },
      { name: strings.strike, icon: <StrikeIcon />, isOn: on.strike, act: () => chain().toggleStrike() },
    ],
    [
      { name: strings.bulletList, icon: <ListIcon />, isOn: on.bulletList, act: () => chain().toggleBulletList() },
      {
        name: strings.orderedList,
        icon: <ListOrderedIcon />,
        isOn: on.orderedList,
        act: () => chain().toggleOrderedList(),
      },
      { name: strings.quote, icon: <QuoteIcon />, isOn: on.blockquote, act: () => chain().toggleBlockquote() },
    ],
  ];
  return (
    <Toolbar aria-label={strings.toolbar} className={styles.toolbar}>
      {groups.map((group) => (
        <span key={group[0]?.name} className={styles.group}>
          {group.map(({ name, icon, isOn, act }) => (
            <ToggleButton
              key={name}
              aria-label={name}
              isSelected={isOn}
              onChange={() => act().run()}
              className={styles.button}
            >
              {icon}
            </ToggleButton>
          ))}
        </span>
      ))}
      <span className={styles.group}>
        <Popover
          label={strings.link}
          isOpen={isLinkOpen}
          onOpenChange={onLinkOpenChange}
          trigger={
            <Button aria-label={strings.link} data-selected={on.link || undefined} className={styles.button}>
              <LinkIcon />
            </Button>
          }
        >
          {(close) => <LinkForm editor={editor} close={close} />}
        </Popover>
      </span>
      {insertions !== undefined && (
        <span className={styles.group}>
          <Popover
            label={strings.insert}
            trigger={
              <Button className={cx(styles.button, styles.named)}>
                <InsertIcon aria-hidden="true" />
                {strings.insert}
              </Button>
            }
          >
            {(close) => <InsertList editor={editor} insertions={insertions} close={close} />}
          </Popover>
        </span>
      )}
      <span className={styles.group}>
        <Button
          aria-label={strings.undo}
          isDisabled={!on.canUndo}
          className={styles.button}
          onPress={() => chain().undo().run()}
        >
          <UndoIcon />
        </Button>
        <Button
          aria-label={strings.redo}
          isDisabled={!on.canRedo}
          className={styles.button}
          onPress={() => chain().redo().run()}
        >
          <RedoIcon />
        </Button>
      </span>
    </Toolbar>
  );
}
