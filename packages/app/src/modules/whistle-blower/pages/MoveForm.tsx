import { FormProblems } from '@karmik/forms/form/FormProblems';
import {
  needsConclusion,
  reportStatuses,
  type ReportAnswer,
  type ReportStatus,
} from '@karmik/model/whistle-blower/report';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { Select } from '@karmik/ui/Select';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { TextArea } from '@karmik/ui/TextArea';
import type { ReactNode } from 'react';
import { useForm } from '../../../screens/form/use-form.ts';
import { useModelText } from '../../../texts/texts.ts';
import { moveReport } from './report-calls.ts';
import { insideWords, words } from './words.ts';

interface MoveFormProps {
  readonly slug: string;
  readonly report: ReportAnswer;
  readonly next: readonly ReportStatus[];
}

/** Moves a report on; what ends it asks for a conclusion, which the reporter reads too. */
export function MoveForm({ slug, report, next }: MoveFormProps): ReactNode {
  const say = useModelText();
  const form = useForm({
    initial: { status: next[0] ?? '', conclusion: report.conclusion ?? '' },
    schema: async () => (await import('@karmik/model/whistle-blower/report')).reportPatch,
    submit: async ({ status, conclusion }) => {
      await moveReport(slug, report.id, { status, conclusion: conclusion || null });
      snackbar.success(say(insideWords.done));
    },
  });
  const isEnd = needsConclusion(form.values.status as ReportStatus);
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="md">
        <FormProblems problems={form.problems} />
        <Select
          {...form.field('status')}
          label={say(insideWords.moveTo)}
          options={next.map((id) => ({ id: id as string, label: say(reportStatuses[id].label) }))}
        />
        {isEnd && <TextArea {...form.field('conclusion')} label={say(words.conclusion)} isRequired />}
        <Inline justify="end">
          <Button type="submit" isPending={form.isSending} isDisabled={form.hasErrors}>
            {say(insideWords.move)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
