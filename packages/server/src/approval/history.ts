/** What was done with a request or a process, line by line. */
import type { Reassignment } from '@karmik/model/approval/request';
import { userRef } from '@karmik/model/kit/answer';
import * as z from 'zod/mini';
import { actorOf } from '../access/system.ts';
import type { Tenant } from '../db/database.ts';
import { personJson } from '../entity/person.ts';

interface Entry {
  readonly level: number | null;
  readonly action: string;
  /** Null where no one did it, but a day or the time. */
  readonly by: number | null;
  readonly actingFor: number | null;
  readonly remark: string;
  readonly at: Date;
  /** Of a step that follows the people: from whom it went, to whom, and why. */
  readonly moved?: { readonly because: Reassignment; readonly from: readonly number[]; readonly to: readonly number[] };
}

export async function addHistory(tenant: Tenant, entity: string, id: number, entry: Entry): Promise<void> {
  await tenant.query(
    `insert into approval_history (organization_id, entity, object_id, level, action_performed, action_performed_by_id, acting_for_id, remarks, created_at, because, moved_from, moved_to)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      tenant.organizationId,
      entity,
      id,
      entry.level,
      entry.action,
      actorOf(entry.by),
      entry.actingFor,
      entry.remark,
      entry.at,
      entry.moved?.because ?? null,
      entry.moved ? [...entry.moved.from] : null,
      entry.moved ? [...entry.moved.to] : null,
    ],
  );
}

export const historyAnswer = z.object({
  id: z.number(),
  level: z.nullable(z.number()),
  action_performed: z.string(),
  /** Null where no one did it, but a day or the time. */
  action_performed_by: z.nullable(userRef),
  acting_for: z.nullable(userRef),
  remarks: z.string(),
  created_at: z.string(),
  /** Of a step that went from some to others: why, such as `supervisor`. */
  moved: z.nullable(z.object({ because: z.string(), from: z.array(userRef), to: z.array(userRef) })),
});

const peopleJson = (ids: string) =>
  `(select coalesce(json_agg(${personJson('m')} order by m.full_name, m.id), '[]'::json) from person m where m.organization_id = h.organization_id and m.id = any(${ids}))`;

/** The lines of one object, the first first. */
export const historiesOf = (tenant: Tenant, entity: string, id: number) =>
  tenant.query<z.infer<typeof historyAnswer>>(
    `select h.id, h.level, h.action_performed, case when p.id is null then null else ${personJson('p')} end as action_performed_by, case when a.id is null then null else ${personJson('a')} end as acting_for, h.remarks, h.created_at,
            case when h.because is null then null else json_build_object('because', h.because, 'from', ${peopleJson('h.moved_from')}, 'to', ${peopleJson('h.moved_to')}) end as moved
       from approval_history h left join person p on p.organization_id = h.organization_id and p.id = h.action_performed_by_id
       left join person a on a.organization_id = h.organization_id and a.id = h.acting_for_id
      where h.organization_id = $1 and h.entity = $2 and h.object_id = $3 order by h.id`,
    [tenant.organizationId, entity, id],
  );

/** Who decided, and for whom where a stand-in did. */
export const decisionAnswer = z.object({ by: userRef, acting_for: z.nullable(userRef) });

/**
 * The column `decision` over the row `r` of a request: who decided last, null where that is open again or no person did. What went to other
 * approvers with the people is no decision.
 */
export const decisionColumn = (entity: string): string => `
  (select case when l.action_performed in ('Approved', 'Declined', 'Forwarded') then json_build_object('by', ${personJson('p')},
            'acting_for', case when a.id is null then null else ${personJson('a')} end) end
     from (select h.action_performed, h.action_performed_by_id, h.acting_for_id from approval_history h
            where h.organization_id = r.organization_id and h.entity = '${entity}' and h.object_id = r.id and h.because is null
            order by h.id desc limit 1) l
     join person p on p.organization_id = r.organization_id and p.id = l.action_performed_by_id
     left join person a on a.organization_id = r.organization_id and a.id = l.acting_for_id) as decision`;

/** Whether anybody has decided on any level. A step that went to someone else with the people is no decision. */
export async function isDecidedOn(tenant: Tenant, entity: string, id: number): Promise<boolean> {
  const decision = await tenant.one(
    'select 1 from approval_history where organization_id = $1 and entity = $2 and object_id = $3 and because is null limit 1',
    [tenant.organizationId, entity, id],
  );
  return decision !== undefined;
}
