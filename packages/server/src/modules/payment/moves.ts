/** What is done with a batch: submitted, checked by another person, sent once, rejected by the bank, tried again, cancelled. */
import { valuesOf } from '@karmik/model/kit/output-file';
import { verbatim } from '@karmik/model/kit/message';
import { paymentBatch } from '@karmik/model/payment/batch';
import { bankTemplates } from '@karmik/model/payment/bank/templates';
import { paymentMessages as says } from '@karmik/model/payment/messages';
import type { Access } from '../../access/access.ts';
import { addHistory } from '../../approval/history.ts';
import type { Tenant } from '../../db/database.ts';
import { logExport, outputBytes } from '../../entity/output-file.ts';
import { remarkOf, type RecordMove } from '../../entity/workflow-routes.ts';
import type { Writer } from '../../entity/write.ts';
import { storing } from '../../files/link-uploads.ts';
import { addFile } from '../../files/rows.ts';
import { conflict } from '../../http/errors.ts';
import { refuseInStatement } from './charges.ts';
import { completeItems, type HeldItem } from './complete.ts';
import { retryBatch } from './make.ts';
import { batchFacts, digestOf, paymentRules, rowsOfBatch, type LookedAtRow } from './rows.ts';
import { addUpBatch } from './sums.ts';

/** Answers the state in which the batch stays, where it is not the one of the action. */
type Act = (writer: Writer, tenant: Tenant, id: number, input: RecordMove['input']) => Promise<unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @throws 409 while a row cannot be sent */
async function sendableRows(tenant: Tenant, id: number): Promise<readonly LookedAtRow[]> {
  const rows = await rowsOfBatch(tenant, await batchFacts(tenant, id));
  const wrong = rows.filter(({ problems }) => problems.length > 0).length;
  if (rows.length === 0) throw conflict(says.noRows, 'no_rows');
  if (wrong > 0) throw conflict(says.problems({ count: wrong }), 'problems');
  return rows;
}

/** Whether a person is paid in the batch. */
async function isPayee({ access }: Writer, tenant: Tenant, id: number): Promise<boolean> {
  const own = await tenant.one(
    `select 1 from payment_item where organization_id = $1 and batch_id = $2 and employee_id = $3 and status <> 'Removed' limit 1`,
    [tenant.organizationId, id, access.userId],
  );
  return own !== undefined;
}

/**
 * @returns whether another person must check as well
 * @throws 409 for who prepared, changed or checked the batch, and, by the rules of the organization, for who is paid in it or changed an account
 */
async function needsSecond(writer: Writer, tenant: Tenant, id: number): Promise<boolean> {
  const { access, context } = writer;
  const made = await tenant.one(
    'select 1 from payment_batch_maker where organization_id = $1 and batch_id = $2 and person_id = $3',
    [tenant.organizationId, id, access.userId],
  );
  if (made) throw conflict(says.ownCheck, 'own_check');
  const { account_change_days: days, payee_check } = await paymentRules(tenant);
  const isPaid = await isPayee(writer, tenant, id);
  if (isPaid && payee_check === 'refuse') throw conflict(says.ownPayment, 'own_payment');
  const changed = await tenant.one<{ full_name: string }>(
    `select p.full_name from audit_event a
       join bank_account c on c.organization_id = a.organization_id and c.id::text = a.object_id
       join payment_item i on i.organization_id = a.organization_id and i.batch_id = $2 and i.employee_id = c.employee_id and i.status <> 'Removed'
       join person p on p.organization_id = i.organization_id and p.id = i.employee_id
      where a.organization_id = $1 and a.object_type = 'bank_account' and a.actor_id = $3 and a.at > $4::timestamptz - make_interval(days => $5) limit 1`,
    [tenant.organizationId, id, access.userId, context.clock(), days],
  );
  if (changed) throw conflict(says.ownAccountChange({ name: verbatim(changed.full_name), days }), 'own_account_change');
  return isPaid;
}

/** Batches that wait for a check by this person, who did not make them. */
export async function countToCheck({ tenant, userId, isAuditUser, ...access }: Access): Promise<number> {
  if (!access.can('26.00', 'write') || isAuditUser) return 0;
  const row = await tenant.one<{ count: number }>(
    `select count(*)::integer as count from payment_batch b where b.organization_id = $1 and b.status = 'Check pending' and b.checked_by_id is distinct from $2
        and not exists (select from payment_batch_maker m where m.organization_id = $1 and m.batch_id = b.id and m.person_id = $2)`,
    [tenant.organizationId, userId],
  );
  return row?.count ?? 0;
}

/** Writes the bytes of the file of a batch once. */
async function writeFile(writer: Writer, tenant: Tenant, id: number, rows: readonly LookedAtRow[]): Promise<void> {
  const { access, context } = writer;
  const { organizationId } = tenant;
  const { template, number } = await batchFacts(tenant, id);
  if (template === null) throw new Error(`batch ${id} has no template`);
  const { file } = bankTemplates[template];
  const [format] = Object.values(file.formats);
  if (!format) throw new Error(`${template} has no format`);
  const lines = rows.flatMap(({ row }) => (row === null ? [] : [row]));
  const { bytes, mime } = await outputBytes(file, format, valuesOf(file, lines));
  await storing(context.files, bytes, async (stored) => {
    const content = { name: `${template}-${number}.${format.extension}`, mime, width: null, height: null };
    const at = context.clock();
    const stored_id = await addFile(tenant, { ownerId: access.userId, purpose: 'record', content, stored, at });
    await tenant.query(
      'insert into record_file (organization_id, file_id, entity, object_id) values ($1, $2, $3, $4)',
      [organizationId, stored_id, paymentBatch.name, id],
    );
    await tenant.query('update payment_batch set file_id = $3 where organization_id = $1 and id = $2', [
      organizationId,
      id,
      stored_id,
    ]);
    await logExport(writer, tenant, paymentBatch, { id, format: format.extension, rows: lines.length });
  });
}

/** Records every row that waits for an answer as paid; of their own payment another person says that. */
async function settleRows(writer: Writer, tenant: Tenant, id: number, input: RecordMove['input']): Promise<void> {
  const rows = await tenant.query<HeldItem>(
    `select i.id, i.batch_id, i.source, i.source_id, i.amount::text as amount, i.status, b.number from payment_item i
       join payment_batch b on b.organization_id = i.organization_id and b.id = i.batch_id
      where i.organization_id = $1 and i.batch_id = $2 and i.way = 'bank' and i.status in ('Sending', 'Ambiguous') and i.employee_id <> $3 order by i.id for update of i`,
    [tenant.organizationId, id, writer.access.userId],
  );
  if (rows.length === 0) throw conflict(says.nothingOpen, 'nothing_open');
  const on = textOf(input['settled_on']);
  const fee = textOf(input['fee']) || null;
  await refuseInStatement(tenant, id, { fee, on, isOther: input['is_other_charge'] === true });
  await completeItems(writer, tenant, rows, { on, reference: textOf(input['reference']), fee, problem: null });
}

const acts: Readonly<Record<string, Act>> = {
  submit: (_writer, tenant, id) => sendableRows(tenant, id),
  async check(writer, tenant, id) {
    const isSecondNeeded = await needsSecond(writer, tenant, id);
    await sendableRows(tenant, id);
    const { checked_by } = await batchFacts(tenant, id);
    if (checked_by === writer.access.userId) throw conflict(says.ownCheck, 'own_check');
    await tenant.query(
      `update payment_batch set ${checked_by === null ? 'checked_by_id' : 'second_checked_by_id'} = $3, digest = $4 where organization_id = $1 and id = $2`,
      [tenant.organizationId, id, writer.access.userId, await digestOf(tenant, id)],
    );
    return checked_by === null && isSecondNeeded ? 'Check pending' : undefined;
  },
  send_back: (_writer, tenant, id) => voidCheck(tenant, id),
  async send(writer, tenant, id) {
    const { way, digest } = await batchFacts(tenant, id);
    const rows = await sendableRows(tenant, id);
    if (digest === null || digest !== (await digestOf(tenant, id))) throw conflict(says.checkVoid, 'check_void');
    if (way === 'bank') {
      await writeFile(writer, tenant, id, rows);
      await tenant.query(
        `update payment_item set status = 'Sending', sending_at = $3 where organization_id = $1 and batch_id = $2 and status = 'Created'`,
        [tenant.organizationId, id, writer.context.clock()],
      );
    }
    await tenant.query(
      'update payment_batch set sent_by_id = $3, sent_at = $4 where organization_id = $1 and id = $2',
      [tenant.organizationId, id, writer.access.userId, writer.context.clock()],
    );
  },
  async reject(_writer, tenant, id, { remark }) {
    const failed = await tenant.query(
      `update payment_item set status = 'Failed', problem = $3 where organization_id = $1 and batch_id = $2 and way = 'bank' and status in ('Sending', 'Ambiguous') returning id`,
      [tenant.organizationId, id, textOf(remark)],
    );
    if (failed.length === 0) throw conflict(says.nothingOpen, 'nothing_open');
  },
  settle: settleRows,
  retry: (writer, tenant, id) => retryBatch(writer, tenant, id),
  cancel: (_writer, tenant, id) =>
    tenant.query(
      `update payment_item set status = 'Removed' where organization_id = $1 and batch_id = $2 and status = 'Created'`,
      [tenant.organizationId, id],
    ),
};

/** What was checked is not so any more. */
export const voidCheck = (tenant: Tenant, id: number): Promise<unknown> =>
  tenant.query(
    'update payment_batch set checked_by_id = null, second_checked_by_id = null, digest = null where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );

export async function moveBatch(writer: Writer, tenant: Tenant, { id, name, to, input }: RecordMove): Promise<void> {
  const remark = remarkOf(input);
  const stays = await acts[name]?.(writer, tenant, id, input);
  await tenant.query('update payment_batch set status = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
    stays === 'Check pending' ? stays : to,
  ]);
  await addHistory(tenant, paymentBatch.name, id, {
    level: null,
    action: to,
    by: writer.access.userId,
    actingFor: null,
    remark,
    at: writer.context.clock(),
  });
  await addUpBatch(tenant, id);
}
