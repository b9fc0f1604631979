/** What holds for every source that hands amounts in to payrolls, so that a new one is tested on the day it appears. */
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { minus, over, whole } from '@karmik/model/kit/exact/ratio';
import { monthSpan } from '@karmik/model/kit/month';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tenant } from '../src/db/database.ts';
import { postLine } from '../src/ledger/ledger.ts';
import { modules } from '../src/modules/modules.ts';
import { freeItems, offeredItems, reserveItems, settleItems, type OfferedItem } from '../src/pay-items/uses.ts';
import { loanMethod, Loans, loansToday, loanType } from './support/loans.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

const sources = modules.flatMap(({ payItems }) => payItems ?? []);
const poush = { month: 'bs:2083-09', ...monthSpan('bs:2083-09') };
const magh = { month: 'bs:2083-10', ...monthSpan('bs:2083-10') };
/** A day of Mangsir, before today. */
const day = '2026-11-25';

let server: TestServer;
let office: Loans;
let tenant: Tenant;

/** Creates a record by a call of HR, or of another one. @returns its id */
async function made(path: string, body: object, who: Client = office.hr): Promise<number> {
  const answer = await who.post<{ id: number }>(path, body);
  expect([path, answer.status, answer.status === 201 ? undefined : answer.body]).toEqual([path, 201, undefined]);
  return answer.body.id;
}
async function set(path: string, body: object): Promise<void> {
  const answer = await office.hr.patch<object>(path, body);
  expect([path, answer.status, answer.status === 200 ? undefined : answer.body]).toEqual([path, 200, undefined]);
}
async function approve(path: string, as = 'hr'): Promise<void> {
  const answer = await office.hr.post<object>(`${path}approve/?as=${as}`, { remark: 'Fine' });
  expect([path, answer.status, answer.status === 200 ? undefined : answer.body]).toEqual([path, 200, undefined]);
}
const slug = (path: string) => path.replace(':org', office.organization.slug);

/** A payroll that holds items. One that is discarded has no part in the rules of payrolls, which are not asked about here. @returns its id */
async function aRun(month: typeof poush): Promise<number> {
  const [run] = await office.query<{ id: number }>(
    `insert into pay_run (organization_id, name, month, starts_on, ends_on, paid_on, status, packages, kind) values ($1, $2, $3, $4, $5, $5, 'Discarded', '{}', 'regular') returning id`,
    [office.organization.id, `Run of ${month.month}`, month.month, month.starts_on, month.ends_on],
  );
  return run?.id ?? 0;
}

/** How something to pay or to recover of each source comes about. */
const arrangements: Readonly<Record<string, () => Promise<void>>> = {
  async incentive() {
    const incentive = await made(`${office.base}incentive/`, {
      name: 'Bonus',
      heading: await office.heading('allowance'),
      first_month: poush.month,
    });
    await made(`${office.base}incentive-amount/`, {
      incentive,
      employee: office.person('asha').id,
      amount: '12000.00',
    });
  },
  async unit_of_work() {
    await set(`${office.base}unit-of-work-setting/`, { heading: await office.heading('wages') });
    const code = await made(`${office.base}unit-of-work-code/`, { code: 'SH', name: 'Shirt' });
    const operation = await made(`${office.base}unit-of-work-operation/`, { name: 'Collar', code, unit: 'piece' });
    await made(`${office.base}unit-of-work-rate/`, {
      operation,
      rate: '12.50',
      starts_on: '2026-07-17',
      ends_on: null,
    });
    const work = { worked_on: day, operation, quantity: '40' };
    const id = await made(`${office.base}unit-of-work/`, work, await office.as('asha'));
    await approve(`${office.base}unit-of-work/${id}/`);
  },
  async advance_salary() {
    await set(`${office.base}advance-salary-setting/`, {
      is_offered: true,
      eligible_months: 0,
      limit_percent: null,
      limit_amount: '50000.00',
      most_instalments: 6,
      most_payments: 1,
      most_a_year: null,
      excluded_types: [],
      heading: await office.heading('salary_advance'),
      carry: 'next_month',
    });
    const asked = { amount: '12000.00', instalments: 2, first_month: poush.month, reason: 'School fees' };
    const id = await made(`${office.base}advance-salary/`, asked, await office.as('asha'));
    await approve(`${office.base}advance-salary/${id}/`);
    await made(`${office.base}advance-salary-movement/`, {
      advance: id,
      kind: 'payment',
      amount: '12000.00',
      happened_on: loansToday.toISOString().slice(0, 10),
      reference: 'CHQ 1',
    });
  },
  async loan() {
    await office.granted('asha');
  },
  async loan_perk() {
    await made(`${office.path}market-rate/`, { from_month: 'bs:2083-01', rate: '10.00', source: 'Nabil Bank' });
    const plain = office.type;
    office.type = await office.aType(
      { ...loanMethod, name: 'Soft' },
      { ...loanType, name: 'Soft loan', rate: '4.00' },
      true,
    );
    await office.granted('bina');
    office.type = plain;
  },
  async loan_guarantee() {
    const loan = await office.granted('chari');
    await office.query(
      `with type as (
         insert into separation_type (organization_id, name, category, notice_days, for_resignations, needs_clearance, needs_exit_interview)
         values ($1, 'Resignation', 'Voluntary', 0, true, false, false) returning id)
       insert into separation (organization_id, employee_id, separation_type_id, effective_date, status)
       select $1, $2, id, '2026-12-01', 'Ongoing' from type`,
      [office.organization.id, office.person('chari').id],
    );
    await office.recorded(loan, 'receivable');
    await office.query(
      `insert into loan_guarantee (organization_id, loan_id, borrower_id, guarantor_id, share, called, status) values ($1, $2, $3, $4, 9000, 9000, 'Deducted from pay')`,
      [office.organization.id, loan, office.person('chari').id, office.person('dev').id],
    );
  },
  async expense_claim() {
    const expense = (path: string) => slug(`/expense/:org/${path}/`);
    const category = await made(expense('category'), { name: 'Travel', name_in_nepali: null });
    const type = await made(expense('type'), { name: 'Hotel', name_in_nepali: null, category });
    await set(expense('setting'), { pays_with_salary: true });
    const bill = { expense_type: type, billed_on: day, vendor: null, bill_number: '1', quantity: '1.00' };
    const asked = {
      title: 'Visit to Pokhara',
      advance: null,
      bills: [{ ...bill, claimed: { currency: 'NPR', amount: '3000.00' } }],
    };
    const id = await made(expense('settlement'), asked, await office.as('asha'));
    await approve(`${expense('settlement')}${id}/`);
  },
  async work_log() {
    await set(slug('/work-log/:org/setting/'), {
      heading: await office.heading('wages'),
      needs_acknowledgement: false,
      longest_timer: 12,
      above_attendance: 'Warn',
    });
    const activity = await made(slug('/task/:org/work-activity/'), { name: 'Support', counted_in: 'Time' });
    await made(slug('/task/:org/activity-rate/'), { activity, rate: '300', starts_on: '2026-07-17', ends_on: null });
    const asha = await office.as('asha');
    const entry = slug('/work-log/:org/entry/');
    const id = await made(entry, { activity, worked_on: day, duration: 120 }, asha);
    expect((await asha.post(`${entry}${id}/send/?as=user`, {})).status).toBe(200);
    await approve(`${entry}${id}/`);
  },
  async leave_encashment() {
    const { id: organizationId } = office.organization;
    const [type] = await office.query<{ id: number }>(
      `insert into leave_type (organization_id, name, category, statute, is_right, position) values ($1, 'Home leave', 'General', 'none', false, 1) returning id`,
      [organizationId],
    );
    const [request] = await office.query<{ id: number }>(
      `insert into leave_encashment (organization_id, sender_id, leave_type_id, quantity, reason, amount, approved_on, status)
       values ($1, $2, $3, 4, 'School fees', 6000, $4, 'Approved') returning id`,
      [organizationId, office.person('asha').id, type?.id ?? 0, day],
    );
    await postLine(server.context.database.everywhere, {
      organizationId,
      personId: office.person('asha').id,
      ledger: 'leave',
      account: String(type?.id),
      entryDate: day,
      quantity: '-4',
      kind: 'encashed',
      ref: `encashment:${request?.id}`,
      source: { entity: 'leave_encashment', id: request?.id ?? 0 },
      createdById: null,
      at: server.context.clock(),
    });
  },
};

/** Sources that recover what a payslip could not bear in later months. */
const recoveries = new Set(['advance_salary', 'loan', 'loan_guarantee']);

beforeAll(async () => {
  server = await startServer({}, { now: loansToday });
  office = await Loans.giving(server);
  await office.employed(['asha', 'bina', 'chari', 'dev']);
  tenant = server.context.database.organization(office.organization.id);
});
afterAll(() => server.close());

const idsOf = (items: readonly Pick<OfferedItem, 'id' | 'earned'>[]) =>
  items.map(({ id, earned }) => `${id} ${earned}`);
/** What a payslip takes of items: all of each, or half where it could bear no more. */
const usesOf = (items: readonly OfferedItem[], isPartial = false) =>
  items.map(({ id, person, source, earned, amount }) => {
    const taken = isPartial ? decimalText(over(decimalOf(amount), whole(2))) : amount;
    const carried = decimalText(minus(decimalOf(amount), decimalOf(taken)));
    return { id, person, source, earned, amount: taken, carried, is_moved: false };
  });

it('each source has something to pay or to recover here', () => {
  expect(sources.map(({ name }) => name).toSorted()).toEqual(Object.keys(arrangements).toSorted());
});

describe.each(sources.map((source) => [source.name, source] as const))('%s', (name, source) => {
  const offered = (run: number | null, month = poush) => offeredItems(tenant, [source], month, { people: null, run });
  let first: number;
  let second: number;
  let items: readonly OfferedItem[];

  beforeAll(async () => {
    await arrangements[name]?.();
    [first, second] = [await aRun(poush), await aRun(magh)];
    items = await offered(first);
  });
  it('offers whole items, the same each time, and of the people who are asked about alone', async () => {
    expect(items.length).toBeGreaterThan(0);
    expect(await offered(first)).toEqual(items);
    const headings = new Set(
      (
        await office.query<{ name: string }>(
          'select formula_name as name from pay_heading where organization_id = $1',
          [office.organization.id],
        )
      ).map((each) => each.name),
    );
    for (const { amount, earned, heading } of items) {
      expect([amount, earned]).toEqual([
        expect.stringMatching(/^\d+\.\d{2}$/),
        expect.stringMatching(/^bs:\d{4}-\d{2}$/),
      ]);
      if (heading !== null) expect(headings).toContain(heading);
    }
    const [one] = items;
    const own = await offeredItems(tenant, [source], poush, { people: [one?.person ?? 0], run: first });
    expect(own).toEqual(items.filter(({ person }) => person === one?.person));
    const stranger = (await office.query<{ id: number }>('select max(id) + 1 as id from users'))[0]?.id ?? 0;
    expect(await source.offer(tenant, poush, [stranger])).toEqual([]);
  });

  it('is held by one payroll, given back when that is discarded, and held again', async () => {
    await tenant.transaction((inner) => reserveItems(inner, [source], first, usesOf(items)));
    // It is offered again to who holds it, and to no other.
    expect(idsOf(await offered(first))).toEqual(idsOf(items));
    const others = new Set(idsOf(await offered(second)));
    expect(idsOf(items).filter((each) => others.has(each))).toEqual([]);
    await tenant.transaction((inner) => freeItems(inner, [source], first));
    expect(await offered(first)).toEqual(items);
  });

  it('is held once where two payrolls reserve it at the same time', async () => {
    const both = await Promise.allSettled(
      [first, second].map((run) => tenant.transaction((inner) => reserveItems(inner, [source], run, usesOf(items)))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const run of [first, second]) await tenant.transaction((inner) => freeItems(inner, [source], run));
    expect(await offered(first)).toEqual(items);
  });

  it('is as before where the confirmation is killed before its end, and taken once after it', async () => {
    const isPartial = recoveries.has(name);
    await tenant.transaction((inner) => reserveItems(inner, [source], first, usesOf(items, isPartial)));
    const held = await offered(first);
    const killed = tenant.transaction(async (inner) => {
      await settleItems(inner, [source], first, server.now);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await offered(first)).toEqual(held);
    await tenant.transaction((inner) => settleItems(inner, [source], first, server.now));
    const later = await offered(second, magh);
    expect(idsOf(later).filter((each) => idsOf(items).includes(each))).toEqual([]);
    // What the payslip could not bear is due again.
    if (isPartial) expect(later.map(({ id }) => id)).toEqual(expect.arrayContaining(items.map(({ id }) => id)));
    // Nothing of it is given back by a payroll that is discarded by mistake.
    await tenant.transaction((inner) => freeItems(inner, [source], first));
    expect(idsOf(await offered(second)).filter((each) => idsOf(items).includes(each))).toEqual([]);
  });
});
