/** A payroll of many people costs as many statements as one of few, and the bad data of some stops them alone. */
import type { RunAnswer } from '@karmik/model/kit/operation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({}, { now: new Date('2026-09-01T06:15:00.000Z') });
});
afterAll(() => server.close());

const shrawan = 'bs:2083-04';
const bad = 4;
let made = 0;

/** An organisation of so many people on one package; the package of a few begins after the month has begun. */
async function anOrganizationOf(people: number): Promise<Payroll> {
  const payroll = await Payroll.of(server, `many-${++made}`);
  await payroll.hr.post(`${payroll.base}heading/ready-made/`);
  const of = await payroll.aPackage('All', ['basic', 'allowance', 'social_security_tax', 'remuneration_tax']);
  const { id } = payroll.organization;
  await payroll.query(
    `with made as (
       insert into users (username, email, first_name, last_name)
       select 'm' || $1::bigint || '-' || n, 'm' || $1::bigint || '-' || n || '@many.test', 'First' || n, 'Last' || n from generate_series(1, $2) n returning id, first_name, last_name, email),
     joined as (insert into membership (organization_id, user_id, account_id) select $1, id, id from made)
     insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on)
     select $1, id, 'M' || id, first_name, last_name, email, '2020-01-01' from made`,
    [id, people],
  );
  await payroll.query(
    `with given as (
       insert into pay_package_assignment (organization_id, employee_id, package_id, starts_on, created_at)
       select $1, e.user_id, $2, case when row_number() over (order by e.user_id) <= $3 then date '2026-07-25' else date '2026-07-17' end, now()
         from employee e where e.organization_id = $1 returning id)
     insert into pay_package_assignment_amounts (organization_id, parent_id, position, heading_id, amount)
     select $1, given.id, 0, $4, 50000 from given`,
    [id, of, bad, await payroll.heading('basic')],
  );
  return payroll;
}

interface Tapped {
  query: (this: unknown, ...values: unknown[]) => Promise<unknown>;
}

/** Does something while each statement of an organization is looked at before it runs. */
async function whileTapped<T>(
  payroll: Payroll,
  before: (text: string) => Promise<void> | void,
  work: () => Promise<T>,
): Promise<T> {
  const tenant = Object.getPrototypeOf(server.context.database.organization(payroll.organization.id)) as Tapped;
  const { query } = tenant;
  tenant.query = async function (...values) {
    await before(String(values[0]).replaceAll(/\s+/g, ' '));
    return query.apply(this, values);
  };
  try {
    return await work();
  } finally {
    tenant.query = query;
  }
}

/** Statements of pay that a payroll ran, each text with how often, without those that look whether it has ended. */
async function statementsOf(payroll: Payroll): Promise<{ run: RunAnswer; statements: Record<string, number> }> {
  const statements: Record<string, number> = {};
  const run = await whileTapped(
    payroll,
    (text) => {
      if (
        /\b(?:pay_|employee|employment|attendance_day|leave_of_day)/.test(text) &&
        !/operation_run|membership/.test(text)
      )
        statements[text] = (statements[text] ?? 0) + 1;
    },
    () => payroll.generate(shrawan),
  );
  return { run, statements };
}

it('reads and stores the pay of a hundred and sixty people with the statements of forty; bad data stops its people alone [PC-82]', async () => {
  const few = await statementsOf(await anOrganizationOf(40));
  const payroll = await anOrganizationOf(160);
  const many = await statementsOf(payroll);
  expect(few.run).toMatchObject({ done: 40 - bad, failed: bad });
  expect(many.run).toMatchObject({ done: 160 - bad, failed: bad });
  expect(Object.keys(few.statements).length).toBeGreaterThan(20);
  // People are stored in batches of as many as take a moment; each batch has its own statements.
  const batchesOf = (statements: Readonly<Record<string, number>>) =>
    Object.entries(statements).find(([text]) => text.startsWith('insert into pay_slip ('))?.[1] ?? 0;
  const more = batchesOf(many.statements) - batchesOf(few.statements);
  expect(batchesOf(many.statements)).toBeLessThan(20);
  expect(Object.keys(many.statements).toSorted()).toEqual(Object.keys(few.statements).toSorted());
  const odd = Object.entries(many.statements).filter(
    ([text, count]) => ![0, more, 2 * more].includes(count - (few.statements[text] ?? 0)),
  );
  expect(odd).toEqual([]);

  const { id, people, failed } = await payroll.runOf(shrawan);
  expect([people, failed]).toEqual([160 - bad, bad]);
  const [stored] = await payroll.query<{ slips: number; net: string }>(
    `select count(*)::integer as slips, min(net)::text as net from pay_slip where run_id = $1 and organization_id = $2`,
    [id, payroll.organization.id],
  );
  expect(stored).toEqual({ slips: 160 - bad, net: '49500.00' });
  expect((await payroll.act(payroll.hr, id, 'discard', { remark: 'Once more' })).status).toBe(200);
  expect(await payroll.runOf(shrawan)).toBeUndefined();
});

it('shows its progress while the pay of three hundred people is computed, and answers the first page of payslips with the statements of forty [PY-17]', async () => {
  const few = await anOrganizationOf(40);
  await few.generate(shrawan);
  const payroll = await anOrganizationOf(300);
  /** What HR reads of the run each time before a batch of payslips is stored. */
  const seen: { done: number; total: number; state: string }[] = [];
  let isLooking = false;
  const ended = await whileTapped(
    payroll,
    async (text) => {
      if (isLooking || !text.startsWith('insert into pay_slip (')) return;
      isLooking = true;
      const { body } = await payroll.hr.get<{ results: RunAnswer[] }>(`${payroll.base}generate/runs/`);
      seen.push(...body.results.slice(0, 1).map(({ done, total, state }) => ({ done, total, state })));
      isLooking = false;
    },
    () => payroll.generate(shrawan),
  );
  expect(ended).toMatchObject({ total: 300, done: 300 - bad, failed: bad, state: 'done' });
  expect(seen.length).toBeGreaterThan(2);
  expect(new Set(seen.map(({ state, total }) => `${state} ${total}`))).toEqual(new Set(['running 300']));
  // Each batch finds the rows of those before it done.
  const counts = seen.map(({ done }) => done);
  expect(counts[0]).toBe(0);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(new Set(counts).size).toBeGreaterThan(2);
  expect(counts.at(-1)).toBeLessThan(300 - bad);

  /** The statements that answer the first page of the payslips of a payroll, in the order of their texts. */
  const pageOf = async (of: Payroll) => {
    const { id } = await of.runOf(shrawan);
    const texts: string[] = [];
    const { body } = await whileTapped(
      of,
      (text) => void texts.push(text),
      () =>
        of.hr.get<{ count: number; results: { employee: { full_name: string }; net: string }[] }>(
          `${of.base}payslip/?as=hr&run=${id}&limit=20`,
        ),
    );
    // Left out: a connection that turns to another organization, and jobs that look for work meanwhile.
    return { body, texts: texts.filter((text) => !/^(select set_config|update job_run) /.test(text)).toSorted() };
  };
  // What an account looks up once, such as its session, is looked up before.
  await pageOf(few);
  await pageOf(payroll);
  const [small, large] = [await pageOf(few), await pageOf(payroll)];
  expect([small.body.count, small.body.results.length]).toEqual([40 - bad, 20]);
  expect([large.body.count, large.body.results.length]).toEqual([300 - bad, 20]);
  expect(large.texts).toEqual(small.texts);
  expect(large.texts.length).toBeLessThan(12);
  expect(large.texts.some((text) => text.includes('from pay_slip r'))).toBe(true);
});
