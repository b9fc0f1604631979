/** Periods that are closed: what is dated inside them is changed no more, only countered in an open one. */
import { bilingual, type Text } from '@karmik/model/kit/text';
import { writeAudit } from '../access/audit.ts';
import type { Tenant } from '../db/database.ts';
import { conflict } from '../http/errors.ts';
import { serverMessages } from '../messages.ts';

export type PeriodArea = 'attendance' | 'leave' | 'payroll' | 'appraisal';
export type PeriodState = 'open' | 'closing' | 'closed';

const areaNames: Readonly<Record<PeriodArea, Text>> = {
  attendance: bilingual('attendance', 'हाजिरी'),
  leave: bilingual('leave', 'बिदा'),
  payroll: bilingual('payroll', 'तलब'),
  appraisal: bilingual('appraisal', 'मूल्याङ्कन'),
};
const stateNames: Readonly<Record<PeriodState, Text>> = {
  open: bilingual('open', 'खुला'),
  closing: bilingual('closing', 'बन्द हुँदै'),
  closed: bilingual('closed', 'बन्द'),
};

/** @throws 409 where the day lies in a period that is closing or closed */
export const requireOpen = (tenant: Tenant, area: PeriodArea, day: string): Promise<void> =>
  requireOpenBetween(tenant, area, day, day);

const lockName = (area: PeriodArea) => `period ${area}`;

/** Lets no period of an area move until the end of the transaction, also one that has no row yet. */
export const holdPeriods = (tenant: Tenant, area: PeriodArea): Promise<unknown> =>
  tenant.query('select pg_advisory_xact_lock_shared(hashtextextended($1, $2))', [
    lockName(area),
    tenant.organizationId,
  ]);

/** @throws 409 where a day of the range, both ends included, lies in a period that is closing or closed */
export async function requireOpenBetween(tenant: Tenant, area: PeriodArea, from: string, to: string): Promise<void> {
  // A period cannot close between the question and the write.
  await holdPeriods(tenant, area);
  const rows = await tenant.query<{ state: PeriodState; starts_on: string; ends_on: string }>(
    `select state, starts_on, ends_on from period_lock where organization_id = $1 and area = $2 and starts_on <= $4 and ends_on >= $3 order by starts_on`,
    [tenant.organizationId, area, from, to],
  );
  const row = rows.find(({ state }) => state !== 'open');
  if (row)
    throw conflict(
      serverMessages.periodClosed({
        area: areaNames[area],
        starts_on: row.starts_on,
        ends_on: row.ends_on,
        state: stateNames[row.state],
      }),
      'period_closed',
    );
}

/** Whether every day of the range, both ends included, can be written to. */
export async function isOpenBetween(tenant: Tenant, area: PeriodArea, from: string, to: string): Promise<boolean> {
  const lock = await tenant.one(
    `select 1 from period_lock where organization_id = $1 and area = $2 and starts_on <= $4 and ends_on >= $3 and state <> 'open' limit 1`,
    [tenant.organizationId, area, from, to],
  );
  return lock === undefined;
}

const next: Record<PeriodState, readonly PeriodState[]> = {
  open: ['closing'],
  closing: ['closed', 'open'],
  closed: ['open'],
};

/**
 * Moves a period from open to closing to closed, and back to open with a reason.
 * @throws 409 for a step that is none, or a closed period without a reason to reopen it
 */
export async function movePeriod(
  tenant: Tenant,
  period: { area: PeriodArea; startsOn: string; endsOn: string },
  state: PeriodState,
  change: { userId: number; reason: string; at: Date },
): Promise<void> {
  const values = [tenant.organizationId, period.area, period.startsOn, period.endsOn] as const;
  // Waits for every write that has asked whether the period is open.
  await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
    lockName(period.area),
    tenant.organizationId,
  ]);
  await tenant.query(
    `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) select $1::bigint, $2::text, $3::date, $4::date, 'open', $5::timestamptz
      where not exists (select from period_lock where organization_id = $1 and area = $2 and starts_on = $3::date and ends_on = $4::date)`,
    [...values, change.at],
  );
  const held = await tenant.one<{ id: number; state: PeriodState }>(
    'select id, state from period_lock where organization_id = $1 and area = $2 and starts_on = $3::date and ends_on = $4::date for update',
    values,
  );
  if (!held || !next[held.state].includes(state))
    throw conflict(
      serverMessages.periodState({ from: stateNames[held?.state ?? 'open'], to: stateNames[state] }),
      'period_state',
    );
  if (held.state === 'closed' && !change.reason.trim()) throw conflict(serverMessages.periodReason, 'reason_required');
  await tenant.query(
    'update period_lock set state = $3, reason = $4, changed_by_id = $5, changed_at = $6 where organization_id = $1 and id = $2',
    [tenant.organizationId, held.id, state, change.reason, change.userId, change.at],
  );
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: change.userId,
    action: state === 'open' ? 'reopened' : state,
    objectType: 'period_lock',
    objectId: held.id,
    before: { state: held.state },
    after: { state, reason: change.reason },
    at: change.at,
  });
}
