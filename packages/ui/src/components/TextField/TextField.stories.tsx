import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { TextField } from './index.ts';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Full name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TellsWhatIsWrong: Story = {
  args: {
    label: 'Email',
    type: 'email',
    errorMessage: 'Write an address like name@example.com.',
    description: 'For notices only.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('For notices only. Write an address like name@example.com.');
  },
};

export const ShowsThePassword: Story = {
  args: { label: 'Password', type: 'password' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'hidden');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('hidden');
  },
};

export const States: Story = {
  render: () => (
    <Grid columns="2">
      <TextField label="Empty" placeholder="Such as Anita" />
      <TextField label="Filled" defaultValue="Bishnu Prasad Bhattarai" />
      <TextField label="Required" isRequired description="As it is in the passport." />
      <TextField label="Wrong" defaultValue="x" errorMessage="Two letters at least." />
      <TextField label="Disabled" isDisabled defaultValue="Not now" />
      <TextField label="Read only" isReadOnly defaultValue="RQ-2083-0042" />
      <TextField label="With marks" prefix="रु" suffix="per day" defaultValue="1,200" />
      <TextField label="नेपाली नाम" defaultValue="विष्णु प्रसाद भट्टराई" />
      <TextField label="Small" size="sm" />
      <TextField label="Large" size="lg" type="password" defaultValue="secret" />
    </Grid>
  ),
};
