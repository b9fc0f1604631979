import type { expenseSettlement } from '@karmik/model/expense/settlement';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { Stack } from '@karmik/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ScreenProviders } from '../../screens/providers/ScreenProviders.tsx';
import { people, stage } from '../../stories/stage.tsx';
import { ClaimAmounts, ClaimPayment } from './ClaimPayment.tsx';
import { RecordClaimPayment } from './RecordClaimPayment.tsx';

type Claim = EntityRecord<typeof expenseSettlement>;

const claim = {
  id: 9,
  sender: people.rita,
  title: 'Visit to Pokhara',
  status: 'Approved',
  claimed_total: '15000.00',
  approved_total: '15000.00',
  used: null,
  to_pay: '3000.00',
  account_number: null,
  standing: 'to_pay',
  payroll: null,
} as unknown as Claim;

const ofPayroll = { id: 4, name: 'Shrawan 2083', in_nepali: 'साउन 2083' };

function Part({ record }: { readonly record: Claim }): ReactNode {
  return (
    <ScreenProviders>
      <Stack gap="md">
        <p data-testid="cell">
          <ClaimPayment record={record} />
        </p>
        <ClaimAmounts record={record} />
        <RecordClaimPayment record={record} />
      </Stack>
    </ScreenProviders>
  );
}

const hr = (...codes: string[]) => stage({ hr: { tables: [], codes } }).beforeEach;

const meta = {
  title: 'Application/Expense/Claim payment',
  component: Part,
  ...stage({ hr: { tables: [], codes: ['17.00', '11.00'] } }),
} satisfies Meta<typeof Part>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Nothing pays it yet: HR records the payment by bank or cash',
  args: { record: claim },
  async play({ canvas }) {
    await expect(canvas.getByTestId('cell')).toHaveTextContent('To be paid');
    await userEvent.click(await canvas.findByRole('button', { name: 'Record payment' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByLabelText(/Payment method/)).toBeVisible();
  },
};

export const Mistaken: Story = {
  name: 'It is paid: HR takes a payment back that was recorded by mistake',
  args: { record: { ...claim, standing: 'paid' } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Record payment' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back payment' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(
      await dialog.findByText('For a payment that was recorded by mistake. The claim waits for payment again.'),
    ).toBeVisible();
    await expect(await dialog.findByLabelText(/Reference/)).toBeVisible();
  },
};

export const InPayroll: Story = {
  name: 'A payroll holds it: it leads to the payroll, and no other payment is offered',
  args: { record: { ...claim, payroll: ofPayroll } },
  async play({ canvas }) {
    await expect(canvas.getByTestId('cell')).toHaveTextContent('To be paid with salary: Shrawan 2083');
    for (const link of canvas.getAllByRole('link', { name: 'Shrawan 2083' }))
      await expect(link).toHaveAttribute('href', expect.stringMatching(/\/payroll\/collection\/detail\/4$/));
    await expect(canvas.queryByRole('button', { name: 'Record payment' })).toBeNull();
  },
};

export const ForClaimant: Story = {
  name: 'Who may not open payrolls reads the name of the payroll',
  args: { record: { ...claim, payroll: ofPayroll, standing: 'paid' } },
  beforeEach: hr('17.00'),
  async play({ canvas }) {
    await expect(canvas.getByTestId('cell')).toHaveTextContent('Paid with salary: Shrawan 2083');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const FormerEmployee: Story = {
  name: 'The claim of a former employee: by bank alone',
  args: { record: { ...claim, account_number: '0012003450' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Record payment' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText('By bank transfer to the confirmed account.')).toBeVisible();
    await expect(await dialog.findByLabelText(/Reference/)).toBeVisible();
    await expect(dialog.queryByLabelText(/Payment method/)).toBeNull();
  },
};
