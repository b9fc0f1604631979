import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Box, boxGrounds, boxWidths } from './index.ts';

const meta = {
  title: 'Components/Box',
  component: Box,
  args: { children: 'Something with room around it', padding: 'lg', isBordered: true, isRounded: true },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      {boxGrounds.map((ground) => (
        <Box key={ground} ground={ground} padding="lg" isRounded>
          {ground}
        </Box>
      ))}
      {boxWidths.map((width) => (
        <Box key={width} width={width} padding="sm" isBordered>
          {width}
        </Box>
      ))}
    </Stack>
  ),
};
