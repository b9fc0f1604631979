/** Work paid by the unit that a supervisor enters for the team, or HR for anyone, in a form or from a spreadsheet: a request of each employee, decided like any other. */
import type { BodyOf } from '@karmik/model/kit/fields';
import { messages } from '@karmik/model/kit/messages';
import { bodySchema } from '@karmik/model/kit/schema';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { workImport, workSheetFields } from '@karmik/model/payroll/work/sheet';
import { unitOfWork } from '@karmik/model/payroll/work/work';
import { workMessages as says } from '@karmik/model/payroll/work/messages';
import * as z from 'zod/mini';
import { organizationMember, type Access } from '../../../access/access.ts';
import { supervisesAnybody, supervisionOn } from '../../../access/supervision.ts';
import { sendRequest } from '../../../approval/decide.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { once } from '../../../entity/idempotency.ts';
import { importRecords, knownRow } from '../../../entity/import.ts';
import { importRoute, uploadedSheet } from '../../../entity/import-route.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { createRecord, ruleClockOf, writerOf, type Writer } from '../../../entity/write.ts';
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
        const people = rows.map(({ person }) => person);
        const known = await peopleOf(access, tenant, people, today);
        const errors: FieldErrors = {};
        const seen = new Set<number>();
        for (const [index, { person }] of rows.entries()) {
          if (!known.has(person)) errors[`rows.${index}.person`] = [says.notOfTeam];
          else if (seen.has(person))
            errors[`rows.${index}.person`] = [messages.namedTwice({ field: workSheetFields.rows.item.person.label })];
          seen.add(person);
        }
        if (Object.keys(errors).length > 0) throw invalid(errors);
        for (const { person, quantity } of rows)
          await enterFor(writer, tenant, person, { worked_on, operation, quantity, request_remarks });
        return { status: 201, body: { entered: rows.length } };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  app.route({
    ...importRoute(`/api/v1/${payrollEndpoints.importWork}/`, ['payroll'], 'Enter work of employees, all or none,', [
      'all',
    ]),
    config: { access: organizationMember },
    handler: async (request) => {
      const { access } = request;
      const { today } = ruleClockOf(context, access);
      const isAsked = isHr(access) || (await supervisesAnybody(access.tenant, access.userId, today));
      if (access.isAuditUser || !isAsked) throw forbidden();
      const { dry_run: dryRun, mode } = request.query;
      const sheet = await uploadedSheet(context, request);
      const seen = new Set<string>();
      return importRecords(writerOf(context, request), workImport, {}, sheet, {
        dryRun,
        mode,
        async store(writer, tenant, values) {
          const { employee, ...work } = values as BodyOf<typeof workImport.fields>;
          if (!(await peopleOf(access, tenant, [employee], today)).has(employee))
            throw invalid({ employee: [says.notOfTeam] });
          const row = [employee, work.worked_on, work.operation].join(' ');
          if (seen.has(row)) throw invalid({ operation: [says.inSheetTwice] });
          seen.add(row);
          return (await isEntered(tenant, employee, work)) ? knownRow : enterFor(writer, tenant, employee, work);
        },
      });
    },
  });
}

const isHr = (access: Access): boolean => access.can('11.00', 'write');

/** Those of some people for whom work may be entered: the team of a supervisor on a day, everyone for HR. */
async function peopleOf(
  access: Access,
  tenant: Tenant,
  people: readonly number[],
  today: string,
): Promise<ReadonlySet<number>> {
  const found = await tenant.query<{ id: number }>(
    `select m.user_id as id from membership m where m.organization_id = $1 and m.user_id = any($2::bigint[]) and m.is_current and not m.is_audit_user
        and ($4 or exists (select from ${supervisionOn('$5')} v where v.organization_id = $1 and v.supervisor_id = $3 and v.subordinate_id = m.user_id))`,
    [tenant.organizationId, people, access.userId, isHr(access), today],
  );
  return new Set(found.map(({ id }) => Number(id)));
}

type Work = Pick<BodyOf<typeof workImport.fields>, 'worked_on' | 'operation' | 'quantity' | 'request_remarks'>;

/** Whether the same work of an employee is entered already: a sheet that is imported again adds nothing. */
const isEntered = async (tenant: Tenant, person: number, { worked_on, operation, quantity }: Work): Promise<boolean> =>
  (await tenant.one(
    `select 1 from unit_of_work where organization_id = $1 and sender_id = $2 and worked_on = $3 and operation_id = $4 and quantity = $5
        and status in ('Requested', 'Forwarded', 'Approved') limit 1`,
    [tenant.organizationId, person, worked_on, operation, quantity],
  )) !== undefined;

/** Work of an employee as a request of theirs, which is decided like any other. */
async function enterFor(writer: Writer, tenant: Tenant, person: number, work: Work): Promise<void> {
  const hooks: EntityHooks<typeof unitOfWork> = {
    async beforeSave(write, record) {
      const refused = await workHooks.beforeSave?.(write, record);
      record.sender = person;
      return refused;
    },
  };
  const id = await createRecord(writer, tenant, unitOfWork, hooks, { ...work, proof: null });
  await sendRequest(workKind, tenant, writer, id, person);
}
