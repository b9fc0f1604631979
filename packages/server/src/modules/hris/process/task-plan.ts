/** The tasks of separations, reviews and candidates as they are made from a template. */
import type { processes } from '@karmik/model/hris/process-setting';
import { supervisionOn } from '../../../access/supervision.ts';
import type { Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { announceTasks, countTasks, notifyAssigned } from './task-word.ts';

interface Planned {
  readonly process: keyof typeof processes;
  readonly processId: number;
  /** Whom it is about; null for a candidate, who has no account yet. */
  readonly employeeId: number | null;
  /** The supervisor of a candidate; that of an employee is known. */
  readonly supervisorId?: number | null;
  readonly templateId: number | null;
  /** The day from which those of the tasks are counted. */
  readonly date: string;
}

interface Template {
  readonly title: string;
  readonly description: string | null;
  readonly unit_id: number | null;
  readonly is_clearance: boolean;
  readonly is_mandatory: boolean;
  readonly due_on: string;
  readonly assignee: number | null;
}

/** Writes the tasks of a template, and tells those who are to do them. A clearance is never the employee's own. */
export async function planTasks(
  tenant: Tenant,
  { context, access }: { readonly context: Context; readonly access: Access },
  { process, processId, employeeId, supervisorId = null, templateId, date }: Planned,
): Promise<void> {
  if (templateId === null) return;
  const { now, today } = ruleClockOf(context, access);
  const tasks = await tenant.query<Template>(
    `select t.title, t.description, t.unit_id, t.is_clearance, t.is_mandatory, ($3::date + t.days)::text as due_on,
            (select m.user_id from membership m where m.organization_id = t.organization_id and m.is_current and m.user_id = case t.assigned_to
               when 'Supervisor' then coalesce($6, (select s.supervisor_id from ${supervisionOn('$5')} s where s.organization_id = t.organization_id and s.subordinate_id = $4
                  order by s.position limit 1))
               when 'Head of unit' then (select d.head_id from division d where d.organization_id = t.organization_id and d.id = t.unit_id)
               when 'Employee' then $4
               when 'Person' then t.person_id end) as assignee
       from template_task t where t.organization_id = $1 and t.template_id = $2 order by t.days, t.id`,
    [tenant.organizationId, templateId, date, employeeId, today, supervisorId],
  );
  const candidateId = process === 'Pre-employment' ? processId : null;
  const asked = new Set<number>();
  for (const task of tasks) {
    const assignee = task.is_clearance && task.assignee !== null && task.assignee === employeeId ? null : task.assignee;
    if (assignee !== null) asked.add(assignee);
    await tenant.query(
      `insert into process_task (organization_id, process, process_id, employee_id, title, description, unit_id, is_clearance, due_on, assignee_id, status, created_at,
         is_mandatory, candidate_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'Open', $11, $12, $13)`,
      [
        tenant.organizationId,
        process,
        processId,
        employeeId,
        task.title,
        task.description,
        task.unit_id,
        task.is_clearance,
        task.due_on,
        assignee,
        now,
        task.is_mandatory,
        candidateId,
      ],
    );
  }
  if (candidateId !== null) await countTasks(tenant, candidateId);
  await notifyAssigned(tenant, [...asked], access.userId, { employeeId, candidateId }, now);
  await announceTasks(tenant, process, processId);
}
