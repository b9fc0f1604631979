import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import type { Comparison } from './index.ts';
import { Compare } from './index.ts';

const record: readonly Comparison[] = [
  { id: 'division', label: 'Division', before: 'Operations', after: 'Finance and Accounts' },
  { id: 'title', label: 'Job title', before: 'Guide', after: 'Senior guide' },
  { id: 'branch', label: 'Branch', before: 'Pokhara', after: 'Pokhara', isSame: true },
];
const payslip: readonly Comparison[] = [
  { id: 'basic', label: 'Basic salary', before: '1,20,000.00', after: '1,35,000.00', change: '15000.00' },
  { id: 'fund', label: 'Provident fund', before: '12,000.00', after: '13,500.00', change: '1500.00' },
  { id: 'leave', label: 'Unpaid leave', before: '0.00', after: '−4,500.00', change: '-4500.00' },
];

const meta = {
  title: 'Components/Compare',
  component: Compare,
  args: { label: 'Changes', rows: record },
} satisfies Meta<typeof Compare>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnlyWhatDiffers: Story = {
  name: 'Shows only what differs, and the rest when asked [LIB-HR]',
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Changes' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['DivisionBefore: OperationsAfter: Finance and Accounts', 'Job titleBefore: GuideAfter: Senior guide']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(list).getByText('Branch')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide unchanged' }));
    await expect(within(list).queryByText('Branch')).toBeNull();
  },
};

export const Amounts: Story = {
  name: 'Aligns amounts, and says by how much they differ with a sign and lakhs',
  args: { label: 'Payslip', rows: payslip, beforeLabel: 'Kartik 2083', afterLabel: 'Mangsir 2083' },
  play: async ({ canvas }) => {
    const changes = ['+15,000.00', '+1,500.00', '-4,500.00'].map((text) => canvas.getByText(text));
    const ends = changes.map((each) => Math.round(each.getBoundingClientRect().right));
    await expect(new Set(ends).size).toBe(1);
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Difference: -4,500.00');
  },
};

export const InNepali: Story = {
  globals: { language: 'ne' },
  args: { rows: payslip },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+१५,०००.००')).toBeVisible();
    await expect(canvas.getByText('पहिले')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Compare {...args} />
      <Compare {...args} label="Payslip" rows={payslip} beforeLabel="Kartik 2083" afterLabel="Mangsir 2083" />
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Compare {...args} label="Narrow" rows={payslip} />
      </div>
      <Compare {...args} label="Same" rows={record.filter(({ isSame }) => isSame)} />
      <Compare {...args} label="Slow" rows={[]} status="loading" />
      <Compare
        {...args}
        label="Wrong"
        rows={[]}
        status="error"
        errorMessage="The server does not answer."
        onRetry={fn()}
      />
    </Stack>
  ),
};
