/** Decisions on a payroll. Each checks what its maker has to know; none computes. */
import { linkTo } from '@karmik/model/kit/links';
import { listed } from '@karmik/model/kit/message';
import { monthText } from '@karmik/model/kit/month';
import { decimalOf } from '@karmik/model/kit/exact/decimal';
import { compare, type Ratio, zero } from '@karmik/model/kit/exact/ratio';
import type { PayQuestion } from '@karmik/model/payroll/run/question';
import { ownPayPaths } from '@karmik/model/payroll/own-paths';
import { writeAudit } from '../../../access/audit.ts';
import { loneExceptionOf, type LoneException } from '../../../approval/alone.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { ruleClockOf, type Writer } from '../../../entity/write.ts';
import type { RecordMove } from '../../../entity/workflow-routes.ts';
import { remarkOf } from '../../../entity/workflow-routes.ts';
import { conflict, invalidField } from '../../../http/errors.ts';
import { freeItems, settleItems } from '../../../pay-items/uses.ts';
import { movePeriod, requireOpen } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';
import { notify } from '../../notification/notify.ts';
import { payrollMessages as says } from '../messages.ts';
import { amountsHash } from '../review/amounts-hash.ts';
import { countBlocking } from '../review/review.ts';
import { endHolds } from '../items/holds.ts';
import { missingLedgers, voucherRunOf } from '../voucher/draft.ts';
import { settingOf } from './setting.ts';
import { levelsOf, nextApprovers, requireApprovers } from './approvers.ts';
import { postPaidLeave, requireSettled } from './settled.ts';
import { staleOf } from './stale.ts';
import { endTaxYear } from './tax-year.ts';

type Move = RecordMove & { readonly before: { readonly [field: string]: unknown } };

/** @throws 409 where facts changed since the payroll was generated */
async function requireFresh(
  { context }: Writer,
  tenant: Tenant,
  run: { readonly id: number; readonly month: string },
): Promise<void> {
  const stale = await staleOf(context, tenant, run);
  if (stale.length > 0) throw conflict(says.stale({ count: stale.length }), 'stale_facts');
}

const onAmounts = new Set(['send', 'approve', 'confirm']);

/**
 * What a decision is made on: the hash of all amounts, which the decision keeps.
 * @throws 409 where the decision before it was made on other amounts
 */
async function requireSameAmounts(tenant: Tenant, id: number, decision: string): Promise<string | undefined> {
  if (!onAmounts.has(decision)) return undefined;
  const hash = await amountsHash(tenant, id);
  const run = await tenant.one<{ amounts_hash: string | null }>(
    'select amounts_hash from pay_run where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );
  const before = decision === 'send' ? null : (run?.amounts_hash ?? null);
  if (before !== null && before !== hash) throw conflict(says.amountsChanged, 'amounts_changed');
  return hash;
}

/** Amounts that are entered for a person, and the salary of the level, in the last part of a month; of a concurrent package on their own. */
const levelOf = ({ segments, concurrent }: PayQuestion): ReadonlyMap<string, Ratio> =>
  new Map(
    [segments, concurrent?.segments ?? []].flatMap((of, place) =>
      Object.entries(of.at(-1)?.facts ?? {}).flatMap(([name, value]): [string, Ratio][] => {
        const amount = typeof value === 'string' && (name.endsWith('_amount') || name === 'scale_salary');
        return amount ? [[`${place} ${name}`, decimalOf(value)]] : [];
      }),
    ),
  );

/**
 * Whether an amount of a person is higher in this payroll than in the last one that was confirmed, or something is handed in for them; a
 * festival is no raise.
 */
async function isRaised(tenant: Tenant, run: number, person: number): Promise<boolean> {
  const slips = await tenant.one<{ now: PayQuestion; before: PayQuestion }>(
    `select s.question as now, before.question as before from pay_slip s
       join lateral (select o.question from pay_slip o where o.organization_id = s.organization_id and o.employee_id = s.employee_id
              and o.starts_on < s.starts_on and o.kind = 'regular' and o.status in ('Confirmed', 'Published') order by o.starts_on desc limit 1) before on true
      where s.organization_id = $1 and s.run_id = $2 and s.employee_id = $3 and s.status <> 'Discarded'`,
    [tenant.organizationId, run, person],
  );
  if (!slips) return false;
  if (slips.now.items?.some(({ amount }) => !amount.startsWith('-'))) return true;
  const before = levelOf(slips.before);
  return [...levelOf(slips.now)].some(([name, amount]) => compare(amount, before.get(name) ?? zero) > 0);
}

/** The state after an approval: approved once as many different people as the setting says have approved. */
async function approved(writer: Writer, tenant: Tenant, { id }: Move): Promise<string> {
  const { userId } = writer.access;
  const earlier = await tenant.query<{ person: number }>(
    `select h.action_performed_by_id as person from approval_history h
      where h.organization_id = $1 and h.entity = 'pay_run' and h.object_id = $2 and h.action_performed = 'Approved'
        and h.id > coalesce((select max(s.id) from approval_history s where s.organization_id = $1 and s.entity = 'pay_run' and s.object_id = $2
                              and s.action_performed = 'Approval pending'), 0)`,
    [tenant.organizationId, id],
  );
  if (earlier.some(({ person }) => person === userId)) throw conflict(says.approvedBefore, 'approved_before');
  const levels = await levelsOf(tenant, (await settingOf(tenant)).approval_levels);
  const isLast = earlier.length + 1 >= levels;
  // Another person who approved has looked at this raise.
  if (isLast && earlier.length === 0 && (await isRaised(tenant, id, userId)))
    throw conflict(says.ownRaise, 'own_raise');
  await tenant.query('update pay_run set approvals = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
    earlier.length + 1,
  ]);
  return isLast ? 'Approved' : 'Approval pending';
}

interface Publication {
  readonly id: number;
  readonly month: string;
  /** In whose name employees are notified. */
  readonly by: number | null;
  readonly at: Date;
}

/** Shows the payslips of a payroll to their employees and tells them; amounts stay in the application. */
async function publish(tenant: Tenant, { id, month, by, at }: Publication): Promise<void> {
  const { organizationId } = tenant;
  await tenant.query(
    `update pay_run set status = 'Published', published_at = $3 where organization_id = $1 and id = $2`,
    [organizationId, id, at],
  );
  const slips = await tenant.query<{ employee_id: number; has_died: boolean }>(
    `update pay_slip s set status = 'Published' where organization_id = $1 and run_id = $2 and status <> 'Discarded'
     returning employee_id, exists (select from separation r where r.organization_id = $1 and r.employee_id = s.employee_id and r.category = 'Death'
       and r.status <> 'Cancelled') as has_died`,
    [organizationId, id],
  );
  const recipientIds = slips.flatMap(({ employee_id, has_died }) => (has_died ? [] : [employee_id]));
  await notify(tenant, {
    organizationId,
    actorId: by,
    recipientIds,
    category: 'payroll',
    at,
    text: {
      en: `Your payslip of ${monthText(month, 'en')} is available`,
      ne: `तपाईंको ${monthText(month, 'ne')}को तलब पर्ची आयो`,
    },
    url: ownPayPaths.ownPayslips,
  });
  await announce(tenant, { organizationId, topic: 'pay_slip', userIds: recipientIds });
  await announce(tenant, { organizationId, topic: 'pay_run', objectId: id });
}

/** Publishes payrolls whose moment has come. Any server does it, each payroll once: its state and the notifications change together. */
export async function publishDue({ database, clock }: Context): Promise<void> {
  const now = clock();
  const due = await database.everywhere.query<{ organization_id: number; id: number }>(
    `select organization_id, id from pay_run where status = 'Confirmed' and publish_at <= $1 order by publish_at`,
    [now],
  );
  for (const { organization_id: organizationId, id } of due)
    await database.organization(organizationId).transaction(async (tenant) => {
      const run = await tenant.one<{ month: string; publish_by_id: number | null }>(
        `select month, publish_by_id from pay_run where organization_id = $1 and id = $2 and status = 'Confirmed' and publish_at <= $3 for update`,
        [organizationId, id, now],
      );
      if (!run) return;
      const { month, publish_by_id: by } = run;
      await publish(tenant, { id, month, by, at: now });
      await addHistory(tenant, 'pay_run', id, {
        level: null,
        action: 'Published',
        by,
        actingFor: null,
        remark: '',
        at: now,
      });
      await writeAudit(tenant, {
        organizationId,
        actorId: by,
        action: 'published',
        objectType: 'pay_run',
        objectId: id,
        before: { status: 'Confirmed' },
        after: { status: 'Published' },
        at: now,
      });
    });
}

/** The moment that was chosen for the publication; undefined for now. @throws 400 for one that is over */
function momentOf({ input }: Move, now: Date): Date | undefined {
  const { publish_at: given } = input;
  if (typeof given !== 'string') return undefined;
  if (Date.parse(given) <= now.getTime()) throw invalidField('publish_at', says.publishPast);
  return new Date(given);
}

/** The exception by which the only person who could approve prepares payrolls as well, unless their own pay rises. */
async function loneApproval(
  { access, context }: Writer,
  tenant: Tenant,
  run: number,
): Promise<LoneException | undefined> {
  const { today } = ruleClockOf(context, access);
  const exception = await loneExceptionOf(tenant, { senderId: access.userId, aboutId: 0, hrCode: '11.00', today });
  return exception && !(await isRaised(tenant, run, access.userId)) ? exception : undefined;
}

const slipStates: Readonly<Record<string, string>> = {
  confirm: 'Confirmed',
  discard: 'Discarded',
};

/** @throws 409 where what the decision rests on is not so */
export async function movePayRun(writer: Writer, tenant: Tenant, move: Move): Promise<void> {
  const { access, context, requestId, ip } = writer;
  const { organizationId } = tenant;
  const { id, name, before } = move;
  const at = context.clock();
  const run = { id, month: String(before['month']) };
  if (name === 'send' || name === 'confirm') {
    const failed = Number(before['failed'] ?? 0);
    if (failed > 0) throw conflict(says.failedLeft({ count: failed }), 'not_computed');
    await requireFresh(writer, tenant, run);
  }
  if (name === 'send') {
    const blocking = await countBlocking(tenant, id);
    if (blocking > 0) throw conflict(says.blockingLeft({ count: blocking }), 'blocking_findings');
    const lacks = await missingLedgers(tenant, await voucherRunOf(tenant, id));
    if (lacks.length > 0) throw conflict(says.ledgersMissing({ what: listed(lacks, '; ') }), 'ledgers_missing');
  }
  if (name === 'approve') await requireFresh(writer, tenant, run);
  const amounts = await requireSameAmounts(tenant, id, name);
  if (name === 'confirm') await requireSettled(tenant, id);
  if (name === 'confirm' && before['kind'] === 'regular')
    await requireOpen(tenant, 'payroll', String(before['starts_on']));
  const moment = name === 'publish' ? momentOf(move, at) : undefined;
  const exception = name === 'send' ? await loneApproval(writer, tenant, id) : undefined;
  if (name === 'send' && !exception) await requireApprovers(tenant, Number(before['prepared_by']) || null);
  const to = exception
    ? 'Approved'
    : name === 'approve'
      ? await approved(writer, tenant, move)
      : moment
        ? 'Confirmed'
        : move.to;
  const history = name === 'approve' ? 'Approved' : moment ? 'Scheduled' : to;
  await tenant.query(
    `update pay_run set status = $3, approvals = case when $3 in ('Draft', 'Generated') then 0 else approvals end,
            confirmed_at = case when $4 then $5 else confirmed_at end, publish_at = $6, publish_by_id = case when $6::timestamptz is not null then $7::bigint end,
            amounts_hash = coalesce($8, amounts_hash)
      where organization_id = $1 and id = $2`,
    [organizationId, id, to, name === 'confirm', at, moment ?? null, access.userId, amounts ?? null],
  );
  const ofSlips = slipStates[name];
  if (ofSlips)
    await tenant.query(
      `update pay_slip set status = $3 where organization_id = $1 and run_id = $2 and status <> 'Discarded'`,
      [organizationId, id, ofSlips],
    );
  if (name === 'discard') await freeItems(tenant, context.modules.payItems, id);
  if (name === 'confirm') {
    await settleItems(tenant, context.modules.payItems, id, at);
    await endTaxYear(tenant, id);
  }
  if (name === 'confirm' && before['kind'] === 'settlement') {
    await endHolds(writer, tenant, id, at);
    await postPaidLeave(writer, tenant, id, at);
  }
  if (name === 'confirm' && before['kind'] === 'regular') {
    const period = {
      area: 'payroll',
      startsOn: String(before['starts_on']),
      endsOn: String(before['ends_on']),
    } as const;
    for (const state of ['closing', 'closed'] as const)
      await movePeriod(tenant, period, state, { userId: access.userId, reason: '', at });
  }
  if (to === 'Published') await publish(tenant, { ...run, by: access.userId, at });
  if (to === 'Approval pending')
    await notify(tenant, {
      organizationId,
      actorId: access.userId,
      recipientIds: (await nextApprovers(tenant, id)).filter((person) => person !== access.userId),
      category: 'payroll',
      code: '11.99',
      at,
      text: {
        en: `The payroll of ${monthText(run.month, 'en')} waits for your approval`,
        ne: `${monthText(run.month, 'ne')}को तलब तपाईंको स्वीकृतिको पर्खाइमा छ`,
      },
      url: linkTo(ownPayPaths.approval, { pk: String(id) }),
    });
  const remark = remarkOf(move.input) || (exception?.reason ?? '');
  await addHistory(tenant, 'pay_run', id, {
    level: null,
    action: history,
    by: access.userId,
    actingFor: null,
    remark,
    at,
  });
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: history.toLowerCase(),
    objectType: 'pay_run',
    objectId: id,
    before: { status: before['status'] },
    after: {
      status: to,
      remark,
      ...(moment && { publish_at: moment.toISOString() }),
      ...(amounts !== undefined && { amounts_hash: amounts }),
    },
    at,
    requestId,
    ip,
  });
  await announce(tenant, { organizationId, topic: 'pay_run', objectId: id });
}
