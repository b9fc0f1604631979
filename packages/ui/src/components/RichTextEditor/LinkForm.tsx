import type { Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { hrefOf } from '../../rich-text/safe-href.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { richTextEditorStrings } from './strings.ts';

/** The address of a link. Without words chosen, the address becomes the words. */
export function LinkForm({ editor, close }: { editor: Editor; close: () => void }): ReactNode {
  const strings = useStrings('richTextEditor', richTextEditorStrings);
  const old: unknown = editor.getAttributes('link')['href'];
  const [address, setAddress] = useState(typeof old === 'string' ? old : '');
  const [isWrong, setIsWrong] = useState(false);

  function apply(): void {
    const href = hrefOf(address);
    if (href === undefined) {
      setIsWrong(true);
      return;
    }
    close();
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.extendMarkRange('link').setLink({ href }).run();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // The popover may be in another form, which is not meant.
        event.stopPropagation();
        apply();
      }}
    >
      <Stack gap="md">
        <TextField
          label={strings.address}
          value={address}
          autoFocus
          onChange={(text) => {
            setAddress(text);
            setIsWrong(false);
          }}
          {...(isWrong ? { errorMessage: strings.addressWrong } : {})}
        />
        <Inline gap="sm">
          <Button type="submit" size="sm">
            {strings.apply}
          </Button>
          {typeof old === 'string' && (
            <Button
              size="sm"
              variant="ghost"
              tone="neutral"
              onPress={() => {
                close();
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
              }}
            >
              {strings.unlink}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
