import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@karmik/ui/Stack';
import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { authors } from '../../stories/library.ts';
import { LibraryForms } from '../../stories/LibraryForms.tsx';
import { PickMany, PickOne } from './Pick.tsx';

type Author = (typeof authors)[number];

const load = (search: string): Promise<Author[]> =>
  Promise.resolve(authors.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())));

interface PicksProps {
  readonly one?: Author;
  readonly many?: readonly Author[];
  readonly isDisabled?: boolean;
  readonly error?: string;
}

/** One author, and several of them. */
function Picks({ one, many = [], isDisabled = false, error }: PicksProps): ReactNode {
  const [author, setAuthor] = useState<Author | null>(one ?? null);
  const [readers, setReaders] = useState(many);
  const shared = {
    load,
    show: (each: Author) => each,
    isDisabled,
    ...(error === undefined ? {} : { errorMessage: error }),
  };
  return (
    <LibraryForms>
      <Stack>
        <PickOne {...shared} label="Author" value={author} onChange={setAuthor} />
        <PickMany {...shared} label="Translators" value={readers} onChange={setReaders} />
      </Stack>
    </LibraryForms>
  );
}

const meta = { title: 'Forms/Pick', component: Picks } satisfies Meta<typeof Picks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Author' }), 'parij');
    await userEvent.click(await screen.findByRole('option', { name: 'Parijat' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Author' })).toHaveValue('Parijat'));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Translators' }), 'bhanu');
    await userEvent.click(await screen.findByRole('option', { name: /Bhanubhakta/ }));
    // What is behind open suggestions is hidden from readers.
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Remove Bhanubhakta Acharya' })).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { one: authors[1]!, many: authors.slice(0, 2), isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Author' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Devkota/ })).not.toBeInTheDocument();
  },
};
export const WithError: Story = {
  args: { error: 'Author is Required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Author' })).toHaveAccessibleDescription('Author is Required');
  },
};
