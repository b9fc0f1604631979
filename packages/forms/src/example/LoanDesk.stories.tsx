import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoanDesk } from './LoanDesk.tsx';

/** The example of the README: a record that is described, a form of it, and its values. */
const meta = { title: 'Forms/Example', component: LoanDesk } satisfies Meta<typeof LoanDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Scene {
  canvas: { findByRole: ReturnType<typeof within>['findByRole'] };
  userEvent: { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> };
}

/** Types a day into the parts of a date. */
async function typeDay({ canvas, userEvent }: Scene, name: string, keys: string): Promise<void> {
  const parts = within(await canvas.findByRole('group', { name })).getAllByRole('spinbutton');
  if (parts[0]) await userEvent.click(parts[0]);
  await userEvent.keyboard(keys);
}

export const Default: Story = {
  name: 'A loan is written down and shown, outside of HR [LIB-6]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Book' }), 'Muna Madan');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reader' }), 'Asha Sharma');
    await typeDay({ canvas, userEvent }, 'Lent on', '20830805');
    await typeDay({ canvas, userEvent }, 'Return by', '20830805');
    await expect(canvas.queryByRole('textbox', { name: 'Security deposit' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Deposit taken' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Security deposit' }), '1500');
    await userEvent.click(canvas.getByRole('button', { name: 'Lend' }));
    await expect((await canvas.findAllByText('Choose a day after the loan'))[0]).toBeVisible();

    await typeDay({ canvas, userEvent }, 'Return by', '20830819');
    await userEvent.click(canvas.getByRole('button', { name: 'Lend' }));
    await expect(await canvas.findByText('19 Mangsir 2083')).toBeVisible();
    await expect(canvas.getByText('Muna Madan')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Book' })).toHaveValue('');
  },
};

export const InNepali: Story = {
  globals: { language: 'ne' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'सापटी दिनुहोस्' }));
    await expect((await canvas.findAllByText('पुस्तक आवश्यक छ'))[0]).toBeVisible();
  },
};
