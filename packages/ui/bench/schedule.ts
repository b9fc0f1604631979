/** A month of a roster with its people: drawing it, and moving about in it. */
import { chromium, type Page } from 'playwright';
import { scrollOver, type Smoothness } from './frames.ts';
import { buildPage, launchOptions, servePages } from './pages.ts';

declare global {
  interface Window {
    schedule: { mount: (options: { people: number; days: number }) => void };
  }
}

export interface ScheduleSample {
  /** Milliseconds from nothing to the frame after the first cell. */
  readonly mount: number;
  /** While the wheel goes down through the people. */
  readonly down: Smoothness;
  /** While it goes to the last day of the month. */
  readonly across: Smoothness;
}

const grid = '[role="grid"]';

/** Ours, and a plain table of as many cells, in turns: what a machine draws is shared with whatever else runs on it. */
export interface ScheduleSamples {
  readonly own: readonly ScheduleSample[];
  readonly plain: readonly ScheduleSample[];
}

export async function measureSchedule(rounds: number): Promise<ScheduleSamples> {
  const pages = { own: await buildPage('own/schedule.tsx'), plain: await buildPage('own/plain-roster.ts') };
  const server = await servePages();
  const browser = await chromium.launch(launchOptions);
  const samples: Record<keyof ScheduleSamples, ScheduleSample[]> = { own: [], plain: [] };
  try {
    for (let round = 0; round < rounds; round++)
      for (const which of ['own', 'plain'] as const) {
        const page = await browser.newPage({ viewport: { width: 1200, height: 700 } });
        await page.goto(`${server.address}/${pages[which].name}/`);
        samples[which].push(await measure(page));
        await page.close();
      }
  } finally {
    await browser.close();
    server.close();
  }
  return samples;
}

async function measure(page: Page): Promise<ScheduleSample> {
  const mount = await page.evaluate(async () => {
    const began = performance.now();
    window.schedule.mount({ people: 500, days: 31 });
    while (!document.querySelector('[role="gridcell"]')) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - began;
  });
  return {
    mount,
    down: await scrollOver(page, grid, { y: 12_000 }),
    across: await scrollOver(page, grid, { x: 2_000 }),
  };
}
