/** Making the voucher of a payroll, of payments, of a bank charge or of provisions, and reversing it. A voucher is never changed: a reversal is another one with its own number. */
import { listed, verbatim } from '@karmik/model/kit/message';
import { duties } from '@karmik/model/payroll/files/duties';
import { bsMonthOf, fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import { paymentSources } from '@karmik/model/payment/choices';
import {
  chargeNarrationOf,
  narrationOf,
  paymentNarrationOf,
  provisionNarrationOf,
  returnNarrationOf,
} from '@karmik/model/payroll/voucher/setting';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Tenant } from '../../../db/database.ts';
import { remarkOf, type RecordMove } from '../../../entity/workflow-routes.ts';
import { ruleClockOf, type Writer } from '../../../entity/write.ts';
import { conflict, invalidField } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { noteActivity } from './activity.ts';
import { freePart, requirePart, returnVoucherOf, storePart, type PartPurpose } from './batch.ts';
import { markCharge, requireCharge } from './charge.ts';
import {
  chargeIn,
  draftOf,
  hasVoucher,
  isConfirmed,
  partIn,
  paymentIn,
  paymentOf,
  usualDayOf,
  voucherRunOf,
  type Subject,
  type VoucherRun,
  type VoucherSetting,
} from './draft.ts';
import { storeLiabilities } from './provisions.ts';
import { voucherMessages as says } from './messages.ts';

/** How many lacks a refusal names. */
const mostNamed = 3;

interface NewVoucher {
  /** Null: of a batch that pays no payroll, and of a bank charge. */
  readonly run: number | null;
  readonly purpose: Subject['purpose'];
  /** The file of a payment. */
  readonly file: number | null;
  /** The batch of payments. */
  readonly batch: number | null;
  /** The line of a statement that is a bank charge. */
  readonly line: number | null;
  readonly type: number;
  readonly day: string;
  readonly narration: string;
  readonly total: string;
  readonly status: 'Posted' | 'Reversal';
  readonly reverses: number | null;
}

/** Writes a voucher with the next number of its series; its lines follow. @returns its id */
async function addVoucher({ access, context }: Writer, tenant: Tenant, voucher: NewVoucher): Promise<number> {
  const { organizationId } = tenant;
  const { run, purpose, file, batch, line, type, day, narration, total, status, reverses } = voucher;
  // Vouchers of an organisation are numbered one after the other.
  await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', ['pay_voucher', organizationId]);
  const row = await tenant.one<{ id: number }>(
    `with series as (
       select t.prefix || '-' || $9::text as name from pay_voucher_type t where t.organization_id = $1 and t.id = $3),
     place as (
       select s.name, coalesce(max(v.sequence), 0) + 1 as sequence from series s
         left join pay_voucher v on v.organization_id = $1 and lower(v.series) = lower(s.name) group by s.name)
     insert into pay_voucher (organization_id, run_id, purpose, file_id, batch_id, statement_line_id, voucher_type_id, number, series, sequence, voucher_on, narration, total, reverses_id, made_by_id, status, created_at)
     select $1, $2, $13, $12, $14, $15, $3, p.name || '-' || lpad(p.sequence::text, greatest(4, length(p.sequence::text)), '0'), p.name, p.sequence, $4, $5, $6, $7, $8, $10, $11
       from place p returning id`,
    [
      organizationId,
      run,
      type,
      day,
      narration,
      total,
      reverses,
      access.userId,
      fiscalYearOf(bsMonthOf(day)),
      status,
      context.clock(),
      file,
      purpose,
      batch,
      line,
    ],
  );
  if (!row) throw new Error('a voucher was not written');
  return row.id;
}

/** Writes down what was done with a voucher, for its readers and for the audit. */
async function record(
  { access, context, requestId, ip }: Writer,
  tenant: Tenant,
  {
    id,
    run,
    status,
    remark,
  }: { readonly id: number; readonly run: number | null; readonly status: string; readonly remark: string },
): Promise<void> {
  const at = context.clock();
  await addHistory(tenant, payVoucher.name, id, {
    level: null,
    action: status,
    by: access.userId,
    actingFor: null,
    remark,
    at,
  });
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    action: status === 'Posted' ? 'made' : 'reversed',
    objectType: payVoucher.name,
    objectId: id,
    after: { status, run, remark },
    at,
    requestId,
    ip,
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: payVoucher.name, objectId: id });
}

/**
 * Makes the voucher of a confirmed payroll, of its provisions, of payments, once their payroll has one, or of a bank charge.
 * @param day AD ISO; null: the last day of the payroll, or that of the payment or the charge
 * @returns its id
 * @throws 400 for a day before the payroll, the payment or the charge, 404, 409 where it has one or cannot have one yet
 */
export async function makeVoucher(
  writer: Writer,
  tenant: Tenant,
  { subject: asked, day }: { readonly subject: Subject; readonly day: string | null },
): Promise<number> {
  const { organizationId } = tenant;
  // Of two who press at once, the second finds the voucher of the first.
  const run = asked.run === null ? null : await voucherRunOf(tenant, asked.run, 'for update');
  if (run && !isConfirmed(run)) throw conflict(says.notConfirmed, 'not_confirmed');
  const subject = await asLocked(tenant, asked);
  const { purpose } = subject;
  const part = partIn(subject);
  const charge = chargeIn(subject);
  const file = paymentIn(subject)?.file ?? null;
  if (!part && !charge) await requireNone(tenant, subject);
  if (purpose === 'provision' && run) await requireNoLater(tenant, run.starts_on);
  if ((part || file !== null) && run && !(await hasVoucher(tenant, run.id)))
    throw conflict(says.payrollFirst, 'no_payroll_voucher');
  const replaced = await tenant.one<{ number: string }>(
    `with recursive before as (
       select replaces_id from pay_file where organization_id = $1 and id = $2
       union select f.replaces_id from before b join pay_file f on f.organization_id = $1 and f.id = b.replaces_id)
     select v.number from before b join pay_voucher v on v.organization_id = $1 and v.file_id = b.replaces_id and v.status = 'Posted' limit 1`,
    [organizationId, file],
  );
  if (replaced) throw conflict(says.replacedHasVoucher({ number: verbatim(replaced.number) }), 'replaced_has_voucher');
  const usual = usualDayOf(subject, run);
  const on = day ?? usual;
  const first = part || charge || file !== null ? usual : (run?.starts_on ?? usual);
  if (on < first) throw invalidField('voucher_on', says.tooEarly({ day: first }));
  const slug = writer.access.organization.slug;
  const { setting, type, lines, lacks, debit, credit, liabilities } = await draftOf(tenant, slug, run, subject);
  if (type === null) throw conflict(says.noType, 'no_voucher_type');
  if (lacks.length > 0)
    throw conflict(
      says.unmapped({
        what: listed(
          lacks.slice(0, mostNamed).map(({ text }) => text),
          '; ',
        ),
      }),
      'unmapped',
    );
  if (lines.length === 0) throw conflict(purpose === 'provision' ? says.noProvisions : says.nothing, 'nothing_to_post');
  if (debit !== credit)
    throw conflict(says.notBalanced({ debit: verbatim(debit), credit: verbatim(credit) }), 'not_balanced');
  const id = await addVoucher(writer, tenant, {
    run: subject.run,
    purpose,
    file,
    batch: part?.batch ?? null,
    line: charge?.line ?? null,
    type,
    day: on,
    narration: narrationFor(subject, run, setting),
    total: debit,
    status: 'Posted',
    reverses: null,
  });
  await tenant.query(
    `insert into pay_voucher_lines (organization_id, parent_id, position, ledger_id, branch_id, division_id, about, about_ne, debit, credit)
     select $1, $2, position, ledger, branch, division, about, about_ne, debit, credit
       from jsonb_to_recordset($3::jsonb) as g (position integer, ledger bigint, branch bigint, division bigint, about text, about_ne text, debit numeric, credit numeric)`,
    [
      organizationId,
      id,
      JSON.stringify(
        lines.map(({ branch, division, about, ...line }, position) => ({
          ...line,
          position,
          branch: branch?.id ?? null,
          division: division?.id ?? null,
          about: about.en,
          about_ne: about.ne,
        })),
      ),
    ],
  );
  if (purpose === 'provision') await storeLiabilities(tenant, id, liabilities);
  if (part) await storePart(tenant, id, purpose as PartPurpose, part);
  if (charge) await markCharge(tenant, charge.line, id);
  await noteActivity(writer, tenant, { voucher: id, activity: 'made' });
  await record(writer, tenant, { id, run: subject.run, status: 'Posted', remark: '' });
  return id;
}

/** What the narration says, in English as the books are. */
function narrationFor(subject: Subject, run: VoucherRun | null, { narration }: VoucherSetting): string {
  if ('part' in subject) {
    const { purpose, part } = subject;
    const label = run ? duties.disbursement.label.en : paymentSources[part.source].en;
    return purpose === 'return'
      ? returnNarrationOf(label, part.number)
      : paymentNarrationOf(label, run?.name ?? part.number);
  }
  if ('charge' in subject) return chargeNarrationOf(subject.charge.account.name, subject.charge.narration);
  const name = run?.name ?? '';
  if ('payment' in subject) return paymentNarrationOf(duties[subject.payment.duty].label.en, name);
  return subject.purpose === 'provision' ? provisionNarrationOf(name) : narrationOf(narration, name);
}

/** What is booked as it is once the payroll is locked. @throws 404 where a payment is not settled or a line is no charge any more, 409 where a voucher books it */
async function asLocked(tenant: Tenant, subject: Subject): Promise<Subject> {
  if ('payment' in subject) return { ...subject, payment: await paymentOf(tenant, subject.payment.file) };
  if ('charge' in subject)
    return { ...subject, charge: await requireCharge(tenant, subject.charge.line, 'for update of l') };
  if (!('part' in subject)) return subject;
  const { purpose, part: asked } = subject;
  return { ...subject, part: await requirePart(tenant, asked.batch, purpose, 'for update') };
}

/** @throws 409 where a payroll, its provisions or its file has a voucher in force */
async function requireNone(tenant: Tenant, subject: Subject): Promise<void> {
  const file = paymentIn(subject)?.file ?? null;
  const there = await tenant.one<{ number: string }>(
    `select number from pay_voucher where organization_id = $1 and run_id = $2 and purpose = $3 and status = 'Posted' and file_id is not distinct from $4::bigint and batch_id is null`,
    [tenant.organizationId, subject.run, subject.purpose, file],
  );
  if (!there) return;
  const said = file === null ? says.exists : says.paymentExists;
  throw conflict(said({ number: verbatim(there.number) }), 'voucher_exists');
}

/** Provisions of a month add to those of the month before. @throws 409 where a later month has a voucher of provisions */
async function requireNoLater(tenant: Tenant, starts_on: string): Promise<void> {
  await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
    'pay_provision',
    tenant.organizationId,
  ]);
  const later = await tenant.one<{ number: string }>(
    `select v.number from pay_voucher v join pay_run r on r.organization_id = v.organization_id and r.id = v.run_id
      where v.organization_id = $1 and v.purpose = 'provision' and v.status = 'Posted' and r.starts_on > $2 order by r.starts_on desc limit 1`,
    [tenant.organizationId, starts_on],
  );
  if (later) throw conflict(says.laterProvisions({ number: verbatim(later.number) }), 'later_provisions');
}

/** Reverses a voucher by another one, whose lines are on the other side. @throws 400 for a day before that of the voucher */
export async function reverseVoucher(
  writer: Writer,
  tenant: Tenant,
  { id, to, before, input }: Pick<RecordMove, 'id' | 'to' | 'before' | 'input'>,
): Promise<void> {
  const { organizationId } = tenant;
  const { today } = ruleClockOf(writer.context, writer.access);
  const first = String(before['voucher_on']);
  const given = input['voucher_on'];
  const day = typeof given === 'string' ? given : today < first ? first : today;
  if (day < first) throw invalidField('voucher_on', says.tooEarly({ day: first }));
  const idOf = (name: string): number | null => (before[name] === null ? null : Number(before[name]));
  const run = idOf('run');
  const purpose = before['purpose'] as Subject['purpose'];
  if (purpose === 'provision' && run !== null)
    await requireNoLater(tenant, (await voucherRunOf(tenant, run)).starts_on);
  if (idOf('batch') !== null) {
    await tenant.query('select 1 from payment_batch where organization_id = $1 and id = $2 for update', [
      organizationId,
      idOf('batch'),
    ]);
    const returned = await returnVoucherOf(tenant, id);
    if (returned) throw conflict(says.returnFirst({ number: verbatim(returned.number) }), 'return_first');
    await freePart(tenant, id);
  }
  const line = idOf('statement_line');
  if (line !== null) await markCharge(tenant, line, null);
  await tenant.query('update pay_voucher set status = $3 where organization_id = $1 and id = $2', [
    organizationId,
    id,
    to,
  ]);
  const reversal = await addVoucher(writer, tenant, {
    run,
    purpose,
    file: idOf('file'),
    batch: idOf('batch'),
    line,
    type: Number(before['voucher_type']),
    day,
    narration: String(before['narration']),
    total: String(before['total']),
    status: 'Reversal',
    reverses: id,
  });
  await tenant.query(
    `insert into pay_voucher_lines (organization_id, parent_id, position, ledger_id, branch_id, division_id, about, about_ne, debit, credit)
     select organization_id, $3, position, ledger_id, branch_id, division_id, about, about_ne, credit, debit
       from pay_voucher_lines where organization_id = $1 and parent_id = $2`,
    [organizationId, id, reversal],
  );
  const remark = remarkOf(input);
  await noteActivity(writer, tenant, { voucher: id, activity: 'reversed', remark });
  for (const each of [
    { id, status: to },
    { id: reversal, status: 'Reversal' },
  ])
    await record(writer, tenant, { ...each, run, remark });
}
