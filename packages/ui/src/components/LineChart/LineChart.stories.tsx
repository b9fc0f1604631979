import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { LineChart } from './index.ts';

const months = ['Baishak', 'Jestha', 'Ashad', 'Shrawan', 'Bhadra', 'Asoj'];
const trips = { id: 'trips', label: 'Trips', values: [12, 18, 9, 4, null, 22] };
const rests = { id: 'rests', label: 'Rest days', values: [4, 6, 3, 8, 5, 7] };
const rescues = { id: 'rescues', label: 'उद्धार', values: [1, 0, 2, 3, 1, 0] };

const meta = {
  title: 'Components/LineChart',
  component: LineChart,
  args: { label: 'Trips of the year', categories: months, series: [trips, rests] },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsATable: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Trips of the year' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = await canvas.findByRole('table', { name: 'Trips of the year' });
    const row = within(table).getByRole('row', { name: /Bhadra/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['–', '5']);
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <LineChart {...args} />
      <LineChart {...args} label="With isArea" isArea series={[trips, rests, rescues]} />
      <LineChart {...args} label="Below zero" series={[{ id: 'a', label: 'Change', values: [3, -5, 8, -2, 4, 0] }]} />
      <LineChart {...args} label="Nothing yet" series={[{ id: 'a', label: 'None', values: [0, 0, 0, 0, 0, 0] }]} />
    </Grid>
  ),
};
