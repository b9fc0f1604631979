import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UserChip } from '../UserChip/index.ts';
import type { TimelineEntry } from './index.ts';
import { RequestTimeline, timelineActions } from './index.ts';

const entries: readonly TimelineEntry[] = [
  {
    id: '1',
    action: 'submitted',
    label: 'Submitted',
    actor: <UserChip name="Anita Kumari Shrestha" subtitle="Guide" size="sm" />,
    time: '5 Mangsir 2083, 09:12',
    dateTime: '2026-11-21T09:12',
  },
  {
    id: '2',
    action: 'approved',
    label: 'Approved',
    actor: <UserChip name="Pemba Sherpa" size="sm" />,
    remark: 'Take the long rope.',
    time: '6 Mangsir 2083, 11:00',
  },
  { id: '3', label: 'Waiting for the treasurer' },
];

const meta = {
  title: 'Components/RequestTimeline',
  component: RequestTimeline,
  args: { label: 'History', entries },
} satisfies Meta<typeof RequestTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  name: 'Red for declined and cancelled, green for the rest [OVT-4]',
  args: { entries: timelineActions.map((action) => ({ id: action, action, label: action })) },
  play: async ({ canvas }) => {
    const tones = Object.fromEntries(
      canvas.getAllByRole('listitem').map((item) => [item.textContent, item.dataset['tone']]),
    );
    await expect(tones).toEqual({
      submitted: 'positive',
      forwarded: 'positive',
      approved: 'positive',
      confirmed: 'positive',
      edited: 'positive',
      declined: 'critical',
      cancelled: 'critical',
    });
  },
};

export const States: Story = {
  args: {
    entries: [
      ...entries,
      {
        id: 'x',
        action: 'declined',
        label: 'अस्वीकृत',
        remark: 'मौसम खराब भएकाले अर्को साता मात्र जानु होला। '.repeat(4),
        time: '7 Mangsir 2083, 17:20',
      },
    ],
  },
};
