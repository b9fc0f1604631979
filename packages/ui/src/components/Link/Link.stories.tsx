import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Link, linkLooks } from './index.ts';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { children: 'Terms of use', href: '#terms' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="sm">
      {linkLooks.map((look) => (
        <Text key={look}>
          Words before{' '}
          <Link href="#somewhere" look={look}>
            {look} link
          </Link>{' '}
          and after.
        </Text>
      ))}
      <Link href="#somewhere" isDisabled>
        Nowhere to go
      </Link>
    </Stack>
  ),
};
