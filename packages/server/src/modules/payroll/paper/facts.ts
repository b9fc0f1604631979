/** What papers of payslips say, for many at once. */
import type { Entity } from '@karmik/model/kit/entity';
import { periodName, periodStart } from '@karmik/model/kit/period';
import { defaultOf } from '@karmik/model/kit/schema';
import { payslipLayout, type Layout } from '@karmik/model/payroll/paper/layout';
import {
  maskedAccount,
  type AccountPart,
  type Agreement,
  type Deferral,
  type SlipLine,
} from '@karmik/model/payroll/paper/parts';
import type { PayslipFacts } from '@karmik/model/payroll/paper/sheet';
import type { Tenant } from '../../../db/database.ts';
import { readHead } from '../../hris/letters/facts.ts';

/** A payslip with the facts of its paper and whose it is. */
export interface PaperOf {
  readonly id: number;
  readonly employee: number;
  readonly code: string | null;
  readonly facts: PayslipFacts;
}

interface SlipRow {
  readonly id: number;
  readonly employee_id: number;
  readonly month: string;
  readonly starts_on: string;
  readonly employed_days: string;
  readonly unpaid_days: string;
  readonly gross: string;
  readonly deductions: string;
  readonly net: string;
  readonly employer_cost: string;
  readonly full_name: string;
  readonly name_ne: string | null;
  readonly code: string | null;
  readonly job_title: string | null;
  readonly division: string | null;
  readonly branch: string | null;
  readonly pan: string | null;
  readonly bank: string | null;
  readonly account: string | null;
  readonly parts: PayslipFacts['parts'];
  readonly lines: SlipLine[];
  readonly agreements: Agreement[];
  readonly deferrals: Deferral[];
  readonly packages: PayslipFacts['packages'];
}

/** What of the net pay of a payslip `s` goes to each account, that of the rest first, as JSON; null where all of it goes to one, or nothing is paid. */
const partsOfNet = `
         case when s.split is not null and s.net > 0 then (
           select json_agg(json_build_object('bank', t.account->>'bank', 'number', t.account->>'number', 'amount', t.amount::text,
                                             'share', case when t.part > 0 then s.split->(t.part - 1)->>'share' end) order by t.part)
             from pay_parts(s.net, s.account, s.split) t where t.amount > 0) end`;

/**
 * Title and place are those of the record of employment in force at the end of the month. Accounts are those of the payslip; payslips of older
 * releases have none, and name the account of now.
 */
const slipsSql = `
  select s.id, s.employee_id, s.month, s.starts_on, s.employed_days::text, s.unpaid_days::text, s.gross::text, s.deductions::text, s.net::text,
         s.employer_cost::text, p.full_name, e.name_ne, e.employee_code as code, t.title as job_title, d.name as division, b.name as branch,
         e.pan_number as pan, coalesce(s.account->>'bank', a.bank) as bank, coalesce(s.account->>'number', a.account_number) as account,
         ${partsOfNet} as parts,
         (select coalesce(json_agg(json_build_object('heading', l.heading, 'heading_ne', l.heading_ne, 'type', l.type, 'amount', l.amount::text,
                                                     'is_shown', l.is_shown, 'earned', l.earned,
                                                     'is_concurrent', l.is_concurrent) order by l.position), '[]'::json)
            from pay_slip_lines l where l.organization_id = s.organization_id and l.parent_id = s.id) as lines,
         (select coalesce(json_agg(json_build_object('heading', g.heading, 'heading_ne', g.heading_ne, 'currency', g.currency, 'agreed', g.agreed::text,
                                                     'rate', g.rate::text, 'rate_unit', g.rate_unit, 'rated_on', g.rated_on) order by g.position), '[]'::json)
            from pay_slip_agreements g where g.organization_id = s.organization_id and g.parent_id = s.id) as agreements,
         (select coalesce(json_agg(json_build_object('heading', g.heading, 'heading_ne', g.heading_ne, 'amount', g.amount::text, 'reading', g.reading)
                                   order by g.position), '[]'::json)
            from pay_slip_deferrals g where g.organization_id = s.organization_id and g.parent_id = s.id) as deferrals,
         case when k.id is not null then json_build_array(f.name, k.name) end as packages
    from pay_slip s
    join pay_run u on u.organization_id = s.organization_id and u.id = s.run_id
    join person p on p.organization_id = s.organization_id and p.id = s.employee_id
    left join pay_package f on f.organization_id = s.organization_id and f.id = s.package_id
    left join pay_package k on k.organization_id = s.organization_id and k.id = s.concurrent_package_id
    left join employee e on e.organization_id = s.organization_id and e.user_id = s.employee_id
    left join lateral (select h.job_title_id, h.division_id, h.branch_id from employment h
                        where h.organization_id = s.organization_id and h.employee_id = s.employee_id and h.starts_on <= u.ends_on
                        order by h.starts_on desc limit 1) h on true
    left join job_title t on t.organization_id = s.organization_id and t.id = coalesce(h.job_title_id, e.job_title_id)
    left join division d on d.organization_id = s.organization_id and d.id = coalesce(h.division_id, e.division_id)
    left join branch b on b.organization_id = s.organization_id and b.id = coalesce(h.branch_id, e.branch_id)
    left join lateral (select n.name as bank, c.account_number from bank_account c
                         join bank n on n.organization_id = c.organization_id and n.id = c.bank_id
                        where c.organization_id = s.organization_id and c.employee_id = s.employee_id and c.is_primary limit 1) a on true
   where s.organization_id = $1 and s.id = any($2::bigint[])`;

/** Earnings and tax of a tax year to a month, with what was paid before Karmik. */
const yearsSql = `
  select g.id, (coalesce(s.gross, 0) + coalesce(o.opening_income, 0))::numeric(16, 2)::text as gross,
         (coalesce(s.tax, 0) + coalesce(o.opening_tax, 0))::numeric(16, 2)::text as tax
    from unnest($2::bigint[], $3::bigint[], $4::date[], $5::date[], $6::text[]) g(id, person, year_starts_on, starts_on, year)
    left join lateral (select sum(y.gross) as gross, sum(y.tax) as tax from pay_slip y
                        where y.organization_id = $1 and y.employee_id = g.person and y.starts_on between g.year_starts_on and g.starts_on
                          and (y.id = g.id or y.status in ('Confirmed', 'Published'))) s on true
    left join lateral (select f.opening_income, f.opening_tax from payroll_profile f
                        where f.organization_id = $1 and f.employee_id = g.person and f.opening_year = g.year order by f.starts_on limit 1) o on true`;

/** Facts of the payslips with these ids, in their order; what is gone is left out. */
export async function papersOf(tenant: Tenant, ids: readonly number[]): Promise<PaperOf[]> {
  const rows = await tenant.query<SlipRow>(slipsSql, [tenant.organizationId, ids]);
  const years = await tenant.query<{ id: number; gross: string; tax: string }>(yearsSql, [
    tenant.organizationId,
    rows.map(({ id }) => id),
    rows.map(({ employee_id }) => employee_id),
    rows.map(({ starts_on }) => periodStart(starts_on, 'fiscal_year', 'bs')),
    rows.map(({ starts_on }) => starts_on),
    rows.map(({ starts_on }) => periodName(periodStart(starts_on, 'fiscal_year', 'bs'), 'fiscal_year', 'bs')),
  ]);
  const yearOf = new Map(years.map(({ id, gross, tax }) => [id, { gross, tax }]));
  const { name, lines: organizationLines } = await readHead(tenant);
  const byId = new Map(
    rows.map((row): [number, PaperOf] => {
      const { id, employee_id: employee, code, full_name: en, name_ne: ne, ...rest } = row;
      const facts: PayslipFacts = {
        ...rest,
        code,
        employee: { en, ne },
        organization: { name, lines: organizationLines },
        year: yearOf.get(id) ?? { gross: '0.00', tax: '0.00' },
      };
      return [id, { id, employee, code, facts }];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What of the net pay of a payslip goes to each account, without the numbers of accounts but for their ends; empty where all of it goes to one. */
export async function partsOfSlip(tenant: Tenant, id: number): Promise<AccountPart[]> {
  const row = await tenant.one<{ parts: AccountPart[] | null }>(
    `select ${partsOfNet} as parts from pay_slip s where s.organization_id = $1 and s.id = $2`,
    [tenant.organizationId, id],
  );
  return (row?.parts ?? []).map((part) => ({ ...part, number: maskedAccount(part.number) }));
}

/** The layout of the organisation; its defaults where none is stored. */
export const layoutOf = (tenant: Tenant): Promise<Layout> => storedOrUsual<Layout>(tenant, payslipLayout);

/** What an organisation has once, by its fields; the defaults of these where nothing is stored. */
export async function storedOrUsual<Row>(
  tenant: Tenant,
  { name, fields }: Pick<Entity, 'name' | 'fields'>,
): Promise<Row> {
  const stored = await tenant.one<Row & object>(
    `select ${Object.keys(fields).join(', ')} from ${name} where organization_id = $1`,
    [tenant.organizationId],
  );
  return (
    stored ??
    (Object.fromEntries(Object.entries(fields).map(([field, of]) => [field, defaultOf(of) ?? null])) as unknown as Row)
  );
}

/** A month in the name of a file. @example fileMonth('bs:2083-04') // '2083-04' */
export const fileMonth = (month: string): string => month.slice(3);

/** A payslip that shows a layout before any payroll is there. */
export async function samplePaper(tenant: Tenant, month: string): Promise<PayslipFacts> {
  const { name, lines } = await readHead(tenant);
  const line = (heading: string, heading_ne: string, type: SlipLine['type'], amount: string): SlipLine => ({
    heading,
    heading_ne,
    type,
    amount,
    is_shown: true,
    earned: null,
    is_concurrent: false,
  });
  return {
    organization: { name, lines },
    employee: { en: 'Asha Sharma', ne: 'आशा शर्मा' },
    code: 'E-001',
    job_title: 'Accountant',
    division: 'Finance',
    branch: 'Head office',
    pan: '123456789',
    bank: 'Bank',
    account: '0123456789',
    parts: null,
    month,
    employed_days: '31',
    unpaid_days: '0',
    gross: '100000.00',
    deductions: '7606.67',
    net: '92393.33',
    employer_cost: '12000.00',
    lines: [
      line('Basic salary', 'आधारभूत तलब', 'addition', '60000.00'),
      line('Allowance', 'भत्ता', 'addition', '40000.00'),
      line('Overtime', 'अतिरिक्त समय', 'addition', '0.00'),
      line('Social security fund', 'सामाजिक सुरक्षा कोष', 'deduction', '6600.00'),
      line('Remuneration tax', 'पारिश्रमिक कर', 'tax_deduction', '1006.67'),
      line('Social security fund, employer', 'सामाजिक सुरक्षा कोष, रोजगारदाता', 'type1_cost', '12000.00'),
    ],
    packages: null,
    agreements: [],
    deferrals: [],
    year: { gross: '100000.00', tax: '1006.67' },
  };
}
