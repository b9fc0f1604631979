import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './index.ts';

const meta = {
  title: 'Components/Divider',
  component: Divider,
  args: {},
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <Text>Above</Text>
      <Divider />
      <Inline>
        <Text as="span">Before</Text>
        <Divider orientation="vertical" />
        <Text as="span">After</Text>
      </Inline>
    </Stack>
  ),
};
