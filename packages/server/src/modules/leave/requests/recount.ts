/**
 * Counts approved leave again that `leave_recount_due` names, since holidays, shifts, rosters or days of rest changed. It may run late, twice
 * or on several servers at once: a request is taken under locks and forgotten in the transaction that stores it.
 */
import type { CountedDay, CountedLeave } from '@karmik/model/leave/engine/counting';
import type { LeaveYear } from '@karmik/model/leave/engine/leave-year';
import { recountRef, takenLines } from '@karmik/model/leave/engine/lines';
import { quantityText, sumOf, unitsOf } from '@karmik/model/leave/engine/quantity';
import { keepsBalance } from '@karmik/model/leave/engine/rule';
import { leaveRequest } from '@karmik/model/leave/request';
import { addDays } from '@karmik/model/kit/zone';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { reverseLine } from '../../../ledger/ledger.ts';
import { holdPeriods } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';
import { notify } from '../../notification/notify.ts';
import { leaveLedger, postLeave } from '../account/lines.ts';
import { yearsBetween } from '../account/settings.ts';
import { leaveServerMessages } from '../messages.ts';
import { holdAccounts, keepDays } from './kind.ts';
import { countAsked, type AskedLeave } from './weigh.ts';

interface Approved extends AskedLeave {
  readonly duration: string;
}

/** A request that is still approved and marked, with its account and periods held; undefined where another server has it, or had it. */
async function take(tenant: Tenant, id: number): Promise<Approved | undefined> {
  const values = [tenant.organizationId, id] as const;
  const request = await tenant.one<Approved & { readonly status: string }>(
    `select id, sender_id as sender, leave_type_id as leave_type, from_date, to_date, first_part, last_part, start_time, end_time, file_id as file,
            on_punched_days, is_offline, duration::text, status from leave_request where organization_id = $1 and id = $2 for update`,
    values,
  );
  if (!request) return undefined;
  await holdPeriods(tenant, 'leave');
  await holdPeriods(tenant, 'attendance');
  await holdAccounts(tenant, request.sender);
  const [due] = await tenant.query(
    `delete from leave_recount_due where (organization_id, leave_request_id) in
       (select organization_id, leave_request_id from leave_recount_due where organization_id = $1 and leave_request_id = $2 for update skip locked)
     returning 1`,
    values,
  );
  return due && request.status === 'Approved' ? request : undefined;
}

const exact = (decimal: string): string => quantityText(unitsOf(decimal));

const storedOf = async (tenant: Tenant, id: number): Promise<CountedDay[]> =>
  (
    await tenant.query<CountedDay>(
      `select day as "on", part, quantity::text as counts, paid::text, why from leave_request_days
        where organization_id = $1 and parent_id = $2 order by day`,
      [tenant.organizationId, id],
    )
  ).map((day) => ({ ...day, counts: exact(day.counts), paid: exact(day.paid) }));

/** Whether a day is in a period of attendance or leave that is not open. */
async function closedOn(tenant: Tenant, days: readonly CountedDay[]): Promise<(day: string) => boolean> {
  const sorted = days.map(({ on }) => on).toSorted();
  const periods = await tenant.query<{ starts_on: string; ends_on: string }>(
    `select starts_on, ends_on from period_lock where organization_id = $1 and area in ('attendance', 'leave') and state <> 'open'
        and ends_on >= $2`,
    [tenant.organizationId, sorted[0] ?? null],
  );
  return (day) => periods.some(({ starts_on, ends_on }) => starts_on <= day && ends_on >= day);
}

const byDay = (days: readonly CountedDay[]) =>
  new Map(days.map(({ on, ...day }) => [on, [day.part, day.counts, day.paid, day.why].join(' ')]));

/** Days on which two counts differ. */
function differing(before: readonly CountedDay[], now: readonly CountedDay[]): string[] {
  const [one, other] = [byDay(before), byDay(now)];
  return [...new Set([...one.keys(), ...other.keys()])].filter((day) => one.get(day) !== other.get(day));
}

/** Counters the lines of a request and posts what it takes now, where that differs. What would be dated in a closed period comes after it. */
async function postAgain(
  tenant: Tenant,
  { id, sender, leave_type: type }: Approved,
  { days, total, years }: CountedLeave & { readonly years: readonly LeaveYear[] },
  isClosed: (day: string) => boolean,
  at: Date,
): Promise<void> {
  const open = (day: string): string => (isClosed(day) ? open(addDays(day, 1)) : day);
  const asPosted = (each: readonly { readonly on: string; readonly quantity: string }[]) =>
    JSON.stringify(each.map(({ on, quantity }) => [open(on), exact(quantity)]));
  const source = { entity: leaveRequest.name, id };
  const lines = await tenant.query<{ id: number; on: string; quantity: string; is_countered: boolean }>(
    `select l.id, l.entry_date as "on", l.quantity::text, exists (select from ledger_line r where r.organization_id = l.organization_id
            and r.reverses_id = l.id) as is_countered
       from ledger_line l where l.organization_id = $1 and l.ledger = '${leaveLedger}' and l.source_entity = $2 and l.source_id = $3
        and l.reverses_id is null order by l.entry_date, l.id`,
    [tenant.organizationId, source.entity, id],
  );
  const standing = lines.filter((line) => !line.is_countered);
  const taken = takenLines({ days, total }, recountRef(id, lines.length), years);
  if (asPosted(standing) === asPosted(taken)) return;
  for (const line of standing)
    await reverseLine(tenant, tenant.organizationId, line.id, {
      entryDate: open(line.on),
      note: '',
      createdById: null,
      at,
      kind: 'returned',
    });
  const posted = taken.map((line) => ({ ...line, on: open(line.on), person: sender, type, source }));
  await postLeave(tenant, posted, { userId: null, at });
}

/** Keeps with a request that days of a closed period would count otherwise, once. */
async function keepRefusal(tenant: Tenant, id: number, remark: string, at: Date): Promise<void> {
  const known = await tenant.one(
    `select 1 from approval_history where organization_id = $1 and entity = $2 and object_id = $3 and action_performed = 'Not counted again'
        and remarks = $4`,
    [tenant.organizationId, leaveRequest.name, id, remark],
  );
  if (!known) await keepHistory(tenant, id, 'Not counted again', remark, at);
}

const keepHistory = (tenant: Tenant, id: number, action: string, remark: string, at: Date): Promise<void> =>
  addHistory(tenant, leaveRequest.name, id, { level: null, action, by: null, actingFor: null, remark, at });

async function tell(tenant: Tenant, { id, sender }: Approved, before: string, total: string, at: Date): Promise<void> {
  const { organizationId } = tenant;
  await keepHistory(tenant, id, 'Counted again', `${before} → ${total}`, at);
  await notify(tenant, {
    organizationId,
    recipientIds: [sender],
    actorId: null,
    category: 'leave',
    text: leaveServerMessages.countedAgain({ before: Number(before), now: Number(total) }),
    interactiveType: 'leave',
    interactiveData: { leave_request_id: id },
    at,
  });
}

/** Counts one request again. @returns whether its days changed */
export async function recountLeave(tenant: Tenant, id: number, at: Date): Promise<boolean> {
  const request = await take(tenant, id);
  if (!request) return false;
  const asked = await countAsked(tenant, request, { isArchivedToo: true });
  if ('errors' in asked) return false;
  const stored = await storedOf(tenant, id);
  const isClosed = await closedOn(tenant, [...stored, ...asked.counted.days]);
  const days = [
    ...stored.filter(({ on }) => isClosed(on)),
    ...asked.counted.days.filter(({ on }) => !isClosed(on)),
  ].toSorted((a, b) => (a.on < b.on ? -1 : 1));
  const before = exact(request.duration);
  if (differing(stored, asked.counted.days).some(isClosed))
    await keepRefusal(tenant, id, `${before} → ${asked.counted.total}`, at);
  if (differing(stored, days).length === 0) return false;
  const total = quantityText(sumOf(days.map(({ counts }) => unitsOf(counts))));
  await keepDays(tenant, id, { days, total });
  await tenant.query('update leave_request set updated_at = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
    at,
  ]);
  if (keepsBalance(asked.rule.category)) {
    const years = yearsBetween(asked.settings, request.from_date, request.to_date);
    await postAgain(tenant, request, { days, total, years }, isClosed, at);
  }
  const { organizationId } = tenant;
  await writeAudit(tenant, {
    organizationId,
    actorId: null,
    action: 'counted_again',
    objectType: leaveRequest.name,
    objectId: id,
    before: { duration: before, days: stored },
    after: { duration: total, days },
    at,
  });
  if (total !== before) await tell(tenant, request, before, total, at);
  // Attendance reads the days of leave.
  await tenant.query(
    'call mark_attendance_reach(array[$1::bigint], array[$2::bigint], array[$3::date], array[$4::date])',
    [organizationId, request.sender, days[0]?.on ?? request.from_date, days.at(-1)?.on ?? request.to_date],
  );
  await announce(tenant, { organizationId, topic: leaveRequest.name, objectId: id });
  return true;
}

/** Counts again what is due, organization by organization, each request in a transaction of its own. */
export async function recountDue({ database, clock }: Context): Promise<void> {
  const due = await database.everywhere.query<{ organization_id: number; leave_request_id: number }>(
    'select organization_id, leave_request_id from leave_recount_due order by 1, 2',
  );
  for (const { organization_id: organization, leave_request_id: id } of due)
    await database.patient.organization(organization).transaction((tenant) => recountLeave(tenant, id, clock()));
}
