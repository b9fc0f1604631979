/** Totals of a payroll with the last confirmed one next to them, added up in the database. */
import type { PayReview, ReviewAmounts } from '@karmik/model/payroll/review/review';
import type { Tenant } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import { missingLedgers, voucherRunOf } from '../voucher/draft.ts';
import { confirmedBefore } from './differences.ts';

const sums = ['gross', 'deductions', 'net', 'employer_cost']
  .map((name) => `coalesce(sum(s.${name}), 0)::text as ${name}`)
  .join(', ');

interface Summed extends ReviewAmounts {
  readonly id: number | null;
  readonly name: string | null;
}

/**
 * What payslips of two payrolls come to by branch or division: gross and cost by where the employee was in each part of the month; people,
 * deductions and net by where they were when it ended. Both add up to the payroll [PC-47].
 */
async function placesOf(
  tenant: Tenant,
  runs: readonly number[],
  table: 'branch' | 'division',
): Promise<Map<number, Summed[]>> {
  const rows = await tenant.query<Summed & { run_id: number }>(
    `with own as (
       select s.id, s.run_id, s.gross, s.deductions, s.net, s.employer_cost, coalesce(h.${table}_id, e.${table}_id) as place,
              exists (select from pay_slip_share c where c.organization_id = s.organization_id and c.parent_id = s.id) as is_shared
         from pay_slip s join pay_run r on r.organization_id = s.organization_id and r.id = s.run_id
         left join employee e on e.organization_id = s.organization_id and e.user_id = s.employee_id
         left join lateral (select h.${table}_id from employment h where h.organization_id = s.organization_id and h.employee_id = s.employee_id and h.starts_on <= r.ends_on
                             order by h.starts_on desc limit 1) h on true
        where s.organization_id = $1 and s.run_id = any($2::bigint[])),
     s as (
       select run_id, place, 1 as people, case when is_shared then 0.00 else gross end as gross, deductions, net, case when is_shared then 0.00 else employer_cost end as employer_cost
         from own
       union all
       select own.run_id, c.${table}_id, 0, c.gross, 0.00, 0.00, c.employer_cost from own join pay_slip_share c on c.organization_id = $1 and c.parent_id = own.id)
     select s.run_id, t.id, t.name, sum(s.people)::integer as people, ${sums} from s left join ${table} t on t.organization_id = $1 and t.id = s.place
      group by s.run_id, t.id, t.name order by t.name nulls last`,
    [tenant.organizationId, runs],
  );
  return Map.groupBy(rows, ({ run_id }) => run_id);
}

const nothing: ReviewAmounts = { people: 0, gross: '0.00', deductions: '0.00', net: '0.00', employer_cost: '0.00' };
const amountsOf = ({ people, gross, deductions, net, employer_cost }: ReviewAmounts): ReviewAmounts => ({
  people,
  gross,
  deductions,
  net,
  employer_cost,
});

function compared(now: readonly Summed[] = [], before: readonly Summed[] = []): PayReview['branches'] {
  const ids = [...new Set([...now, ...before].map(({ id }) => id))];
  return ids.map((id) => {
    const [is, was] = [now, before].map((all) => all.find((each) => each.id === id));
    const name = is?.name ?? was?.name;
    return {
      place: id === null || name === null || name === undefined ? null : { id, name },
      now: is ? amountsOf(is) : nothing,
      before: was ? amountsOf(was) : nothing,
    };
  });
}

/** States of payrolls that are still to be sent for approval. */
const isOpen = new Set(['Generated', 'Draft']);

/** @throws 404 */
export async function totalsOf(tenant: Tenant, run: number): Promise<PayReview> {
  const org = tenant.organizationId;
  const own = await tenant.one<{ starts_on: string; status: string }>(
    'select starts_on, status from pay_run where organization_id = $1 and id = $2',
    [org, run],
  );
  if (!own) throw notFound();
  const before = await confirmedBefore(tenant, own.starts_on);
  const runs = [run, ...(before ? [before.id] : [])];
  const last = before?.id ?? 0;
  const [totals, headings, branches, divisions, causes, findings, lacks] = await Promise.all([
    tenant.query<ReviewAmounts & { run_id: number }>(
      `select s.run_id, count(*)::integer as people, ${sums} from pay_slip s where s.organization_id = $1 and s.run_id = any($2::bigint[]) group by s.run_id`,
      [org, runs],
    ),
    tenant.query<PayReview['headings'][number]>(
      `select l.formula_name, max(l.heading) as heading, max(l.heading_ne) as heading_ne, max(l.type) as type,
              coalesce(sum(l.amount) filter (where s.run_id = $2), 0)::text as now, coalesce(sum(l.amount) filter (where s.run_id = $3), 0)::text as before
         from pay_slip s join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
         left join pay_heading h on h.organization_id = l.organization_id and h.formula_name = l.formula_name
         left join pay_report_setting_headings c on c.organization_id = h.organization_id and c.heading_id = h.id
        where s.organization_id = $1 and s.run_id in ($2, $3) group by l.formula_name order by min(c.position) nulls last, min(h.slip_order) nulls last, min(l.position), l.formula_name`,
      [org, run, last],
    ),
    placesOf(tenant, runs, 'branch'),
    placesOf(tenant, runs, 'division'),
    tenant.query<PayReview['causes'][number]>(
      `select cause, count(distinct employee_id)::integer as people,
              coalesce(sum(difference) filter (where type in ('addition', 'extra_addition')), 0)::text as gross,
              coalesce(sum(case when type in ('addition', 'extra_addition', 'net_only') then difference when type in ('deduction', 'extra_deduction', 'tax_deduction') then -difference end), 0)::text as net
         from pay_difference where organization_id = $1 and run_id = $2 group by cause order by sum(abs(difference)) desc, cause`,
      [org, run],
    ),
    tenant.one<PayReview['findings']>(
      `select count(*) filter (where grade = 'Blocks' and status = 'Open')::integer as blocking, count(*) filter (where status = 'Open')::integer as open,
              count(*) filter (where status = 'Excepted')::integer as excepted from pay_finding where organization_id = $1 and run_id = $2`,
      [org, run],
    ),
    isOpen.has(own.status) ? voucherRunOf(tenant, run).then((found) => missingLedgers(tenant, found)) : [],
  ]);
  const totalOf = (id: number): ReviewAmounts => {
    const found = totals.find(({ run_id }) => run_id === id);
    return found ? amountsOf(found) : nothing;
  };
  return {
    before_month: before?.month ?? null,
    totals: { now: totalOf(run), before: totalOf(last) },
    headings,
    branches: compared(branches.get(run), branches.get(last)),
    divisions: compared(divisions.get(run), divisions.get(last)),
    causes,
    findings: findings ?? { blocking: 0, open: 0, excepted: 0 },
    missing_ledgers: lacks.length,
  };
}
