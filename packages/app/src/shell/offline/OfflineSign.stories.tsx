import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { stage } from '../../stories/stage.tsx';
import { OfflineSign } from './OfflineNote.tsx';
import { hear, offline } from './offline.ts';

const meta = {
  title: 'Application/OfflineSign',
  component: OfflineSign,
  ...stage({}),
} satisfies Meta<typeof OfflineSign>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[E12] A page that was seen earlier says so while there is no connection',
  play: async ({ canvas }) => {
    Object.assign(offline, { isOffline: false, seenAt: undefined });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    hear({ kind: 'karmik.seen', at: '2026-11-29T03:45:00.000Z' });
    await expect(await canvas.findByText(/^You are offline, seen at 13 Mangsir 2083, 9:30 am/)).toBeVisible();
    hear({ kind: 'karmik.seen', at: null });
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
