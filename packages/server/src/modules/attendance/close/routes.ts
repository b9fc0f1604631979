/** The calls by which HR closes months of attendance. */
import {
  acceptableOf,
  closeMonth as monthAnswer,
  monthChecklist,
  monthCloseFields,
  monthReopenFields,
} from '@karmik/model/attendance/month-close';
import { bodySchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { requiresPermission, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { noContent, organizationParams, type Api } from '../../../http/api.ts';
import { openItemsOf } from './checklist.ts';
import { closeMonth, reopenMonth } from './close-month.ts';
import { lastMonth, monthNamed, monthsOf } from './months.ts';

const base = '/api/v1/attendance/:org/month-close/';
const tags = ['attendance'];

export function monthCloseRoutes(app: Api, context: Context): void {
  const config = { access: requiresPermission('5.20') };
  const params = organizationParams;
  const named = (access: Access, month: string) => monthNamed(access.tenant, ruleClockOf(context, access).today, month);
  const closerOf = ({ tenant, userId }: Access) => ({ tenant, userId, clock: context.clock });

  app.route({
    method: 'GET',
    url: base,
    config,
    schema: {
      summary: 'Months of attendance, the newest first, and whether each is closed',
      tags,
      params,
      response: { 200: z.object({ results: z.array(monthAnswer) }) },
    },
    handler: async ({ access }) => ({
      results: await monthsOf(access.tenant, ruleClockOf(context, access).today),
    }),
  });

  app.route({
    method: 'GET',
    url: `${base}checklist/`,
    config,
    schema: {
      summary: 'What is still open in a month of attendance, by default in the last one',
      tags,
      params,
      querystring: z.strictObject({ month: z.optional(z.string()) }),
      response: { 200: monthChecklist },
    },
    handler: async ({ access, query }) => {
      const { month, starts_on, ends_on } = query.month
        ? await named(access, query.month)
        : await lastMonth(access.tenant, ruleClockOf(context, access).today);
      const counts = await openItemsOf(access.tenant, { starts_on, ends_on });
      return { month, starts_on, ends_on, counts, accepted: acceptableOf(counts) };
    },
  });

  app.route({
    method: 'POST',
    url: `${base}close/`,
    config,
    schema: {
      summary: 'Close a month of attendance, accepting the open items that were seen',
      tags,
      params,
      body: bodySchema(monthCloseFields, looseRuleClock(context)),
      response: { 204: noContent },
    },
    handler: async ({ access, body }, reply) => {
      await closeMonth(closerOf(access), await named(access, body.month), body.accepted);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: `${base}reopen/`,
    config,
    schema: {
      summary: 'Reopen a closed month of attendance with a reason',
      tags,
      params,
      body: bodySchema(monthReopenFields, looseRuleClock(context)),
      response: { 204: noContent },
    },
    handler: async ({ access, body }, reply) => {
      await reopenMonth(closerOf(access), await named(access, body.month), body.reason);
      return reply.code(204).send(null);
    },
  });
}
