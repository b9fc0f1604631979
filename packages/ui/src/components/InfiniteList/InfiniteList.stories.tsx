import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { useState, type ReactNode } from 'react';
import { Box } from '../Box/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { InfiniteList, type InfiniteListStatus } from './index.ts';

const meta = {
  title: 'Components/InfiniteList',
  component: InfiniteList,
  args: {
    label: 'Notices',
    items: [1, 2, 3].map(String),
    itemId: (item) => String(item),
    children: (item) => <Text>{`Notice ${String(item)}`}</Text>,
    hasMore: false,
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

const asked = fn();
const fetched = fn();

/** Two notices, and a server that says that there are more and brings none. */
function Promising({ isFailing = false }: { isFailing?: boolean }): ReactNode {
  const [status, setStatus] = useState<InfiniteListStatus>('ready');
  const [items, setItems] = useState(['1', '2']);
  return (
    <>
      <InfiniteList
        label="Notices"
        items={[...items]}
        itemId={(item) => item}
        hasMore
        status={status}
        onLoadMore={() => {
          asked();
          setStatus('loading');
          void Promise.resolve().then(() => {
            fetched();
            setStatus(isFailing && items.length === 2 && asked.mock.calls.length === 1 ? 'error' : 'ready');
            if (isFailing && asked.mock.calls.length === 2) setItems([...items, '3']);
          });
        }}
      >
        {(item) => <Text>{`Notice ${item}`}</Text>}
      </InfiniteList>
    </>
  );
}

export const AsksOnceWhenNothingComes: Story = {
  name: 'Asks once for each approach when nothing comes, then by a button [LIB-13]',
  beforeEach: () => {
    asked.mockClear();
    fetched.mockClear();
  },
  render: () => <Promising />,
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Load more' });
    // Every new observer reports in the next frame: two of them are enough for a second question.
    for (let frame = 0; frame < 6; frame++) await new Promise((next) => requestAnimationFrame(next));
    await expect(asked).toHaveBeenCalledOnce();
    await userEvent.click(more);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await expect(asked).toHaveBeenCalledTimes(2);
    await expect(await canvas.findByRole('button', { name: 'Load more' })).toHaveFocus();
  },
};

export const FocusGoesOnAfterTryAgain: Story = {
  name: 'Focus goes on to the first item that came after trying again [LIB-13]',
  beforeEach: () => {
    asked.mockClear();
    fetched.mockClear();
  },
  render: () => <Promising isFailing />,
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('More could not be loaded');
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[2]).toHaveFocus());
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
      <InfiniteList {...args} hasMore status="loading" />
      <InfiniteList {...args} hasMore status="error" />
      <InfiniteList {...args} items={[]} />
    </Stack>
  ),
};
