import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { DatePicker } from '../components/DatePicker/index.ts';

const meta = {
  title: 'Dates/Right to left',
  component: DatePicker,
  args: { label: 'Day', defaultValue: '2026-11-21' },
  globals: { direction: 'rtl' },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsFollowThePage: Story = {
  name: 'The calendar runs with the page: earlier is at the right, and keys go where they point [LIB-28]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day, Open the calendar' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Saturday, 5 Mangsir/));
    const leftOf = (name: string): number => screen.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(leftOf('Previous month')).toBeGreaterThan(leftOf('Next month'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAccessibleName(/^Sunday, 6 Mangsir/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName(/^Friday, 4 Mangsir/);
  },
};

export const TextsAreIsolated: Story = {
  name: 'A date keeps the order of its words [LIB-28]',
  play: async ({ canvas }) => {
    const text = canvas.getByText('21 November 2026 AD');
    const leftOf = (from: number, to: number): number => {
      const range = document.createRange();
      range.setStart(text.firstChild as Text, from);
      range.setEnd(text.firstChild as Text, to);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf(0, 2)).toBeLessThan(leftOf(3, 11));
  },
};
