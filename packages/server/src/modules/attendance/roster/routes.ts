/** The roster: what planners and employees see of it, planning many days at once, publishing, and its list with the report. */
import {
  rosterAnswer,
  rosterChange,
  rosterChangeAnswer,
  rosterFilters,
  rosterPublication,
  rosterPublicationAnswer,
  rosterRange,
} from '@karmik/model/attendance/roster/calls';
import { rosterEntry } from '@karmik/model/attendance/roster/entry';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { filterSchema } from '@karmik/model/kit/filters';
import { addDays } from '@karmik/model/kit/zone';
import { bodySchema } from '@karmik/model/kit/schema';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { organizationMember } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { once } from '../../../entity/idempotency.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { asQuery, requireViewer, viewOfRole } from '../../../entity/scope.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { forbidden } from '../../../http/errors.ts';
import { planCells } from './plan.ts';
import { publishRoster } from './publish.ts';
import { mayPlan, readRoster } from './read.ts';

type Narrowed = {
  readonly [name in 'branch' | 'branch__in' | 'division' | 'division__in']?: number | readonly number[];
};

export function rosterRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${attendanceEndpoints.roster}/`;
  const tags = ['attendance'];
  const clock = looseRuleClock(context);
  const config = { access: organizationMember };
  const filters = Object.fromEntries(
    Object.entries(rosterFilters).flatMap(([name, field]) => [
      [name, z.optional(filterSchema(field, 'eq', clock))],
      [`${name}__in`, z.optional(filterSchema(field, 'in', clock))],
    ]),
  );
  const planner = (request: FastifyRequest): void => {
    const { as } = request.query as { as: z.infer<typeof asQuery> };
    requireViewer(rosterEntry, as, request.access);
    if (!mayPlan(request.access, as)) throw forbidden();
  };

  mountLists(app, context, {
    entity: rosterEntry,
    base: `/api/v1/${attendanceEndpoints.rosterEntries}/`,
    access: organizationMember,
    summary: "Planned shifts: one's own that are published, those of one's team, or all for HR",
    extraQuery: { as: asQuery },
    viewFor: ({ access }, { as }) => viewOfRole(context, rosterEntry, as, access),
  });

  app.route({
    method: 'GET',
    url: base,
    config,
    schema: {
      summary:
        "The roster of some days, the next seven if none are named: one's own, that of one's team, or everyone's for HR",
      tags,
      params: organizationParams,
      querystring: z.strictObject({
        as: asQuery,
        starts_on: z.optional(z.string()),
        ends_on: z.optional(z.string()),
        ...filters,
      }),
      response: { 200: rosterAnswer },
    },
    handler: async ({ access, query: { as, starts_on, ends_on, ...narrowed } }) => {
      requireViewer(rosterEntry, as, access);
      const ruleClock = ruleClockOf(context, access);
      const week = { starts_on: ruleClock.today, ends_on: addDays(ruleClock.today, 6) };
      const asked = starts_on === undefined && ends_on === undefined ? week : { starts_on, ends_on };
      const days = checkWhole(rosterRange, asked, ruleClock);
      const { branch, branch__in: branches, division, division__in: divisions } = narrowed as Narrowed;
      const range = { ...days, branches: branches ?? branch, divisions: divisions ?? division };
      return readRoster(access, as, range, ruleClock.today);
    },
  });

  app.route({
    method: 'PATCH',
    url: base,
    config,
    schema: {
      summary: 'Plan days of people as drafts, with a result for each',
      tags,
      params: organizationParams,
      querystring: z.strictObject({ as: asQuery }),
      body: bodySchema(rosterChange.fields, clock),
      response: { 200: rosterChangeAnswer },
    },
    handler: async (request) => {
      planner(request);
      const { access } = request;
      const { now, today } = ruleClockOf(context, access);
      const { source, cells } = checkWhole(rosterChange, request.body, ruleClockOf(context, access));
      const wish = { as: request.query.as, source, cells, now, today };
      const { body } = await once(context, request, async (tenant) => ({
        status: 200,
        body: await planCells(tenant, access, wish),
      }));
      return body as z.infer<typeof rosterChangeAnswer>;
    },
  });

  app.route({
    method: 'POST',
    url: `${base}publish/`,
    config,
    schema: {
      summary: 'Publish drafts of the roster, and tell their people',
      tags,
      params: organizationParams,
      querystring: z.strictObject({ as: asQuery }),
      body: bodySchema(rosterPublication.fields, clock),
      response: { 200: rosterPublicationAnswer },
    },
    handler: async (request) => {
      planner(request);
      const { access } = request;
      const { now, today } = ruleClockOf(context, access);
      const { employees, ...days } = checkWhole(rosterPublication, request.body, ruleClockOf(context, access));
      const people = employees.map(({ employee }) => employee);
      const { body } = await once(context, request, async (tenant) => ({
        status: 200,
        body: await publishRoster(tenant, access, { as: request.query.as, ...days, people, now, today }),
      }));
      return body as z.infer<typeof rosterPublicationAnswer>;
    },
  });
}
