import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LibraryForms } from '../stories/LibraryForms.tsx';
import { readersSurvey } from '../stories/questions.ts';
import { AnswerForm } from './AnswerForm.tsx';

const meta = {
  title: 'Forms/AnswerForm',
  component: AnswerForm,
  args: { structure: readersSurvey, submit: fn(() => Promise.resolve()), onSuccess: fn() },
  decorators: [
    (Story) => (
      <LibraryForms>
        <Story />
      </LibraryForms>
    ),
  ],
} satisfies Meta<typeof AnswerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'What an earlier answer opens is demanded, and nothing else is [FM-1]',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '2' }));
    await expect(canvas.queryByRole('textbox', { name: /Which book/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    const book = await canvas.findByRole('textbox', { name: /Which book/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(book).toBeInvalid());
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.type(book, 'Seto Bagh');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ q1: '2', q2: 'o2', q3: 'Seto Bagh' }, false));
  },
};

export const WithDisclaimer: Story = {
  name: 'Nothing is sent before a disclaimer is agreed to',
  args: { disclaimer: 'Answers are read by the librarian alone.' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const agree = canvas.getByRole('checkbox', { name: 'I agree' });
    await waitFor(() => expect(agree).toBeInvalid());
    await userEvent.click(agree);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ q1: '3' }), true));
  },
};

export const InNepaliOnAPhone: Story = {
  globals: { language: 'ne' },
  args: { disclaimer: 'उत्तर पुस्तकालय प्रमुखले मात्र पढ्नुहुन्छ।' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'पठाउनुहोस्' })).toBeVisible();
    const form = canvasElement.querySelector('form')!;
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  },
};
