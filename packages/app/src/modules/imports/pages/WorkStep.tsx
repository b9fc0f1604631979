import type { ImportAnswer } from '@karmik/model/spreadsheet/contracts';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { ProgressBar } from '@karmik/ui/ProgressBar';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useWorkTexts } from '../../../texts/texts.ts';
import { useImportActions } from './imports.ts';

/** The server at work: how far it is, and a way to stop it. One may leave the page; the work goes on. */
export function WorkStep({ answer, slug }: { answer: ImportAnswer; slug: string }): ReactNode {
  const texts = useWorkTexts().imports;
  const number = useNumbers();
  const { cancel } = useImportActions(slug, answer.id);
  const [isStopping, setStopping] = useState(false);
  const words = answer.state === 'checking' ? texts.checking : texts.creating;
  const { done, total } = answer.progress;

  const stop = async () => {
    setStopping(true);
    try {
      await cancel();
    } catch (error) {
      reportFailure(error);
      setStopping(false);
    }
  };
  return (
    <Card
      title={words.title}
      description={answer.file_name}
      footer={
        <Button variant="outline" tone="neutral" isPending={isStopping} onPress={() => void stop()}>
          {texts.stop}
        </Button>
      }
    >
      <ProgressBar
        label={words.title}
        isLabelHidden={false}
        maxValue={total || 1}
        valueLabel={texts.rowsOf(number(done), number(total))}
        {...(total > 0 ? { value: done } : {})}
      />
      <Text size="sm" tone="muted">
        {words.description}
      </Text>
    </Card>
  );
}
