/** Net pay above the limit of a transaction: refused, or paid by several payments that add up to it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { aMember, signIn, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let payroll: Payroll;
let hr: Client;
let checker: Client;
let run = 0;
let main = 0;
const month = 'bs:2083-04';

interface Batch {
  readonly id: number;
  readonly total: string;
  readonly payments: number;
  readonly status: string;
  readonly paid: string;
  readonly failed: number;
  readonly code?: string;
}
interface Item {
  readonly id: number;
  readonly batch: number;
  readonly amount: string;
  readonly slice: number;
  readonly about: string;
  readonly status: string;
  readonly key: string;
}

const pay = () => `/payment/${payroll.organization.slug}/`;
const make = async () =>
  (
    await hr.post<Batch>(`${pay()}batch/`, {
      source: 'payroll',
      run,
      way: 'bank',
      account: main,
      pay_on: '2026-08-21',
      narration: 'Salary Shrawan',
    })
  ).body;
const act = (batch: number, name: string, input: object = {}, who = hr) =>
  who.post<Batch>(`${pay()}batch/${batch}/${name}/?as=hr`, input);
const answer = async (item: Item | undefined, name: string, input: object) =>
  (await hr.post(`${pay()}item/${item?.id}/${name}/?as=hr`, input)).status;
const batchOf = async (id: number) => (await hr.get<Batch>(`${pay()}batch/${id}/?as=hr`)).body;
const refusedIn = async (id: number) => (await hr.get<{ refused: number }>(`${pay()}batch/${id}/rows/`)).body.refused;
const itemsOf = (batch: number) =>
  payroll.query<Item>(
    `select id, batch_id as batch, amount::text, slice, about, status, own_key::text as key from payment_item
      where organization_id = $1 and batch_id = $2 and status <> 'Removed' order by payment_item.amount desc, slice`,
    [payroll.organization.id, batch],
  );
const send = async (batch: number) => {
  for (const [name, who] of [
    ['submit', hr],
    ['check', checker],
    ['send', hr],
  ] as const) {
    const { status, body } = await act(batch, name, {}, who);
    expect([name, status, status === 200 ? undefined : body]).toEqual([name, 200, undefined]);
  }
};

beforeAll(async () => {
  server = await startServer({}, { now: new Date('2026-08-20T06:15:00.000Z') });
  payroll = await Payroll.of(server, 'slices');
  ({ hr } = payroll);
  checker = await signIn(server, await aMember(server, payroll.organization, 'checker', { codes: ['26.00'] }));
  await hr.post(`${payroll.base}heading/ready-made/`);
  const [bank] = await payroll.query<{ id: number }>(
    `insert into bank (organization_id, name, swift_code) values ($1, 'Nabil Bank', 'NARBNPKA') returning id`,
    [payroll.organization.id],
  );
  const of = await payroll.aPackage('Plain', ['basic', 'social_security_tax', 'remuneration_tax']);
  for (const name of ['asha', 'bina', 'chitra']) {
    await payroll.anEmployee(name);
    await payroll.assign(name, of, { basic: '30000.00' });
    await payroll.query(
      `insert into bank_account (organization_id, employee_id, bank_id, branch_name, account_number, account_name, is_primary)
       values ($1, $2::bigint, $3, '012 Patan', '10010' || $2::bigint::text, $4, true)`,
      [payroll.organization.id, payroll.person(name).id, bank?.id ?? 0, `${name} Sharma`],
    );
  }
  await payroll.generate(month);
  ({ id: run } = await payroll.runOf(month));
  for (const [name, net] of [
    ['asha', '2500000.00'],
    ['bina', '50000.00'],
    ['chitra', '40000.00'],
  ] as const)
    await payroll.query(
      `update pay_slip set status = 'Confirmed', net = $3 where organization_id = $1 and employee_id = $2`,
      [payroll.organization.id, payroll.person(name).id, net],
    );
  await payroll.query(`update pay_run set status = 'Confirmed' where organization_id = $1`, [payroll.organization.id]);
  const { body } = await hr.post<{ id: number }>(`${pay()}account/`, {
    name: 'Main',
    bank: bank?.id,
    branch: null,
    account_number: '00110022',
    account_name: 'Himal',
    template: 'nmb',
  });
  main = body.id;
});
afterAll(() => server.close());

it('is refused by the preview, or paid by payments within the limit, of which a failed one alone is sent again [MC-42]', async () => {
  const limit = await hr.patch(`${pay()}setting/`, { most_amount: '1000000.00' });
  expect(limit.status).toBe(200);
  const refused = await make();
  expect([refused.payments, await refusedIn(refused.id)]).toEqual([3, 1]);
  expect((await act(refused.id, 'submit')).body.code).toBe('problems');
  await act(refused.id, 'cancel', { remark: 'Split it' });

  expect((await hr.patch(`${pay()}setting/`, { above_limit: 'split' })).status).toBe(200);
  const batch = await make();
  expect([batch.payments, batch.total, await refusedIn(batch.id)]).toEqual([5, '2590000.00', 0]);
  const items = await itemsOf(batch.id);
  expect(items.map(({ amount, slice }) => [amount, slice])).toEqual([
    ['1000000.00', 1],
    ['1000000.00', 2],
    ['500000.00', 3],
    ['50000.00', 0],
    ['40000.00', 0],
  ]);
  expect(items.slice(0, 3).map(({ about }) => about.slice(-5))).toEqual(['(1/3)', '(2/3)', '(3/3)']);
  expect(new Set(items.map(({ key }) => key)).size).toBe(5);
  expect((await make()).code).toBe('nothing_due');
  // It is one debt: neither the whole of it nor one of its payments is open a second time.
  for (const slice of [0, 2])
    await expect(
      payroll.query(
        `insert into payment_item (organization_id, batch_id, employee_id, source, source_id, slice, slices, whole, amount, way, pay_on, status)
         select organization_id, batch_id, employee_id, source, source_id, $3::integer, nullif($3::integer, 0) + 1, case when $3::integer > 0 then 1 end, 1, way, pay_on, 'Created' from payment_item
          where organization_id = $1 and id = $2`,
        [payroll.organization.id, items[0]?.id ?? 0, slice],
      ),
    ).rejects.toThrow('payment_item_open');

  // One that is taken out takes the others along, and all of it is due again.
  expect(await answer(items[1], 'remove', {})).toBe(200);
  expect(await batchOf(batch.id)).toMatchObject({ payments: 2, total: '90000.00' });
  await act(batch.id, 'cancel', { remark: 'Again' });
  const next = await make();
  expect([next.payments, next.total]).toEqual([5, '2590000.00']);
  await send(next.id);
  const [first, second, third, ...others] = await itemsOf(next.id);
  const paid = { settled_on: '2026-08-20', reference: 'B-1', remark: '' };
  for (const item of [first, third, ...others]) expect(await answer(item, 'complete', paid)).toBe(200);
  expect(await answer(second, 'fail', { remark: 'Limit of the day' })).toBe(200);
  expect(await batchOf(next.id)).toMatchObject({ status: 'Incomplete', paid: '1590000.00', failed: 1 });
  expect((await make()).code).toBe('nothing_due');

  expect((await act(next.id, 'retry')).status).toBe(200);
  const [again] = await payroll.query<Item>(
    `select id, batch_id as batch, amount::text, slice, about from payment_item where organization_id = $1 order by id desc limit 1`,
    [payroll.organization.id],
  );
  expect(again).toMatchObject({ amount: '1000000.00', slice: 2, about: second?.about });
  expect(await refusedIn(again?.batch ?? 0)).toBe(0);
  await send(again?.batch ?? 0);
  expect(await answer(again, 'complete', paid)).toBe(200);
  expect((await make()).code).toBe('nothing_due');
  const [sum] = await payroll.query<{ sum: string }>(
    `select sum(amount)::text as sum from payment_item where organization_id = $1 and employee_id = $2 and status = 'Complete'`,
    [payroll.organization.id, payroll.person('asha').id],
  );
  expect(sum).toEqual({ sum: '2500000.00' });
});
