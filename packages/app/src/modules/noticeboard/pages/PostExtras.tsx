import type { Post } from '@karmik/model/noticeboard/post';
import { Icon } from '@karmik/ui/Icon';
import { AwardIcon, UsersIcon } from '@karmik/ui/icons';
import type { ReactNode } from 'react';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './extras.css.ts';
import { LinkCard } from './LinkCard.tsx';
import { PollView } from './PollView.tsx';
import { words } from './words.ts';

/** What a post has beside its text and files: for whom it is, whom it thanks, and its poll. */
export default function PostExtras({ post }: { post: Post }): ReactNode {
  const say = useModelText();
  const lists = [post.divisions, post.branches].filter((list) => list.length > 0);
  const names = lists.map((list) => list.map(({ name }) => name).join(', ')).join(' · ');
  return (
    <>
      {names && (
        <p className={styles.audience}>
          <Icon of={UsersIcon} size="sm" />
          {say(words.visibleTo(names))}
        </p>
      )}
      {post.thanks.length > 0 && (
        <section className={styles.kudos} aria-label={say(words.kudosTo)}>
          <span className={styles.kudosTitle}>
            <Icon of={AwardIcon} size="sm" tone="accent" />
            {say(words.kudosTo)}
          </span>
          <ul className={styles.people}>
            {post.thanks.map((person) => (
              <li key={person.id}>
                <PersonChip person={person} size="sm" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {post.link && <LinkCard link={post.link} />}
      {post.poll && <PollView post={post} poll={post.poll} />}
    </>
  );
}
