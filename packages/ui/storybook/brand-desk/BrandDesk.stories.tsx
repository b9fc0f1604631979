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

/** Tests that leave something behind on the page: they run, and are not in the menu. */
const hidden = ['!dev', '!autodocs'];

export const Desk: Story = {
  play: async ({ canvas }) => {
    // Nothing is typed here, so that a reader finds a whole brand [LIB-30].
    await expect(canvas.getByText('464 of 464 pairs pass in light and dark')).toBeVisible();
    await expect(canvas.getByText('Every colour is used as the brand gives it.')).toBeVisible();
  },
};

export const Bank: Story = {
  args: { start: 'bank' },
  play: async ({ canvas }) => {
    const correction = /^"accent" #0b1f4b became #[0-9a-f]{6} in dark mode so that it is visible against the dark page/;
    await expect(canvas.getByText(correction)).toBeVisible();
    const [button] = canvas.getAllByRole('button', { name: 'accent' });
    await waitFor(() => expect(getComputedStyle(button!).backgroundColor).toBe('rgb(11, 31, 75)'));
  },
};

export const School: Story = {
  args: { start: 'school' },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: 'accent' });
    await waitFor(() => expect(getComputedStyle(button!).backgroundColor).toBe('rgb(205, 75, 0)'));
    await expect(getComputedStyle(button!).fontFamily).toMatch(/^"Kopila Sans"/);
    const isLoaded = ({ family, status }: FontFace) => family.includes('Kopila Sans') && status === 'loaded';
    await waitFor(() => expect([...document.fonts].some(isLoaded)).toBe(true));
  },
};

export const Editing: Story = {
  name: '[LIB-8] Fields and the file are one brand, with its report and files to save',
  tags: hidden,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const accent = canvas.getByRole('textbox', { name: 'Accent' });
    await userEvent.clear(accent);
    await userEvent.paste('#e8590c');
    const file = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content of brand.json' });
    await waitFor(() => expect(file.value).toContain('"accent": "#e8590c"'));
    await expect(canvas.getByText(/^"accent" #e8590c became #cd4b00 so that white text is readable/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Save brand.json' })).toHaveAttribute('download', 'brand.json');
    await expect(canvas.getByRole('link', { name: 'Save CSS' })).toHaveAttribute('download', 'mine.css');

    await userEvent.clear(file);
    await userEvent.paste('{ "id": "big", "name": "Big", "accent": "#0a7a3c", "textSize": 20, "controlHeight": 48 }');
    const button = within(canvasElement).getAllByRole('button', { name: 'accent' })[0]!;
    await waitFor(() => expect(button.getBoundingClientRect().height).toBeCloseTo(48, 1));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Big');

    await userEvent.clear(file);
    await userEvent.paste('{ "id": "big", "name": "Big", "accent": "#0a7a3c", "radius": "rund" }');
    await expect(canvas.getByText(/^"radius" is "rund"\. Use one of "none"/)).toBeVisible();
  },
};

export const WrongColor: Story = {
  name: '[LIB-30] A wrong colour is marked at its field',
  tags: hidden,
  play: async ({ canvas, userEvent }) => {
    const accent = canvas.getByRole('textbox', { name: 'Accent' });
    await userEvent.clear(accent);
    await userEvent.paste('pink');
    await expect(accent).toBeInvalid();
  },
};

export const EveryComponent: Story = {
  tags: hidden,
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
