import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LibraryForms } from '../stories/LibraryForms.tsx';
import { readersSurvey } from '../stories/questions.ts';
import { AnswersRead } from './AnswersRead.tsx';

const meta = {
  title: 'Forms/AnswersRead',
  component: AnswersRead,
  args: { structure: readersSurvey, answers: { q1: '2', q2: 'o1' } },
  decorators: [
    (Story) => (
      <LibraryForms>
        <Story />
      </LibraryForms>
    ),
  ],
} satisfies Meta<typeof AnswersRead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'What was not asked is not there',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Yes')).toBeVisible();
    await expect(canvas.queryByText('Which book was it?')).not.toBeInTheDocument();
  },
};
export const InNepali: Story = {
  globals: { language: 'ne' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('२')).toBeVisible();
  },
};
export const Unanswered: Story = {
  args: { answers: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('How quiet was it?')).toBeVisible();
    await expect(canvas.queryByText('Yes')).not.toBeInTheDocument();
  },
};
