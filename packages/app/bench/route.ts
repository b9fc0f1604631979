/** What it costs a slow computer to go to a list that it has seen: work of the page's thread, and how long until a press shows something. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';

const root = join(import.meta.dirname, '../../..');
const password = 'Namaste-2083';
/** How many times slower the processor is made. */
const SLOWER = 4;
const ROUNDS = 7;
/** Rounds of what is drawn again, for which all other lists of the menu are gone through first. */
const ROUNDS_ANEW = 3;

/** Of one module, whose group of the menu is open. */
export const measuredLists = [
  { name: 'Employees', path: '/admin/himal/hris/employees/current-employee-list' },
  { name: 'Employee documents', path: '/admin/himal/hris/employees/documents' },
] as const;
const elsewhere = '/admin/himal/hris/settings';

export interface RouteSamples {
  readonly name: string;
  /** Milliseconds of tasks, from the press until nothing is left to do: of a list that was open a moment ago. */
  readonly work: number[];
  /** Of one that was open before and is kept no longer. */
  readonly again: number[];
  /** Milliseconds from the press to the frame that answers it. */
  readonly press: number[];
}

export async function measureRoutes(): Promise<RouteSamples[]> {
  const folder = mkdtempSync(join(tmpdir(), 'karmik-route-'));
  const port = 20_000 + (process.pid % 10_000);
  const address = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ['--conditions=karmik-src', '--disable-warning=ExperimentalWarning', join(root, 'packages/server/src/main.ts')],
    {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        KARMIK_DATA: folder,
        KARMIK_DEMO_PASSWORD: password,
        KARMIK_LOG: 'silent',
        KARMIK_URL: address,
        PORT: String(port),
      },
    },
  );
  try {
    while (!(await fetch(`${address}/account/login`).catch(() => undefined))?.ok) {
      if (server.exitCode !== null) throw new Error('the server ended');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    // With a profile, as a person's browser has one: a private window fetches the icon of the site again at each address.
    const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
      viewport: { width: 1440, height: 900 },
    });
    try {
      return await measure(context.pages()[0] ?? (await context.newPage()), address);
    } finally {
      await context.close();
    }
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(page: Page, address: string): Promise<RouteSamples[]> {
  await page.goto(`${address}/account/login`);
  await page.getByLabel('Username').fill('hr@himal.demo');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/user/noticeboard');
  await page.getByRole('button', { name: 'Skip' }).click();
  // The pointer rests first, as a person's does; and the page is asked nothing while it works.
  const comeTo = async (path: string) => {
    const box = await page.locator(`nav a[href="${path}"]`).first().boundingBox();
    if (box === null) throw new Error(`${path} is not in the menu`);
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.waitForTimeout(300);
  };
  const go = async () => {
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(1_500);
  };
  const press = async (path: string) => {
    await comeTo(path);
    await go();
    await page.waitForURL(address + path);
    await settled(page);
  };
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const workOfGoing = async (path: string): Promise<number> => {
    await comeTo(path);
    const before = await workOf(session);
    await go();
    return (await workOf(session)) - before;
  };
  const samples: RouteSamples[] = [];
  for (const { name, path } of measuredLists) {
    const sample: RouteSamples = { name, work: [], again: [], press: [] };
    await slow(1);
    // Opened just now, so that its answer is fresh for as long as the rounds take.
    await page.goto(address + path);
    await settled(page);
    await page.evaluate(hearPresses);
    for (const next of [elsewhere, path, elsewhere, path, elsewhere]) await press(next);
    await slow(SLOWER);
    for (let round = 0; round < ROUNDS; round++) {
      await page.evaluate(() => ((window as unknown as { presses: number[] }).presses.length = 0));
      sample.work.push(await workOfGoing(path));
      const presses = await page.evaluate(() => (window as unknown as { presses: number[] }).presses);
      sample.press.push(Math.max(0, ...presses));
      await press(elsewhere);
    }
    const others = await page
      .locator('nav [role=group] a:visible')
      .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []));
    for (let round = 0; round < ROUNDS_ANEW; round++) {
      await slow(1);
      for (const other of others) if (other !== path) await press(other);
      await press(elsewhere);
      await slow(SLOWER);
      sample.again.push(await workOfGoing(path));
    }
    samples.push(sample);
  }
  return samples;
}

/** Keeps, in the page, how long each press took until it was answered. */
function hearPresses(): void {
  const presses: number[] = [];
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as PerformanceEventTiming[])
      if ((entry as { interactionId?: number }).interactionId) presses.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { presses });
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Until nothing is on its way and the page has nothing to do. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(
    () => ![...document.querySelectorAll('[aria-busy="true"]')].some((part) => part.checkVisibility()),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
