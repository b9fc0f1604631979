import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Skeleton, skeletonShapes } from './index.ts';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { count: 3 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
      <Skeleton count={4} />
    </Stack>
  ),
};
