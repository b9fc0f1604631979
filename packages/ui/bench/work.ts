/** The tasks of a large project as a board and as a timeline: drawing them, moving about in them, and dragging one. */
import { chromium, type Page } from 'playwright';
import { framesWhile, scrollOver, type Smoothness } from './frames.ts';
import { buildPage, launchOptions, servePages } from './pages.ts';

type View = 'board' | 'timeline';

declare global {
  interface Window {
    work: { mount: (options: { what: View; count: number }) => void };
  }
}

export interface WorkSample {
  /** Milliseconds from nothing to the frame after the first task. */
  readonly mount: number;
  /** While the wheel goes down through the tasks. */
  readonly down: Smoothness;
  /** While a task is dragged. */
  readonly drag: Smoothness;
}

/** How many tasks each is measured with. */
export const workTasks: Readonly<Record<View, number>> = { board: 2_000, timeline: 500 };

const box: Readonly<Record<View, string>> = {
  board: '[role="grid"]',
  timeline: '[role="group"][aria-label="Timeline"]',
};
/** What is taken hold of. */
const held: Readonly<Record<View, string>> = {
  board: '[role="row"]',
  timeline: '[role="listitem"] button, li button',
};

/** @returns samples of each view, in rounds on a new page each */
export async function measureWork(rounds: number): Promise<Readonly<Record<View, readonly WorkSample[]>>> {
  const { name } = await buildPage('own/work.tsx');
  const server = await servePages();
  const browser = await chromium.launch(launchOptions);
  const samples: Record<View, WorkSample[]> = { board: [], timeline: [] };
  try {
    for (let round = 0; round < rounds; round++)
      for (const view of ['board', 'timeline'] as const) {
        const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
        await page.goto(`${server.address}/${name}/`);
        samples[view].push(await measure(page, view));
        await page.close();
      }
  } finally {
    await browser.close();
    server.close();
  }
  return samples;
}

async function measure(page: Page, what: View): Promise<WorkSample> {
  const mount = await page.evaluate(
    async ([options, selector]) => {
      const began = performance.now();
      window.work.mount(options);
      while (!document.querySelector(selector)) await new Promise((next) => requestAnimationFrame(next));
      await new Promise((next) => requestAnimationFrame(next));
      return performance.now() - began;
    },
    [{ what, count: workTasks[what] }, held[what]] as const,
  );
  const drag = await dragOver(page, what);
  return { mount, down: await scrollOver(page, box[what], { y: 12_000 }), drag };
}

/** Drags the first task in sight to the side and back in two hundred steps, a frame each, as a hand would. */
async function dragOver(page: Page, what: View): Promise<Smoothness> {
  const place = await page.evaluate(
    ([selector]) =>
      [...document.querySelectorAll(selector)]
        .map((each) => each.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x + Math.min(10, width / 2), y: y + height / 2 }))
        .find(({ x, y }) => document.elementFromPoint(x, y)?.closest(selector) != null),
    [held[what]] as const,
  );
  if (place === undefined) throw new Error(`No task of the ${what} is in sight.`);
  await page.mouse.move(place.x, place.y);
  return framesWhile(page, async () => {
    await page.mouse.down();
    for (let step = 1; step <= 200; step++) {
      const far = step <= 100 ? step : 200 - step;
      await page.mouse.move(place.x + far * 4, place.y + far);
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
    }
    await page.mouse.up();
  });
}
