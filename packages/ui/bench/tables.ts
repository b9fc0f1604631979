/** The grid beside two others in one browser, in turns: mounting, sorting, scrolling. */
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { scrollOver, type Smoothness } from './frames.ts';
import type { BenchOptions } from './rows.ts';
import { buildPage, launchOptions, preparePeers, servePages, type BuiltPage } from './pages.ts';

export const libraries = ['Karmik', 'AG Grid', 'Ant Design'] as const;
export type Library = (typeof libraries)[number];

export const scenarios: readonly (BenchOptions & { readonly title: string })[] = [
  { title: '10,000 rows of 8 columns', rows: 10_000, columns: 8, isRich: false },
  {
    title: '10,000 rows of 8 columns, two of them pinned, a person in each row',
    rows: 10_000,
    columns: 8,
    isRich: true,
  },
  { title: '100,000 rows of 20 columns', rows: 100_000, columns: 20, isRich: false },
];

/** How a library is asked to sort, what its first row shows, and where it scrolls. */
const handles: Record<Library, { page: string; header: string; firstCell: string; scroller: string }> = {
  Karmik: {
    page: 'own/table.tsx',
    header: '[data-act="sort"]',
    firstCell: '[role="row"][data-index="0"] > [role="rowheader"]',
    scroller: '[role="grid"]',
  },
  'AG Grid': {
    page: 'peers/pages/ag-grid-table.tsx',
    header: '.ag-header-cell[col-id="c0"] .ag-header-cell-label',
    firstCell: '.ag-row[row-index="0"] [col-id="c0"]',
    scroller: '.ag-grid-scrolling-cells, .ag-body-viewport, .ag-root',
  },
  'Ant Design': {
    page: 'peers/pages/antd-table.tsx',
    header: 'th.ant-table-column-has-sorters',
    firstCell: '.ant-table-tbody-virtual .ant-table-row .ant-table-cell',
    scroller: '.ant-table-tbody-virtual-holder',
  },
};

export interface TableSample extends Smoothness {
  readonly mount: number;
  readonly heap: number;
  readonly sort: number;
}

export type TableSamples = Record<Library, TableSample[]>;

export async function measureTables(rounds: number): Promise<{ title: string; samples: TableSamples }[]> {
  preparePeers();
  const built = new Map<Library, BuiltPage>();
  for (const library of libraries) built.set(library, await buildPage(handles[library].page));
  const server = await servePages();
  // Work is timed where frames follow each other at once: with a display's pace, most of a short time is waiting for it.
  const workBrowser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  const scrollBrowser = await chromium.launch(launchOptions);
  const results = [];
  try {
    for (const { title, ...options } of scenarios) {
      const samples: TableSamples = { Karmik: [], 'AG Grid': [], 'Ant Design': [] };
      for (let round = 0; round < rounds; round++)
        for (let turn = 0; turn < libraries.length; turn++) {
          // Each goes first in turn, so that none always follows the same one.
          const library = libraries[(turn + round) % libraries.length]!;
          const address = `${server.address}/${built.get(library)!.name}/`;
          samples[library].push({
            ...(await onNewPage(workBrowser, address, (page) => measureWork(page, library, options))),
            ...(await onNewPage(scrollBrowser, address, (page) => measureScroll(page, library, options))),
          });
        }
      results.push({ title, samples });
    }
  } finally {
    await workBrowser.close();
    await scrollBrowser.close();
    server.close();
  }
  return results;
}

async function onNewPage<Measured>(
  browser: Browser,
  address: string,
  measure: (page: Page) => Promise<Measured>,
): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 700 } });
  await page.goto(address);
  const measured = await measure(page);
  await page.close();
  return measured;
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

async function mount(page: Page, firstCell: string): Promise<number> {
  return page.evaluate(async (firstCell) => {
    const began = performance.now();
    window.bench.mount();
    // To the frame that shows the first row.
    while (!document.querySelector(firstCell)?.textContent) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - began;
  }, firstCell);
}

async function measureWork(
  page: Page,
  library: Library,
  options: BenchOptions,
): Promise<Pick<TableSample, 'mount' | 'heap' | 'sort'>> {
  const { header, firstCell } = handles[library];
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await page.evaluate((given) => window.bench.prepare(given), options);
  const before = await usedHeap(session);
  const mounted = await mount(page, firstCell);
  const heap = (await usedHeap(session)) - before;
  // As a person does: the pointer comes to the heading, rests, and presses.
  await page.hover(header);
  await page.waitForTimeout(150);
  const sort = await page.evaluate(
    async ({ header, firstCell }) => {
      const shown = () => document.querySelector(firstCell)?.textContent;
      const before = shown();
      const began = performance.now();
      document.querySelector<HTMLElement>(header)!.click();
      while (shown() === before) await new Promise((next) => requestAnimationFrame(next));
      await new Promise((next) => requestAnimationFrame(next));
      return performance.now() - began;
    },
    { header, firstCell },
  );
  return { mount: mounted, heap, sort };
}

async function measureScroll(page: Page, library: Library, options: BenchOptions): Promise<Smoothness> {
  const { firstCell, scroller } = handles[library];
  await page.evaluate((given) => window.bench.prepare(given), options);
  await mount(page, firstCell);
  return scrollOver(page, scroller, { y: 12_000 });
}
