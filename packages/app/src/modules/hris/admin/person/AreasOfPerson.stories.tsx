import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { AnyRecord } from '../../../../screens/kit/screens.ts';
import { ScreenProviders } from '../../../../screens/providers/ScreenProviders.tsx';
import { session } from '../../../../shell/session.ts';
import { asked, stage } from '../../../../stories/stage.tsx';
import LeaveOfPerson from './LeaveOfPerson.tsx';
import ShiftOfPerson from './ShiftOfPerson.tsx';
import { areaTabs } from './tabs.tsx';

/** The page of an employee, as a section of it has the record. */
const record = { id: 4 } as AnyRecord;
const sent: unknown[] = [];
const shift = {
  id: 1,
  employee: { id: 4 },
  work_shift: { id: 2, name: 'Night' },
  starts_on: '2024-01-01',
  ends_on: null,
};
const home = {
  leave_type: { id: 3, name: 'Home leave', in_nepali: 'घर बिदा', colour: null },
  keeps_balance: true,
  allows_hours: false,
  balance: '12.0000',
  scheduled: '0.0000',
  pending: '0.0000',
  available: '12.0000',
  taken: '3.0000',
};
const request = {
  id: 8,
  leave_type: { id: 3, name: 'Home leave' },
  from_date: '2026-11-23',
  to_date: '2026-11-24',
  duration: '2.0000',
  status: 'Requested',
};
const keep = (body: unknown) => {
  sent.push(body);
  return { id: 9 };
};
const on = stage({
  answers: {
    'GET attendance/himal/shift-assignment/': { results: [shift], next: null, count: 1 },
    'POST attendance/himal/shift-assignment/': keep,
    'GET attendance/himal/work-shift/options/': { results: [{ id: 5, name: 'Morning' }], next: null, count: 1 },
    'GET leave/himal/balance/': { on: '2026-11-29', results: [home] },
    'POST leave/himal/balance-edit/': keep,
    'GET leave/himal/leave-request/': (_body: unknown, search: URLSearchParams) => ({
      results: search.get('sender') === '4' ? [request] : [],
      next: null,
    }),
  },
});
const { beforeEach, decorators } = on;
/** @param codes permissions of the reader */
const as = (codes: readonly string[]) => ({
  beforeEach: async (context: Parameters<typeof beforeEach>[0]) => {
    const undo = await beforeEach(context);
    sent.length = 0;
    session.admin = {
      switchable_organizations: [],
      organization_permissions: [...codes],
    };
    return () => {
      undo();
      session.admin = { switchable_organizations: [], organization_permissions: [] };
    };
  },
});

const meta = { title: 'Modules/HRIS/Areas of an employee', decorators } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shift: Story = {
  name: '[E19] The shift of an employee is seen and assigned on the employee',
  ...as(['5.06']),
  render: () => (
    <ScreenProviders>
      <ShiftOfPerson record={record} />
    </ScreenProviders>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Night')).toBeVisible();
    await expect(canvas.getByText('Current')).toBeVisible();
    // What needs another permission is not asked for.
    await expect(asked.some((each) => each.includes('individual-setting'))).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Assign shift' }));
    const form = await screen.findByRole('dialog', { name: 'Assign shift' });
    await expect(form).toBeVisible();
    await expect(screen.queryByLabelText(/^Employee/)).toBeNull();
  },
};

export const Leave: Story = {
  name: '[E19] A leave balance is adjusted on the employee',
  ...as(['6.03']),
  render: () => (
    <ScreenProviders>
      <LeaveOfPerson record={record} />
    </ScreenProviders>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adjust balance: Home leave' }));
    await userEvent.type(await screen.findByLabelText(/^Days/), '2');
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'Counted wrongly in 2082');
    await userEvent.click(await screen.findByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({ employee: 4, leave_type: 3, kind: 'Adjustment', quantity: '2.0000' });
  },
};

export const OwnLeave: Story = {
  name: '[E19] No one adjusts their own balance, nor without the permission',
  ...as(['6.05']),
  render: () => (
    <ScreenProviders>
      <LeaveOfPerson record={record} />
    </ScreenProviders>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Explain this balance: Home leave' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Adjust/ })).toBeNull();
  },
};

export const LeaveRequests: Story = {
  name: '[E19] The leave requests of an employee lead to their pages, for who reads them alone',
  ...as(['6.02']),
  render: () => (
    <ScreenProviders>
      <LeaveOfPerson record={record} />
    </ScreenProviders>
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '7 Mangsir 2083 – 8 Mangsir 2083' });
    await expect(link).toHaveAttribute('href', '/admin/himal/leave/employees-request?open=8');
    await expect(canvas.getByRole('table', { name: 'Leave requests' })).toHaveTextContent(/Home leave.*2.*Requested/);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(asked.filter((call) => call.includes('balance'))).toEqual([]);
  },
};

export const Tabs: Story = {
  name: '[E19] Each area is a tab for who reads it',
  ...as(['6.05', '5.18']),
  render: () => <ul>{areaTabs.map(({ id, isShown }) => isShown() && <li key={id}>{id}</li>)}</ul>,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['shift', 'leave']);
  },
};
