/** What journeys share: signing in without the form, a page that reports its mistakes, and calls of the API. */
import { expect, test as base, type Browser, type BrowserContext, type Page, type Request } from '@playwright/test';
import { later, moveClock } from './other-hour.ts';

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

export const demoPassword = () => process.env.KARMIK_DEMO_PASSWORD ?? '';
const origin = () => process.env.KARMIK_E2E_URL ?? '';

interface Call {
  readonly token?: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly version?: string;
  /** The address of another server than that of all journeys. */
  readonly at?: string;
}

export async function call<T>(
  path: string,
  { token, method = 'GET', body, version, at = origin() }: Call = {},
): Promise<T> {
  const response = await fetch(`${at}/api/v1/${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export async function signInByCall(email: string, password = demoPassword(), at = origin()): Promise<Tokens> {
  const body = { email, password };
  const answer = await call<{ token: Tokens }>('security/auth/login/', { method: 'POST', body, at });
  return answer.token;
}

/** The person who works in journeys has been shown around before, as people of the demo are who sign in every day. */
export const seeTour = ({ access: token }: Tokens, at = origin()): Promise<unknown> =>
  call('users/me/tour/', { token, method: 'POST', at });

export interface Visit {
  readonly language?: 'en' | 'ne';
  readonly calendar?: 'AD' | 'BS';
  readonly viewport?: { width: number; height: number };
  readonly mode?: 'light' | 'dark';
  /** The address of another server than that of all journeys. */
  readonly at?: string;
  /** The page serves further tests of the same file. */
  readonly isKept?: boolean;
}

/** What `visitor` opened: for one test, or for a file. Each holds a live connection and reads again whatever changes, so none may stay. */
const opened = { forTest: new Set<BrowserContext>(), forFile: new Set<BrowserContext>() };
let fileOfKept = '';

async function closeAll(contexts: Set<BrowserContext>): Promise<void> {
  const ended = [...contexts];
  contexts.clear();
  await Promise.all(ended.map((context) => context.close()));
}

/** A browser of its own for one person; closed with the test that asked for it, or with its file where it is kept. */
export async function visitor(
  browser: Browser,
  tokens: Tokens | undefined,
  { language = 'en', calendar = 'AD', mode = 'light', viewport, at, isKept = false }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({ ...(viewport && { viewport }), ...(at !== undefined && { baseURL: at }) });
  (isKept ? opened.forFile : opened.forTest).add(context);
  await context.addInitScript(
    ([preferences, held]) => {
      // Only the first page of a visit is prepared; what the app writes afterwards stays.
      if (localStorage.getItem('karmik.preferences')) return;
      localStorage.setItem('karmik.preferences', preferences);
      if (held) localStorage.setItem('karmik.tokens', held);
    },
    [JSON.stringify({ language, calendar, mode }), tokens ? JSON.stringify(tokens) : ''] as const,
  );
  if (later !== 0) await context.addInitScript(moveClock, later);
  // Further tabs of this person are watched too.
  context.on('page', watch);
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

/** The browser of an account of the demo that all journeys share. */
export const visitAs = async (browser: Browser, email: string, visit: Visit = {}): Promise<Page> =>
  visitor(browser, await signInByCall(email), visit);

/** Runs a page as on a processor so many times slower, where `KARMIK_E2E_SLOWDOWN` says so: for finding what hangs on speed. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.KARMIK_E2E_SLOWDOWN ?? 1);
  if (rate <= 1) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

interface Watched {
  readonly mistakes: string[];
  readonly refusals: string[];
  readonly pending: Set<Request>;
}
const watched = new WeakMap<Page, Watched>();

/** Refusals that a journey provokes on purpose are no mistakes of the page. */
const expectedRefusal = /Failed to load resource: the server responded with a status of (400|401|403|404|409|413|429)/;

function watch(page: Page): void {
  const found: Watched = { mistakes: [], refusals: [], pending: new Set() };
  watched.set(page, found);
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedRefusal.test(message.text())) found.mistakes.push(message.text());
  });
  // Before its first address a tab has no storage for the preparation above, which then fails.
  page.on('pageerror', (error) => page.url() !== 'about:blank' && found.mistakes.push(String(error)));
  page.on('request', (request) => found.pending.add(request));
  page.on('requestfailed', (request) => {
    found.pending.delete(request);
    // What a page that is left had asked for is dropped by the browser itself.
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') found.mistakes.push(`${request.method()} ${request.url()} failed: ${why}`);
  });
  page.on('response', (response) => {
    // Answered is enough: the end of an answer whose page was left meanwhile is not always told.
    found.pending.delete(response.request());
    const { pathname } = new URL(response.url());
    const asked = `${response.request().method()} ${pathname}`;
    if (response.status() >= 400) found.refusals.push(`${response.status()} ${asked}`);
    else {
      // A token that ended while a long run looks around is made again by the page, which then has its answer.
      const ended = found.refusals.indexOf(`401 ${asked}`);
      if (ended >= 0) found.refusals.splice(ended, 1);
    }
  });
}

const watchOf = (page: Page): Watched => {
  const found = watched.get(page);
  if (!found) throw new Error('This page is not watched: open it with visitor().');
  return found;
};

/** Errors of the console and of scripts, and requests that got no answer. */
export const mistakesOf = (page: Page): readonly string[] => watchOf(page).mistakes;
/** Answers of 400 and above since the last time they were asked for. */
export const refusalsOf = (page: Page): readonly string[] => watchOf(page).refusals.splice(0);
/** What was asked for and is still on its way. */
export const pendingOf = (page: Page): readonly string[] =>
  [...watchOf(page).pending].map((request) => `${request.method()} ${request.url()}`);

/** Until nothing is on its way, also nothing that the live connection or a count of the menu asks for. */
export const expectQuiet = (page: Page, name = page.url()): Promise<void> =>
  expect
    .poll(() => pendingOf(page), { message: `${name}: what is still on its way`, intervals: [50, 100, 200] })
    .toEqual([]);

/** Lets a server hand out this in the place of what is in one of its configuration files. */
export const configure = (page: Page, file: string, change: object): Promise<unknown> =>
  page.route(`**/config/${file}.json`, async (route) => {
    const shipped = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...shipped, ...change }, headers: { 'karmik-checked': '1' } });
  });

/** A page whose presses are counted: of the pointer, and of keys beside the letters that are typed. */
export async function pressesOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
    addEventListener('pointerdown', count, true);
    addEventListener(
      'keydown',
      ({ key, ctrlKey }) => {
        if (key !== 'Control' && (ctrlKey || key.length > 1)) count();
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
}

const softly = expect.configure({ soft: true });

/** Expects nothing to be wider than the window. A window that has just changed its width leaves the page time to follow. */
export async function expectNoOverflow(page: Page, name = page.url()): Promise<void> {
  const extra = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await softly.poll(extra, { message: `${name}: pixels wider than the window` }).toBeLessThanOrEqual(0);
}

/** The test of this folder: a page that is watched, and that must have made no mistakes at the end. */
export const test = base.extend<{ visits: void }>({
  visits: [
    async ({ browserName: _browserName }, use, { file }) => {
      if (file !== fileOfKept) await closeAll(opened.forFile);
      fileOfKept = file;
      await use();
      await closeAll(opened.forTest);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    if (later !== 0) await page.addInitScript(moveClock, later);
    watch(page);
    await use(page);
    expect(mistakesOf(page)).toEqual([]);
  },
});

export { expect };
