import type { Post } from '@karmik/model/noticeboard/post';
import { postLimits } from '@karmik/model/noticeboard/vocabulary';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { EmptyState } from '@karmik/ui/EmptyState';
import { PageHeader } from '@karmik/ui/PageHeader';
import { snackbar } from '@karmik/ui/Snackbar';
import { Text } from '@karmik/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PageBody } from '../../../screens/PageBody.tsx';
import { failureText } from '../../../screens/query/report-failure.ts';
import { may, useSession } from '../../../shell/session.ts';
import { useTexts, useWorkTexts } from '../../../texts/texts.ts';
import { usePostActions } from './post-actions.ts';
import { approvalQuery } from './posts.ts';
import { PostList } from './PostList.tsx';

/** Posts that wait for someone who moderates the noticeboard. */
export default function ApprovalPage(): ReactNode {
  const texts = useTexts();
  const work = useWorkTexts();
  const { slug = '' } = useParams();
  const query = useInfiniteQuery(approvalQuery(slug));
  return (
    <PageBody width="feed">
      <PageHeader
        title={work.approval.title}
        description={work.approval.description}
        actions={<ApproveAll posts={query.data?.pages.flatMap(({ results }) => results) ?? []} slug={slug} />}
      />
      <PostList
        label={work.approval.title}
        query={query}
        empty={<EmptyState title={texts.empty} description={work.approval.empty} />}
        footer={(post) => <Decision post={post} slug={slug} />}
      />
    </PageBody>
  );
}

/** Approves all posts that are shown, in one decision; each that is refused stays with its reason (WC-40). */
function ApproveAll({ posts, slug }: { readonly posts: readonly Post[]; readonly slug: string }): ReactNode {
  const work = useWorkTexts();
  const { info } = useSession();
  const { decide } = usePostActions();
  const others = posts.filter(({ author }) => author.id !== info.user.id);
  if (!may('7.00', 'write') || others.length < 2) return null;
  const ask = async () => {
    const reasons: string[] = [];
    const answer = await confirm({
      title: work.approval.allTitle(others.length),
      message: work.approval.allMessage,
      confirmLabel: work.approval.approve.confirm,
      tone: 'positive',
      onConfirm: async () => {
        for (const { id } of others)
          await decide(slug, id, 'approve', '').catch((error: unknown) => reasons.push(failureText(error)));
      },
    });
    if (!answer) return;
    const done = others.length - reasons.length;
    if (done > 0) snackbar.success(work.approval.allDone(done));
    if (reasons.length > 0)
      snackbar.error(`${work.approval.notAll(reasons.length)}: ${[...new Set(reasons)].join(' ')}`);
  };
  return (
    <Button tone="positive" onPress={() => void ask()}>
      {work.approval.all(others.length)}
    </Button>
  );
}

/** Approve, or deny with a remark. No one decides on a post of their own. */
function Decision({ post, slug }: { post: Post; slug: string }): ReactNode {
  const work = useWorkTexts();
  const { info } = useSession();
  const { decide } = usePostActions();
  if (!may('7.00', 'write')) return null;
  if (post.author.id === info.user.id)
    return (
      <Text size="sm" tone="muted">
        {work.approval.own}
      </Text>
    );

  const ask = async (decision: 'approve' | 'deny') => {
    const words = work.approval[decision];
    const answer = await confirm({
      title: words.title,
      message: words.message(post.author.full_name),
      confirmLabel: words.confirm,
      tone: decision === 'approve' ? 'positive' : 'critical',
      remark: { label: work.approval.remark, isRequired: decision === 'deny', maxLength: postLimits.remark },
      onConfirm: (remark) =>
        decide(slug, post.id, decision, remark).catch((error: unknown) => {
          throw new Error(failureText(error));
        }),
    });
    if (answer) snackbar.success(words.done);
  };
  return (
    <>
      <Button variant="outline" tone="critical" onPress={() => void ask('deny')}>
        {work.approval.deny.confirm}
      </Button>
      <Button tone="positive" onPress={() => void ask('approve')}>
        {work.approval.approve.confirm}
      </Button>
    </>
  );
}
