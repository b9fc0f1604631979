import type { QuestionReport } from '@karmik/model/forms/answering';
import { BarChart } from '@karmik/ui/BarChart';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Tag } from '@karmik/ui/Tag';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './forms.css.ts';
import { words } from './words.ts';

interface QuestionCardProps {
  readonly question: QuestionReport;
  /** The form has more than one version, so that it matters in which this stood. */
  readonly isOfSeveral: boolean;
}

/** What was answered to one question. */
export function QuestionCard({ question, isOfSeveral }: QuestionCardProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const { text, answered, counts, mean, samples, type, versions } = question;
  return (
    <Card title={text}>
      <Stack gap="md">
        <Inline gap="sm">
          <Text tone="muted">{say(words.answeredBy(figures(answered)))}</Text>
          {mean !== null && <Tag tone="info">{say(words.mean(figures(mean)))}</Tag>}
          {isOfSeveral && <Tag>{say(words.inVersions(versions.map(figures).join(', ')))}</Tag>}
        </Inline>
        {counts.length > 0 && (
          <BarChart
            label={say(words.perChoice)}
            categories={counts.map(({ label }) => say(label))}
            series={[{ id: 'count', label: say(words.answerCount), values: counts.map(({ count }) => count) }]}
            format={figures}
            height={220}
          />
        )}
        {type === 'File' && answered > 0 && <Text tone="muted">{say(words.filesOnly)}</Text>}
        {samples.length > 0 && (
          <ul className={styles.samples} aria-label={say(words.newest)}>
            {samples.map((sample, index) => (
              <li key={index} className={styles.words}>
                {sample}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
