import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CalendarGlyph, InfoGlyph } from '../../glyphs/glyphs.tsx';
import { Button } from '../Button/index.ts';
import { QuickFind, type QuickFindOption, type QuickFindProps } from './index.ts';

const trails: readonly QuickFindOption[] = [
  { id: 'abc', label: 'Annapurna Base Camp', description: 'Kaski, 7 days', icon: <CalendarGlyph /> },
  { id: 'ebc', label: 'Everest Base Camp', description: 'Solukhumbu, 12 days', icon: <CalendarGlyph /> },
  { id: 'langtang', label: 'Langtang Valley', description: 'Rasuwa, 8 days', icon: <InfoGlyph /> },
  { id: 'mardi', label: 'Mardi Himal', description: 'Kaski, 5 days' },
];

function Trails({ onPick, ...rest }: QuickFindProps) {
  const [text, setText] = useState('');
  const found = trails.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return <QuickFind {...rest} options={found} text={text} onTextChange={setText} onPick={onPick} />;
}

function TrailsByPress(props: QuickFindProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Find a trail</Button>
      <Trails {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Components/QuickFind',
  component: QuickFind,
  render: (args) => <Trails {...args} />,
  args: {
    label: 'Find a trail',
    options: trails,
    text: '',
    onTextChange: fn(),
    onPick: fn(),
    isOpen: true,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof QuickFind>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: (args) => <TrailsByPress {...args} /> };

export const OpensByAPress: Story = {
  ...Default,
  name: '[LIB-5] Is closed until it is asked for, and Escape gives the page back',
  play: async ({ canvas, userEvent }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Find a trail' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Find a trail' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const FindsByTyping: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Find a trail' });
    const field = within(dialog).getByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'base');
    await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('ebc');
  },
};

export const UnderHeadings: Story = {
  render: (args) => (
    <QuickFind
      {...args}
      sections={[
        { id: 'short', title: 'A week', options: trails.filter(({ id }) => id !== 'ebc') },
        { id: 'long', title: 'Longer', options: trails.filter(({ id }) => id === 'ebc') },
        { id: 'none', title: 'A month', options: [] },
      ]}
    />
  ),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Find a trail' });
    await waitFor(() => expect(within(dialog).getByRole('group', { name: 'Longer' })).toBeVisible());
    await expect(within(dialog).queryByRole('group', { name: 'A month' })).toBeNull();
    await waitFor(() => expect(within(dialog).getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('ebc');
  },
};

export const SaysThatNothingIsFound: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Find a trail' });
    await userEvent.type(within(dialog).getByRole('searchbox'), 'Mustang');
    await waitFor(() => expect(within(dialog).getByText('Nothing found')).toBeVisible());
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

// Open in a frame of its own, since it would cover the page.
export const States: Story = { parameters: { docs: { story: { inline: false, height: '28rem' } } } };
