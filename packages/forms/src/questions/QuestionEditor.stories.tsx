import type { Meta, StoryObj } from '@storybook/react-vite';
import { questionsOf, structureErrors, type Structure } from '@karmik/model/questions/structure';
import { useState, type ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { LibraryForms } from '../stories/LibraryForms.tsx';
import { readersSurvey } from '../stories/questions.ts';
import { QuestionEditor } from './QuestionEditor.tsx';

interface EditingProps {
  readonly structure: Structure;
  readonly hasNoFiles?: boolean;
}

/** The editor with what it holds, and what the model says of it. */
function Editing({ structure: given, hasNoFiles = false }: EditingProps): ReactNode {
  const [structure, setStructure] = useState(given);
  return (
    <LibraryForms>
      <QuestionEditor
        structure={structure}
        onChange={setStructure}
        errors={structureErrors(structure, hasNoFiles)}
        hasNoFiles={hasNoFiles}
      />
      <output aria-label="Order">
        {questionsOf(structure)
          .map(({ key }) => key)
          .join(' ')}
      </output>
    </LibraryForms>
  );
}

const meta = {
  title: 'Forms/QuestionEditor',
  component: Editing,
  args: { structure: readersSurvey },
} satisfies Meta<typeof Editing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Questions are moved by their buttons, which is told to who does not see it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move down: How quiet was it?' }));
    await expect(canvas.getByLabelText('Order')).toHaveTextContent('q2 q1 q3');
    await expect(canvas.getByText('How quiet was it? is now question 2')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { structure: { sections: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a section' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a question' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Question/ }), 'What next?');
    await expect(canvas.getByLabelText('Order')).toHaveTextContent('q1');
  },
};

export const WithErrors: Story = {
  name: 'A problem is at its question',
  args: {
    structure: {
      sections: readersSurvey.sections.map((section) => ({
        ...section,
        questions: section.questions.map((each) => (each.key === 'q2' ? { ...each, options: [] } : each)),
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [mark] = await canvas.findAllByText('Check this question');
    await expect(mark).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Did you find your book?' }));
    await expect(await canvas.findByText('Give at least two choices')).toBeVisible();
  },
};

export const InNepaliOnAPhone: Story = {
  globals: { language: 'ne' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22.5rem' }} data-testid="phone">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const phone = await canvas.findByTestId('phone');
    await expect(within(phone).getByRole('button', { name: 'खण्ड थप्नुहोस्' })).toBeVisible();
    await expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth);
  },
};
