import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '@karmik/model/kit/text';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ReactNode } from 'react';
import { book } from '../stories/library.ts';
import { LibraryForms } from '../stories/LibraryForms.tsx';
import { FormWizard } from './FormWizard.tsx';

interface BookWizardProps {
  submit: (body: object) => Promise<unknown>;
  onSuccess?: (answer: unknown) => void;
}

function BookWizard({ submit, onSuccess }: BookWizardProps): ReactNode {
  return (
    <LibraryForms>
      <FormWizard
        label="Add a book"
        entity={book}
        submit={submit}
        {...(onSuccess ? { onSuccess } : {})}
        steps={[
          { id: 'book', title: bilingual('The book', 'पुस्तक'), fields: ['title', 'genre', 'metre', 'pages'] },
          {
            id: 'lending',
            title: bilingual('Lending', 'सापटी'),
            description: bilingual('Only when it is away', 'बाहिर भएमा मात्र'),
            fields: ['lent_on', 'returned_on'],
            isOptional: true,
          },
          { id: 'copies', title: bilingual('Copies', 'प्रतिहरू'), fields: ['copies'] },
        ]}
      />
    </LibraryForms>
  );
}

const meta = {
  title: 'Forms/FormWizard',
  component: BookWizard,
  args: { submit: fn((): Promise<unknown> => Promise.resolve({ id: 1 })), onSuccess: fn() },
} satisfies Meta<typeof BookWizard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

async function fillTheBook({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Muna Madan');
  await userEvent.click(await canvas.findByRole('button', { name: /Genre/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Novel' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Pages' }), '40');
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await canvas.findByRole('heading', { name: 'Lending' });
}

export const Default: Story = {};
export const InNepali: Story = { globals: { language: 'ne' } };

export const EachStepIsChecked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('link', { name: 'Title is Required' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'The book' })).toBeVisible();
    const pages = await canvas.findByRole('textbox', { name: 'Pages' });
    await userEvent.click(canvas.getByRole('link', { name: 'Pages is Required' }));
    await expect(pages).toHaveFocus();
  },
};

export const SkippedReviewedAndSent: Story = {
  name: 'An optional step is skipped, all is reviewed, and then it is sent',
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await fillTheBook(context);
    await expect(canvas.getByText('Step 2 of 4: Lending')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await canvas.findByRole('heading', { name: 'Review' });
    await expect(canvas.getByText('Muna Madan')).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: The book' }));
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('Muna Madan');
    await userEvent.click(canvas.getByRole('button', { name: /Review/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ title: 'Muna Madan', lent_on: null })),
    );
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledWith({ id: 1 }));
  },
};

export const RefusedInAnEarlierStep: Story = {
  name: 'What the server refuses leads back to its step',
  args: {
    submit: fn((): Promise<unknown> =>
      Promise.reject(Object.assign(new Error('refused'), { data: { title: ['Title is already in use'] } })),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillTheBook(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAccessibleDescription('Title is already in use');
  },
};
