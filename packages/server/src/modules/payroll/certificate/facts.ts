/** What tax certificates say, for many people of a fiscal year at once. */
import { certificateSetting, type CertificateSetting } from '@karmik/model/payroll/certificate/setting';
import type { CertificateFacts, CertificateMonth } from '@karmik/model/payroll/certificate/sheet';
import { certificateYear, type CertificateYear } from '@karmik/model/payroll/certificate/year';
import { withoutLater, type PayQuestion } from '@karmik/model/payroll/run/question';
import type { Tenant } from '../../../db/database.ts';
import { readHead } from '../../hris/letters/facts.ts';
import { taxReportOf } from '../files/write.ts';
import { storedAnswers } from '../run/stored-answers.ts';
import { storedOrUsual } from '../paper/facts.ts';

export const settingOfCertificates = (tenant: Tenant): Promise<CertificateSetting> =>
  storedOrUsual<CertificateSetting>(tenant, certificateSetting);

/** Payslips that a reader sees: HR those of confirmed payrolls, employees those that are published. */
export type SeenSlips = readonly ('Confirmed' | 'Published')[];
export const seenByHr: SeenSlips = ['Confirmed', 'Published'];
export const seenByEmployee: SeenSlips = ['Published'];

export interface CertificateOf {
  readonly id: number;
  readonly employee: number;
  readonly code: string | null;
  readonly facts: CertificateFacts;
}

interface Head {
  readonly employee_id: number;
  readonly full_name: string;
  readonly name_ne: string | null;
  readonly code: string | null;
  readonly pan: string | null;
  readonly job_title: string | null;
  readonly is_final: boolean;
  readonly before: CertificateFacts['before'];
  readonly months: readonly CertificateMonth[];
  readonly exit_tax: string;
  readonly benefits: readonly { readonly en: string; readonly ne: string | null; readonly amount: string }[];
  readonly deposits: CertificateFacts['deposits'];
}

/** The post is that of the record of employment in force at the end of the last month; `$3` is the first BS year of the fiscal year. */
const headsSql = `
  with slip as (
    select s.* from pay_slip s
     where s.organization_id = $1 and s.employee_id = any($2::bigint[]) and s.tax_month between $4 and $5 and s.status = any($6)),
  line as (
    select s.employee_id, l.heading, l.heading_ne, l.formula_name, l.type, l.amount, l.position
      from slip s join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
     where l.type = 'non_cash_benefit' or l.formula_name in ('exit_tax', 'fund_tax'))
  select p.id as employee_id, p.full_name, e.name_ne, e.employee_code as code, e.pan_number as pan, t.title as job_title, m.months, o.before,
         coalesce((select sum(l.amount) from line l where l.employee_id = p.id and l.formula_name in ('exit_tax', 'fund_tax')), 0)::numeric(16, 2)::text as exit_tax,
         (select coalesce(json_agg(json_build_object('en', b.heading, 'ne', b.heading_ne, 'amount', b.amount) order by b.position), '[]'::json)
            from (select max(l.heading) as heading, max(l.heading_ne) as heading_ne, sum(l.amount)::numeric(16, 2)::text as amount, min(l.position) as position
                    from line l where l.employee_id = p.id and l.type = 'non_cash_benefit' group by l.formula_name having sum(l.amount) <> 0) b) as benefits,
         (select coalesce(json_agg(json_build_object('month', d.month, 'receipt', d.receipt_number, 'paid_on', d.paid_on) order by d.month, d.id), '[]'::json)
            from (select distinct f.id, s.month, f.receipt_number, f.paid_on from slip s
                    join pay_file f on f.organization_id = s.organization_id and f.run_id = s.run_id and f.duty = 'tax' and f.status = 'Paid'
                    join pay_file_person w on w.organization_id = f.organization_id and w.pay_file_id = f.id and w.employee_id = s.employee_id
                   where s.employee_id = p.id and s.tax > 0) d) as deposits,
         c.status = 'final' and not exists (
           select from pay_slip s where s.organization_id = $1 and s.employee_id = p.id and s.tax_month between $4 and $5 and s.status <> 'Discarded'
              and s.status <> all($6)) as is_final
    from person p
    join (select employee_id, json_agg(json_build_object('month', month, 'gross', gross, 'income', income, 'retirement', retirement, 'portion', portion,
                                                         'rest', rest) order by month) as months, max(starts_on) as last_from
            from (select employee_id, month, starts_on, sum(gross)::numeric(16, 2)::text as gross, sum(counted_income)::numeric(16, 2)::text as income,
                         sum(counted_retirement)::numeric(16, 2)::text as retirement, sum(tax_portion)::numeric(16, 2)::text as portion,
                         sum(tax - tax_portion)::numeric(16, 2)::text as rest
                    from slip group by 1, 2, 3) n group by 1) m on m.employee_id = p.id
    left join tax_certificate c on c.organization_id = $1 and c.id = p.id * 10000 + $3
    left join employee e on e.organization_id = $1 and e.user_id = p.id
    left join lateral (select h.job_title_id from employment h where h.organization_id = $1 and h.employee_id = p.id and h.starts_on <= m.last_from + 31
                        order by h.starts_on desc limit 1) h on true
    left join job_title t on t.organization_id = $1 and t.id = coalesce(h.job_title_id, e.job_title_id)
    left join lateral (select json_build_object('income', sum(coalesce(f.opening_income, 0))::numeric(16, 2)::text,
                                'retirement', sum(coalesce(f.opening_retirement, 0))::numeric(16, 2)::text,
                                'portion', sum(coalesce(f.opening_first_band, 0))::numeric(16, 2)::text,
                                'rest', sum(coalesce(f.opening_tax, 0) - coalesce(f.opening_first_band, 0))::numeric(16, 2)::text) as before
                         from payroll_profile f where f.organization_id = $1 and f.employee_id = p.id and left(f.opening_year, 4)::integer = $3
                       having count(*) > 0) o on true
   where p.organization_id = $1 order by p.full_name, p.id`;

interface Newest {
  readonly employee_id: number;
  readonly run_id: number;
  readonly month: string;
  readonly year_tax: string;
  readonly question: PayQuestion;
  /** No later month is paid in the year. */
  readonly is_closed: boolean;
}

/** The tax of the year by the newest payslip of each person. */
async function yearsOf(
  tenant: Tenant,
  people: readonly number[],
  span: { readonly from: string; readonly to: string },
  seen: SeenSlips,
): Promise<ReadonlyMap<number, { readonly tax: string; readonly year: CertificateYear | null }>> {
  const newest = await tenant.query<Newest>(
    `select distinct on (employee_id) employee_id, run_id, month, coalesce(closing_tax, year_tax)::text as year_tax, question,
            closing_tax is not null as is_closed from pay_slip
      where organization_id = $1 and employee_id = any($2::bigint[]) and tax_month between $3 and $4 and status = any($5)
      order by employee_id, starts_on desc, id desc`,
    [tenant.organizationId, people, span.from, span.to, seen],
  );
  const answers = await storedAnswers(
    tenant,
    newest.map(({ run_id }) => run_id),
  );
  return new Map(
    newest.map(({ employee_id, run_id, month, year_tax, is_closed, question: asked }) => {
      const own = answers.get(run_id);
      const question = is_closed ? withoutLater(asked) : asked;
      return [
        employee_id,
        { tax: year_tax, year: (own && certificateYear({ month, question, answers: own })) ?? null },
      ];
    }),
  );
}

/**
 * Facts of the certificates of these people by name; people without a payslip of the year are left out.
 * @param fiscalYear such as `2083/84`
 */
export async function certificatesOf(
  tenant: Tenant,
  people: readonly number[],
  fiscalYear: string,
  { seen, today }: { readonly seen: SeenSlips; readonly today: string },
): Promise<CertificateOf[]> {
  const first = Number(fiscalYear.slice(0, 4));
  const span = { from: `bs:${first}-04`, to: `bs:${first + 1}-03` };
  const heads = await tenant.query<Head>(headsSql, [tenant.organizationId, people, first, span.from, span.to, seen]);
  const years = await yearsOf(
    tenant,
    heads.map(({ employee_id }) => employee_id),
    span,
    seen,
  );
  const { name, lines } = await readHead(tenant);
  const profile = await tenant.one<{ pan: string | null }>(
    'select pan from organization_profile where organization_id = $1',
    [tenant.organizationId],
  );
  const { tax_office, tax_office_ne } = await taxReportOf(tenant);
  return heads.map(({ employee_id, full_name, name_ne, benefits, ...head }) => ({
    id: employee_id * 10_000 + first,
    employee: employee_id,
    code: head.code,
    facts: {
      ...head,
      organization: { name, lines, pan: profile?.pan ?? null },
      employee: { en: full_name, ne: name_ne },
      fiscal_year: fiscalYear,
      year_tax: years.get(employee_id)?.tax ?? '0.00',
      year: years.get(employee_id)?.year ?? null,
      benefits: benefits.map(({ en, ne, amount }) => ({ heading: { en, ne }, amount })),
      tax_office: tax_office === null ? null : { en: tax_office, ne: tax_office_ne },
      today,
    },
  }));
}
