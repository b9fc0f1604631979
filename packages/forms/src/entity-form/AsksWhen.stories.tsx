import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LibraryForms } from '../stories/LibraryForms.tsx';
import { EntityForm } from './EntityForm.tsx';

const parts = { Full: bilingual('Full day', 'पूरा दिन'), Morning: bilingual('Morning', 'बिहान') };
const deciders = { Librarian: bilingual('Librarian', 'पुस्तकालयाध्यक्ष'), Person: bilingual('Person', 'व्यक्ति') };
const closing = {
  label: bilingual('Closing', 'बन्द'),
  fields: {
    from: f.date({ label: bilingual('From', 'देखि'), required: true, hasQuickDays: true }),
    until: f.date({ label: bilingual('Until', 'सम्म'), required: true, follows: 'from' }),
    last_part: f.choice({ label: bilingual('Last day', 'अन्तिम दिन'), required: true, choices: parts, default: 'Full' }),
    levels: f.lines({
      label: bilingual('Levels', 'तहहरू'),
      max: 3,
      item: {
        decides: f.choice({ label: bilingual('Who decides', 'कसले निर्णय गर्ने'), required: true, choices: deciders }),
        name: f.text({ label: bilingual('Name', 'नाम'), max: 40 }),
      },
      asksWhen: { name: ({ decides }) => decides === 'Person' },
    }),
  },
} as const;

const claim = {
  label: bilingual('Claim', 'दाबी'),
  fields: {
    is_trip: f.boolean({ label: bilingual('Of a trip', 'भ्रमणको'), default: false }),
    bills: f.lines({
      label: bilingual('Bills', 'बिलहरू'),
      max: 3,
      item: { units: f.decimal({ label: bilingual('Units', 'एकाइ'), required: true, decimals: 2, default: '1.00' }) },
    }),
  },
  requiredWhen: { bills: ({ is_trip }: { is_trip?: unknown }) => is_trip !== true },
} as const;

function ClosingForm({ submit }: { readonly submit: (body: object) => Promise<unknown> }): ReactNode {
  return (
    <LibraryForms>
      <EntityForm
        entity={closing}
        asksWhen={{
          last_part: ({ from, until }) => typeof from === 'string' && typeof until === 'string' && until > from,
        }}
        submit={submit}
      />
    </LibraryForms>
  );
}

const meta = {
  title: 'Forms/AsksWhen',
  component: ClosingForm,
  args: { submit: fn(() => Promise.resolve({})) },
} satisfies Meta<typeof ClosingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneDay: Story = {
  name: '[E13] [E14] A quick day fills both days, and what one day does not need is not asked for',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tomorrow' }));
    const year = () => canvas.getByRole('spinbutton', { name: 'Until, Year' });
    await waitFor(() =>
      expect(year()).toHaveValue(canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'From, Year' }).value),
    );
    await expect(canvas.queryByText('Last day')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    const [body] = (args.submit as ReturnType<typeof fn>).mock.calls[0] as [Record<string, unknown>];
    await expect(body['until']).toBe(body['from']);
    await expect(body['last_part']).toBe('Full');
  },
};

export const LineByLine: Story = {
  name: '[E13] A column of a line is asked for where the line needs it',
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: /^Add/ });
    await userEvent.click(add);
    await userEvent.click(add);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Who decides/ })).toHaveLength(2));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const [, second] = canvas.getAllByRole('button', { name: /Who decides/ });
    if (!second) throw new Error('There are two lines.');
    await userEvent.click(second);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(1));
  },
};

export const RequiredByOthers: Story = {
  name: 'A list that other values require has the mark of required fields, and its lines begin with their defaults',
  render: ({ submit }) => (
    <LibraryForms>
      <EntityForm entity={claim} submit={submit} />
    </LibraryForms>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const bills = await canvas.findByRole('group', { name: 'Bills' });
    await expect(bills).toHaveTextContent(/^Bills\*/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bills).toHaveTextContent('Bills is Required'));
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Of a trip' }));
    await waitFor(() => expect(bills).not.toHaveTextContent(/^Bills\*/));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Of a trip' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Add/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Units/ })).toHaveValue('1.00'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    await expect((args.submit as ReturnType<typeof fn>).mock.calls[0]?.[0]).toEqual({
      is_trip: false,
      bills: [{ units: '1.00' }],
    });
  },
};
