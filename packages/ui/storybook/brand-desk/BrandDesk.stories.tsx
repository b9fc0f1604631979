import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
    const accent = canvas.getByRole('textbox', { name: 'Accent' });
    await userEvent.clear(accent);
    await userEvent.paste('#b0006a');
    await expect(within(canvas.getByRole('region', { name: 'The file' })).getByText(/accent: '#b0006a'/)).toBeVisible();
    await expect(canvas.getByText('Every pair is legible in both modes.')).toBeVisible();
    await userEvent.clear(accent);
    await userEvent.paste('pink');
    await expect(accent).toBeInvalid();
  },
};

export const EveryComponent: Story = {
  play: async ({ canvas, userEvent }) => {
    const accent = canvas.getByRole('textbox', { name: 'Accent' });
    await userEvent.clear(accent);
    await userEvent.paste('#0a7a3c');
    await userEvent.click(canvas.getByRole('switch', { name: 'Show every component' }));
    // Asking for roles among all of them at once would take long.
    const [words] = await canvas.findAllByText('Open the report', {}, { timeout: 30_000 });
    const link = words?.closest('a');
    await waitFor(() => expect(link && getComputedStyle(link).backgroundColor).toBe('rgb(10, 122, 60)'));
    await expect((await canvas.findAllByText('Kamala Tamang', {}, { timeout: 30_000 }))[0]).toBeVisible();
  },
  // The states of each component are checked by themselves; headings and landmarks of all of them on one page make no page.
  parameters: { a11y: { test: 'off' } },
};
