import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Spinner, spinnerSizes } from './index.ts';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading members' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Spoken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading members');
  },
};

export const States: Story = {
  render: (args) => (
    <Inline gap="xl">
      {spinnerSizes.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
      <Spinner {...args} isLabelVisible />
    </Inline>
  ),
};
