import { FormProblems } from '@karmik/forms/form/FormProblems';
import type { OpenedReport } from '@karmik/model/whistle-blower/report';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { TextField } from '@karmik/ui/TextField';
import type { ReactNode } from 'react';
import { focusFirst } from '../../../screens/form/focus-first.ts';
import { useForm } from '../../../screens/form/use-form.ts';
import { useModelText } from '../../../texts/texts.ts';
import { openReport } from './untraced.ts';
import { words } from './words.ts';

/** The way back to a report, with its receipt. */
export function ReturnForm({ onOpened }: { onOpened: (opened: OpenedReport) => void }): ReactNode {
  const say = useModelText();
  const form = useForm({
    initial: { receipt: '' },
    schema: async () => (await import('@karmik/model/whistle-blower/report')).receiptBody,
    submit: async ({ receipt }) => onOpened(await openReport(receipt)),
  });
  return (
    <Card>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="lg">
          <FormProblems problems={form.problems} />
          <TextField
            {...form.field('receipt')}
            label={say(words.receipt)}
            description={say(words.receiptHelp)}
            autoComplete="off"
            inputMode="numeric"
            isRequired
            {...focusFirst}
          />
          <Inline justify="end">
            <Button type="submit" isPending={form.isSending} isDisabled={form.hasErrors}>
              {say(words.open)}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
