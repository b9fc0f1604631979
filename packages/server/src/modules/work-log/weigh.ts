/**
 * What a log is weighed against before it is stored, sent or approved: the other logs of its person, leave, the timesheet and attendance of
 * each of its days. The person is held meanwhile, so that two logs at once do not both fit.
 */
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { durationText } from '@karmik/model/kit/figures';
import { verbatim, type Message } from '@karmik/model/kit/message';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { workLogMessages as says } from '@karmik/model/work-log/messages';
import type { DayPart } from '@karmik/model/work-log/split';
import type { Tenant } from '../../db/database.ts';
import { occupiedDays } from '../attendance/day/occupied.ts';

/** Minutes as messages say them. */
export const timeWords = (minutes: number): Text => bilingual(durationText(minutes, 'en'), durationText(minutes, 'ne'));

export interface Weighed {
  /** Absent: it is not stored yet. */
  readonly id: number | undefined;
  readonly person: number;
  readonly days: readonly DayPart[];
  /** The stretch of the wall clock, such as `[2026-11-21 10:00,2026-11-21 11:00)`. */
  readonly span: string | null;
  readonly remarks: string | null;
}

/** Logs of one person are weighed one after the other. */
const hold = (tenant: Tenant, person: number) =>
  tenant.query('select 1 from membership where organization_id = $1 and user_id = $2 for no key update', [
    tenant.organizationId,
    person,
  ]);

/** Another log at the same time (WC-9). It is that of the person who worked, also where another person types it. */
async function overlapping(tenant: Tenant, { id, person, span }: Weighed): Promise<Message | undefined> {
  if (span === null) return undefined;
  const other = await tenant.one<{ activity: string; day: string; starts_at: string; ends_at: string }>(
    `select a.name as activity, w.worked_on as day, to_char(w.starts_at, 'HH24:MI') as starts_at, to_char(w.ends_at, 'HH24:MI') as ends_at from work_log w
       join task_activity a on a.organization_id = w.organization_id and a.id = w.activity_id
      where w.organization_id = $1 and w.sender_id = $2 and w.id is distinct from $3::bigint and w.span && $4::tsrange and w.status not in ('Decline', 'Cancelled')
      order by w.span limit 1`,
    [tenant.organizationId, person, id ?? null, span],
  );
  return (
    other &&
    says.overlap({
      activity: verbatim(other.activity),
      day: other.day,
      from: verbatim(other.starts_at),
      until: verbatim(other.ends_at),
    })
  );
}

/** Minutes that are logged on days besides a log, by day. */
const loggedBeside = async (tenant: Tenant, { id, person, days }: Weighed): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await tenant.query<{ day: string; minutes: number }>(
        `select d.day, sum(d.minutes)::int as minutes from work_log_days d join work_log w on w.organization_id = d.organization_id and w.id = d.parent_id
          where d.organization_id = $1 and w.sender_id = $2 and d.day = any($3::date[]) and w.id is distinct from $4::bigint
            and w.status not in ('Decline', 'Cancelled') and d.minutes is not null group by d.day`,
        [tenant.organizationId, person, days.map(({ day }) => day), id ?? null],
      )
    ).map(({ day, minutes }) => [day, minutes]),
  );

/** The leave of a day, with the share of it in ten-thousandths that it takes, and the minutes of the shift. */
async function leaveOn(tenant: Tenant, person: number, day: string) {
  const occupied = (await occupiedDays(tenant, person, [day], { kind: 'timesheet', id: 0 }))(day);
  const share = occupied.others.reduce((sum, each) => (each.kind === 'leave' ? sum + each.share : sum), 0);
  const onTimesheet = occupied.others.reduce((sum, each) => (each.kind === 'timesheet' ? sum + each.share : sum), 0);
  return { share, onTimesheet, minutes: occupied.hours.minutes };
}

const leaveName = async (tenant: Tenant, person: number, day: string): Promise<Text> => {
  const row = await tenant.one<{ name: string; ne: string | null }>(
    `select t.name, t.name_in_nepali as ne from leave_request r join leave_type t on t.organization_id = r.organization_id and t.id = r.leave_type_id
      where r.organization_id = $1 and r.sender_id = $2 and $3::date between r.from_date and r.to_date and r.status in ('Requested', 'Forwarded', 'Approved') order by r.id limit 1`,
    [tenant.organizationId, person, day],
  );
  return bilingual(row?.name ?? 'leave', row?.ne ?? row?.name ?? 'बिदा');
};

interface Attended {
  readonly worked: number;
  readonly isDayOff: boolean;
  readonly isOver: boolean;
}

/** What attendance says of days that are worked out, by day. */
export const attendedOn = async (
  tenant: Tenant,
  person: number,
  days: readonly string[],
): Promise<ReadonlyMap<string, Attended>> =>
  new Map(
    (
      await tenant.query<{ day: string; worked: number; coefficient: string; standing: string }>(
        'select day, worked, coefficient, standing from attendance_day where organization_id = $1 and employee_id = $2 and day = any($3::date[])',
        [tenant.organizationId, person, days],
      )
    ).map(({ day, worked, coefficient, standing }) => [
      day,
      { worked, isDayOff: ['Offday', 'Holiday'].includes(coefficient), isOver: standing !== 'Pending' },
    ]),
  );

const attendanceRule = async (tenant: Tenant): Promise<'Warn' | 'Remark' | 'Refuse'> =>
  (
    await tenant.one<{ rule: 'Warn' | 'Remark' | 'Refuse' }>(
      'select above_attendance as rule from work_log_setting where organization_id = $1',
      [tenant.organizationId],
    )
  )?.rule ?? 'Warn';

/**
 * Weighs a log of time; one of units has no days of minutes and only its leave is looked at.
 * @returns errors by field, and whether one of its days is a day off
 */
export async function weigh(
  tenant: Tenant,
  log: Weighed,
): Promise<{ readonly errors?: FieldErrors; readonly onDayOff: boolean }> {
  await hold(tenant, log.person);
  const place = log.span === null ? 'duration' : 'starts_at';
  const overlap = await overlapping(tenant, log);
  if (overlap) return { errors: { [place]: [overlap] }, onDayOff: false };
  const beside = await loggedBeside(tenant, log);
  const attended = await attendedOn(
    tenant,
    log.person,
    log.days.map(({ day }) => day),
  );
  const rule = await attendanceRule(tenant);
  const onDayOff = log.days.some(({ day }) => attended.get(day)?.isDayOff);
  for (const { day, minutes } of log.days) {
    const logged = (beside.get(day) ?? 0) + minutes;
    if (logged > 1_440) return { errors: { [place]: [says.dayFull({ day, time: timeWords(logged) })] }, onDayOff };
    const { share, onTimesheet, minutes: shift } = await leaveOn(tenant, log.person, day);
    if (share >= 10_000)
      return {
        errors: { worked_on: [says.onLeave({ day, leave: await leaveName(tenant, log.person, day) })] },
        onDayOff,
      };
    const most = Math.floor((shift * (10_000 - share)) / 10_000);
    if (share > 0 && logged > most)
      return {
        errors: {
          [place]: [says.onHalfLeave({ day, leave: await leaveName(tenant, log.person, day), most: timeWords(most) })],
        },
        onDayOff,
      };
    if (onTimesheet > 0 && minutes > 0)
      return {
        errors: {
          worked_on: [says.onTimesheet({ day, time: timeWords(Math.round((onTimesheet * shift) / 10_000)) })],
        },
        onDayOff,
      };
    const facts = attended.get(day);
    // A day that is going on, or on which no one was expected, says nothing of how long one worked.
    if (!facts?.isOver || facts.isDayOff || logged <= facts.worked || minutes <= 0) continue;
    const said = { day, logged: timeWords(logged), attended: timeWords(facts.worked) };
    if (rule === 'Refuse') return { errors: { [place]: [says.aboveAttended(said)] }, onDayOff };
    if (rule === 'Remark' && (log.remarks ?? '').trim() === '')
      return { errors: { remarks: [says.aboveNeedsRemark(said)] }, onDayOff };
  }
  return { onDayOff };
}
