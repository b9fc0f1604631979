import { carried, defineMessages } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { bilingual, type Text } from '@karmik/model/kit/text';
import type { ReadRefusal } from '@karmik/model/kit/read-errors';
import { Button } from '@karmik/ui/Button';
import { Stack } from '@karmik/ui/Stack';
import { TextField } from '@karmik/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { FormProblems } from './FormProblems.tsx';
import { useFormState } from './use-form-state.ts';

const named = defineMessages('card', {
  shelf: { en: 'A shelf is a letter and a digit', ne: 'दराज एउटा अक्षर र एउटा अङ्क हो' },
});
const required = (field: Text) => z.string().check(z.minLength(1, { error: carried(messages.required({ field })) }));
const schema = z.strictObject({
  title: required(bilingual('Title', 'शीर्षक')),
  shelf: required(bilingual('Shelf', 'दराज')).check(z.regex(/^([A-Z] \d)?$/, { error: carried(named.shelf) })),
});

const refusalOf = (error: unknown) => error as ReadRefusal;
const inEnglish = ({ en }: Text) => en;
const onInvalid = fn();

interface CardProps {
  submit: (values: { title: string; shelf: string }) => Promise<void>;
}

/** A card of a library's box, written by hand. */
function Card({ submit }: CardProps): ReactNode {
  const form = useFormState({
    initial: { title: '', shelf: 'A 1' },
    schema: () => Promise.resolve(schema),
    submit,
    refusalOf,
    onInvalid,
    say: inEnglish,
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack>
        <FormProblems problems={form.problems} />
        <TextField {...form.field('title')} label="Title" />
        <TextField {...form.field('shelf')} label="Shelf" />
        <Button type="button" onPress={() => form.set({ title: 'Muna Madan', shelf: 'B 2' })}>
          Fill in
        </Button>
        <Button type="submit" isPending={form.isSending} isDisabled={form.hasErrors}>
          Send
        </Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Forms/FormState',
  component: Card,
  args: { submit: fn(() => Promise.resolve()) },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChecksBeforeItSends: Story = {
  name: 'All fields are checked before anything is sent, and the first mistake takes the focus [VAL-6]',
  play: async ({ args, canvas, userEvent }) => {
    onInvalid.mockClear();
    const [title, shelf] = [
      canvas.getByRole('textbox', { name: 'Title' }),
      canvas.getByRole('textbox', { name: 'Shelf' }),
    ];
    await userEvent.clear(shelf);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Title is Required')).toBeVisible();
    await expect(canvas.getByText('Shelf is Required')).toBeVisible();
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(onInvalid).toHaveBeenCalledOnce();
    await expect(args.submit).not.toHaveBeenCalled();

    await userEvent.type(title, 'Muna');
    await waitFor(() => expect(canvas.queryByText('Title is Required')).not.toBeInTheDocument());
    await userEvent.type(shelf, 'B 2');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ title: 'Muna', shelf: 'B 2' }));
  },
};

export const ShowsWhatTheServerRefuses: Story = {
  name: 'What the server refuses is shown at its field until something changes; the rest is listed above [VAL-6]',
  args: {
    submit: fn(() => {
      const refusal: ReadRefusal = {
        fields: { shelf: [bilingual('The shelf is full', 'दराज भरियो')], box: [bilingual('It is lent', 'सापटीमा छ')] },
        messages: [bilingual('The library is closed', 'पुस्तकालय बन्द छ')],
      };
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what an API throws is the application's own
      return Promise.reject(refusal);
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('The shelf is full')).toBeVisible();
    await expect(canvas.getByText('The library is closed')).toBeVisible();
    await expect(canvas.getByText('box: It is lent')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Shelf' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    await waitFor(() => expect(canvas.queryByText('The shelf is full')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

export const ChecksWhatWasLeft: Story = {
  name: 'A field is checked once it was left, but not one that was never filled',
  play: async ({ canvas, userEvent }) => {
    const [title, shelf] = [
      canvas.getByRole('textbox', { name: 'Title' }),
      canvas.getByRole('textbox', { name: 'Shelf' }),
    ];
    await userEvent.click(title);
    await userEvent.type(shelf, '2');
    await userEvent.click(title);
    await expect(await canvas.findByText('A shelf is a letter and a digit')).toBeVisible();
    await expect(canvas.queryByText('Title is Required')).not.toBeInTheDocument();
    await userEvent.type(shelf, '{Backspace}');
    await waitFor(() => expect(canvas.queryByText('A shelf is a letter and a digit')).not.toBeInTheDocument());
  },
};
