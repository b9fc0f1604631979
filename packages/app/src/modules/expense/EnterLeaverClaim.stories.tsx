import type { LeaverChoices } from '@karmik/model/expense/settlement';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ScreenProviders } from '../../screens/providers/ScreenProviders.tsx';
import { people, stage } from '../../stories/stage.tsx';
import { EnterLeaverClaim } from './EnterLeaverClaim.tsx';

const leaver = (employee: LeaverChoices['results'][number]['employee']) => ({
  employee,
  left_on: '2026-09-16',
  claims_until: '2090-10-21',
  account: { bank: 'Nabil Bank', branch: null, number: '0012003450', holder: employee.full_name },
});

/** The page that opens first has one of the two; a search finds the other. */
const find = (_body: unknown, query: URLSearchParams): LeaverChoices => ({
  results: [leaver(query.get('search') === 'Anil' ? people.anil : people.rita)],
  next: null,
});

const meta = {
  title: 'Application/Expense/Claim of a former employee',
  component: EnterLeaverClaim,
  args: { slug: 'himal' },
  render: (args) => (
    <ScreenProviders>
      <EnterLeaverClaim {...args} />
    </ScreenProviders>
  ),
  ...stage({
    hr: { tables: [], codes: ['17.00'] },
    answers: {
      'GET expense/himal/settlement/leaver/': find,
      'GET expense/himal/expense-type/options/': { results: [] },
    },
  }),
} satisfies Meta<typeof EnterLeaverClaim>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The server finds a former employee by what is typed; the account is confirmed before the claim is entered',
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter claim for a former employee' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(await drawer.findByRole('combobox', { name: /Former employee/ }), 'Anil');
    await userEvent.click(await screen.findByRole('option', { name: /Anil Kumar Shrestha/ }));
    await expect(await drawer.findByText(/0012003450/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Confirm account' }));
    const bills = await drawer.findByRole('group', { name: 'Bills' });
    await expect(bills).toHaveTextContent(/^Bills\*/);
  },
};
