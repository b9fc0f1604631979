import { proxy, subscribe } from 'valtio';
import type { Kept } from './push-browser.ts';

const key = 'karmik.push';

/** What is kept at this moment, which another tab may have changed. */
export function readKept(): Kept | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    return typeof value?.userId === 'number' ? { endpoint: '', session: 0, ...value, userId: value.userId } : undefined;
  } catch {
    return undefined;
  }
}

/** Who wants to be told in this browser; kept beyond the session, so that it is so again after the next sign-in. */
export const pushWish = proxy<{ kept: Kept | undefined }>({ kept: readKept() });

subscribe(pushWish, () => {
  if (pushWish.kept === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(pushWish.kept));
});

/** Turning off and keeping up, one at a time in all tabs: what is under way when someone turns it off must not turn it on again. */
export const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('karmik.push', work) : work();
