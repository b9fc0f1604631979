import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useState, type ReactNode } from 'react';
import { Grid } from '../Grid/index.ts';
import { ComboBox } from './index.ts';

const people = [
  { id: 'a', label: 'Anita Kumari Shrestha', description: 'Guide' },
  { id: 'b', label: 'Bishnu Prasad Bhattarai', description: 'Senior guide' },
  { id: 'c', label: 'Pemba Sherpa' },
  { id: 'd', label: 'दीपेन्द्र खत्री' },
];

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: { label: 'Member', options: people, onChange: fn() },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FoundByTyping: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Member' });
    await userEvent.type(input, 'bish');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('b');
    await expect(input).toHaveValue('Bishnu Prasad Bhattarai');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  },
};

function Searching(): ReactNode {
  const [text, setText] = useState('');
  const found = people.filter((person) => person.label.toLowerCase().includes(text.toLowerCase()));
  return <ComboBox label="Search" options={found} inputValue={text} onSearch={setText} />;
}

export const SearchedByTheApp: Story = {
  render: () => <Searching />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pem');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <ComboBox {...args} placeholder="Name" />
      <ComboBox {...args} label="Chosen" defaultValue="b" />
      <ComboBox {...args} label="Searching" isLoading />
      <ComboBox {...args} label="Wrong" errorMessage="Choose someone." isRequired />
      <ComboBox {...args} label="Disabled" isDisabled />
    </Grid>
  ),
};
