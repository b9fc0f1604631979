import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useState, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { TopProgress } from './index.ts';

const meta = {
  title: 'Components/TopProgress',
  component: TopProgress,
  args: { label: 'Loading', isBusy: true },
} satisfies Meta<typeof TopProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Requests(): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Inline>
      <Button onPress={() => setIsBusy(!isBusy)}>{isBusy ? 'Answer' : 'Ask'}</Button>
      <TopProgress label="Loading" isBusy={isBusy} hasError />
    </Inline>
  );
}

export const LeavesAfterASecond: Story = {
  name: 'Shows requests, red on error, leaves 1 second after [TOP-17]',
  render: () => <Requests />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).not.toHaveAttribute('aria-valuenow');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    const answeredAt = performance.now();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull(), { timeout: 3000 });
    await expect(performance.now() - answeredAt).toBeGreaterThan(900);
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <TopProgress label="Failing" isBusy hasError />
    </Stack>
  ),
};
