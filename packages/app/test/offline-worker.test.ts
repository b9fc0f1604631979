/** The worker without a connection: whose answers it gives, when it forgets them, and that no page of an earlier release stays. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../public/push-worker.js'), 'utf8');
const origin = 'https://hr.example.com';

type Kept = Map<string, Response>;

/** A worker in a browser whose server answers by address; an address without an answer is a lost connection. */
function run() {
  const listeners: Record<string, (event: object) => void> = {};
  const stored = new Map<string, Kept>();
  const server = new Map<string, () => Response>();
  const told: object[] = [];
  const keyOf = (of: string | { readonly url: string }) =>
    new URL(typeof of === 'string' ? of : of.url, origin).pathname;
  const opened = (kept: Kept) => ({
    match: async (of: string) => kept.get(keyOf(of))?.clone(),
    put: async (of: string, response: Response) => {
      kept.delete(keyOf(of));
      kept.set(keyOf(of), response);
    },
    keys: async () => [...kept.keys()].map((path) => ({ url: origin + path })),
    delete: async (of: { readonly url: string }) => kept.delete(keyOf(of)),
  });
  runInNewContext(source, {
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    navigator: { userAgent: 'Chrome' },
    location: { origin },
    clients: { claim: async () => {}, get: async () => ({ postMessage: (word: object) => told.push(word) }) },
    caches: {
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      open: async (name: string) => {
        const kept = stored.get(name) ?? new Map<string, Response>();
        stored.set(name, kept);
        return opened(kept);
      },
    },
    fetch: async (of: string | { readonly url: string }) => {
      const answered = server.get(keyOf(of));
      if (!answered) throw new TypeError('Failed to fetch');
      return answered();
    },
    URL,
    Response,
    atob,
    Map,
    Date,
  });
  const ask = async (path: string, own: { session?: string; method?: string; mode?: string } = {}) => {
    const payload = btoa(JSON.stringify({ sub: '7', sid: own.session }));
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners['fetch']?.({
      clientId: 'page',
      request: {
        url: origin + path,
        method: own.method ?? 'GET',
        mode: own.mode ?? 'cors',
        signal: { aborted: false },
        headers: new Headers(own.session ? { authorization: `Bearer x.${payload}.y` } : {}),
      },
      respondWith: (one: Promise<Response>) => (response = one),
      waitUntil: (one: Promise<unknown>) => work.push(one),
    });
    const text = await response?.then(
      (each) => each.text(),
      () => 'failed',
    );
    await Promise.all(work);
    return text;
  };
  return {
    ask,
    told,
    stored,
    answers: (path: string, body: unknown, init: ResponseInit = {}) =>
      server.set(
        path,
        () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init }),
      ),
    serves: (path: string, text: string) =>
      server.set(path, () => new Response(text, { headers: { 'content-type': 'text/html' } })),
    loses: () => server.clear(),
  };
}

const month = '/api/v1/attendance/himal/month/';

describe('the worker without a connection', () => {
  it('[E12] answers what the session has seen, and says since when', async () => {
    const worker = run();
    worker.answers(month, { worked: 8 });
    expect(await worker.ask(month, { session: 'a' })).toBe('{"worked":8}');
    worker.loses();
    expect(await worker.ask(month, { session: 'a' })).toBe('{"worked":8}');
    expect(worker.told).toEqual([{ kind: 'karmik.seen', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
    expect(await worker.ask('/api/v1/leave/himal/balance/', { session: 'a' })).toBe('failed');
    worker.answers(month, { worked: 9 });
    expect(await worker.ask(month, { session: 'a' })).toBe('{"worked":9}');
    expect(worker.told.at(-1)).toEqual({ kind: 'karmik.seen', at: null });
  });

  it('[E12] never gives an answer to another session, nor to a request without one', async () => {
    const worker = run();
    worker.answers(month, { worked: 8 });
    await worker.ask(month, { session: 'a' });
    worker.loses();
    expect(await worker.ask(month, { session: 'b' })).toBe('failed');
    expect(await worker.ask(month)).toBeUndefined();
    // The next session removes what the one before has seen.
    worker.answers(month, { worked: 1 });
    await worker.ask(month, { session: 'b' });
    worker.loses();
    expect(await worker.ask(month, { session: 'a' })).toBe('failed');
  });

  it.each([
    ['signing out', '/api/v1/security/auth/logout/', { method: 'POST' }],
    ['the next sign-in', '/api/v1/security/auth/login/', { method: 'POST' }],
    ['another organization', '/api/v1/users/me/switch-organization/', { method: 'POST' }],
    ['the page of a session that has ended', '/account/login', { mode: 'navigate' }],
  ])('[E12] forgets it with %s, without a connection too', async (_, path, own) => {
    const worker = run();
    worker.answers(month, { worked: 8 });
    await worker.ask(month, { session: 'a' });
    worker.loses();
    await worker.ask(path, own);
    expect(await worker.ask(month, { session: 'a' })).toBe('failed');
  });

  it('[E12] keeps neither confidential answers nor refusals', async () => {
    const worker = run();
    for (const path of [
      '/api/v1/whistle-blower/himal/report/',
      '/api/v1/hris/himal/people/7/salary-history/',
      '/api/v1/payroll/himal/collection/3/',
      '/api/v1/loan/himal/loan/',
      '/api/v1/hris/himal/people/7/part/',
    ]) {
      worker.answers(path, { secret: true });
      expect(await worker.ask(path, { session: 'a' })).toBeUndefined();
    }
    worker.answers(month, { detail: 'no' }, { status: 403, headers: { 'content-type': 'application/json' } });
    await worker.ask(month, { session: 'a' });
    worker.loses();
    expect(await worker.ask(month, { session: 'a' })).toBe('failed');
  });

  it('[E12] [ERR-5] opens every page with the newest release, and drops files of the one before', async () => {
    const worker = run();
    const file = '/assets/one.js';
    worker.serves('/user/home', 'release 1');
    worker.serves(file, 'one');
    expect(await worker.ask('/user/home', { mode: 'navigate' })).toBe('release 1');
    expect(await worker.ask(file)).toBe('one');
    worker.loses();
    expect(await worker.ask('/user/attendance', { mode: 'navigate' })).toBe('release 1');
    expect(await worker.ask(file)).toBe('one');
    worker.serves('/user/home', 'release 2');
    expect(await worker.ask('/user/home', { mode: 'navigate' })).toBe('release 2');
    worker.loses();
    expect(await worker.ask(file)).toBe('failed');
    expect(await worker.ask('/user/attendance', { mode: 'navigate' })).toBe('release 2');
  });

  it('[E12] leaves other sites, writes and pages of the server alone', async () => {
    const worker = run();
    expect(await worker.ask(month, { session: 'a', method: 'POST' })).toBeUndefined();
    expect(await worker.ask('/api/docs', { mode: 'navigate' })).toBeUndefined();
    expect(worker.stored.size).toBe(0);
  });
});
