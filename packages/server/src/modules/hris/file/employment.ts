/** Employment records: one that begins ends the one before, and each takes effect on its day in the organisation's zone. */
import { neededOfEmployment, employment } from '@karmik/model/hris/employment';
import { stepProblem } from '@karmik/model/hris/scale';
import { hrisPaths } from '@karmik/model/hris/paths';
import { linkTo } from '@karmik/model/kit/links';
import { messages } from '@karmik/model/kit/messages';
import { bilingual } from '@karmik/model/kit/text';
import type { Message } from '@karmik/model/kit/message';
import { writeAudit } from '../../../access/audit.ts';
import { followPeople } from '../../../approval/follow-people.ts';
import type { Context } from '../../../context.ts';
import { insideOf, type Queries, type Tenant } from '../../../db/database.ts';
import type { Body, EntityHooks } from '../../../entity/hooks.ts';
import { isKnown } from '../../../entity/known.ts';
import { succession } from '../../../entity/succession.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { announce } from '../../../live/announce.ts';
import { notify } from '../../notification/notify.ts';

const follow = succession(employment);

/** Why a record cannot have its step on its level; undefined where it can. */
export async function stepOf(tenant: Tenant, body: Body): Promise<Message | undefined> {
  if (typeof body.step !== 'number' || typeof body.employment_level !== 'number') return undefined;
  const level = await tenant.one<{ scale_steps: number | null }>(
    'select scale_steps from employment_level where organization_id = $1 and id = $2',
    [tenant.organizationId, body.employment_level],
  );
  return level && stepProblem(level, body.step);
}

export const employmentHooks: EntityHooks<typeof employment> = {
  async beforeSave(write, body) {
    const { before } = write;
    if (!before) {
      const missing = neededOfEmployment.filter((name) => body[name] === null || body[name] === undefined);
      if (missing.length)
        return Object.fromEntries(
          missing.map((name) => [name, [messages.required({ field: employment.fields[name].label })]]),
        );
    }
    const problem = await stepOf(write.tenant, body);
    if (problem !== undefined) return { step: [problem] };
    if (typeof body.employment_type === 'number' && (body.contract_ends_on ?? null) === null) {
      const type = await write.tenant.one<{ is_contract: boolean }>(
        'select is_contract from employment_type where organization_id = $1 and id = $2',
        [write.tenant.organizationId, body.employment_type],
      );
      if (type?.is_contract)
        return { contract_ends_on: [messages.required({ field: employment.fields.contract_ends_on.label })] };
    }
    return follow.beforeSave(write, body);
  },
  async afterSave({ context, access, tenant, before, id }, body) {
    const { today, now } = ruleClockOf(context, access);
    if (body.starts_on > today) {
      if (body.is_published && !before?.is_published) await tellOnceKnown(tenant, id, { by: access.userId, at: now });
      return;
    }
    await tenant.query(
      'update employment set applied_at = coalesce(applied_at, $3) where organization_id = $1 and employee_id = $2 and starts_on <= $4',
      [tenant.organizationId, body.employee, now, today],
    );
    const moved = await place(tenant, tenant.organizationId, [body.employee], today);
    const about = moved.map(({ user_id: id }) => id);
    await followPeople(
      tenant,
      context.modules.requestKinds,
      { about },
      { because: 'place', by: access.userId, today, now },
    );
  },
  beforeGoingOn(body) {
    // Neither the letter nor the day of the confirmation belong to what HR changed for everyone.
    Object.assign(body, { change: 'Other', letter: null, remarks: null });
  },
  beforeDelete: follow.beforeDelete,
};

interface Telling {
  readonly by: number | null;
  readonly at: Date;
}

/** Notifies the employee of a change as soon as they know of it: at once, when it is published, or on its day. */
export async function tellOnceKnown(tenant: Tenant, id: number, telling: Telling): Promise<void> {
  await tenant.query('update employment set is_to_be_told = true where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
  ]);
  await tellKnown(tenant, telling, tenant.organizationId);
}

const { choices: changeNames } = employment.fields.change;

/** Notifies employees of the changes that they know of and were not told yet. @param organization absent: of all */
async function tellKnown(queries: Queries, { by, at }: Telling, organization: number | null = null): Promise<void> {
  // Statements over all organizations are not told the time of the server.
  if (organization === null) await queries.query("select set_config('app.now', $1, true)", [at.toISOString()]);
  const known = await queries.query<{
    organization_id: number;
    employee_id: number;
    change: keyof typeof changeNames;
    starts_on: string;
  }>(
    `update employment h set is_to_be_told = false where h.is_to_be_told and ($1::bigint is null or h.organization_id = $1) and ${isKnown('h')}
      returning h.organization_id, h.employee_id, h.change, h.starts_on`,
    [organization],
  );
  for (const { organization_id: organizationId, employee_id: employeeId, change, starts_on: on } of known) {
    const { en, ne } = changeNames[change];
    await notify(queries, {
      organizationId,
      recipientIds: [employeeId],
      actorId: by,
      text: bilingual(`${en} takes effect on ${on}`, `${ne} ${on} देखि लागु हुन्छ`),
      category: 'hris',
      topic: 'review',
      url: linkTo(hrisPaths.profile, {}),
      at,
    });
  }
}

/** Puts people where the record in force on a day says. */
async function place(queries: Queries, organizationId: number, people: readonly number[], today: string) {
  return queries.query<{ id: number; user_id: number }>(
    `update employee e set branch_id = r.branch_id, division_id = r.division_id, job_title_id = r.job_title_id,
                           employment_type_id = r.employment_type_id, employment_level_id = r.employment_level_id,
                           contract_ends_on = r.contract_ends_on
       from employment r
      where e.organization_id = $1 and e.user_id = any($2) and r.organization_id = e.organization_id and r.employee_id = e.user_id
        and r.starts_on <= $3::date and (r.ends_on is null or r.ends_on >= $3::date)
        and (e.branch_id, e.division_id, e.job_title_id, e.employment_type_id, e.employment_level_id, e.contract_ends_on)
            is distinct from (r.branch_id, r.division_id, r.job_title_id, r.employment_type_id, r.employment_level_id, r.contract_ends_on)
      returning e.id, e.user_id`,
    [organizationId, people, today],
  );
}

/**
 * Lets records take effect whose day has come in the zone of their organisation. Each does so once, however often and however late this
 * runs; of several that are due, the one in force today counts.
 */
export async function applyEmployments({ database, clock, modules: { requestKinds } }: Context): Promise<void> {
  const now = clock();
  await database.everywhere.transaction(async (queries) => {
    const due = await queries.query<{ organization_id: number; today: string; people: number[] }>(
      `with due as (
         update employment r set applied_at = $1 from organization o
          where o.id = r.organization_id and r.applied_at is null and r.starts_on <= ($1::timestamptz at time zone o.timezone)::date
         returning r.organization_id, r.employee_id, ($1::timestamptz at time zone o.timezone)::date as today)
       select organization_id, today, array_agg(distinct employee_id) as people from due group by 1, 2`,
      [now],
    );
    for (const { organization_id: organizationId, today, people } of due) {
      const moved = await place(queries, organizationId, people, today);
      const about = moved.map(({ user_id: id }) => id);
      await followPeople(
        insideOf(queries, organizationId),
        requestKinds,
        { about },
        { because: 'place', by: null, today, now },
      );
      for (const { id } of moved)
        await writeAudit(queries, {
          organizationId,
          actorId: null,
          action: 'took_effect',
          objectType: 'employee',
          objectId: id,
          after: { on: today },
          at: now,
        });
      await announce(queries, { organizationId, topic: 'employment' });
      await announce(queries, { organizationId, topic: 'employment', userIds: people });
      await announce(queries, { organizationId, topic: 'directory' });
    }
    await tellKnown(queries, { by: null, at: now });
  });
}
