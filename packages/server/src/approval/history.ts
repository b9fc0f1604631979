/** What was done with a request or a process, line by line. */
import { userRef } from '@karmik/model/kit/answer';
import * as z from 'zod/mini';
import type { Tenant } from '../db/database.ts';
import { personJson } from '../entity/person.ts';

interface Entry {
  readonly level: number | null;
  readonly action: string;
  readonly by: number;
  readonly actingFor: number | null;
  readonly remark: string;
  readonly at: Date;
}

export async function addHistory(tenant: Tenant, entity: string, id: number, entry: Entry): Promise<void> {
  await tenant.query(
    `insert into approval_history (organization_id, entity, object_id, level, action_performed, action_performed_by_id, acting_for_id, remarks, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [tenant.organizationId, entity, id, entry.level, entry.action, entry.by, entry.actingFor, entry.remark, entry.at],
  );
}

export const historyAnswer = z.object({
  id: z.number(),
  level: z.nullable(z.number()),
  action_performed: z.string(),
  action_performed_by: userRef,
  acting_for: z.nullable(userRef),
  remarks: z.string(),
  created_at: z.string(),
});

/** The lines of one object, the first first. */
export const historiesOf = (tenant: Tenant, entity: string, id: number) =>
  tenant.query<z.infer<typeof historyAnswer>>(
    `select h.id, h.level, h.action_performed, ${personJson('p')} as action_performed_by, case when a.id is null then null else ${personJson('a')} end as acting_for, h.remarks, h.created_at
       from approval_history h join person p on p.organization_id = h.organization_id and p.id = h.action_performed_by_id
       left join person a on a.organization_id = h.organization_id and a.id = h.acting_for_id
      where h.organization_id = $1 and h.entity = $2 and h.object_id = $3 order by h.id`,
    [tenant.organizationId, entity, id],
  );
