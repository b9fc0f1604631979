import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EntityForm } from '../entity-form/EntityForm.tsx';
import { book } from '../stories/library.ts';
import { LibraryForms } from '../stories/LibraryForms.tsx';

const useBlocker = fn<(isBlocked: boolean, question: string) => void>();

function GuardedForm({ submit }: { submit: (body: object) => Promise<unknown> }) {
  return (
    <LibraryForms>
      <EntityForm
        entity={book}
        fields={['title', 'isbn']}
        record={{ title: 'Muna' }}
        submit={submit}
        useBlocker={useBlocker}
      />
    </LibraryForms>
  );
}

const meta = {
  title: 'Forms/Unsaved changes',
  component: GuardedForm,
  args: { submit: fn(() => Promise.resolve()) },
} satisfies Meta<typeof GuardedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether closing the page would be asked about. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const Default: Story = {
  name: 'Unsaved work is asked about, saved work and work undone is not',
  play: async ({ canvas, args, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await expect(isAsked()).toBe(false);
    await userEvent.type(title, '!');
    await waitFor(() => expect(isAsked()).toBe(true));
    await expect(useBlocker).toHaveBeenLastCalledWith(true, expect.stringContaining('Leave?'));
    await userEvent.type(title, '{Backspace}');
    await waitFor(() => expect(isAsked()).toBe(false));
    const isbn = canvas.getByRole('textbox', { name: 'ISBN' });
    await userEvent.type(isbn, '1');
    await waitFor(() => expect(isAsked()).toBe(true));
    await userEvent.type(isbn, '{Backspace}');
    await waitFor(() => expect(isAsked()).toBe(false));
    await userEvent.type(title, ' Madan{Enter}');
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ title: 'Muna Madan' }));
    await waitFor(() => expect(isAsked()).toBe(false));
    await expect(useBlocker).toHaveBeenLastCalledWith(false, expect.anything());
  },
};
