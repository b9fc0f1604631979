import { eventPaths } from '@karmik/model/events/paths';
import { linkTo } from '@karmik/model/kit/links';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Icon } from '@karmik/ui/Icon';
import { MessageCircleIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { words } from '../words.ts';
import type { EventRecord } from './event-calls.ts';

/** The way to what guests write each other. */
export function PostsLink({ record }: { readonly record: EventRecord }): ReactNode {
  const say = useModelText();
  return (
    <Inline>
      <ButtonLink
        href={linkTo(eventPaths.posts, { id: record.id })}
        variant="outline"
        tone="neutral"
        iconStart={<Icon of={MessageCircleIcon} size="sm" />}
      >
        {say(words.openPosts)}
      </ButtonLink>
    </Inline>
  );
}
