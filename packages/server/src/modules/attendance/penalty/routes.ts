/** Penalties over the API: HR generates, confirms and cancels them; their people and supervisors read them. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { generationAnswer, mostShown, penalty, penaltyGeneration } from '@karmik/model/attendance/penalty/penalty';
import { availableActions, type Viewer, type ViewerType } from '@karmik/model/kit/actions';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { bodySchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { organizationMember, requiresPermission, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body } from '../../../entity/hooks.ts';
import { once } from '../../../entity/idempotency.ts';
import { personJson } from '../../../entity/person.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { mountWorkflow, remarkOf } from '../../../entity/workflow-routes.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { conflict } from '../../../http/errors.ts';
import { recordMessages, stateOf } from '../../../messages.ts';
import { recomputeOrganization } from '../day/recompute.ts';
import { generatePenalties, newPenalties, type Generated } from './generate.ts';
import { movePenalty } from './move.ts';

const base = `/api/v1/${attendanceEndpoints.penalty}/`;

/** HR moves on those of others; nobody decides their own. */
const viewerOf = (access: Access, as: ViewerType, row: Body): Viewer => ({
  type: as,
  isSender: row.employee === access.userId,
  isAdminRoute: as === 'hr',
  flags: { write: access.can('5.18', 'write') && !access.isAuditUser },
});

export function penaltyRoutes(app: Api, context: Context): void {
  mountWorkflow<ViewerType>(app, context, {
    entity: penalty,
    base,
    access: organizationMember,
    plural: "Penalties: one's own, those of the team, or all for HR",
    singular: 'penalty',
    as: asQuery,
    viewFor: ({ access }, as) => ({
      ...viewOfRole(context, penalty, as, access),
      columns: () => 'r.employee_id',
      extendListed: (row) => ({
        actions: availableActions(
          penalty,
          row as { status: string },
          viewerOf(access, as, { employee: row['employee_id'] }),
        ),
      }),
    }),
    shape: { explained_by: z.array(z.object({ day: z.string(), id: z.number() })) },
    extendDetail: async ({ row }, _request, tenant) => ({
      explained_by: await tenant.query(
        `select d.day, d.id from penalty_occurrences o join attendance_day d on d.organization_id = $1 and d.employee_id = $3 and d.day = o.day
          where o.organization_id = $1 and o.parent_id = $2 order by o.position`,
        [tenant.organizationId, row.id, Number(row.employee)],
      ),
    }),
    listedShape: { actions: z.array(z.string()) },
    viewerOf: (access, as, row) => viewerOf(access, as, { ...row }),
    staleError: (status) =>
      conflict(recordMessages.moved({ name: penalty.label, status: stateOf(penalty, status) }), 'moved'),
    move: (writer, tenant, { id, name, input }) =>
      movePenalty(writer, tenant, id, name === 'confirm' ? 'confirm' : 'cancel', remarkOf(input)),
  });

  app.route({
    method: 'POST',
    url: `${base}generate/`,
    config: { access: requiresPermission('5.18') },
    schema: {
      summary: 'Generate the penalties of some days, or show whom they would concern and why',
      tags: ['attendance'],
      params: organizationParams,
      querystring: z.strictObject({
        dry_run: z._default(
          z.enum(['true', 'false'], {
            error: carried(messages.choice({ field: verbatim('dry_run'), choices: listed(['true', 'false']) })),
          }),
          'false',
        ),
      }),
      body: bodySchema(penaltyGeneration.fields, looseRuleClock(context)),
      response: { 200: generationAnswer },
    },
    handler: async (request) => {
      const { access } = request;
      const { starts_on, ends_on, rule } = checkWhole(
        penaltyGeneration,
        request.body,
        ruleClockOf(context, access),
      ) as {
        starts_on: string;
        ends_on: string;
        rule: number | null;
      };
      const wish = { from: starts_on, to: ends_on, rule };
      // What was punched and decided a moment ago counts.
      await recomputeOrganization(access.tenant, context.clock);
      if (request.query.dry_run === 'true') return answerOf(access.tenant, await newPenalties(access.tenant, wish));
      const { body } = await once(context, request, async (tenant) => ({
        status: 200,
        body: await answerOf(
          tenant,
          await generatePenalties(tenant, wish, { userId: access.userId, now: context.clock() }),
        ),
      }));
      return body as z.infer<typeof generationAnswer>;
    },
  });
}

async function answerOf(tenant: Tenant, { penalties, closed }: Generated): Promise<z.infer<typeof generationAnswer>> {
  const shown = penalties.slice(0, mostShown);
  const people = await tenant.query<{
    id: number;
    person: z.infer<typeof generationAnswer>['penalties'][number]['employee'];
  }>(
    `select p.id, ${personJson('p')} as person from person p where p.organization_id = $1 and p.id = any($2::bigint[])`,
    [tenant.organizationId, [...new Set(shown.map(({ employee_id }) => employee_id))]],
  );
  const known = new Map(people.map(({ id, person }) => [id, person]));
  return {
    count: penalties.length,
    people: new Set(penalties.map(({ employee_id }) => employee_id)).size,
    closed,
    penalties: shown.flatMap(({ employee_id, rule: { id, name, trigger, action, days }, occurred_on, occurrences }) => {
      const employee = known.get(employee_id);
      return employee
        ? [
            {
              employee,
              rule: { id, name },
              trigger,
              action,
              days,
              occurred_on,
              occurrences: [...occurrences],
            },
          ]
        : [];
    }),
  };
}
