import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { useState, type ReactNode } from 'react';
import { Box } from '../Box/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { InfiniteList } from './index.ts';

const meta = {
  title: 'Components/InfiniteList',
  component: InfiniteList,
  args: {
    label: 'Notices',
    items: [1, 2, 3].map(String),
    itemId: (item) => String(item),
    children: (item) => <Text>{`Notice ${String(item)}`}</Text>,
    hasMore: false,
    isLoading: false,
    onLoadMore: fn(),
  },
} satisfies Meta<typeof InfiniteList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Feed(): ReactNode {
  const [count, setCount] = useState(10);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div style={{ blockSize: 300, overflow: 'auto' }} tabIndex={0} role="group" aria-label="Feed" data-testid="feed">
      <InfiniteList
        label="Notices"
        items={Array.from({ length: count }, (_, index) => String(index))}
        itemId={(item) => item}
        hasMore={count < 40}
        isLoading={false}
        onLoadMore={() => setCount(count + 10)}
        isDivided
      >
        {(item) => <Box padding="md">Notice {item}</Box>}
      </InfiniteList>
    </div>
  );
}

export const FetchesNearTheEnd: Story = {
  name: 'Fetches the next page within 200 px of the end [SNK-4]',
  render: () => <Feed />,
  play: async ({ canvas }) => {
    const feed = canvas.getByTestId('feed');
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBe(10));
    feed.scrollTop = feed.scrollHeight - feed.clientHeight - 190;
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBe(20));
  },
};

export const Empty: Story = {
  name: 'Says that there is no data [SNK-5]',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data available at the moment')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <InfiniteList {...args} isDivided />
      <InfiniteList {...args} hasMore isLoading />
      <InfiniteList {...args} hasMore hasError />
      <InfiniteList {...args} items={[]} />
    </Stack>
  ),
};
