/** Gathers what days are worked out of: one statement a kind of fact, whatever the number of people and days. */
import type { DayPlan, Excuse, PersonFacts, PunchFact, Shift, Timing } from '@karmik/model/attendance/day/facts';
import { defaultRepeatSeconds } from '@karmik/model/attendance/day/repeats';
import { addDays } from '@karmik/model/kit/zone';
import { weekdayOf } from '@karmik/model/kit/weekdays';
import type { HolidayPart } from '@karmik/model/organization/holiday';
import type { Tenant, Value } from '../../../db/database.ts';
import { holidayOfEmployee } from '../../organization/holidays.ts';

export interface PersonDay {
  readonly employee_id: number;
  readonly day: string;
}

interface Organization {
  readonly timezone: string;
  readonly first_rest: string;
  readonly second_rest: string | null;
  /** From which day to which days without punches count; null before any shift is declared. */
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly repeat_seconds: number;
}

interface Employee {
  readonly employee_id: number;
  readonly joined_on: string;
  readonly is_current: boolean;
  /** When the last employment that has ended did so. */
  readonly ended_on: string | null;
}

/** What is in force for a person from a day on, until one where it ends. Those of one kind never overlap. */
interface InForce {
  readonly employee_id: number;
  readonly starts_on: string;
  readonly ends_on: string | null;
}
interface Assigned extends InForce {
  readonly work_shift_id: number;
}
interface Setting extends InForce {
  readonly is_remote: boolean;
  readonly ignores_devices: boolean;
}
interface Rostered extends PersonDay {
  /** None: off. */
  readonly work_shift_id: number | null;
}

export interface Gathered {
  /** What is known of a person for `workOutDay`. */
  of(person: number): PersonFacts;
  /** Whether a day without punches counts for a person. */
  counts(day: PersonDay): boolean;
  isEmployed(day: PersonDay): boolean;
}

const keyOf = ({ employee_id: person, day }: PersonDay): string => `${person} ${day}`;
const personOf = ({ employee_id: person }: { readonly employee_id: number }): string => String(person);

function groupBy<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const name = key(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return groups;
}

interface Shifts {
  readonly byId: ReadonlyMap<number, Shift>;
  /** That of everyone without an assignment. */
  readonly usual: Shift | null;
}

async function shiftsOf(tenant: Tenant): Promise<Shifts> {
  const values = [tenant.organizationId];
  const shifts = await tenant.query<Omit<Shift, 'timings'> & { is_default: boolean }>(
    `select id, name, mode, worked_mode, early_in, late_out, grace_late_in, grace_early_out, late_counted_from, half_day_below, absent_below,
            unpaid_break, unpaid_break_after, forgotten_after, is_default
       from work_shift where organization_id = $1`,
    values,
  );
  const timings = await tenant.query<Timing & { parent_id: number }>(
    'select parent_id, effective_from, weekday, starts_at, ends_at, required_minutes from work_shift_timings where organization_id = $1',
    values,
  );
  const byShift = groupBy(timings, ({ parent_id: id }) => String(id));
  const byId = new Map(
    shifts.map(({ is_default: _default, ...shift }) => [
      shift.id,
      { ...shift, timings: byShift.get(String(shift.id)) ?? [] },
    ]),
  );
  return { byId, usual: byId.get(shifts.find((shift) => shift.is_default)?.id ?? 0) ?? null };
}

interface HolidayRow extends PersonDay {
  readonly name: string;
  readonly part: HolidayPart;
}

/** Holidays of people. Few days are holidays of anyone, and only on those is each person asked for. */
async function holidaysOf(tenant: Tenant, pairs: readonly PersonDay[], days: readonly string[]): Promise<HolidayRow[]> {
  const found = await tenant.query<{ day: string }>(
    `select g.day from unnest($2::date[]) g (day)
      where exists (select from holiday h where h.organization_id = $1 and g.day between h.starts_on and h.ends_on)`,
    [tenant.organizationId, days],
  );
  if (found.length === 0) return [];
  const festive = new Set(found.map(({ day }) => day));
  const asked = pairs.filter(({ day }) => festive.has(day));
  return tenant.query<HolidayRow>(
    `select g.employee_id, g.day, h.name, h.part
       from unnest($2::bigint[], $3::date[]) g (employee_id, day)
       join employee e on e.organization_id = $1 and e.user_id = g.employee_id
       join lateral (${holidayOfEmployee('$1', 'g.day')}) h on true`,
    [tenant.organizationId, asked.map((pair) => pair.employee_id), asked.map(({ day }) => day)],
  );
}

interface Stretch {
  readonly employee_id: number;
  readonly first: string;
  readonly last: string;
}

/** Days with the one before and the one after each, as stretches of days that follow each other. */
function stretchesOf(
  wanted: readonly PersonDay[],
  dayAfter: (day: string) => string,
  dayBefore: (day: string) => string,
): Stretch[] {
  const stretches: (Stretch & { last: string })[] = [];
  for (const { employee_id, day } of wanted.toSorted((a, b) => a.employee_id - b.employee_id || compareDays(a, b))) {
    const first = dayBefore(day);
    const last = dayAfter(day);
    const open = stretches.at(-1);
    if (open?.employee_id === employee_id && first <= dayAfter(open.last)) open.last = last;
    else stretches.push({ employee_id, first, last });
  }
  return stretches;
}

/** What follows from a day, worked out once a day: a batch asks for the same few days again and again. */
function onceADay<T>(workOut: (day: string) => T): (day: string) => T {
  const known = new Map<string, T>();
  return (day) => {
    const found = known.get(day);
    if (found !== undefined) return found;
    const made = workOut(day);
    known.set(day, made);
    return made;
  };
}

const compareDays = (a: PersonDay, b: PersonDay): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);

/** What of a table is in force for people on one of these days. @param columns of `o` @param span organization, people, first and last day */
const inForce = <T extends InForce>(
  tenant: Tenant,
  table: 'attendance_setting' | 'shift_assignment',
  columns: string,
  span: readonly Value[],
): Promise<T[]> =>
  tenant.query<T>(
    `select o.employee_id, o.starts_on, o.ends_on, ${columns}
       from unnest($2::bigint[]) g (employee_id)
       join ${table} o on o.organization_id = $1 and o.employee_id = g.employee_id and daterange(o.starts_on, o.ends_on, '[]') && daterange($3, $4, '[]')`,
    span,
  );

const isInForce = ({ starts_on: first, ends_on: last }: InForce, day: string): boolean =>
  first <= day && (last === null || day <= last);

/** Facts of days and of those before and after them. */
export async function gather(tenant: Tenant, wanted: readonly PersonDay[], now: Date): Promise<Gathered> {
  const dayAfter = onceADay((day) => addDays(day, 1));
  const stretches = stretchesOf(
    wanted,
    dayAfter,
    onceADay((day) => addDays(day, -1)),
  );
  const pairs = stretches.flatMap(({ employee_id, first, last }) => {
    const within: PersonDay[] = [];
    for (let day = first; day <= last; day = dayAfter(day)) within.push({ employee_id, day });
    return within;
  });
  const people = [...new Set(wanted.map((pair) => pair.employee_id))];
  const days = [...new Set(pairs.map(({ day }) => day))].toSorted();
  const organization = await tenant.one<Organization>(
    `select o.timezone, case when s.id is null then 'Saturday' else s.weekly_day_off end as first_rest, s.second_day_off as second_rest,
            r.starts_on, r.ends_on, coalesce(l.repeat_seconds, ${defaultRepeatSeconds}) as repeat_seconds
       from organization o left join application_setting s on s.organization_id = o.id left join attendance_reach r on r.organization_id = o.id
       left join punch_setting l on l.organization_id = o.id
      where o.id = $1`,
    [tenant.organizationId],
  );
  if (!organization) throw new Error('An organization that works out its days exists.');
  const shifts = await shiftsOf(tenant);
  const span = [tenant.organizationId, people, days[0] ?? null, days.at(-1) ?? null];
  const employees = await tenant.query<Employee>(
    `select e.user_id as employee_id, e.joined_on, e.is_current,
            (select max(m.ends_on) from employment m where m.organization_id = $1 and m.employee_id = e.user_id) as ended_on
       from employee e where e.organization_id = $1 and e.user_id = any($2::bigint[])`,
    [tenant.organizationId, people],
  );
  const rostered = await tenant.query<Rostered>(
    `select employee_id, day, work_shift_id from roster_entry
      where organization_id = $1 and employee_id = any($2::bigint[]) and day between $3 and $4 and is_published`,
    span,
  );
  const assigned = await inForce<Assigned>(tenant, 'shift_assignment', 'o.work_shift_id', span);
  const settings = await inForce<Setting>(tenant, 'attendance_setting', 'o.is_remote, o.ignores_devices', span);
  const holidays = await holidaysOf(tenant, pairs, days);
  const punches = await tenant.query<{ employee_id: number } & PunchFact>(
    `select p.employee_id, p.id, floor(extract(epoch from p.punched_at) * 1000)::float8 as at, p.remark_category as category, p.source, p.mark,
            coalesce(p.claim = 'Unconfirmed', false) as is_claim, false as is_ignored
       from unnest($2::bigint[], $3::date[], $4::date[]) g (employee_id, first, last)
       join punch p on p.organization_id = $1 and p.employee_id = g.employee_id and p.punched_on between g.first and g.last`,
    [
      tenant.organizationId,
      stretches.map((each) => each.employee_id),
      stretches.map(({ first }) => first),
      stretches.map(({ last }) => last),
    ],
  );
  const corrections = await tenant.query<{ punch_id: number; kind: string; category: PunchFact['category'] | null }>(
    `select distinct on (punch_id) punch_id, kind, new_category as category from punch_correction
      where organization_id = $1 and punch_id = any($2::bigint[]) order by punch_id, id desc`,
    [tenant.organizationId, punches.map(({ id }) => id)],
  );
  const excuses = await tenant.query<PersonDay & Excuse>(
    // Constants reach the tables of each kind of excuse, where the pairs would be joined with all excuses of the organization.
    `select x.employee_id, x.day, x.part, x.minutes, x.kind, x.is_instead from attendance_excuse x
      where x.organization_id = $1 and x.employee_id = any($2::bigint[]) and x.day between $3 and $4`,
    span,
  );
  const employeeOf = new Map(employees.map((row) => [row.employee_id, row]));
  const rosterOf = new Map(rostered.map((row) => [keyOf(row), row]));
  const assignedTo = groupBy(assigned, personOf);
  const settingsOf = groupBy(settings, personOf);
  const holidayOf = new Map(holidays.map((row) => [keyOf(row), row]));
  const corrected = new Map(corrections.map((each) => [each.punch_id, each]));
  const punchesOf = groupBy(
    punches.map((punch): typeof punch => {
      const correction = corrected.get(punch.id);
      return correction
        ? { ...punch, category: correction.category ?? punch.category, is_ignored: correction.kind === 'Ignored' }
        : punch;
    }),
    personOf,
  );
  const excusesOf = groupBy(excuses, keyOf);
  const rests = new Set([organization.first_rest, organization.second_rest]);
  const isRestDay = onceADay((day) => rests.has(weekdayOf(day)));
  const { starts_on: first, ends_on: last } = organization;
  return {
    of(person) {
      const facts = punchesOf.get(String(person)) ?? [];
      const isEmployee = employeeOf.has(person);
      const own = assignedTo.get(String(person)) ?? [];
      const set = settingsOf.get(String(person)) ?? [];
      const shiftOn = (day: string): Shift | null => {
        const assignment = own.find((each) => isInForce(each, day));
        return assignment ? (shifts.byId.get(assignment.work_shift_id) ?? null) : isEmployee ? shifts.usual : null;
      };
      const planOf = (day: string): DayPlan => {
        const key = keyOf({ employee_id: person, day });
        const roster = rosterOf.get(key);
        const holiday = holidayOf.get(key);
        const setting = set.find((each) => isInForce(each, day));
        return {
          shift: roster ? (shifts.byId.get(roster.work_shift_id ?? 0) ?? null) : shiftOn(day),
          is_rostered_off: roster?.work_shift_id === null,
          holiday: holiday?.name ?? null,
          holiday_part: holiday?.part ?? null,
          is_rest_day: isRestDay(day),
          is_remote: setting?.is_remote ?? false,
          ignores_devices: setting?.ignores_devices ?? false,
          excuses: excusesOf.get(key) ?? [],
        };
      };
      const { timezone: zone, repeat_seconds } = organization;
      return { zone, now: now.getTime(), punches: facts, repeat_seconds, planOf };
    },
    counts: ({ day }) => first !== null && last !== null && day >= first && day <= last,
    isEmployed({ employee_id: person, day }) {
      const employee = employeeOf.get(person);
      if (!employee || employee.joined_on > day) return false;
      return employee.is_current || (employee.ended_on !== null && employee.ended_on >= day);
    },
  };
}
