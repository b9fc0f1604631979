import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Only you can see this',
    children: (
      <Button variant="outline" tone="neutral">
        Private
      </Button>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpensOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    canvas.getByRole('button').focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only you can see this');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Only you can see this');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const States: Story = {
  render: (args) => (
    <Inline>
      <Tooltip {...args} />
      <Tooltip text="Four days" staticRole="note">
        4 d
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    canvas.getByRole('button').focus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
