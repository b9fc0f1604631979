import type { Meta, StoryObj } from '@storybook/react-vite';
import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { LibraryForms } from '../stories/LibraryForms.tsx';
import { DecisionDialog, DecisionForm, type DecisionFormProps } from './DecisionForm.tsx';

const strike = {
  label: bilingual('Strike off', 'हटाउनुहोस्'),
  tone: 'critical',
  input: { remark: f.text({ label: bilingual('Remarks', 'कैफियत'), required: true, max: 255 }) },
} as const;

const meta = {
  title: 'Forms/DecisionForm',
  component: DecisionForm,
  args: { action: strike, submit: fn(() => Promise.resolve()), onSuccess: fn(), message: 'The book leaves the shelf.' },
  decorators: [
    (Story) => (
      <LibraryForms>
        <Story />
      </LibraryForms>
    ),
  ],
} satisfies Meta<typeof DecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A remark that is required, counted and at most 255 long [VAL-7]',
  play: async ({ canvas, args, userEvent }) => {
    const remark = await canvas.findByRole('textbox', { name: 'Remarks' });
    await expect(remark).toHaveAttribute('maxlength', '255');
    await expect(canvas.getByText('0 / 255')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Strike off' }));
    await waitFor(() => expect(remark).toHaveFocus());
    await expect(remark).toHaveAccessibleDescription('Remarks is Required');
    await userEvent.type(remark, 'Water damage');
    await expect(canvas.getByText('12 / 255')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Strike off' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ remark: 'Water damage' }));
    await expect(args.onSuccess).toHaveBeenCalledOnce();
  },
};

export const WithoutInput: Story = {
  name: 'An action that asks for nothing says what happens then',
  args: {
    action: {
      label: bilingual('Shelve', 'राख्नुहोस्'),
      tone: 'positive',
      help: bilingual('The book is on the shelf again.', 'किताब फेरि दराजमा हुन्छ।'),
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('The book is on the shelf again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Shelve' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({}));
  },
};

function InDialogView(props: DecisionFormProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <DecisionDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const refusedOnce = fn((): Promise<unknown> => Promise.resolve());

export const InDialog: Story = {
  name: 'In a dialog it stays open with the reason when it was refused',
  args: { submit: refusedOnce },
  render: (args) => <InDialogView {...args} />,
  beforeEach: () => {
    refusedOnce.mockRejectedValueOnce(Object.assign(new Error('refused'), { data: { detail: 'Someone was faster.' } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Strike off' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Remarks' }), 'Lost');
    await userEvent.click(dialog.getByRole('button', { name: 'Strike off' }));
    await waitFor(() => expect(dialog.getByText('Someone was faster.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Strike off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
