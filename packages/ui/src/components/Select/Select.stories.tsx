import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { Select } from './index.ts';

const places = [
  { id: 'kathmandu', label: 'Kathmandu', description: 'Bagmati' },
  { id: 'lalitpur', label: 'Lalitpur' },
  { id: 'pokhara', label: 'Pokhara' },
  { id: 'jumla', label: 'जुम्ला', isDisabled: true },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Place', options: places, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Place/ });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(places.length);
    await userEvent.keyboard('pok{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('pokhara');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Pokhara');
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <Select {...args} />
      <Select {...args} label="Chosen" defaultValue="lalitpur" />
      <Select {...args} label="Wrong" isRequired errorMessage="Choose a place." />
      <Select {...args} label="Disabled" isDisabled />
      <Select {...args} label="Small" size="sm" description="The nearest one." />
      <Select {...args} label="Nothing there" options={[]} />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Chosen/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Lalitpur' })).toBeVisible());
  },
};
