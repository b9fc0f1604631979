/** Lines of devices become punches of people, or wait for somebody to say whose they are. */
import { categoryOfStatus, parseLine, withoutControls } from '@karmik/model/attendance/device-lines';
import type { Tenant } from '../../../db/database.ts';
import { holdPeriods } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';

/** A device as far as its lines need it. */
export interface LineDevice {
  readonly id: number;
  /** The zone of its clock. */
  readonly zone: string;
}

export interface Lines {
  readonly device: LineDevice;
  readonly lines: readonly string[];
  readonly form: 'push' | 'file';
  readonly now: Date;
}

/** What became of lines; those that were there before are in none of the numbers. */
export interface Stored {
  readonly punches: number;
  readonly unmatched: number;
  /** The newest instant among the lines, of those that are not in the future. */
  readonly newest: string | null;
}

const longestLine = 500;
/** Rows of one statement. */
const batch = 5_000;
/** Beyond this the clock of a device is wrong, not ahead. */
const aheadHours = 12;

const statuses = Object.entries(categoryOfStatus)
  .map(([status, category]) => `when ${status} then '${category}'`)
  .join(' ');
const category = `case d.direction when 'Always in' then 'Punch In' when 'Always out' then 'Punch Out'
  else case coalesce(g.status_code, 0) ${statuses} else 'Others' end end`;

/** Whose a PIN is on a day: what is said of the device comes before what is said of all, and both before a code. */
const personOf = `left join lateral (
    select u.employee_id, u.device_id is null as is_general, 1 as place from device_user u
     where u.organization_id = $1 and u.pin = g.pin and (u.device_id = g.device_id or u.device_id is null)
       and coalesce(u.starts_on, '-infinity') <= g.punched_on and coalesce(u.ends_on, 'infinity') >= g.punched_on
    union all
    select e.user_id, true, 2 from employee e
     where d.pins_are_codes and e.organization_id = $1 and lower(e.employee_code) = lower(g.pin)
     order by place, is_general limit 1) who on true`;

/** Whether a line is of a month that takes no more punches. */
const isClosed = `exists (select from period_lock l where l.organization_id = $1 and l.area = 'attendance' and l.state <> 'open'
  and g.punched_on between l.starts_on and l.ends_on)`;

const insertPunches = `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, device_id, device_pin, device_time, created_at)
  select $1, m.employee_id, m.category, m.punched_at, m.punched_on, case when m.is_imported then 'import' else 'device' end,
         m.device_id, m.pin, m.device_time, $2
    from matched m where m.employee_id is not null
  on conflict do nothing returning employee_id, punched_at, device_id`;

interface Made {
  readonly employee_id: number;
  readonly punched_at: string;
  readonly device_id: number;
}

/** Stores all lines or none, in the transaction of the caller. Lines that came before change nothing. */
export async function storeLines(tenant: Tenant, { device, lines, form, now }: Lines): Promise<Stored> {
  const made: Made[] = [];
  await holdPeriods(tenant, 'attendance');
  let unmatched = 0;
  let newest: string | null = null;
  for (let start = 0; start < lines.length; start += batch) {
    const read = lines.slice(start, start + batch).map((text) => {
      const line = withoutControls(text);
      return {
        line: line.slice(0, longestLine),
        parsed: line.length > longestLine ? undefined : parseLine(line, form),
      };
    });
    const [answer] = await tenant.query<{ made: Made[]; unmatched: number; newest: string | null }>(
      `with sent as (
         select $3::bigint as device_id, s.*,
                coalesce(to_timestamp(s.unix), s.wall::timestamp at time zone $4) as punched_at
           from unnest($5::text[], $6::text[], $7::text[], $8::float8[], $9::integer[], $10::text[]) as s(pin, device_time, wall, unix, status_code, line)
       ), given as (
         select distinct on (pin, punched_at, case when punched_at is null then line end) s.*,
                (s.punched_at at time zone o.timezone)::date as punched_on
           from sent s join organization o on o.id = $1
       ), matched as (
         select g.*, $11::boolean as is_imported, ${category} as category, who.employee_id is not null and ${isClosed} as is_closed,
                case when not ${isClosed} and g.punched_at <= $2::timestamptz + interval '${aheadHours} hours' then who.employee_id end as employee_id
           from given g join attendance_device d on d.organization_id = $1 and d.id = g.device_id ${personOf}
       ), made as (${insertPunches}),
       kept as (
         insert into unmatched_punch (organization_id, device_id, pin, name_on_device, punched_at, reason, line, device_time, status_code, is_imported, created_at)
         select $1, m.device_id, m.pin, n.name, m.punched_at,
                case when m.punched_at is null then 'Unreadable'
                     when m.punched_at > $2::timestamptz + interval '${aheadHours} hours' then 'Wrong clock'
                     when m.is_closed then 'Closed month' else 'Unknown PIN' end,
                m.line, m.device_time, m.status_code, m.is_imported, $2
           from matched m
           left join device_name n on n.organization_id = $1 and n.device_id = m.device_id and n.pin = m.pin
          where m.employee_id is null
            and not exists (select from punch p where p.organization_id = $1 and p.device_id = m.device_id and p.device_pin = m.pin and p.punched_at = m.punched_at)
         on conflict do nothing returning 1)
       select (select coalesce(jsonb_agg(made), '[]') from made) as made, (select count(*)::integer from kept) as unmatched,
              (select max(punched_at) from given where punched_at <= $2::timestamptz + interval '${aheadHours} hours') as newest`,
      [
        tenant.organizationId,
        now,
        device.id,
        device.zone,
        read.map(({ parsed }) => parsed?.pin ?? null),
        read.map(({ parsed }) => parsed?.time ?? null),
        read.map(({ parsed }) => parsed?.wall ?? null),
        read.map(({ parsed }) => parsed?.unix ?? null),
        read.map(({ parsed }) => parsed?.status ?? null),
        read.map(({ line }) => line),
        form === 'file',
      ],
    );
    if (!answer) continue;
    made.push(...answer.made);
    unmatched += answer.unmatched;
    if (answer.newest !== null && (newest === null || answer.newest > newest)) newest = answer.newest;
  }
  await follow(tenant, made, unmatched > 0);
  return { punches: made.length, unmatched, newest };
}

/**
 * Moves what waits for whoever is known by now to them, in the transaction of the caller.
 * @param only of one device, or of one PIN
 * @returns how many became punches
 */
export async function moveMatched(
  tenant: Tenant,
  now: Date,
  only: { readonly deviceId?: number | null; readonly pin?: string },
): Promise<number> {
  await holdPeriods(tenant, 'attendance');
  const made = await tenant.query<Made>(
    `with given as (
       select u.id, u.device_id, u.pin, u.device_time, u.punched_at, u.status_code, u.is_imported,
              (u.punched_at at time zone o.timezone)::date as punched_on
         from unmatched_punch u join organization o on o.id = $1
        where u.organization_id = $1 and u.reason in ('Unknown PIN', 'Closed month') and u.device_id = coalesce($3, u.device_id) and u.pin = coalesce($4, u.pin)
     ), matched as (
       select g.*, case when not ${isClosed} then who.employee_id end as employee_id, ${category} as category
         from given g join attendance_device d on d.organization_id = $1 and d.id = g.device_id ${personOf}
     ), gone as (
       delete from unmatched_punch u using matched m where u.organization_id = $1 and u.id = m.id and m.employee_id is not null)
     ${insertPunches}`,
    [tenant.organizationId, now, only.deviceId ?? null, only.pin ?? null],
  );
  await follow(tenant, made, made.length > 0);
  return made.length;
}

/** What follows from new punches: those by order are told apart, and open lists hear of them. */
async function follow(tenant: Tenant, made: readonly Made[], isUnmatchedChanged: boolean): Promise<void> {
  const { organizationId } = tenant;
  if (made.length > 0) {
    await tellApart(tenant, made);
    const userIds = [...new Set(made.map(({ employee_id: id }) => id))];
    await announce(tenant, { organizationId, topic: 'punch' });
    await announce(tenant, { organizationId, topic: 'punch', userIds });
  }
  if (isUnmatchedChanged) await announce(tenant, { organizationId, topic: 'unmatched_punch' });
}

/**
 * Punches of devices that alternate are coming and going by turns. A new turn begins after twelve hours without any; what follows within
 * a minute is the same finger again. Lines come late and out of order, so the turns around the new ones are told anew.
 */
async function tellApart(tenant: Tenant, made: readonly Made[]): Promise<void> {
  await tenant.query(
    `with touched as (
       select t.employee_id, min(t.at) as first_at, max(t.at) as last_at
         from unnest($2::bigint[], $3::timestamptz[], $4::bigint[]) t(employee_id, at, device_id)
         join attendance_device d on d.organization_id = $1 and d.id = t.device_id and d.direction = 'By order' group by 1
     ), around as (
       select p.id, p.punched_at, p.employee_id, p.remark_category, t.first_at,
              p.punched_at - lag(p.punched_at) over (partition by p.employee_id order by p.punched_at, p.id) as gap
         from touched t
         join punch p on p.organization_id = $1 and p.employee_id = t.employee_id
          and p.punched_at between t.first_at - interval '72 hours' and t.last_at + interval '36 hours'
         join attendance_device d on d.organization_id = $1 and d.id = p.device_id and d.direction = 'By order'
     ), turns as (
       select a.*, count(*) filter (where gap is null or gap > interval '12 hours') over w as turn from around a window w as (partition by employee_id order by punched_at, id)
     ), told as (
       select t.*, count(*) filter (where gap is null or gap > interval '12 hours' or gap > interval '1 minute') over (partition by employee_id, turn order by punched_at, id) as n
         from turns t
     )
     update punch p set remark_category = case when n % 2 = 1 then 'Punch In' else 'Punch Out' end
       from told where p.organization_id = $1 and p.id = told.id and p.punched_at = told.punched_at
        and told.punched_at >= told.first_at - interval '18 hours'
        and p.remark_category <> case when n % 2 = 1 then 'Punch In' else 'Punch Out' end`,
    [
      tenant.organizationId,
      made.map((each) => each.employee_id),
      made.map((each) => each.punched_at),
      made.map((each) => each.device_id),
    ],
  );
}
