import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TokensPage } from './TokensPage.tsx';

const meta = {
  title: 'Tokens',
  component: TokensPage,
  parameters: { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } },
} satisfies Meta<typeof TokensPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    // A value is read from the page, so a token that no brand fills would show as an empty one.
    const values = canvas.getAllByRole('cell').filter((cell) => cell.dataset['value'] !== undefined);
    await expect(values.length).toBeGreaterThan(150);
    await expect(values.filter((cell) => cell.textContent === '')).toEqual([]);
  },
};
