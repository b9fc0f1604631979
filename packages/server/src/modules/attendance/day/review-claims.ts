/** Claims of overtime follow their days: an open one shrinks or expires, an approved one is marked. None grows by itself. */
import { claimOf, type WorkedDay } from '@karmik/model/attendance/overtime-claim-rules';
import { addHistory } from '../../../approval/history.ts';
import type { Tenant } from '../../../db/database.ts';
import { announce } from '../../../live/announce.ts';
import { hoursText } from '../overtime-words.ts';
import { overtimeRulesOf } from '../overtime.ts';
import type { PersonDay } from './gather.ts';

interface ClaimOfDay extends WorkedDay {
  readonly id: number;
  readonly sender_id: number;
  readonly claimed_on: string;
  readonly normalised: number;
  readonly status: string;
  readonly is_exceeded: boolean;
}

const entity = 'overtime_claim';

/** Looks again at the claims of days that were worked out again. */
export async function reviewClaims(tenant: Tenant, days: readonly PersonDay[], now: Date): Promise<void> {
  const claims = await tenant.query<ClaimOfDay>(
    `select c.id, c.sender_id, c.claimed_on, c.normalised, c.status, c.is_exceeded, coalesce(d.coefficient, 'Workday') as coefficient,
            coalesce(d.overtime, 0) as overtime, d.starts_at, d.punched_in, coalesce(w.mode = 'Fixed', false) as is_fixed
       from unnest($2::bigint[], $3::date[]) g (employee_id, day)
       join overtime_claim c on c.organization_id = $1 and c.sender_id = g.employee_id and c.claimed_on = g.day
        and c.status in ('Requested', 'Forwarded', 'Approved')
       left join attendance_day d on d.organization_id = $1 and d.employee_id = g.employee_id and d.day = g.day
       left join work_shift w on w.organization_id = $1 and w.id = d.work_shift_id
      order by c.id for update of c`,
    [tenant.organizationId, days.map((each) => each.employee_id), days.map(({ day }) => day)],
  );
  for (const claim of claims) await review(tenant, claim, now);
}

async function review(tenant: Tenant, claim: ClaimOfDay, now: Date): Promise<void> {
  const { organizationId } = tenant;
  const { id, sender_id, claimed_on, normalised: claimed, status } = claim;
  const detail = claimOf(claim, await overtimeRulesOf(tenant, organizationId, sender_id, claimed_on));
  const left = Math.min(claimed, detail.normalised);
  const isExceeded = left < claimed;
  if (status === 'Approved' ? isExceeded === claim.is_exceeded : !isExceeded) return;
  if (status === 'Approved') {
    await tenant.query(
      'update overtime_claim set is_exceeded = $3, updated_at = $4 where organization_id = $1 and id = $2',
      [organizationId, id, isExceeded, now],
    );
  } else {
    await tenant.query(
      `update overtime_claim set early = $3, late = $4, normalised = $5, status = case when $5 = 0 then 'Expired' else status end, updated_at = $6
        where organization_id = $1 and id = $2`,
      [organizationId, id, detail.early, detail.late, left, now],
    );
    if (left === 0)
      await tenant.query(
        `update approval_step set state = 'skipped' where organization_id = $1 and entity = $2 and object_id = $3 and state in ('open', 'waiting')`,
        [organizationId, entity, id],
      );
    await addHistory(tenant, entity, id, {
      level: null,
      action: left === 0 ? 'Expired' : 'Reduced',
      by: null,
      actingFor: null,
      remark: `The attendance of the day changed: ${hoursText(claimed)} → ${hoursText(left)}`,
      at: now,
    });
  }
  await announce(tenant, { organizationId, topic: entity, objectId: id });
}
