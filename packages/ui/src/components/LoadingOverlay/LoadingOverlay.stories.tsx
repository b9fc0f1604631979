import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { LoadingOverlay } from './index.ts';

const meta = {
  title: 'Components/LoadingOverlay',
  component: LoadingOverlay,
  args: { label: 'Switching …', isLoading: true },
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Switching(): ReactNode {
  const [isLoading, setIsLoading] = useState(false);
  useEffect(() => {
    const answer = () => setIsLoading(false);
    window.addEventListener('answer', answer);
    return () => window.removeEventListener('answer', answer);
  }, []);
  return (
    <>
      <Button onPress={() => setIsLoading(true)}>Switch</Button>
      <LoadingOverlay label="Switching …" isLoading={isLoading} />
    </>
  );
}

export const ClearsAfterHalfASecond: Story = {
  name: 'Covers the page while it changes, and clears 500 ms after [TOP-18]',
  render: () => <Switching />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Switch' });
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Switching …');
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')).toBeNull();
    window.dispatchEvent(new Event('answer'));
    const answeredAt = performance.now();
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull(), { timeout: 3000, interval: 20 });
    await expect(performance.now() - answeredAt).toBeGreaterThan(450);
  },
};

export const States: Story = {
  render: () => <LoadingOverlay label="Switching to Himal Agro Industries Pvt. Ltd." isLoading />,
};
