import type { Poll } from '@karmik/model/noticeboard/poll';
import type { Post } from '@karmik/model/noticeboard/post';
import { Button } from '@karmik/ui/Button';
import { ProgressBar } from '@karmik/ui/ProgressBar';
import { Radio, RadioGroup } from '@karmik/ui/Radio';
import { Text } from '@karmik/ui/Text';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useSession } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './extras.css.ts';
import { usePostActions } from './post-actions.ts';
import { words } from './words.ts';

const Voters = lazy(async () => ({ default: (await import('./Voters.tsx')).Voters }));

interface PollViewProps {
  readonly post: Post;
  readonly poll: Poll;
}

/** A poll: its choices until the reader has voted, then what the others say. */
export function PollView({ post, poll }: PollViewProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { info } = useSession();
  const [isChanging, setChanging] = useState(false);
  const { question, choices, closes_at: closesAt, is_closed: isClosed, is_anonymous: isAnonymous, total } = poll;
  const hasResult = isClosed || (poll.my_choice !== null && !isChanging);
  const mayVote = post.state === 'Published' && !isClosed && !info.user.is_audit_user;
  const notes = [
    say(words.votes(total)),
    isClosed ? say(words.closed) : closesAt && say(words.closesOn(dates.instant(closesAt))),
    isAnonymous && say(words.anonymous),
  ].filter(Boolean);
  return (
    <section className={styles.poll} aria-label={question}>
      <Text weight="semibold">{question}</Text>
      {hasResult ? (
        <Result poll={poll} />
      ) : (
        <Ballot post={post} poll={poll} mayVote={mayVote} onVoted={() => setChanging(false)} />
      )}
      <div className={styles.pollFoot}>
        <Text as="span" size="sm" tone="muted">
          {notes.join(' · ')}
        </Text>
        {hasResult && mayVote && (
          <Button size="sm" variant="ghost" onPress={() => setChanging(true)}>
            {say(words.changeVote)}
          </Button>
        )}
        {hasResult && !isAnonymous && total > 0 && (
          <Suspense fallback={null}>
            <Voters postId={post.id} choices={choices} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

function Result({ poll: { choices, total, my_choice: mine } }: { poll: Poll }): ReactNode {
  const say = useModelText();
  return choices.map(({ id, text, votes }) => {
    const count = votes ?? 0;
    return (
      <ProgressBar
        key={id}
        label={id === mine ? say(words.yours(text)) : text}
        value={count}
        maxValue={Math.max(total, 1)}
        valueLabel={say(words.share(count, total === 0 ? 0 : Math.round((count / total) * 100)))}
        tone={id === mine ? 'accent' : 'neutral'}
      />
    );
  });
}

interface BallotProps extends PollViewProps {
  readonly mayVote: boolean;
  readonly onVoted: () => void;
}

function Ballot({ post, poll, mayVote, onVoted }: BallotProps): ReactNode {
  const say = useModelText();
  const { vote } = usePostActions();
  const [choice, setChoice] = useState(poll.my_choice === null ? null : String(poll.my_choice));
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await vote(post.id, Number(choice));
      onVoted();
    } catch (error) {
      reportFailure(error);
    }
    setSending(false);
  };
  return (
    <>
      <RadioGroup label={poll.question} isLabelHidden value={choice} onChange={setChoice} isDisabled={!mayVote}>
        {poll.choices.map(({ id, text }) => (
          <Radio key={id} value={String(id)}>
            {text}
          </Radio>
        ))}
      </RadioGroup>
      {mayVote && (
        <span>
          <Button
            size="sm"
            variant="outline"
            isPending={isSending}
            isDisabled={choice === null}
            onPress={() => void send()}
          >
            {say(words.vote)}
          </Button>
        </span>
      )}
    </>
  );
}
