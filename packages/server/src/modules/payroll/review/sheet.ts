/** Payslips of a payroll as a sheet of employees and headings, for the page and as a spreadsheet. */
import { otherColumns, type OtherColumn, type PaySheet } from '@karmik/model/payroll/review/review';
import { paySlip } from '@karmik/model/payroll/run/slip';
import type { FastifyReply } from 'fastify';
import type { Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { cellOf, exportMimes, type SpreadsheetWish } from '../../../entity/cells.ts';
import { personJson } from '../../../entity/person.ts';
import { workbook, type Cell } from '../../../entity/workbook.ts';
import { notFound } from '../../../http/errors.ts';

interface Asked {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** The columns of a sheet: those of headings, then those that others are added to; and what is added to which, by its name in formulas. */
interface Columns {
  readonly headings: PaySheet['headings'];
  readonly folded: Readonly<Record<string, OtherColumn>>;
}

/** The headings of a payroll in the order of the settings of reports, then in that of its payslips. */
async function columnsOf(tenant: Tenant, run: number): Promise<Columns> {
  const found = await tenant.query<PaySheet['headings'][number] & { is_shown: boolean }>(
    `select l.formula_name, max(l.heading) as heading, max(l.heading_ne) as heading_ne, max(l.type) as type, bool_and(coalesce(c.is_shown, true)) as is_shown
       from pay_slip s join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
       left join pay_heading h on h.organization_id = l.organization_id and h.formula_name = l.formula_name
       left join pay_report_setting_headings c on c.organization_id = h.organization_id and c.heading_id = h.id
      where s.organization_id = $1 and s.run_id = $2
      group by l.formula_name order by min(c.position) nulls last, min(h.slip_order) nulls last, min(l.position), l.formula_name`,
    [tenant.organizationId, run],
  );
  const others = Object.entries(otherColumns) as [OtherColumn, (typeof otherColumns)[OtherColumn]][];
  const otherOf = (type: string): OtherColumn | undefined =>
    others.find(([, { of }]) => (of as readonly string[]).includes(type))?.[0];
  const folded = Object.fromEntries(
    found.flatMap(({ formula_name, type, is_shown }) => {
      const other = is_shown ? undefined : otherOf(type);
      return other === undefined ? [] : [[formula_name, other]];
    }),
  );
  const used = new Set(Object.values(folded));
  return {
    folded,
    headings: [
      ...found.flatMap(({ is_shown, ...heading }) =>
        is_shown || folded[heading.formula_name] === undefined ? [heading] : [],
      ),
      ...others.flatMap(([formula_name, { of, label }]) =>
        used.has(formula_name) ? [{ formula_name, heading: label.en, heading_ne: label.ne, type: of[0] }] : [],
      ),
    ],
  };
}

const where = `s.organization_id = $1 and s.run_id = $2 and ($3 = '' or p.full_name ilike '%' || $3 || '%' or p.name_ne ilike '%' || $3 || '%')`;
const from = 'pay_slip s join person p on p.organization_id = s.organization_id and p.id = s.employee_id';
/** A text as a literal part of a pattern of `ilike`. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

const rowsOf = (
  tenant: Tenant,
  run: number,
  { search, limit, offset }: Asked,
  { folded }: Columns,
): Promise<PaySheet['results']> =>
  tenant.query(
    `select s.id, ${personJson('p')} as employee, s.gross::text, s.deductions::text, s.net::text, s.employer_cost::text,
            (select coalesce(jsonb_object_agg(g.formula_name, g.amount), '{}'::jsonb) from (
               select coalesce($6::jsonb ->> l.formula_name, l.formula_name) as formula_name, sum(l.amount)::text as amount
                 from pay_slip_lines l where l.organization_id = s.organization_id and l.parent_id = s.id group by 1) g) as amounts
       from ${from} where ${where} order by p.full_name, s.id limit $4 offset $5`,
    [tenant.organizationId, run, literal(search), limit, offset, JSON.stringify(folded)],
  );

/** @throws 404 */
async function requireRun(tenant: Tenant, run: number): Promise<string> {
  const found = await tenant.one<{ name: string }>('select name from pay_run where organization_id = $1 and id = $2', [
    tenant.organizationId,
    run,
  ]);
  if (!found) throw notFound();
  return found.name;
}

export async function sheetOf(tenant: Tenant, run: number, asked: Asked): Promise<PaySheet> {
  await requireRun(tenant, run);
  const columns = await columnsOf(tenant, run);
  const [results, counted] = await Promise.all([
    rowsOf(tenant, run, asked, columns),
    tenant.one<{ count: number }>(`select count(*)::integer as count from ${from} where ${where}`, [
      tenant.organizationId,
      run,
      literal(asked.search),
    ]),
  ]);
  return { headings: columns.headings, results, count: counted?.count ?? 0 };
}

const batch = 500;

/** Answers with the sheet as a spreadsheet; its entry in the log of exports gets the number of rows at the end. */
export async function sendSheet(
  reply: FastifyReply,
  context: Context,
  access: Access,
  run: number,
  wish: SpreadsheetWish,
): Promise<FastifyReply> {
  const { tenant } = access;
  const name = await requireRun(tenant, run);
  const columns = await columnsOf(tenant, run);
  const { headings } = columns;
  const log = await tenant.one<{ id: number }>(
    'insert into export_log (organization_id, user_id, entity, format, filters, created_at) values ($1, $2, $3, $4, $5, $6) returning id',
    [tenant.organizationId, access.userId, paySlip.name, wish.format, JSON.stringify({ run }), context.clock()],
  );
  const totals = ['gross', 'deductions', 'net', 'employer_cost'] as const;
  const money = (value: string): Cell => cellOf(paySlip.fields.net, value, wish, access.organization.timezone);
  const isNepali = wish.language === 'ne';
  async function* rows(): AsyncGenerator<Cell[]> {
    let count = 0;
    for (;;) {
      const some = await rowsOf(tenant, run, { search: '', limit: batch, offset: count }, columns);
      for (const row of some)
        yield [
          (isNepali && row.employee.name_ne) || row.employee.full_name,
          ...headings.map(({ formula_name }) => money(row.amounts[formula_name] ?? '0.00')),
          ...totals.map((total) => money(row[total])),
        ];
      count += some.length;
      if (some.length < batch) break;
    }
    await tenant.query(
      'update export_log set row_count = $3, finished_at = $4 where organization_id = $1 and id = $2',
      [tenant.organizationId, log?.id ?? 0, count, context.clock()],
    );
  }
  return reply
    .header('content-type', exportMimes[wish.format])
    .header(
      'content-disposition',
      `attachment; filename="payroll-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.${wish.format}"`,
    )
    .send(
      workbook(
        wish.format,
        [
          paySlip.fields.employee.label[wish.language],
          ...headings.map(({ heading, heading_ne }) => (isNepali && heading_ne) || heading),
          ...totals.map((total) => paySlip.fields[total].label[wish.language]),
        ],
        rows(),
      ),
    );
}
