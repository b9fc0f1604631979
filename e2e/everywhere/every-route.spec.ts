/**
 * Every route of the catalogue, opened as everyone. Who may see it sees it, with data, in a page that is accessible, makes no mistakes and
 * fits a small phone; the others go where the guard says. A new line of the catalogue is covered the day it is there. `npm run nightly`
 * opens each as each and on a phone; `npm test` opens what the change has touched, one of each kind of page of each area, and a share of the others.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { addressOf, readCatalogue, type BuiltRoute } from '../support/catalogue.ts';
import { fateOf, leadsOn, people, readersOf, signsOut, type Person } from '../support/fates.ts';
import {
  expect,
  expectNoOverflow,
  mistakesOf,
  pendingOf,
  refusalsOf,
  signInByCall,
  test,
  visitor,
} from '../support/karmik.ts';
import { cutTextsOf, cutWordsOf } from '../support/cut-words.ts';
import { latinFiguresOf } from '../support/latin-figures.ts';
import { limits } from '../../tools/support/patience.ts';
import { isSwept, isTouched } from '../../tools/support/touched.ts';
import { violationsOf } from '../support/violations.ts';

const routes = readCatalogue();

/** A link that is spent or was never given is refused by the server, which is what the page then tells. */
const refused: Readonly<Record<string, readonly string[]>> = {
  '/account/reset/:uidb64/:token': ['400 GET /api/v1/security/auth/reset/'],
  '/account/offer-letter/:token': ['404 GET /api/v1/offer-letter/'],
  '/offer-letter/:token': ['404 GET /api/v1/offer-letter/'],
  '/preliminary-interview/:interviewerId/:questionId': ['404 GET /api/v1/candidate-evaluation/'],
  '/interview/:interviewerId/:questionId': ['404 GET /api/v1/candidate-evaluation/'],
  '/assessment/:assessmentTakerId/:questionId': ['404 GET /api/v1/candidate-evaluation/'],
  '/reference-check/:referenceCheckerId/:questionId': ['404 GET /api/v1/candidate-evaluation/'],
  '/salary-declaration/:candidateId/:negotiationId': ['404 GET /api/v1/salary-declaration/'],
  '/invitation/:token': ['404 POST /api/v1/event-invitation/open/'],
  '/user/review-request/:id': ['404 GET /api/v1/hris/himal/employment-review/999/'],
};

/** Kinds of screens that are lists: for their first reader they hold rows. */
const listed = new Set(['list', 'masterData', 'requests', 'report', 'tabs']);

/** Where pictures of every page are kept (`npm run pages`); then the windows are those of a desk and of a usual phone. */
const pictures = process.env.KARMIK_PICTURES;
/** `npm run nightly` opens each address as each person. */
const isWhole = process.env.KARMIK_SWEEP === 'all';
const mode: 'dark' | 'light' = process.env.KARMIK_PICTURES_MODE === 'dark' ? 'dark' : 'light';
const desk = pictures ? { viewport: { width: 1440, height: 900 }, mode } : undefined;
const phone = {
  mode,
  language: 'ne',
  calendar: 'BS',
  viewport: pictures ? { width: 390, height: 844 } : { width: 360, height: 740 },
} as const;

/** Keeps a page as someone sees it, where pictures are asked for. */
async function picture(page: Page, route: BuiltRoute, person: Person): Promise<void> {
  if (!pictures) return;
  // What is above a page comes after it.
  await page.waitForLoadState('networkidle');
  const folder = join(pictures, `${page.viewportSize()?.width} ${mode}`, route.area, route.module);
  mkdirSync(folder, { recursive: true });
  const name = route.path.replace(/[^\w:-]+/g, '_').replace(/^_|_$/g, '') || 'start';
  await page.screenshot({ path: join(folder, `${name} ${person}.png`), animations: 'disabled' });
}

const pages = new Map<string, Promise<Page>>();

/** Someone's page, kept for all tests of a process: a browser that is new for each address would spend its time on starting. */
function pageOf(browser: Browser, person: Person, look?: typeof phone): Promise<Page> {
  const key = `${person} ${look ? 'phone' : 'desk'}`;
  const open = async () => {
    const email = people[person];
    return visitor(browser, email && (await signInByCall(email)), { ...(look ?? desk), isKept: true });
  };
  const page = pages.get(key) ?? open();
  pages.set(key, page);
  return page;
}

/**
 * Waits until nothing is on its way: no request, and no part of the page that says so. The page itself is asked at each of its frames, for
 * an expectation that is not met at once rests longer than most pages take.
 */
async function settled(page: Page, name: string, titled?: string): Promise<void> {
  const isThere = (title: string | undefined) =>
    (title === undefined || document.title === title) &&
    // Lists that were left are in the document still.
    [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
    ![...document.querySelectorAll('[aria-busy="true"]')].some((part) => part.checkVisibility());
  const state = async () => ({
    title: titled === undefined ? undefined : await page.title(),
    heading: await page.getByRole('heading', { level: 1 }).first().isVisible(),
    busy: await page.locator('[aria-busy="true"]').filter({ visible: true }).count(),
    requests: pendingOf(page),
  });
  await expect(async () => {
    // What is not there in time is told by the expectation below.
    await page.waitForFunction(isThere, titled, { timeout: limits.step }).catch(() => undefined);
    await expect
      .poll(() => pendingOf(page).length, { intervals: [10, 20, 30, 50] })
      .toBe(0)
      .catch(() => undefined);
    expect(await state(), `${name}: what is still on its way`).toEqual({
      title: titled,
      heading: true,
      busy: 0,
      requests: [],
    });
  }).toPass({ intervals: [10] });
}

/** Pages that are a document of their own, without the application around them. */
const standsAlone = (path: string): boolean =>
  !/^\/(user|admin|commons|common-dashboard|portal|application-storage|switch-organization)(\/|$)/.test(path);

const pathOf = (page: Page): string => (page.url() === 'about:blank' ? '/account/login' : new URL(page.url()).pathname);

/** Within the application one goes on as a link does, which takes a tenth of a load. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}

/** Opens a page that one may see. That it is another one than before shows by its title. */
async function visit(page: Page, route: BuiltRoute, titled: string): Promise<void> {
  const address = addressOf(route);
  if (standsAlone(pathOf(page)) || standsAlone(route.path) || (await page.title()) === titled) {
    await page.goto(address);
    return;
  }
  await follow(page, address);
}

async function expectShown(page: Page, person: Person, route: BuiltRoute): Promise<void> {
  const name = `${route.path} for ${person}`;
  await visit(page, route, `${route.title} · Karmik`);
  await settled(page, name, `${route.title} · Karmik`);
  // A list may open with a filter, which its address says.
  const { pathname } = new URL(addressOf(route), page.url());
  await expect(page, name).toHaveURL((url) => url.pathname === pathname);
  await expect(page.getByRole('heading', { level: 1 }), name).not.toHaveText(
    /Denied|Not Found|Error|Too Many|Could not/,
  );
  if (route.screen !== 'page') {
    const heading = await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().innerText();
    const path = page.getByRole('navigation', { name: 'Where you are' });
    // The page of a record is there by the record's own name.
    const isNamed = route.screen === 'detail' && (await path.innerText()).includes(heading);
    await expect.soft(path, name).toContainText(isNamed ? heading : route.title);
  }
  await picture(page, route, person);
  expect.soft(refusalsOf(page), name).toEqual(refused[route.path] ?? []);
  if (!listed.has(route.screen)) return;
  // The first row is the headings. The first tab of settings may be one record, which is a form, or is read; that of others an overview,
  // whose chart has drawn its figures, an import or an operation.
  const row = page.getByRole('main').getByRole('row').nth(1);
  const panel = page.getByRole('main').getByRole('tabpanel');
  const single =
    route.screen === 'tabs'
      ? [
          panel.getByRole('button', { name: 'Save', exact: true }),
          panel.getByRole('figure'),
          panel.getByRole('button', { name: 'Choose a file', exact: true }),
          // An operation: its form, or its last run for who only reads.
          panel.getByRole('button', { name: 'Preview', exact: true }),
          panel.getByText('Last run', { exact: true }),
        ]
      : [];
  if (readersOf(route)[0] === person)
    await expect(single.reduce((all, each) => all.or(each), row).first(), `${name}: a row of data`).toBeVisible();
  else
    await expect(
      [
        page.getByText('No data available at the moment').filter({ visible: true }),
        ...(route.screen === 'tabs' ? [panel.getByRole('definition'), panel.getByText('No data yet.')] : []),
        ...single,
      ]
        .reduce((all, each) => all.or(each), row)
        .first(),
      name,
    ).toBeVisible();
}

async function expectWholeWords(page: Page, name: string): Promise<void> {
  expect.soft(await cutWordsOf(page), `${name}: words that are cut`).toEqual([]);
  expect.soft(await cutTextsOf(page), `${name}: texts that are cut`).toEqual([]);
}

/** The same page in a window of a tablet, which has room neither for all columns nor for cards. */
async function expectTablet(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  if (pictures || !size) return;
  await page.setViewportSize({ width: 768, height: size.height });
  // Boxes are measured between two frames, and drawn again in the next.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
  await expectNoOverflow(page, name);
  await expectWholeWords(page, name);
  await page.setViewportSize(size);
}

async function expectFate(page: Page, person: Person, route: BuiltRoute): Promise<void> {
  const fate = fateOf(person, route);
  if (fate.is === 'shown') {
    await expectShown(page, person, route);
    await expectWholeWords(page, `${route.path} for ${person}`);
    if (isExamined(person, route)) {
      expect.soft(await violationsOf(page), `${route.path} for ${person}`).toEqual([]);
      await expectTablet(page, `${route.path} for ${person} on a tablet`);
    }
    return;
  }
  const name = `${route.path} is not for ${person}`;
  const address = addressOf(route);
  const isFollowed = !standsAlone(pathOf(page)) && !standsAlone(route.path);
  // Of a page that looks like the one before, the word to the server says that it is this one that was refused (ERR-1).
  const told = isFollowed && fate.is === 'denied' ? page.waitForRequest(/\/users\/me\/denied-page\/$/) : undefined;
  if (isFollowed && fate.is !== 'missing') await follow(page, address);
  else await page.goto(address);
  await told;
  if (fate.is === 'elsewhere') await expect(page, name).toHaveURL(fate.at);
  else
    await expect(
      page.getByRole('heading', { name: fate.is === 'missing' ? 'Page Not Found' : 'Permission Denied' }),
      name,
    ).toBeVisible();
  await settled(page, name);
  refusalsOf(page);
}

/**
 * Whether this run holds the page against the rules of accessibility and looks at it in the window of a tablet, which takes four times as long
 * as opening it. The page of all but its first reader is the same, with less on it; of those of a first reader a run takes what the change has
 * touched and a share of the others, whose parts have stories that keep the same rules.
 */
const isExamined = (person: Person, route: BuiltRoute): boolean =>
  person === 'a visitor' ||
  (readersOf(route)[0] === person && (pictures !== undefined || isSwept(route.module, `${route.path} examined`)));

/** The same page on the smallest phone, in Nepali and with BS dates. */
async function expectFits(page: Page, route: BuiltRoute, first: Person): Promise<void> {
  const name = `${route.path} on a phone`;
  await visit(page, route, `${route.title_ne} · कार्मिक`);
  await settled(page, name, `${route.title_ne} · कार्मिक`);
  await expectNoOverflow(page, name);
  await picture(page, route, first);
  await expectWholeWords(page, name);
  expect.soft(await latinFiguresOf(page), `${name}: numbers in Latin digits`).toEqual([]);
  expect.soft(await violationsOf(page, { isColoursSeen: true }), name).toEqual([]);
}

/** What the browser shows of each kind of answer: the first address of an area at which someone meets it. */
const kindOf = (person: Person, route: BuiltRoute): string => {
  const fate = fateOf(person, route);
  return `${person} ${route.area} ${fate.is} ${fate.is === 'elsewhere' && route.to === fate.at ? 'redirect' : ''}`;
};
const firstOfKind = new Map<string, BuiltRoute>();
/** The first page of each kind of screen of an area, as its first reader opens it. */
const firstOfScreen = new Map<string, BuiltRoute>();
for (const route of routes) {
  const kind = `${route.area} ${route.screen}`;
  if (!firstOfScreen.has(kind)) firstOfScreen.set(kind, route);
}
for (const person of Object.keys(people) as Person[])
  for (const route of routes.filter(({ path }) => !signsOut.includes(path))) {
    const kind = kindOf(person, route);
    if (!firstOfKind.has(kind)) firstOfKind.set(kind, route);
  }

/**
 * What someone opens of a module. A public page is the same for everyone, but for those that lead a member on, no matter who that is. Where
 * everyone else ends up at an address behind the sign-in is decided by the guard, whose test asks it for every address and person
 * (`packages/app/test/isolated/fates.test.ts`): of these a browser opens one of each kind.
 */
function isOpenedBy(person: Person, route: BuiltRoute): boolean {
  if (route.isPublic) return person === 'a visitor' || (person === 'an employee' && leadsOn[route.path] !== undefined);
  return (
    isWhole ||
    fateOf(person, route).is === 'shown' ||
    readersOf(route)[0] === person ||
    firstOfKind.get(kindOf(person, route)) === route
  );
}

/**
 * Whether this run opens a page as this person. What a list asks and whether it has rows, `packages/app/test/lists-of-the-demo.test.ts` says
 * of every list without a browser; who may open what, `fates.test.ts`. A browser opens one of each kind, what the change has touched, and of
 * the others a share as their first reader. What further readers see is the same with less on it. A phone shows the same parts.
 */
const isLookedAt = (viewer: Person, route: BuiltRoute): boolean =>
  pictures !== undefined ||
  firstOfKind.get(kindOf(viewer, route)) === route ||
  (readersOf(route)[0] === viewer
    ? firstOfScreen.get(`${route.area} ${route.screen}`) === route || isSwept(route.module, route.path)
    : isTouched(route.module));
const isSeenOnPhone = (route: BuiltRoute): boolean =>
  pictures !== undefined || isSwept(route.module, `${route.path} on a phone`);

const modules = Map.groupBy(
  routes.filter(({ path }) => !signsOut.includes(path)),
  ({ area, module }) => `${area}/${module}`,
);

for (const [module, all] of modules) {
  for (const person of Object.keys(people) as Person[]) {
    const lines = all.filter((route) => isOpenedBy(person, route) && isLookedAt(person, route));
    if (lines.length === 0) continue;
    test(`${person} opens ${module} [PRM-1, PRM-5, AUD-8, SES-9]`, async ({ browser }) => {
      test.setTimeout(limits.journey + limits.step * lines.length);
      const page = await pageOf(browser, person);
      for (const route of lines) await expectFate(page, person, route);
      expect(mistakesOf(page)).toEqual([]);
    });
  }
  // Pages of a module that need a permission have another first reader than the others.
  for (const [first, own] of Map.groupBy(all, (route) => readersOf(route)[0])) {
    if (first === undefined) continue;
    const shown = own.filter((route) => fateOf(first, route).is === 'shown' && isSeenOnPhone(route));
    if (shown.length === 0) continue;
    test(`${module} fits a phone of 360 px, in Nepali, for ${first}`, async ({ browser }) => {
      test.setTimeout(limits.journey + limits.step * shown.length);
      const page = await pageOf(browser, first, phone);
      for (const route of shown) await expectFits(page, route, first);
      expect(mistakesOf(page)).toEqual([]);
    });
  }
}

/** Signing out asks nothing of the person: a member shows it, and the nightly run each of them. */
const signedOut: readonly Person[] = isWhole ? (Object.keys(people) as Person[]) : ['an employee'];
for (const person of signedOut)
  test(`${person} opens the addresses that sign out [SES-2]`, async ({ browser }) => {
    const email = people[person];
    for (const address of signsOut) {
      const page = await visitor(browser, email && (await signInByCall(email)));
      await page.goto(address);
      await expect(page).toHaveURL('/account/login');
      await page.goto('/user/posts');
      await expect(page).toHaveURL('/account/login?next=%2Fuser%2Fposts');
      expect(mistakesOf(page)).toEqual([]);
      await page.context().close();
    }
  });

/** What people of the demo are or may besides their permissions, by which they have more in their menu (TOP-15, TOP-16). */
const qualities: { readonly [P in Person]?: readonly string[] } = {
  'an employee': [
    'is_transfer_on',
    'has_old_payslips',
    'has_payslips',
    'has_salary_advances',
    'has_loans',
    'pays_by_unit',
    'has_expenses',
    'has_travel',
    'has_work_logs',
    'has_projects',
    'has_disciplinary_cases',
  ],
  'a supervisor': [
    'has_old_payslips',
    'has_payslips',
    'has_salary_advances',
    'has_loans',
    'pays_by_unit',
    'has_expenses',
    'has_travel',
    'has_work_logs',
    'has_projects',
    'is_transfer_on',
    'is_current_investigator',
    'enters_for_team',
  ],
  HR: [
    'has_old_payslips',
    'has_payslips',
    'has_salary_advances',
    'has_loans',
    'pays_by_unit',
    'has_expenses',
    'has_travel',
    'has_work_logs',
    'is_transfer_on',
    'enters_for_team',
  ],
  'an auditor': [
    'is_transfer_on',
    'has_salary_advances',
    'has_loans',
    'pays_by_unit',
    'has_expenses',
    'has_travel',
    'has_work_logs',
  ],
};

/** What the side menu of someone shows, in no order: one's own pages and one's team's, and in HR's view those of the organisation too. */
const menuOf = (person: Person, area: 'user' | 'admin'): string[] => {
  const areas = area === 'admin' ? ['user', 'supervisor', 'admin', 'shared'] : ['user', 'supervisor'];
  const own = areas.flatMap((each) =>
    routes.filter((route) => route.area === each && fateOf(person, route).is === 'shown'),
  );
  const isThere = ({ isInMenu, quality }: BuiltRoute) =>
    isInMenu || (quality !== undefined && qualities[person]?.includes(quality));
  const sets = new Set<string>();
  const isFirstOfSet = ({ among }: BuiltRoute) => among === undefined || (!sets.has(among) && sets.add(among));
  return own.filter(isThere).filter(isFirstOfSet).map(addressOf).toSorted();
};

for (const [person, area] of [
  ['an employee', 'user'],
  ['a supervisor', 'user'],
  ['HR', 'admin'],
  ['an auditor', 'admin'],
] as const)
  test(`the menu of ${person} holds what the catalogue gives them, and the search finds it [TOP-2, TOP-12]`, async ({
    browser,
  }) => {
    const page = await pageOf(browser, person);
    const entries = menuOf(person, area);
    // An address of the view itself: pages that are shared belong to whichever view one is in.
    await page.goto(entries.find((entry) => entry.startsWith(`/${area}/`)) ?? '');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link').first()).toBeVisible();
    // Groups may be closed; what they hold belongs to the menu all the same. What follows from qualities comes when the server told them.
    const links = menu.getByRole('link', { includeHidden: true });
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '').toSorted()))
      .toEqual(entries);

    await expect(page.getByRole('button', { name: 'Search pages' })).toBeVisible();
    const optionOf = (entry: string) => page.locator(`[role="option"][data-key="page ${entry}"]`);
    await page.keyboard.press('Control+Shift+F');
    const searched = page.getByRole('searchbox', { name: 'Go to a page' });
    for (const entry of entries.filter((each, index) => index === 0 || isSwept('', `${each} is searched`))) {
      const title = routes.find((each) => addressOf(each) === entry)?.title ?? '';
      await searched.fill(title.toUpperCase());
      // Two pages of different modules may bear the same name.
      await expect(optionOf(entry).filter({ hasText: title }), title).toBeVisible();
    }
    const last = entries.at(-1) ?? '';
    await searched.fill(routes.find((each) => addressOf(each) === last)?.title ?? '');
    await optionOf(last).click();
    await expect(page).toHaveURL(last);
    await page.getByRole('button', { name: 'Search pages' }).click();
    await page.getByRole('searchbox', { name: 'Go to a page' }).fill('employees');
    await expect(page.getByRole('option', { name: 'Employees', exact: true })).toHaveCount(area === 'admin' ? 1 : 0);
    await page.keyboard.press('Escape');
    expect(mistakesOf(page)).toEqual([]);
  });

test('an address that leads nowhere says so to the person who is signed in [ERR-1]', async ({ browser }) => {
  const page = await pageOf(browser, 'an employee');
  await page.goto('/user/nothing-here');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(mistakesOf(page)).toEqual([]);
});
