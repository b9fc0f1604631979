/** Lists that the specification names as reports: the days or punches of a list that have something in common. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { punch } from '@karmik/model/attendance/punch';
import type { Entity } from '@karmik/model/kit/entity';
import * as z from 'zod/mini';
import { organizationMember } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Manner } from '../../../entity/cells.ts';
import { exportQuery, sendExport } from '../../../entity/export.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { listQuery, type Asked } from '../../../entity/query.ts';
import type { RecordView } from '../../../entity/read.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { asQuery, scopeView, viewOfRole } from '../../../entity/scope.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { notFound } from '../../../http/errors.ts';

interface ReportList {
  readonly path: string;
  readonly entity: Entity;
  /** Over the row `r`. */
  readonly holds: string;
  readonly summary: string;
}

const lists: readonly ReportList[] = [
  {
    path: attendanceEndpoints.reconciliation,
    entity: attendanceDay,
    holds: `r.standing = 'Missing Punch'`,
    summary: 'Days with a missing punch',
  },
  {
    path: attendanceEndpoints.irregularities,
    entity: attendanceDay,
    holds: 'r.is_exception',
    summary: 'Days on which someone was late, absent or away',
  },
  {
    path: attendanceEndpoints.locations,
    entity: punch,
    holds: 'r.location is not null',
    summary: 'Logged attendance that has a location',
  },
];

/** A view of those rows alone for which a condition holds. */
const only = (view: RecordView, holds: string): RecordView => ({
  ...view,
  scope(access, where) {
    view.scope?.(access, where);
    where.add(holds);
  },
});

export function attendanceReportLists(app: Api, context: Context): void {
  for (const { path, entity, holds, summary } of lists)
    mountLists(app, context, {
      entity,
      base: `/api/v1/${path}/`,
      access: organizationMember,
      summary,
      extraQuery: { as: asQuery },
      viewFor: ({ access }, { as }) => only(viewOfRole(context, entity, as, access), holds),
    });

  const query = listQuery(attendanceDay, looseRuleClock(context));
  const { limit: _limit, offset: _offset, employee: _employee, employee__in: _people, ...filters } = query.schema;
  const { language, calendar } = exportQuery;
  const readable = scopeView(context, attendanceDay, Object.keys(attendanceDay.scopes ?? {}));
  app.route({
    method: 'GET',
    url: `/api/v1/${attendanceEndpoints.breaksOf}/`,
    config: { access: organizationMember },
    schema: {
      summary: "A person's breaks day by day, as a spreadsheet (user id)",
      tags: ['attendance'],
      params: organizationIdParams,
      querystring: z.strictObject({ ...filters, language, calendar }),
    },
    handler: async ({ access, params: { id }, query: given }, reply) => {
      const known = await access.tenant.one('select 1 from membership where organization_id = $1 and user_id = $2', [
        access.organization.id,
        id,
      ]);
      if (!known) throw notFound();
      const { language: spoken, calendar: shown, ...asked } = given as unknown as Asked & Manner;
      const view: RecordView = {
        scope(reader, where) {
          readable.scope?.(reader, where);
          where.add(`r.employee_id = ${where.value(id)}`);
        },
      };
      const wish = { format: 'xlsx', language: spoken, calendar: shown, columns: breakColumns } as const;
      return sendExport(reply, context, access, attendanceDay, view, query, asked, wish);
    },
  });
}

const breakColumns = attendanceDay.reports.breaks.columns;
