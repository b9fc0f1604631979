import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { TextArea } from './index.ts';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Remarks' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CountsAndWarns: Story = {
  args: { label: 'Remarks', maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Remarks'), 'seventeen letters');
    await expect(canvas.getByText('17 / 20')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 characters left');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <TextArea label="Empty" placeholder="What happened?" maxLength={255} />
      <TextArea label="Near its limit" maxLength={30} defaultValue="Nearly thirty letters long" />
      <TextArea label="Wrong" errorMessage="Write a reason." isRequired />
      <TextArea label="Disabled" isDisabled defaultValue="Closed" />
    </Stack>
  ),
};
