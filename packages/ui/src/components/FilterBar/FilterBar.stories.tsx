import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Select } from '../Select/index.ts';
import { FilterBar } from './index.ts';

const remove = fn();
const place = <Select key="place" label="Place" options={[{ id: 'p', label: 'Pokhara' }]} />;
const role = <Select key="role" label="Role" options={[{ id: 'g', label: 'Guide' }]} />;

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filter members',
    search: <SearchField label="Search members" placeholder="Name or place" />,
    children: [place, role],
    onClear: fn(),
    active: [{ id: 'place', label: 'Place: Pokhara', onRemove: remove }],
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FiltersAreTakenAway: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Place: Pokhara' }));
    await expect(remove).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const FieldsStandBehindAButton: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Filters (1)' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: /Role/ })).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('button', { name: /Role/ })).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('button', { name: /Role/ })).toBeNull();
  },
};

export const InANarrowPlace: Story = {
  render: (args) => (
    <Box width="dialog">
      <FilterBar {...args} />
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
  },
};

export const States: Story = {
  args: {
    actions: (
      <Button variant="outline" tone="neutral">
        Export
      </Button>
    ),
  },
};
