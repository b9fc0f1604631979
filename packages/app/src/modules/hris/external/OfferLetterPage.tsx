import { download } from '../../../api/download.ts';
import { api } from '../../../api/client.ts';
import type { OfferPage } from '@karmik/model/hris/pre-employment';
import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Dialog } from '@karmik/ui/Dialog';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { RichTextView } from '@karmik/ui/RichTextView';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { TextArea } from '@karmik/ui/TextArea';
import { useCallback, useState, type ReactNode } from 'react';
import { toFailure } from '../../../api/failure.ts';
import { usePublicParams } from '../../../routing/public-navigation.ts';
import { useDates } from '../../../preferences/dates.ts';
import { texts as currentTexts, useModelText } from '../../../texts/texts.ts';
import { ExternalLayout } from './ExternalLayout.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { useLinkedPage } from './use-linked-page.ts';

/** The offer letter that a personal link leads to. */
const readOffer = (token: string): Promise<OfferPage> =>
  api.get('offer-letter/', { searchParams: { token } }).json<OfferPage>();

const downloadOffer = (token: string): Promise<void> => download('offer-letter/pdf/', { token });

/** Accepts or declines by a personal link, once. */
const answerOffer = async (token: string, answer: 'accepted' | 'declined', remark: string): Promise<void> => {
  await api.post('offer-letter/', { json: { token, answer, remark } });
};

const words = {
  title: bilingual('Offer letter', 'प्रस्ताव पत्र'),
  until: (day: string) => bilingual(`Please answer by the end of ${day}.`, `कृपया ${day} भित्र जवाफ दिनुहोस्।`),
  letter: (number: string) => bilingual(`Letter ${number}`, `पत्र ${number}`),
  accept: bilingual('Accept the offer', 'प्रस्ताव स्वीकार गर्नुहोस्'),
  decline: bilingual('Decline', 'अस्वीकार गर्नुहोस्'),
  accepting: bilingual('Do you accept this offer?', 'यो प्रस्ताव स्वीकार गर्नुहुन्छ?'),
  declining: bilingual('Do you decline this offer?', 'यो प्रस्ताव अस्वीकार गर्नुहुन्छ?'),
  once: bilingual(
    "You can answer once. It can't be changed here later.",
    'जवाफ एक पटक मात्र दिन सकिन्छ। पछि यहाँबाट बदल्न मिल्दैन।',
  ),
  remark: bilingual('Comment', 'टिप्पणी'),
  back: bilingual('Back', 'पछाडि'),
  pdf: bilingual('Download as PDF', 'PDF डाउनलोड गर्नुहोस्'),
  accepted: bilingual(
    'You accepted this offer. We look forward to working with you.',
    'तपाईंले यो प्रस्ताव स्वीकार गर्नुभयो। हामी तपाईंको प्रतीक्षामा छौँ।',
  ),
  declined: bilingual(
    'You declined this offer. Thank you for letting us know.',
    'तपाईंले यो प्रस्ताव अस्वीकार गर्नुभयो। जानकारीका लागि धन्यवाद।',
  ),
  closed: bilingual('This link is no longer valid', 'यो लिङ्क अब मान्य छैन'),
};

/** A candidate reads the offer letter by the link of a mail, and accepts or declines it, without an account (AUD-5). */
export default function OfferLetterPage(): ReactNode {
  const say = useModelText();
  const { token = '' } = usePublicParams();
  const read = useCallback(() => readOffer(token), [token]);
  const { standing, again } = useLinkedPage(read);
  const from = standing.kind === 'open' ? standing.page.organization : undefined;
  return (
    <ExternalLayout from={from} title={say(words.title)}>
      {standing.kind === 'loading' && <Skeleton shape="block" count={3} />}
      {standing.kind === 'failed' && <LinkRefused title={words.closed} failure={standing.failure} onRetry={again} />}
      {standing.kind === 'open' && <Offer token={token} offer={standing.page} onAnswered={again} />}
    </ExternalLayout>
  );
}

interface OfferProps {
  readonly token: string;
  readonly offer: OfferPage;
  readonly onAnswered: () => void;
}

function Offer({ token, offer, onAnswered }: OfferProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const [answering, setAnswering] = useState<'accepted' | 'declined'>();
  const [isFetching, setFetching] = useState(false);
  const fetchPdf = async () => {
    setFetching(true);
    try {
      await downloadOffer(token);
    } catch (error) {
      snackbar.error(sayFailure(error));
    } finally {
      setFetching(false);
    }
  };
  return (
    <>
      {offer.answer === null ? (
        <Text>{say(words.until(dates.date(offer.answer_by)))}</Text>
      ) : (
        <Banner tone={offer.answer === 'accepted' ? 'positive' : 'info'}>
          {say(offer.answer === 'accepted' ? words.accepted : words.declined)}
        </Banner>
      )}
      <Card title={offer.subject}>
        <Stack gap="md">
          <Text tone="muted" size="sm">
            {`${say(words.letter(offer.letter_number))} · ${dates.date(offer.issued_on)}`}
          </Text>
          <div lang={offer.language}>
            <RichTextView value={offer.body} />
          </div>
        </Stack>
      </Card>
      <Inline gap="sm">
        {offer.answer === null && (
          <>
            <Button tone="positive" size="lg" onPress={() => setAnswering('accepted')}>
              {say(words.accept)}
            </Button>
            <Button tone="neutral" variant="outline" size="lg" onPress={() => setAnswering('declined')}>
              {say(words.decline)}
            </Button>
          </>
        )}
        <Button
          variant="ghost"
          size="lg"
          iconStart={<Icon of={DownloadIcon} size="sm" />}
          isPending={isFetching}
          onPress={() => void fetchPdf()}
        >
          {say(words.pdf)}
        </Button>
      </Inline>
      {answering !== undefined && (
        <AnswerDialog
          token={token}
          answer={answering}
          onClose={() => setAnswering(undefined)}
          onAnswered={() => {
            setAnswering(undefined);
            onAnswered();
          }}
        />
      )}
    </>
  );
}

const sayFailure = (error: unknown): string => {
  const { errors, say } = currentTexts();
  const [message] = toFailure(error).messages;
  return message === undefined ? errors.noAnswerNow : say(message);
};

interface AnswerDialogProps {
  readonly token: string;
  readonly answer: 'accepted' | 'declined';
  readonly onClose: () => void;
  readonly onAnswered: () => void;
}

/** Asks once more before the answer that counts. The person who was late sees the letter as it stands now. */
function AnswerDialog({ token, answer, onClose, onAnswered }: AnswerDialogProps): ReactNode {
  const say = useModelText();
  const [remark, setRemark] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await answerOffer(token, answer, remark);
      onAnswered();
    } catch (error) {
      snackbar.error(sayFailure(error));
      setSending(false);
      if ([404, 409, 410].includes(toFailure(error).status)) onAnswered();
    }
  };
  const isAccepting = answer === 'accepted';
  return (
    <Dialog
      isOpen
      size="sm"
      title={say(isAccepting ? words.accepting : words.declining)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap="lg">
        <Text tone="muted">{say(words.once)}</Text>
        <TextArea label={say(words.remark)} maxLength={1_000} value={remark} onChange={setRemark} />
        <Inline gap="sm" justify="end">
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {say(words.back)}
          </Button>
          <Button tone={isAccepting ? 'positive' : 'critical'} isPending={isSending} onPress={() => void send()}>
            {say(isAccepting ? words.accept : words.decline)}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
