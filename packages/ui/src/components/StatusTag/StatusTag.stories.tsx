import type { Meta, StoryObj } from '@storybook/react-vite';
import { tones } from '../../tokens/names.ts';
import { Inline } from '../Inline/index.ts';
import { StatusTag } from './index.ts';

const meta = {
  title: 'Components/StatusTag',
  component: StatusTag,
  args: { children: 'Waiting', tone: 'caution' },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <StatusTag key={tone} tone={tone}>
          {tone}
        </StatusTag>
      ))}
      <StatusTag tone="positive">स्वीकृत</StatusTag>
    </Inline>
  ),
};
