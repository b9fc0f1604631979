import { postLimits } from '@karmik/model/noticeboard/vocabulary';
import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { SendIcon } from '@karmik/ui/icons';
import { IconButton } from '@karmik/ui/IconButton';
import { TextArea } from '@karmik/ui/TextArea';
import { useState, type ReactNode } from 'react';
import { focusFirst } from '../../../screens/form/focus-first.ts';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useTexts } from '../../../texts/texts.ts';
import * as styles from './post.css.ts';

interface CommentFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly initial?: string;
  readonly startsFocused?: boolean;
  readonly onSubmit: (text: string) => Promise<void>;
  readonly onCancel?: () => void;
}

/** One line that grows: Enter sends, Shift and Enter begin a new line, Escape gives up an edit. */
export function CommentForm({
  label,
  submitLabel,
  initial = '',
  startsFocused = false,
  onSubmit,
  onCancel,
}: CommentFormProps): ReactNode {
  const texts = useTexts();
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isEmpty = text.trim() === '';

  const send = async () => {
    if (isEmpty || isSending) return;
    setSending(true);
    setProblem(undefined);
    try {
      await onSubmit(text.trim());
      setText('');
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      className={styles.commentForm}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={styles.commentField}>
        <TextArea
          label={label}
          isLabelHidden
          placeholder={label}
          rows={1}
          {...(startsFocused ? focusFirst : {})}
          value={text}
          onChange={setText}
          errorMessage={problem}
          // The counter shows only when the end is near; the limit itself always holds.
          {...(text.length > postLimits.comment * 0.8 ? { maxLength: postLimits.comment } : {})}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel?.();
            // While a word is being composed, as in Devanagari, Enter chooses it.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
      </div>
      {onCancel && (
        <Button variant="ghost" tone="neutral" onPress={onCancel}>
          {texts.cancel}
        </Button>
      )}
      <IconButton
        type="submit"
        variant="soft"
        tone="accent"
        label={submitLabel}
        icon={<Icon of={SendIcon} size="sm" />}
        isPending={isSending}
        isDisabled={isEmpty}
      />
    </form>
  );
}
