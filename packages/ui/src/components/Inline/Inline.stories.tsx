import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tag } from '../Tag/index.ts';
import { Inline } from './index.ts';

const meta = {
  title: 'Components/Inline',
  component: Inline,
  args: { children: 'Things beside each other' },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <Inline>
        <Tag>One</Tag>
        <Tag>Two</Tag>
        <Tag>तीन</Tag>
      </Inline>
      <Inline justify="between">
        <Tag>Start</Tag>
        <Tag>End</Tag>
      </Inline>
      <Box width="dialog">
        <Inline gap="xs">
          {Array.from({ length: 16 }, (_, index) => (
            <Tag key={index}>{`Word ${index}`}</Tag>
          ))}
        </Inline>
      </Box>
    </Stack>
  ),
};
