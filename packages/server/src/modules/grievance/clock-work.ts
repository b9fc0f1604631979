/** What the clock does by itself: new deadlines when holidays or hours change, warnings, and passing late grievances on. */
import { isWorking, type WorkCalendar } from '@karmik/model/grievance/clock';
import { bilingual } from '@karmik/model/kit/text';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { momentOf, note, notifyAuthor, notifyHandlers, passOn, tell, type Moment } from './cases.ts';
import { escalationOf } from './readers.ts';
import { calendarOf } from './settings.ts';
import { currentDeadlines, instant, keepDeadlines, type TimedCase } from './timing.ts';

interface Running extends TimedCase {
  readonly handler_id: number | null;
  readonly warn_at: string | null;
  readonly due_at: string | null;
  readonly warned_at: string | null;
  readonly escalated_at: string | null;
}

/** Looks at every running grievance. Notices go out in working time alone (WC-31). */
export async function runClocks(context: Context): Promise<void> {
  const { database } = context;
  const places = await database.everywhere.query<{ id: number; timezone: string }>(
    `select o.id, o.timezone from organization o
      where exists (select from grievance c where c.organization_id = o.id and c.ended_at is null) order by o.id`,
  );
  for (const { id, timezone } of places) {
    const tenant = database.organization(id);
    const calendar = await calendarOf(tenant, id, timezone);
    const moment = momentOf(context, timezone);
    const isOpen = isWorking(calendar, moment.now.getTime());
    const running = await tenant.query<{ id: number }>(
      'select id from grievance where organization_id = $1 and ended_at is null order by due_at nulls last, id',
      [id],
    );
    for (const each of running) await tenant.transaction((inner) => runClock(inner, each.id, calendar, moment, isOpen));
  }
}

async function runClock(
  tenant: Tenant,
  id: number,
  calendar: WorkCalendar,
  moment: Moment,
  isOpen: boolean,
): Promise<void> {
  const { organizationId } = tenant;
  const row = await tenant.one<Running>(
    'select * from grievance where organization_id = $1 and id = $2 and ended_at is null for update skip locked',
    [organizationId, id],
  );
  if (!row) return;
  await followCalendar(tenant, row, calendar, moment);
  if (!isOpen) return;
  await tellOfCalendar(tenant, id, moment);
  const now = moment.now.getTime();
  const { warnAt, dueAt } = await currentDeadlines(tenant, organizationId, calendar, row);
  const isLate = dueAt !== null && dueAt <= now;
  if (isLate && row.escalated_at === null) return escalate(tenant, row, dueAt, moment);
  if (!isLate && warnAt !== null && warnAt <= now && row.warned_at === null) return warn(tenant, id, moment);
}

/** A new holiday or other hours move deadlines; the history says from where to where. */
async function followCalendar(
  tenant: Tenant,
  row: Running,
  calendar: WorkCalendar,
  { now, today }: Moment,
): Promise<void> {
  const { organizationId } = tenant;
  const { dueAt, warnAt } = await currentDeadlines(tenant, organizationId, calendar, row);
  const stored = (at: string | null) => (at === null ? null : instant(at));
  if (dueAt === stored(row.due_at) && warnAt === stored(row.warn_at)) return;
  const due = await keepDeadlines(tenant, organizationId, calendar, row.id, now);
  if (due.before !== due.after) await note(tenant, row.id, today, { kind: 'due', due, awaitsNotice: true });
}

async function tellOfCalendar(tenant: Tenant, id: number, moment: Moment): Promise<void> {
  const waiting = await tenant.query(
    'update grievance_event set awaits_notice = false where organization_id = $1 and grievance_id = $2 and awaits_notice returning id',
    [tenant.organizationId, id],
  );
  if (waiting.length === 0) return;
  const told = { text: bilingual('The due time of a grievance has changed', 'गुनासोको म्याद फेरियो'), actorId: null };
  await notifyHandlers(tenant, id, moment, told);
  await notifyAuthor(tenant, id, moment, told);
}

async function warn(tenant: Tenant, id: number, moment: Moment): Promise<void> {
  await tenant.query('update grievance set warned_at = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
    moment.now,
  ]);
  await note(tenant, id, moment.today, { kind: 'warned' });
  await notifyHandlers(tenant, id, moment, {
    text: bilingual('A grievance is due soon', 'एउटा गुनासोको म्याद नजिकिँदै छ'),
    actorId: null,
  });
}

async function escalate(
  tenant: Tenant,
  { id, handler_id: handler }: Running,
  dueAt: number,
  moment: Moment,
): Promise<void> {
  const { organizationId } = tenant;
  await tenant.query(
    `update grievance set warned_at = coalesce(warned_at, $3), escalated_at = $3, breached_at = coalesce(breached_at, $4)
      where organization_id = $1 and id = $2`,
    [organizationId, id, moment.now, new Date(dueAt)],
  );
  const { people, wasSkipped, isPassedOn } = await escalationOf(tenant, id, handler, moment.today);
  if (isPassedOn) await passOn(tenant, id, people);
  // The history says that a person was left out, and not who.
  if (wasSkipped) await note(tenant, id, moment.today, { kind: 'skipped' });
  await note(tenant, id, moment.today, { kind: 'escalated', to: await namesOf(tenant, people) });
  const text = bilingual('A grievance is overdue', 'एउटा गुनासोको म्याद नाघ्यो');
  await notifyHandlers(tenant, id, moment, { text, actorId: null });
  await tell(tenant, { id, people, as: 'handler' }, moment, { text, actorId: null });
}

const namesOf = async (tenant: Tenant, people: readonly number[]): Promise<string | null> =>
  (
    await tenant.one<{ names: string | null }>(
      `select string_agg(full_name, ', ' order by array_position($2::bigint[], id)) as names from person where organization_id = $1 and id = any($2::bigint[])`,
      [tenant.organizationId, [...people]],
    )
  )?.names ?? null;
