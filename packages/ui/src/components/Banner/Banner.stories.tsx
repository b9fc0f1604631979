import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tones } from '../../tokens/names.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Banner } from './index.ts';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { title: 'The pass is closed', children: 'Snow is expected until Thursday.', tone: 'caution' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CriticalInterrupts: Story = {
  args: { tone: 'critical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The pass is closed');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="sm">
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title={tone}>
          Something about it, and in नेपाली too.
        </Banner>
      ))}
      <Banner
        onDismiss={() => {}}
        actions={
          <Button size="sm" variant="outline" tone="neutral">
            Look
          </Button>
        }
      >
        With a way out
      </Banner>
    </Stack>
  ),
};
