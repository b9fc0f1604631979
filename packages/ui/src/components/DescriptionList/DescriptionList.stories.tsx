import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: 'Name', value: 'Pemba Sherpa' },
      { label: 'Place', value: 'Lukla' },
      { label: 'Email', value: '' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <DescriptionList {...args} columns="1" isBeside />
      <DescriptionList {...args} columns="2" />
      <DescriptionList
        {...args}
        columns="3"
        items={[...args.items, { label: 'टिप्पणी', value: 'पश्चिमी मार्गहरू राम्ररी चिन्छन्। '.repeat(6), isWide: true }]}
      />
    </Stack>
  ),
};
