/** Who is at work today, by branch and by division, among the people that a reader sees. */
import { attendanceDay, type DayPresence } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { todayAnswer, todayStates, type Today, type TodayState } from '@karmik/model/attendance/day/today';
import type { HomeParts } from '@karmik/model/home/home';
import * as z from 'zod/mini';
import { organizationMember, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { personJson } from '../../../entity/person.ts';
import { Conditions } from '../../../entity/query.ts';
import type { RecordView } from '../../../entity/read.ts';
import { narrowToReader } from '../../../entity/reading.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';

/** A day may be in several of them: the person who came late and is at work is both. @param now a place in the statement */
const statesAt = (now: string): Readonly<Record<TodayState, string>> => ({
  in: 'r.punched_in is not null and r.punched_out is null',
  left: 'r.punched_out is not null',
  late: 'r.late > 0',
  absent: `r.expected > 0 and r.punched_in is null and r.punched_out is null and r.standing in ('Pending', 'Absent') and r.coefficient in ('Workday', 'Half Holiday')
    and not r.is_travelling and r.starts_at <= ${now}::timestamptz`,
  leave: `r.coefficient in ('Full Leave', 'First Half Leave', 'Second Half Leave')`,
  travelling: 'r.is_travelling',
  remote: 'r.is_remote and r.expected > 0',
});

type Row = { readonly [name in TodayState]: number } & {
  readonly place: 'all' | 'branch' | 'division';
  readonly id: number | null;
  readonly name: string | null;
};

async function todayOf(context: Context, access: Access, view: RecordView): Promise<Today> {
  const { today } = ruleClockOf(context, access);
  const where = new Conditions(access.organization.id);
  narrowToReader(context, attendanceDay, view, access, where);
  where.add(`r.day = ${where.value(today)}`);
  const states = statesAt(where.value(context.clock()));
  const counted = todayStates.map((name) => `(count(*) filter (where ${states[name]}))::integer as "${name}"`);
  const rows = await access.tenant.query<Row>(
    `select case when grouping(b.id) = 0 then 'branch' when grouping(v.id) = 0 then 'division' else 'all' end as place,
            coalesce(b.id, v.id) as id, coalesce(b.name, v.name) as name, ${counted.join(', ')}
       from attendance_day r
       left join employee e on e.organization_id = $1 and e.user_id = r.employee_id
       left join branch b on b.organization_id = $1 and b.id = e.branch_id
       left join division v on v.organization_id = $1 and v.id = e.division_id
      where ${where.where}
      group by grouping sets ((), (b.id, b.name), (v.id, v.name))
      order by 1, 3 nulls last`,
    where.values,
  );
  const countsOf = (row: Row | undefined) =>
    Object.fromEntries(todayStates.map((name) => [name, row?.[name] ?? 0])) as Record<TodayState, number>;
  const at = (place: Row['place']) =>
    rows
      .filter((row) => row.place === place)
      .map((row) => ({ place: row.id === null ? null : { id: row.id, name: row.name ?? '' }, counts: countsOf(row) }));
  return {
    day: today,
    all: countsOf(rows.find(({ place }) => place === 'all')),
    branches: at('branch'),
    divisions: at('division'),
  };
}

/** In the order in which a supervisor looks after them. */
const urgent: readonly DayPresence[] = [
  'Absent',
  'Not in yet',
  'Late',
  'Missing punch',
  'On leave',
  'Travelling',
  'Excused',
];
const mostNamed = 30;

/** Where the people of a supervisor are today, by name where they are not at work as expected. */
export async function teamOfToday(access: Access, context: Context): Promise<HomeParts['team']> {
  const { today } = ruleClockOf(context, access);
  const where = new Conditions(access.organization.id);
  narrowToReader(context, attendanceDay, viewOfRole(context, attendanceDay, 'supervisor', access), access, where);
  where.add(`r.day = ${where.value(today)}`);
  const order = where.value([...urgent]);
  const rows = await access.tenant.query<NonNullable<HomeParts['team']>['others'][number] & Counted>(
    `select r.id, ${personJson('p')} as person, r.presence, r.punched_in, (count(*) filter (where r.presence <> 'Off') over ())::integer as total,
            (count(*) filter (where r.presence in ('Present', 'Late')) over ())::integer as present
       from attendance_day r join person p on p.organization_id = r.organization_id and p.id = r.employee_id
      where ${where.where} order by array_position(${order}::text[], r.presence) nulls last, p.full_name`,
    where.values,
  );
  const [first] = rows;
  if (first === undefined) return null;
  return {
    total: first.total,
    present: first.present,
    others: rows
      .filter(({ presence }) => urgent.includes(presence))
      .slice(0, mostNamed)
      .map(({ id, person, presence, punched_in }) => ({ id, person, presence, punched_in })),
  };
}

interface Counted {
  readonly total: number;
  readonly present: number;
}

export function todayRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: `/api/v1/${attendanceEndpoints.today}/`,
    config: { access: organizationMember },
    schema: {
      summary: 'Who is in, late, absent, on leave, travelling or remote today, by branch and division',
      tags: ['attendance'],
      params: organizationParams,
      querystring: z.strictObject({ as: asQuery }),
      response: { 200: todayAnswer },
    },
    handler: ({ access, query }) => todayOf(context, access, viewOfRole(context, attendanceDay, query.as, access)),
  });
}
