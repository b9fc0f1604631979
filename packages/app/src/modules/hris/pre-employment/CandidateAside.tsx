import type { OfferLetter } from '@karmik/model/hris/pre-employment';
import { bilingual } from '@karmik/model/kit/text';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon } from '@karmik/ui/icons';
import { RichTextView } from '@karmik/ui/RichTextView';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { useModelText } from '../../../texts/texts.ts';
import { ProcessTasks } from '../separation/ProcessTasks.tsx';
import { Evaluations } from './Evaluations.tsx';
import { SalaryDeclarations } from './SalaryDeclarations.tsx';

const words = {
  none: bilingual('Tasks are assigned once the offer is accepted.', 'प्रस्ताव स्वीकार भएपछि कार्य तोकिन्छन्।'),
  letter: (number: string) => bilingual(`Offer letter ${number}`, `प्रस्ताव पत्र ${number}`),
  pdf: bilingual('Letter as PDF', 'पत्रको PDF'),
};

interface CandidateAsideProps {
  readonly record: { readonly id: number; readonly status: string };
}

/** What others say of a candidate, the offer letter as it was sent, for who may read salaries, and the tasks. */
export function CandidateAside({ record }: CandidateAsideProps): ReactNode {
  const say = useModelText();
  const offer = (record as unknown as AnyRecord)['offer'] as OfferLetter | null | undefined;
  return (
    <>
      <Evaluations candidate={record} />
      <SalaryDeclarations candidate={record} />
      {offer && (
        <Card title={say(words.letter(offer.letter_number))}>
          <Stack gap="md">
            <strong>{offer.subject}</strong>
            <RichTextView value={offer.body} />
            <div>
              <ButtonLink
                href={offer.url}
                target="_blank"
                variant="outline"
                size="sm"
                iconStart={<Icon of={DownloadIcon} size="sm" />}
              >
                {say(words.pdf)}
              </ButtonLink>
            </div>
          </Stack>
        </Card>
      )}
      <ProcessTasks process="Pre-employment" id={record.id} none={words.none} />
    </>
  );
}
