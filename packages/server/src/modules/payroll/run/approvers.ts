/** Who approves a payroll: on each level those whom the setting names, else anyone who may prepare payrolls. No one decides on a payroll that they prepared. */
import type { payrollSetting } from '@karmik/model/payroll/setup/setting';
import type { Access } from '../../../access/access.ts';
import { holdersOf } from '../../../approval/levels.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import type { Conditions } from '../../../entity/query.ts';
import { conflict } from '../../../http/errors.ts';
import { payrollMessages as says } from '../messages.ts';

const approvers = `payroll_setting_approvers a where a.organization_id = r.organization_id`;

/** The last approvals of a payroll: those since it was sent. */
const approvedBy = (me: string): string =>
  `exists (select from approval_history h where h.organization_id = r.organization_id and h.entity = 'pay_run' and h.object_id = r.id
     and h.action_performed = 'Approved' and h.action_performed_by_id = ${me}
     and h.id > coalesce((select max(s.id) from approval_history s where s.organization_id = r.organization_id and s.entity = 'pay_run' and s.object_id = r.id
                           and s.action_performed = 'Approval pending'), 0))`;

/** What a person may do with payrolls. */
const codesOf = (access: Access): string[] => [
  ...(access.can('11.00', 'write') ? ['11.00'] : []),
  ...(access.can('11.99', 'read') ? ['11.99'] : []),
];

/** The places of a person in a statement: who they are, and what they may do. */
const placesOf = (access: Access, where: Pick<Conditions, 'value'>) => ({
  me: `${where.value(access.userId)}::bigint`,
  codes: `${where.value(access.isAuditUser ? [] : codesOf(access))}::text[]`,
});
type Places = ReturnType<typeof placesOf>;

/** Whether a person is among those of the level on which a payroll `r` is. */
const isOfLevel = ({ me, codes }: Places): string =>
  `case when exists (select from ${approvers})
     then cardinality(${codes}) > 0 and exists (select from ${approvers} and a.level = r.approvals + 1 and (a.person_id = ${me} or a.permission = any(${codes})))
     else '11.00' = any(${codes}) end`;

/** Whether a payroll `r` waits for the decision of a person, as SQL. */
export function waitsFor(access: Access, where: Pick<Conditions, 'value'>): string {
  const places = placesOf(access, where);
  return `(r.status = 'Approval pending' and r.prepared_by_id is distinct from ${places.me} and not ${approvedBy(places.me)} and ${isOfLevel(places)})`;
}

/** What a person is to the approval of a payroll: it waits for them, they approved already, others decide; null where none is under way. */
export type Part = 'waits' | 'approved' | 'others' | null;

/** The part of a person in the approval of a payroll `r`, as SQL. */
export function partOf(access: Access, where: Pick<Conditions, 'value'>): string {
  const places = placesOf(access, where);
  return `case when r.status <> 'Approval pending' then null when ${approvedBy(places.me)} then 'approved' when ${isOfLevel(places)} then 'waits' else 'others' end`;
}

interface Approver {
  readonly level: number;
  readonly person_id: number | null;
  readonly permission: '11.00' | '11.99' | null;
}

const namedOf = (tenant: Tenant): Promise<Approver[]> =>
  tenant.query<Approver>(
    'select level, person_id, permission from payroll_setting_approvers where organization_id = $1 order by level, position',
    [tenant.organizationId],
  );

/** How many approvals a payroll needs: one of each level that is named, else as many as the setting says. */
export async function levelsOf(tenant: Tenant, otherwise: number): Promise<number> {
  return (await namedOf(tenant)).at(-1)?.level ?? otherwise;
}

/** People who decide on each level, by its number; undefined where no level names anyone. Who prepared the payroll is none of them. */
async function peopleByLevel(
  tenant: Tenant,
  preparedBy: number | null,
): Promise<ReadonlyMap<number, readonly number[]> | undefined> {
  const named = await namedOf(tenant);
  if (named.length === 0) return undefined;
  const readers = new Set(await holdersOf(tenant, '11.99'));
  const byLevel = new Map<number, readonly number[]>();
  for (const [level, all] of Map.groupBy(named, (each) => each.level)) {
    const people = await Promise.all(
      all.map(async ({ person_id, permission }) => (permission === null ? [person_id] : holdersOf(tenant, permission))),
    );
    byLevel.set(level, people.flat().filter((id) => id !== null && id !== preparedBy && readers.has(id)) as number[]);
  }
  return byLevel;
}

/**
 * Whether each level of a payroll has someone else than who prepared it.
 * @throws 409 where one has not
 */
export async function requireApprovers(tenant: Tenant, preparedBy: number | null): Promise<void> {
  for (const [level, people] of (await peopleByLevel(tenant, preparedBy)) ?? [])
    if (people.length === 0) throw conflict(says.levelEmpty({ level }), 'level_empty');
}

/** Who may decide next on a payroll that waits for approval. */
export async function nextApprovers(tenant: Tenant, run: number): Promise<readonly number[]> {
  const row = await tenant.one<{ approvals: number; prepared_by_id: number | null }>(
    `select approvals, prepared_by_id from pay_run where organization_id = $1 and id = $2 and status = 'Approval pending'`,
    [tenant.organizationId, run],
  );
  if (!row) return [];
  const named = await peopleByLevel(tenant, row.prepared_by_id);
  return named?.get(row.approvals + 1) ?? (await holdersOf(tenant, '11.00')).filter((id) => id !== row.prepared_by_id);
}

/** A named approver sees payroll; who sets the day of generating is the one in whose name it is done. */
export const payrollSettingHooks: EntityHooks<typeof payrollSetting> = {
  async beforeSave({ access, tenant, before }, body) {
    const day = body.generate_on_day ?? null;
    const isSame = before !== undefined && before.generate_on_day === day;
    body.generate_by = day === null ? null : isSame ? before.generate_by : access.userId;
    if (body.approvers.length === 0) return undefined;
    const readers = new Set(await holdersOf(tenant, '11.99'));
    const without = body.approvers.findIndex(({ person }) => person !== null && !readers.has(person));
    return without < 0 ? undefined : { [`approvers.${without}.person`]: [says.approverWithoutRight] };
  },
};
