import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import type { ApprovalLevel, ApprovalPerson } from './index.ts';
import { ApprovalLine } from './index.ts';

const anita: ApprovalPerson = { id: 1, name: 'Anita Kumari Shrestha', title: 'Head of operations' };
const pemba: ApprovalPerson = { id: 2, name: 'Pemba Sherpa', title: 'Guide' };
const bishnu: ApprovalPerson = { id: 3, name: 'Bishnu Prasad Bhattarai', title: 'Accountant' };
const maya: ApprovalPerson = { id: 4, name: 'Maya Tamang', title: 'Treasurer' };
const gita: ApprovalPerson = { id: 5, name: 'Gita Rai', title: 'Director' };

const now = '2026-11-28T06:00:00Z';
const levels: readonly ApprovalLevel[] = [
  {
    id: 'supervisor',
    label: 'Supervisor',
    state: 'decided',
    people: [anita],
    decisions: [
      {
        outcome: 'forwarded',
        by: pemba,
        actingFor: anita,
        at: '2026-11-22T05:10:00Z',
        remark: 'The group is covered that week.',
      },
    ],
  },
  {
    id: 'finance',
    label: 'Finance',
    state: 'open',
    people: [bishnu, maya],
    needs: 'any',
    since: '2026-11-22T05:10:00Z',
    due: '2026-11-25T05:10:00Z',
    standIns: [{ of: maya, people: [gita] }],
    moves: [{ from: [pemba], to: [bishnu, maya], reason: 'New head of the division' }],
  },
  { id: 'director', label: 'Director', state: 'waiting', people: [gita] },
];

const meta = {
  title: 'Components/ApprovalLine',
  component: ApprovalLine,
  args: { label: 'Approval', levels, now },
} satisfies Meta<typeof ApprovalLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhoIsNext: Story = {
  name: 'Says who decided for whom, who is asked since when, and how late it is [LIB-HR]',
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem').filter((item) => item.dataset['tone'] !== undefined);
    await expect(first).toHaveTextContent('Forwarded');
    await expect(first).toHaveTextContent('for Anita Kumari Shrestha');
    await expect(within(first!).getByText('6 Mangsir 2083')).toBeVisible();
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(second).toHaveTextContent('Since 6 Mangsir 2083 (6 days)');
    await expect(second).toHaveTextContent('3 days late');
    await expect(second).toHaveTextContent('One of 2 must approve');
    await expect(second).toHaveTextContent('Gita Rai can decide for Maya Tamang');
    await expect(second).toHaveTextContent(
      'Moved from Pemba Sherpa to Bishnu Prasad Bhattarai, Maya Tamang: New head of the division',
    );
    await expect(third).toHaveTextContent('Upcoming');
    await expect(third).not.toHaveAttribute('aria-current');
  },
};

export const AllMustApprove: Story = {
  name: 'Counts who has approved where all must, also by a stand-in',
  args: {
    levels: [
      {
        id: 'board',
        label: 'Board',
        state: 'open',
        people: [anita, bishnu, maya],
        needs: 'all',
        since: '2026-11-28T03:00:00Z',
        due: '2026-11-30',
        decisions: [{ outcome: 'approved', by: pemba, actingFor: bishnu, at: '2026-11-28' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    const ring = canvas.getAllByRole('listitem')[0];
    await expect(ring).toHaveTextContent('All 3 must approve, 1 so far');
    await expect(ring).toHaveTextContent('Since 12 Mangsir 2083 (3 hours) · Due 14 Mangsir 2083');
    await expect(within(ring!).getAllByText('approved')).toHaveLength(1);
    await expect(ring).not.toHaveTextContent('late');
  },
};

export const Compact: Story = {
  name: 'Is one line in a list: a mark for each level, who is asked, how late',
  args: { isCompact: true },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('group', { name: 'Approval' });
    await expect(
      within(line)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Supervisor: Forwarded', 'Finance: Pending', 'Director: Upcoming']);
    await expect(line).toHaveTextContent('Finance: Bishnu Prasad Bhattarai and 1 more');
    await expect(line).toHaveTextContent('3 days late');
  },
};

export const Failed: Story = {
  args: { status: 'error', errorMessage: 'The server does not answer.', onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const InNepali: Story = {
  globals: { language: 'ne' },
  args: { label: 'स्वीकृति', maxPeople: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('६ मंसिर २०८३ देखि (६ दिन)')).toBeVisible();
    await expect(canvas.getByText('३ दिन ढिलो')).toBeVisible();
    await expect(canvas.getByText('Anita Kumari Shrestha को तर्फबाट')).toBeVisible();
    await expect(canvas.getByText('र अरू १ जना')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <ApprovalLine {...args} />
      <ApprovalLine
        {...args}
        label="Declined"
        levels={[
          {
            id: 'supervisor',
            label: 'शाखा प्रमुख',
            state: 'decided',
            people: [anita],
            decisions: [{ outcome: 'declined', by: anita, at: '2026-11-22', remark: 'त्यो साता सबै व्यस्त छन्।' }],
          },
          { id: 'hr', label: 'HR', state: 'skipped', people: [], notes: ['Skipped: only above Rs. 50,000'] },
        ]}
      />
      <ApprovalLine
        {...args}
        label="Planned"
        levels={[
          { id: 'a', label: 'Supervisor', state: 'planned', people: [anita] },
          { id: 'b', label: 'Finance', state: 'planned', people: [], notes: ['Approval here can be final'] },
        ]}
      />
      <ApprovalLine {...args} label="In a list" isCompact />
      <div style={{ inlineSize: 260 }}>
        <ApprovalLine {...args} label="In a narrow list" isCompact />
      </div>
      <ApprovalLine {...args} label="Nothing" levels={[]} />
      <ApprovalLine {...args} label="Slow" status="loading" levels={[]} />
      <ApprovalLine {...args} label="Wrong" status="error" errorMessage="The server does not answer." onRetry={fn()} />
    </Stack>
  ),
};
