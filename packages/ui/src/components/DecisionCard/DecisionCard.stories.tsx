import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Checkbox } from '../Checkbox/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import type { Decide, DecisionChoice } from './index.ts';
import { DecisionCard } from './index.ts';

const choices: readonly DecisionChoice[] = [
  { id: 'approve', label: 'Approve', tone: 'positive' },
  { id: 'decline', label: 'Decline', remark: 'required' },
];
const reviewed: readonly DecisionChoice[] = [
  { id: 'reject', label: 'Reject', tone: 'critical', remark: 'required' },
  { id: 'approve', label: 'Approve', variant: 'solid', tone: 'accent', remark: 'required' },
];
const changes = [
  { id: 'bank', label: 'Bank', before: 'Nabil Bank', after: 'Global IME Bank' },
  { id: 'account', label: 'Account number', before: '0110017500123', after: '0703010000456' },
];

const meta = {
  title: 'Components/DecisionCard',
  component: DecisionCard,
  args: {
    label: 'Rita Gurung, Leave request',
    title: 'Leave request',
    by: { id: 1, name: 'Rita Gurung', title: 'Guide' },
    since: '2026-11-25T06:00:00Z',
    now: '2026-11-28T06:00:00Z',
    facts: [
      { id: 'from', label: 'From', value: '17 Mangsir 2083' },
      { id: 'days', label: 'Days', value: '3' },
      { id: 'cover', label: 'At work', value: '2 of 6', isCaution: true },
    ],
    choices,
    onDecide: fn(),
  },
} satisfies Meta<typeof DecisionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnePressDecides: Story = {
  name: 'Says what, by whom and since when; one press decides what needs no remark [LIB-HR]',
  play: async ({ canvas, args, userEvent }) => {
    const card = canvas.getByRole('group', { name: 'Rita Gurung, Leave request' });
    await expect(card).toHaveTextContent('Since 9 Mangsir 2083 (3 days)');
    await expect(card).toHaveTextContent('At work: 2 of 6');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve: Rita Gurung, Leave request' }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledOnce());
    await expect(args.onDecide).toHaveBeenCalledWith('approve', '');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const AsksForARemark: Story = {
  name: 'Asks for the remark that a decision needs, by keys alone, and gives the focus back [LIB-HR]',
  play: async ({ canvas, args, userEvent }) => {
    const decline = { name: 'Decline: Rita Gurung, Leave request' };
    canvas.getByRole('button', decline).focus();
    await userEvent.keyboard('{Enter}');
    const remark = await canvas.findByRole('textbox', { name: 'Remarks' });
    await expect(remark).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /Approve/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('button', decline)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', decline));
    await expect(canvas.getByRole('textbox', { name: 'Remarks' })).toHaveAccessibleDescription('Enter a remark');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Remarks' }), '  The group is too small.  ');
    await userEvent.click(canvas.getByRole('button', decline));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledOnce());
    await expect(args.onDecide).toHaveBeenCalledWith('decline', 'The group is too small.');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

export const WithChanges: Story = {
  name: 'Shows what is and what would be, with a remark for each decision',
  args: {
    label: 'Bank account',
    title: 'Bank account · Change',
    facts: [],
    changes,
    beforeLabel: 'Current',
    afterLabel: 'Proposed',
    warnings: ['Anil Thapa has the same account number'],
    choices: reviewed,
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      within(canvas.getByRole('list', { name: 'Changes' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'BankCurrent: Nabil BankProposed: Global IME Bank',
      'Account numberCurrent: 0110017500123Proposed: 0703010000456',
    ]);
    await expect(canvas.getByText('Anil Thapa has the same account number')).toBeVisible();
    const remark = canvas.getByRole('textbox', { name: 'Remarks' });
    await userEvent.click(canvas.getByRole('button', { name: 'Approve: Bank account' }));
    await expect(remark).toHaveFocus();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.type(remark, 'Cheque seen');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve: Bank account' }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledOnce());
    await expect(args.onDecide).toHaveBeenCalledWith('approve', 'Cheque seen');
  },
};

const refusing = fn<Decide>();

export const Refused: Story = {
  name: 'Keeps the remark and says why a decision was refused, or that it failed',
  args: {
    choices: [{ id: 'decline', label: 'Decline', remark: 'required' }],
    onDecide: refusing,
  },
  beforeEach: () => {
    refusing
      .mockResolvedValueOnce({ remark: 'Too short' })
      .mockResolvedValueOnce({ text: 'Anita Shrestha decided before you' })
      .mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ canvas, userEvent }) => {
    const remark = canvas.getByRole('textbox', { name: 'Remarks' });
    const decline = canvas.getByRole('button', { name: /^Decline/ });
    await userEvent.type(remark, 'No');
    await userEvent.click(decline);
    await waitFor(() => expect(remark).toHaveAccessibleDescription('Too short'));
    await userEvent.click(decline);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Anita Shrestha decided before you');
    await userEvent.click(decline);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The decision was not saved. Try again.'));
    await expect(remark).toHaveValue('No');
  },
};

export const InAList: Story = {
  name: 'Is a line of a list: buttons at its end, under it where there is little room',
  args: {
    isCompact: true,
    leading: <Checkbox aria-label="Select Rita Gurung, Leave request" />,
    title: <Link href="#request">Leave request</Link>,
  },
  play: async ({ canvas }) => {
    const box = (name: RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect();
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(Math.abs(box(/^Approve/).top - box(/^Decline/).top)).toBeLessThan(1);
    await expect(box(/^Approve/).left).toBeGreaterThan(link.right);
  },
};

export const OnAPhone: Story = {
  name: 'Fits 320 px, compact and framed',
  render: (args) => (
    <div style={{ inlineSize: 320 }} data-testid="phone">
      <DecisionCard {...args} isCompact leading={<Checkbox aria-label="Select" />} />
      <DecisionCard {...args} label="Framed" changes={changes} choices={reviewed} />
    </div>
  ),
  play: async ({ canvas }) => {
    const phone = canvas.getByTestId('phone');
    await expect(phone.scrollWidth).toBe(320);
    const approve = canvas.getByRole('button', { name: 'Approve: Rita Gurung, Leave request' }).getBoundingClientRect();
    await expect(approve.top).toBeGreaterThan(canvas.getAllByText('2 of 6')[0]!.getBoundingClientRect().bottom);
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
  args: { choices: [{ id: 'decline', label: 'अस्वीकार गर्नुहोस्', remark: 'required' }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('९ मंसिर २०८३ देखि (३ दिन)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^अस्वीकार गर्नुहोस्/ }));
    await expect(canvas.getByRole('textbox', { name: 'कैफियत' })).toHaveAccessibleDescription('कैफियत लेख्नुहोस्');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <DecisionCard {...args} />
      <DecisionCard
        {...args}
        label="Bank account"
        changes={changes}
        choices={reviewed}
        warnings={['The account is shared']}
      />
      <DecisionCard {...args} label="One of many" isCompact />
      <div style={{ inlineSize: 300 }}>
        <DecisionCard {...args} label="Little room" isCompact />
      </div>
      <DecisionCard {...args} label="Only to look at" choices={[]} />
      <DecisionCard {...args} label="Other work" isDisabled />
      <DecisionCard {...args} label="Slow" status="loading" />
      <DecisionCard {...args} label="Wrong" status="error" errorMessage="The server does not answer." onRetry={fn()} />
    </Stack>
  ),
};
