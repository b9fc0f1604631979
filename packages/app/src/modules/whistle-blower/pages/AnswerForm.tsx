import { FormProblems } from '@karmik/forms/form/FormProblems';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { Radio, RadioGroup } from '@karmik/ui/Radio';
import { Stack } from '@karmik/ui/Stack';
import { TextArea } from '@karmik/ui/TextArea';
import type { ReactNode } from 'react';
import { useForm } from '../../../screens/form/use-form.ts';
import { useModelText } from '../../../texts/texts.ts';
import { writeComment } from './report-calls.ts';
import { insideWords, words } from './words.ts';

/** An investigator answers the reporter, or notes something for the others. */
export function AnswerForm({ slug, id }: { slug: string; id: number }): ReactNode {
  const say = useModelText();
  const form = useForm({
    initial: { text: '', visibility: 'reporter' },
    schema: async () => (await import('@karmik/model/whistle-blower/report')).reportCommentBody,
    submit: (body) => writeComment(slug, id, body),
  });
  const visibility = form.field('visibility');
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="md">
        <FormProblems problems={form.problems} />
        <RadioGroup label={say(insideWords.notes)} isInline value={visibility.value} onChange={visibility.onChange}>
          <Radio value="reporter">{say(insideWords.toReporter)}</Radio>
          <Radio value="internal">{say(insideWords.internal)}</Radio>
        </RadioGroup>
        <TextArea {...form.field('text')} label={say(words.message)} isRequired />
        <Inline justify="end">
          <Button type="submit" isPending={form.isSending} isDisabled={form.hasErrors}>
            {say(words.sendMessage)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
