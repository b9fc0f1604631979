import { describe, expect, it, vi } from 'vitest';
import { createRefresher, type Exchange } from './refresh.ts';
import { createSessionFetch } from './session-fetch.ts';
import type { EndReason, TokenPair, TokenStore } from './token-store.ts';

/** The storage that the tabs of one browser share. */
function sharedStore(first: TokenPair | undefined) {
  let held = first;
  const ends: EndReason[] = [];
  const store: TokenStore = {
    read: () => held,
    write: (pair) => {
      held = pair;
    },
    clear: (reason) => {
      held = undefined;
      ends.push(reason);
    },
    endReason: () => ends.at(-1) ?? 'signed-out',
    nextPair: async (stale) => (held && held.refresh !== stale.refresh ? held : undefined),
  };
  return { store, ends };
}

/** Turns as the browser's locks give them: one after the other, over all tabs. */
function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> => {
    const turn = last.then(() => work(true));
    last = turn.catch(() => {});
    return turn;
  };
}

const old: TokenPair = { access: 'access-1', refresh: 'refresh-1' };
const fresh: TokenPair = { access: 'access-2', refresh: 'refresh-2' };
const answering = (answer: Exchange) => vi.fn(async () => answer);

describe('refreshing a session', () => {
  it('uses the refresh token once for any number of waiting requests [SES-5]', async () => {
    const { store } = sharedStore(old);
    const exchange = answering({ kind: 'pair', pair: fresh });
    const refresh = createRefresher({ store, exchange, alone: turns(), onEnd: vi.fn() });
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(old.access)));
    expect(new Set(answers)).toEqual(new Set(['access-2']));
    expect(exchange).toHaveBeenCalledTimes(1);
    expect(store.read()).toEqual(fresh);
  });

  it('uses the refresh token once for two tabs [SES-5]', async () => {
    const { store } = sharedStore(old);
    const exchange = answering({ kind: 'pair', pair: fresh });
    const alone = turns();
    const tabs = [0, 1].map(() => createRefresher({ store, exchange, alone, onEnd: vi.fn() }));
    expect(await Promise.all(tabs.map((refresh) => refresh(old.access)))).toEqual(['access-2', 'access-2']);
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('refreshes again when the fresh token is rejected later [SES-5]', async () => {
    const { store } = sharedStore(old);
    const exchange = answering({ kind: 'pair', pair: fresh });
    const refresh = createRefresher({ store, exchange, alone: turns(), onEnd: vi.fn() });
    await refresh(old.access);
    await refresh(fresh.access);
    expect(exchange).toHaveBeenCalledTimes(2);
  });

  it('ends an expired session once, no matter who asks [SES-6]', async () => {
    const { store, ends } = sharedStore(old);
    const onEnd = vi.fn();
    const refresh = createRefresher({
      store,
      exchange: answering({ kind: 'over', because: 'expired' }),
      alone: turns(),
      onEnd,
    });
    expect(await Promise.all([refresh(old.access), refresh(old.access)])).toEqual([undefined, undefined]);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired');
    expect(ends).toEqual(['expired']);
  });

  it('says signed out of a session that someone ended [SES-6]', async () => {
    const { store, ends } = sharedStore(old);
    const onEnd = vi.fn();
    const exchange = answering({ kind: 'over', because: 'signed-out' });
    await createRefresher({ store, exchange, alone: turns(), onEnd })(old.access);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('signed-out');
    expect(ends).toEqual(['signed-out']);
  });

  it('says the same in every tab, to the person who asks after the end too [SES-6]', async () => {
    const { store, ends } = sharedStore(old);
    const exchange = answering({ kind: 'over', because: 'expired' });
    const alone = turns();
    const told = [vi.fn(), vi.fn()];
    const [first, second] = told.map((onEnd) => createRefresher({ store, exchange, alone, onEnd }));
    await first!(old.access);
    await Promise.all([first!(old.access), second!(old.access)]);
    for (const onEnd of told) expect(new Set(onEnd.mock.calls.flat())).toEqual(new Set(['expired']));
    expect(ends).toEqual(['expired']);
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('says signed out when there is no refresh token [SES-6]', async () => {
    const onEnd = vi.fn();
    const refresh = createRefresher({
      store: sharedStore(undefined).store,
      exchange: answering({ kind: 'over', because: 'expired' }),
      alone: turns(),
      onEnd,
    });
    expect(await refresh('access-1')).toBeUndefined();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('signed-out');
  });

  it('takes the pair of the tab that was quicker, where tabs cannot take turns [SES-5]', async () => {
    const { store } = sharedStore(old);
    const exchange = vi.fn(async (): Promise<Exchange> => {
      store.write(fresh);
      return { kind: 'raced' };
    });
    const refresh = createRefresher({ store, exchange, alone: (work) => work(false), onEnd: vi.fn() });
    expect(await refresh(old.access)).toBe('access-2');
  });

  it('keeps the session when the server gives no answer [SES-6]', async () => {
    const { store, ends } = sharedStore(old);
    const exchange = vi.fn(async (): Promise<Exchange> => {
      throw new TypeError('no answer');
    });
    const refresh = createRefresher({ store, exchange, alone: turns(), onEnd: vi.fn() });
    await expect(refresh(old.access)).rejects.toThrow('no answer');
    expect(ends).toEqual([]);
    expect(store.read()).toEqual(old);
  });
});

describe('requests with a session', () => {
  const server = (good: string) =>
    vi.fn(async (request: Request) => {
      const isGood = request.headers.get('authorization') === `Bearer ${good}`;
      return new Response(isGood ? await request.text() : null, { status: isGood ? 200 : 401 });
    });

  it('bears the access token and replays a rejected request with its body [SES-5, SES-8]', async () => {
    const fetch = server('access-2');
    const send = createSessionFetch(fetch, sharedStore(old).store, async () => 'access-2');
    const response = await send(
      new Request('http://hr.test/api/v1/noticeboard/posts/', { method: 'POST', body: '{"text":"namaste"}' }),
    );
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('{"text":"namaste"}');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('sends a request again only once [SES-5]', async () => {
    const fetch = server('never');
    const send = createSessionFetch(fetch, sharedStore(old).store, async () => 'access-2');
    expect((await send(new Request('http://hr.test/api/v1/users/me/'))).status).toBe(401);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('does not refresh for a sign-in that is refused [LOG-11]', async () => {
    const refresh = vi.fn(async () => 'access-2');
    const send = createSessionFetch(server('x'), sharedStore(old).store, refresh);
    await send(new Request('http://hr.test/api/v1/security/auth/login/', { method: 'POST' }));
    expect(refresh).not.toHaveBeenCalled();
  });
});
