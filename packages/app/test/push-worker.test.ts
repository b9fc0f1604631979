import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../public/push-worker.js'), 'utf8');
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

interface Page {
  readonly focused?: boolean;
  readonly visibilityState?: string;
  /** Whether it opens what it is told of. */
  readonly takes?: boolean;
}

/** The worker in a browser with these pages, and what it did. */
function run(pages: readonly Page[] = [], userAgent = chrome) {
  const listeners: Record<string, (event: object) => void> = {};
  const done: unknown[][] = [];
  const clients = pages.map((page, index) => ({
    ...page,
    focus: async () => done.push(['focus', index]),
    postMessage: (word: object, ports?: readonly MessagePort[]) => {
      done.push(['told', index, word]);
      if (page.takes) ports?.[0]?.postMessage(true);
      for (const port of ports ?? []) port.close();
    },
  }));
  runInNewContext(source, {
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    navigator: { userAgent },
    location: { origin: 'https://hr.example.com' },
    skipWaiting: () => done.push(['skip waiting']),
    clients: { matchAll: async () => clients, openWindow: async (url: string) => done.push(['opened', url]) },
    registration: {
      showNotification: async (title: string, options: object) => done.push(['shown', title, { ...options }]),
      pushManager: { subscribe: async (options: object) => done.push(['subscribed', options]) },
    },
    URL,
    MessageChannel,
    setTimeout: (work: () => void) => setTimeout(work, 20),
    clearTimeout,
    Promise,
  });
  const send = async (name: string, event: object = {}) => {
    let work: Promise<unknown> | undefined;
    listeners[name]?.({ ...event, waitUntil: (one: Promise<unknown>) => (work = one) });
    await work;
    return JSON.parse(JSON.stringify(done.splice(0))) as unknown[][];
  };
  return {
    send,
    push: (payload: object) => send('push', { data: { json: () => payload } }),
    click: (data: object) => send('notificationclick', { notification: { data, close: () => done.push(['closed']) } }),
  };
}

const payload = {
  id: 7,
  title: 'Himal',
  body: 'हरिले बिदा मागे',
  lang: 'ne',
  url: '/user/noticeboard',
  isUnderBell: true,
};
const shown = [
  'shown',
  'Himal',
  {
    body: 'हरिले बिदा मागे',
    lang: 'ne',
    tag: 'karmik-7',
    icon: '/push-icon.png',
    data: { id: 7, url: '/user/noticeboard' },
  },
];
const seen = { focused: true, visibilityState: 'visible' };

describe('the worker of pushed notifications', () => {
  it('shows one, in its language, once for each notification', async () => {
    expect(await run().push(payload)).toEqual([shown]);
    expect(await run([{ focused: false, visibilityState: 'visible' }]).push(payload)).toEqual([shown]);
  });

  it('leaves it to the page under someone’s eyes, but for what is under no bell, and but for Safari', async () => {
    expect(await run([seen]).push(payload)).toEqual([]);
    expect(await run([seen]).push({ ...payload, isUnderBell: false })).toEqual([shown]);
    expect(await run([seen], safari).push(payload)).toEqual([shown]);
  });

  it('shows something even for what it cannot read', async () => {
    const broken = {
      data: {
        json: () => {
          throw new SyntaxError('no JSON');
        },
      },
    };
    expect(await run().send('push', broken)).toMatchObject([['shown', 'Karmik', { tag: 'karmik' }]]);
    expect(await run().send('push', { data: null })).toMatchObject([['shown', 'Karmik', { tag: 'karmik' }]]);
  });

  it('tells the page that opens it, and brings that one to the front [NTF-7]', async () => {
    const word = { kind: 'karmik.opened', id: 7, url: '/user/noticeboard' };
    expect(await run([{ takes: false }, { takes: true }, { takes: true }]).click(payload)).toEqual([
      ['closed'],
      ['told', 0, word],
      ['told', 1, word],
      ['focus', 1],
    ]);
  });

  it('opens a window where no page does', async () => {
    expect((await run().click(payload)).at(-1)).toEqual([
      'opened',
      'https://hr.example.com/user/noticeboard#notification-7',
    ]);
    expect((await run([{ takes: false }]).click({ id: null, url: '/user' })).at(-1)).toEqual([
      'opened',
      'https://hr.example.com/user',
    ]);
  });

  it('leads nowhere but to this site', async () => {
    for (const url of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 7, undefined])
      expect([url, (await run().click({ id: null, url })).at(-1)]).toEqual([
        url,
        ['opened', 'https://hr.example.com/'],
      ]);
  });

  it('renews a subscription that the browser ended, and has a page tell the server', async () => {
    const old = { options: { userVisibleOnly: true, applicationServerKey: 'key' } };
    expect(await run([{}]).send('pushsubscriptionchange', { oldSubscription: old })).toEqual([
      ['subscribed', old.options],
      ['told', 0, { kind: 'karmik.renewed' }],
    ]);
    expect(await run([{}]).send('pushsubscriptionchange', { oldSubscription: old, newSubscription: {} })).toEqual([
      ['told', 0, { kind: 'karmik.renewed' }],
    ]);
  });

  it('takes the place of an older one at once', async () => {
    expect(await run().send('install')).toEqual([['skip waiting']]);
  });
});
