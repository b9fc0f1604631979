import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Tour, type TourProps, type TourStep } from './index.ts';

const onPage = (name: string) => () => document.querySelector(`[data-place="${name}"]`);

const steps: readonly TourStep[] = [
  { id: 'welcome', title: 'Welcome', text: 'Three places to know before you set out.' },
  { id: 'maps', title: 'Maps', text: 'Trails with their heights and lodges.', anchor: onPage('maps') },
  { id: 'permits', title: 'Permits', text: 'What each area asks for, and where to get it.', anchor: onPage('permits') },
];

function Page({ onEnd, ...rest }: TourProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline gap="md">
      <Button onPress={() => setOpen(true)}>Take the tour</Button>
      <span data-place="maps">
        <Button variant="outline">Maps</Button>
      </span>
      <span data-place="permits">
        <Button variant="outline">Permits</Button>
      </span>
      {isOpen && (
        <Tour
          {...rest}
          onEnd={() => {
            setOpen(false);
            onEnd();
          }}
        />
      )}
    </Inline>
  );
}

const meta = {
  title: 'Components/Tour',
  component: Tour,
  render: (args) => <Page {...args} />,
  args: { steps, onEnd: fn() },
} satisfies Meta<typeof Tour>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EnterGoesOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Take the tour' });
    await userEvent.click(opener);
    const first = await screen.findByRole('dialog', { name: 'Welcome' });
    await expect(first).toHaveAccessibleDescription('Three places to know before you set out.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Maps' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const last = await screen.findByRole('dialog', { name: 'Permits' });
    await expect(last).toHaveTextContent('Step 3 of 3');
    await expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const EscapeSkips: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Take the tour' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const States: Story = {
  args: { steps: steps.slice(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the tour' }));
    await screen.findByRole('dialog', { name: 'Maps' });
  },
};

export const NothingMovesSideways: Story = {
  args: {
    steps: [
      {
        id: 'menu',
        title: 'Menu',
        text: 'It waits beside the page.',
        anchor: () => document.querySelector('[data-menu]'),
      },
    ],
  },
  render: (args) => (
    <div data-frame style={{ overflow: 'hidden', width: '20rem' }}>
      <div style={{ width: '60rem', display: 'flex', justifyContent: 'space-between' }}>
        <Page {...args} />
        <span data-menu>Menu</span>
      </div>
    </div>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const frame = canvasElement.querySelector('[data-frame]');
    await userEvent.click(canvas.getByRole('button', { name: 'Take the tour' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take the tour' })).toHaveFocus());
    await expect([frame?.scrollLeft, document.scrollingElement?.scrollLeft]).toEqual([0, 0]);
  },
};
