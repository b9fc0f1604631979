import { FieldCell } from '@karmik/forms/FieldParts';
import { candidateEvaluation } from '@karmik/model/hris/candidate-evaluation';
import { bilingual } from '@karmik/model/kit/text';
import type { ReactNode } from 'react';
import { requestScreens } from '../../../screens/kit/screens.ts';
import { useModelText } from '../../../texts/texts.ts';
import { LinkRequestsCard, mayRequestAbout } from './LinkRequestsCard.tsx';
import { EvaluationAnswers } from './EvaluationAnswers.tsx';

const { fields } = candidateEvaluation;

const screen = requestScreens(candidateEvaluation, {
  path: 'hris/:org/candidate-evaluation',
  as: 'hr',
  columns: ['evaluator'],
  form: ['kind', 'employee', 'evaluator', 'email', 'relation', 'question_set', 'answer_by', 'message'],
  sections: [
    {
      kind: 'fields',
      title: bilingual('Evaluation', 'मूल्याङ्कन'),
      fields: [
        'candidate',
        'kind',
        'evaluator',
        'email',
        'relation',
        'question_set',
        'answer_by',
        'message',
        'sent_by',
        'sent_at',
        'opened_at',
        'answered_at',
        'recommendation',
        'score',
      ],
    },
    { kind: 'own', isBare: true, Section: EvaluationAnswers },
  ],
}).list;

const words = {
  ask: bilingual('Request evaluation', 'मूल्याङ्कन माग्नुहोस्'),
  none: bilingual(
    'Request evaluations from interviewers and referees, or send the candidate an assessment. Each gets a personal link by email.',
    'अन्तर्वार्ताकार र सन्दर्भ व्यक्तिलाई सोध्नुहोस् वा उम्मेदवारलाई परीक्षण दिनुहोस्: हरेकलाई इमेलमा व्यक्तिगत लिङ्क जान्छ।',
  ),
};

/** So that a word is never broken. */
const widths = { kind: '6.75rem', recommendation: '8.25rem', score: '5.5rem' } as const;

interface EvaluationsProps {
  readonly candidate: { readonly id: number; readonly status: string };
}

/** What interviewers, referees and the candidate were asked, and what they say. */
export function Evaluations({ candidate: { id, status } }: EvaluationsProps): ReactNode {
  const say = useModelText();
  return (
    <LinkRequestsCard
      screen={screen}
      candidateId={id}
      sendTo={`hris/:org/pre-employment/${id}/evaluation`}
      ask={mayRequestAbout(status) ? words.ask : undefined}
      opens="evaluation"
      none={words.none}
      columns={(['kind', 'recommendation', 'score'] as const).map((name) => ({
        id: name,
        header: say(fields[name].label),
        cell: (record) => <FieldCell field={fields[name]} value={record[name]} />,
        minWidth: widths[name],
      }))}
    />
  );
}
