/** Attendance of a month: days worked out of punches, lines of devices taken in, and reports of ten thousand people. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { reportLook, reportQuery } from '@karmik/model/kit/report';
import { addDays, todayIn } from '@karmik/model/kit/zone';
import type { Connection } from '../src/cluster/cluster.ts';
import type { Context } from '../src/context.ts';
import { recomputeOrganization } from '../src/modules/attendance/day/recompute.ts';
import { askTogether, foundIn, hire, inFolder, serve, type Asked } from './organization.ts';
import { overHttp, SimulatedDevice } from './simulated-device.ts';

const days = 31;
const lines = 10_000;
/** How often a month is worked out from nothing. */
const fullRuns = 5;
const zone = 'Asia/Kathmandu';

export interface Recomputing {
  readonly people: number;
  /** Of each run that stored all days. */
  readonly runs: readonly {
    readonly seconds: number;
    /** Megabytes by which the process grew at most. */
    readonly grewBy: number;
  }[];
  /** Days that a run stored. */
  readonly stored: number;
  /** Rows that another run of the same days changed. */
  readonly changedAgain: number;
}

export interface AttendanceResult {
  readonly recomputing: readonly Recomputing[];
  /** Seconds of each body of so many lines, from the first byte until the device has its answer. */
  readonly taking: readonly number[];
  readonly lines: number;
  readonly asked: readonly Asked[];
}

/** People with punches at their own times on each day but Saturdays of the last month. */
async function fill({ database }: Context, organizationId: number, people: number, first: string): Promise<void> {
  const { owner } = database;
  await hire(database, organizationId, people);
  await owner.query(
    `with shift as (
       insert into work_shift (organization_id, name, is_default, mode, worked_mode, grace_late_in, grace_early_out, late_counted_from, half_day_below, absent_below)
       values ($1, 'Office hours', true, 'Fixed', 'First to last', 15, 10, 'Start of the shift', 300, 120) returning id)
     insert into work_shift_timings (organization_id, parent_id, position, effective_from, weekday, starts_at, ends_at)
     select $1, shift.id, n, $2, weekday, '10:00', '18:00'
       from shift, unnest('{Sunday,Monday,Tuesday,Wednesday,Thursday,Friday}'::text[]) with ordinality w (weekday, n)`,
    [organizationId, first],
  );
  await owner.query(
    `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, created_at)
     select $1, m.user_id, k.category, (d.day + k.at) at time zone $4, d.day, 'web', now()
       from employee m, generate_series($2::date, $3::date, interval '1 day') d (day),
            lateral (values ('Punch In', time '09:45' + make_interval(mins => (m.user_id % 40)::integer)),
                            ('Punch Out', time '17:50' + make_interval(mins => (m.user_id % 50)::integer))) k (category, at)
      where m.organization_id = $1 and extract(dow from d.day) <> 6`,
    [organizationId, first, addDays(first, days - 1), zone],
  );
  await owner.query('vacuum analyze');
}

/** Works out the month several times from nothing, and once more over what is stored. */
async function recompute(
  context: Context,
  organizationId: number,
  people: number,
  first: string,
): Promise<Recomputing> {
  const tenant = context.database.patient.organization(organizationId);
  const mark = () =>
    tenant.query(
      `call mark_attendance_stretches(array[$1::bigint], array[null::bigint], array[$2::date], array[$3::date])`,
      [organizationId, first, addDays(first, days - 1)],
    );
  const runs: Recomputing['runs'][number][] = [];
  let stored = 0;
  for (let run = 0; run < fullRuns; run++) {
    if (run > 0) {
      await context.database.owner.query('truncate attendance_day, attendance_due');
      await mark();
    }
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
    const began = performance.now();
    const { changed } = await recomputeOrganization(tenant, context.clock);
    runs.push({ seconds: (performance.now() - began) / 1000, grewBy: (most - before) / 1_000_000 });
    clearInterval(watch);
    stored = changed;
  }
  await mark();
  const again = await recomputeOrganization(tenant, context.clock);
  if (again.taken < people * days) throw new Error(`the last run took ${again.taken} days`);
  return { people, runs, stored, changedAgain: again.changed };
}

async function take(address: string, pins: number): Promise<number[]> {
  const device = new SimulatedDevice(overHttp(address), 'BENCH1');
  await device.hello();
  const samples: number[] = [];
  for (let body = 0; body < 3; body++) {
    const day = addDays(todayIn(zone, new Date()), -3 - body);
    const sent = Array.from({ length: lines }, (_, n) => ({
      pin: String(1 + (n % pins)),
      time: `${day} ${String(8 + Math.floor(n / pins)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}:00`,
    }));
    const from = performance.now();
    const { status, text } = await device.punches(sent);
    samples.push((performance.now() - from) / 1000);
    if (status !== 200 || !text.startsWith('OK')) throw new Error(`the device was answered ${status} ${text}`);
  }
  return samples;
}

function askReports(
  address: string,
  token: string,
  first: string,
  connection: Connection,
): Promise<AttendanceResult['asked']> {
  const base = `${address}/api/v1/attendance/bench/daily-attendance/`;
  const period = { as: 'hr', day__gte: first, day__lte: addDays(first, days - 1) };
  const asked = [
    { what: 'the days, first page', path: `?${new URLSearchParams({ ...period, limit: '25' }).toString()}` },
    ...Object.entries(attendanceDay.reports).map(([name, report]) => ({
      what: `report ${name.replaceAll('_', ' ')}`,
      path: `aggregate/?${new URLSearchParams({ ...period, ...reportQuery(reportLook(attendanceDay, report)) }).toString()}`,
    })),
  ];
  return askTogether(
    asked.map(({ what, path }) => ({ what, address: base + path })),
    token,
    connection,
  );
}

export async function measureAttendance(): Promise<AttendanceResult> {
  const recomputing: Recomputing[] = [];
  const first = addDays(todayIn(zone, new Date()), -days);
  const made = (folder: string, people: number) =>
    foundIn(folder, async (context, organizationId) => {
      await fill(context, organizationId, people, first);
      recomputing.push(await recompute(context, organizationId, people, first));
      await context.database.owner.query(
        `with device as (
           insert into attendance_device (organization_id, name, serial_number, timezone, direction, pins_are_codes, is_enabled) values ($1, 'Gate', 'BENCH1', $2, 'As sent', false, true) returning id, organization_id),
         admitted as (insert into device_admission (organization_id, device_id, approved_address) select organization_id, id, '127.0.0.1' from device)
         insert into device_user (organization_id, employee_id, pin, device_id)
         select $1, e.user_id, row_number() over (order by e.user_id), device.id from employee e, device where e.organization_id = $1`,
        [organizationId, zone],
      );
      await context.database.owner.query('vacuum analyze');
    });
  await inFolder((folder) => made(folder, 1_000));
  return inFolder(async (folder) => {
    await made(folder, 10_000);
    const { server, cluster, token } = await serve(folder);
    try {
      const asked = await askReports(server.address, token, first, cluster.connection);
      return { recomputing, asked, taking: await take(server.address, 1_000), lines };
    } finally {
      server.stop();
      await cluster.close();
    }
  });
}
