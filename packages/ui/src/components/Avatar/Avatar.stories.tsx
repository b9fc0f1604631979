import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Avatar, avatarSizes } from './index.ts';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"%3E%3Crect width="9" height="9" fill="teal"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Anita Kumari Shrestha' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FallsBackToInitials: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Anita Kumari Shrestha' });
    await waitFor(() => expect(avatar.querySelector('img')).toBeNull());
    await expect(avatar).toHaveAttribute('data-initials', 'AS');
  },
};

export const States: Story = {
  render: () => (
    <Inline gap="md">
      {avatarSizes.map((size) => (
        <Avatar key={size} name="Bishnu Prasad Bhattarai" size={size} />
      ))}
      <Avatar name="दीपेन्द्र खत्री" size="lg" />
      <Avatar name="Pemba" size="lg" isOnline />
      <Avatar name="Gyanendra" size="lg" isOnline={false} />
      <Avatar name="Picture" size="lg" src={picture} />
    </Inline>
  ),
};
