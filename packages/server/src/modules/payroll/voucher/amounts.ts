/** What a payroll or a payment of it posts, added up by heading, branch and division from its payslips. */
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
import type { Tenant } from '../../../db/database.ts';

/** A payment of a payroll: a file that has its receipt, or a payment batch whose payments are settled. */
export interface PaidOut {
  readonly file: number | null;
  readonly batch: number | null;
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

/** What a payment takes from the payables of its payroll, and what pays it. */
export async function paidAmounts(tenant: Tenant, run: number, payment: PaidOut): Promise<PostedAmount[]> {
  const rows = (await rowsOf(tenant, run, payment)).filter((row) => isPaidBy(row, payment.duty));
  const owed = rows.flatMap(amountsOf).filter(({ side }) => side === 'credit');
  return [
    ...owed.map((amount) => ({ ...amount, amount: opposite(amount.amount) })),
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

const isSome = ({ amount }: PostedAmount): boolean => !/^-?[0.]+$/.test(amount);

const isPaidBy = ({ type, formula_name }: Row, duty: DutyName): boolean => {
  if (duty === 'disbursement') return type === 'paid' || type === 'held';
  if (type === 'paid' || type === 'held' || type === 'net_only') return false;
  return duty === 'tax' ? type === 'tax_deduction' : formula_name.split('_')[0] === duty;
};

/**
 * @param payment of whose employees alone; null: all of the payroll. What it pays was on hold where it was released after the voucher of
 * the payroll was made
 */
async function rowsOf(tenant: Tenant, run: number, payment: PaidOut | null): Promise<Row[]> {
  return tenant.query<Row>(
    `with part as (
       select s.id, coalesce((select sum(i.amount) from payment_item i where i.organization_id = $1 and i.batch_id = $4 and i.source = 'payroll'
                               and i.source_id = s.id and i.status = 'Complete'), s.net) as net, s.is_held or s.settled_in_id is not null or ($5 and exists (
                select from pay_hold d join pay_run r on r.organization_id = d.organization_id and r.id = s.run_id
                  join pay_voucher v on v.organization_id = r.organization_id and v.run_id = r.id and v.status = 'Posted' and v.purpose = 'payroll'
                 where d.organization_id = s.organization_id and d.employee_id = s.employee_id and d.created_at <= v.created_at and d.released_at > v.created_at
                   and d.from_month <= r.month and (d.until_month is null or d.until_month >= r.month))) as is_kept, h.position, h.branch_id, h.division_id,
              coalesce(h.position = max(h.position) over (partition by s.id), true) as is_last
         from pay_slip s left join pay_slip_share h on h.organization_id = s.organization_id and h.parent_id = s.id
        where s.organization_id = $1 and s.run_id = $2 and s.status <> 'Discarded'
          and (not $5 or exists (select from pay_file_person f where f.organization_id = $1 and f.pay_file_id = $3 and f.employee_id = s.employee_id)
            or exists (select from payment_item i where i.organization_id = $1 and i.batch_id = $4 and i.source = 'payroll' and i.source_id = s.id and i.status = 'Complete'))),
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
    [tenant.organizationId, run, payment?.file ?? null, payment?.batch ?? null, payment !== null],
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
