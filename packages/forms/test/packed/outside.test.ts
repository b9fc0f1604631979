import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { adToBs, formatBs } from 'date-bs';
import { chromium, type Browser, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterDate, enterRange, pickDate, table } from '@karmik/ui/test';
import { findBrowsers } from '../../../../tools/support/browser.ts';
import { OutsideApp } from '../../../../tools/support/outside-app.ts';
import { patient } from '../../../../tools/support/patience.ts';
import { words } from './directory/words.ts';

/*
 * An application outside of the workspace installs date-bs, ui and forms, type-checks, builds and renders on a server. In the nightly run
 * its screen is played in Chromium as well. `pnpm run build` of the three packages comes first.
 */
const forms = fileURLToPath(new URL('../../', import.meta.url));
const ui = join(forms, '../ui');
const app = new OutsideApp();
let packed: string[] = [];

const main = `import '@karmik/ui/foundation';
import '@karmik/ui/brands/himal';
import { applyTheme } from '@karmik/ui/theme';
import { createRoot } from 'react-dom/client';
import { Directory } from './Directory.tsx';
import { LoanDesk } from './LoanDesk.tsx';

const language = new URLSearchParams(location.search).get('language') === 'ne' ? 'ne' : 'en';
document.documentElement.lang = language;
applyTheme({ brand: 'himal', mode: 'light', motion: 'reduced' });
createRoot(document.getElementById('root')!).render(
  <Directory language={language}>
    <LoanDesk />
  </Directory>,
);
`;

const server = `import { createSchema, ruleClockIn } from '@karmik/forms/fields';
import { renderToString } from 'react-dom/server';
import { Directory } from './Directory.tsx';
import { LoanDesk, loan } from './LoanDesk.tsx';

export const render = (language: 'en' | 'ne'): string =>
  renderToString(
    <Directory language={language}>
      <LoanDesk />
    </Directory>,
  );

export const check = (body: unknown): boolean =>
  createSchema(loan, () => ruleClockIn('Asia/Kathmandu')).safeParse(body).success;
`;

const wrong = `import { defineRecord, f } from '@karmik/forms/fields';

export const wrong = defineRecord({
  fields: { title: f.text({ label: { en: 'Title', ne: 'शीर्षक' }, max: 80 }) },
  visibleWhen: { titel: () => true },
});
`;

const compiler = {
  target: 'es2024',
  lib: ['es2024', 'dom'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
};

beforeAll(() => {
  app.install(join(ui, '../date-bs'));
  app.install(ui);
  packed = app.install(forms);
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom']) app.link(name, forms);
  for (const file of ['Directory.tsx', 'readers.ts', 'words.ts'])
    copyFileSync(join(forms, 'test/packed/directory', file), join(app.folder, file));
  copyFileSync(join(forms, 'src/example/LoanDesk.tsx'), join(app.folder, 'LoanDesk.tsx'));
  app.write(
    'index.html',
    '<title>Readers</title><div id="root"></div><script type="module" src="./main.tsx"></script>',
  );
  app.write('main.tsx', main);
  app.write('server.tsx', server);
  app.write('wrong.tsx', wrong);
  app.write('vite.config.js', 'export default { ssr: { noExternal: [/^@karmik\\//] } };');
  app.run('vite', 'build', '--logLevel', 'error');
  app.run('vite', 'build', '--logLevel', 'error', '--ssr', 'server.tsx', '--outDir', 'dist-server');
});

afterAll(() => app.remove());

describe('an app that installs the forms', () => {
  it('gets code and declarations alone, and nothing of the private model [LIB-6]', () => {
    expect(packed.filter((path) => !/^dist\/.+\.(js|d\.ts|css)$/.test(path)).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'package.json',
    ]);
    for (const path of packed.filter((each) => each.startsWith('dist/')))
      expect(app.read(join('node_modules/@karmik/forms', path)), path).not.toMatch(/@karmik\/(model|app|server)/);
  });

  it('is told of a wrong name of a field by the compiler, and of nothing else [LIB-6]', () => {
    app.write('tsconfig.json', { compilerOptions: compiler, files: ['main.tsx', 'server.tsx'] });
    expect(() => app.run('tsc', '-p', '.')).not.toThrow();
    app.write('tsconfig.json', { compilerOptions: compiler, files: ['wrong.tsx'] });
    expect(() => app.run('tsc', '-p', '.')).toThrow(/titel/);
  });

  it('renders on a server in both languages, and holds the rules of the form there [LIB-6]', async () => {
    const built = (await import(pathToFileURL(join(app.folder, 'dist-server/server.js')).href)) as {
      render: (language: 'en' | 'ne') => string;
      check: (body: unknown) => boolean;
    };
    expect(built.render('en')).toMatch(/Asha Sharma.*6 Magh 2082/s);
    expect(built.render('ne')).toContain('पाठकहरू');
    expect(built.render('ne')).toContain('सापटी दिनुहोस्');
    const body = { book: 'Muna Madan', reader: 'Asha', lent_on: '2026-11-21', has_deposit: false };
    expect([built.check({ ...body, due_on: '2026-12-05' }), built.check({ ...body, due_on: '2026-11-01' })]).toEqual([
      true,
      false,
    ]);
  });
});

const axe = readFileSync(join(ui, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is. What was announced names parts that may be gone by now, and is left out. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run(where: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await checker.run({ exclude: ['[data-live-announcer]'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

describe.runIf(process.env['KARMIK_SWEEP'] === 'all')('the screen of that app', () => {
  let browser: Browser;
  let site: PreviewServer;

  beforeAll(async () => {
    site = await preview({ root: app.folder, preview: { port: 0 }, logLevel: 'error' });
    browser = await chromium.launch({ executablePath: findBrowsers().quick });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it.each([
    ['en', 1280],
    ['ne', 1280],
    ['en', 390],
    ['ne', 390],
  ] as const)('is played in %s at %i px [LIB-6]', async (language, width) => {
    const say = words[language];
    const text = (en: string, ne: string) => (language === 'en' ? en : ne);
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    page.setDefaultTimeout(patient(15_000));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${site.resolvedUrls?.local[0] ?? ''}?language=${language}`);
    const readers = table(page, say.title);
    await page.getByText('Asha Sharma', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: text('Lend', 'सापटी दिनुहोस्'), exact: true }).waitFor();
    expect(await faults(page)).toEqual([]);

    // Filters: a search, a day that is typed or chosen, a range.
    const bodies = page.getByRole('table', { name: say.title }).locator('tbody tr');
    const count = async (expected: number) => expect.poll(() => bodies.count()).toBe(expected);
    await page.getByRole('searchbox', { name: say.search }).fill('asha');
    await count(1);
    await page.getByRole('searchbox', { name: say.search }).fill('');
    await count(8);
    await page.getByRole('search').getByRole('button', { expanded: false }).first().click();
    await enterDate(page, say.since, '2083-02-01');
    await count(4);
    await pickDate(page, page, say.since, formatBs(adToBs('2026-05-21'), 'dddd, D MMMM YYYY', { locale: language }));
    await count(3);
    await enterRange(page, say.period, { start: '2083-03-01', end: '2083-04-31' });
    await count(2);
    expect(await faults(page)).toEqual([]);
    // A part that is emptied ends the range, and the rest of it stays.
    await page.getByRole('group', { name: say.period, exact: true }).first().getByRole('spinbutton').nth(2).fill('');
    await count(3);

    // Rows: chips, selection, a question, a notice.
    await readers.select('Gita Magar');
    await page.getByRole('button', { name: say.remove, exact: true }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: say.question });
    await dialog.waitFor();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button').last().click();
    await page.getByText(say.removed).first().waitFor();
    await count(2);
    await readers.press('Hari Adhikari', say.call);
    await page.getByText(say.called('Hari Adhikari')).first().waitFor();

    // Pages of a list come as its end comes into sight.
    const items = page.getByRole('list', { name: say.applicants }).getByRole('listitem');
    await expect
      .poll(async () => {
        await items.last().scrollIntoViewIfNeeded();
        return items.count();
      })
      .toBe(30);

    // A form that follows from its description.
    await page.getByRole('textbox', { name: text('Book', 'पुस्तक') }).fill('Muna Madan');
    await page.getByRole('textbox', { name: text('Reader', 'पाठक') }).fill('Asha Sharma');
    await enterDate(page, text('Lent on', 'दिएको मिति'), '2083-08-05');
    await enterDate(page, text('Return by', 'फिर्ता गर्ने मिति'), '2083-08-05');
    await page.getByRole('button', { name: text('Lend', 'सापटी दिनुहोस्'), exact: true }).click();
    await page.getByText(text('Choose a day after the loan', 'सापटी दिएको मितिपछिको मिति छान्नुहोस्')).first().waitFor();
    await enterDate(page, text('Return by', 'फिर्ता गर्ने मिति'), '2083-08-19');
    await page.getByRole('button', { name: text('Lend', 'सापटी दिनुहोस्'), exact: true }).click();
    await page.getByText(text('19 Mangsir 2083', '२०८३ मंसिर १९')).waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await page.close();
  });
});
