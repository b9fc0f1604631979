import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Text, textSizes, textTones, textWeights } from './index.ts';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Words on a page' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Cut: Story = {
  args: { truncate: 2, children: 'एक लामो वाक्य जुन दुई लाइनमा अट्दैन। '.repeat(12), lang: 'ne' },
};

export const States: Story = {
  render: () => (
    <Stack gap="sm">
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {size}: Bishnu Prasad · विष्णु प्रसाद
        </Text>
      ))}
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          {weight} · {'मोटो'}
        </Text>
      ))}
      <Text isNumeric>1,11,111.00</Text>
      <Text isMono>RQ-2083-0042</Text>
      <Text truncate>{'One line and no more. '.repeat(30)}</Text>
    </Stack>
  ),
};
