/** Who is at work today, by branch and by division, among the people that a reader sees. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { todayAnswer, todayStates, type Today, type TodayState } from '@karmik/model/attendance/day/today';
import * as z from 'zod/mini';
import { organizationMember, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { Conditions } from '../../../entity/query.ts';
import type { RecordView } from '../../../entity/read.ts';
import { narrowToReader } from '../../../entity/reading.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';

/** A day may be in several of them: whoever came late and is at work is both. @param now a place in the statement */
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
