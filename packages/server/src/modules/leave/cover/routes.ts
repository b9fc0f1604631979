/** Days below minimum cover, for calendars of teams. */
import { coverGaps, coverGapsPath } from '@karmik/model/leave/cover';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { bilingual } from '@karmik/model/kit/text';
import { fieldSchema } from '@karmik/model/kit/schema';
import { addDays } from '@karmik/model/kit/zone';
import * as z from 'zod/mini';
import { organizationMember } from '../../../access/access.ts';
import { supervisionOn } from '../../../access/supervision.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { forbidden, invalidField } from '../../../http/errors.ts';
import { leaveServerMessages } from '../messages.ts';
import { gapsOf } from './gaps.ts';

/** The most days that are looked at in one call. */
const mostDays = 62;
/** How far ahead is looked where no last day is named. */
const usualDays = 30;

const teamOf = async (tenant: Tenant, supervisor: number, today: string): Promise<number[]> =>
  (
    await tenant.query<{ id: number }>(
      `select v.subordinate_id as id from ${supervisionOn('$3')} v where v.organization_id = $1 and v.supervisor_id = $2`,
      [tenant.organizationId, supervisor, today],
    )
  ).map(({ id }) => id);

export function leaveCoverRoutes(app: Api, context: Context): void {
  const day = (en: string, ne: string) =>
    z.optional(
      fieldSchema(
        { kind: 'date', label: bilingual(en, ne), required: true },
        looseRuleClock(context),
      ) as z.ZodMiniType<string>,
    );
  const as = z._default(
    z.enum(['hr', 'supervisor'], {
      error: carried(messages.choice({ field: verbatim('as'), choices: listed(['hr', 'supervisor']) })),
    }),
    'hr',
  );

  app.route({
    method: 'GET',
    url: `/api/v1/${coverGapsPath}/`,
    config: { access: organizationMember },
    schema: {
      summary:
        'Days on which approved and pending leave leaves fewer of a division than must be present: of all divisions for HR, of those of the team for supervisors',
      tags: ['leave'],
      params: organizationParams,
      querystring: z.strictObject({ as, from: day('From', 'देखि'), to: day('Until', 'सम्म') }),
      response: { 200: coverGaps },
    },
    handler: async ({ access, query }) => {
      const { today } = ruleClockOf(context, access);
      const { as: viewer, from = today } = query;
      const { to = addDays(from, usualDays) } = query;
      if (viewer === 'hr' && !access.can('6.05', 'read')) throw forbidden();
      if (to >= addDays(from, mostDays)) throw invalidField('to', leaveServerMessages.longestSpan({ days: mostDays }));
      const ofPeople = viewer === 'hr' ? null : await teamOf(access.tenant, access.userId, today);
      return { results: await gapsOf(access.tenant, { from, to, ofPeople }) };
    },
  });
}
