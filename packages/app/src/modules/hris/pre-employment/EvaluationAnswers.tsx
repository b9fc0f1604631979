import { AnswersRead } from '@karmik/forms/AnswersRead';
import { candidateEvaluation, type AnsweredEvaluation } from '@karmik/model/hris/candidate-evaluation';
import { bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';

const title = bilingual('Answers', 'उत्तर');

interface EvaluationAnswersProps {
  readonly record: { readonly id: number; readonly status: string };
}

/** What was answered, with the questions as they were asked; nothing before it was. */
export function EvaluationAnswers({ record: { id, status } }: EvaluationAnswersProps): ReactNode {
  return status === 'Answered' ? <Answers id={id} /> : null;
}

function Answers({ id }: { id: number }): ReactNode {
  const say = useModelText();
  const path = `${endpoint(candidateEvaluation, useSlug(), 'hris/:org/candidate-evaluation')}${id}/answers/`;
  const query = useQuery({
    queryKey: keyOf(candidateEvaluation, 'answers', path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<AnsweredEvaluation>(),
    // Answers are final, and each reading is written down.
    staleTime: Infinity,
  });
  return (
    <Card title={say(title)}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ structure, answers }) => <AnswersRead structure={structure} answers={answers} />}
      </Loaded>
    </Card>
  );
}
