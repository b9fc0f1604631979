/** Work paid by the unit that a supervisor enters for the team, or HR for anyone: a request of each employee, decided as any. */
import { messages } from '@karmik/model/kit/messages';
import { bodySchema } from '@karmik/model/kit/schema';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { workSheetFields } from '@karmik/model/payroll/work/sheet';
import { unitOfWork } from '@karmik/model/payroll/work/work';
import { workMessages as says } from '@karmik/model/payroll/work/messages';
import * as z from 'zod/mini';
import { organizationMember } from '../../../access/access.ts';
import { supervisionOn } from '../../../access/supervision.ts';
import { sendRequest } from '../../../approval/decide.ts';
import type { Context } from '../../../context.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { once } from '../../../entity/idempotency.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { createRecord, ruleClockOf, writerOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { forbidden, invalid } from '../../../http/errors.ts';
import { workHooks, workKind } from './requests.ts';

export function workSheetRoutes(app: Api, context: Context): void {
  app.route({
    method: 'POST',
    url: `/api/v1/${payrollEndpoints.unitOfWork}/sheet/`,
    config: { access: organizationMember },
    schema: {
      summary: 'Enter work of a day for many employees, all or none: by their supervisor, or by HR',
      tags: ['payroll'],
      params: organizationParams,
      body: bodySchema(workSheetFields, looseRuleClock(context)),
      response: { 201: z.object({ entered: z.number() }) },
    },
    handler: async (request, reply) => {
      const { access } = request;
      if (access.isAuditUser) throw forbidden();
      const writer = writerOf(context, request);
      const { status, body } = await once(context, request, async (tenant) => {
        const { worked_on, operation, rows, request_remarks } = request.body;
        const { today } = ruleClockOf(context, access);
        const isHr = access.can('11.00', 'write');
        const known = new Set(
          (
            await tenant.query<{ id: number }>(
              `select m.user_id as id from membership m where m.organization_id = $1 and m.user_id = any($2::bigint[]) and m.is_current and not m.is_audit_user
                  and ($4 or exists (select from ${supervisionOn('$5')} v where v.organization_id = $1 and v.supervisor_id = $3 and v.subordinate_id = m.user_id))`,
              [tenant.organizationId, rows.map(({ person }) => person), access.userId, isHr, today],
            )
          ).map(({ id }) => Number(id)),
        );
        const errors: FieldErrors = {};
        const seen = new Set<number>();
        for (const [index, { person }] of rows.entries()) {
          if (!known.has(person)) errors[`rows.${index}.person`] = [says.notOfTeam];
          else if (seen.has(person))
            errors[`rows.${index}.person`] = [messages.namedTwice({ field: workSheetFields.rows.item.person.label })];
          seen.add(person);
        }
        if (Object.keys(errors).length > 0) throw invalid(errors);
        for (const { person, quantity } of rows) {
          const hooks: EntityHooks<typeof unitOfWork> = {
            async beforeSave(write, record) {
              const refused = await workHooks.beforeSave?.(write, record);
              record.sender = person;
              return refused;
            },
          };
          const id = await createRecord(writer, tenant, unitOfWork, hooks, {
            worked_on,
            operation,
            quantity,
            request_remarks,
            proof: null,
          });
          await sendRequest(workKind, tenant, writer, id, person);
        }
        return { status: 201, body: { entered: rows.length } };
      });
      return reply.code(status as 201).send(body as never);
    },
  });
}
