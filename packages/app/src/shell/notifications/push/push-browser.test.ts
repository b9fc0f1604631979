import type { PushBrowsers } from '@karmik/model/notification/push';
import { describe, expect, it } from 'vitest';
import { keepOn, stateOf, subscribeBrowser, turnOn, unsubscribeBrowser, type PushParts } from './push-browser.ts';
import { openedFor } from '../read-notification.ts';
import { pushWordsIn } from './push-words.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
/** `key1` and `key2`, as base64url. */
const [first, second] = ['a2V5MQ', 'a2V5Mg'];

/** A browser whose subscriptions are numbered. */
function aBrowser({ permission = 'default', answer = 'granted' }: Record<string, NotificationPermission> = {}) {
  const done: string[] = [];
  let made = 0;
  let held: { endpoint: string; options: { applicationServerKey: ArrayBuffer } } | undefined;
  const parts: PushParts = {
    permission: () => permission,
    ask: async () => {
      done.push('ask');
      return (permission = answer);
    },
    worker: async () => ({
      pushManager: {
        getSubscription: async () => held && { ...held, ...rest },
        subscribe: async ({ applicationServerKey: key, userVisibleOnly: isVisible }: PushSubscriptionOptionsInit) => {
          done.push(`subscribe ${new TextDecoder().decode(key as Uint8Array)} ${isVisible}`);
          held = {
            endpoint: `https://push.example.com/${++made}`,
            options: { applicationServerKey: (key as Uint8Array<ArrayBuffer>).buffer },
          };
          return { ...held, ...rest };
        },
      } as unknown as PushManager,
    }),
  };
  const rest = {
    getKey: (name: string) => bytes(`${name}?>`),
    unsubscribe: async () => {
      done.push('unsubscribe');
      held = undefined;
      return true;
    },
  };
  return { parts, done, holds: () => held?.endpoint };
}

const list = (change: Partial<PushBrowsers> = {}): PushBrowsers => ({
  public_key: first,
  session: 1,
  results: [],
  ...change,
});
const kept = { userId: 1, session: 1, endpoint: 'https://push.example.com/1' };
const here = { id: 1, user_agent: '', created_at: '', last_sent_at: null, is_current: true };

describe('whether a browser is told by push', () => {
  it('is known before anybody is asked', () => {
    const { parts } = aBrowser();
    expect(stateOf(undefined, list())).toBe('unsupported');
    expect(stateOf(undefined, list(), true)).toBe('uninstalled');
    expect(stateOf(undefined, list({ public_key: null }), true)).toBe('silent');
    expect(stateOf(parts, list({ public_key: null }))).toBe('silent');
    expect(stateOf(aBrowser({ permission: 'denied' }).parts, list({ results: [here] }))).toBe('denied');
    expect(stateOf(parts, list())).toBe('off');
    expect(stateOf(parts, list({ results: [here] }))).toBe('off');
    const { parts: granted } = aBrowser({ permission: 'granted' });
    expect(stateOf(granted, list({ results: [{ ...here, is_current: false }] }))).toBe('off');
    expect(stateOf(granted, list({ results: [here] }))).toBe('on');
  });
});

describe('turning push on', () => {
  const stored: unknown[] = [];
  const calls = {
    list: async () => list({ public_key: second }),
    store: async (body: unknown) => {
      stored.push(body);
      return here;
    },
  };

  it('asks, subscribes with the key of the installation, and tells the server', async () => {
    stored.length = 0;
    const { parts, done } = aBrowser();
    expect(await turnOn(parts, calls, first, 'ne')).toEqual({ endpoint: 'https://push.example.com/1' });
    expect(done).toEqual(['ask', 'subscribe key1 true']);
    expect(stored).toEqual([
      { endpoint: 'https://push.example.com/1', p256dh: 'cDI1NmRoPz4', auth: 'YXV0aD8-', language: 'ne' },
    ]);
  });

  it('goes no further where the person does not allow it', async () => {
    stored.length = 0;
    for (const answer of ['denied', 'default'] as const) {
      const { parts, done } = aBrowser({ answer });
      expect(await turnOn(parts, calls, first, 'en')).toBe('dismissed');
      expect(done).toEqual(['ask']);
    }
    expect(stored).toEqual([]);
  });

  it('says that the browser did not reach its push service, and what the server refuses', async () => {
    stored.length = 0;
    const parts = { ...aBrowser().parts, worker: () => Promise.reject(new DOMException('push service error')) };
    expect(await turnOn(parts, calls, first, 'en')).toBe('unreached');
    expect(stored).toEqual([]);
    const refusing = { store: () => Promise.reject(new Error('20 browsers')) };
    await expect(turnOn(aBrowser().parts, refusing, first, 'en')).rejects.toThrow('20 browsers');
  });

  it('keeps a subscription that is there, and makes a new one when the key of the installation changed', async () => {
    const { parts, done, holds } = aBrowser({ permission: 'granted' });
    await subscribeBrowser(parts, first, 'en');
    expect((await subscribeBrowser(parts, first, 'en')).endpoint).toBe('https://push.example.com/1');
    stored.length = 0;
    expect(await keepOn(parts, calls, 'en', kept)).toEqual({ ...kept, endpoint: 'https://push.example.com/2' });
    expect(done).toEqual(['subscribe key1 true', 'unsubscribe', 'subscribe key2 true']);
    expect(stored).toMatchObject([{ endpoint: 'https://push.example.com/2' }]);
    await unsubscribeBrowser(parts);
    expect(holds()).toBeUndefined();
  });

  it('is never kept up by asking', async () => {
    stored.length = 0;
    for (const permission of ['default', 'denied'] as const) {
      const { parts, done } = aBrowser({ permission });
      expect(await keepOn(parts, calls, 'en', kept)).toEqual(kept);
      expect(done).toEqual([]);
    }
    await keepOn(undefined, calls, 'en', kept);
    expect(stored).toEqual([]);
  });

  it('comes back with the next session, and not where it was turned off from another browser', async () => {
    stored.length = 0;
    const { parts, holds } = aBrowser({ permission: 'granted' });
    const { endpoint } = await subscribeBrowser(parts, second, 'en');
    const next = await keepOn(parts, calls, 'en', { ...kept, endpoint, session: 0 });
    expect([next, stored.length]).toEqual([{ ...kept, endpoint }, 1]);
    expect(await keepOn(parts, calls, 'en', { ...kept, endpoint })).toBeUndefined();
    expect([holds(), stored.length]).toEqual([undefined, 1]);
  });
});

describe('a window that was opened for a notification', () => {
  it('says which', () => {
    expect(openedFor('#notification-12')).toBe(12);
    for (const hash of ['', '#notification-', '#notification-x', '#other', '#notification-1-2'])
      expect(openedFor(hash)).toBeUndefined();
  });
});

describe('the words of push', () => {
  it('are there in both languages, Nepali in Nepali', () => {
    expect(Object.keys(pushWordsIn.ne)).toEqual(Object.keys(pushWordsIn.en));
    for (const [name, word] of Object.entries(pushWordsIn.ne))
      expect([name, /[\u0900-\u097F]/.test(typeof word === 'string' ? word : word('१'))]).toEqual([name, true]);
  });
});
