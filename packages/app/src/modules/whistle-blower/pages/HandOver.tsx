import type { ReportAnswer } from '@karmik/model/whistle-blower/report';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Select } from '@karmik/ui/Select';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { useState, type ReactNode } from 'react';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';
import { handOver } from './report-calls.ts';
import { handOverWords } from './words.ts';

/** Lets an investigator who was confirmed after the report came read it too. */
export function HandOver({ slug, report }: { slug: string; report: ReportAnswer }): ReactNode {
  const say = useModelText();
  const { id, hand_over_to: people } = report;
  const [chosen, setChosen] = useState('');
  const [isSending, setSending] = useState(false);
  const [first] = people;
  if (!first) return null;
  const person = people.find((each) => String(each.id) === chosen) ?? first;
  const send = async () => {
    setSending(true);
    try {
      await handOver(slug, id, person.id);
      snackbar.success(say(handOverWords.done(person.full_name)));
    } catch (error) {
      reportFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Card title={say(handOverWords.title)} description={say(handOverWords.description)}>
      <Stack gap="md">
        <Select
          label={say(handOverWords.investigator)}
          options={people.map((each) => ({ id: String(each.id), label: each.full_name }))}
          value={String(person.id)}
          onChange={setChosen}
        />
        <Inline justify="end">
          <Button variant="outline" isPending={isSending} onPress={() => void send()}>
            {say(handOverWords.title)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
