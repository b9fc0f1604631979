/** Bills that come after the exit: HR enters the claim, another person decides, and it is paid by bank to the account that was confirmed. */
import type { LeaverChoices } from '@karmik/model/expense/settlement';
import { bsToAdText } from 'date-bs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payments } from './support/payments.ts';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

interface Claim {
  readonly id: number;
  readonly status: string;
  readonly to_pay: string | null;
  readonly approved_total: string | null;
  readonly standing: string | null;
  readonly received_on: string | null;
  readonly account_number: string | null;
  readonly entered_by: { readonly id: number } | null;
  readonly sender: { readonly id: number };
  readonly actions: string[];
}
type Errors = Record<string, string[]> & { readonly id?: number; readonly code?: string };

const lastDay = bsToAdText('2083-09-20');
const received = bsToAdText('2083-10-05');

let server: TestServer;
let payments: Payments;
let other: Client;
let leaver = 0;
let advance = 0;

const bill = (amount: string, own: object = {}) => ({
  expense_type: payments.types['Hotel'],
  billed_on: bsToAdText('2083-09-15'),
  vendor: 'Hotel Pokhara',
  bill_number: amount,
  quantity: '1.00',
  claimed: { currency: 'NPR', amount },
  ...own,
});
const enter = (own: object = {}, who: Client = payments.hr) =>
  who.post<Errors>(`${payments.base}settlement/entry/`, {
    employee: leaver,
    account: '0012003450',
    received_on: received,
    title: 'Trip to Pokhara',
    bills: [bill('8200.00'), bill('3000.00')],
    proof: null,
    request_remarks: null,
    ...own,
  });
const claimOf = async (id: number) => (await payments.hr.get<Claim>(`${payments.base}settlement/${id}/?as=hr`)).body;
const settledMoney = () =>
  payments.query<object>(
    `select to_jsonb(a) as advance, (select jsonb_agg(to_jsonb(m) order by m.id) from expense_advance_movement m where m.organization_id = a.organization_id) as movements,
            (select count(*)::integer from pay_slip s where s.organization_id = a.organization_id) as slips,
            (select count(*)::integer from pay_incentive_amount i where i.organization_id = a.organization_id) as items
       from expense_advance a where a.organization_id = $1 and a.id = $2`,
    advance,
  );

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-20T06:15:00.000Z');
  payments = await Payments.of(server);
  advance = await payments.owes('15000.00');
  leaver = payments.payees[0]?.id ?? 0;
  // The advance was paid, and the final settlement took it back as a whole.
  expect((await payments.record(advance, 'NPR', '15000.00')).status).toBe(201);
  expect((await payments.record(advance, 'NPR', '15000.00', { kind: 'return' })).status).toBe(201);
  await payments.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'E-1', 'Payee', 'Sharma', 'payee@leavers.test', '2020-01-01')`,
    leaver,
  );
  await payments.query(
    `insert into employment (organization_id, employee_id, change, starts_on, ends_on) values ($1, $2, 'Joining', '2020-01-01', $3)`,
    leaver,
    lastDay,
  );
  await payments.query('update membership set is_current = false where organization_id = $1 and user_id = $2', leaver);
  server.now = new Date('2027-04-10T06:15:00.000Z');
  other = await signIn(server, await aMember(server, payments.organization, 'hr-two', { is_hr_admin: true }));
  server.now = new Date(`${received}T06:15:00.000Z`);
});
afterAll(() => server.close());

describe('a claim of an employee who left', () => {
  it('is entered for those alone who left, with their account, within the days of the setting [MC-34]', async () => {
    const { body } = await payments.hr.get<LeaverChoices>(`${payments.base}settlement/leaver/`);
    expect(body.results).toMatchObject([
      {
        employee: { id: leaver },
        left_on: lastDay,
        claims_until: bsToAdText('2083-10-25'),
        account: { bank: 'Nabil Bank', number: '0012003450' },
      },
    ]);
    const refusedAt = async (own: object) => {
      const { status, body: errors } = await enter(own);
      return [status, Object.keys(errors)];
    };
    expect(await refusedAt({ employee: payments.person.id })).toEqual([400, ['employee']]);
    expect(await refusedAt({ account: '999' })).toEqual([400, ['account']]);
    expect(await refusedAt({ received_on: lastDay })).toEqual([400, ['received_on']]);
    expect(await refusedAt({ bills: [bill('10.00', { billed_on: received })] })).toEqual([400, ['bills.0.billed_on']]);
    expect(await refusedAt({ bills: [] })).toEqual([400, ['bills']]);
    await payments.set({ leaver_days: 14 });
    expect((await enter()).body).toMatchObject({
      received_on: [`Claims from this employee were accepted until ${bsToAdText('2083-10-04')}.`],
    });
    await payments.set({ leaver_days: null });
    expect((await payments.hr.get<LeaverChoices>(`${payments.base}settlement/leaver/`)).body.results).toMatchObject([
      { claims_until: null },
    ]);
    await payments.set({ leaver_days: 15 });
    for (const who of [payments.asha, payments.checker]) {
      expect((await who.get(`${payments.base}settlement/leaver/`)).status).toBe(403);
      expect((await enter({}, who)).status).toBe(403);
    }
    const elsewhere = await anOrganization(server, 'leavers-elsewhere');
    const stranger = await signIn(server, await aMember(server, elsewhere, 'stranger-leavers', { is_hr_admin: true }));
    const foreign = await stranger.post(`/expense/${elsewhere.slug}/settlement/entry/`, {
      employee: leaver,
      account: '0012003450',
      received_on: received,
      title: 'Trip',
      bills: [bill('10.00')],
      proof: null,
      request_remarks: null,
    });
    expect(foreign.status).toBe(400);
  });

  it('is decided by another person than who entered it, and paid by bank to the confirmed account [MC-34]', async () => {
    const before = await settledMoney();
    const entered = await enter();
    expect([entered.status, entered.status === 201 ? '' : entered.body]).toEqual([201, '']);
    const id = entered.body.id ?? 0;
    const claim = await claimOf(id);
    expect(claim).toMatchObject({
      status: 'Requested',
      sender: { id: leaver },
      received_on: received,
      account_number: '0012003450',
      actions: [],
    });
    expect(claim.entered_by?.id).toBeGreaterThan(0);
    // The person who entered it is not asked either.
    const asked = await payments.query<{ candidates: number[] }>(
      `select candidates from approval_step where organization_id = $1 and entity = 'expense_settlement' and object_id = $2 and state = 'open'`,
      id,
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const { candidates } of asked) {
      expect(candidates.length).toBeGreaterThan(0);
      expect(candidates).not.toContain(claim.entered_by?.id);
    }
    const approve = (who: Client) =>
      who.post<Errors>(`${payments.base}settlement/${id}/approve/?as=hr`, { remark: 'Fine' });
    expect((await approve(payments.hr)).status).toBe(403);
    expect((await approve(other)).status).toBe(200);
    expect(await claimOf(id)).toMatchObject({
      status: 'Approved',
      approved_total: '11200.00',
      to_pay: '11200.00',
      standing: 'to_pay',
    });
    const cash = await payments.hr.post<Errors>(`${payments.base}payment/`, {
      settlement: id,
      kind: 'payment',
      paid_by: 'cash',
      happened_on: received,
      reference: null,
    });
    expect([cash.status, Object.keys(cash.body)]).toEqual([400, ['paid_by']]);
    // The account changes after it was confirmed: the payment keeps to the one that was.
    await payments.query(
      `update bank_account set account_number = '00999' where organization_id = $1 and employee_id = $2`,
      leaver,
    );
    const batch = await payments.sent({ source: 'claim', narration: 'Claims', pay_on: received });
    const [item] = await payments.items(batch.id);
    expect(item).toMatchObject({ amount: '11200.00', account_number: '0012003450', employee: { id: leaver } });
    const paid = { settled_on: received, reference: 'B-1', fee: '', remark: '' };
    expect((await payments.moveItem(item?.id ?? 0, 'complete', paid)).status).toBe(200);
    expect(await claimOf(id)).toMatchObject({ standing: 'paid' });
    // What a batch paid comes back with the batch alone: taken back by hand, the claim could be paid twice.
    const mistaken = await payments.hr.post<Errors>(`${payments.base}payment/`, {
      settlement: id,
      kind: 'payment_taken_back',
      paid_by: 'bank',
      happened_on: received,
      reference: null,
    });
    expect([mistaken.status, mistaken.body.settlement?.[0]]).toEqual([
      400,
      `Payment batch ${batch.number} paid this. If the money came back, record the return of that payment.`,
    ]);
    // The advance stays recovered, and nothing reaches a payroll.
    expect(await settledMoney()).toEqual(before);
    expect(await payments.advance(advance)).toMatchObject({ standing: 'settled', unsettled: { amount: '0.00' } });
  });

  it('finds former employees by name, name in Nepali or employee code, however many left since', async () => {
    await payments.query(
      `with added as (
         insert into users (username, email, home_organization_id, first_name, last_name, status, created_at)
         select 'left.' || n, 'left' || n || '@leavers.test', $1, 'Colleague', 'Number' || n, 'active', now() from generate_series(1, 30) n returning id, email, last_name),
       members as (
         insert into membership (organization_id, user_id, account_id, is_current) select $1, id, id, false from added returning user_id),
       files as (
         insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on)
         select $1, a.id, 'L-' || a.id, 'Colleague', a.last_name, a.email, '2020-01-01' from added a join members m on m.user_id = a.id returning user_id)
       insert into employment (organization_id, employee_id, change, starts_on, ends_on)
       select $1, user_id, 'Joining', '2020-01-01', date '2027-01-05' from files`,
    );
    await payments.query(
      `update employee set name_ne = 'पेयी शर्मा' where organization_id = $1 and user_id = $2`,
      leaver,
    );
    const found = async (search: string) => {
      const query = search === '' ? '' : `?search=${encodeURIComponent(search)}`;
      const { body } = await payments.hr.get<LeaverChoices>(`${payments.base}settlement/leaver/${query}`);
      return body.results.map(({ employee }) => employee.id);
    };
    const first = await found('');
    expect([first.length, first.includes(leaver)]).toEqual([25, false]);
    for (const search of ['payee', 'पेयी', 'E-1']) expect([search, await found(search)]).toEqual([search, [leaver]]);
    expect(await found('%')).toEqual([]);
    expect(await found('Number30')).toHaveLength(1);
  });
});
