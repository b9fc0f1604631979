/** The voucher of a payroll, of payments or of a bank charge for its page: the one in force, or what it would be. */
import type { PayVoucherPage, PayVoucherPayments } from '@karmik/model/payroll/voucher/page';
import { textOf } from '@karmik/model/kit/message';
import type { Tenant } from '../../../db/database.ts';
import { personJson } from '../../../entity/person.ts';
import { versionOfRow } from '../../../entity/row-version.ts';
import { notFound } from '../../../http/errors.ts';
import { chargeOf } from './charge.ts';
import { dueParts, partOf, type PartPurpose } from './batch.ts';
import {
  draftOf,
  isConfirmed,
  paymentIn,
  usualDayOf,
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

type Found = Voucher & {
  readonly total: string;
  readonly status: string;
  readonly purpose: Subject['purpose'];
  readonly run: number | null;
  readonly batch: number | null;
  readonly line: number | null;
  readonly file: number | null;
};

/** @param where over `v`, with values from $2 on; the newest where there are several */
const voucherBy = (tenant: Tenant, where: string, ...values: (number | string | null)[]): Promise<Found | undefined> =>
  tenant.one<Found>(
    `select v.id, v.number, ${versionOfRow('v')} as version, v.voucher_on, v.narration, v.created_at, v.total::text, v.status, v.purpose,
            v.run_id as run, v.batch_id as batch, v.statement_line_id as line, v.file_id as file,
            json_build_object('id', t.id, 'name', t.name, 'in_nepali', t.name_in_nepali) as voucher_type,
            case when p.id is not null then ${personJson('p')} end as made_by
       from pay_voucher v
       join pay_voucher_type t on t.organization_id = v.organization_id and t.id = v.voucher_type_id
       left join person p on p.organization_id = v.organization_id and p.id = v.made_by_id
      where v.organization_id = $1 and ${where} order by v.id desc limit 1`,
    [tenant.organizationId, ...values],
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

async function previewOf(tenant: Tenant, slug: string, run: VoucherRun | null, subject: Subject): Promise<Shown> {
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

const voucherJson = `case when v.id is not null then json_build_object('id', v.id, 'number', v.number, 'voucher_on', v.voucher_on, 'total', v.total::text) end as voucher`;

/** Vouchers in force of batches `b`, and what of them none books. @param where over `b` */
const rowsOfBatches = (where: string): string =>
  `select null::bigint as file, jsonb_build_object('id', b.id, 'number', b.number) as batch, d.purpose, case when b.source = 'payroll' then 'disbursement' end as duty,
          null::text as template, d.total, d.day as paid_on, d.voucher_id, d.place
     from payment_batch b
     join (select v.batch_id, v.purpose, v.total, v.voucher_on as day, v.id as voucher_id, 0 as place from pay_voucher v
            where v.organization_id = $1 and v.batch_id is not null and v.status = 'Posted'
           union all
           select p.batch_id, p.purpose, p.total, p.day, null, 1 from (${dueParts(where)}) p) d on d.batch_id = b.id
    where b.organization_id = $1 and ${where}`;

const resultsOf = (tenant: Tenant, rows: string, of: number): Promise<PayVoucherPayments['results']> =>
  tenant.query<PayVoucherPayments['results'][number]>(
    `select p.file, p.batch, p.purpose, p.duty, p.template, p.total::text, p.paid_on, ${voucherJson}
       from (${rows}) p
       left join pay_voucher v on v.organization_id = $1 and v.status = 'Posted' and (v.file_id = p.file or v.id = p.voucher_id)
      order by p.paid_on, p.file, p.batch->>'number', p.place, v.id`,
    [tenant.organizationId, of],
  );

/** Payments of a payroll that are settled, the first one first. @throws 404 */
export async function voucherPaymentsOf(tenant: Tenant, id: number): Promise<PayVoucherPayments> {
  const run = await voucherRunOf(tenant, id);
  const { provisions } = await voucherSettingOf(tenant, run.kind);
  const own = await tenant.query<{ purpose: string; voucher: PayVoucherPayments['payroll'] }>(
    `select v.purpose, ${voucherJson} from pay_voucher v where v.organization_id = $1 and v.run_id = $2 and v.purpose in ('payroll', 'provision') and v.status = 'Posted'`,
    [tenant.organizationId, id],
  );
  const of = (purpose: string) => own.find((each) => each.purpose === purpose)?.voucher ?? null;
  return {
    payroll: of('payroll'),
    ...(run.kind === 'regular' &&
      (provisions.length > 0 || of('provision')) && { provision: { voucher: of('provision') } }),
    results: await resultsOf(
      tenant,
      `select f.id as file, null::jsonb as batch, 'payment' as purpose, f.duty, f.template, f.total, f.paid_on, null::bigint as voucher_id, 0 as place
         from pay_file f where f.organization_id = $1 and f.run_id = $2 and f.status = 'Paid'
       union all ${rowsOfBatches('b.run_id = $2')}`,
      id,
    ),
  };
}

/** Vouchers of a batch, and what of it none books. @throws 404 */
export async function voucherPaymentsOfBatch(tenant: Tenant, id: number): Promise<PayVoucherPayments> {
  const batch = await tenant.one('select 1 from payment_batch where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
  ]);
  if (!batch) throw notFound();
  return { payroll: null, results: await resultsOf(tenant, rowsOfBatches('b.id = $2'), id) };
}

/** The voucher in force of a payroll, of its provisions or of one of its files, or what it would be. @throws 404 */
export async function voucherPageOf(
  tenant: Tenant,
  slug: string,
  subject: Exclude<Subject, { readonly part: unknown } | { readonly charge: unknown }>,
): Promise<PayVoucherPage> {
  const run = await voucherRunOf(tenant, subject.run);
  const file = paymentIn(subject)?.file ?? null;
  const found = await voucherBy(
    tenant,
    `v.run_id = $2 and v.purpose = $3 and v.file_id is not distinct from $4::bigint and v.batch_id is null and v.status = 'Posted'`,
    run.id,
    subject.purpose,
    file,
  );
  return {
    is_confirmed: isConfirmed(run),
    usual_day: usualDayOf(subject, run),
    ...(found ? await madeOf(tenant, found) : await unmadeOf(tenant, slug, run, subject)),
    earlier: await earlierOf(tenant, {
      run: run.id,
      purpose: subject.purpose,
      file,
      batch: null,
      line: null,
    }),
  };
}

/** What of a batch is still to be booked; where nothing is, the newest voucher in force. @throws 404 where there is neither */
export async function partPageOf(
  tenant: Tenant,
  slug: string,
  id: number,
  purpose: PartPurpose,
): Promise<PayVoucherPage> {
  const part = await partOf(tenant, id, purpose);
  if (part) {
    const run = part.run === null ? null : await voucherRunOf(tenant, part.run);
    const subject: Subject = { purpose, run: part.run, part };
    return {
      is_confirmed: run === null || isConfirmed(run),
      usual_day: part.day,
      ...(await unmadeOf(tenant, slug, run, subject)),
      earlier: await earlierOf(tenant, { run: part.run, purpose, file: null, batch: id, line: null }),
    };
  }
  return foundPage(
    tenant,
    await voucherBy(tenant, `v.batch_id = $2 and v.purpose = $3 and v.status = 'Posted'`, id, purpose),
  );
}

/** The voucher in force of a bank charge, or what it would be. @throws 404 where the line is no charge */
export async function chargePageOf(tenant: Tenant, slug: string, line: number): Promise<PayVoucherPage> {
  const charge = await chargeOf(tenant, line);
  if (!charge) throw notFound();
  const found = await voucherBy(tenant, `v.statement_line_id = $2 and v.status = 'Posted'`, line);
  return {
    is_confirmed: true,
    usual_day: charge.day,
    ...(found
      ? await madeOf(tenant, found)
      : await unmadeOf(tenant, slug, null, { purpose: 'charge', run: null, charge })),
    earlier: await earlierOf(tenant, { run: null, purpose: 'charge', file: null, batch: null, line }),
  };
}

/** One voucher by its id. @throws 404 */
export const pageOfVoucher = async (tenant: Tenant, id: number): Promise<PayVoucherPage> =>
  foundPage(tenant, await voucherBy(tenant, 'v.id = $2', id));

async function foundPage(tenant: Tenant, found: Found | undefined): Promise<PayVoucherPage> {
  if (!found) throw notFound();
  return {
    is_confirmed: true,
    usual_day: found.voucher_on,
    ...(await madeOf(tenant, found)),
    earlier: await earlierOf(tenant, found),
  };
}

type Content = Omit<PayVoucherPage, 'is_confirmed' | 'usual_day' | 'earlier'>;

const unmadeOf = async (tenant: Tenant, slug: string, run: VoucherRun | null, subject: Subject): Promise<Content> => ({
  voucher: null,
  ...(await previewOf(tenant, slug, run, subject)),
  files: [],
});

const madeOf = async (tenant: Tenant, { total, ...voucher }: Found): Promise<Content> => ({
  voucher,
  lines: await storedLines(tenant, voucher.id),
  debit: total,
  credit: total,
  missing: [],
  files: await tenant.query<PayVoucherPage['files'][number]>(
    `select a.id, f.name, a.happened_at as created_at, case when p.id is not null then ${personJson('p')} end as person
       from pay_voucher_activity a join file f on f.organization_id = a.organization_id and f.id = a.file_id
       left join person p on p.organization_id = a.organization_id and p.id = a.person_id
      where a.organization_id = $1 and a.voucher_id = $2 and a.activity = 'exported' order by a.id desc`,
    [tenant.organizationId, voucher.id],
  ),
});

/** Reversed vouchers of the same subject and their reversals, newest first. */
const earlierOf = (
  tenant: Tenant,
  { run, purpose, file, batch, line }: Pick<Found, 'run' | 'purpose' | 'file' | 'batch' | 'line'>,
): Promise<PayVoucherPage['earlier']> =>
  tenant.query<PayVoucherPage['earlier'][number]>(
    `select id, number, voucher_on, total::text, status from pay_voucher
      where organization_id = $1 and purpose = $3 and (run_id, file_id, batch_id, statement_line_id) is not distinct from ($2::bigint, $4::bigint, $5::bigint, $6::bigint) and status <> 'Posted' order by id desc`,
    [tenant.organizationId, run, purpose, file, batch, line],
  );
