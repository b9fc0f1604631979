/** The beginning of a separation: by HR, or by a resignation that was approved. */
import type { EntityRow } from '@karmik/model/kit/entity';
import type { separation } from '@karmik/model/hris/separation';
import { hrisPaths } from '@karmik/model/hris/paths';
import { questionsOf, type Structure } from '@karmik/model/questions/structure';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks, SavedBody, Write } from '../../../entity/hooks.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { notify } from '../../notification/notify.ts';
import { planTasks } from '../process/task-plan.ts';
import { hrisMessages } from '../messages.ts';

interface TypeRow {
  readonly category: EntityRow<typeof separation>['category'];
  readonly task_template_id: number | null;
  readonly introduction: string | null;
  readonly structure: Structure | null;
}

const typeOf = (tenant: Tenant, id: number) =>
  tenant.one<TypeRow>(
    `select t.category, t.task_template_id, q.description as introduction, q.structure from separation_type t
       left join question_set q on q.organization_id = t.organization_id and q.id = t.question_set_id and t.needs_exit_interview
      where t.organization_id = $1 and t.id = $2`,
    [tenant.organizationId, id],
  );

/** Whether someone is about to leave. */
export const hasSeparation = async (tenant: Tenant, employeeId: number, exceptId = 0): Promise<boolean> =>
  (await tenant.one(
    `select 1 from separation where organization_id = $1 and employee_id = $2 and status in ('In progress', 'Settled') and id <> $3`,
    [tenant.organizationId, employeeId, exceptId],
  )) !== undefined;

export const separationHooks: EntityHooks<typeof separation> = {
  async beforeSave({ tenant, id }, body) {
    const employeeId = body.employee;
    // Two beginnings at once come one after the other.
    await tenant.query('select 1 from membership where organization_id = $1 and user_id = $2 for no key update', [
      tenant.organizationId,
      employeeId,
    ]);
    const person = await tenant.one<{ joined_on: string }>(
      `select e.joined_on from employee e join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id and m.is_current
        where e.organization_id = $1 and e.user_id = $2`,
      [tenant.organizationId, employeeId],
    );
    if (!person) return { employee: [hrisMessages.noFile] };
    if (await hasSeparation(tenant, employeeId, id)) return { employee: [hrisMessages.aboutToLeave] };
    if (body.effective_date <= person.joined_on) return { effective_date: [hrisMessages.leavesBeforeJoining] };
    body.category = (await typeOf(tenant, body.separation_type))?.category ?? null;
    return undefined;
  },

  async afterSave(write, body) {
    if (write.before) return moveTasks(write, body);
    const { tenant, context, access, id } = write;
    const employeeId = body.employee;
    const type = await typeOf(tenant, body.separation_type);
    await planTasks(tenant, write, {
      process: 'Separation',
      processId: id,
      employeeId,
      templateId: type?.task_template_id ?? null,
      date: body.effective_date,
    });
    if (!type?.structure || questionsOf(type.structure).length === 0) return;
    const { now } = ruleClockOf(context, access);
    await tenant.query(
      'insert into exit_interview (organization_id, separation_id, employee_id, introduction, structure, created_at) values ($1, $2, $3, $4, $5::jsonb, $6)',
      [tenant.organizationId, id, employeeId, type.introduction, JSON.stringify(type.structure), now],
    );
    await notify(tenant, {
      organizationId: tenant.organizationId,
      recipientIds: [employeeId],
      actorId: access.userId,
      text: {
        en: 'Please answer the exit interview before you leave',
        ne: 'कृपया जानुअघि बहिर्गमन अन्तर्वार्ताको उत्तर दिनुहोस्',
      },
      category: 'hris',
      topic: 'separation',
      url: hrisPaths.exitInterview,
      canBeReminded: true,
      at: now,
    });
  },
};

/** Open tasks stand as many days from the new date as they did from the one before. */
async function moveTasks(
  { tenant, before, id }: Write<typeof separation>,
  body: SavedBody<typeof separation>,
): Promise<void> {
  if (!before || before.effective_date === body.effective_date) return;
  await tenant.query(
    `update process_task set due_on = due_on + ($3::date - $4::date) where organization_id = $1 and process = 'Separation' and process_id = $2 and status = 'Open'`,
    [tenant.organizationId, id ?? 0, body.effective_date, before.effective_date],
  );
}
