import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BrandDesk } from './BrandDesk.tsx';

const meta = {
  title: 'Brand desk',
  component: BrandDesk,
  parameters: { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } },
} satisfies Meta<typeof BrandDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  play: async ({ canvas, userEvent }) => {
    const accent = canvas.getByLabelText('Accent');
    await userEvent.clear(accent);
    await userEvent.type(accent, '#b0006a');
    await expect(within(canvas.getByRole('region', { name: 'The file' })).getByText(/accent: '#b0006a'/)).toBeVisible();
    await expect(canvas.getByText('Every pair is legible in both modes.')).toBeVisible();
    await userEvent.clear(accent);
    await userEvent.type(accent, 'pink');
    await expect(accent).toBeInvalid();
  },
};
