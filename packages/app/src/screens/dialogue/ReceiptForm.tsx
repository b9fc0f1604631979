import { FormProblems } from '@karmik/forms/form/FormProblems';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { TextField } from '@karmik/ui/TextField';
import type { ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { focusFirst } from '../form/focus-first.ts';
import { useForm } from '../form/use-form.ts';
import { dialogueWords } from './words.ts';

interface ReceiptFormProps {
  readonly schema: Parameters<typeof useForm<{ receipt: string }>>[0]['schema'];
  readonly submitLabel: string;
  readonly submit: (receipt: string) => Promise<void>;
}

/** The way back with a receipt. */
export function ReceiptForm({ schema, submitLabel, submit }: ReceiptFormProps): ReactNode {
  const say = useModelText();
  const form = useForm({ initial: { receipt: '' }, schema, submit: ({ receipt }) => submit(receipt) });
  return (
    <Card>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="lg">
          <FormProblems problems={form.problems} />
          <TextField
            {...form.field('receipt')}
            label={say(dialogueWords.receipt)}
            description={say(dialogueWords.receiptHelp)}
            autoComplete="off"
            inputMode="numeric"
            isRequired
            {...focusFirst}
          />
          <Inline justify="end">
            <Button type="submit" isPending={form.isSending} isDisabled={form.hasErrors}>
              {submitLabel}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
