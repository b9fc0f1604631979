import ky from 'ky';
import { counted } from './activity.ts';
import { parse } from './parse.ts';
import { createRefresher, type Exchange } from './refresh.ts';
import { createSessionFetch } from './session-fetch.ts';
import { tokenStore, type EndReason } from './token-store.ts';

const root = '/api/v1/';

let endSession: (reason: EndReason) => void = () => {};

/** Says what happens when a session ends by itself. The shell decides; the client only knows that it is over. */
export function onSessionEnd(listener: (reason: EndReason) => void): void {
  endSession = listener;
  tokenStore.onEndedElsewhere(() => listener(tokenStore.endReason()));
}

async function exchange(refresh: string): Promise<Exchange> {
  const response = await fetch(`${root}security/auth/refresh/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
  });
  if (response.status === 409) return { kind: 'raced' };
  if (response.status >= 400 && response.status < 500 && response.status !== 429) {
    const { code } = (await response.json().catch(() => ({}))) as { code?: string };
    return { kind: 'over', because: code === 'session_ended' ? 'signed-out' : 'expired' };
  }
  if (!response.ok)
    throw new Error(`The session could not be renewed: the server answered ${response.status}. Try again.`);
  const { token } = (await response.json()) as { token: { access: string; refresh: string } };
  return { kind: 'pair', pair: token };
}

/** Tabs take turns by a lock of the browser; where there is none, the server's "raced" answer keeps them apart. */
async function alone<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work(false);
  const name = 'karmik.refresh';
  const atOnce = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { answer: await work(false) } : undefined,
  );
  return atOnce ? atOnce.answer : navigator.locks.request(name, () => work(true));
}

/** A fresh access token for a rejected one, for what does not go through `api` (uploads with progress). */
export const freshAccess = createRefresher({
  store: tokenStore,
  exchange,
  alone,
  onEnd: (reason) => endSession(reason),
});

const sessionFetch = createSessionFetch((request) => counted(() => fetch(request)), tokenStore, freshAccess);

/** The one HTTP client: paths under the API root, with the session's token (SES-8). */
export const api = ky.create({
  prefix: root,
  fetch: (input, init) => sessionFetch(new Request(input, init)),
  // Queries try again by themselves, and nothing that writes is ever sent twice.
  retry: 0,
  parseJson: parse,
  timeout: 30_000,
});

/** A change of a record: its body, and the version that it was made from, so that no one else's change is lost. */
export const change = (body: unknown, version?: string) => ({
  json: body,
  ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
});

/** Fetches an address that the server gave, such as the `next` of a list, as it was given. */
export const follow = (address: string, signal?: AbortSignal) =>
  api.get(address.startsWith(root) ? address.slice(root.length) : address, signal ? { signal } : {});
