import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { stage } from '../../stories/stage.tsx';
import { RequestLevels, type Entry, type Step } from './RequestLevels.tsx';

const person = (id: number, name: string, inNepali: string) => ({
  id,
  full_name: name,
  name_ne: inNepali,
  job_title: 'Guide',
  profile_picture: null,
});
const asha = person(11, 'Asha Thapa', 'आशा थापा');
const bimal = person(12, 'Bimal Rai', 'विमल राई');
const chandra = person(13, 'Chandra Lama', 'चन्द्र लामा');
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const steps: readonly Step[] = [
  {
    level: 1,
    approver: 'Supervisor',
    state: 'done',
    candidates: [asha],
    asks_all: false,
    opened_at: hoursAgo(200),
    due_at: null,
  },
  {
    level: 2,
    approver: 'HR',
    state: 'open',
    candidates: [bimal, chandra],
    asks_all: true,
    opened_at: hoursAgo(100),
    due_at: hoursAgo(76.5),
  },
];
const entry = { acting_for: null, remarks: '', created_at: hoursAgo(100), moved: null };
const entries: readonly Entry[] = [
  {
    ...entry,
    id: 1,
    level: 1,
    action_performed: 'Forwarded',
    action_performed_by: chandra,
    acting_for: asha,
    remarks: 'Fine with me',
  },
  {
    ...entry,
    id: 2,
    level: 2,
    action_performed: 'Reassigned',
    action_performed_by: null,
    moved: { because: 'left', from: [asha], to: [bimal] },
  },
  { ...entry, id: 3, level: 2, action_performed: 'Approved', action_performed_by: chandra },
];

const meta = {
  title: 'Application/RequestLevels',
  component: RequestLevels,
  args: { steps, entries },
  ...stage({}),
} satisfies Meta<typeof RequestLevels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says who decided for whom, who is asked, how many agreed, how late it is, and what was moved',
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Who decides' }))
      .getAllByRole('listitem')
      .filter((item) => item.dataset['tone'] !== undefined);
    await expect(first).toHaveTextContent(/Forwarded.*Chandra Lama.*for Asha Thapa.*Fine with me/);
    await expect(second).toHaveTextContent(/Pending.*3 days late/);
    await expect(second).toHaveTextContent('All 2 must approve, 1 so far');
    await expect(second).toHaveTextContent('Moved from Asha Thapa to Bimal Rai: An approver left');
  },
};

export const Decided: Story = {
  name: 'Is absent once no level is open',
  args: { steps: steps.map((step) => ({ ...step, state: 'done' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Who decides' })).toBeNull();
  },
};

export const InNepali: Story = {
  globals: { language: 'ne' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('आशा थापा को तर्फबाट')).toBeVisible();
    await expect(canvas.getByText('३ दिन ढिलो')).toBeVisible();
  },
};
