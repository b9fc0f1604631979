/** Attendance day by day of one person, of whom they supervise, and what is irregular in it: what its reader sees of these anywhere. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { member, organizationMember, type AccessRule } from '../../../access/access.ts';
import { supervises } from '../../../access/supervision.ts';
import type { Context } from '../../../context.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { scopeView } from '../../../entity/scope.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import type { Api } from '../../../http/api.ts';
import { notFound } from '../../../http/errors.ts';

interface Calendar {
  readonly path: string;
  readonly access: AccessRule;
  /** Over the row `r`, with places for the person and, where it is asked for, for today. */
  readonly holds: (person: string, today: () => string) => string;
  readonly summary: string;
}

const calendars: readonly Calendar[] = [
  {
    path: attendanceEndpoints.calendar,
    access: member,
    holds: (person) => `r.employee_id = ${person}`,
    summary: "A person's calendar of attendance (user id)",
  },
  {
    path: attendanceEndpoints.calendarOfTeam,
    access: member,
    holds: (person, today) => supervises('r.employee_id', person, today()),
    summary: 'The calendar of attendance of those whom a person supervises (user id)',
  },
  {
    path: attendanceEndpoints.irregularitiesOf,
    access: organizationMember,
    holds: (person) => `r.employee_id = ${person} and r.is_exception`,
    summary: 'Days on which a person was late, absent or away (user id)',
  },
];

export function attendanceCalendarRoutes(app: Api, context: Context): void {
  const readable = scopeView(context, attendanceDay, Object.keys(attendanceDay.scopes ?? {}));
  for (const { path, access: rule, holds, summary } of calendars)
    mountLists(app, context, {
      entity: attendanceDay,
      base: `/api/v1/${path}/`,
      access: rule,
      summary,
      async viewFor({ access: { tenant }, params }) {
        const { id } = params as { id: number };
        const known = await tenant.one('select 1 from membership where organization_id = $1 and user_id = $2', [
          tenant.organizationId,
          id,
        ]);
        if (!known) throw notFound();
        return {
          scope(access, where) {
            readable.scope?.(access, where);
            where.add(holds(where.value(id), () => where.value(ruleClockOf(context, access).today)));
          },
        };
      },
    });
}
