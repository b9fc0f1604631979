import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import type { BalanceLine } from './index.ts';
import { LeaveBalance } from './index.ts';

const lines: readonly BalanceLine[] = [
  { on: '2026-11-10', kind: 'Taken', days: '-2.0000', after: '11.5000', reason: 'Annual leave, 24 to 25 Kartik' },
  { on: '2026-08-17', kind: 'Accrual', days: '1.5000', after: '13.5000', reason: '1.5 days a month' },
  { on: '2026-07-17', kind: 'Opening', days: '12.0000', after: '12.0000', reason: 'Start of 2083/84' },
];
const coming: readonly BalanceLine[] = [{ on: '2026-12-16', kind: 'Accrual', days: '1.5000', after: '13.0000' }];

const meta = {
  title: 'Components/LeaveBalance',
  component: LeaveBalance,
  args: {
    label: 'Annual leave',
    available: '8.5000',
    taken: '2.0000',
    pending: '1.0000',
    scheduled: '2.0000',
    next: { on: '2026-12-16', kind: 'Accrual', days: '1.5000' },
  },
} satisfies Meta<typeof LeaveBalance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysEachShare: Story = {
  name: 'Says what is available, taken, pending and approved, without zeros at the end [LIB-HR]',
  play: async ({ canvas }) => {
    const figures = canvas.getByRole('group', { name: 'Annual leave' });
    await expect(figures).toHaveTextContent('8.5 days available');
    const terms = within(figures)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(terms).toEqual([
      ['Taken this year', '2'],
      ['Approved, upcoming', '2'],
      ['Pending', '1'],
      ['Next', '1 Poush 2083: Accrual 1.5'],
    ]);
  },
};

export const WithLines: Story = {
  name: 'With its lines, says how it came to be and what it will be',
  args: { lines, coming, balance: '11.5', note: 'Rules of Permanent staff' },
  play: async ({ canvas }) => {
    const past = canvas.getByRole('region', { name: 'Balance history' });
    const taken = within(past).getByRole('row', { name: /Taken/ });
    await expect(taken).toHaveTextContent('24 Kartik 2083');
    await expect(taken).toHaveTextContent('-2');
    await expect(taken).toHaveTextContent('11.5');
    await expect(
      within(canvas.getByRole('region', { name: 'What changes by then' })).getByRole('row', { name: /Accrual/ }),
    ).toHaveTextContent('1 Poush 2083');
  },
};

export const WithoutLines: Story = {
  name: 'Says that there are no entries yet',
  args: { label: 'New', available: 0, taken: 0, pending: 0, scheduled: 0, lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 days available')).toBeVisible();
    await expect(canvas.getByText('No entries yet')).toBeVisible();
  },
};

export const InNepali: Story = {
  globals: { language: 'ne' },
  args: { label: 'वार्षिक बिदा' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('८.५ दिन उपलब्ध')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <LeaveBalance {...args} actions={<Button size="sm">Explain this balance</Button>} />
      <LeaveBalance {...args} label="One day" available={1} taken={0} pending={0} scheduled={0} />
      <LeaveBalance label="Overdrawn" available="-1.5" taken={13.5} />
      <LeaveBalance label="Mourning leave" available={null} taken={3} />
      <LeaveBalance {...args} label="With lines" lines={lines} coming={coming} note="Rules of Permanent staff" />
      <LeaveBalance label="Slow" available={0} status="loading" />
      <LeaveBalance
        label="Wrong"
        available={0}
        status="error"
        errorMessage="The server does not answer."
        onRetry={fn()}
      />
    </Stack>
  ),
};
