import type { OpenMoney } from '@karmik/model/commons/open-money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configuration } from '../../../configuration/configuration.ts';
import { stage } from '../../../stories/stage.tsx';
import { OpenMoneyCard } from './OpenMoneyCard.tsx';

const row = (own: Partial<OpenMoney>): OpenMoney => ({
  kind: 'loan',
  direction: 'owes',
  source_id: 4,
  name: 'Personal loan',
  name_ne: 'व्यक्तिगत ऋण',
  amount: '84500.00',
  ...own,
});
const open: readonly OpenMoney[] = [
  row({}),
  row({ kind: 'guarantee', direction: 'guarantees', source_id: 5, name: 'Anil Thapa', name_ne: null }),
  row({ kind: 'advance_salary', source_id: 6, name: null, name_ne: null }),
  row({ kind: 'expense_advance', source_id: 7, name: 'Fair in Pokhara', name_ne: null }),
  row({ kind: 'expense_settlement', direction: 'is_owed', source_id: 8, name: 'Pokhara', name_ne: null }),
];

const meta = {
  title: 'Application/HR/Open money of a leaver',
  component: OpenMoneyCard,
  args: { record: { id: 1, open_money: open } as { readonly id: number } },
  ...stage({ hr: { tables: [], codes: ['17.00', '11.00'] } }),
} satisfies Meta<typeof OpenMoneyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const leadsTo = (links: readonly HTMLElement[]) =>
  links.map((link) => link.getAttribute('href')?.replace(/^\/admin\/[^/]+/, ''));

export const Default: Story = {
  name: 'Each row opens its record',
  beforeEach: () => {
    Object.assign(configuration.runtimeConfig, { loan: true });
    return () => void Object.assign(configuration.runtimeConfig, { loan: false });
  },
  async play({ canvas }) {
    await expect(leadsTo(await canvas.findAllByRole('link'))).toEqual([
      '/loan/initiation?open=4',
      '/loan/initiation?tab=guarantees&open=5',
      '/payroll/advance-salary?open=6',
      '/expense-management/request?open=7',
      '/expense-management/settle-request?open=8',
    ]);
  },
};

export const WithoutPayroll: Story = {
  name: 'What the reader may not open is named without a link',
  beforeEach: stage({ hr: { tables: [], codes: ['17.00'] } }).beforeEach,
  async play({ canvas }) {
    await expect(leadsTo(await canvas.findAllByRole('link'))).toEqual([
      '/expense-management/request?open=7',
      '/expense-management/settle-request?open=8',
    ]);
    await expect(canvas.getByText('Loan: Personal loan')).toBeVisible();
  },
};
