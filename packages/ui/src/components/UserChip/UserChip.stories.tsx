import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { UserChip } from './index.ts';

const card = {
  label: 'Bishnu Prasad Bhattarai',
  details: [
    { label: 'Place', value: 'Pokhara' },
    { label: 'Email', value: 'bishnu@example.com' },
  ],
};

const meta = {
  title: 'Components/UserChip',
  component: UserChip,
  args: { name: 'Bishnu Prasad Bhattarai', subtitle: 'Senior mountain guide', href: '#bishnu' },
} satisfies Meta<typeof UserChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CutsAtTwenty: Story = {
  name: 'Cuts name and title at 20 letters [CHIP-1]',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(within(link).getByText('Bishnu Prasad Bhatta…')).toBeVisible();
    await expect(within(link).getByText('Senior mountain guid…')).toBeVisible();
  },
};

export const SpeaksTheWholeName: Story = {
  name: 'Speaks the whole name and shows it under the pointer [LIB-16]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Bishnu Prasad Bhattarai Senior mountain guide');
    await expect(canvas.getByTitle('Bishnu Prasad Bhattarai')).toBeVisible();
    await expect(canvas.getByTitle('Senior mountain guide')).toBeVisible();
  },
};

export const ShowsAllThereIsRoomFor: Story = {
  name: 'Shows the whole name where there is room, and cuts it where there is none [LIB-16]',
  render: (args) => (
    <Stack>
      <UserChip {...args} isWhole />
      <div style={{ inlineSize: 140 }} data-testid="narrow">
        <UserChip {...args} isWhole />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [wide, narrow] = canvas.getAllByText('Bishnu Prasad Bhattarai');
    await expect(wide!.scrollWidth).toBeLessThanOrEqual(wide!.clientWidth);
    await expect(narrow!.scrollWidth).toBeGreaterThan(narrow!.clientWidth);
    const room = canvas.getByTestId('narrow');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};

export const OpensACard: Story = {
  args: { card },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    canvas.getByRole('link').focus();
    await userEvent.hover(canvas.getByRole('link'));
    const dialog = await screen.findByRole('dialog', { name: 'Bishnu Prasad Bhattarai' }, { timeout: 3000 });
    await waitFor(() => expect(within(dialog).getByText('Senior mountain guide')).toBeVisible());
    await waitFor(() => expect(within(dialog).getByText('Pokhara')).toBeVisible());
  },
};

export const NoteInsteadOfLink: Story = {
  args: { note: 'Has left the club' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.hover(canvas.getByRole('note'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Has left the club');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <UserChip {...args} />
      <UserChip name="Pemba Sherpa" subtitle="Guide" isOnline />
      <UserChip name="दीपेन्द्र बहादुर खत्री क्षेत्री" subtitle="वरिष्ठ पथप्रदर्शक अधिकृत" />
      <UserChip name="Anita" size="sm" />
      <UserChip name="Gyanendra Man Singh Tamrakar" subtitle="Expedition coordinator" isWhole />
      <UserChip name="Gyanendra Man Singh Tamrakar" note="Has left the club" />
      <UserChip {...args} name="Pasang Lhamu" card={{ ...card, label: 'Pasang Lhamu' }} isOnline />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: /Pasang/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Pasang Lhamu' }, { timeout: 3000 });
    await waitFor(() => expect(within(dialog).getByText('Pokhara')).toBeVisible());
  },
};
