import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { asked, hoursAgo, people, stage } from '../../../stories/stage.tsx';
import { changeDetailAs } from './ChangeDetail.tsx';

const pending = {
  id: 7,
  employee: people.rita,
  section: 'contact',
  action: 'update',
  status: 'Pending',
  requested_by: people.rita,
  remark: 'New number',
  decided_by: null,
  decided_at: null,
  decision_remark: '',
  created_at: hoursAgo(5),
  changes: [{ field: 'personal_email', old: 'rita@old.example', new: 'rita@new.example' }],
  is_hidden: false,
  can_decide: true,
  shared_account: null,
};
const path = 'hris/himal/change-requests/7/';
const answers = (request: object) => ({
  [`GET ${path}`]: request,
  [`POST ${path}approve/`]: {},
});

const meta = {
  title: 'Application/HRIS/ChangeDetail',
  component: changeDetailAs('hr'),
  args: { id: '7', slug: 'himal', onClose: fn() },
  ...stage({ answers: answers(pending) }),
} satisfies Meta<ReturnType<typeof changeDetailAs>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Decided: Story = {
  name: 'Shows what is and what is proposed; a decision needs a remark and closes it [LIB-HR]',
  play: async ({ args, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    const card = within(await drawer.findByRole('group', { name: new RegExp(people.rita.full_name) }));
    await expect(card.getByText('rita@old.example')).toBeVisible();
    await expect(card.getByText('rita@new.example')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /^Approve/ }));
    await expect(card.getByRole('textbox', { name: 'Remarks' })).toHaveAccessibleDescription('Remarks is Required');
    await expect(asked).not.toContain(`POST ${path}approve/`);
    await userEvent.type(card.getByRole('textbox', { name: 'Remarks' }), 'Checked');
    await userEvent.click(card.getByRole('button', { name: /^Approve/ }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked).toContain(`POST ${path}approve/`);
  },
};

export const OnlyRead: Story = {
  name: 'Offers no buttons to a reader who does not decide',
  beforeEach: stage({ answers: answers({ ...pending, can_decide: false }) }).beforeEach,
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText('rita@new.example')).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
  },
};
