import { createDraft } from '@karmik/forms/draft';
import { EntityForm } from '@karmik/forms/EntityForm';
import {
  declaredSalary,
  type DeclarationAddress,
  type DeclarationPage as Asked,
} from '@karmik/model/hris/salary-declaration';
import { bilingual } from '@karmik/model/kit/text';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useMemo, type ReactNode } from 'react';
import { usePublicParams } from '../../../routing/public-navigation.ts';
import { useModelText } from '../../../texts/texts.ts';
import { LinkRequestFrame, sendOnce } from './LinkRequestFrame.tsx';
import { declareSalary, readDeclaration, sendDocument } from './declaration-calls.ts';
import { ExternalLayout } from './ExternalLayout.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { PublicProviders } from '../../../public-pages/PublicProviders.tsx';
import { useLinkedPage } from './use-linked-page.ts';

const words = {
  title: bilingual('Salary declaration', 'तलब घोषणा'),
  lead: (post: string) =>
    bilingual(
      `What do you earn now, and what do you expect as ${post}?`,
      `अहिले तपाईंको तलब कति छ, र ${post} पदका लागि कति अपेक्षा गर्नुहुन्छ?`,
    ),
  send: bilingual('Send the declaration', 'घोषणा पठाउनुहोस्'),
  readers: bilingual(
    'Only people who handle salary offers can read it. Documents upload as soon as you choose them.',
    'प्रस्तावित तलब हेर्ने अनुमति भएकाले मात्र पढ्छन्। कागजात छान्नेबित्तिकै अपलोड हुन्छ।',
  ),
  closed: bilingual('This link is no longer valid', 'यो लिङ्क अब मान्य छैन'),
};

/**
 * A candidate declares current and expected salary by a personal link, without an account (AUD-5). The first parameter of the address
 * is the id of the declaration, the second the secret that the mail alone knows.
 */
export default function SalaryDeclarationPage(): ReactNode {
  const say = useModelText();
  const { candidateId: id = '', negotiationId: token = '' } = usePublicParams();
  const address = useMemo(() => ({ id, token }), [id, token]);
  const read = useMemo(() => () => readDeclaration(address), [address]);
  const upload = useMemo(
    () => async (file: File, onProgress: (share: number) => void) => {
      const sent = await sendDocument(address, file);
      onProgress(1);
      return sent;
    },
    [address],
  );
  const { standing, again } = useLinkedPage(read);
  return (
    <ExternalLayout from={standing.kind === 'open' ? standing.page.organization : undefined} title={say(words.title)}>
      {standing.kind === 'loading' && <Skeleton shape="block" count={3} />}
      {standing.kind === 'failed' && <LinkRefused title={words.closed} failure={standing.failure} onRetry={again} />}
      {standing.kind === 'open' && (
        <PublicProviders place={standing.page} uploadFile={upload}>
          <Declaration address={address} asked={standing.page} onAnswered={again} />
        </PublicProviders>
      )}
    </ExternalLayout>
  );
}

interface DeclarationProps {
  readonly address: DeclarationAddress;
  readonly asked: Asked;
  readonly onAnswered: () => void;
}

function Declaration({ address, asked, onAnswered }: DeclarationProps): ReactNode {
  const { id } = address;
  const draft = useMemo(() => createDraft(localStorage, `karmik.draft.salary_declaration.${id}`), [id]);
  return (
    <LinkRequestFrame asked={asked} who={asked.candidate} lead={words.lead(asked.job_title)} note={words.readers}>
      <EntityForm
        entity={declaredSalary}
        noticeName={null}
        draft={draft}
        submitLabel={words.send}
        submit={(answers) =>
          sendOnce(() => declareSalary(address, { ...answers }), { onLate: onAnswered, discard: draft.discard })
        }
        onSuccess={onAnswered}
      />
    </LinkRequestFrame>
  );
}
