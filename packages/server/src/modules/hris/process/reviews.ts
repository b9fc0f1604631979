/** Employment reviews: who may propose what, and the record of employment that an approved one becomes. */
import { employment, neededOfEmployment } from '@karmik/model/hris/employment';
import type { reviewType } from '@karmik/model/hris/process-setting';
import { employmentReview, reviewed } from '@karmik/model/hris/review';
import type { EntityRow } from '@karmik/model/kit/entity';
import { messages } from '@karmik/model/kit/messages';
import { supervises } from '../../../access/supervision.ts';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { labels } from '@karmik/model/kit/labels';
import type { Message } from '@karmik/model/kit/message';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { bodyColumns } from '../../../entity/columns.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { createRecord, ruleClockOf } from '../../../entity/write.ts';
import type { Api } from '../../../http/api.ts';
import { employmentHooks, stepOf, tellOnceKnown } from '../file/employment.ts';
import { planTasks } from './task-plan.ts';
import { hrisMessages } from '../messages.ts';
import { recordMessages } from '../../../messages.ts';

interface Proposal {
  readonly employeeId: number;
  readonly on: string;
}

/** What is in the way of a change on a day: a later record, or that they leave before. */
export async function inTheWay(tenant: Tenant, { employeeId, on }: Proposal): Promise<Message | undefined> {
  const later = await tenant.one(
    'select 1 from employment where organization_id = $1 and employee_id = $2 and starts_on >= $3',
    [tenant.organizationId, employeeId, on],
  );
  if (later) return hrisMessages.changeInTheWay;
  const leaves = await tenant.one(
    `select 1 from separation where organization_id = $1 and employee_id = $2 and status in ('In progress', 'Settled') and effective_date <= $3`,
    [tenant.organizationId, employeeId, on],
  );
  return leaves ? hrisMessages.leavesBefore : undefined;
}

/** The record of employment that ends where a change begins. */
export const recordBefore = (tenant: Tenant, { employeeId, on }: Proposal) =>
  tenant.one<EntityRow<typeof employment>>(
    `select r.id, ${bodyColumns(employment)} from employment r
      where r.organization_id = $1 and r.employee_id = $2 and r.starts_on < $3 order by r.starts_on desc limit 1`,
    [tenant.organizationId, employeeId, on],
  );

type Reviewed = Pick<EntityRow<typeof employment>, (typeof reviewed)[number]>;

/** What holds once a review has taken effect: what it proposes, and otherwise what held before. */
const valuesAfter = (before: Reviewed | undefined, proposed: Partial<Reviewed>): Partial<Reviewed> =>
  Object.fromEntries(reviewed.map((name) => [name, proposed[name] ?? before?.[name] ?? null]));

/** What is in force of what is to change, in words. */
async function heldOf(tenant: Tenant, proposal: Proposal, body: Partial<Reviewed>) {
  const before = await recordBefore(tenant, proposal);
  const held: EntityRow<typeof employmentReview>['held'] = [];
  for (const name of reviewed) {
    if (body[name] === null) continue;
    const field = employment.fields[name];
    const value = before?.[name];
    const named =
      field.kind === 'reference' && value
        ? await tenant.one<{ name: string }>(
            `select ${field.name_field} as name from ${field.to} where organization_id = $1 and id = $2`,
            [tenant.organizationId, value],
          )
        : undefined;
    held.push({ what: name, was: named?.name ?? (value === null || value === undefined ? null : String(value)) });
  }
  return held;
}

export const reviewHooks: EntityHooks<typeof employmentReview> = {
  async beforeSave({ tenant, access, context, before }, body) {
    body.sender ??= before?.sender ?? access.userId;
    const { today } = ruleClockOf(context, access);
    const employeeId = body.employee;
    if (employeeId === body.sender) return { employee: [hrisMessages.ownReview] };
    const file = await tenant.one<{ is_supervised: boolean }>(
      `select ${supervises('e.user_id', '$3', '$4', 'e')} as is_supervised
         from employee e join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id and m.is_current
        where e.organization_id = $1 and e.user_id = $2`,
      [tenant.organizationId, employeeId, access.userId, today],
    );
    if (!file) return { employee: [messages.reference({ field: labels.employee })] };
    if (!file.is_supervised && !access.can('4.06', 'write')) return { employee: [recordMessages.notSupervised] };
    const type = await tenant.one<Pick<EntityRow<typeof reviewType>, 'change'>>(
      'select change from review_type where organization_id = $1 and id = $2',
      [tenant.organizationId, body.review_type],
    );
    body.change = type?.change ?? null;
    if (type && type.change !== 'Confirmation' && reviewed.every((name) => body[name] === null))
      return { non_field_errors: [hrisMessages.nothingReviewed] };
    const proposal = { employeeId, on: body.effective_date };
    body.held = await heldOf(tenant, proposal, body);
    const after = valuesAfter(await recordBefore(tenant, proposal), body);
    const step = await stepOf(tenant, after);
    if (step !== undefined) return { step: [step] };
    const reason = await inTheWay(tenant, proposal);
    return reason === undefined ? undefined : { effective_date: [reason] };
  },
};

export const reviewKind = defineRequestKind<typeof employmentReview>({
  entity: employmentReview,
  path: 'hris/:org/employment-review',
  async beforeApprove(tenant, record, writer) {
    const { today } = ruleClockOf(writer.context, writer.access);
    const on = record.effective_date;
    if (on < today) return { non_field_errors: [hrisMessages.dayPassed] };
    const proposal = { employeeId: record.employee, on };
    const reason = await inTheWay(tenant, proposal);
    if (reason !== undefined) return { non_field_errors: [reason] };
    const values = valuesAfter(await recordBefore(tenant, proposal), record);
    const missing = neededOfEmployment.filter((name) => values[name] === null);
    return missing.length
      ? { non_field_errors: missing.map((name) => messages.required({ field: employment.fields[name].label })) }
      : undefined;
  },
  async afterApprove(tenant, record, writer) {
    const employeeId = record.employee;
    const on = record.effective_date;
    const held = await recordBefore(tenant, { employeeId, on });
    const changed = await createRecord(writer, tenant, employment, employmentHooks, {
      ...valuesAfter(held, record),
      employee: employeeId,
      change: record.change,
      starts_on: on,
      probation_ends_on: record.change === 'Confirmation' ? null : (held?.probation_ends_on ?? null),
      confirmed_on: record.change === 'Confirmation' ? on : (held?.confirmed_on ?? null),
    });
    const type = await tenant.one<{ task_template_id: number | null }>(
      'select task_template_id from review_type where organization_id = $1 and id = $2',
      [tenant.organizationId, record.review_type],
    );
    await planTasks(tenant, writer, {
      process: 'Employment review',
      processId: record.id,
      employeeId,
      templateId: type?.task_template_id ?? null,
      date: on,
    });
    await tellOnceKnown(tenant, changed, { by: writer.access.userId, at: writer.context.clock() });
  },
});

export const reviewRoutes = (app: Api, context: Context): void => requestRoutes(app, context, reviewKind, reviewHooks);
