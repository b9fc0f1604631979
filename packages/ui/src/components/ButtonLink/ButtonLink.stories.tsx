import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChevronEndGlyph } from '../../glyphs/glyphs.tsx';
import { Inline } from '../Inline/index.ts';
import { ButtonLink } from './index.ts';

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { children: 'Open the report', href: '#report' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsALink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the report' })).toHaveAttribute('href', '#report');
  },
};

export const States: Story = {
  render: (args) => (
    <Inline>
      <ButtonLink {...args} />
      <ButtonLink {...args} variant="soft" />
      <ButtonLink {...args} variant="outline" tone="neutral" />
      <ButtonLink {...args} variant="ghost" iconEnd={<ChevronEndGlyph />} />
      <ButtonLink {...args} isDisabled />
    </Inline>
  ),
};
