import { eventAnswers, type GivenAnswer, type GuestState, type JoinRequest } from '@karmik/model/events/calls';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useDates } from '../../../preferences/dates.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from '../words.ts';
import { decideJoin, type EventRecord } from './event-calls.ts';

/** Who is invited with what they answered, and who asks to be. */
export function Guests({ record }: { readonly record: EventRecord }): ReactNode {
  const say = useModelText();
  const { guest_states: guests = [], requests = [] } = record;
  return (
    <Stack gap="lg">
      {requests.length > 0 && (
        <Card title={say(words.requests)} description={say(words.requestsHelp)}>
          <Stack gap="md">
            {requests.map((request) => (
              <JoinWish key={request.id} eventId={record.id} request={request} />
            ))}
          </Stack>
        </Card>
      )}
      <Card title={say(words.guests)}>
        {guests.length === 0 ? (
          <Text tone="muted">{say(words.noGuests)}</Text>
        ) : (
          <Stack gap="md">
            {guests.map((guest) => (
              <Guest key={guest.id} guest={guest} asks={record.asks_answer} />
            ))}
          </Stack>
        )}
      </Card>
    </Stack>
  );
}

function Guest({ guest, asks }: { readonly guest: GuestState; readonly asks: boolean }): ReactNode {
  const say = useModelText();
  const whole = guest.answers.find(({ on, is_current: isCurrent }) => on === null && isCurrent);
  const details = useDetails();
  const about = whole === undefined ? '' : details(whole);
  return (
    <Stack gap="xs">
      <Inline justify="between" gap="sm">
        {guest.person ? (
          <PersonChip person={guest.person} size="sm" />
        ) : (
          <Stack gap="none">
            <Text>{guest.name}</Text>
            {guest.email !== guest.name && (
              <Text size="sm" tone="muted">
                {guest.email}
              </Text>
            )}
          </Stack>
        )}
        <Inline gap="xs">
          {guest.is_optional && <StatusTag tone="neutral">{say(words.optional)}</StatusTag>}
          {asks && guest.answers.length === 0 && <StatusTag tone="neutral">{say(words.notAnswered)}</StatusTag>}
          {whole && (
            <StatusTag tone={eventAnswers[whole.answer].tone}>{say(eventAnswers[whole.answer].label)}</StatusTag>
          )}
        </Inline>
      </Inline>
      {about !== '' && (
        <Text size="sm" tone="muted">
          {about}
        </Text>
      )}
      {guest.answers
        .filter((answer) => answer !== whole)
        .map((answer) => (
          <Given key={`${answer.on ?? ''} ${answer.answered_at}`} answer={answer} />
        ))}
    </Stack>
  );
}

/** What an answer says besides yes or no: its day, its part of the time, and its note. */
function useDetails(): (answer: GivenAnswer) => string {
  const say = useModelText();
  const dates = useDates();
  return ({ on, part_from: from, part_to: to, note }) =>
    [
      on === null ? null : dates.date(on),
      from === null || to === null ? null : say(words.part(dates.time(from), dates.time(to))),
      note,
    ]
      .filter((part) => part !== null)
      .join(' · ');
}

/** An answer to one day, or to an earlier time. */
function Given({ answer }: { readonly answer: GivenAnswer }): ReactNode {
  const say = useModelText();
  const details = useDetails()(answer);
  const { tone, label } = eventAnswers[answer.answer];
  return (
    <Inline gap="sm">
      <StatusTag tone={answer.is_current ? tone : 'neutral'}>
        {answer.is_current ? say(label) : `${say(label)} · ${say(words.olderVersion)}`}
      </StatusTag>
      {details !== '' && (
        <Text size="sm" tone="muted">
          {details}
        </Text>
      )}
    </Inline>
  );
}

function JoinWish({ eventId, request }: { readonly eventId: number; readonly request: JoinRequest }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [isSending, setSending] = useState(false);
  const decide = async (decision: 'add' | 'refuse') => {
    setSending(true);
    try {
      await decideJoin(slug, eventId, request.id, decision);
      snackbar.success(say(decision === 'add' ? words.invited : words.refused));
    } catch (error) {
      reportFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Inline justify="between" gap="sm">
      <Stack gap="none">
        <Text>{request.name}</Text>
        <Text size="sm" tone="muted">
          {request.email}
        </Text>
      </Stack>
      <Inline gap="sm">
        <Button variant="outline" tone="neutral" isDisabled={isSending} onPress={() => void decide('refuse')}>
          {say(words.refuse)}
        </Button>
        <Button isPending={isSending} onPress={() => void decide('add')}>
          {say(words.invite)}
        </Button>
      </Inline>
    </Inline>
  );
}
