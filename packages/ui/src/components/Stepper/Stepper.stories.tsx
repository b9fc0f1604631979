import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stepper } from './index.ts';

const steps = [
  { id: 'person', label: 'Person', state: 'done' },
  { id: 'health', label: 'Health', description: 'Optional', state: 'current' },
  { id: 'payment', label: 'Payment', state: 'upcoming' },
] as const;

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { label: 'Joining', steps, onStepPress: fn() },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const GoesBack: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Person, done' }));
    await expect(args.onStepPress).toHaveBeenCalledWith('person');
    await expect(canvas.queryByRole('button', { name: /Payment/ })).toBeNull();
  },
};

export const States: Story = {
  args: { steps: [...steps, { id: 'x', label: 'जाँच', description: 'वैकल्पिक', state: 'failed' as const }] },
};
