import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageLife } from './page-life.ts';

// Without a document it would take itself for a server, where nothing asks by a timer.
environmentManager.setIsServer(() => false);
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page with one query, and how often that was asked. */
function pageWith(options: { staleTime: number; refetchInterval?: number; enabled?: boolean }) {
  const whole = new QueryClient();
  const life = new PageLife(whole, '/loans');
  const ask = vi.fn(async () => 'an answer');
  const stop = new QueryObserver(life.queries, { queryKey: ['something'], queryFn: ask, ...options }).subscribe(
    () => undefined,
  );
  return { whole, life, ask, stop };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a page that is away asks for nothing that is told to have changed, and for that once when it is back', async () => {
  const { whole, life, ask, stop } = pageWith({ staleTime: Infinity });
  await pass(0);
  life.isAwake = false;
  await whole.invalidateQueries({ queryKey: ['something'] });
  expect(ask).toHaveBeenCalledTimes(1);
  life.isAwake = true;
  life.catchUp();
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test('what is fresh still is not asked for', async () => {
  const { life, ask, stop } = pageWith({ staleTime: 60_000 });
  await pass(0);
  life.isAwake = false;
  life.isAwake = true;
  life.catchUp();
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

test('what asks by a timer rests with the page and goes on with it', async () => {
  const { life, ask, stop } = pageWith({ staleTime: Infinity, refetchInterval: 1_000 });
  await pass(2_500);
  expect(ask).toHaveBeenCalledTimes(3);
  life.isAwake = false;
  await pass(60_000);
  const away = ask.mock.calls.length;
  // One may have been under way.
  expect(away).toBeLessThanOrEqual(4);
  life.isAwake = true;
  life.catchUp();
  await pass(2_500);
  expect(ask).toHaveBeenCalledTimes(away + 3);
  stop();
});

test('what a page does not want is not asked for when it is shown', async () => {
  const { life, ask, stop } = pageWith({ staleTime: 0, enabled: false });
  life.isAwake = false;
  life.isAwake = true;
  life.catchUp();
  await pass(0);
  expect(ask).not.toHaveBeenCalled();
  stop();
});
