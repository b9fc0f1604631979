/**
 * A small organization on an installation of its own, so that no other journey meets its payrolls. Journeys of one worker share it: each has
 * an employee of its own, and months that follow those of the journeys before.
 */
import type { Browser, Page } from '@playwright/test';
import { limits } from '../../tools/support/patience.ts';
import { spanOf } from './days.ts';
import { call, expect, seeTour, signInByCall, test as base, visitor, type Tokens, type Visit } from './karmik.ts';
import { linkIn, newMail } from './mails.ts';
import { startServer, type Running } from './servers.ts';

const password = 'Machhapuchhre-6993';

/** By first name, with whether they sign in. */
const employees = {
  asha: { last: 'Sharma', signsIn: true },
  bina: { last: 'Gurung', signsIn: false },
  chitra: { last: 'Rai', signsIn: false },
  dipa: { last: 'Tamang', signsIn: true },
  ekta: { last: 'Karki', signsIn: false },
  /** The employee who approves payrolls and changes of bank accounts. */
  sita: { last: 'Thapa', signsIn: true },
} as const;
type Name = keyof typeof employees;
const names = Object.keys(employees) as Name[];

/** Calls of one account of the office. */
type Ask = <T = unknown>(path: string, body?: unknown, method?: string, version?: string) => Promise<T>;

const asking =
  (at: string, token: string): Ask =>
  (path, body, method = body === undefined ? 'GET' : 'POST', version) =>
    call(path, { at, token, method, ...(body !== undefined && { body }), ...(version !== undefined && { version }) });

/** HR signs in by a code from a mail once, which the rules of the office then no longer ask for. */
async function begin({ url: at, output }: Running, email: string): Promise<Ask> {
  await call('setup/', {
    at,
    method: 'POST',
    body: {
      code: /one-time code: (\S+)/.exec(output)?.[1] ?? '',
      organization_name: 'Office of Gandaki',
      organization_slug: 'office',
      organization_abbreviation: 'OG',
      first_name: 'Kamala',
      last_name: 'Shrestha',
      email,
      password,
      confirm_password: password,
    },
  });
  const { key } = await call<{ key: string }>('security/auth/login/', {
    at,
    method: 'POST',
    body: { email, password },
  });
  const body = { key, otp: /^\d{6}\r?$/m.exec(await newMail(email, 'otp'))?.[0].trim() };
  const { token } = await call<{ token: Tokens }>('security/mechanism/otp/verify/', { at, method: 'POST', body });
  const ask = asking(at, token.access);
  const rules = { otp_required: false, otp_required_for_privileged: false };
  await ask('org/office/security-settings/', rules, 'PATCH');
  await seeTour(token, at);
  return ask;
}

async function activate(at: string, email: string): Promise<void> {
  const [, , uid, token] = linkIn(await newMail(email, 'activation'))
    .split('/')
    .filter(Boolean);
  const body = { uid, token, password, confirm_password: password };
  await call('security/auth/activate/', { at, method: 'POST', body });
  await seeTour(await signInByCall(email, password, at), at);
}

export class Office {
  /** Prepares payrolls. */
  readonly hr: Ask;
  /** Approves them. */
  readonly second: Ask;
  readonly url: string;
  readonly #domain: string;
  readonly #ids: ReadonlyMap<string, number>;
  readonly #headings: ReadonlyMap<string, number>;
  private constructor(
    at: { readonly url: string; readonly domain: string },
    asks: { readonly hr: Ask; readonly second: Ask },
    ids: ReadonlyMap<string, number>,
    headings: ReadonlyMap<string, number>,
  ) {
    this.url = at.url;
    this.#domain = at.domain;
    this.hr = asks.hr;
    this.second = asks.second;
    this.#ids = ids;
    this.#headings = headings;
  }

  /** Sets the office up on a new server. @param domain of its addresses, to which no other office has sent mails */
  static async on(server: Running, domain: string): Promise<Office> {
    const { url } = server;
    const hr = await begin(server, `kamala@${domain}`);
    const ids = new Map<string, number>();
    for (const name of names) {
      const { last, signsIn } = employees[name];
      const first = `${name[0]?.toUpperCase()}${name.slice(1)}`;
      const email = `${name}@${domain}`;
      const { id } = await hr<{ id: number }>('hris/office/employees/', {
        first_name: first,
        last_name: last,
        email,
        joined_on: '2020-01-01',
        employee_code: `E-${name}`,
      });
      ids.set(name, id);
      if (signsIn) await activate(url, email);
    }
    await hr('permission/office/groups/', {
      name: 'Payroll',
      codes: ['4.07', '4.14', '11.00', '26.00'],
      members: [ids.get('sita')],
    });
    await hr('payroll/office/heading/ready-made/', {});
    const { results } = await hr<{ results: { id: number; formula_name: string }[] }>(
      'payroll/office/heading/?limit=100',
    );
    const second = asking(url, (await signInByCall(`sita@${domain}`, password, url)).access);
    const headings = new Map(results.map(({ id, formula_name }) => [formula_name, id]));
    return new Office({ url, domain }, { hr, second }, ids, headings);
  }

  id = (name: Name): number => found(this.#ids, name);
  heading = (name: string): number => found(this.#headings, name);

  tokens(who: Name | 'hr'): Promise<Tokens> {
    return signInByCall(`${who === 'hr' ? 'kamala' : who}@${this.#domain}`, password, this.url);
  }

  async as(who: Name): Promise<Ask> {
    return asking(this.url, (await this.tokens(who)).access);
  }

  async visit(browser: Browser, who: Name | 'hr', visit: Visit = {}): Promise<Page> {
    return visitor(browser, await this.tokens(who), { calendar: 'BS', at: this.url, ...visit });
  }

  /** Pays someone from the first day of a month on by a package of these headings. @param last the last month; absent: none is the last */
  async employ(
    name: Name,
    month: string,
    headings: readonly string[],
    amounts: Readonly<Record<string, string>> = {},
    last?: string,
  ): Promise<void> {
    const { first: starts_on } = spanOf(month);
    const { id } = await this.hr<{ id: number }>('payroll/office/package/', { name: `Pay of ${name}`, is_ssf: false });
    await this.hr('payroll/office/package-version/', {
      package: id,
      starts_on,
      headings: headings.map((each) => ({ heading: this.heading(each) })),
    });
    await this.hr('payroll/office/package-assignment/', {
      employee: this.id(name),
      package: id,
      starts_on,
      ends_on: last === undefined ? null : spanOf(last).last,
      amounts: Object.entries(amounts).map(([heading, amount]) => ({ heading: this.heading(heading), amount })),
    });
  }

  /** HR decides on a request, as it is now. */
  async decide(request: string, action: string, remark: string): Promise<void> {
    const { version } = await this.hr<{ version: string }>(`${request}?as=hr`);
    await this.hr(`${request}${action}/?as=hr`, { remark }, 'POST', version);
  }

  /** Generates a payroll. @returns its id */
  async generate(month: string, kind = 'regular'): Promise<number> {
    const path = 'payroll/office/generate/';
    const input = { month, kind };
    const { fingerprint } = await this.hr<{ fingerprint: string }>(`${path}preview/`, input);
    const { id } = await this.hr<{ id: number }>(`${path}runs/`, { input, fingerprint });
    await expect.poll(async () => (await this.hr<{ state: string }>(`${path}runs/${id}/`)).state).toBe('done');
    return this.run(month, kind);
  }

  /** The id of a payroll. */
  async run(month: string, kind = 'regular'): Promise<number> {
    const { results } = await this.hr<{ results: { id: number; status: string }[] }>(
      `payroll/office/collection/?as=hr&month=${encodeURIComponent(month)}&kind=${kind}`,
    );
    const run = results.find(({ status }) => status !== 'Discarded');
    if (!run) throw new Error(`the office has no ${kind} payroll of ${month}`);
    return run.id;
  }

  /** Takes a payroll through these steps; another person than who prepares it approves it. */
  async move(run: number, ...steps: readonly ('send' | 'approve' | 'confirm' | 'publish')[]): Promise<void> {
    for (const step of steps)
      await (step === 'approve' ? this.second : this.hr)(`payroll/office/collection/${run}/${step}/?as=hr`, {});
  }

  /** Generates, approves, confirms and publishes payrolls one after the other. */
  async pay(...months: readonly string[]): Promise<void> {
    for (const month of months) await this.move(await this.generate(month), 'send', 'approve', 'confirm', 'publish');
  }
}

function found(of: ReadonlyMap<string, number>, name: string): number {
  const id = of.get(name);
  if (id === undefined) throw new Error(`the office has no ${name}`);
  return id;
}

/** The test of journeys with an office. */
export const test = base.extend<object, { office: Office }>({
  office: [
    async ({ browserName: _browserName }, use, { workerIndex }) => {
      const server = await startServer({ KARMIK_DEMO: '0', SMTP_URL: process.env.KARMIK_E2E_SMTP ?? '' });
      try {
        await use(await Office.on(server, `office-${workerIndex}.example`));
      } finally {
        await server.stop();
      }
    },
    { scope: 'worker', timeout: limits.journey },
  ],
});
