/** Punches of a spreadsheet: those that are refused, those that are there already, and the others stored, in set statements. */
import type { PunchCategory } from '@karmik/model/attendance/punch';
import { attendancePaths } from '@karmik/model/attendance/paths';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { addDays, toWall } from '@karmik/model/kit/zone';
import { writeAudit } from '../../../access/audit.ts';
import type { Tenant } from '../../../db/database.ts';
import type { GoodRow } from '../../../entity/import.ts';
import type { Writer } from '../../../entity/write.ts';
import { holdPeriods } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';
import { notify } from '../../notification/notify.ts';
import { attendanceMessages } from '../messages.ts';

interface SheetRow {
  readonly employee: number;
  readonly day: string | null;
  readonly punch_in: string | null;
  readonly punch_out: string | null;
  readonly punched_at: string | null;
  readonly remark_category: PunchCategory | null;
  readonly remark: string | null;
}

interface SheetPunch {
  readonly row: number;
  /** The column that says when it was. */
  readonly field: string;
  readonly employee: number;
  readonly category: PunchCategory;
  readonly day: string;
  readonly time: string;
  readonly remark: string | null;
}

/** The punches of a row, in the organisation's time. Who goes before they came went on the next day. */
export function punchesOfRow({ row, values }: GoodRow, zone: string): SheetPunch[] {
  const { employee, day, punch_in, punch_out, punched_at, remark_category, remark } = values as unknown as SheetRow;
  const punch = (field: string, category: PunchCategory, on: string, time: string): SheetPunch => ({
    row,
    field,
    employee,
    category,
    day: on,
    time,
    remark,
  });
  const wall = punched_at === null ? null : toWall(punched_at, zone);
  if (wall !== null && remark_category !== null)
    return [punch('punched_at', remark_category, wall.slice(0, 10), wall.slice(11, 16))];
  if (day === null) return [];
  const leaves = punch_in !== null && punch_out !== null && punch_out <= punch_in ? addDays(day, 1) : day;
  return [
    ...(punch_in === null ? [] : [punch('punch_in', 'Punch In', day, punch_in)]),
    ...(punch_out === null ? [] : [punch('punch_out', 'Punch Out', leaves, punch_out)]),
  ];
}

interface Judged {
  readonly at: number;
  readonly full_name: string;
  readonly joined_on: string | null;
  readonly closed: { readonly starts_on: string; readonly ends_on: string } | null;
  readonly is_ahead: boolean;
  readonly is_known: boolean;
}

/** What is known of each punch, by its place in the list. The same minute of a person is the same punch, whatever it came from. */
const judge = (tenant: Tenant, punches: readonly SheetPunch[], zone: string, now: Date): Promise<Judged[]> =>
  tenant.query<Judged>(
    `select w.n::integer as at, p.full_name, case when e.joined_on > w.day then e.joined_on end as joined_on,
            (select jsonb_build_object('starts_on', l.starts_on, 'ends_on', l.ends_on) from period_lock l where l.organization_id = $1
               and l.area = 'attendance' and l.state <> 'open' and w.day between l.starts_on and l.ends_on limit 1) as closed,
            (w.day + w.at) at time zone $5 > $6 as is_ahead,
            exists (select from punch q where q.organization_id = $1 and q.employee_id = w.employee and q.punched_on = w.day
               and date_trunc('minute', q.punched_at) = (w.day + w.at) at time zone $5)
              or row_number() over (partition by w.employee, w.day, w.at order by w.n) > 1 as is_known
       from unnest($2::bigint[], $3::date[], $4::time[]) with ordinality as w(employee, day, at, n)
       join person p on p.organization_id = $1 and p.id = w.employee
       left join employee e on e.organization_id = $1 and e.user_id = w.employee`,
    [
      tenant.organizationId,
      punches.map(({ employee }) => employee),
      punches.map(({ day }) => day),
      punches.map(({ time }) => time),
      zone,
      now,
    ],
  );

function refusalOf(punch: SheetPunch, found: Judged, ownId: number): FieldErrors | undefined {
  if (punch.employee === ownId) return { employee: [attendanceMessages.ownAttendance] };
  if (found.closed) return { [punch.field]: [attendanceMessages.closedMonth(found.closed)] };
  if (found.is_ahead) return { [punch.field]: [attendanceMessages.timeToCome] };
  return found.joined_on === null
    ? undefined
    : { employee: [attendanceMessages.joinedLater({ name: found.full_name, day: found.joined_on })] };
}

/** Stores the punches of all rows that are not refused, in the transaction of the caller. */
export async function storeSheet(
  { context, access, requestId, ip }: Writer,
  tenant: Tenant,
  rows: readonly GoodRow[],
  fileName: string,
): Promise<{ readonly refused: ReadonlyMap<number, FieldErrors>; readonly known: number }> {
  const zone = access.organization.timezone;
  const now = context.clock();
  const punches = rows.flatMap((row) => punchesOfRow(row, zone));
  await holdPeriods(tenant, 'attendance');
  const refused = new Map<number, FieldErrors>();
  const unknown: SheetPunch[] = [];
  for (const found of await judge(tenant, punches, zone, now)) {
    const punch = punches[found.at - 1];
    if (!punch) continue;
    const problem = refusalOf(punch, found, access.userId);
    if (problem) refused.set(punch.row, { ...refused.get(punch.row), ...problem });
    else if (!found.is_known) unknown.push(punch);
  }
  const news = unknown.filter(({ row }) => !refused.has(row));
  const newRows = new Set(news.map(({ row }) => row));
  const known = rows.filter(({ row }) => !refused.has(row) && !newRows.has(row)).length;
  if (news.length === 0) return { refused, known };
  await tenant.query(
    `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, entered_by_id, entry_remark, created_at)
     select $1, w.employee, w.category, (w.day + w.at) at time zone $7, w.day, 'import', $8, w.remark, $9
       from unnest($2::bigint[], $3::text[], $4::date[], $5::time[], $6::text[]) as w(employee, category, day, at, remark)
     on conflict do nothing`,
    [
      tenant.organizationId,
      news.map(({ employee }) => employee),
      news.map(({ category }) => category),
      news.map(({ day }) => day),
      news.map(({ time }) => time),
      news.map(({ remark }) => remark),
      zone,
      access.userId,
      now,
    ],
  );
  const people = [...new Set(news.map(({ employee }) => employee))];
  const days = news.map(({ day }) => day).toSorted();
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const { organizationId } = tenant;
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: 'attendance_imported',
    objectType: 'organization',
    objectId: organizationId,
    after: { file: fileName, punches: news.length, people: people.length, ...span },
    at: now,
    requestId,
    ip,
  });
  await notify(tenant, {
    organizationId,
    recipientIds: people,
    actorId: access.userId,
    text: {
      en: `Attendance was imported for you: ${span.from} – ${span.to}`,
      ne: `तपाईंको हाजिरी आयात गरियो: ${span.from} – ${span.to}`,
    },
    category: 'attendance',
    url: attendancePaths.ownWebAttendance,
    at: now,
  });
  await announce(tenant, { organizationId, topic: 'punch' });
  await announce(tenant, { organizationId, topic: 'punch', userIds: people });
  return { refused, known };
}
