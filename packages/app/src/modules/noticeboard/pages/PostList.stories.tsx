import type { Post } from '@karmik/model/noticeboard/post';
import { EmptyState } from '@karmik/ui/EmptyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { hoursAgo, people, stage } from '../../../stories/stage.tsx';
import { PostList } from './PostList.tsx';
import { feedQuery } from './posts.ts';

/** The feed as it is on home. */
function Feed(): ReactNode {
  return (
    <PostList label="Noticeboard" query={useInfiniteQuery(feedQuery())} empty={<EmptyState title="No posts yet" />} />
  );
}

const post: Post = {
  id: 1,
  author: people.rita,
  text: 'The reading room opens at nine from Sunday.',
  state: 'Published',
  remark: '',
  attachments: [],
  divisions: [],
  branches: [],
  poll: null,
  thanks: [],
  link: null,
  is_pinned: true,
  scheduled_at: null,
  published_at: hoursAgo(5),
  created_at: hoursAgo(5),
  edited_at: null,
  comment_count: 2,
  reactions: { like: 3 },
  my_reaction: null,
  permissions: { edit: false, delete: false, pin: false },
};
const further: Post = {
  ...post,
  id: 2,
  author: people.anil,
  text: 'नयाँ किताब आइपुगे।',
  is_pinned: false,
  comment_count: 0,
  reactions: {},
};
const pageOf = (results: readonly Post[]) => ({
  'GET noticeboard/posts/': { results, next: null, count: results.length },
});

const meta = {
  title: 'Application/Home/Feed',
  component: Feed,
  ...stage({ answers: pageOf([post, further]) }),
} satisfies Meta<typeof Feed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Posts under each other, pinned ones first',
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Rita Gurung', 'Anil Kumar Shrestha']);
    await expect(canvas.getByText('The reading room opens at nine from Sunday.')).toBeVisible();
  },
};
export const Empty: Story = { beforeEach: stage({ answers: pageOf([]) }).beforeEach };
export const InNepali: Story = { globals: { language: 'ne' } };
