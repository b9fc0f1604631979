import { api } from '../../../api/client.ts';
import { AnswerForm } from '@karmik/forms/AnswerForm';
import { createDraft } from '@karmik/forms/draft';
import {
  isOfOthers,
  recommendationField,
  type EvaluationAddress,
  type EvaluationPage as Asked,
  type EvaluationPage,
} from '@karmik/model/hris/candidate-evaluation';
import { evaluationKinds, type EvaluationKind } from '@karmik/model/hris/evaluation-kinds';
import { bilingual, type Text as ModelText } from '@karmik/model/kit/text';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useMemo, type ReactNode } from 'react';
import { usePathname } from '../../../routing/public-navigation.ts';
import { useModelText } from '../../../texts/texts.ts';
import { LinkRequestFrame, sendOnce } from './LinkRequestFrame.tsx';
import { ExternalLayout } from './ExternalLayout.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { PublicProviders } from '../../../public-pages/PublicProviders.tsx';
import { useLinkedPage } from './use-linked-page.ts';

/** What the address of a personal link asks about a candidate. */
const readEvaluation = (address: EvaluationAddress): Promise<EvaluationPage> =>
  api.get('candidate-evaluation/', { searchParams: { ...address } }).json<EvaluationPage>();

/** Answers it, once. */
const answerEvaluation = async (
  address: EvaluationAddress,
  answers: Readonly<Record<string, unknown>>,
  recommendation: unknown,
): Promise<void> => {
  await api.post('candidate-evaluation/', { json: { ...address, answers, recommendation } });
};

/** Who asks what about whom. */
const leads: Record<EvaluationKind, (candidate: string, post: string) => ModelText> = {
  preliminary_interview: (candidate, post) =>
    bilingual(
      `How do you rate ${candidate} in the preliminary interview for ${post}?`,
      `${post} पदका लागि प्रारम्भिक अन्तर्वार्तामा ${candidate} लाई कस्तो पाउनुभयो?`,
    ),
  interview: (candidate, post) =>
    bilingual(
      `How do you rate ${candidate} in the interview for ${post}?`,
      `${post} पदका लागि अन्तर्वार्तामा ${candidate} लाई कस्तो पाउनुभयो?`,
    ),
  assessment: (_candidate, post) => bilingual(`Assessment for the position of ${post}.`, `${post} पदका लागि परीक्षण।`),
  reference_check: (candidate, post) =>
    bilingual(
      `${candidate} applied for ${post} and named you as a reference.`,
      `${candidate} ले ${post} पदका लागि आवेदन दिई तपाईंलाई सन्दर्भ व्यक्तिका रूपमा उल्लेख गर्नुभएको छ।`,
    ),
};

const words = {
  send: bilingual('Send answers', 'उत्तर पठाउनुहोस्'),
  closing: bilingual('Summary', 'सारांश'),
  closed: bilingual('This link is no longer valid', 'यो लिङ्क अब मान्य छैन'),
};

/** What an address of these pages says: `/reference-check/17/secret`. */
function addressIn(pathname: string): EvaluationAddress {
  const [, place = '', id = '', token = ''] = pathname.split('/');
  return { kind: place.replaceAll('-', '_') as EvaluationKind, id, token };
}

/**
 * An interviewer, a referee or the candidate answers what a personal link asks, without an account (AUD-5). The first parameter of the
 * address is the record's id, the second the secret that the mail alone knows.
 */
export default function EvaluationPage(): ReactNode {
  const say = useModelText();
  const pathname = usePathname();
  const address = useMemo(() => addressIn(pathname), [pathname]);
  const read = useMemo(() => () => readEvaluation(address), [address]);
  const { standing, again } = useLinkedPage(read);
  return (
    <ExternalLayout
      from={standing.kind === 'open' ? standing.page.organization : undefined}
      title={say(evaluationKinds[address.kind])}
    >
      {standing.kind === 'loading' && <Skeleton shape="block" count={3} />}
      {standing.kind === 'failed' && <LinkRefused title={words.closed} failure={standing.failure} onRetry={again} />}
      {standing.kind === 'open' && (
        <PublicProviders place={standing.page}>
          <Questions address={address} asked={standing.page} onAnswered={again} />
        </PublicProviders>
      )}
    </ExternalLayout>
  );
}

const recommendation = {
  title: words.closing,
  fields: { recommendation: { ...recommendationField, required: true } },
} as const;

interface QuestionsProps {
  readonly address: EvaluationAddress;
  readonly asked: Asked;
  readonly onAnswered: () => void;
}

function Questions({ address, asked, onAnswered }: QuestionsProps): ReactNode {
  const { kind, id } = address;
  const draft = useMemo(() => createDraft(localStorage, `karmik.draft.${kind}.${id}`), [kind, id]);
  return (
    <LinkRequestFrame asked={asked} who={asked.evaluator} lead={leads[kind](asked.candidate, asked.job_title)}>
      <AnswerForm
        structure={asked.structure}
        {...(isOfOthers({ kind }) ? { closing: recommendation } : {})}
        draft={draft}
        submitLabel={words.send}
        submit={({ recommendation: said = null, ...answers }) =>
          sendOnce(() => answerEvaluation(address, answers, said), { onLate: onAnswered, discard: draft.discard })
        }
        onSuccess={onAnswered}
      />
    </LinkRequestFrame>
  );
}
