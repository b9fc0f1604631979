import type { HomeAnswer, WaitingRequest } from '@karmik/model/home/home';
import { bilingual } from '@karmik/model/kit/text';
import { UiProvider } from '@karmik/ui/provider';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { asked, hoursAgo, people, stage } from '../../stories/stage.tsx';
import Inbox from './Inbox.tsx';

const requestOf = (id: number, sender: WaitingRequest['sender'], reason: string): WaitingRequest => ({
  entity: 'leave_request',
  path: 'leave/:org/leave-request',
  id,
  label: bilingual('Leave request', 'बिदा अनुरोध'),
  sender,
  facts: [
    { label: bilingual('From', 'देखि'), day: '2026-12-03' },
    { label: bilingual('Reason', 'कारण'), text: bilingual(reason, reason) },
  ],
  actions: ['approve', 'decline'],
  is_remark_needed: false,
  version: '41',
  url: '/user/supervisor/leave/requests',
  dialog: null,
  created_at: hoursAgo(3),
});

/** Requests wait until they are decided. */
function waiting() {
  let requests = [requestOf(1, people.rita, 'Sister’s wedding'), requestOf(2, people.anil, 'Moving house')];
  return {
    'GET users/me/home/': (): HomeAnswer => ({
      inbox: {
        total: requests.length + 1,
        requests,
        lists: [{ name: 'posts', label: bilingual('Posts', 'पोस्ट'), count: 1, url: '/admin/himal/posts' }],
      },
    }),
    'POST leave/himal/leave-request/bulk/approve/': ({ ids }: { readonly ids: readonly number[] }) => {
      requests = requests.filter(({ id }) => !ids.includes(id));
      return { results: ids.map((id) => ({ id, status: 'done' })) };
    },
    'POST leave/himal/leave-request/bulk/decline/': ({ ids, remark }: { ids: readonly number[]; remark: string }) => {
      const reason = bilingual(`${remark} says too little`, `${remark} पुगेन`);
      if (remark === 'No')
        return { results: ids.map((id) => ({ id, status: 'refused', _messages: { details: [reason] } })) };
      requests = requests.filter(({ id }) => !ids.includes(id));
      return { results: ids.map((id) => ({ id, status: 'done' })) };
    },
  };
}

const meta = {
  title: 'Application/Home/Inbox',
  component: Inbox,
  ...stage({ answers: waiting() }),
} satisfies Meta<typeof Inbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ListsOfPagesThatAreOff: Story = {
  name: 'A list is left out where its page is off, and so is its count',
  beforeEach: stage({
    answers: {
      'GET users/me/home/': {
        inbox: {
          total: 3,
          requests: [],
          lists: [
            { name: 'posts', label: bilingual('Posts', 'पोस्ट'), count: 1, url: '/admin/himal/posts' },
            {
              name: 'loan_guarantees',
              label: bilingual('Pending loan guarantees', 'उत्तर दिन बाँकी ऋणका जमानी'),
              count: 2,
              url: '/user/loan?tab=guarantees',
            },
          ],
        },
      } satisfies HomeAnswer,
    },
  }).beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Posts/ })).toBeVisible();
    await expect(canvas.queryByText(/guarantees/)).toBeNull();
    await expect(canvas.getByRole('heading', { name: /Pending for you\s*1/ })).toBeVisible();
  },
};

export const Decided: Story = {
  name: '[E11] Several requests are approved by one press where no remark is needed',
  beforeEach: stage({ answers: waiting() }).beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(asked).toContain('POST leave/himal/leave-request/bulk/approve/'));
    await waitFor(() => expect(canvas.queryByText('Moving house')).toBeNull());
  },
};

export const Declined: Story = {
  name: '[E11] Declining asks for a remark first',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('textarea')).toBeRequired());
    await expect(asked).not.toContain('POST leave/himal/leave-request/bulk/decline/');
  },
};

export const DeclinedAlone: Story = {
  name: '[E11] One request is declined in its place, with a remark that is kept where it was refused',
  beforeEach: stage({ answers: waiting() }).beforeEach,
  play: async ({ canvas, userEvent }) => {
    const decline = new RegExp(`^Decline: ${people.anil.full_name}`);
    await userEvent.click(await canvas.findByRole('button', { name: decline }));
    const remark = await canvas.findByRole('textbox', { name: 'Remarks' });
    await userEvent.click(canvas.getByRole('button', { name: decline }));
    await expect(remark).toHaveAccessibleDescription('Remarks is Required');
    await expect(asked).not.toContain('POST leave/himal/leave-request/bulk/decline/');
    await userEvent.type(remark, 'No');
    await userEvent.click(canvas.getByRole('button', { name: decline }));
    await expect(await canvas.findByText('No says too little')).toBeVisible();
    await expect(remark).toHaveValue('No');
    await userEvent.type(remark, 't this week');
    await userEvent.click(canvas.getByRole('button', { name: decline }));
    await waitFor(() => expect(canvas.queryByText('Moving house')).toBeNull());
    await expect(canvas.getByText('Sister’s wedding')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: stage({ answers: { 'GET users/me/home/': { inbox: { total: 0, requests: [], lists: [] } } } }).beforeEach,
};
/** As on the noticeboard, where no screen around it says the reader's language and calendar; Storybook's own frame does. */
const outsideOfScreens: Decorator = (Story) => (
  <UiProvider>
    <Story />
  </UiProvider>
);

/** A request that has been pending since a day, so that its date is known. */
const sentOn = {
  'GET users/me/home/': (): HomeAnswer => ({
    inbox: {
      total: 1,
      requests: [{ ...requestOf(1, people.rita, 'Sister’s wedding'), created_at: '2026-11-25T06:00:00Z' }],
      lists: [],
    },
  }),
};

export const InNepali: Story = {
  name: 'In Nepali, the day since when a request is pending is Nepali too',
  globals: { language: 'ne' },
  decorators: [outsideOfScreens],
  beforeEach: stage({ answers: sentOn }).beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^९ मंसिर २०८३ देखि/)).toBeVisible();
  },
};

export const InTheOtherCalendar: Story = {
  name: 'For a reader of AD dates, the day since when a request is pending is AD',
  globals: { calendar: 'ad' },
  decorators: [outsideOfScreens],
  beforeEach: stage({ answers: sentOn }).beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Since 25 November 2026/)).toBeVisible();
  },
};
