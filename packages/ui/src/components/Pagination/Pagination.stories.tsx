import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Pagination } from './index.ts';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 6, pageSize: 20, total: 348, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Moves: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('101–120 of 348');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 18' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(18);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Pagination {...args} label="First" page={1} />
      <Pagination {...args} label="Last" page={18} pageSizes={[20, 50, 100]} />
      <Pagination {...args} label="None" page={1} total={0} />
      <Pagination {...args} page={2} total={60} />
    </Stack>
  ),
};
