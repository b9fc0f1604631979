import type { Notification, NotificationPage } from '@karmik/model/notification/notification';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { hoursAgo, people, stage } from '../../stories/stage.tsx';
import { OwnNotifications } from './OwnNotifications.tsx';

const told = (
  id: number,
  category: string,
  text: string,
  text_ne: string,
  actor: Notification['actor'] = people.rita,
): Notification => ({
  id,
  organization: { slug: 'himal', name: 'Himal Library' },
  actor,
  category,
  text,
  text_ne,
  notify_on: hoursAgo(id),
  created_at: hoursAgo(id),
  read: false,
  is_resolved: false,
  can_be_reminded: false,
  remind_at: null,
  is_interactive: false,
  interactive_type: null,
  interactive_data: null,
  url: null,
});
let notifications: Notification[] = [];
let isReached = true;
const all = (): Notification[] => [
  told(1, 'leave', 'Rita Gurung asked for leave on 4 December', 'रीता गुरुङले ४ डिसेम्बरमा बिदा माग्नुभयो'),
  told(2, 'payroll', 'Your payslip of Kartik is there', 'कार्तिकको तलब विवरण आयो', null),
  told(3, 'leave', 'Anil Kumar Shrestha asked for leave', 'अनिल कुमार श्रेष्ठले बिदा माग्नुभयो', people.anil),
  told(4, 'attendance', 'Yesterday has no punch out', 'हिजो बाहिरिएको हाजिरी छैन', null),
];

const page = (_body: unknown, search: URLSearchParams): NotificationPage => {
  if (!isReached) throw new TypeError('The server is not reached.');
  const [read, category] = [search.get('read'), search.get('category')];
  const categories = [...new Set(notifications.map((each) => each.category))];
  const unread = notifications.filter((each) => !each.read);
  return {
    results: notifications.filter(
      (each) => (read === null || String(each.read) === read) && (category === null || each.category === category),
    ),
    next: null,
    groups: categories.map((each) => ({
      category: each,
      unread_count: unread.filter((one) => one.category === each).length,
      total_count: notifications.filter((one) => one.category === each).length,
    })),
    unread_count: unread.length,
    read_count: notifications.length - unread.length,
    total_count: notifications.length,
  };
};
const readAll = (_body: unknown, search: URLSearchParams) => {
  const category = search.get('category');
  notifications = notifications.map((each) =>
    category === null || each.category === category ? { ...each, read: true } : each,
  );
  return { updated: 1 };
};
const { beforeEach, decorators } = stage({
  answers: { 'GET notifications/': page, 'POST notifications/read-all/': readAll },
});

const meta = {
  title: 'Application/Notifications',
  component: OwnNotifications,
  args: { onOpenDialog: () => undefined, onClose: () => undefined },
  decorators,
  beforeEach: (context) => {
    notifications = all();
    return beforeEach(context);
  },
} satisfies Meta<typeof OwnNotifications>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKind: Story = {
  name: 'Stand by what they are about, that of the newest open, and are read one group at a time by keyboard [35.6]',
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const leave = within(await canvas.findByRole('region', { name: 'Leave' }));
    await expect(leave.getByRole('button', { name: 'Leave 2' })).toHaveAttribute('aria-expanded', 'true');
    await expect(await leave.findByText('Anil Kumar Shrestha asked for leave')).toBeVisible();
    const pay = within(canvas.getByRole('region', { name: 'Pay' }));
    await expect(pay.queryByText('Your payslip of Kartik is there')).toBeNull();

    pay.getByRole('button', { name: 'Pay 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await pay.findByText('Your payslip of Kartik is there')).toBeVisible();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(pay.queryByText('Your payslip of Kartik is there')).toBeNull());

    leave.getByRole('button', { name: 'All read: Leave' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Leave' })).toBeNull());
    await expect(canvas.getByRole('tab', { name: /Unread/ })).toHaveTextContent('2');
    await userEvent.click(canvas.getByRole('tab', { name: /^Read/ }));
    await expect(await canvas.findByRole('button', { name: 'Leave 2' })).toBeVisible();
    // What is read is not read again.
    await expect(canvas.queryByRole('button', { name: 'All read: Leave' })).toBeNull();
  },
};
export const Many: Story = {
  name: 'Show five of a long group first, so that the others stay in reach [35.6]',
  globals: { language: 'en' },
  beforeEach: () => {
    notifications = [
      ...Array.from({ length: 8 }, (_, n) => told(n + 1, 'task', `Task ${n + 1} is due`, `कार्य ${n + 1} को म्याद`)),
      told(20, 'payroll', 'Your payslip of Kartik is there', 'कार्तिकको तलब विवरण आयो', null),
    ];
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Task 5 is due')).toBeVisible();
    await expect(canvas.queryByText('Task 6 is due')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 8: Tasks' }));
    await expect(await canvas.findByText('Task 8 is due')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay 1' })).toBeVisible();
  },
};
export const InNepali: Story = {
  globals: { language: 'ne' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'बिदा २' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'सबै पढियो: बिदा' })).toBeVisible();
  },
};
export const NotReached: Story = {
  name: 'Say that notifications could not be read, and read them again on request [E35]',
  globals: { language: 'en' },
  beforeEach: () => {
    isReached = false;
    return () => {
      isReached = true;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
    isReached = true;
    await userEvent.click(again);
    await expect(await canvas.findByRole('button', { name: 'Leave 2' })).toBeVisible();
  },
};
export const Nothing: Story = {
  globals: { language: 'en' },
  beforeEach: () => {
    notifications = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Unread/ })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
