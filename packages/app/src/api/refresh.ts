import type { EndReason, TokenPair, TokenStore } from './token-store.ts';

/** Milliseconds within which browsers bring a write of one tab to the others. */
const handOver = 1_000;

/** What the server answered to a refresh token. `raced`: another tab has used it a moment ago, and holds the new pair. */
export type Exchange =
  | { readonly kind: 'pair'; readonly pair: TokenPair }
  | { readonly kind: 'over'; readonly because: EndReason }
  | { readonly kind: 'raced' };

export interface RefreshParts {
  readonly store: TokenStore;
  /** Sends the refresh token. Throws when there was no answer, which is no reason to sign anybody out. */
  readonly exchange: (refresh: string) => Promise<Exchange>;
  /** Runs the work while no other tab does the same, and tells it whether it had to wait for one. */
  readonly alone: <T>(work: (hasWaited: boolean) => Promise<T>) => Promise<T>;
  readonly onEnd: (reason: EndReason) => void;
}

/**
 * Makes the one function that turns a rejected access token into a fresh one (SES-5, SES-6).
 *
 * However many requests of however many tabs are rejected, the refresh token is used once: requests of one tab share one promise,
 * tabs take turns, and the person who comes later finds the new pair in the store. It answers `undefined` once the session is over.
 */
export function createRefresher({
  store,
  exchange,
  alone,
  onEnd,
}: RefreshParts): (rejected: string) => Promise<string | undefined> {
  let underWay: Promise<string | undefined> | undefined;

  const end = (reason: EndReason): undefined => {
    store.clear(reason);
    onEnd(reason);
    return undefined;
  };

  const refresh = async (rejected: string, hasWaited: boolean): Promise<string | undefined> => {
    const pair = store.read();
    if (!pair) {
      // It ended a moment ago, here or in another tab, and every tab tells why as that one did.
      onEnd(store.endReason());
      return undefined;
    }
    if (pair.access !== rejected) return pair.access;
    // The tab before us has a new pair, but what it wrote may not have reached this process yet.
    const handed = hasWaited ? await store.nextPair(pair, handOver) : undefined;
    if (handed) return handed.access;
    const answer = await exchange(pair.refresh);
    if (answer.kind === 'pair') {
      store.write(answer.pair);
      return answer.pair.access;
    }
    if (answer.kind === 'over') return end(answer.because);
    const next = await store.nextPair(pair);
    return next ? next.access : end('expired');
  };

  return (rejected) => {
    underWay ??= alone((hasWaited) => refresh(rejected, hasWaited)).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
