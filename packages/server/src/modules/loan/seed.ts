/** Loans of the demo that run when its payrolls begin, which deduct them month by month. */
import type { EntityBody } from '@karmik/model/kit/entity';
import { monthSpan } from '@karmik/model/kit/month';
import { addDaysTo } from '@karmik/model/kit/period';
import { loanMovement } from '@karmik/model/loan/loan';
import { loanMethod } from '@karmik/model/loan/method';
import { openLoan, rowsOf, settlementOf } from '@karmik/model/loan/plan/plan';
import { loanHeadingDeduction, loanMarketRate, loanType } from '@karmik/model/loan/type';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { plus, whole } from '@karmik/model/kit/exact/ratio';
import { loanHeading, loanPerkHeading } from '@karmik/model/payroll/items/sources';
import { monthAfter } from '@karmik/model/payroll/month/fiscal-month';
import type { Tenant } from '../../db/database.ts';
import { createRecord, type Writer } from '../../entity/write.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';
import { firstPayrollMonth } from '../payroll/seed.ts';
import { addReadyMade } from '../payroll/setup/ready-made.ts';
import { loansOf } from './books.ts';
import { guarantee } from './guarantee/seed.ts';
import { loanDeductionHooks, loanMovementHooks } from './movements.ts';
import { bringLoan } from './running-loans.ts';

const usual = {
  kind: 'equal_instalments',
  day_count: 'month',
  rounding: 'none',
  moratorium: 'within_term',
  shortfall: 'catch_up',
  unpaid_month: 'moved',
  broken_period: 'first_instalment',
  settlement: 'to_the_day',
} as const;

const methods = [
  { ...usual, name: 'Reducing balance', name_ne: 'घट्दो मौज्दात' },
  { ...usual, name: 'Equal principal', name_ne: 'बराबर साँवा', kind: 'fixed_principal', day_count: 'days' },
  { ...usual, name: 'Flat', name_ne: 'एकमुष्ट ब्याज', kind: 'flat' },
  { ...usual, name: 'No interest', name_ne: 'ब्याज नलाग्ने', kind: 'interest_free', broken_period: 'none' },
] as const satisfies readonly EntityBody<typeof loanMethod>[];

const limits = {
  is_offered: true,
  limit_amount: null,
  limit_basic: null,
  moratorium_months: 0,
  eligible_months: 12,
  most_open: 1,
  excluded_types: [],
  guarantor_count: 0,
  needs_document: false,
} as const;

const types = [
  {
    ...limits,
    name: 'Staff loan',
    name_ne: 'कर्मचारी ऋण',
    of: 'Reducing balance',
    rate: '6.00',
    limit_amount: '600000.00',
    limit_basic: 10,
    most_term: 36,
    guarantor_count: 1,
    description: 'For any purpose. Interest runs on what is left, and every month asks the same.',
  },
  {
    ...limits,
    name: 'Emergency loan',
    name_ne: 'आकस्मिक ऋण',
    of: 'No interest',
    rate: '0.00',
    limit_amount: '60000.00',
    most_term: 12,
    eligible_months: 3,
    description: 'For illness, a death in the family or a disaster. Without interest.',
  },
  {
    ...limits,
    name: 'Vehicle loan',
    name_ne: 'सवारी ऋण',
    of: 'Equal principal',
    rate: '9.50',
    limit_amount: '1200000.00',
    limit_basic: 20,
    most_term: 60,
    eligible_months: 24,
    needs_document: true,
    description: 'For a motorcycle or car. Attach the quotation of the dealer.',
  },
] as const;

async function headingId(tenant: Tenant, name: string): Promise<number> {
  const row = await tenant.one<{ id: number }>(
    'select id from pay_heading where organization_id = $1 and formula_name = $2',
    [tenant.organizationId, name],
  );
  return row?.id ?? 0;
}

/** Methods, types with their headings, and the market rate. @returns the ids of the types by name */
async function setUp(hr: Writer, tenant: Tenant, from: string): Promise<Map<string, number>> {
  const methodIds = new Map<string, number>();
  for (const method of methods) methodIds.set(method.name, await createRecord(hr, tenant, loanMethod, {}, method));
  const heading = await headingId(tenant, loanHeading);
  const perk_heading = await headingId(tenant, loanPerkHeading);
  const ids = new Map<string, number>();
  for (const { of, excluded_types, ...type } of types) {
    const body = { ...type, excluded_types: [...excluded_types], method: methodIds.get(of) ?? 0 };
    const id = await createRecord(hr, tenant, loanType, {}, body);
    ids.set(type.name, id);
    await createRecord(hr, tenant, loanHeadingDeduction, loanDeductionHooks, { loan_type: id, heading, perk_heading });
  }
  await createRecord(
    hr,
    tenant,
    loanMarketRate,
    {},
    {
      from_month: from,
      rate: '10.50',
      source: 'Average of published personal loan rates of three banks',
    },
  );
  return ids;
}

interface Running {
  readonly person: number | undefined;
  readonly type: string;
  readonly amount: number;
  readonly term: number;
  readonly repaid: number;
  readonly number: number;
  readonly reason: string;
}

export async function seed(demo: DemoOrganization): Promise<void> {
  const { context, organizationId, hrId, setTime, plan } = demo;
  const hr = await writerOf(context, organizationId, hrId);
  const { tenant } = hr.access;
  const first = await firstPayrollMonth(tenant, demo);
  const from = monthSpan(first).starts_on;
  setTime(new Date(`${from}T02:00:00Z`));
  await tenant.transaction((inner) => addReadyMade(hr, inner, from));
  const ids = await tenant.transaction((inner) => setUp(hr, inner, first));
  const [employee, second, third] = await teamOf(context, organizationId, plan.slug);
  const others = await tenant.query<{ id: number }>(
    `select e.user_id as id from employee e where e.organization_id = $1 and e.is_current and e.joined_on < $2::date - 400
        and not exists (select from separation r where r.organization_id = $1 and r.employee_id = e.user_id and r.status <> 'Cancelled') and e.user_id <> all($3::bigint[])
      order by e.user_id % 13, e.user_id limit 4`,
    [organizationId, from, [hrId, employee ?? 0, second ?? 0, third ?? 0]],
  );
  const settled: Running = {
    person: others[3]?.id,
    type: 'Emergency loan',
    amount: 60_000,
    term: 12,
    repaid: 3,
    number: 130,
    reason: 'Treatment abroad',
  };
  const ofLeaver: Running = {
    person: await leaverOf(tenant, demo),
    type: 'Staff loan',
    amount: 480_000,
    term: 36,
    repaid: 4,
    number: 128,
    reason: 'Roof of the house of my parents',
  };
  const running: readonly Running[] = [
    {
      person: employee,
      type: 'Staff loan',
      amount: 240_000,
      term: 24,
      repaid: 6,
      number: 117,
      reason: 'Wedding of my brother',
    },
    {
      person: second,
      type: 'Emergency loan',
      amount: 40_000,
      term: 10,
      repaid: 6,
      number: 124,
      reason: 'Earthquake damage to the kitchen',
    },
    {
      person: third,
      type: 'Vehicle loan',
      amount: 450_000,
      term: 48,
      repaid: 15,
      number: 98,
      reason: 'Motorcycle for the way to the plant',
    },
    {
      person: others[0]?.id,
      type: 'Staff loan',
      amount: 500_000,
      term: 36,
      repaid: 10,
      number: 109,
      reason: 'Land in my village',
    },
    {
      person: others[1]?.id,
      type: 'Staff loan',
      amount: 150_000,
      term: 12,
      repaid: 8,
      number: 120,
      reason: 'Fees of a master’s degree',
    },
    {
      person: others[2]?.id,
      type: 'Vehicle loan',
      amount: 800_000,
      term: 60,
      repaid: 22,
      number: 91,
      reason: 'Car for my family',
    },
    ofLeaver,
    settled,
  ];
  for (const each of running) {
    const type = types.find(({ name }) => name === each.type);
    const method = methods.find(({ name }) => name === type?.of);
    if (each.person === undefined || !type || !method) continue;
    const paidIn = monthAfter(first, -each.repaid - 1);
    const id = await tenant.transaction((inner) =>
      bringLoan(
        hr,
        inner,
        {
          employee: each.person ?? 0,
          loan_type: ids.get(each.type) ?? 0,
          amount: `${each.amount}.00`,
          rate: null,
          term: each.term,
          months_repaid: each.repaid,
          balance: balanceOf(method, type, each, monthAfter(paidIn, 1)),
          disbursed_on: addDaysTo(monthSpan(paidIn).starts_on, 9),
          next_month: first,
          difference: 'last',
          reason: each.reason,
          reference: `L-${each.number}`,
        },
        each === ofLeaver ? { ofPastPeople: ['sender'] } : {},
      ),
    );
    if (each === settled) await settle(hr, id, from);
    if (each === ofLeaver && second !== undefined) await guarantee(demo, hr, id, second);
  }
}

/** Who leaves in the last paid month of the demo, owing more than the final settlement can take. */
async function leaverOf(tenant: Tenant, { end, plan }: DemoOrganization): Promise<number | undefined> {
  if (plan.slug !== 'himal') return undefined;
  const row = await tenant.one<{ id: number }>(
    `select h.employee_id as id from employment h join employee e on e.organization_id = h.organization_id and e.user_id = h.employee_id and not e.is_current
      where h.organization_id = $1 and h.ends_on between $2::date - 64 and $2::date - 54 order by h.employee_id limit 1`,
    [tenant.organizationId, new Date(end)],
  );
  return row?.id;
}

/** What is left after months that took what they asked. */
function balanceOf(
  { kind, day_count }: (typeof methods)[number],
  { rate }: (typeof types)[number],
  { amount, term, repaid }: Running,
  month: string,
): string {
  const terms = { ...usual, kind, day_count, term, rate: decimalOf(rate), rounding: null, moratorium_months: 0 };
  const row = rowsOf(terms, openLoan(terms, whole(amount), month))[repaid - 1];
  return decimalText(row?.closing ?? whole(amount));
}

/** The employee pays all that is left. */
async function settle(hr: Writer, id: number, day: string): Promise<void> {
  const { tenant } = hr.access;
  const [facts] = await loansOf(tenant, [id]);
  if (!facts?.book.state) return;
  const { principal, interest } = settlementOf(facts.terms, facts.book.state, day);
  await tenant.transaction((inner) =>
    createRecord(hr, inner, loanMovement, loanMovementHooks, {
      loan: id,
      kind: 'settlement',
      amount: decimalText(plus(principal, interest)),
      happened_on: day,
      month: null,
      rate: null,
      reference: 'Receipt 2211',
      remark: 'Paid from savings',
    }),
  );
}
