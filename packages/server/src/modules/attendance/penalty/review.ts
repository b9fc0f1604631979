/** Penalties follow their days: one whose days prove otherwise is changed or withdrawn, unless its month is closed. None is added. */
import { penaltyReason } from '@karmik/model/attendance/penalty/penalty';
import type { PenaltyDraft } from '@karmik/model/attendance/penalty/work-out';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Tenant } from '../../../db/database.ts';
import { announce } from '../../../live/announce.ts';
import type { PersonDay } from '../day/gather.ts';
import { gatherPenalties, lockPenalties, rulesBetween, type PenaltyFact, type RuleFact } from './gather.ts';
import { giveBack } from './leave-part.ts';
import { tellOfPenalty } from './tell.ts';

interface Touched {
  readonly employee_id: number;
  readonly rule_id: number;
  readonly starts_on: string;
  readonly ends_on: string;
}

const following = `p.status in ('Generated', 'Confirmed')`;
const touched = `select p.employee_id, p.rule_id, min(p.period_from) as starts_on, max(p.period_to) as ends_on from penalty p`;

/** Looks again at the penalties in whose periods days were worked out again. */
export async function reviewPenalties(tenant: Tenant, days: readonly PersonDay[], now: Date): Promise<void> {
  await lockPenalties(tenant, 'to follow');
  await review(
    tenant,
    await tenant.query<Touched>(
      `${touched} where p.organization_id = $1 and ${following}
          and exists (select from unnest($2::bigint[], $3::date[]) g (employee_id, day)
                       where g.employee_id = p.employee_id and g.day between p.period_from and p.period_to)
          and p.employee_id = any($2::bigint[])
        group by p.employee_id, p.rule_id`,
      [tenant.organizationId, days.map((each) => each.employee_id), days.map(({ day }) => day)],
    ),
    now,
  );
}

/** Looks again at the penalties of a person, or of a rule, since which rules hold when has changed. */
export async function reviewPenaltiesOf(
  tenant: Tenant,
  of: { readonly employee: number } | { readonly rule: number },
  now: Date,
): Promise<void> {
  await lockPenalties(tenant, 'to follow');
  const [column, id] = 'employee' in of ? ['employee_id', of.employee] : ['rule_id', of.rule];
  await review(
    tenant,
    await tenant.query<Touched>(
      `${touched} where p.organization_id = $1 and ${following} and p.${column} = $2 group by p.employee_id, p.rule_id`,
      [tenant.organizationId, id],
    ),
    now,
  );
}

async function review(tenant: Tenant, pairs: readonly Touched[], now: Date): Promise<void> {
  if (pairs.length === 0) return;
  const span = {
    from: pairs.map(({ starts_on }) => starts_on).reduce((one, other) => (one < other ? one : other)),
    to: pairs.map(({ ends_on }) => ends_on).reduce((one, other) => (one > other ? one : other)),
  };
  const rules = await rulesBetween(tenant, span, [...new Set(pairs.map(({ rule_id }) => rule_id))]);
  const people = [...new Set(pairs.map(({ employee_id }) => employee_id))];
  const facts = await gatherPenalties(tenant, rules, people, span);
  for (const { employee_id, rule_id } of pairs) {
    const rule = rules.find(({ id }) => id === rule_id);
    if (!rule) continue;
    // Someone who has moved since keeps what they were given where they were.
    const { withdrawn, changed } = facts.planFor(rule, employee_id, rule.is_default);
    for (const penalty of withdrawn) await withdraw(tenant, rule, penalty, now);
    for (const { penalty, to } of changed) await change(tenant, penalty, to, now);
  }
}

async function keep(
  tenant: Tenant,
  { id, days }: PenaltyFact,
  action: 'Withdrawn' | 'Changed',
  after: object,
  now: Date,
): Promise<void> {
  const { organizationId } = tenant;
  await addHistory(tenant, 'penalty', id, {
    level: null,
    action,
    by: null,
    actingFor: null,
    remark: `Attendance changed. Counted before: ${days.join(', ')}`,
    at: now,
  });
  await writeAudit(tenant, {
    organizationId,
    actorId: null,
    action: action.toLowerCase(),
    objectType: 'penalty',
    objectId: id,
    before: { occurrences: days },
    after,
    at: now,
  });
  await announce(tenant, { organizationId, topic: 'penalty', objectId: id });
}

async function withdraw(tenant: Tenant, rule: RuleFact, penalty: PenaltyFact, now: Date): Promise<void> {
  await tenant.query(`update penalty set status = 'Withdrawn' where organization_id = $1 and id = $2`, [
    tenant.organizationId,
    penalty.id,
  ]);
  if (penalty.status === 'Confirmed') await giveBack(tenant, penalty.id, { userId: null, at: now });
  await keep(tenant, penalty, 'Withdrawn', { status: 'Withdrawn' }, now);
  if (penalty.status === 'Confirmed')
    await tellOfPenalty(tenant, {
      id: penalty.id,
      employeeId: penalty.employee_id,
      became: 'Withdrawn',
      reason: penaltyReason(rule.trigger, penalty.days.length),
      days: rule.days,
      actorId: null,
      now,
    });
}

async function change(tenant: Tenant, penalty: PenaltyFact, to: PenaltyDraft, now: Date): Promise<void> {
  const values = [tenant.organizationId, penalty.id] as const;
  // A closed month has its penalties; one that would move into it stays on its day.
  await tenant.query(
    `update penalty set occurred_on = $3 where organization_id = $1 and id = $2
        and not exists (select from period_lock k where k.organization_id = $1 and k.area = 'attendance' and k.state = 'closed'
                          and $3 between k.starts_on and k.ends_on)`,
    [...values, to.occurred_on],
  );
  await tenant.query('delete from penalty_occurrences where organization_id = $1 and parent_id = $2', [...values]);
  await tenant.query(
    `insert into penalty_occurrences (organization_id, parent_id, position, day, minutes)
     select $1, $2, n, day, minutes from unnest($3::date[], $4::integer[]) with ordinality o (day, minutes, n)`,
    [...values, to.occurrences.map(({ day }) => day), to.occurrences.map(({ minutes }) => minutes)],
  );
  await keep(tenant, penalty, 'Changed', { occurrences: to.occurrences.map(({ day }) => day) }, now);
}
