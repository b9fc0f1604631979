/** Attendance of approved trips: rows as a request for travel attendance makes them, each naming its trip. */
import { travelAttendance, type DayPart } from '@karmik/model/attendance/travel';
import type { Message } from '@karmik/model/kit/message';
import { addDaysTo } from '@karmik/model/kit/period';
import { addHistory } from '../../../approval/history.ts';
import type { Tenant } from '../../../db/database.ts';
import { announce } from '../../../live/announce.ts';
import { daysTaken, travelOccupant } from '../day/occupied.ts';

/** What of each day is travel. */
export type DaysOfTrip = ReadonlyMap<string, DayPart>;

/** Days that no travel attendance covers yet, so that none is marked twice. */
async function uncovered(tenant: Tenant, person: number, days: DaysOfTrip): Promise<Map<string, DayPart>> {
  const covered = await tenant.query<{ day: string }>(
    `select distinct d.day from unnest($3::date[]) d (day) join travel_attendance t on t.organization_id = $1 and t.sender_id = $2
        and t.status = 'Approved' and d.day between t.starts_on and t.ends_on`,
    [tenant.organizationId, person, [...days.keys()]],
  );
  const left = new Map(days);
  for (const { day } of covered) left.delete(day);
  return left;
}

/** What else takes the time of the days. The caller holds the lock of the person. */
export async function tripTaken(tenant: Tenant, person: number, days: DaysOfTrip): Promise<Message | undefined> {
  const wanted = [...(await uncovered(tenant, person, days))].map(
    ([day, part]) => [day, () => travelOccupant(part)] as const,
  );
  return (await daysTaken(tenant, person, { kind: 'travel', id: 0 }, new Map(wanted)))?.message;
}

interface Stretch {
  readonly starts_on: string;
  ends_on: string;
  readonly part: DayPart;
}

/** Full days that follow each other as one, halves by themselves. */
function stretchesOf(days: DaysOfTrip): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [day, part] of [...days].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const last = stretches.at(-1);
    if (last?.part === 'Full' && part === 'Full' && addDaysTo(last.ends_on, 1) === day) last.ends_on = day;
    else stretches.push({ starts_on: day, ends_on: day, part });
  }
  return stretches;
}

export interface MarkedTrip {
  readonly trip: number;
  readonly person: number;
  readonly place: string;
  readonly purpose: string;
  readonly days: DaysOfTrip;
}
interface Decision {
  readonly by: number | null;
  readonly remark: string;
  readonly at: Date;
}

const note = async (tenant: Tenant, id: number, action: string, { by, remark, at }: Decision) => {
  await addHistory(tenant, travelAttendance.name, id, { level: null, action, by, actingFor: null, remark, at });
  await announce(tenant, { organizationId: tenant.organizationId, topic: travelAttendance.name, objectId: id });
};

/** Marks the days of a person on a trip. */
export async function markTrip(tenant: Tenant, marked: MarkedTrip, decision: Decision): Promise<void> {
  const { trip, person, place, purpose } = marked;
  const { organizationId } = tenant;
  for (const { starts_on, ends_on, part } of stretchesOf(await uncovered(tenant, person, marked.days))) {
    const row = await tenant.one<{ id: number }>(
      `insert into travel_attendance (organization_id, sender_id, kind, starts_on, ends_on, part, place, description, trip_id, status, created_at)
       values ($1, $2, 'Travel', $3, $4, $5, left($6, 120), left($7, 500), $8, 'Approved', $9) returning id`,
      [organizationId, person, starts_on, ends_on, part, place, purpose, trip, decision.at],
    );
    if (row) await note(tenant, row.id, 'Approved', decision);
  }
}

/** Takes back the marks of a trip for days that are still to come; days that have begun stay as they are. */
export async function unmarkTrip(tenant: Tenant, trip: number, today: string, decision: Decision): Promise<void> {
  const { organizationId } = tenant;
  const rows = await tenant.query<{ id: number; is_begun: boolean }>(
    `select id, starts_on <= $3::date as is_begun from travel_attendance
      where organization_id = $1 and trip_id = $2 and status = 'Approved' and ends_on > $3 for update`,
    [organizationId, trip, today],
  );
  for (const { id, is_begun: isBegun } of rows) {
    await tenant.query(
      `update travel_attendance set status = 'Cancelled', updated_at = $3 where organization_id = $1 and id = $2`,
      [organizationId, id, decision.at],
    );
    await note(tenant, id, 'Cancelled', decision);
    if (!isBegun) continue;
    const kept = await tenant.one<{ id: number }>(
      `insert into travel_attendance (organization_id, sender_id, kind, starts_on, ends_on, part, place, description, trip_id, status, created_at)
       select organization_id, sender_id, kind, starts_on, $3, part, place, description, trip_id, 'Approved', $4 from travel_attendance
        where organization_id = $1 and id = $2 returning id`,
      [organizationId, id, today, decision.at],
    );
    if (kept) await note(tenant, kept.id, 'Approved', decision);
  }
}
