import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormProblems } from './FormProblems.tsx';

const meta = {
  title: 'Forms/FormProblems',
  component: FormProblems,
  args: { problems: ['The book is lent already.', 'Two books cannot have one shelf mark.'] },
} satisfies Meta<typeof FormProblems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The book is lent already.')).toBeVisible();
    await expect(canvas.getByText('Two books cannot have one shelf mark.')).toBeVisible();
  },
};
export const None: Story = {
  name: 'Nothing is there while nothing is wrong',
  args: { problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
