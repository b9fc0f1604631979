import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import type { SheetCode, SheetPerson } from './index.ts';
import { MonthSheet } from './index.ts';

const codes: readonly SheetCode[] = [
  { id: 'P', short: 'P', label: 'Present' },
  { id: 'A', short: 'A', label: 'Absent', tone: 'critical' },
  { id: 'L', short: 'L', label: 'Leave', tone: 'info' },
  { id: 'W', short: 'W', label: 'Weekly day off' },
  { id: 'M', short: 'M', label: 'Missing punch', tone: 'caution' },
];
/** Mangsir 2083. */
const days = Array.from({ length: 29 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 17 + index)).toISOString().slice(0, 10),
);
const isSaturday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 6;
const person = (id: string, name: string, special: Readonly<Record<number, string | null>>): SheetPerson => ({
  id,
  name,
  note: `E-${id} · Pokhara`,
  codes: days.map((day, index) => (index in special ? (special[index] ?? null) : isSaturday(day) ? 'W' : 'P')),
});
const people = [
  person('101', 'Anita Kumari Shrestha', { 2: 'L', 3: 'L', 9: 'A' }),
  person('102', 'Pemba Sherpa', { 0: 'M', 27: null, 28: null }),
  person('103', 'दीपेन्द्र बहादुर खत्री क्षेत्री', { 14: 'A' }),
];

const meta = {
  title: 'Components/MonthSheet',
  component: MonthSheet,
  args: {
    label: 'Register',
    peopleLabel: 'Employee',
    days,
    people,
    codes,
    isRestDay: isSaturday,
    totals: [
      {
        id: 'worked',
        label: 'Worked',
        value: ({ codes: own }) => `${own.filter((code) => code === 'P').length * 8} h`,
      },
    ],
    hrefOf: ({ id }, day) => `#${id}-${day}`,
  },
} satisfies Meta<typeof MonthSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysEachCode: Story = {
  name: 'Says each code in words, and counts it [LIB-HR]',
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Register' });
    await expect(
      within(grid).getByRole('link', { name: /^Anita Kumari Shrestha, .*10 Mangsir 2083 BS.*: Absent$/ }),
    ).toHaveTextContent('A');
    await expect(
      within(grid).getByRole('gridcell', { name: /^Pemba Sherpa, .*28 Mangsir.*: No entry$/ }),
    ).toBeVisible();
    const [, anita] = within(grid).getAllByRole('row');
    const counts = within(anita!).getAllByRole('gridcell').slice(days.length);
    await expect(counts.map((cell) => cell.textContent)).toEqual(['22', '1', '2', '4', '0', '176 h']);
    await expect(within(canvas.getByRole('list', { name: 'Codes' })).getByText('Missing punch')).toBeVisible();
  },
};

export const NamesStay: Story = {
  name: 'Keeps the names in sight while the days scroll',
  render: (args) => (
    <div style={{ inlineSize: 700 }}>
      <MonthSheet {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: /^Anita Kumari Shrestha, .*29 Mangsir/ });
    last.focus();
    const name = canvas.getByRole('rowheader', { name: /Anita/ });
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      canvas.getByRole('grid').parentElement!.getBoundingClientRect().left,
    );
    // Going back, a cell is not left under the names.
    canvas.getByRole('link', { name: /^Anita Kumari Shrestha, .*, 1 Mangsir/ }).focus();
    await expect(document.activeElement!.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      name.getBoundingClientRect().right - 1,
    );
  },
};

export const OnAPhone: Story = {
  name: 'On a phone, one day of everyone, and the month of who is pressed',
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <MonthSheet {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: /^Anita Kumari Shrestha/ });
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await userEvent.click(open);
    await expect(canvas.getByRole('link', { name: /10 Mangsir 2083 BS.*: Absent$/ })).toBeVisible();
    const totals = canvas.getByRole('list', { name: 'Totals' });
    await expect(within(totals).getByText('Leave').closest('li')).toHaveTextContent('LLeave2');
    await userEvent.click(canvas.getByRole('button', { name: 'Next person' }));
    await expect(canvas.getByText('Pemba Sherpa')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Everyone by day' }));
    await expect(await canvas.findByRole('button', { name: /^Anita Kumari Shrestha/ })).toBeVisible();
  },
};

export const InNepali: Story = {
  globals: { language: 'ne' },
  args: { label: 'हाजिरी पुस्तिका', peopleLabel: 'कर्मचारी' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /१० मंसिर २०८३/ })).toHaveTextContent('१०');
    const [, anita] = canvas.getAllByRole('row');
    await expect(within(anita!).getByRole('gridcell', { name: '२२' })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <MonthSheet {...args} />
      <div style={{ inlineSize: 360, maxInlineSize: '100%' }}>
        <MonthSheet {...args} label="Narrow" />
      </div>
      <MonthSheet {...args} label="Empty" people={[]} />
      <MonthSheet {...args} label="Slow" status="loading" people={[]} />
      <MonthSheet {...args} label="Wrong" status="error" errorMessage="The server does not answer." onRetry={fn()} />
    </Stack>
  ),
};
