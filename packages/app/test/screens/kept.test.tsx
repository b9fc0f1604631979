import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../src/api/query-client.ts';
import { preferences } from '../../src/preferences/preferences.ts';
import { typingRest } from '../../src/screens/list/use-delayed.ts';
import { session } from '../../src/shell/session.ts';
import { close, open } from './stage.tsx';

const patient = { timeout: 15_000 };
const grid = () => page.getByRole('grid');
const rows = () => page.getByRole('row', { name: /./ }).elements().length;
const reads = (server: Awaited<ReturnType<typeof open>>['server']) =>
  server.asked.filter(({ method, path }) => method === 'GET' && path === 'org/himal/loan/').length;
/** Lists of loans that would ask for what is told to have changed. */
const awake = () =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey }) => queryKey[0] === 'loan').length;

/** Goes to a page that is no list. */
async function leave(go: (address: string) => Promise<void>): Promise<void> {
  await go('/library/loans/new');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lend a book' }), patient).toBeVisible();
}

/** Types into the search. @returns what is called when no further key comes */
async function typeAndWait(text: string): Promise<() => void> {
  const timers = vi.spyOn(window, 'setTimeout');
  const waiting = () => timers.mock.calls.findLast(([, ms]) => ms === typingRest)?.[0];
  await page.getByRole('searchbox').fill(text);
  // What was typed is drawn in a later frame on a machine that does other things besides.
  await expect.poll(waiting, patient).toBeDefined();
  const search = waiting();
  timers.mockRestore();
  return search as () => void;
}

afterEach(close);

describe('a list that was left', () => {
  it('is shown again as it was, without asking or drawing again, and sleeps in between', async () => {
    const { server, go } = await open('/library/loans');
    await expect.poll(rows, patient).toBeGreaterThan(2);
    const before = grid().element();
    const asked = reads(server);
    const drawn: MutationRecord[] = [];
    const watch = new MutationObserver((changes) => drawn.push(...changes));

    await leave(go);
    expect(before.isConnected).toBe(true);
    expect(before.checkVisibility()).toBe(false);
    expect(grid().elements()).toEqual([]);
    expect(awake()).toBe(0);
    // Its layout is not forgotten.
    expect(before.getClientRects().length).toBe(1);

    watch.observe(before, { subtree: true, childList: true });
    await go('/library/loans');
    await expect.element(grid(), patient).toBeVisible();
    expect(grid().element()).toBe(before);
    expect(drawn).toEqual([]);
    expect(reads(server)).toBe(asked);
    expect(awake()).toBe(1);
  });

  it('follows the address with which one comes back', async () => {
    const { go } = await open('/library/loans?search=muna');
    await expect.element(page.getByText('Muna Madan'), patient).toBeVisible();
    await leave(go);
    await go('/library/loans');
    await expect.element(page.getByText('Seto Bagh'), patient).toBeVisible();
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
  });

  it('is asked for again when something of it changed in the meantime', async () => {
    const { server, go } = await open('/library/loans');
    await expect.poll(rows, patient).toBeGreaterThan(2);
    await leave(go);
    server.rows = server.rows.map((row) => ({ ...row, title: `${String(row['title'])}, again` }));
    const asked = reads(server);
    await queryClient.invalidateQueries({ queryKey: ['loan'] });
    expect(reads(server)).toBe(asked);
    await go('/library/loans');
    await expect.element(page.getByText('Muna Madan, again'), patient).toBeVisible();
    expect(reads(server)).toBe(asked + 1);
  });

  it('does not touch the address of the next page with what was typed last', async () => {
    const { go, address } = await open('/library/loans');
    await expect.poll(rows, patient).toBeGreaterThan(2);
    const search = await typeAndWait('muna');
    await leave(go);
    // As when the search has waited long enough for the next key.
    search();
    // A step of the router is taken by the next frame but one.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    expect(address()).toBe('/library/loans/new');
  });

  it('does not stop the way to the next page by what was typed last', async () => {
    const { go, address } = await open('/library/loans');
    await expect.poll(rows, patient).toBeGreaterThan(2);
    const search = await typeAndWait('muna');
    const going = go('/library/loans/new');
    search();
    await going;
    await expect.poll(address, patient).toBe('/library/loans/new');
    // It stays there.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    expect(address()).toBe('/library/loans/new');
  });

  it('does not touch it either when the pause ends after the step of the router and before the next page is drawn', async () => {
    const { go, address, onStep } = await open('/library/loans');
    await expect.poll(rows, patient).toBeGreaterThan(2);
    const search = await typeAndWait('muna');
    let hasEnded = false;
    onStep(() => {
      if (hasEnded || address() !== '/library/loans/new') return;
      hasEnded = true;
      search();
    });
    await leave(go);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    expect([hasEnded, address()]).toEqual([true, '/library/loans/new']);
  });

  it('does not go back to its tab by what was typed last, once another tab is chosen', async () => {
    const { address, onStep } = await open('/library/tabs');
    await expect.poll(rows, patient).toBeGreaterThan(1);
    const search = await typeAndWait('muna');
    let hasEnded = false;
    onStep(() => {
      if (hasEnded || address() !== '/library/tabs?tab=second') return;
      hasEnded = true;
      search();
    });
    await page.getByRole('tab').nth(1).click();
    await expect.poll(() => hasEnded, patient).toBe(true);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    expect(address()).toBe('/library/tabs?tab=second');
  });

  it('is forgotten when the calendar changes', async () => {
    const { go } = await open('/library/loans');
    await expect.poll(rows, patient).toBeGreaterThan(2);
    const before = grid().element();
    await leave(go);
    preferences.calendar = preferences.calendar === 'BS' ? 'AD' : 'BS';
    await expect.poll(() => before.isConnected, patient).toBe(false);
  });

  it('is forgotten at once when what one may do changes', async () => {
    const { go } = await open('/library/loans');
    await expect.poll(rows, patient).toBeGreaterThan(2);
    const before = grid().element();
    await leave(go);
    expect(before.isConnected).toBe(true);
    session.admin = { switchable_organizations: [], organization_permissions: [] };
    await expect.poll(() => before.isConnected, patient).toBe(false);
  });

  it('gives way to a refusal, and goes with it', async () => {
    const { go } = await open('/library/loans');
    await expect.poll(rows, patient).toBeGreaterThan(2);
    const before = grid().element();
    await leave(go);
    await go('/library/secrets');
    await expect.element(page.getByRole('heading', { name: 'Permission Denied' }), patient).toBeVisible();
    expect(before.isConnected).toBe(false);
  });

  it('is not kept with something half written', async () => {
    const { go } = await open('/library/settings?open=new');
    await expect.element(page.getByRole('dialog'), patient).toBeVisible();
    await leave(go);
    await expect.poll(() => document.querySelectorAll('[role="dialog"]').length, patient).toBe(0);
    expect(document.querySelectorAll('[data-is-away]')).toHaveLength(0);
  });
});
