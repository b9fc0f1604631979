/** A year of logged work and of events: the lists, reports and calendars that people open. */
import { reportLook, reportQuery } from '@karmik/model/kit/report';
import { addDaysTo, periodEnd, periodStart } from '@karmik/model/kit/period';
import { todayIn } from '@karmik/model/kit/zone';
import { eventEndpoints } from '@karmik/model/events/endpoints';
import { workLog } from '@karmik/model/work-log/log';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import pg from 'pg';
import type { Connection } from '../src/cluster/cluster.ts';
import type { Context } from '../src/context.ts';
import { askTogether, foundIn, hire, inFolder, serve, signInAs, type Asked } from './organization.ts';

export const logsOfWork = 100_000;
export const eventsOfYear = 5_000;
const people = 1_000;
const team = 50;
const logsOfPerson = logsOfWork / people;

export interface WorkResult {
  /** As HR and as the supervisor of fifty people, twenty users at once. */
  readonly asked: readonly Asked[];
  /** Milliseconds of each opening of the calendar, one after the other. */
  readonly opened: readonly { readonly what: string; readonly samples: readonly number[] }[];
}

const today = todayIn('Asia/Kathmandu', new Date());
const begin = addDaysTo(today, -365);

/** Each of the people logged 3 hours and more on a hundred days of the year; one supervises fifty of them. */
async function logWork({ database: { owner } }: Context, organizationId: number): Promise<void> {
  const ask = (text: string, ...values: unknown[]) => owner.query(text, [organizationId, ...values]);
  await ask(
    `insert into task_activity (organization_id, name, counted_in) select $1, 'Activity ' || n, 'Time' from generate_series(1, 8) n`,
  );
  await ask(
    `insert into project (organization_id, name, lead_id, standing)
     select $1, 'Project ' || n, (select min(user_id) from employee where organization_id = $1), 'Active' from generate_series(1, 12) n`,
  );
  await ask(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from)
     select $1, e.user_id, h.user_id, 1, '2020-01-01' from (select min(user_id) as user_id from employee where organization_id = $1) h
       join (select user_id from employee where organization_id = $1 order by user_id offset 1 limit $2) e on true`,
    team,
  );
  await ask(
    `with made as (
       insert into work_log (organization_id, sender_id, worked_on, project_id, activity_id, starts_at, ends_at, duration, span, status, created_at)
       select $1, e.user_id, d.day, p.id, a.id, '10:00', '13:20', 200, tsrange(d.day + time '10:00', d.day + time '13:20'),
              case when n % 25 = 0 then 'Requested' when n % 31 = 0 then 'Decline' else 'Approved' end, d.day + time '14:00'
         from employee e cross join generate_series(1, $3::integer) n
        cross join lateral (select $2::date + (n * 365 / $3::integer) as day) d
         join project p on p.organization_id = $1 and p.name = 'Project ' || (1 + (e.user_id + n) % 12)
         join task_activity a on a.organization_id = $1 and a.name = 'Activity ' || (1 + (e.user_id * 3 + n) % 8)
        where e.organization_id = $1 returning id, worked_on, duration)
     insert into work_log_days (organization_id, parent_id, position, day, minutes) select $1, id, 0, worked_on, duration from made`,
    begin,
    logsOfPerson,
  );
}

/** Meetings of an hour, thirteen or fourteen a day over the year, each with ten guests of the thousand people and one person who is in all of them. */
async function holdEvents({ database: { owner } }: Context, organizationId: number): Promise<void> {
  await owner.query(
    `with made as (
       insert into event (organization_id, title, type, organizer_id, is_all_day, starts_on, start_time, ends_on, end_time, timezone, repeats, asks_answer, allows_part,
                          reminder, first_starts_at, last_ends_at, status)
       select $1, 'Meeting ' || n, 'Meeting', (select min(user_id) from employee where organization_id = $1) + 1 + n % 900, false, d.day, t.at, d.day, t.at + interval '1 hour',
              'Asia/Kathmandu', 'Never', true, false, 'None', (d.day + t.at) at time zone 'Asia/Kathmandu', (d.day + t.at + interval '1 hour') at time zone 'Asia/Kathmandu', 'Confirmed'
         from generate_series(1, $3::integer) n
        cross join lateral (select $2::date + n * 365 / $3::integer as day) d
        cross join lateral (select time '09:00' + make_interval(mins => 30 * (n % 16)) as at) t
       returning id, organizer_id, starts_on, ends_on, first_starts_at, last_ends_at),
     held as (
       insert into event_occurrence (organization_id, event_id, original_on, starts_at, ends_at, starts_on, ends_on)
       select $1, id, starts_on, first_starts_at, last_ends_at, starts_on, ends_on from made returning id)
     insert into event_guests (organization_id, parent_id, position, person_id, is_optional)
     select $1, m.id, g, case g when 10 then (select min(user_id) from employee where organization_id = $1) else m.organizer_id + g + 1 end, g > 7
       from made m cross join generate_series(0, 10) g`,
    [organizationId, addDaysTo(today, -180), eventsOfYear],
  );
}

/** What the pages of work logs ask for, by who looks. */
const logsFor = (base: string, as: 'hr' | 'supervisor') => {
  const entry = `${base}${workLogEndpoints.entry.replace(':org', 'bench')}/`;
  const leaders = `${base}${workLogEndpoints.leaders.replace(':org', 'bench')}/`;
  const list = (what: string, query: Record<string, string>) => ({
    what: `${what}, ${as === 'hr' ? 'HR' : 'supervisor'}`,
    address: `${entry}?${new URLSearchParams({ as, sort: '-worked_on', limit: '25', ...query }).toString()}`,
  });
  const year = { worked_on__gte: begin, worked_on__lte: today };
  return [
    list('work logs, newest', {}),
    list('work logs, pending', { status__in: 'Requested,Forwarded' }),
    list('work logs, page 100', { offset: '2500' }),
    list('work logs of a project', { project: '3' }),
    ...Object.entries(workLog.reports ?? {}).map(([name, report]) => ({
      what: `report ${name.replaceAll('_', ' ')} of the year, ${as === 'hr' ? 'HR' : 'supervisor'}`,
      address: `${entry}aggregate/?${new URLSearchParams({ as, ...year, ...reportQuery(reportLook(workLog, report)) }).toString()}`,
    })),
    { what: `leader board, ${as === 'hr' ? 'HR' : 'supervisor'}`, address: `${leaders}?as=${as}` },
  ];
};

/** The calendar of who is in all events, by month and for the year. */
const calendarOf = (base: string) => {
  const address = `${base}${eventEndpoints.calendar.replace(':org', 'bench')}/`;
  const span = (from: string, to: string) => `${address}?${new URLSearchParams({ from, to }).toString()}`;
  return [
    {
      what: 'a month of the calendar of who is in all events',
      address: span(periodStart(today, 'month', 'bs'), periodEnd(today, 'month', 'bs')),
    },
    { what: 'a year of it', address: span(addDaysTo(today, -180), addDaysTo(today, 184)) },
  ];
};

const eventsFor = (base: string) => [
  {
    what: 'all events, HR',
    address: `${base}${eventEndpoints.event.replace(':org', 'bench')}/?as=hr&sort=-starts_on&limit=25`,
  },
];

async function ask(address: string, hr: string, connection: Connection): Promise<WorkResult> {
  const client = new pg.Client({ ...connection });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select min(user_id) as id from employee');
  const supervisor = await signInAs(address, client, Number(rows[0]?.id));
  await client.end();
  const base = `${address}/api/v1/`;
  const asked = [
    ...(await askTogether([...logsFor(base, 'hr'), ...eventsFor(base)], hr, connection)),
    ...(await askTogether(logsFor(base, 'supervisor'), supervisor, connection)),
  ];
  const opened = [];
  for (const each of calendarOf(base)) opened.push(await openAlone(each, supervisor));
  return { asked, opened };
}

/** Opens a page again and again, as one person. */
async function openAlone({ what, address }: { readonly what: string; readonly address: string }, token: string) {
  const samples: number[] = [];
  for (let round = 0; round < 42; round++) {
    const from = performance.now();
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text}`);
    // The first answers prepare what the others find.
    if (round >= 2) samples.push(performance.now() - from);
  }
  return { what, samples };
}

export const measureWorkLogs = (): Promise<WorkResult> =>
  inFolder(async (folder) => {
    await foundIn(folder, async (context, organizationId) => {
      await hire(context.database, organizationId, people);
      await logWork(context, organizationId);
      await holdEvents(context, organizationId);
      await context.database.owner.query('vacuum analyze');
    });
    const { server, cluster, token } = await serve(folder);
    try {
      return await ask(server.address, token, cluster.connection);
    } finally {
      server.stop();
      await cluster.close();
    }
  });
