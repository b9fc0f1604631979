import type { EntityRecord } from '@karmik/model/kit/entity';
import type { statementLine, StatementMatches } from '@karmik/model/payment/statement';
import { Stack } from '@karmik/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ScreenProviders } from '../../screens/providers/ScreenProviders.tsx';
import { asked, people, stage } from '../../stories/stage.tsx';
import { MatchLine } from './MatchLine.tsx';
import { MatchLines } from './MatchLines.tsx';

type Line = EntityRecord<typeof statementLine>;

const line = {
  id: 3,
  account: { id: 1, name: 'Main' },
  happened_on: '2026-11-20',
  narration: 'BULK PAYMENT',
  reference: 'NABIL-9',
  withdrawn: '45000.00',
  deposited: null,
  balance: '455000.00',
  match: null,
  voucher: null,
} as unknown as Line;

const payment = (
  id: number,
  employee: (typeof people)[keyof typeof people],
  amount: string,
  batch = '2083-08-001',
) => ({
  id,
  employee,
  batch,
  amount,
});
type Proposal = StatementMatches['proposals'][number];
const proposal = (own: Partial<Proposal>): Proposal => ({ batch: null, items: [], fees: [], ...own });
const matches = (...proposals: readonly Proposal[]): StatementMatches => ({
  proposals: [...proposals],
  is_cut: false,
  matched: [],
  matched_fees: [],
});

/** What was sent with the last action. */
let sent: unknown;
const keep = (body: unknown) => {
  sent = body;
  return {};
};
const at = 'payment/himal/statement-line/';
const acts = Object.fromEntries(['reconcile', 'charge', 'undo'].map((act) => [`POST ${at}3/${act}/`, keep]));

/** A bank statement whose line may be these. */
const statement = (found: StatementMatches, codes: readonly string[] = ['26.00']) =>
  stage({
    hr: { tables: [], codes },
    answers: { [`GET ${at}3/matches/`]: found, [`POST ${at}match/`]: { matched: 2 }, ...acts },
  });

function Page({ record }: { readonly record: Line }): ReactNode {
  return (
    <ScreenProviders>
      <Stack gap="md">
        <MatchLines />
        <div data-testid="line">
          <MatchLine record={record} />
        </div>
      </Stack>
    </ScreenProviders>
  );
}

const two = statement(
  matches(
    proposal({ items: [payment(11, people.rita, '15000.00'), payment(12, people.anil, '30000.00')] }),
    proposal({ items: [payment(13, people.rita, '45000.00', '2083-08-002')] }),
  ),
);

const meta = {
  title: 'Application/Payments/Bank statement',
  component: Page,
  args: { record: line },
  ...two,
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Reconcile' }));
  return within(await screen.findByRole('dialog', { name: /Reconcile/ }));
};

/** The dialog closes once its action is done. */
const isSent = async (body: object) => {
  await waitFor(() => expect(sent).toEqual(body));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

export const Default: Story = {
  name: 'Every set of payments that fits is proposed, and a person chooses one',
  async play({ canvas }) {
    const dialog = await opened(canvas);
    await expect(await dialog.findByText('Several proposals fit. Choose one.')).toBeVisible();
    await expect(dialog.getByText('Rita Gurung 15,000.00, Anil Kumar Shrestha 30,000.00')).toBeVisible();
    const [first] = dialog.getAllByRole('button', { name: 'Reconcile' });
    if (first) await userEvent.click(first);
    await isSent({ items: [11, 12], fees: [] });
  },
};

const fee = { ...payment(11, people.rita, '30.00'), is_return: false };

const charge = { ...line, narration: 'Transfer charge', withdrawn: '30.00' };

export const RecordedCharge: Story = {
  name: 'A charge that was recorded with a payment is proposed, so that it is booked once',
  args: { record: charge },
  beforeEach: statement(matches(proposal({ fees: [fee] }))).beforeEach,
  async play({ canvas }) {
    const dialog = await opened(canvas);
    await expect(await dialog.findByText('Charge recorded with batch 2083-08-001')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Bank charge' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Reconcile' }));
    await isSent({ items: [], fees: [{ id: 11, is_return: false }] });
  },
};

export const AnotherCharge: Story = {
  name: 'Another charge of the same amount is classed as one of its own',
  args: { record: charge },
  beforeEach: statement(matches(proposal({ fees: [fee] }))).beforeEach,
  async play({ canvas }) {
    const dialog = await opened(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Another charge' }));
    await isSent({ is_other: true });
  },
};

export const WithCharges: Story = {
  name: 'The bank took payments and their charges together',
  args: { record: { ...line, withdrawn: '45030.00' } },
  beforeEach: statement(matches(proposal({ items: [payment(11, people.rita, '45000.00')], fees: [fee] }))).beforeEach,
  async play({ canvas }) {
    const dialog = await opened(canvas);
    await expect(await dialog.findByText('With the recorded bank charges:')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Bank charge' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reconcile' }));
    await isSent({ items: [11], fees: [{ id: 11, is_return: false }] });
  },
};

export const NothingFits: Story = {
  name: 'Nothing fits: the line is a charge of the bank at most',
  args: { record: { ...line, narration: 'Service charge', withdrawn: '12.00' } },
  beforeEach: statement(matches()).beforeEach,
  async play({ canvas }) {
    const dialog = await opened(canvas);
    await expect(
      await dialog.findByText('No open payments or recorded charges of this account add up to this withdrawal.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Bank charge' }));
    await isSent({ is_other: false });
  },
};

export const Deposit: Story = {
  name: 'A deposit is at most a charge that the bank gave back',
  args: { record: { ...line, withdrawn: null, deposited: '25.00' } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Reconcile' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Bank charge' }));
    await waitFor(() => expect(asked).toContain(`POST ${at}3/charge/`));
  },
};

export const Reconciled: Story = {
  name: 'A line that is reconciled can be undone',
  args: { record: { ...line, match: 'matched' } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Reconcile' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(asked).toContain(`POST ${at}3/undo/`));
  },
};

export const Together: Story = {
  name: 'All lines that say which payments they are are reconciled in one press',
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Match automatically' }));
    await waitFor(() => expect(asked).toContain(`POST ${at}match/`));
  },
};

export const ForReaders: Story = {
  name: 'Who may only read is offered nothing',
  beforeEach: statement(matches(), []).beforeEach,
  async play({ canvas }) {
    await expect(await canvas.findByTestId('line')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
