import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LibraryForms } from '../stories/LibraryForms.tsx';
import { EntityForm } from './EntityForm.tsx';

const lending = {
  label: bilingual('Lending rule', 'सापटीको नियम'),
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 40 }),
    weeks: f.number({ label: bilingual('Weeks', 'हप्ता'), required: true, default: 2, min: 1, max: 8 }),
    renews: f.boolean({ label: bilingual('Renews by itself', 'आफैँ नवीकरण हुने'), default: false }),
    most: f.number({ label: bilingual('Most books', 'बढीमा पुस्तक'), min: 1, max: 20 }),
  },
} as const;

interface LendingFormProps {
  readonly record?: {
    readonly name: string;
    readonly weeks: number;
    readonly renews: boolean;
    readonly most: number | null;
  };
  readonly submit: (body: object) => Promise<unknown>;
}
function LendingForm({ record, submit }: LendingFormProps): ReactNode {
  return (
    <LibraryForms>
      <EntityForm
        entity={lending}
        record={record}
        groups={[
          { fields: ['name'] },
          {
            title: bilingual('Time', 'समय'),
            description: bilingual('Weeks begin on Sunday.', 'हप्ता आइतबार सुरु हुन्छ।'),
            isClosedAtDefaults: true,
            fields: ['weeks', 'renews'],
          },
          { title: bilingual('Limits', 'सीमा'), isClosedAtDefaults: true, fields: ['most'] },
        ]}
        submit={submit}
      />
    </LibraryForms>
  );
}

const meta = {
  title: 'Forms/ClosedGroup',
  component: LendingForm,
  args: { submit: fn(() => Promise.resolve({})) },
} satisfies Meta<typeof LendingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtDefaults: Story = {
  name: '[E30] A section that has its defaults shows its title, is opened by keyboard, and is sent whether it is open or not',
  play: async ({ canvas, userEvent, args }) => {
    const time = await canvas.findByRole('button', { name: 'Show: Time' });
    await expect(time).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('textbox', { name: /Weeks/ })).toBeNull();
    time.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: /Weeks/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Short');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    const [body] = (args.submit as ReturnType<typeof fn>).mock.calls[0] as [Record<string, unknown>];
    await expect(body).toMatchObject({ name: 'Short', weeks: 2, renews: false });
  },
};
export const Changed: Story = {
  name: '[E30] A section that differs from its defaults is open, the others are not',
  args: { record: { name: 'Long', weeks: 4, renews: false, most: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Weeks/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show: Limits' })).toBeVisible();
  },
};
export const Wrong: Story = {
  name: '[E30] A section in which something is wrong opens',
  args: {
    submit: fn(() => Promise.reject(Object.assign(new Error('refused'), { errors: {} }))),
    record: { name: 'Long', weeks: 2, renews: false, most: null },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show: Limits' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Most books/ }), '400');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: Limits' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Most books/ })).toBeVisible());
  },
};
