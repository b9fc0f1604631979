import { EntityForm } from '@karmik/forms/EntityForm';
import { eventAnswers, guestAnswer, joinForm, type InvitationPage as Asked } from '@karmik/model/events/calls';
import { eventEndpoints } from '@karmik/model/events/endpoints';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { ErrorState } from '@karmik/ui/ErrorState';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useEffect, useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { toFailure, type Failure } from '../../../api/failure.ts';
import { useDates } from '../../../preferences/dates.ts';
import { PublicLayout } from '../../../public-pages/PublicLayout.tsx';
import { PublicProviders } from '../../../public-pages/PublicProviders.tsx';
import { usePathname } from '../../../routing/public-navigation.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { invitationWords as words, words as eventWords } from '../words.ts';

const whole = 'whole';
const call = (path: string, json: object) => api.post(`${eventEndpoints.invitation}/${path}/`, { json });

type State =
  | { readonly is: 'loading' }
  | { readonly is: 'open'; readonly page: Asked }
  | { readonly is: 'failed'; readonly failure: Failure };

/** A guest without an account reads an invitation and answers it. Opening the page answers nothing. */
export default function InvitationPage(): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const token = usePathname().split('/')[2] ?? '';
  const [state, setState] = useState<State>({ is: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isHere = true;
    call('open', { token })
      .json<Asked>()
      .then(
        (page) => isHere && setState({ is: 'open', page }),
        (error: unknown) => isHere && setState({ is: 'failed', failure: toFailure(error) }),
      );
    return () => {
      isHere = false;
    };
  }, [token, tries]);
  const again = () => setTries((count) => count + 1);
  const title = state.is === 'open' ? state.page.title : say(words.title);
  return (
    <PublicLayout title={title} lead={state.is === 'open' ? state.page.organization : ''}>
      {state.is === 'loading' && <Skeleton shape="block" count={3} />}
      {state.is === 'failed' && (
        <Refused failure={state.failure} onRetry={again} closed={say(words.closed)} noAnswer={texts.errors.noAnswer} />
      )}
      {state.is === 'open' && (
        <PublicProviders place={state.page}>
          <Invitation token={token} page={state.page} onChanged={again} />
        </PublicProviders>
      )}
    </PublicLayout>
  );
}

interface RefusedProps {
  readonly failure: Failure;
  readonly closed: string;
  readonly noAnswer: { readonly title: string; readonly description: string };
  readonly onRetry: () => void;
}

function Refused({ failure, closed, noAnswer, onRetry }: RefusedProps): ReactNode {
  const say = useModelText();
  const [message] = failure.messages;
  const hasEnded = [404, 409, 410].includes(failure.status);
  return (
    <ErrorState
      title={hasEnded ? closed : noAnswer.title}
      description={message === undefined ? noAnswer.description : say(message)}
      {...(hasEnded ? {} : { onRetry })}
    />
  );
}

interface InvitationProps {
  readonly token: string;
  readonly page: Asked;
  readonly onChanged: () => void;
}

function Invitation({ token, page, onChanged }: InvitationProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const [on, setOn] = useState(whole);
  const [outcome, setOutcome] = useState<'sent' | 'older' | 'joined'>();
  const [isJoining, setJoining] = useState(false);
  const [first] = page.days;
  const days = page.days.map((day) => ({ id: day.on, label: dates.date(day.starts_on) }));
  const given = page.answers.find((answer) => answer.is_current && (answer.on ?? whole) === on);
  const when =
    first === undefined
      ? ''
      : page.is_all_day
        ? first.starts_on === first.ends_on
          ? dates.date(first.starts_on)
          : `${dates.date(first.starts_on)} – ${dates.date(first.ends_on)}`
        : `${dates.date(first.starts_at)}, ${say(eventWords.part(dates.time(first.starts_at), dates.time(first.ends_at)))} (${page.timezone})`;
  return (
    <Stack gap="lg">
      {outcome === 'sent' && <Banner tone="positive">{say(words.sent)}</Banner>}
      {outcome === 'older' && <Banner tone="caution">{say(words.older)}</Banner>}
      {outcome === 'joined' && <Banner tone="positive">{say(words.joined)}</Banner>}
      <Card>
        <DescriptionList
          items={[
            { label: say(eventWords.when), value: when },
            ...(page.repeats ? [{ label: say(eventWords.series), value: page.repeats }] : []),
            ...(page.place === null ? [] : [{ label: say(eventWords.place), value: page.place }]),
            { label: say(words.organizer), value: page.organizer },
          ]}
        />
      </Card>
      {page.asks_answer ? (
        <Card
          title={say(words.answersFor(page.guest.name, page.guest.address))}
          actions={
            given && (
              <StatusTag tone={eventAnswers[given.answer].tone}>{say(eventAnswers[given.answer].label)}</StatusTag>
            )
          }
        >
          <Stack gap="md">
            {days.length > 1 && (
              <Select
                label={say(eventWords.answerFor)}
                options={[{ id: whole, label: say(eventWords.wholeSeries) }, ...days]}
                value={on}
                onChange={setOn}
              />
            )}
            <EntityForm
              key={`${on} ${given?.answered_at ?? ''}`}
              entity={guestAnswer}
              noticeName={null}
              initial={given ? { answer: given.answer, note: given.note } : {}}
              fields={page.allows_part ? ['answer', 'part_from', 'part_to', 'note'] : ['answer', 'note']}
              submit={async (body) => {
                const { counts } = await call('answer', {
                  token,
                  form: page.form,
                  ...body,
                  on: on === whole ? null : on,
                }).json<{ counts: boolean }>();
                setOutcome(counts ? 'sent' : 'older');
              }}
              onSuccess={onChanged}
              submitLabel={words.send}
            />
          </Stack>
        </Card>
      ) : (
        <Text tone="muted">{say(words.noAnswer)}</Text>
      )}
      <Card title={say(words.notYou(page.guest.name))} description={say(words.joinHelp)}>
        {isJoining ? (
          <EntityForm
            entity={joinForm}
            noticeName={null}
            submit={(body) => call('join', { token, form: page.form, ...body })}
            onSuccess={() => {
              setJoining(false);
              setOutcome('joined');
            }}
            onCancel={() => setJoining(false)}
            submitLabel={words.join}
          />
        ) : (
          <Button variant="outline" tone="neutral" onPress={() => setJoining(true)}>
            {say(words.join)}
          </Button>
        )}
      </Card>
    </Stack>
  );
}
