/** People of the demo who belong to one test alone while it runs, so that journeys neither meet nor follow each other. */
import type { Browser } from '@playwright/test';
import { limitOf, limits } from '../../tools/support/patience.ts';
import { call, expect, seeTour, signInByCall, test as base, visitor, type Tokens } from './karmik.ts';
import { giveBack, isNoted, take } from './leases.ts';
import { linkIn, newMail } from './mails.ts';

export interface Person {
  /** Id of the account. */
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly code: string;
  readonly organization: 'himal' | 'sagar';
}

export interface Colleague extends Person {
  readonly tokens: Tokens;
}

interface Wanted {
  readonly organization?: Person['organization'];
  /** The person who reports to `supervisor@himal.demo`; otherwise someone who does not, and of whose processes the demo has told nothing. */
  readonly inTeam?: boolean;
  /** The person who supervises this account first, wherever they belong. */
  readonly supervises?: number;
  /** Who is supervised first by someone whom a test can borrow. */
  readonly isLed?: boolean;
  /** Whose posts wait for HR. */
  readonly needsApproval?: boolean;
  /** The test leaves traces, such as a second step, with which no other test can begin. */
  readonly isSpent?: boolean;
  /** Who has not been shown around the product, and is spent by it. */
  readonly isNew?: boolean;
}

interface Listed {
  readonly results: readonly {
    readonly user: { readonly id: number; readonly full_name: string };
    readonly email: string;
    readonly employee_code: string;
    readonly division: { readonly name: string } | null;
    readonly employment_type: { readonly name: string } | null;
    readonly account_status: string;
  }[];
  readonly next: string | null;
}

export const password = 'Dhaulagiri-8167';
/** The division that `supervisor@himal.demo` heads. */
const team = 'Production';
/** Accounts of the demo, which all tests share. */
export const shared = /^(hr|supervisor|employee)@/;

const lists = new Map<string, Promise<Listed['results']>>();

async function readEmployees(organization: string): Promise<Listed['results']> {
  const { access: token } = await signInByCall(`hr@${organization}.demo`);
  const found: Listed['results'][number][] = [];
  for (let isMore = true; isMore;) {
    const page = await call<Listed>(`hris/${organization}/employees/?limit=100&offset=${found.length}`, { token });
    found.push(...page.results);
    isMore = page.next !== null;
  }
  return found;
}

function employeesOf(organization: string): Promise<Listed['results']> {
  const list = lists.get(organization) ?? readEmployees(organization);
  lists.set(organization, list);
  return list;
}

/** By account, who supervises it first. */
async function leadersOf(organization: string): Promise<ReadonlyMap<number, number | null>> {
  const { access: token } = await signInByCall(`hr@${organization}.demo`);
  const { results } = await call<{ readonly results: readonly { id: number; supervisor_id: number | null }[] }>(
    `org/${organization}/hierarchy/`,
    { token },
  );
  return new Map(results.map(({ id, supervisor_id: leader }) => [id, leader]));
}

/** What is noted of someone who was given a password. */
const passwordOf = (email: string): string => `password of ${email}`;

/** Someone whom no other test has. */
async function lease({
  organization = 'himal',
  inTeam = false,
  needsApproval = false,
  isLed = false,
  supervises,
  isNew = false,
}: Wanted): Promise<Person> {
  const employees = await employeesOf(organization);
  const leaders = isLed || supervises !== undefined ? await leadersOf(organization) : undefined;
  const leader = supervises === undefined ? undefined : leaders?.get(supervises);
  const own = new Set(employees.filter(({ email }) => !shared.test(email)).map(({ user }) => user.id));
  for (const each of employees) {
    const suits =
      each.account_status === 'active' &&
      !shared.test(each.email) &&
      (supervises === undefined || each.user.id === leader) &&
      // The person who had a password in this run was shown around, too.
      (!isNew || !isNoted(passwordOf(each.email))) &&
      (!isLed || own.has(leaders?.get(each.user.id) ?? 0)) &&
      // Journeys find people by their names.
      employees.filter(({ user }) => user.full_name === each.user.full_name).length === 1 &&
      (each.division?.name === team) === inTeam &&
      (each.employment_type?.name === 'Time-bound') === needsApproval;
    if (suits && take(each.email))
      return {
        id: each.user.id,
        name: each.user.full_name,
        email: each.email,
        code: each.employee_code,
        organization,
      };
  }
  throw new Error('Every suitable person of the demo is in use: run fewer tests at once, or give them back.');
}

/** Gives someone the password of this folder by the link of a mail, once in a run, and signs them in. */
async function signIn({ email }: Person, isNew: boolean): Promise<Tokens> {
  const note = passwordOf(email);
  if (!isNoted(note)) {
    await call('security/auth/recover/', { method: 'POST', body: { email } });
    const link = linkIn(await newMail(email, 'reset'));
    const [, uid, token] = /\/reset\/([^/]+)\/([^/]+)/.exec(link) ?? [];
    const body = { uid, token, password, confirm_password: password };
    await call('security/auth/reset/', { method: 'POST', body });
    take(note);
  }
  const tokens = await signInByCall(email, password);
  if (!isNew) await seeTour(tokens);
  return tokens;
}

/** Activates the account of someone who was just added, as they would from their email, and signs in without the tour. */
export async function activateAccount(browser: Browser, email: string): Promise<Tokens> {
  const [, , uid, key] = linkIn(await newMail(email, 'activation'))
    .split('/')
    .filter(Boolean);
  const page = await visitor(browser, undefined);
  await page.goto(`/account/activate/${uid}/${key}`);
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('button', { name: 'Activate account' }).click();
  await expect(page).toHaveURL(/\/account\/login/);
  const tokens = await signInByCall(email, password);
  await seeTour(tokens);
  return tokens;
}

interface Fixtures {
  /** Someone of the demo, for this test alone. */
  readonly borrow: (wanted?: Wanted) => Promise<Person>;
  /** The same, signed in by calls. */
  readonly colleague: (wanted?: Wanted) => Promise<Colleague>;
  /** Waits until no other test has this, and keeps it to the end of the test. */
  readonly holding: (what: string) => Promise<void>;
}

/** The test of journeys that change something which other journeys would meet. */
export const test = base.extend<Fixtures>({
  borrow: async ({ browserName: _browserName }, use, info) => {
    const borrowed: string[] = [];
    await use(async (wanted = {}) => {
      const person = await lease(wanted);
      if (!wanted.isSpent && !wanted.isNew) borrowed.push(person.email);
      return person;
    });
    // A test that failed may have left something half done.
    if (info.status === info.expectedStatus) for (const email of borrowed) giveBack(email);
  },
  colleague: async ({ borrow }, use) => {
    await use(async (wanted) => {
      const person = await borrow(wanted);
      return { ...person, tokens: await signIn(person, wanted?.isNew === true) };
    });
  },
  holding: async ({ browserName: _browserName }, use, info) => {
    const held: string[] = [];
    await use(async (what) => {
      const began = Date.now();
      const limit = info.timeout;
      // A turn that comes late is no fault of this test.
      info.setTimeout(limit + limits.turn);
      await expect
        .poll(() => take(what), {
          message: `${what} is in use by another test (${limitOf(limits.turn)})`,
          timeout: limits.turn,
          intervals: [100],
        })
        .toBe(true);
      held.push(what);
      info.setTimeout(limit + (Date.now() - began));
    });
    for (const what of held) giveBack(what);
  },
});
