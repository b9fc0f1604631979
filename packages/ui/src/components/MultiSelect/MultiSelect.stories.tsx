import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { MultiSelect } from './index.ts';

const places = [
  { id: 'kathmandu', label: 'Kathmandu' },
  { id: 'pokhara', label: 'Pokhara' },
  { id: 'jumla', label: 'जुम्ला' },
];

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: { label: 'Places', options: places, onChange: fn() },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChoosesSeveral: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Places/ }));
    const list = await screen.findByRole('listbox');
    await userEvent.click(within(list).getByRole('option', { name: 'Kathmandu' }));
    await userEvent.click(within(list).getByRole('option', { name: 'Pokhara' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['kathmandu', 'pokhara']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kathmandu' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['pokhara']);
  },
};

export const SearchesALongList: Story = {
  args: { options: Array.from({ length: 20 }, (_, index) => ({ id: String(index), label: `Camp ${index}` })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Places/ }));
    await userEvent.type(await screen.findByRole('searchbox'), '17');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <MultiSelect {...args} />
      <MultiSelect {...args} label="One" defaultValue={['pokhara']} />
      <MultiSelect {...args} label="Several" defaultValue={['kathmandu', 'pokhara', 'jumla']} />
      <MultiSelect {...args} label="Wrong" errorMessage="Choose a place." isRequired />
      <MultiSelect {...args} label="Disabled" isDisabled defaultValue={['kathmandu', 'pokhara']} />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /One/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: /Pokhara/ })).toBeVisible());
  },
};
