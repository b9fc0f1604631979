/** What each employee had earned at the end of a month, as a spreadsheet: it supports the voucher of provisions. */
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { provisionColumns } from '@karmik/model/payroll/voucher/provision';
import type { FastifyReply } from 'fastify';
import type { Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { cellOf, exportMimes, type SpreadsheetWish } from '../../../entity/cells.ts';
import { personJson } from '../../../entity/person.ts';
import { workbook, type Cell } from '../../../entity/workbook.ts';
import { voucherRunOf, voucherSettingOf } from './draft.ts';
import { liabilitiesOf, type Liability } from './provisions.ts';

type Names = ReadonlyMap<number, { readonly full_name: string; readonly name_ne: string | null }>;

/** Of the voucher in force; undefined where there is none. */
async function storedLiabilities(tenant: Tenant, run: number): Promise<Liability[] | undefined> {
  const rows = await tenant.query<Liability>(
    `select p.employee_id as employee, case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as branch,
            case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as division, p.basic::text, trim_scale(p.leave_days)::text as leave_days,
            p.festival_months, p.gratuity::text, p.leave::text, p.festival::text
       from pay_voucher v join pay_provision p on p.organization_id = v.organization_id and p.voucher_id = v.id
       left join branch b on b.organization_id = v.organization_id and b.id = p.branch_id
       left join division d on d.organization_id = v.organization_id and d.id = p.division_id
      where v.organization_id = $1 and v.run_id = $2 and v.purpose = 'provision' and v.status = 'Posted' order by p.employee_id`,
    [tenant.organizationId, run],
  );
  return rows.length > 0 ? rows : undefined;
}

async function namesOf(tenant: Tenant, people: readonly number[]): Promise<Names> {
  const rows = await tenant.query<{ id: number; person: { full_name: string; name_ne: string | null } }>(
    `select p.id, ${personJson('p')} as person from person p where p.organization_id = $1 and p.id = any($2::bigint[])`,
    [tenant.organizationId, people],
  );
  return new Map(rows.map(({ id, person }) => [id, person]));
}

/** Answers with the spreadsheet; the export is logged. @throws 404 */
export async function sendProvisions(
  reply: FastifyReply,
  context: Context,
  { tenant, userId, organization }: Access,
  id: number,
  wish: SpreadsheetWish,
): Promise<FastifyReply> {
  const run = await voucherRunOf(tenant, id);
  const { provisions } = await voucherSettingOf(tenant, run.kind);
  const rows = (await storedLiabilities(tenant, id)) ?? (await liabilitiesOf(tenant, run, provisions));
  const names = await namesOf(
    tenant,
    rows.map(({ employee }) => employee),
  );
  const columns = Object.entries(provisionColumns);
  const nameOf = (employee: number): string => {
    const person = names.get(employee);
    return (wish.language === 'ne' && person?.name_ne) || (person?.full_name ?? '');
  };
  const cellsOf = (row: Liability): Cell[] => {
    const values: Record<string, unknown> = {
      ...row,
      branch: row.branch?.name ?? null,
      division: row.division?.name ?? null,
    };
    return columns.map(([name, field]) =>
      name === 'employee' ? nameOf(row.employee) : cellOf(field, values[name], wish, organization.timezone),
    );
  };
  async function* cells(): AsyncGenerator<Cell[]> {
    for (const row of rows) yield await Promise.resolve(cellsOf(row));
  }
  const at = context.clock();
  await tenant.query(
    `insert into export_log (organization_id, user_id, entity, format, filters, row_count, created_at, finished_at) values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [tenant.organizationId, userId, payVoucher.name, wish.format, JSON.stringify({ run: id }), rows.length, at],
  );
  return reply
    .header('content-type', exportMimes[wish.format])
    .header(
      'content-disposition',
      `attachment; filename="provisions-${run.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.${wish.format}"`,
    )
    .send(
      workbook(
        wish.format,
        columns.map(([, { label }]) => label[wish.language]),
        cells(),
      ),
    );
}
