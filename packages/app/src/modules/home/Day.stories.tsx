import type { HomeAnswer } from '@karmik/model/home/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { configuration } from '../../configuration/configuration.ts';
import { asked, hoursAgo, people, stage } from '../../stories/stage.tsx';
import Day from './Day.tsx';

const home: HomeAnswer = {
  inbox: { total: 0, requests: [], lists: [] },
  punches: [],
  holidays: [
    { id: 1, name: 'Udhauli', name_ne: 'उधौली', starts_on: '2090-12-23', ends_on: '2090-12-24', part: 'Full' },
  ],
  money: {
    owes: '84500.00',
    is_owed: '3200.50',
    guarantees: '0.00',
    open: [
      {
        kind: 'loan',
        direction: 'owes',
        source_id: 4,
        name: 'Personal loan',
        name_ne: 'व्यक्तिगत ऋण',
        amount: '84500.00',
      },
      {
        kind: 'expense_settlement',
        direction: 'is_owed',
        source_id: 9,
        name: 'Pokhara',
        name_ne: null,
        amount: '3200.50',
      },
    ],
  },
  payslip: { month: 'bs:2083-07', url: '/user/payslips' },
  tasks: {
    total: 2,
    due: [
      { id: 1, title: 'Count the new books', deadline: '2026-11-20', is_delayed: true, url: '/user/task/1' },
      { id: 2, title: 'Label the shelves', deadline: '2090-11-30', is_delayed: false, url: '/user/task/2' },
    ],
  },
  kudos: [{ id: 1, author: people.rita, text: 'Thank you for the long evening.', published_at: hoursAgo(20) }],
  birthdays: [{ person: people.anil, on: '2026-11-27' }],
  new_hires: [{ person: people.rita, on: '2026-11-17' }],
};

const meta = {
  title: 'Application/Home/Day',
  component: Day,
  ...stage({ answers: { 'GET users/me/home/': home } }),
} satisfies Meta<typeof Day>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The day: attendance, tasks, and what is new with colleagues',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Punch In' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Count the new books' })).toBeVisible();
    await expect(canvas.getByText('Anil Kumar Shrestha')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Expense claim: Pokhara' })).toBeVisible();
    // An installation has no pages of loans until it switches them on.
    await expect(canvas.getByText('Loan: Personal loan')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Loan: Personal loan' })).toBeNull();
    await expect(canvas.queryByText('I guarantee')).toBeNull();
    await waitFor(() => expect(asked).toContain('GET users/me/home/'));
  },
};
export const WithLoans: Story = {
  beforeEach: () => {
    Object.assign(configuration.runtimeConfig, { loan: true });
    return () => void Object.assign(configuration.runtimeConfig, { loan: false });
  },
  play: async ({ canvas }) => {
    const loan = await canvas.findByRole('link', { name: 'Loan: Personal loan' });
    await expect(loan).toHaveAttribute('href', '/user/loan');
  },
};
export const Quiet: Story = {
  beforeEach: stage({
    answers: { 'GET users/me/home/': { inbox: home.inbox, punches: [], tasks: { total: 0, due: [] } } },
  }).beforeEach,
};
export const InNepali: Story = { globals: { language: 'ne' } };
