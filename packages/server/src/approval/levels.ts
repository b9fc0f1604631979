/** From policies to the steps of one request: who is asked, in which order. Made once, when the request is sent. */
import { approvalPolicy, type Approver } from '@karmik/model/approval/policy';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { supervisionOn } from '../access/supervision.ts';
import type { Tenant } from '../db/database.ts';
import { bodyColumn } from '../entity/columns.ts';

interface Level {
  readonly approver: Approver | 'Reviewer';
  readonly quorum: 'Any' | 'All';
  readonly may_approve: boolean;
  readonly may_decline: boolean;
  readonly may_forward: boolean;
  readonly remind_after_hours: number | null;
  readonly on_timeout: 'remind' | 'escalate';
}

const usual = {
  quorum: 'Any',
  may_approve: true,
  may_decline: true,
  may_forward: true,
  remind_after_hours: 48,
  on_timeout: 'remind',
} as const;
/** What holds where an organisation has no policy: the supervisors one after the other. */
const usualLevels: readonly Level[] = (['Supervisor 1', 'Supervisor 2', 'Supervisor 3'] as const).map((approver) => ({
  ...usual,
  approver,
}));
const hrLevel: Level = { ...usual, approver: 'HR', may_forward: false };

/** Reviewers look first and never approve themselves; then HR decides. */
const reviewedLevels: readonly Level[] = [{ ...usual, approver: 'Reviewer', may_approve: false }, hrLevel];

export interface Sent {
  readonly entity: string;
  readonly id: number;
  readonly senderId: number;
  /** Whom it is about; the sender, where it is about nobody else. */
  readonly aboutId: number;
  /** What policies compare with their least amount. */
  readonly amount: string;
  /** Who holds this decides as HR. */
  readonly hrCode: PermissionCode;
  /** Who looks at it first, where no policy says otherwise. */
  readonly reviewers?: readonly number[];
  readonly today: string;
  readonly now: Date;
}

/**
 * People who hold a code, HR admins among them; never somebody whose membership has ended. Of common groups a tenant sees those that act in
 * it.
 */
export async function holdersOf(tenant: Tenant, code: PermissionCode): Promise<number[]> {
  const rows = await tenant.query<{ id: number }>(
    `select m.user_id as id from membership m
      where m.organization_id = $1 and m.is_current and not m.is_audit_user and (m.is_hr_admin or exists (
        select from membership_group mg join permission_group g on g.organization_id = mg.organization_id and g.id = mg.group_id
         where mg.user_id = m.user_id and (mg.organization_id = m.organization_id or g.is_common) and g.codes && array[$2, $3])) order by m.user_id`,
    [tenant.organizationId, code, `${code.split('.')[0]}.00`],
  );
  return rows.map((row) => row.id);
}

async function policyLevels(
  tenant: Tenant,
  sent: Sent,
): Promise<{ levels: readonly Level[]; personId: number | null }> {
  const policy = await tenant.one<{ levels: Level[]; person_id: number | null }>(
    `select ${bodyColumn(approvalPolicy, 'levels', approvalPolicy.fields.levels)}, r.person_id from approval_policy r
       left join employee e on e.organization_id = r.organization_id and e.user_id = $3
      where r.organization_id = $1 and r.request_type = $2 and r.is_active and (r.least_amount is null or r.least_amount <= $4::numeric)
        and (r.division_id is null or r.division_id = e.division_id) and (r.branch_id is null or r.branch_id = e.branch_id)
      order by r.priority, r.id limit 1`,
    [tenant.organizationId, sent.entity, sent.aboutId, sent.amount],
  );
  return policy
    ? { levels: policy.levels, personId: policy.person_id }
    : { levels: sent.reviewers ? reviewedLevels : usualLevels, personId: null };
}

async function supervisorsOf(tenant: Tenant, senderId: number, today: string): Promise<Map<number, number[]>> {
  const rows = await tenant.query<{ position: number; id: number }>(
    `select s.position, s.supervisor_id as id from ${supervisionOn('$3')} s
       join membership m on m.organization_id = s.organization_id and m.user_id = s.supervisor_id and m.is_current
      where s.organization_id = $1 and s.subordinate_id = $2`,
    [tenant.organizationId, senderId, today],
  );
  const byPosition = new Map<number, number[]>();
  for (const { position, id } of rows) byPosition.set(position, [...(byPosition.get(position) ?? []), id]);
  return byPosition;
}

/**
 * Writes the steps of a request that was sent and opens the first that has anybody to ask. The sender is never asked about their own
 * request, nor is whom it is about; a level without anybody is skipped, and where none is left HR is asked.
 * @returns who is asked now
 */
export async function openSteps(tenant: Tenant, sent: Sent): Promise<number[]> {
  const { levels, personId } = await policyLevels(tenant, sent);
  const supervisors = await supervisorsOf(tenant, sent.aboutId, sent.today);
  const people = async (approver: Level['approver']): Promise<number[]> => {
    if (approver === 'Reviewer') return [...(sent.reviewers ?? [])];
    if (approver === 'HR') return holdersOf(tenant, sent.hrCode);
    if (approver === 'Person') return personId === null ? [] : [personId];
    return supervisors.get(Number(approver.at(-1))) ?? [];
  };
  const steps: (Level & { candidates: number[] })[] = [];
  const isOther = (id: number) => id !== sent.senderId && id !== sent.aboutId;
  for (const level of levels) steps.push({ ...level, candidates: (await people(level.approver)).filter(isOther) });
  if (steps.every((step) => step.candidates.length === 0))
    steps.push({ ...hrLevel, candidates: (await holdersOf(tenant, sent.hrCode)).filter(isOther) });
  let asked: number[] = [];
  for (const [index, step] of steps.entries()) {
    const isEmpty = step.candidates.length === 0;
    const opens = !isEmpty && asked.length === 0;
    if (opens) asked = step.candidates;
    await tenant.query(
      `insert into approval_step (organization_id, entity, object_id, level, approver, candidates, quorum, may_approve, may_decline, may_forward,
                                  remind_after_hours, on_timeout, state, opened_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        tenant.organizationId,
        sent.entity,
        sent.id,
        index + 1,
        step.approver,
        step.candidates,
        step.quorum === 'All' ? step.candidates.length : 1,
        step.may_approve,
        step.may_decline,
        step.may_forward,
        step.remind_after_hours,
        step.on_timeout,
        isEmpty ? 'skipped' : opens ? 'open' : 'waiting',
        opens ? sent.now : null,
      ],
    );
  }
  return asked;
}
