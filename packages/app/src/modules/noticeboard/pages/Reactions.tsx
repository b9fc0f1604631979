import type { Post } from '@karmik/model/noticeboard/post';
import { reactions, type Reaction } from '@karmik/model/noticeboard/vocabulary';
import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { ThumbsUpIcon } from '@karmik/ui/icons';
import type { ReactNode } from 'react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { Popover } from '@karmik/ui/on-demand';
import { useNumbers } from '../../../preferences/dates.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import * as styles from './post.css.ts';
import { ReactionIcon } from './ReactionIcon.tsx';
import { useReaction } from './use-reaction.ts';

const names = Object.keys(reactions) as Reaction[];
const isReaction = (name: string): name is Reaction => name in reactions;

/** Colleagues' reactions, and one's own: one a person, taken back by pressing it again. `children` are at the end of the bar. */
export function Reactions({ post, children }: { post: Post; children?: ReactNode }): ReactNode {
  const texts = useTexts();
  const modelText = useModelText();
  const number = useNumbers();
  const react = useReaction();
  const choose = (reaction: Reaction) =>
    void react(post, post.my_reaction === reaction ? null : reaction).catch(reportFailure);
  const given = Object.entries(post.reactions)
    .filter((entry): entry is [Reaction, number] => isReaction(entry[0]))
    .toSorted((a, b) => b[1] - a[1]);
  return (
    <div className={styles.bar}>
      <div className={styles.barSide}>
        <Popover
          label={texts.noticeboard.react}
          placement="top"
          trigger={
            <Button size="sm" variant="ghost" tone="neutral" iconStart={<Icon of={ThumbsUpIcon} size="sm" />}>
              {texts.noticeboard.react}
            </Button>
          }
        >
          {(close) => (
            <div className={styles.picker}>
              {names.map((name) => (
                <PlainButton
                  key={name}
                  aria-label={modelText(reactions[name].label)}
                  aria-pressed={post.my_reaction === name}
                  className={styles.pick}
                  onPress={() => {
                    choose(name);
                    close();
                  }}
                >
                  <ReactionIcon of={name} size="lg" />
                </PlainButton>
              ))}
            </div>
          )}
        </Popover>
        {given.map(([name, count]) => (
          <PlainButton
            key={name}
            aria-label={texts.noticeboard.reactionCount(modelText(reactions[name].label), count)}
            aria-pressed={post.my_reaction === name}
            className={styles.count}
            onPress={() => choose(name)}
          >
            <ReactionIcon of={name} size="sm" />
            {number(count)}
          </PlainButton>
        ))}
      </div>
      {children}
    </div>
  );
}
