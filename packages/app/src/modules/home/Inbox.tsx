import type { HomeFact, WaitingRequest } from '@karmik/model/home/home';
import type { InteractiveType } from '@karmik/model/notification/vocabulary';
import { requestActions } from '@karmik/model/approval/request';
import { figures } from '@karmik/model/kit/digits';
import { labels } from '@karmik/model/kit/labels';
import { messages } from '@karmik/model/kit/messages';
import { durationText, numberText } from '@karmik/model/kit/figures';
import { Badge } from '@karmik/ui/Badge';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { Checkbox } from '@karmik/ui/Checkbox';
import { DecisionCard, type Decide as Deciding, type DecisionFact } from '@karmik/ui/DecisionCard';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Icon } from '@karmik/ui/Icon';
import { CheckIcon } from '@karmik/ui/icons';
import { Link } from '@karmik/ui/Link';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { toFailure } from '../../api/failure.ts';
import { PersonChip } from '../../people/PersonChip.tsx';
import { useDates, useDateStyle } from '../../preferences/dates.ts';
import { loadArea } from '../../routing/areas.ts';
import { ReaderProvider } from '../../screens/providers/ReaderProvider.tsx';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { approverIn } from '../../screens/approval/approval-person.ts';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { failureText, reportFailure } from '../../screens/query/report-failure.ts';
import { dialogOf, type OpenedDialog } from '../../shell/notifications/interactive.ts';
import { useModelText } from '../../texts/texts.ts';
import * as styles from './home.css.ts';
import { useHome } from './home-query.ts';
import { decideRequests, type Choice, type Refused } from './decide-requests.ts';
import { words } from './words.ts';

const Decide = lazy(() => import('./Decide.tsx'));

/** The others are shown on demand, so that the feed is never far. */
const firstShown = 5;

const choices = ['approve', 'decline'] as const satisfies Choice[];
const keyOf = ({ entity, id }: WaitingRequest): string => `${entity} ${id}`;

/** Everything that waits for the reader, across modules: requests decided here one by one or together, and lists that hold something. */
export default function Inbox(): ReactNode {
  const say = useModelText();
  const query = useHome();
  const total = query.data?.inbox.total ?? 0;
  return (
    <Card
      title={
        <Inline gap="sm" align="center">
          {say(words.inbox)}
          <Badge count={total} />
        </Inline>
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="text" count={4} />}>
        {({ inbox: { total: all, requests, lists } }) =>
          all === 0 ? (
            <EmptyState
              icon={<Icon of={CheckIcon} />}
              title={say(words.nothing)}
              description={say(words.nothingMore)}
            />
          ) : (
            <Stack gap="md">
              {lists.length > 0 && (
                <div className={styles.lists}>
                  {lists.map(({ name, label, count, url }) => (
                    <ButtonLink key={name} href={url} size="sm" variant="outline" tone="neutral">
                      {say(label)} <Badge count={count} isSoft />
                    </ButtonLink>
                  ))}
                </div>
              )}
              {requests.length > 0 && (
                <Requests
                  requests={requests}
                  left={all - requests.length - lists.reduce((sum, { count }) => sum + count, 0)}
                />
              )}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
}

function Requests({ requests, left }: { requests: readonly WaitingRequest[]; left: number }): ReactNode {
  const say = useModelText();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [decision, setDecision] = useState<{ choice: Choice; requests: readonly WaitingRequest[] }>();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [opened, setOpened] = useState<OpenedDialog>();
  const [isTaking, setTaking] = useState(false);
  const slug = useSlug();
  const navigate = useNavigate();
  const open = async ({ dialog, url }: WaitingRequest) => {
    const Dialog = dialog && (await dialogOf(await loadArea('user'), dialog.type));
    if (Dialog) setOpened({ Dialog, about: { type: dialog.type as InteractiveType, data: dialog.data, slug } });
    else await navigate(url);
  };
  const decided = (left: readonly Refused[]) => {
    setRefused(left);
    setChosen(new Set(left.map(({ request }) => keyOf(request))));
    setDecision(undefined);
  };
  /** One press approves what needs no remark; everything else is asked about first. */
  const decide = async (choice: Choice, of: readonly WaitingRequest[]) => {
    if (choice !== 'approve' || of.some((request) => request.is_remark_needed)) {
      setDecision({ choice, requests: of });
      return;
    }
    setTaking(true);
    try {
      const left = await decideRequests(slug, choice, of, {});
      const done = of.length - left.length;
      if (done > 0) snackbar.success(say(words.approved(done)));
      decided(left);
    } catch (error) {
      reportFailure(error);
    }
    setTaking(false);
  };
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? requests : requests.slice(0, firstShown);
  const decidable = shown.filter(({ actions }) => actions.length > 0);
  const taken = decidable.filter((request) => chosen.has(keyOf(request)));
  const toggle = (request: WaitingRequest, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(keyOf(request));
    else next.delete(keyOf(request));
    setChosen(next);
  };
  return (
    <div>
      {decidable.length > 1 && (
        <div className={styles.bar}>
          <Checkbox
            isSelected={taken.length === decidable.length}
            isIndeterminate={taken.length > 0 && taken.length < decidable.length}
            onChange={(isOn) => setChosen(new Set(isOn ? decidable.map(keyOf) : []))}
          >
            {say(taken.length > 0 ? words.selected(taken.length) : words.selectAll)}
          </Checkbox>
          {taken.length > 0 && (
            <div className={styles.barEnd}>
              {choices.map((choice) => {
                const able = taken.filter(({ actions }) => actions.includes(choice));
                return (
                  <Button
                    key={choice}
                    size="sm"
                    variant={choice === 'approve' ? 'solid' : 'outline'}
                    tone={requestActions[choice].tone}
                    isDisabled={able.length === 0 || isTaking}
                    onPress={() => void decide(choice, able)}
                  >
                    {say(requestActions[choice].label)}
                  </Button>
                );
              })}
            </div>
          )}
        </div>
      )}
      {refused.length > 0 && (
        <Banner tone="caution" title={say(words.notDone)}>
          {refused.map(({ request, reasons }) => (
            <div key={keyOf(request)}>
              {[request.sender?.full_name, say(request.label)].filter(Boolean).join(' – ')}:{' '}
              {reasons.map(say).join(' ')}
            </div>
          ))}
        </Banner>
      )}
      <ReaderProvider>
        <ul className={styles.rows}>
          {shown.map((request) => (
            <Row
              key={keyOf(request)}
              request={request}
              isChosen={chosen.has(keyOf(request))}
              onChoose={(isOn) => toggle(request, isOn)}
              isTaking={isTaking}
              onOpen={() => void open(request)}
            />
          ))}
        </ul>
      </ReaderProvider>
      {shown.length < requests.length && (
        <Button size="sm" variant="ghost" tone="neutral" onPress={() => setWhole(true)}>
          {say(words.showMore(requests.length - shown.length))}
        </Button>
      )}
      {left > 0 && shown.length === requests.length && (
        <Text size="sm" tone="muted">
          {say(words.moreBelow(left))}
        </Text>
      )}
      <Suspense fallback={null}>
        {decision && <Decide {...decision} onClose={() => setDecision(undefined)} onDone={decided} />}
        {opened && <opened.Dialog {...opened.about} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </div>
  );
}

interface RowProps {
  readonly request: WaitingRequest;
  readonly isChosen: boolean;
  readonly isTaking: boolean;
  readonly onChoose: (isOn: boolean) => void;
  readonly onOpen: () => void;
}

function Row({ request, isChosen, isTaking, onChoose, onOpen }: RowProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const factsOf = useFacts();
  const toSender = approverIn(useDateStyle().language);
  const { label, sender, facts, actions, created_at: sentAt, url, dialog, is_remark_needed: isNeeded } = request;
  const what = [sender?.full_name, say(label)].filter(Boolean).join(', ');
  const decide: Deciding<Choice> = async (choice, remark) => {
    try {
      const [refused] = await decideRequests(slug, choice, [request], remark === '' ? {} : { remark });
      if (refused) return { text: refused.reasons.map(say).join(' ') };
      snackbar.success(say(choice === 'approve' ? words.approved(1) : words.declined(1)));
      return undefined;
    } catch (error) {
      const [wrong] = toFailure(error).fields['remark'] ?? [];
      return wrong === undefined ? { text: failureText(error) } : { remark: say(wrong) };
    }
  };
  return (
    <li className={styles.row}>
      <DecisionCard
        isCompact
        label={what}
        title={
          <Link
            href={url}
            aria-label={say(words.open(what))}
            onClick={(event) => {
              if (!dialog || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onOpen();
            }}
          >
            {say(label)}
          </Link>
        }
        by={sender ? toSender(sender) : undefined}
        renderPerson={({ user }) => <PersonChip person={user} size="sm" />}
        since={sentAt}
        facts={factsOf(facts)}
        choices={choices
          .filter((choice) => actions.includes(choice))
          .map((choice) => ({
            id: choice,
            label: say(requestActions[choice].label),
            tone: choice === 'approve' ? 'positive' : 'neutral',
            remark: choice === 'decline' || isNeeded ? 'required' : 'none',
          }))}
        onDecide={decide}
        remarkMaxLength={requestActions.decline.input.remark.max}
        remarkNeeded={say(messages.required({ field: labels.remarks }))}
        isDisabled={isTaking}
        leading={
          <Checkbox
            aria-label={say(words.select(what))}
            isSelected={isChosen}
            isDisabled={actions.length === 0}
            onChange={onChoose}
          />
        }
      />
    </li>
  );
}

/** Values of a request as the reader has them. */
function useFacts(): (facts: readonly HomeFact[]) => DecisionFact[] {
  const say = useModelText();
  const { date } = useDates();
  const { language } = useDateStyle();
  const valueOf = ({ text, day, until, time, minutes, amount }: HomeFact): string => {
    if (day !== undefined) return until === undefined ? date(day) : `${date(day)} – ${date(until)}`;
    if (time !== undefined) return figures(time, language);
    if (minutes !== undefined) return durationText(minutes, language);
    if (amount !== undefined) return `${amount.currency} ${numberText(amount.amount, language)}`;
    return text === undefined ? '' : say(text);
  };
  return (facts) =>
    facts.map((fact) => ({
      id: fact.label.en,
      label: say(fact.label),
      value: valueOf(fact),
      isCaution: fact.is_caution ?? false,
    }));
}
