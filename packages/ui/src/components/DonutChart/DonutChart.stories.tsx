import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UiProvider } from '../../provider/index.ts';
import { Grid } from '../Grid/index.ts';
import { DonutChart } from './index.ts';

const slices = [
  { id: 'k', label: 'Kathmandu', value: 640 },
  { id: 'p', label: 'Pokhara', value: 312 },
  { id: 'l', label: 'Lalitpur', value: 208 },
  { id: 'n', label: 'नाम्चे', value: 124 },
];

const meta = {
  title: 'Components/DonutChart',
  component: DonutChart,
  args: { label: 'Members by place', slices, total: '1,284', totalLabel: 'members' },
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsATable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const row = within(await canvas.findByRole('table')).getByRole('row', { name: /Pokhara/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['312', '24.3%']);
  },
};

export const InNepali: Story = {
  name: 'Shares are written in the digits of the reader’s language',
  render: (args) => (
    <UiProvider language="ne">
      <DonutChart {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('२४.३%')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <DonutChart {...args} />
      <DonutChart {...args} label="One" slices={slices.slice(0, 1)} />
      <DonutChart {...args} label="Nothing yet" slices={[]} total="0" />
    </Grid>
  ),
};
