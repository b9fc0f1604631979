/** Generates penalties of a stretch of days: those that are not there yet. A dry run works out the same and stores nothing. */
import { daysToRead, type PenaltyDraft } from '@karmik/model/attendance/penalty/work-out';
import type { DaySpan } from '@karmik/model/kit/period';
import { writeAudit } from '../../../access/audit.ts';
import { actorOf } from '../../../access/system.ts';
import type { Tenant } from '../../../db/database.ts';
import { holdPeriods } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';
import { calendarOf } from '../close/months.ts';
import { gatherPenalties, lockPenalties, rulesBetween, type RuleFact } from './gather.ts';

/** People whose days are read at once. */
const batch = 1_000;

interface NewPenalty extends PenaltyDraft {
  readonly employee_id: number;
  readonly rule: RuleFact;
}

export interface Generated {
  readonly penalties: readonly NewPenalty[];
  /** How many were left out, since they occurred in a month that is closed or being closed. */
  readonly closed: number;
}

interface Wish extends DaySpan {
  /** Absent: all rules. */
  readonly rule: number | null;
}

/** The penalties of a stretch that are not there yet, by the day. */
export async function newPenalties(tenant: Tenant, { from, to, rule }: Wish): Promise<Generated> {
  const rules = await rulesBetween(tenant, { from, to }, rule === null ? null : [rule]);
  if (rules.length === 0) return { penalties: [], closed: 0 };
  const span = daysToRead(rules, from, to, await calendarOf(tenant));
  const people = await tenant.query<{ id: number }>(
    'select user_id as id from employee where organization_id = $1 and joined_on <= $2 order by user_id',
    [tenant.organizationId, to],
  );
  const locks = await tenant.query<{ starts_on: string; ends_on: string }>(
    `select starts_on, ends_on from period_lock where organization_id = $1 and area = 'attendance' and state <> 'open'`,
    [tenant.organizationId],
  );
  const isLocked = (day: string) => locks.some(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
  const found: NewPenalty[] = [];
  for (let at = 0; at < people.length; at += batch) {
    const some = people.slice(at, at + batch).map(({ id }) => id);
    const facts = await gatherPenalties(tenant, rules, some, span);
    for (const employee_id of some)
      for (const each of rules)
        for (const draft of facts.planFor(each, employee_id).added)
          if (draft.occurred_on >= from && draft.occurred_on <= to) found.push({ ...draft, employee_id, rule: each });
  }
  const penalties = found
    .filter(({ occurred_on }) => !isLocked(occurred_on))
    .sort((one, other) => (one.occurred_on < other.occurred_on ? -1 : one.occurred_on > other.occurred_on ? 1 : 0));
  return { penalties, closed: found.length - penalties.length };
}

/** Stores the penalties of a stretch that are not there yet. Two at once come one after the other, and the second finds nothing left. */
export async function generatePenalties(
  tenant: Tenant,
  wish: Wish,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<Generated> {
  await holdPeriods(tenant, 'attendance');
  await lockPenalties(tenant, 'to generate');
  const generated = await newPenalties(tenant, wish);
  const { organizationId } = tenant;
  if (generated.penalties.length === 0) return generated;
  const made = await tenant.query<{ id: number }>(
    `with given as (
       select * from jsonb_to_recordset($2::jsonb) as g (employee_id bigint, rule_id bigint, trigger text, occurred_on date, period_from date,
         period_to date, action text, days numeric, occurrences jsonb)),
     made as (
       insert into penalty (organization_id, employee_id, rule_id, trigger, occurred_on, period_from, period_to, action, days, status, created_at)
       select $1, employee_id, rule_id, trigger, occurred_on, period_from, period_to, action, days, 'Generated', $3 from given
       returning id, employee_id, rule_id, occurred_on),
     of_days as (
       insert into penalty_occurrences (organization_id, parent_id, position, day, minutes)
       select $1, m.id, o.n, (o.v ->> 'day')::date, (o.v ->> 'minutes')::integer
         from made m join given g using (employee_id, rule_id, occurred_on)
        cross join lateral jsonb_array_elements(g.occurrences) with ordinality o (v, n)),
     said as (
       insert into approval_history (organization_id, entity, object_id, action_performed, action_performed_by_id, remarks, created_at)
       select $1, 'penalty', id, 'Generated', $4, '', $3 from made)
     select id from made order by id`,
    [
      organizationId,
      JSON.stringify(
        generated.penalties.map(({ rule, ...draft }) => ({
          ...draft,
          rule_id: rule.id,
          trigger: rule.trigger,
          action: rule.action,
          days: rule.days,
        })),
      ),
      now,
      actorOf(userId),
    ],
  );
  await writeAudit(tenant, {
    organizationId,
    actorId: userId,
    action: 'generated',
    objectType: 'penalty',
    objectId: `${wish.from} – ${wish.to}`,
    after: { penalties: made.map(({ id }) => id) },
    at: now,
  });
  await announce(tenant, { organizationId, topic: 'penalty' });
  return generated;
}
