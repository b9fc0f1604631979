import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { cx } from '../../foundation/cx.ts';
import type { FieldHandle } from '../../parts/field/field-props.ts';
import { prose } from '../../rich-text/rich-text.css.ts';
import { sanitizeRichText } from '../../rich-text/rich-text.ts';
import { safeHref } from '../../rich-text/safe-href.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextInsertion } from './RichTextEditor.tsx';

interface EditorSurfaceProps {
  id: string | undefined;
  labelId: string;
  describedBy: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur: (() => void) | undefined;
  placeholder: string | undefined;
  insertions: readonly RichTextInsertion[] | undefined;
  isRequired: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
  /** Takes the handle once there is an editor to focus. */
  handle: Ref<FieldHandle | null>;
}

/** Only what a text may hold: see `rich-text.ts`. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    horizontalRule: false,
    // A line below the last heading or quote would be saved as an empty paragraph.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (uri) => safeHref(uri) !== undefined,
      // A page or a mail is a link as soon as a space follows; a word with a dot in it is not.
      shouldAutoLink: (uri) => /^(?:https?:|mailto:|www\.)/i.test(uri),
    },
  }),
];

export function EditorSurface({
  id,
  labelId,
  describedBy,
  value,
  onChange,
  onBlur,
  placeholder,
  insertions,
  isRequired,
  isDisabled,
  isReadOnly,
  isInvalid,
  handle,
}: EditorSurfaceProps): ReactNode {
  const told = useRef(value);
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const [isEmpty, setIsEmpty] = useState(value === '');
  const isStill = isDisabled || isReadOnly;
  const attributes: Record<string, string> = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    class: cx(prose, styles.text),
    ...(id === undefined ? {} : { id }),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(placeholder === undefined ? {} : { 'aria-placeholder': placeholder }),
    ...(isRequired ? { 'aria-required': 'true' } : {}),
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
    ...(isReadOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
    ...(isDisabled ? { 'aria-disabled': 'true' } : {}),
  };
  const editorProps = {
    attributes,
    transformPastedHTML: (html: string) => sanitizeRichText(html),
    handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || isStill) return false;
      event.preventDefault();
      setIsLinkOpen(true);
      return true;
    },
  };
  const editor = useEditor({
    extensions,
    content: sanitizeRichText(value),
    editable: !isStill,
    immediatelyRender: false,
    // Its styles are in ours: the page takes no style that is not in a file.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      setIsEmpty(changed.isEmpty);
      const html = sanitizeRichText(changed.getHTML());
      if (html === told.current) return;
      told.current = html;
      onChange(html);
    },
  });

  useImperativeHandle<FieldHandle | null, FieldHandle | null>(
    handle,
    () => (editor === null ? null : { focus: (options) => editor.view.dom.focus(options) }),
    [editor],
  );

  const marks = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editable: !isStill, editorProps });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the attributes are compared by what they say
  }, [editor, isStill, marks]);

  // A value that did not come from here replaces what was written.
  useEffect(() => {
    if (editor === null || value === told.current) return;
    told.current = value;
    editor.commands.setContent(sanitizeRichText(value), { emitUpdate: false });
    setIsEmpty(editor.isEmpty);
  }, [editor, value]);

  return (
    <>
      {!isStill && editor !== null && (
        <EditorToolbar
          editor={editor}
          insertions={insertions}
          isLinkOpen={isLinkOpen}
          onLinkOpenChange={setIsLinkOpen}
        />
      )}
      <div className={styles.area} onBlur={onBlur}>
        {isEmpty && placeholder !== undefined && (
          <span aria-hidden="true" className={styles.placeholder}>
            {placeholder}
          </span>
        )}
        <EditorContent editor={editor} />
      </div>
    </>
  );
}
