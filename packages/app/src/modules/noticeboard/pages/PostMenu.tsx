import { postPaths } from '@karmik/model/noticeboard/paths';
import type { Post } from '@karmik/model/noticeboard/post';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Icon } from '@karmik/ui/Icon';
import { EllipsisIcon, LinkIcon, PencilIcon, PinIcon, Trash2Icon } from '@karmik/ui/icons';
import { IconButton } from '@karmik/ui/IconButton';
import { Menu, type MenuEntry } from '@karmik/ui/Menu';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { fillPath } from '@karmik/model/kit/links';
import { failureText, reportFailure } from '../../../screens/query/report-failure.ts';
import { useTexts } from '../../../texts/texts.ts';
import { usePostActions } from './post-actions.ts';
import { writing } from './writing-words.ts';

interface PostMenuProps {
  readonly post: Post;
  readonly onEdit: () => void;
  readonly onRemoved?: (() => void) | undefined;
}

/** What this person may do with this post; the server said so with the post. */
export default function PostMenu({ post, onEdit, onRemoved }: PostMenuProps): ReactNode {
  const texts = useTexts();
  const { edit, delete: deleteText } = texts;
  const { pin, remove } = usePostActions();
  const { permissions } = post;

  const askToRemove = async () => {
    const answer = await confirm({
      title: texts.say(writing.deletePost),
      confirmLabel: deleteText,
      isDestructive: true,
      onConfirm: () =>
        remove(post.id).catch((error: unknown) => {
          throw new Error(failureText(error));
        }),
    });
    if (!answer) return;
    snackbar.success(texts.say(writing.deleted));
    onRemoved?.();
  };

  const copyLink = async () => {
    await navigator.clipboard.writeText(window.location.origin + fillPath(postPaths.own, { id: String(post.id) }));
    snackbar.show({ text: texts.say(writing.linkCopied), tone: 'neutral' });
  };

  const entries: MenuEntry[] = [];
  if (post.state === 'Published')
    entries.push({
      id: 'link',
      label: texts.say(writing.copyLink),
      icon: <Icon of={LinkIcon} />,
      onAction: () => void copyLink(),
    });
  if (permissions.pin && post.state === 'Published')
    entries.push({
      id: 'pin',
      label: post.is_pinned ? texts.say(writing.unpin) : texts.say(writing.pin),
      icon: <Icon of={PinIcon} />,
      onAction: () => void pin(post.id, !post.is_pinned).catch(reportFailure),
    });
  if (permissions.edit) entries.push({ id: 'edit', label: edit, icon: <Icon of={PencilIcon} />, onAction: onEdit });
  if (permissions.delete)
    entries.push({
      id: 'delete',
      label: deleteText,
      tone: 'critical',
      icon: <Icon of={Trash2Icon} />,
      onAction: () => void askToRemove(),
    });
  return (
    <Menu
      label={texts.say(writing.postMenu)}
      items={entries}
      trigger={<IconButton size="sm" label={texts.say(writing.postMenu)} icon={<Icon of={EllipsisIcon} />} />}
    />
  );
}
