/** Days, instants and sums go by the organization's place, wherever this browser is: its clock is that of Kathmandu. */
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refreshSession, session } from '../../src/shell/session.ts';
import { close, open } from './stage.tsx';

const patient = { timeout: 15_000 };
const shown = (locator: ReturnType<typeof page.getByText>) => expect.element(locator, patient).toBeVisible();

/** It is the 21st in Kathmandu, and still the 20th in New York. */
const morning = new Date('2026-11-21T02:00:00Z');
const newYork = { timezone: 'America/New_York', currency: 'USD' };
/** It is the 21st in Kathmandu, and the 22nd in Tokyo. */
const evening = new Date('2026-11-21T16:00:00Z');
const tokyo = { timezone: 'Asia/Tokyo', currency: 'JPY' };

afterEach(close);

describe('an organization in another zone', () => {
  it.each([
    ['New York', newYork, morning, '2026-11-13', '2026-11-20'],
    ['Tokyo', tokyo, evening, '2026-11-15', '2026-11-22'],
  ])('reads records by its own day: %s', async (_name, place, now, first, last) => {
    const { server, address } = await open('/library', { place, now });
    await page.getByRole('link', { name: /Lent within a week/ }).click();
    await expect.poll(address, patient).toBe(`/library/loans?lent_on__gte=${first}&lent_on__lte=${last}`);
    const asked = () =>
      server.asked
        .filter(({ path, search }) => path.endsWith('/loan/') && search.has('lent_on__lte'))
        .map(({ search }) => search.get('lent_on__lte'));
    await expect.poll(asked, patient).toContain(last);
    expect(new Set(asked())).toEqual(new Set([last]));
  });

  it.each([
    ['New York', newYork, morning, 'Friday, 20 November 2026 AD, 4 Mangsir 2083 BS'],
    ['Tokyo', tokyo, evening, 'Sunday, 22 November 2026 AD, 6 Mangsir 2083 BS'],
  ])('marks its own day as today in a form: %s', async (_name, place, now, today) => {
    await open('/library/loans/new', { place, now });
    await page.getByRole('button', { name: /Lent on, Open the calendar/ }).click();
    const marked = () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /, today$/ })
        .elements()
        .map((day) => day.getAttribute('aria-label'));
    await expect.poll(marked, patient).toEqual([`${today}, today`]);
  });

  it('shows instants by its clock, and sums in its currency', async () => {
    await open('/library/loans/3', { place: newYork, now: morning });
    await shown(page.getByText('4 Dec 2026, 12:00 am'));
    await shown(page.getByText('USD 5.00'));
  });

  it('gives its place with the session, and another organization gives its own', async () => {
    const stage = await open('/library/loans/3', { place: newYork, now: morning });
    await shown(page.getByText('USD 5.00'));
    const info = session.info;
    stage.server.instead = ({ path }) =>
      path.endsWith('users/me/')
        ? Response.json({ ...info, is_admin: false, current_organization: { ...info?.current_organization, ...tokyo } })
        : undefined;
    await refreshSession();
    await shown(page.getByText('JPY 5.00'));
    await shown(page.getByText('4 Dec 2026, 2:00 pm'));
  });
});
