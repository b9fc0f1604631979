/** What a browser does to be told by push. Its own parts are handed in, so that tests can bring others. */
import type { PushBrowser, PushBrowsers, PushSubscriptionBody } from '@karmik/model/notification/push';
import type { Language } from '@karmik/model/kit/text';

export interface PushParts {
  readonly permission: () => NotificationPermission;
  readonly ask: () => Promise<NotificationPermission>;
  /** Makes the worker ready that shows what is pushed. */
  readonly worker: () => Promise<Pick<ServiceWorkerRegistration, 'pushManager'>>;
}

const workerPath = '/push-worker.js';

/** The parts of this browser; undefined where it has none, as on an address without https. */
export function partsOfBrowser(): PushParts | undefined {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined;
  return {
    permission: () => Notification.permission,
    ask: () => Notification.requestPermission(),
    worker: async () => {
      await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
      return navigator.serviceWorker.ready;
    },
  };
}

/** `silent`: this installation pushes nothing. `uninstalled`: it would be told as an application of the Home Screen. */
export type PushState = 'unsupported' | 'uninstalled' | 'silent' | 'denied' | 'off' | 'on';

/** Whether this is a tab of an iPhone or iPad, which gives push to installed applications alone: no other browser tells which it is. */
export const isAppleTab = (): boolean =>
  window.isSecureContext && 'standalone' in navigator && navigator.standalone === false;

/** @param isTab as `isAppleTab` says; it matters where the browser has no parts */
export function stateOf(
  parts: PushParts | undefined,
  { public_key: key, results }: PushBrowsers,
  isTab = false,
): PushState {
  if (!parts && !isTab) return 'unsupported';
  if (key === null) return 'silent';
  if (!parts) return 'uninstalled';
  const permission = parts.permission();
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && results.some(({ is_current: isCurrent }) => isCurrent) ? 'on' : 'off';
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const toBase64url = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Subscribes with the installation's key, or finds the subscription that is there already. */
export async function subscribeBrowser(
  parts: PushParts,
  publicKey: string,
  language: Language,
): Promise<PushSubscriptionBody> {
  const { pushManager } = await parts.worker();
  const before = await pushManager.getSubscription();
  const isOurs = before && toBase64url(before.options.applicationServerKey) === publicKey;
  if (before && !isOurs) await before.unsubscribe();
  const subscription = isOurs
    ? before
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(publicKey) });
  return {
    endpoint: subscription.endpoint,
    p256dh: toBase64url(subscription.getKey('p256dh')),
    auth: toBase64url(subscription.getKey('auth')),
    language,
  };
}

export interface PushCalls {
  readonly list: () => Promise<PushBrowsers>;
  readonly store: (body: PushSubscriptionBody) => Promise<PushBrowser>;
}

/**
 * Turns push on, by a press of the person alone: the browser asks them.
 * @returns its address, or why there is none: they did not allow it, or the browser did not reach its push service
 * @throws what the server refuses
 */
export async function turnOn(
  parts: PushParts,
  calls: Pick<PushCalls, 'store'>,
  publicKey: string,
  language: Language,
): Promise<{ readonly endpoint: string } | 'dismissed' | 'unreached'> {
  if ((await parts.ask()) !== 'granted') return 'dismissed';
  const body = await subscribeBrowser(parts, publicKey, language).catch(() => undefined);
  if (!body) return 'unreached';
  await calls.store(body);
  return { endpoint: body.endpoint };
}

/** Who wants to be told in this browser, and as what the server knew it last. */
export interface Kept {
  readonly userId: number;
  readonly session: number;
  readonly endpoint: string;
}

/**
 * Tells the server of this browser again, as after a sign-in or when the browser renewed its subscription. Asks nobody.
 * @returns what is kept from now on; nothing where the person turned this browser off from another one
 */
export async function keepOn(
  parts: PushParts | undefined,
  calls: PushCalls,
  language: Language,
  kept: Kept,
): Promise<Kept | undefined> {
  if (parts?.permission() !== 'granted') return kept;
  const { public_key: key, session, results } = await calls.list();
  if (key === null) return kept;
  const body = await subscribeBrowser(parts, key, language);
  const isKnown = results.some(({ is_current: isCurrent }) => isCurrent);
  if (!isKnown && kept.session === session && kept.endpoint === body.endpoint) {
    await unsubscribeBrowser(parts);
    return undefined;
  }
  await calls.store(body);
  return { ...kept, session, endpoint: body.endpoint };
}

/** Gives up the subscription of this browser. */
export async function unsubscribeBrowser(parts: PushParts): Promise<void> {
  const { pushManager } = await parts.worker();
  await (await pushManager.getSubscription())?.unsubscribe();
}
