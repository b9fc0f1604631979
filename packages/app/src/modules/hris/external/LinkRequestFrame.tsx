import { bilingual, type Text as ModelText } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { Card } from '@karmik/ui/Card';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { toFailure } from '../../../api/failure.ts';
import { useDates } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  asked: (by: string, organization: string, day: string) =>
    bilingual(
      `${by} of ${organization} requests your answer by the end of ${day}.`,
      `${organization} का ${by} ले सोध्नुभएको हो। कृपया ${day} भित्र जवाफ दिनुहोस्।`,
    ),
  askedByAll: (organization: string, day: string) =>
    bilingual(
      `${organization} requests your answer by the end of ${day}.`,
      `${organization} ले सोधेको हो। कृपया ${day} भित्र जवाफ दिनुहोस्।`,
    ),
  for: (name: string) => bilingual(`For ${name}`, `${name} का लागि`),
  once: bilingual(
    "You can answer once; answers can't be changed later. Your draft stays in this browser until you send it.",
    'जवाफ एक पटक मात्र दिन सकिन्छ, पछि बदल्न मिल्दैन। नपठाएसम्म लेखेको कुरा यही ब्राउजरमा मात्र रहन्छ।',
  ),
  thanks: bilingual('Thank you. Your answers were received.', 'धन्यवाद, तपाईंको जवाफ आइपुग्यो। अब केही गर्नुपर्दैन।'),
};

interface LinkRequestFrameProps {
  readonly asked: {
    readonly organization: string;
    readonly asked_by: string | null;
    readonly message: string | null;
    readonly answer_by: string;
    readonly is_answered: boolean;
  };
  /** Whom the link is for. */
  readonly who: string;
  /** What it is about. */
  readonly lead: ModelText;
  /** What is below the form besides that it is answered once. */
  readonly note?: ModelText;
  /** The form. */
  readonly children: ReactNode;
}

/** Who asks what about whom until when, above the form that answers it; thanks in its place once it is answered. */
export function LinkRequestFrame({ asked, who, lead, note, children }: LinkRequestFrameProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  if (asked.is_answered) return <Banner tone="positive">{say(words.thanks)}</Banner>;
  const day = dates.date(asked.answer_by);
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Text tone="muted">{say(words.for(who))}</Text>
        <Text size="lg">{say(lead)}</Text>
        <Text>
          {say(
            asked.asked_by === null
              ? words.askedByAll(asked.organization, day)
              : words.asked(asked.asked_by, asked.organization, day),
          )}
        </Text>
      </Stack>
      {asked.message !== null && (
        <Card>
          <Text isMultiline>{asked.message}</Text>
        </Card>
      )}
      <Card>{children}</Card>
      <Stack gap="sm">
        {note && (
          <Text tone="muted" size="sm">
            {say(note)}
          </Text>
        )}
        <Text tone="muted" size="sm">
          {say(words.once)}
        </Text>
      </Stack>
    </Stack>
  );
}

/** Sends an answer; the person who was late sees the page as it stands now. @throws what sending throws */
export async function sendOnce(
  send: () => Promise<void>,
  { onLate, discard }: { readonly onLate: () => void; readonly discard: () => void },
): Promise<void> {
  try {
    await send();
  } catch (error) {
    const { status } = toFailure(error);
    // Only what was answered is over; a link that has ended may be sent again.
    if (status === 409) discard();
    if ([404, 409, 410].includes(status)) onLate();
    throw error;
  }
}
