import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { ScreenProviders } from '../../../screens/providers/ScreenProviders.tsx';
import { people, stage } from '../../../stories/stage.tsx';
import { SlipSheet } from './SlipSheet.tsx';

type Slip = ComponentProps<typeof SlipSheet>['record'];
type Line = Slip['lines'][number];

const line = (
  id: number,
  [heading, heading_ne, formula_name]: readonly [string, string, string],
  type: Line['type'],
  amount: string,
): Line => ({
  id,
  heading,
  heading_ne,
  formula_name,
  type,
  amount,
  is_shown: true,
  earned: null,
  source: null,
  source_id: null,
  is_concurrent: false,
});

const record: Slip = {
  id: 1,
  created_at: '2026-08-17T06:00:00Z',
  run: { id: 1, name: 'Shrawan 2083' },
  employee: people.rita,
  month: 'bs:2083-04',
  kind: 'regular',
  starts_on: '2026-07-17',
  paid_on: '2026-08-17',
  package: { id: 1, name: 'Plain' },
  concurrent_package: null,
  employed_days: '31',
  unpaid_days: '0',
  gross: '30000.05',
  deductions: '300.00',
  tax: '300.00',
  net: '29700.05',
  employer_cost: '0.00',
  lines: [
    line(1, ['Basic salary', 'आधारभूत तलब', 'basic'], 'addition', '30000.05'),
    line(2, ['Social security tax', 'सामाजिक सुरक्षा कर', 'social_security_tax'], 'tax_deduction', '300.00'),
  ],
  agreements: [],
  deferrals: [],
  revision: 1,
  is_held: false,
  settled_in: null,
  response: 'none',
  acknowledged_at: null,
  inquiry: null,
  inquired_at: null,
  answer: null,
  answered_at: null,
  reminded_at: null,
  status: 'Published',
  accounts: [
    { bank: 'Nabil Bank', number: '••••0010', share: null, amount: '9902.00' },
    { bank: 'Himal Bank', number: '••••0020', share: '33.33', amount: '9899.03' },
    { bank: 'Nabil Bank', number: '••••0030', share: '33.33', amount: '9899.02' },
  ],
};

const meta = {
  title: 'Application/Pay/Payslip',
  component: SlipSheet,
  args: { record },
  render: (args) => (
    <ScreenProviders>
      <SlipSheet {...args} />
    </ScreenProviders>
  ),
  ...stage({}),
} satisfies Meta<typeof SlipSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DividedAmongAccounts: Story = {
  name: 'Net pay that is divided among accounts',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bank accounts')).toBeVisible();
    for (const [account, amount] of [
      ['Nabil Bank, ••••0010', 'NPR 9,902.00'],
      ['Himal Bank, ••••0020 (33.33%)', 'NPR 9,899.03'],
      ['Nabil Bank, ••••0030 (33.33%)', 'NPR 9,899.02'],
    ] as const) {
      await expect(canvas.getByText(account)).toBeVisible();
      await expect(canvas.getByText(amount)).toBeVisible();
    }
  },
};
export const InNepaliOnAPhone: Story = {
  globals: { language: 'ne', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('बैंक खाता')).toBeVisible();
    await expect(canvas.getByText('Himal Bank, ••••0020 (३३.३३%)')).toBeVisible();
    await expect(canvas.getByText(/९,८९९\.०३/)).toBeVisible();
  },
};
export const OneAccount: Story = {
  args: { record: { ...record, accounts: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Basic salary')).toBeVisible();
    await expect(canvas.queryByText('Bank accounts')).toBeNull();
  },
};
