/** The chart of an organisation with everyone in it: drawing it, moving about in it, finding someone. */
import { chromium, type Page } from 'playwright';
import { framesWhile, type Smoothness } from './frames.ts';
import { buildPage, launchOptions, servePages } from './pages.ts';

declare global {
  interface Window {
    chart: {
      /** @param options how many people, and how many report to each */
      prepare: (options: { people: number; breadth: number }) => void;
      mount: () => void;
    };
  }
}

export interface ChartSample {
  /** Milliseconds from nothing to the frame after the first card, every level open. */
  readonly mount: number;
  /** Milliseconds from a name that is written to its card in the middle. */
  readonly find: number;
  /** Milliseconds from the press that shows as much as fits. */
  readonly fit: number;
  /** Frames a second, and tasks over 50 ms, while the chart is dragged about. */
  readonly fps: number;
  readonly longTasks: number;
}

const PEOPLE = 10_000;

export async function measureChart(rounds: number): Promise<ChartSample[]> {
  const built = await buildPage('own/chart.tsx');
  const server = await servePages();
  const browser = await chromium.launch(launchOptions);
  const samples: ChartSample[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ viewport: { width: 1200, height: 700 } });
      await page.goto(`${server.address}/${built.name}/`);
      samples.push(await measure(page));
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  return samples;
}

async function measure(page: Page): Promise<ChartSample> {
  const mount = await page.evaluate(async (people) => {
    window.chart.prepare({ people, breadth: 8 });
    const began = performance.now();
    window.chart.mount();
    while (!document.querySelector('[role="treeitem"]')) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - began;
  }, PEOPLE);
  const { fps, longTasks } = await drag(page);
  const fit = await pressed(page, 'Show all');
  await page.getByRole('searchbox').focus();
  const find = await page.evaluate(async (last) => {
    const field = document.activeElement as HTMLInputElement;
    const began = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, ` ${last}`);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const isThere = () =>
      [...document.querySelectorAll('[role="treeitem"]')].some((card) => card.textContent?.includes(` ${last}`));
    while (!isThere()) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - began;
  }, PEOPLE - 1);
  return { mount, find, fit, fps, longTasks };
}

/** Milliseconds from a press to the frame after everything that follows from it. */
async function pressed(page: Page, name: string): Promise<number> {
  const button = page.getByRole('button', { name });
  return button.evaluate(async (element) => {
    const began = performance.now();
    (element as HTMLElement).click();
    await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - began;
  });
}

const drag = (page: Page): Promise<Smoothness> =>
  framesWhile(page, async () => {
    await page.mouse.move(900, 600);
    await page.mouse.down();
    for (let n = 1; n <= 120; n++) await page.mouse.move(900 - n * 6, 600 - Math.round(n * 2));
    await page.mouse.up();
  });
