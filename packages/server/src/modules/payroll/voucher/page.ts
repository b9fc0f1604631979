/** The voucher of a payroll for its page: the one in force, or what it would be. */
import type { PayVoucherPage } from '@karmik/model/payroll/voucher/page';
import { textOf } from '@karmik/model/kit/message';
import type { Tenant } from '../../../db/database.ts';
import { personJson } from '../../../entity/person.ts';
import { versionOfRow } from '../../../entity/row-version.ts';
import { draftOf, isConfirmed, voucherRunOf, type VoucherRun } from './draft.ts';

type Line = PayVoucherPage['lines'][number];
type Voucher = NonNullable<PayVoucherPage['voucher']>;

const named = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${alias}.name) end`;
const ledgerJson = `json_build_object('id', g.id, 'name', g.name, 'in_nepali', g.name_in_nepali, 'code', g.code)`;

const inForce = (tenant: Tenant, run: number) =>
  tenant.one<Voucher & { readonly total: string }>(
    `select v.id, v.number, ${versionOfRow('v')} as version, v.voucher_on, v.narration, v.created_at, v.total::text,
            json_build_object('id', t.id, 'name', t.name, 'in_nepali', t.name_in_nepali) as voucher_type,
            case when p.id is not null then ${personJson('p')} end as made_by
       from pay_voucher v
       join pay_voucher_type t on t.organization_id = v.organization_id and t.id = v.voucher_type_id
       left join person p on p.organization_id = v.organization_id and p.id = v.made_by_id
      where v.organization_id = $1 and v.run_id = $2 and v.status = 'Posted'`,
    [tenant.organizationId, run],
  );

const storedLines = (tenant: Tenant, voucher: number) =>
  tenant.query<Line>(
    `select ${ledgerJson} as ledger, ${named('b')} as branch, ${named('d')} as division, json_build_object('en', l.about, 'ne', l.about_ne) as about,
            l.debit::text, l.credit::text
       from pay_voucher_lines l
       join pay_ledger g on g.organization_id = l.organization_id and g.id = l.ledger_id
       left join branch b on b.organization_id = l.organization_id and b.id = l.branch_id
       left join division d on d.organization_id = l.organization_id and d.id = l.division_id
      where l.organization_id = $1 and l.parent_id = $2 order by l.position`,
    [tenant.organizationId, voucher],
  );

/** What is shown of the amounts: those of the voucher in force, or of a draft. */
type Shown = Pick<PayVoucherPage, 'lines' | 'debit' | 'credit' | 'missing'>;

async function previewOf(tenant: Tenant, slug: string, run: VoucherRun): Promise<Shown> {
  const { lines, debit, credit, lacks } = await draftOf(tenant, slug, run);
  const ledgers = await tenant.query<Line['ledger']>(
    `select g.id, g.name, g.name_in_nepali as in_nepali, g.code from pay_ledger g where g.organization_id = $1`,
    [tenant.organizationId],
  );
  const byId = new Map(ledgers.map((ledger) => [ledger.id, ledger]));
  return {
    lines: lines.flatMap(({ ledger, ...line }) => {
      const found = byId.get(ledger);
      return found ? [{ ...line, ledger: found }] : [];
    }),
    debit,
    credit,
    missing: lacks.map(({ text, href }) => ({ text: textOf(text), href })),
  };
}

/** @throws 404 */
export async function voucherPageOf(tenant: Tenant, slug: string, id: number): Promise<PayVoucherPage> {
  const { organizationId } = tenant;
  const run = await voucherRunOf(tenant, id);
  const found = await inForce(tenant, id);
  const shown = found
    ? { lines: await storedLines(tenant, found.id), debit: found.total, credit: found.total, missing: [] }
    : await previewOf(tenant, slug, run);
  return {
    is_confirmed: isConfirmed(run),
    usual_day: run.ends_on,
    voucher: found ?? null,
    ...shown,
    earlier: await tenant.query<PayVoucherPage['earlier'][number]>(
      `select id, number, voucher_on, total::text, status from pay_voucher where organization_id = $1 and run_id = $2 and status <> 'Posted' order by id desc`,
      [organizationId, id],
    ),
    files: await tenant.query<PayVoucherPage['files'][number]>(
      `select a.id, f.name, a.happened_at as created_at, case when p.id is not null then ${personJson('p')} end as person
         from pay_voucher_activity a join file f on f.organization_id = a.organization_id and f.id = a.file_id
         left join person p on p.organization_id = a.organization_id and p.id = a.person_id
        where a.organization_id = $1 and a.voucher_id = $2 and a.activity = 'exported' order by a.id desc`,
      [organizationId, found?.id ?? 0],
    ),
  };
}
