/** The clock of stored grievances: when they are due, and the times in which it does not run. */
import { deadlinesOf, workingTime, type Deadlines, type Stop, type WorkCalendar } from '@karmik/model/grievance/clock';
import { addDays, fromWall } from '@karmik/model/kit/zone';
import { nextNumberOf } from '../../access/nameless-attachments.ts';
import type { Queries, Tenant } from '../../db/database.ts';

const minute = 60_000;

/** What the clock knows of a stored grievance. */
export interface TimedCase {
  readonly id: number;
  readonly starts_at: Date | string;
  readonly allowed_minutes: number;
  readonly extra_minutes: number;
  readonly changed_at: Date | string | null;
}

export const instant = (value: Date | string): number => new Date(value).getTime();
export const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

/**
 * The instant that stands for what an author does: of a named one now, of an anonymous one the end of the day, so that no deadline tells
 * the hour.
 */
export const authorInstant = (isAnonymous: boolean, now: Date, today: string, timeZone: string): Date =>
  isAnonymous ? new Date(fromWall(addDays(today, 1), 0, timeZone)) : now;

export const stopsOf = async (queries: Queries, organizationId: number, id: number): Promise<Stop[]> =>
  (
    await queries.query<{ from_at: Date | string; to_at: Date | string | null }>(
      'select from_at, to_at from grievance_stop where organization_id = $1 and grievance_id = $2 order by id',
      [organizationId, id],
    )
  ).map(({ from_at: from, to_at: to }) => ({ from: instant(from), to: to === null ? null : instant(to) }));

const allowedOf = ({ allowed_minutes: allowed, extra_minutes: extra }: TimedCase): number => (allowed + extra) * minute;

/** When a grievance is due by the calendar as it is now. */
export async function currentDeadlines(
  queries: Queries,
  organizationId: number,
  calendar: WorkCalendar,
  row: TimedCase,
) {
  const stops = await stopsOf(queries, organizationId, row.id);
  return deadlinesOf(calendar, {
    startsAt: instant(row.starts_at),
    allowed: allowedOf(row),
    stops,
    changedAt: row.changed_at === null ? null : instant(row.changed_at),
  });
}

/** Working minutes that are left of what is allowed at an instant; less than 0 where it is late. */
export async function minutesLeft(
  queries: Queries,
  organizationId: number,
  calendar: WorkCalendar,
  row: TimedCase,
  at: Date,
): Promise<number> {
  const used = workingTime(
    calendar,
    instant(row.starts_at),
    at.getTime(),
    await stopsOf(queries, organizationId, row.id),
  );
  return Math.floor((allowedOf(row) - used) / minute);
}

/**
 * Stores when a grievance is due, and since when it is late; a notice that was given for an earlier deadline is given again for a later
 * one. @returns the deadlines before and after
 */
export async function keepDeadlines(
  tenant: Queries,
  organizationId: number,
  calendar: WorkCalendar,
  id: number,
  now: Date,
): Promise<{ before: number | null; after: number | null }> {
  const row = await tenant.one<TimedCase & { due_at: Date | string | null }>(
    'select id, starts_at, allowed_minutes, extra_minutes, changed_at, due_at from grievance where organization_id = $1 and id = $2',
    [organizationId, id],
  );
  if (!row) throw new Error('a grievance is gone');
  const { warnAt, dueAt }: Deadlines = await currentDeadlines(tenant, organizationId, calendar, row);
  await tenant.query(
    `update grievance set warn_at = $3, due_at = $4,
            warned_at = case when $3::timestamptz > $5 then null else warned_at end,
            escalated_at = case when $4::timestamptz > $5 then null else escalated_at end,
            breached_at = coalesce(breached_at, case when $4::timestamptz <= $5 then $4 end)
      where organization_id = $1 and id = $2`,
    [organizationId, id, dateOf(warnAt), dateOf(dueAt), now],
  );
  return { before: row.due_at === null ? null : instant(row.due_at), after: dueAt };
}

export async function beginStop(tenant: Tenant, id: number, from: Date, to: Date | null, today: string): Promise<void> {
  const number = await nextNumberOf(
    tenant,
    { record: 'grievance', by: 'grievance_id', part: 'grievance_stop' },
    id,
    today,
  );
  await tenant.query(
    `insert into grievance_stop (organization_id, grievance_id, from_at, to_at, id) overriding system value values ($1, $2, $3, $4, $5)`,
    [tenant.organizationId, id, from, to, number],
  );
}

/** Ends the stop that lasts. */
export const endStop = (tenant: Tenant, id: number, to: Date): Promise<object[]> =>
  tenant.query(
    'update grievance_stop set to_at = greatest(from_at, $3) where organization_id = $1 and grievance_id = $2 and to_at is null',
    [tenant.organizationId, id, to],
  );
