/** Employment records: one that begins ends the one before, and each takes effect on its day in the organisation's zone. */
import { neededOfEmployment, employment } from '@karmik/model/hris/employment';
import { messages } from '@karmik/model/kit/messages';
import type { FieldErrors } from '@karmik/model/kit/schema';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/database.ts';
import type { Body, EntityHooks, Write } from '../../../entity/hooks.ts';
import { momentOf } from '../../../entity/write.ts';
import { announce } from '../../../live/announce.ts';

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** The first records of people who have just become employees. Whoever creates employees calls it in the same transaction. */
export async function beginEmployment(queries: Queries, organizationId: number, userIds: readonly number[], at: Date) {
  await queries.query(
    `insert into employment (organization_id, employee_id, change, starts_on, branch_id, division_id, job_title_id, employment_type_id, employment_level_id, applied_at, created_at)
     select e.organization_id, e.user_id, 'Appointment', e.joined_on, e.branch_id, e.division_id, e.job_title_id, e.employment_type_id, e.employment_level_id, $3, $3
       from employee e where e.organization_id = $1 and e.user_id = any($2)
        and not exists (select from employment h where h.organization_id = e.organization_id and h.employee_id = e.user_id)`,
    [organizationId, userIds, at],
  );
}

interface Neighbour {
  readonly id: number;
  readonly starts_on: string;
  readonly ends_on: string | null;
}

/** Ends what is in force the day before a new record begins; what begins later than it is in its way. */
async function makeRoom(write: Write, body: Body): Promise<FieldErrors | undefined> {
  const { tenant, id = 0 } = write;
  const overlapping = await tenant.query<Neighbour>(
    `select id, starts_on, ends_on from employment where organization_id = $1 and employee_id = $2 and id <> $3
        and daterange(starts_on, ends_on, '[]') && daterange($4, $5, '[]') order by starts_on for update`,
    [tenant.organizationId, body.employee as number, id, body.starts_on as string, body.ends_on as string | null],
  );
  const [first, ...others] = overlapping;
  if (!first) return undefined;
  if (others.length || first.starts_on >= (body.starts_on as string)) return { starts_on: [messages.overlap] };
  await setEnd(write, first, dayBefore(body.starts_on as string));
  return undefined;
}

async function setEnd({ tenant, access, context }: Write, record: Neighbour, endsOn: string | null): Promise<void> {
  await tenant.query('update employment set ends_on = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    record.id,
    endsOn,
  ]);
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    action: 'updated',
    objectType: 'employment',
    objectId: record.id,
    before: { ends_on: record.ends_on },
    after: { ends_on: endsOn },
    at: context.clock(),
  });
}

export const employmentHooks: EntityHooks = {
  async beforeSave(write, body) {
    const { before } = write;
    if (!before) {
      const missing = neededOfEmployment.filter((name) => body[name] === null || body[name] === undefined);
      if (missing.length)
        return Object.fromEntries(missing.map((name) => [name, [messages.required(employment.fields[name].label.en)]]));
      return makeRoom(write, body);
    }
    if (before.starts_on === body.starts_on && before.ends_on === body.ends_on) return undefined;
    // A record that is moved takes the end of the one before it along.
    const earlier = await write.tenant.one<Neighbour>(
      'select id, starts_on, ends_on from employment where organization_id = $1 and employee_id = $2 and ends_on = $3',
      [write.tenant.organizationId, before.employee as number, dayBefore(before.starts_on as string)],
    );
    if (earlier && (body.starts_on as string) > (before.starts_on as string)) {
      // The one that goes makes room first, so that the two never overlap.
      await write.tenant.query('update employment set starts_on = $3 where organization_id = $1 and id = $2', [
        write.tenant.organizationId,
        write.id ?? 0,
        body.starts_on as string,
      ]);
      await setEnd(write, earlier, dayBefore(body.starts_on as string));
    }
    return makeRoom(write, body);
  },
  async afterSave({ context, access, tenant }, body) {
    const { today, now } = momentOf(context, access);
    if ((body.starts_on as string) > today) return;
    await tenant.query(
      'update employment set applied_at = coalesce(applied_at, $3) where organization_id = $1 and employee_id = $2 and starts_on <= $4',
      [tenant.organizationId, body.employee as number, now, today],
    );
    await place(tenant, tenant.organizationId, [body.employee as number], today);
  },
  async beforeDelete(write) {
    const { tenant, before } = write;
    const earlier = await tenant.one<Neighbour>(
      'select id, starts_on, ends_on from employment where organization_id = $1 and employee_id = $2 and ends_on = $3',
      [tenant.organizationId, (before?.employee as number) ?? 0, dayBefore(before?.starts_on as string)],
    );
    if (!earlier) return;
    // It goes before the one before it goes on, so that the two never overlap.
    await tenant.query('delete from employment where organization_id = $1 and id = $2', [
      tenant.organizationId,
      write.id,
    ]);
    await setEnd(write, earlier, null);
  },
};

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
export async function applyEmployments({ database, clock }: Context): Promise<void> {
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
      await announce(queries, { organizationId, topic: 'directory' });
    }
  });
}
