/** What payrolls and payments post, added up by branch and division: of payrolls by heading, from payslips. */
import { bilingual } from '@karmik/model/kit/text';
import type { DutyName } from '@karmik/model/payroll/files/duties';
import type { HeadingType } from '@karmik/model/payroll/package/heading';
import type { Mapping, PostedAmount, Unit } from '@karmik/model/payroll/voucher/compose';
import {
  ofNetLine,
  postings,
  settlementPosting,
  sideOf,
  sidesOf,
  type LonePosting,
} from '@karmik/model/payroll/voucher/posting';
import type { PaymentSource } from '@karmik/model/payment/choices';
import { verbatim } from '@karmik/model/kit/message';
import type { Tenant } from '../../../db/database.ts';
import { dayOf, moneyOf, type BatchPart, type PaidFrom, type PartPurpose } from './batch.ts';
import type { Charge } from './charge.ts';

/** A payment of a payroll by a file that has its receipt. */
export interface PaidOut {
  readonly file: number;
  readonly duty: DutyName;
  readonly total: string;
  readonly paid_on: string;
  readonly by: 'bank' | 'cash';
}

interface Row {
  /** `paid` and `held` are nets. */
  readonly type: HeadingType | 'net_only' | 'paid' | 'held';
  readonly formula_name: string;
  readonly name: string;
  readonly name_ne: string | null;
  readonly heading_id: number | null;
  readonly branch: Unit | null;
  readonly division: Unit | null;
  readonly amount: string;
  /** The whole amount of those who are in the branch and division at the end of the month. */
  readonly at_end: string;
}

/**
 * Lines of payslips by their parts; what is not divided belongs to the last part of the month. Payslips of older releases have no parts.
 * Pay that was on hold and that a settlement paid since stays on hold here, since the voucher of the settlement takes it from there.
 */
export async function postedAmounts(tenant: Tenant, run: number): Promise<PostedAmount[]> {
  return (await rowsOf(tenant, run, null)).flatMap(amountsOf).filter(isSome);
}

/** What a file takes from the payables of its payroll, and what pays it. */
export async function paidAmounts(tenant: Tenant, run: number, payment: PaidOut): Promise<PostedAmount[]> {
  const rows = await rowsOf(tenant, run, { file: payment.file, items: [] });
  return [
    ...clearedOf(rows, payment.duty),
    {
      posting: payment.by,
      heading: null,
      name: postings[payment.by],
      side: sideOf(payment.by),
      amount: payment.total,
      branch: null,
      division: null,
      isPayable: true,
    },
  ].filter(isSome);
}

/** What was owed by these rows, taken away. */
const clearedOf = (rows: readonly Row[], duty: DutyName): PostedAmount[] =>
  rows
    .filter((row) => isPaidBy(row, duty))
    .flatMap(amountsOf)
    .filter(({ side }) => side === 'credit')
    .map((amount) => ({ ...amount, amount: opposite(amount.amount) }));

/** What payments of a source clear, where a payroll did not say what is owed. */
const clears: Readonly<Record<Exclude<PaymentSource, 'payroll'>, LonePosting>> = {
  claim: 'expense_payable',
  advance: 'expense_advance',
  loan: 'loan_paid',
};

interface PaidRow {
  /** Of a debt that was paid before, or of more than was owed: the employee owes it back. */
  readonly is_too_much: boolean;
  readonly amount: string;
  readonly branch: Unit | null;
  readonly division: Unit | null;
}

/** Money of payments by the branch and division of their employees on the day of the payment. */
const paidRows = (tenant: Tenant, { items, source }: BatchPart): Promise<PaidRow[]> =>
  tenant.query<PaidRow>(
    `select g.is_too_much, sum(g.amount)::numeric(16, 2)::text as amount,
            case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as branch,
            case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as division
       from payment_item i
       left join lateral (
         select h.branch_id, h.division_id from employment h
          where h.organization_id = i.organization_id and h.employee_id = i.employee_id
          order by h.starts_on > ${dayOf('i', 'payment')}, abs(h.starts_on - ${dayOf('i', 'payment')}) limit 1) h on true
       left join branch b on b.organization_id = i.organization_id and b.id = h.branch_id
       left join division d on d.organization_id = i.organization_id and d.id = h.division_id
      cross join lateral (values (false, case when i.status <> 'Paid twice' and $3 then i.amount else 0 end),
                                 (true, case when i.status = 'Paid twice' then ${moneyOf('i')} else ${moneyOf('i')} - i.amount end)) g (is_too_much, amount)
      where i.organization_id = $1 and i.id = any($2::bigint[]) and g.amount <> 0
      group by g.is_too_much, b.id, b.name, d.id, d.name order by g.is_too_much, b.name nulls last, d.name nulls last`,
    [tenant.organizationId, items, source !== 'payroll'],
  );

/** What payments of a batch clear, what pays them, and what the bank charges; of returned ones the opposite. */
export async function partAmounts(tenant: Tenant, purpose: PartPurpose, part: BatchPart): Promise<PostedAmount[]> {
  const { source, run, items, account, way } = part;
  const clearing = source === 'payroll' ? 'net_payable' : clears[source];
  const cleared = (await paidRows(tenant, part)).map(({ is_too_much, amount, ...units }) => {
    const posting = is_too_much ? 'overpayment' : clearing;
    return lone(posting, sideOf(posting) === 'credit' ? opposite(amount) : amount, units);
  });
  const sums = await tenant.one<{ money: string; fee: string; owed: number[] }>(
    `select sum(${moneyOf('i')})::text as money, coalesce(sum(${purpose === 'return' ? 'i.return_fee' : 'i.fee'}), 0)::numeric(16, 2)::text as fee,
            coalesce(json_agg(i.id) filter (where i.status <> 'Paid twice'), '[]') as owed
       from payment_item i where i.organization_id = $1 and i.id = any($2::bigint[])`,
    [tenant.organizationId, items],
  );
  const { money = '0.00', fee = '0.00', owed = [] } = sums ?? {};
  const payer = account ? fromAccount(account, money) : lone(way === 'esewa' ? 'esewa' : 'bank', money);
  const moved = [
    ...(run === null ? [] : clearedOf(await rowsOf(tenant, run, { file: null, items: owed }), 'disbursement')),
    ...cleared,
    payer,
  ];
  // A charge leaves the account whichever way the payments go.
  return [
    ...(purpose === 'return' ? moved.map((each) => ({ ...each, amount: opposite(each.amount) })) : moved),
    lone('bank_charge', fee),
    { ...payer, amount: fee },
  ].filter(isSome);
}

/** A charge of the bank by the account that it was taken from. */
export const chargeAmounts = ({ account, amount }: Charge): PostedAmount[] => [
  lone('bank_charge', amount),
  fromAccount(account, amount),
];

const noUnits = { branch: null, division: null };

const lone = (
  posting: LonePosting,
  amount: string,
  units: Pick<PostedAmount, 'branch' | 'division'> = noUnits,
): PostedAmount => ({
  posting,
  heading: null,
  name: postings[posting],
  side: sideOf(posting),
  amount,
  isPayable: true,
  ...units,
});

const fromAccount = ({ name, ledger }: PaidFrom, amount: string): PostedAmount => ({
  ...lone('bank', amount),
  name: verbatim(name),
  ledger,
});

const isSome = ({ amount }: PostedAmount): boolean => !/^-?[0.]+$/.test(amount);

const isPaidBy = ({ type, formula_name }: Row, duty: DutyName): boolean => {
  if (duty === 'disbursement') return type === 'paid' || type === 'held';
  if (type === 'paid' || type === 'held' || type === 'net_only') return false;
  return duty === 'tax' ? type === 'tax_deduction' : formula_name.split('_')[0] === duty;
};

/**
 * @param paid by whose file, or by which payments, of whose employees alone; null: all of the payroll. What it pays was on hold where it was released after the voucher of
 * the payroll was made
 */
async function rowsOf(
  tenant: Tenant,
  run: number,
  paid: { readonly file: number | null; readonly items: readonly number[] } | null,
): Promise<Row[]> {
  return tenant.query<Row>(
    `with part as (
       select s.id, coalesce((select sum(i.amount) from payment_item i where i.organization_id = $1 and i.id = any($4::bigint[]) and i.source = 'payroll'
                               and i.source_id = s.id), s.net) as net, s.is_held or s.settled_in_id is not null or ($5 and exists (
                select from pay_hold d join pay_run r on r.organization_id = d.organization_id and r.id = s.run_id
                  join pay_voucher v on v.organization_id = r.organization_id and v.run_id = r.id and v.status = 'Posted' and v.purpose = 'payroll'
                 where d.organization_id = s.organization_id and d.employee_id = s.employee_id and d.created_at <= v.created_at and d.released_at > v.created_at
                   and d.from_month <= r.month and (d.until_month is null or d.until_month >= r.month))) as is_kept, h.position, h.branch_id, h.division_id,
              coalesce(h.position = max(h.position) over (partition by s.id), true) as is_last
         from pay_slip s left join pay_slip_share h on h.organization_id = s.organization_id and h.parent_id = s.id
        where s.organization_id = $1 and s.run_id = $2 and s.status <> 'Discarded'
          and (not $5 or exists (select from pay_file_person f where f.organization_id = $1 and f.pay_file_id = $3 and f.employee_id = s.employee_id)
            or exists (select from payment_item i where i.organization_id = $1 and i.id = any($4::bigint[]) and i.source = 'payroll' and i.source_id = s.id))),
     posted as (
       select l.type, l.formula_name, min(l.heading) as name, min(l.heading_ne) as name_ne, p.branch_id, p.division_id,
              coalesce(sum(case when l.parts is not null then l.parts[p.position + 1] when p.is_last then l.amount end), 0) as amount,
              coalesce(sum(l.amount) filter (where p.is_last), 0) as at_end
         from part p join pay_slip_lines l on l.organization_id = $1 and l.parent_id = p.id
        group by l.type, l.formula_name, p.branch_id, p.division_id
        union all
       select case when is_kept then 'held' else 'paid' end, '', '', null, branch_id, division_id, sum(net), sum(net)
         from part where is_last group by 1, branch_id, division_id)
     select t.type, t.formula_name, t.name, t.name_ne, h.id as heading_id, t.amount::numeric(16, 2)::text, t.at_end::numeric(16, 2)::text,
            case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as branch,
            case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as division
       from posted t
       left join pay_heading h on h.organization_id = $1 and h.formula_name = t.formula_name and h.type = t.type
       left join branch b on b.organization_id = $1 and b.id = t.branch_id
       left join division d on d.organization_id = $1 and d.id = t.division_id
      where t.amount <> 0 or t.at_end <> 0
      order by h.slip_order nulls last, t.formula_name, t.type desc, b.name nulls last, d.name nulls last`,
    [tenant.organizationId, run, paid?.file ?? null, paid?.items ?? [], paid !== null],
  );
}

function amountsOf({ type, formula_name, name, name_ne, heading_id, amount, at_end, ...units }: Row): PostedAmount[] {
  const lone = (posting: LonePosting, of: string): PostedAmount => {
    const side = sideOf(posting);
    return {
      posting,
      heading: null,
      name: postings[posting],
      side,
      amount: of,
      isPayable: side === 'credit',
      ...units,
    };
  };
  if (type === 'paid') return [lone('net_payable', amount)];
  if (type === 'held') return [lone('salary_held', amount)];
  if (type === 'net_only') {
    const posting = ofNetLine[formula_name] ?? 'rounding';
    // What a line adds to the net is a debit.
    return [lone(posting, sideOf(posting) === 'credit' ? opposite(amount) : amount)];
  }
  const own = heading_id === null ? settlementPosting(formula_name) : undefined;
  if (own) return [lone(own, amount)];
  const isCost = sidesOf(type).length > 1;
  return sidesOf(type).map((side): PostedAmount => ({
    posting: 'heading',
    heading: heading_id,
    name: bilingual(name, name_ne ?? name),
    side,
    // The employer's share is owed once, whatever branches bear it.
    amount: isCost && side === 'credit' ? at_end : amount,
    isPayable: side === 'credit',
    ...units,
  }));
}

const opposite = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

export const mappingsOf = (tenant: Tenant): Promise<Mapping[]> =>
  tenant.query<Mapping>(
    `select posting, heading_id as heading, branch_id as branch, division_id as division, debit_ledger_id as debit, credit_ledger_id as credit
       from pay_ledger_mapping where organization_id = $1 order by id`,
    [tenant.organizationId],
  );
