/** Tasks that come again: their rules, and the work that makes the tasks on their days. */
import type { ViewerType } from '@karmik/model/kit/actions';
import { nextRun } from '@karmik/model/task/next-run';
import { workingDayFrom } from '@karmik/model/task/schedule';
import { taskRecurrence, type Every } from '@karmik/model/task/task';
import * as z from 'zod/mini';
import { member } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { mountWorkflow } from '../../entity/workflow-routes.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { asQuery, scopeView } from '../../entity/scope.ts';
import type { Api } from '../../http/api.ts';
import { announce } from '../../live/announce.ts';
import { leftPeople } from './tasks.ts';
import { notifyOfTask } from './notifications.ts';
import { workingDays } from './working-days.ts';

const day = 86_400_000;
const later = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

interface Rule {
  readonly first_run: string;
  readonly every: Every;
  readonly until: string | null;
}

/** The first day of a rule after another one; none where the rule has ended by then. */
function nextOf({ first_run, every, until }: Rule, after: string): string | null {
  const next = nextRun(first_run, every, after);
  return until !== null && next > until ? null : next;
}

export const recurrenceHooks: EntityHooks<typeof taskRecurrence> = {
  async beforeSave(write, body) {
    const { access, before, context } = write;
    const { today } = ruleClockOf(context, access);
    body.created_by = before?.created_by ?? access.userId;
    const rule = body as unknown as Rule & { is_paused: boolean };
    // Days that went by while it was not there, or paused, are not made up for.
    const isSame =
      before && before.first_run === rule.first_run && before.every === rule.every && before.until === rule.until;
    const wasPaused = before?.is_paused === true && !rule.is_paused;
    if (!isSame || wasPaused) body.next_run = nextOf(rule, later(today, -1));
    return leftPeople(write, body);
  },
};

export function taskRecurrenceRoutes(app: Api, context: Context): void {
  const hooks: EntityHooks = { ...recurrenceHooks, ...scopeView(context, taskRecurrence, ['own']) };
  const own = { as: (): ViewerType => 'user', hooks };
  mountWorkflow<ViewerType>(app, context, {
    entity: taskRecurrence,
    base: '/api/v1/task/recurring/',
    access: member,
    plural: 'My recurring tasks',
    singular: 'recurring task of mine',
    as: asQuery,
    viewFor: () => hooks,
    viewerOf: (_access, as) => ({ type: as, isSender: true, flags: {} }),
    shape: { can_edit: z.boolean() },
    extendDetail: ({ access }) => ({ can_edit: !access.isAuditUser }),
    create: { ...own, summary: 'Let a task come again and again' },
    edit: {
      ...own,
      summary: 'Change a recurring task of mine; tasks that are there stay as they are',
      fields: taskRecurrence.fields,
    },
    remove: { ...own, summary: 'Remove a recurring task of mine; tasks that are there stay' },
  });
}

interface Due extends Rule {
  readonly organization_id: number;
  readonly id: number;
  readonly today: string;
}

/**
 * Makes the tasks whose day has come in the zone of their organisation, one for each day that a rule names. Any number of servers may
 * run it, and twice: a day of a rule has one task.
 */
export async function makeRecurringTasks({ database, clock }: Context): Promise<void> {
  const now = clock();
  const due = await database.everywhere.query<Due>(
    `select r.organization_id, r.id, ($1::timestamptz at time zone o.timezone)::date::text as today, r.first_run, r.every, r.until
       from task_recurrence r join organization o on o.id = r.organization_id
       join membership m on m.organization_id = r.organization_id and m.user_id = r.created_by_id and m.is_current
      where not r.is_paused and r.next_run <= ($1::timestamptz at time zone o.timezone)::date
        and not exists (select from application_setting s where s.organization_id = o.id and 'tasks' = any(s.disabled_applications))
      order by r.next_run, r.id limit 100`,
    [now],
  );
  for (const rule of due)
    await database.organization(rule.organization_id).transaction((tenant) => makeDue(tenant, rule, now));
}

async function makeDue(tenant: Tenant, { id, today }: Due, now: Date): Promise<void> {
  const place = [tenant.organizationId, id] as const;
  const rule = await tenant.one<
    Rule & {
      next_run: string | null;
      title: string;
      days_to_do: number;
      created_by_id: number;
      moves_off_days: boolean;
    }
  >(
    `select first_run, every, until, next_run, title, days_to_do, created_by_id, moves_off_days
       from task_recurrence where organization_id = $1 and id = $2 and not is_paused for update`,
    place,
  );
  if (!rule) return;
  const isWorking = rule.moves_off_days ? await workingDays(tenant) : () => true;
  let next = rule.next_run;
  for (; next !== null && next <= today; next = nextOf(rule, next)) {
    // It stays the task of its own day, wherever that moves (WC-3).
    const starts = workingDayFrom(next, isWorking);
    const made = await tenant.one<{ id: number }>(
      `insert into task (organization_id, title, description, priority, result_area_id, project_id, approval_needed, checklist_rule, tells_observers, starts_on, deadline, created_by_id, recurrence_id, run_on, status, created_at)
       select organization_id, title, description, priority, result_area_id, project_id, approval_needed, 'As the organization', true, $6::date, $4::date, created_by_id, id, $3::date, 'Pending', $5
         from task_recurrence where organization_id = $1 and id = $2
       on conflict (organization_id, recurrence_id, run_on) do nothing returning id`,
      [...place, next, later(starts, rule.days_to_do), now, starts],
    );
    if (!made) continue;
    const copied = [...place, made.id];
    const named = async (list: 'responsible' | 'observers') => {
      const people = await tenant.query<{ id: number }>(
        `insert into task_${list} (organization_id, parent_id, position, person_id)
         select organization_id, $3, position, person_id from task_recurrence_${list} where organization_id = $1 and parent_id = $2
         returning person_id as id`,
        copied,
      );
      return people.map(({ id: person }) => person);
    };
    const [responsible, observers] = [await named('responsible'), await named('observers')];
    await tenant.query(
      `insert into task_checklist (organization_id, parent_id, position, item, is_done)
       select organization_id, $3, position, item, false from task_recurrence_checklist where organization_id = $1 and parent_id = $2`,
      copied,
    );
    await writeAudit(tenant, {
      organizationId: tenant.organizationId,
      actorId: null,
      action: 'created',
      objectType: 'task',
      objectId: made.id,
      after: { title: rule.title, recurrence: id, run_on: next },
      at: now,
    });
    const about = { taskId: made.id, title: rule.title, at: now, actorId: rule.created_by_id };
    await notifyOfTask(tenant, 'assigned', { ...about, recipientIds: responsible });
    await notifyOfTask(tenant, 'observed', { ...about, recipientIds: observers });
    await announce(tenant, { organizationId: tenant.organizationId, topic: 'task', objectId: made.id });
  }
  await tenant.query('update task_recurrence set next_run = $3 where organization_id = $1 and id = $2', [
    ...place,
    next,
  ]);
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'task_recurrence', objectId: id });
}
