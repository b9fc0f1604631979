/** Lists of people: the directory, the people one supervises, and what HR's reports are made of. They are read and exported, never written. */
import { directory, fileCompleteness, staff } from '@karmik/model/hris/staff';
import { recordAnswer } from '@karmik/model/kit/answer';
import type { Entity } from '@karmik/model/kit/entity';
import * as z from 'zod/mini';
import { holderOf, insider, member, type AccessRule } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { exportQuery, sendExport, type ExportWish } from '../../entity/export.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { listQuery, type Asked } from '../../entity/query.ts';
import { supervises } from '../../entity/reading.ts';
import { listRecords } from '../../entity/resource.ts';
import { idParams, organizationParams, type Api } from '../../http/api.ts';
import { todayIn } from '../../time.ts';
import { readPerson } from './file-rights.ts';
import { readCompleteness } from './files.ts';

export function staffRoutes(app: Api, context: Context): void {
  const ofTeam: EntityHooks = {
    scope(access, where) {
      const today = todayIn(access.organization.timezone, context.clock());
      where.add(supervises('r.user_id', where.value(access.userId), where.value(today)));
    },
  };
  mountList(app, context, directory, 'directory', 'Everybody who works here', insider);
  mountList(app, context, directory, 'my-team', 'Whom I supervise', insider, ofTeam);
  mountList(app, context, staff, 'my-team/staff', 'Whom I supervise, with their contracts', insider, ofTeam);
  mountList(app, context, staff, 'staff', 'Everybody, with what reports ask for', holderOf('4.01'));
  mountList(app, context, fileCompleteness, 'profile-completeness', 'How complete files are', holderOf('4.01'));

  app.route({
    method: 'GET',
    url: '/api/v1/users/:id/profile-completeness/',
    config: { access: member },
    schema: {
      summary: 'How complete a file of the current organisation is: for the person, and for who keeps files',
      tags: ['users'],
      params: idParams,
      response: {
        200: z.object({
          percent: z.nullable(z.number()),
          alert_below: z.nullable(z.number()),
          missing: z.array(z.string()),
        }),
      },
    },
    handler: async ({ access, params }) => {
      const person = await readPerson(context, access, access.tenant, params.id);
      const nothing = { percent: null, alert_below: null, missing: [] };
      if (!person.isSelf && !access.can('3.99', 'read')) return nothing;
      return (await readCompleteness(access.tenant, person.userId)) ?? nothing;
    },
  });
}

/** A list over a view, asked as every list of entities is asked. */
function mountList(
  app: Api,
  context: Context,
  entity: Entity,
  name: string,
  summary: string,
  rule: AccessRule,
  hooks: EntityHooks = {},
): void {
  const query = listQuery(entity, () => {
    const now = context.clock();
    return { now, today: now.toISOString().slice(0, 10) };
  });
  const { limit: _limit, offset: _offset, ...filters } = query.schema;
  const url = `/api/v1/hris/:org/${name}/`;
  app.route({
    method: 'GET',
    url,
    config: { access: rule },
    schema: {
      summary,
      tags: ['hris'],
      params: organizationParams,
      querystring: z.strictObject(query.schema),
      response: {
        200: z.object({ results: z.array(recordAnswer(entity)), next: z.nullable(z.string()), count: z.number() }),
      },
    },
    handler: async (request) =>
      (await listRecords(
        context,
        request,
        entity,
        hooks,
        query,
        request.query as Asked & { limit: number; offset: number },
      )) as never,
  });
  app.route({
    method: 'GET',
    url: `${url}export/`,
    config: { access: rule },
    schema: {
      summary: `${summary}, as a spreadsheet`,
      tags: ['hris'],
      params: organizationParams,
      querystring: z.strictObject({ ...filters, ...exportQuery }),
    },
    handler: async (request, reply) => {
      const { format, language, calendar, ...asked } = request.query as Asked & ExportWish;
      return sendExport(reply, context, request.access, entity, hooks, query, asked, { format, language, calendar });
    },
  });
}
