/** The list to read, `DataTable`, with a box and a button in each row: mounting, sorting, choosing all. */
import { chromium, type Page } from 'playwright';
import { buildPage, launchOptions, servePages } from './pages.ts';

export const listRows = [50, 200, 1_000, 10_000] as const;

export interface ListSample {
  readonly rows: number;
  /** Milliseconds to the frame that shows the first row, to the one after a sort by name, to the one after all are chosen. */
  readonly mount: number;
  readonly sort: number;
  readonly chooseAll: number;
  /** Rows that are on the page. */
  readonly drawn: number;
}

export async function measureLists(rounds: number): Promise<ListSample[]> {
  const built = await buildPage('own/list.tsx');
  const server = await servePages();
  const browser = await chromium.launch(launchOptions);
  const samples: ListSample[] = [];
  try {
    for (let round = 0; round < rounds; round++)
      for (const rows of listRows) {
        const page = await browser.newPage({ viewport: { width: 1200, height: 700 } });
        await page.goto(`${server.address}/${built.name}/`);
        samples.push(await measure(page, rows));
        await page.close();
      }
  } finally {
    await browser.close();
    server.close();
  }
  return samples;
}

async function measure(page: Page, rows: number): Promise<ListSample> {
  page.setDefaultTimeout(120_000);
  await page.evaluate((count) => window.bench.prepare({ rows: count, columns: 5, isRich: false }), rows);
  const mount = await page.evaluate(async () => {
    const began = performance.now();
    window.bench.mount();
    while (!document.querySelector('tbody th')) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - began;
  });
  // Rows that come late, such as those of a part that is fetched, belong to no measurement.
  await page.waitForLoadState('networkidle');
  const sort = await pressed(page, 'thead th button');
  const chooseAll = await pressed(page, 'thead input');
  const drawn = await page.locator('tbody th').count();
  return { rows, mount, sort, chooseAll, drawn };
}

/** Milliseconds from a press to the frame after everything that follows from it. */
const pressed = (page: Page, selector: string): Promise<number> =>
  page.evaluate(async (pressedSelector) => {
    const began = performance.now();
    document.querySelector<HTMLElement>(pressedSelector)!.click();
    await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - began;
  }, selector);
