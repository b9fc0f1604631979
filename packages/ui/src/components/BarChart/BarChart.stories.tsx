import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { BarChart } from './index.ts';

const months = ['Baishak', 'Jestha', 'Ashad', 'Shrawan', 'Bhadra', 'Asoj'];
const trips = { id: 'trips', label: 'Trips', values: [12, 18, 9, 4, null, 22] };
const rests = { id: 'rests', label: 'Rest days', values: [4, 6, 3, 8, 5, 7] };
const rescues = { id: 'rescues', label: 'उद्धार', values: [1, 0, 2, 3, 1, 0] };

const opened = fn();

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  args: { label: 'Trips of the year', categories: months, series: [trips, rests] },
} satisfies Meta<typeof BarChart>;

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

export const OpensWhatIsBehindANumber: Story = {
  args: { opens: fn((category, series) => (series === 0 ? opened.bind(null, category) : undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Jestha, Trips: 18' }));
    await expect(opened).toHaveBeenCalledWith(1, expect.anything());
    await expect(canvas.queryByRole('button', { name: /Rest days/ })).toBeNull();
  },
};

/** People may be called the same; each has a bar of their own. */
export const TwoOfOneName: Story = {
  args: {
    categories: ['Anil Magar', 'Anil Magar', 'Rita Gurung'],
    series: [{ id: 'late', label: 'Late days', values: [3, 5, 2] }],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bars = [...canvasElement.querySelectorAll('rect')].map((bar) => bar.getAttribute('x'));
    await expect(new Set(bars).size).toBe(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(await canvas.findAllByRole('row', { name: /Anil Magar/ })).toHaveLength(2);
  },
};

/** Under the axis a shorter name is where there is one; the table and the pointer say the whole. */
export const ShortNamesUnderTheAxis: Story = {
  args: {
    categories: ['2083 Baishak 7', '2083 Jestha 14'],
    marks: ['Baishak 7', 'Jestha 14'],
    series: [{ id: 'trips', label: 'Trips', values: [3, 5] }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Baishak 7')).toBeVisible();
    await expect(canvasElement.querySelector('text > title')?.textContent).toBe('2083 Baishak 7');
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <BarChart {...args} />
      <BarChart {...args} label="With isStacked" isStacked series={[trips, rests, rescues]} />
      <BarChart {...args} label="Below zero" series={[{ id: 'a', label: 'Change', values: [3, -5, 8, -2, 4, 0] }]} />
      <BarChart {...args} label="Nothing yet" series={[{ id: 'a', label: 'None', values: [0, 0, 0, 0, 0, 0] }]} />
    </Grid>
  ),
};
