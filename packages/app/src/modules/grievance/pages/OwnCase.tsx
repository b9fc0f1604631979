import { FormProblems } from '@karmik/forms/form/FormProblems';
import {
  grievanceCategories,
  isEnd,
  satisfactions,
  type GrievanceCategory,
  type GrievanceStatus,
  type OpenedGrievance,
  type OwnGrievance,
} from '@karmik/model/grievance/case';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Inline } from '@karmik/ui/Inline';
import { Radio, RadioGroup } from '@karmik/ui/Radio';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { TextArea } from '@karmik/ui/TextArea';
import { useState, type ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { Talk } from '../../../screens/dialogue/Talk.tsx';
import { useForm } from '../../../screens/form/use-form.ts';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';
import { act, addOwnFile, downloadOwnFile, giveName, sayAsAuthor } from './calls.ts';
import { Files } from './Files.tsx';
import { NewGrievance } from './NewGrievance.tsx';
import { Status } from './Status.tsx';
import { words } from './words.ts';

interface OwnCaseProps {
  readonly slug: string;
  readonly opened: OpenedGrievance;
  /** A key that is good now: of a named one fetched again, of an anonymous one that of the receipt. */
  readonly getAccess: () => Promise<string>;
  /** Its title is the page's already. */
  readonly isPage?: boolean;
  /** Another anonymous one was sent, which goes on from this one. */
  readonly onOpened: (opened: OpenedGrievance) => void;
}

type Send = (work: (access: string) => Promise<OwnGrievance>) => Promise<void>;

/** A grievance as its author sees it. */
export function OwnCase({ slug, opened, getAccess, isPage = false, onOpened }: OwnCaseProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const [grievance, setGrievance] = useState(opened.grievance);
  const [isFollowed, setFollowed] = useState(false);
  const send: Send = async (work) => setGrievance(await work(await getAccess()));
  const { title, category, status, about, body, opened_on: on, due_on: due, resolution, is_anonymous } = grievance;
  if (isFollowed) return <NewGrievance slug={slug} follows={{ title, access: opened.access }} onOpened={onOpened} />;
  return (
    <Stack gap="xl">
      {status === 'Waiting for employee' && (
        <Banner tone="caution" title={say(words.waitingTitle)}>
          {say(words.waiting)}
        </Banner>
      )}
      <Card title={isPage ? say(words.details) : title} actions={isPage ? undefined : <Status status={status} />}>
        <Stack gap="lg">
          <DescriptionList
            items={[
              { label: say(words.category), value: say(grievanceCategories[category as GrievanceCategory]) },
              ...(about === null ? [] : [{ label: say(words.about), value: about.name }]),
              { label: say(words.sentOn), value: dates.date(on) },
              ...(due === null ? [] : [{ label: say(words.answerDue), value: dates.date(due) }]),
              {
                label: say(words.sentAs),
                value: say(is_anonymous ? words.anonymously : words.byName),
              },
              { label: say(words.details), value: <Text isMultiline>{body}</Text>, isWide: true },
            ]}
          />
          {resolution !== null && (
            <Banner tone="info" title={say(words.resolution)}>
              {resolution}
            </Banner>
          )}
        </Stack>
      </Card>
      {isEnd(status as GrievanceStatus) && (
        <Ended grievance={grievance} send={send} onFollow={() => setFollowed(true)} />
      )}
      <Card title={say(words.conversation)}>
        <Stack gap="lg">
          <Talk
            said={grievance.messages.map(({ id, text, is_own: isOwn, said_on: day }) => ({
              id,
              text,
              on: day,
              who: say(isOwn ? words.you : words.handler),
              is: isOwn ? 'own' : 'theirs',
            }))}
          />
          <Message
            key={grievance.messages.length}
            submit={(text) => send((access) => sayAsAuthor(access, text))}
            label={say(words.message)}
            button={say(words.sendMessage)}
          />
        </Stack>
      </Card>
      <Files
        files={grievance.attachments}
        open={async ({ id, name }) => downloadOwnFile(await getAccess(), id, name)}
        add={(file) => send((access) => addOwnFile(access, file))}
      />
      <Choices slug={slug} grievance={grievance} send={send} />
    </Stack>
  );
}

interface MessageProps {
  readonly submit: (text: string) => Promise<void>;
  readonly label: string;
  readonly button: string;
}

function Message({ submit, label, button }: MessageProps): ReactNode {
  const form = useForm({
    initial: { text: '' },
    schema: async () => (await import('@karmik/model/grievance/case')).grievanceMessageBody,
    submit: ({ text }) => submit(text),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="md">
        <FormProblems problems={form.problems} />
        <TextArea {...form.field('text')} label={label} isRequired />
        <Inline justify="end">
          <Button type="submit" isPending={form.isSending} isDisabled={form.hasErrors}>
            {button}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

interface EndedProps {
  readonly grievance: OwnGrievance;
  readonly send: Send;
  readonly onFollow: () => void;
}

/** What the author does at the end: says how satisfied they are, or opens it again while that is possible. */
function Ended({ grievance, send, onFollow }: EndedProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { actions, satisfaction, reopen_until: until, is_withdrawn: isWithdrawn } = grievance;
  const rating = actions.find((action) => action === 'close' || action === 'rate');
  const canReopen = actions.includes('reopen');
  return (
    <Card title={say(isWithdrawn ? words.withdrawn : words.endedTitle)}>
      <Stack gap="xl">
        {rating ? (
          <Rating
            action={rating}
            rate={(value) => send((access) => act(access, { action: rating, satisfaction: value }))}
          />
        ) : (
          satisfaction !== null && (
            <Text>{say(words.rated(say(satisfactions[String(satisfaction) as keyof typeof satisfactions])))}</Text>
          )
        )}
        {canReopen && until !== null && (
          <Stack gap="md">
            <Text tone="muted">{say(words.reopenUntil(dates.date(until)))}</Text>
            <Message
              label={say(words.reason)}
              button={say(words.reopen)}
              submit={(reason) => send((access) => act(access, { action: 'reopen', reason }))}
            />
          </Stack>
        )}
        {!canReopen && (
          <Inline justify="between" gap="md">
            <Text tone="muted">{say(words.reopenOver)}</Text>
            <Button variant="outline" onPress={onFollow}>
              {say(words.follow)}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

function Rating({ action, rate }: { action: 'close' | 'rate'; rate: (value: number) => Promise<void> }): ReactNode {
  const say = useModelText();
  const [value, setValue] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const send = async () => {
    setSending(true);
    try {
      await rate(Number(value));
    } catch (error) {
      setProblem(failureText(error));
      setSending(false);
    }
  };
  return (
    <Stack gap="md">
      <RadioGroup label={say(words.satisfied)} isInline value={value} onChange={setValue}>
        {(['5', '4', '3', '2', '1'] as const).map((each) => (
          <Radio key={each} value={each}>
            {say(satisfactions[each])}
          </Radio>
        ))}
      </RadioGroup>
      {problem !== undefined && <Text tone="critical">{problem}</Text>}
      <Inline justify="end">
        <Button isPending={isSending} isDisabled={value === ''} onPress={() => void send()}>
          {say(action === 'close' ? words.close : words.rate)}
        </Button>
      </Inline>
    </Stack>
  );
}

/** What is done once and for good, each after a confirmation: to withdraw it, and to give one's name. */
function Choices({ slug, grievance, send }: { slug: string; grievance: OwnGrievance; send: Send }): ReactNode {
  const say = useModelText();
  const canWithdraw = grievance.actions.includes('withdraw');
  if (!canWithdraw && !grievance.is_anonymous) return null;
  const ask = (label: typeof words.withdraw, why: typeof words.withdrawWhy, work: Parameters<Send>[0]) =>
    void confirm({
      title: say(label),
      message: say(why),
      confirmLabel: say(label),
      tone: 'caution',
      onConfirm: async () => {
        try {
          await send(work);
        } catch (error) {
          throw new Error(failureText(error), { cause: error });
        }
        if (label === words.giveName) snackbar.success(say(words.nameGiven));
      },
    });
  return (
    <Inline justify="end" gap="sm">
      {grievance.is_anonymous && (
        <Button
          variant="outline"
          tone="neutral"
          onPress={() => ask(words.giveName, words.giveNameWhy, (access) => giveName(slug, access))}
        >
          {say(words.giveName)}
        </Button>
      )}
      {canWithdraw && (
        <Button
          variant="outline"
          tone="critical"
          onPress={() => ask(words.withdraw, words.withdrawWhy, (access) => act(access, { action: 'withdraw' }))}
        >
          {say(words.withdraw)}
        </Button>
      )}
    </Inline>
  );
}
