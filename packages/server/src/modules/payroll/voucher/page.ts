/** The voucher of a payroll or of a payment for its page: the one in force, or what it would be. */
import type { PayVoucherPage, PayVoucherPayments } from '@karmik/model/payroll/voucher/page';
import { textOf } from '@karmik/model/kit/message';
import type { Tenant } from '../../../db/database.ts';
import { personJson } from '../../../entity/person.ts';
import { versionOfRow } from '../../../entity/row-version.ts';
import {
  draftOf,
  isConfirmed,
  isSettledBatch,
  paidBy,
  voucherRunOf,
  voucherSettingOf,
  type Subject,
  type VoucherRun,
} from './draft.ts';

type Line = PayVoucherPage['lines'][number];
type Voucher = NonNullable<PayVoucherPage['voucher']>;

const named = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${alias}.name) end`;
const ledgerJson = `json_build_object('id', g.id, 'name', g.name, 'in_nepali', g.name_in_nepali, 'code', g.code)`;

const inForce = (tenant: Tenant, run: number, subject: Subject) =>
  tenant.one<Voucher & { readonly total: string }>(
    `select v.id, v.number, ${versionOfRow('v')} as version, v.voucher_on, v.narration, v.created_at, v.total::text,
            json_build_object('id', t.id, 'name', t.name, 'in_nepali', t.name_in_nepali) as voucher_type,
            case when p.id is not null then ${personJson('p')} end as made_by
       from pay_voucher v
       join pay_voucher_type t on t.organization_id = v.organization_id and t.id = v.voucher_type_id
       left join person p on p.organization_id = v.organization_id and p.id = v.made_by_id
      where v.organization_id = $1 and v.run_id = $2 and v.purpose = $3 and (v.file_id, v.batch_id) is not distinct from ($4::bigint, $5::bigint) and v.status = 'Posted'`,
    [tenant.organizationId, run, subject.purpose, paidBy(subject)?.file ?? null, paidBy(subject)?.batch ?? null],
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

async function previewOf(tenant: Tenant, slug: string, run: VoucherRun, subject: Subject): Promise<Shown> {
  const { lines, debit, credit, lacks } = await draftOf(tenant, slug, run, subject);
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

/** Payments of a payroll that are settled, the first one first. @throws 404 */
export async function voucherPaymentsOf(tenant: Tenant, id: number): Promise<PayVoucherPayments> {
  const run = await voucherRunOf(tenant, id);
  const { provisions } = await voucherSettingOf(tenant, run.kind);
  const voucher = `case when v.id is not null then json_build_object('id', v.id, 'number', v.number, 'voucher_on', v.voucher_on, 'total', v.total::text) end as voucher`;
  const own = await tenant.query<{ purpose: string; voucher: PayVoucherPayments['payroll'] }>(
    `select v.purpose, ${voucher} from pay_voucher v where v.organization_id = $1 and v.run_id = $2 and v.purpose <> 'payment' and v.status = 'Posted'`,
    [tenant.organizationId, id],
  );
  const of = (purpose: string) => own.find((each) => each.purpose === purpose)?.voucher ?? null;
  return {
    payroll: of('payroll'),
    ...(run.kind === 'regular' &&
      (provisions.length > 0 || of('provision')) && { provision: { voucher: of('provision') } }),
    results: await tenant.query<PayVoucherPayments['results'][number]>(
      `select p.file, p.batch, p.duty, p.template, p.total::text, p.paid_on, ${voucher}
         from (select f.id as file, null::jsonb as batch, f.duty, f.template, f.total, f.paid_on from pay_file f where f.organization_id = $1 and f.run_id = $2 and f.status = 'Paid'
               union all
               select null, jsonb_build_object('id', b.id, 'number', b.number), 'disbursement', null, sum(i.amount), max(i.settled_on)
                 from payment_batch b join payment_item i on i.organization_id = b.organization_id and i.batch_id = b.id and i.status = 'Complete'
                where b.organization_id = $1 and b.run_id = $2 and ${isSettledBatch('b')} group by b.id, b.number) p
         left join pay_voucher v on v.organization_id = $1 and v.status = 'Posted' and (v.file_id = p.file or v.batch_id = (p.batch->>'id')::bigint)
        order by p.paid_on, p.file, p.batch->>'number'`,
      [tenant.organizationId, id],
    ),
  };
}

/** @throws 404 */
export async function voucherPageOf(
  tenant: Tenant,
  slug: string,
  id: number,
  subject: Subject,
): Promise<PayVoucherPage> {
  const { organizationId } = tenant;
  const run = await voucherRunOf(tenant, id);
  const payment = paidBy(subject);
  const found = await inForce(tenant, id, subject);
  const shown = found
    ? { lines: await storedLines(tenant, found.id), debit: found.total, credit: found.total, missing: [] }
    : await previewOf(tenant, slug, run, subject);
  return {
    is_confirmed: isConfirmed(run),
    usual_day: payment?.paid_on ?? run.ends_on,
    voucher: found ?? null,
    ...shown,
    earlier: await tenant.query<PayVoucherPage['earlier'][number]>(
      `select id, number, voucher_on, total::text, status from pay_voucher where organization_id = $1 and run_id = $2 and purpose = $3 and (file_id, batch_id) is not distinct from ($4::bigint, $5::bigint) and status <> 'Posted' order by id desc`,
      [organizationId, id, subject.purpose, payment?.file ?? null, payment?.batch ?? null],
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
