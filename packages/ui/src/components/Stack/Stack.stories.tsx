import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from './index.ts';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: { children: 'Things under each other' },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="xl">
      {(['none', 'sm', 'lg'] as const).map((gap) => (
        <Stack key={gap} gap={gap} as="ul">
          <li>One</li>
          <li>Two</li>
          <li>तीन</li>
        </Stack>
      ))}
    </Stack>
  ),
};
