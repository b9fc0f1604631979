import type { Fields, Tone } from '@karmik/model/kit/fields';
import type { Text as Bilingual } from '@karmik/model/kit/text';
import { Dialog } from '@karmik/ui/Dialog';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { EntityForm } from '../entity-form/EntityForm.tsx';
import { useForms } from '../provider/FormsProvider.tsx';
import { words } from '../text/words.ts';

export interface DecisionFormProps {
  /** What is decided, and in `help` what happens then. Its tone is that of the button, its input what is asked for. */
  action: { readonly label: Bilingual; readonly tone: Tone; readonly help?: Bilingual; readonly input?: Fields };
  /** What else is to be known. */
  message?: ReactNode;
  submit: (input: Readonly<Record<string, unknown>>) => Promise<unknown>;
  onSuccess?: (answer: unknown) => void;
  onCancel?: () => void;
}

const nothing: Fields = {};

/** What a decision asks for, such as a remark (VAL-7), with the button that decides. */
export function DecisionForm({ action, message, submit, onSuccess, onCancel }: DecisionFormProps): ReactNode {
  const { say } = useForms();
  const fields = action.input ?? nothing;
  return (
    <Stack>
      {action.help !== undefined && <Text>{say(action.help)}</Text>}
      {message !== undefined && <Text as="div">{message}</Text>}
      <EntityForm
        entity={{ fields }}
        groups={[{ fields: Object.keys(fields), columns: '1' }]}
        submit={submit}
        submitLabel={action.label}
        submitTone={action.tone}
        noticeName={null}
        hasCounters
        cancelLabel={words.back}
        {...(onSuccess ? { onSuccess } : {})}
        {...(onCancel ? { onCancel } : {})}
      />
    </Stack>
  );
}

export interface DecisionDialogProps extends Omit<DecisionFormProps, 'onCancel'> {
  /** What it is about; the action's label when left out. */
  title?: ReactNode;
  /** The button that opens it. Without one, use `isOpen`. */
  trigger?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A decision above the page. It stays open with the reason when it was refused. */
export function DecisionDialog({
  title,
  trigger,
  isOpen,
  onOpenChange,
  onSuccess,
  ...form
}: DecisionDialogProps): ReactNode {
  const { say } = useForms();
  return (
    <Dialog
      title={title ?? say(form.action.label)}
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      {...(trigger === undefined ? {} : { trigger })}
    >
      <DecisionForm
        {...form}
        onCancel={() => onOpenChange(false)}
        onSuccess={(answer) => {
          onOpenChange(false);
          onSuccess?.(answer);
        }}
      />
    </Dialog>
  );
}
