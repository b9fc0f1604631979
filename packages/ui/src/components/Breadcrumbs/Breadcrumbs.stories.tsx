import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Way',
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Members', href: '#members' },
      { label: 'Bishnu Prasad Bhattarai' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LastIsHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bishnu Prasad Bhattarai')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const States: Story = {
  args: {
    items: [
      ...Array.from({ length: 6 }, (_, index) => ({ label: `Level ${index}`, href: `#${index}` })),
      { label: 'अन्तिम पृष्ठको निकै लामो शीर्षक जुन काटिनुपर्छ' },
    ],
  },
};
