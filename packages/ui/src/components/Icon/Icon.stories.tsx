import type { Meta, StoryObj } from '@storybook/react-vite';
import { MountainIcon } from '../../icons/index.ts';
import { tones } from '../../tokens/names.ts';
import { Inline } from '../Inline/index.ts';
import { Icon, iconSizes } from './index.ts';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { of: MountainIcon, label: 'Mountain' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Inline>
      {iconSizes.map((size) => (
        <Icon key={size} of={MountainIcon} size={size} />
      ))}
      {tones.map((tone) => (
        <Icon key={tone} of={MountainIcon} tone={tone} size="lg" />
      ))}
    </Inline>
  ),
};
