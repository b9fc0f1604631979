/** A meeting from its invitation to the answer of a guest without an account (WC-24, WC-25). */
import { randomUUID } from 'node:crypto';
import { call, expect, expectNoOverflow, mistakesOf, signInByCall, test, visitor } from '../support/karmik.ts';
import { dayIn, iso } from '../support/days.ts';
import { linkIn, newMail } from '../support/mails.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

interface Shown {
  readonly id: number;
  readonly guest_states: readonly {
    readonly email: string | null;
    readonly answers: readonly { readonly answer: string }[];
  }[];
}

const phone = { width: 390, height: 844 };

/** A meeting of the supervisor with a guest from outside. */
async function meeting(token: string, in_days: number) {
  const email = `guest.${randomUUID()}@example.com`;
  const title = `Visit ${randomUUID().slice(0, 8)}`;
  const on = iso(dayIn(in_days));
  const made = await call<Shown>('event/himal/event/', {
    token,
    method: 'POST',
    body: {
      title,
      starts_on: on,
      start_time: '16:00',
      ends_on: on,
      end_time: '17:00',
      location: 'Gate 2',
      notes: 'Only for us',
      guests: [{ name: 'Kiran Shakya', email }],
    },
  });
  return { ...made, email, title };
}
const answersOf = async (token: string, id: number) =>
  (await call<Shown>(`event/himal/event/${id}/`, { token })).guest_states.flatMap(({ answers }) => answers);

test(
  'a guest answers by the link of the mail on a phone, and the organizer sees it; opening it answers nothing [WC-24, WC-25]',
  whereTouched('events'),
  async ({ browser }) => {
    const tokens = await signInByCall('supervisor@himal.demo');
    const { id, email, title } = await meeting(tokens.access, 9);
    const path = linkIn(await newMail(email));
    expect(path).toMatch(/^\/invitation\/[\w-]{43}$/);
    const page = await visitor(browser, undefined, { viewport: phone });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('Gate 2')).toBeVisible();
    await expect(page.getByText('Only for us')).toBeHidden();
    expect(await answersOf(tokens.access, id)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    await expectNoOverflow(page);
    await page.getByText('Attending', { exact: true }).click();
    await page.getByLabel('Note').fill('I come by bus');
    await page.getByRole('button', { name: 'Send response' }).click();
    await expect(page.getByText('Your response was sent to the organizer.')).toBeVisible();
    const organizer = await visitor(browser, tokens, { viewport: { width: 1440, height: 900 } });
    await organizer.goto(`/user/events/${id}`);
    await expect(organizer.getByText('I come by bus')).toBeVisible();
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'an organizer adds an event in the calendar, and cancels it [WC-27]',
  whereTouched('events'),
  async ({ browser }) => {
    const tokens = await signInByCall('supervisor@himal.demo');
    const { id, title } = await meeting(tokens.access, 10);
    const page = await visitor(browser, tokens, { viewport: { width: 1440, height: 900 } });
    const day = iso(dayIn(10));
    await page.goto(`/user/calendar?view=day&day=${day}`);
    await page.getByRole('button', { name: new RegExp(title) }).click();
    await page.getByRole('link', { name: 'Open event' }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel event' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel event' }).click();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    expect((await call<{ status: string }>(`event/himal/event/${id}/`, { token: tokens.access })).status).toBe(
      'Cancelled',
    );
    await page.goto(`/user/calendar?view=day&day=${day}`);
    await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(title) })).toBeHidden();
  },
);
