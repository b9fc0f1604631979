/** Lines of devices become punches of people, or wait for someone to say whose they are. */
import { instanceOf } from '@karmik/model/attendance/day/instances';
import { directionOf } from '@karmik/model/attendance/day/match';
import { directionsByOrder } from '@karmik/model/attendance/day/order';
import { defaultRepeatSeconds } from '@karmik/model/attendance/day/repeats';
import type { PunchCategory } from '@karmik/model/attendance/punch';
import { categoryOfStatus, parseLine, withoutControls } from '@karmik/model/attendance/device-lines';
import type { Tenant } from '../../../db/database.ts';
import { holdPeriods } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';
import { gather, type PersonDay } from '../day/gather.ts';

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
 * Moves what waits for the person who is known by now to them, in the transaction of the caller.
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

/** Lines come late and out of order: turns around new ones are told again this far. */
const [hoursBefore, hoursToldBefore, hoursAfter] = [72, 18, 36];
const hour = 3_600_000;
/** People whose punches are told apart at once. */
const peopleAtOnce = 100;

interface Around {
  readonly id: number;
  readonly employee_id: number;
  readonly at: string;
  readonly category: PunchCategory;
  readonly is_by_order: boolean;
}

/**
 * Says of punches of devices that send no direction whether people came or went: by their shifts, by whether they are at work, and by what
 * other devices and entries say.
 */
async function tellApart(tenant: Tenant, made: readonly Made[]): Promise<void> {
  const touched = await tenant.query<{ employee_id: number; first_at: string; last_at: string }>(
    `select t.employee_id, min(t.at) as first_at, max(t.at) as last_at
       from unnest($2::bigint[], $3::timestamptz[], $4::bigint[]) t (employee_id, at, device_id)
       join attendance_device d on d.organization_id = $1 and d.id = t.device_id and d.direction = 'By order' group by 1`,
    [
      tenant.organizationId,
      made.map((each) => each.employee_id),
      made.map((each) => each.punched_at),
      made.map((each) => each.device_id),
    ],
  );
  for (let start = 0; start < touched.length; start += peopleAtOnce)
    await tellPeopleApart(tenant, touched.slice(start, start + peopleAtOnce));
}

async function tellPeopleApart(
  tenant: Tenant,
  touched: readonly { readonly employee_id: number; readonly first_at: string; readonly last_at: string }[],
): Promise<void> {
  const spans = touched.map(({ employee_id: person, first_at, last_at }) => ({
    person,
    from: Date.parse(first_at) - hoursBefore * hour,
    told: Date.parse(first_at) - hoursToldBefore * hour,
    to: Date.parse(last_at) + hoursAfter * hour,
  }));
  const punches = await tenant.query<Around>(
    `select p.id, p.employee_id, p.punched_at as at, coalesce(c.new_category, p.remark_category) as category,
            coalesce(d.direction = 'By order', false) and c.kind is null as is_by_order
       from unnest($2::bigint[], $3::timestamptz[], $4::timestamptz[]) t (employee_id, first_at, last_at)
       join punch p on p.organization_id = $1 and p.employee_id = t.employee_id and p.punched_at between t.first_at and t.last_at
       left join attendance_device d on d.organization_id = $1 and d.id = p.device_id
       left join lateral (select c.kind, c.new_category from punch_correction c where c.organization_id = $1 and c.punch_id = p.id
                           order by c.id desc limit 1) c on true
      where c.kind is distinct from 'Ignored' order by p.punched_at, p.id`,
    [
      tenant.organizationId,
      spans.map(({ person }) => person),
      spans.map(({ from }) => new Date(from)),
      spans.map(({ to }) => new Date(to)),
    ],
  );
  const byPerson = Map.groupBy(punches, ({ employee_id: person }) => person);
  const wanted = spans.flatMap(({ person, from, to }) => {
    const days: PersonDay[] = [];
    for (let at = from - 24 * hour; at < to + 48 * hour; at += 24 * hour)
      days.push({ employee_id: person, day: new Date(at).toISOString().slice(0, 10) });
    return days;
  });
  const gathered = await gather(tenant, wanted, new Date(0));
  const told = spans.flatMap(({ person, told: since }) => {
    const facts = gathered.of(person);
    const { zone, repeat_seconds: seconds = defaultRepeatSeconds } = facts;
    const instances = wanted
      .filter(({ employee_id: id }) => id === person)
      .map(({ day }) => instanceOf(facts.planOf(day), day, zone));
    const all = (byPerson.get(person) ?? []).map(({ id, at, category: said, is_by_order: isByOrder }) => ({
      id,
      at: Date.parse(at),
      // What was told before the turns around the new lines stays.
      direction: isByOrder && Date.parse(at) >= since ? null : directionOf({ category: said }),
    }));
    return [...directionsByOrder(all, instances, seconds)];
  });
  await tenant.query(
    `update punch p set remark_category = t.category from unnest($2::bigint[], $3::text[]) t (id, category)
      where p.organization_id = $1 and p.id = t.id and p.remark_category <> t.category
        and p.punched_at between $4::timestamptz and $5::timestamptz`,
    [
      tenant.organizationId,
      told.map(([id]) => id),
      told.map(([, direction]) => (direction === 'in' ? 'Punch In' : 'Punch Out')),
      new Date(Math.min(...spans.map(({ from }) => from))),
      new Date(Math.max(...spans.map(({ to }) => to))),
    ],
  );
}
