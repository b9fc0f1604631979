/** Generates penalties of a stretch of days: those that are not there yet. */
import { generatePenalties } from '@karmik/model/attendance/penalty/generation';
import { daysToRead, type PenaltyDraft } from '@karmik/model/attendance/penalty/work-out';
import type { BodyOf } from '@karmik/model/kit/fields';
import { writeAudit } from '../../../access/audit.ts';
import { actorOf } from '../../../access/system.ts';
import type { Tenant } from '../../../db/database.ts';
import { conflict } from '../../../http/errors.ts';
import { holdPeriods, requireOpen } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';
import { operation, type Writing } from '../../../operations/operation.ts';
import { calendarOf } from '../close/months.ts';
import { recomputeOrganization } from '../day/recompute.ts';
import { attendanceMessages } from '../messages.ts';
import { gatherPenalties, lockPenalties, rulesBetween, type RuleFact } from './gather.ts';

/** People whose days are read at once. */
const batch = 1_000;

interface NewPenalty extends PenaltyDraft {
  readonly employee_id: number;
  readonly rule: RuleFact;
}

interface Found {
  readonly penalties: readonly NewPenalty[];
  /** How many were left out, since they occurred in a month that is closed or being closed. */
  readonly closed: number;
}

type Wish = BodyOf<typeof generatePenalties.input.fields>;

/** The penalties of a stretch that are not there yet, by the day. @param only absent: of everyone */
async function newPenalties(
  tenant: Tenant,
  { starts_on: from, ends_on: to, rule }: Wish,
  only: readonly number[] | null = null,
): Promise<Found> {
  const rules = await rulesBetween(tenant, { from, to }, rule === null ? null : [rule]);
  if (rules.length === 0) return { penalties: [], closed: 0 };
  const span = daysToRead(rules, from, to, await calendarOf(tenant));
  const people = await tenant.query<{ id: number }>(
    `select user_id as id from employee where organization_id = $1 and joined_on <= $2
        and ($3::bigint[] is null or user_id = any($3)) order by user_id`,
    [tenant.organizationId, to, only],
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

/** Names a penalty that is not there yet. */
const keyOf = ({ employee_id, rule, occurred_on }: NewPenalty): string => `${employee_id}:${rule.id}:${occurred_on}`;

/** What of it must still be as it was previewed when it is stored. */
const termsOf = ({ rule, occurrences }: NewPenalty): string => JSON.stringify([rule.action, rule.days, occurrences]);

/** Two that generate come one after the other, and no month of the penalties closes meanwhile. */
async function hold(tenant: Tenant): Promise<void> {
  await holdPeriods(tenant, 'attendance');
  await lockPenalties(tenant, 'to generate');
}

async function tell(
  { tenant, userId, clock: { now } }: Writing,
  action: 'generated' | 'withdrawn',
  { starts_on, ends_on }: Wish,
  penalties: readonly number[],
): Promise<void> {
  const { organizationId } = tenant;
  await writeAudit(tenant, {
    organizationId,
    actorId: userId,
    action,
    objectType: 'penalty',
    objectId: `${starts_on} – ${ends_on}`,
    after: { penalties },
    at: now,
  });
  await announce(tenant, { organizationId, topic: 'penalty' });
}

/** @returns the ids of the stored penalties, by their keys */
async function store(
  { tenant, userId, clock: { now } }: Writing,
  penalties: readonly NewPenalty[],
): Promise<Map<string, number>> {
  const made = await tenant.query<{ key: string; id: number }>(
    `with given as (
       select * from jsonb_to_recordset($2::jsonb) as g (key text, employee_id bigint, rule_id bigint, trigger text, occurred_on date, period_from date,
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
     select g.key, m.id from made m join given g using (employee_id, rule_id, occurred_on) order by m.id`,
    [
      tenant.organizationId,
      JSON.stringify(
        penalties.map(({ rule, ...draft }) => ({
          ...draft,
          key: keyOf({ ...draft, rule }),
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
  return new Map(made.map(({ key, id }) => [key, id]));
}

export const penaltyGeneration = operation<
  typeof generatePenalties.input.fields,
  typeof generatePenalties.rows,
  string
>(generatePenalties, {
  // What was punched and decided a moment ago counts.
  async prepare({ context, tenant }) {
    await recomputeOrganization(tenant, context.clock);
  },
  async look({ tenant }, wish) {
    const { penalties, closed } = await newPenalties(tenant, wish);
    return {
      rows: penalties.map((each) => {
        const { employee_id: employee, rule, occurred_on, occurrences } = each;
        const { id, name, trigger, action, days } = rule;
        return {
          key: keyOf(each),
          values: { employee, trigger, occurrences, occurred_on, days, action, rule: { id, name } },
          facts: termsOf(each),
        };
      }),
      ...(closed > 0 && { notice: attendanceMessages.penaltiesOfClosedMonth({ count: closed }) }),
    };
  },
  async apply(writing, wish, rows) {
    const { tenant } = writing;
    await hold(tenant);
    const { penalties } = await newPenalties(
      tenant,
      wish,
      rows.map(({ values }) => values.employee),
    );
    const found = new Map(penalties.map((each) => [keyOf(each), each]));
    const kept: NewPenalty[] = [];
    for (const { key, values, facts } of rows) {
      const each = found.get(key);
      if (each === undefined) await requireOpen(tenant, 'attendance', values.occurred_on);
      else if (termsOf(each) === facts) kept.push(each);
      else throw conflict(attendanceMessages.penaltyChanged, 'penalty_changed');
    }
    if (kept.length === 0) return rows.map(() => ({ isUnchanged: true }));
    const made = await store(writing, kept);
    await tell(writing, 'generated', wish, [...made.values()]);
    return rows.map(({ key }) => {
      const receipt = made.get(key);
      return receipt === undefined ? { isUnchanged: true } : { receipt };
    });
  },
  async undo(writing, wish, receipts) {
    const { tenant, userId, clock } = writing;
    await hold(tenant);
    const withdrawn = await tenant.query<{ id: number }>(
      `with taken as (
         update penalty p set status = 'Withdrawn' where p.organization_id = $1 and p.id = any($2::bigint[]) and p.status = 'Generated'
            and not exists (select from period_lock k where k.organization_id = $1 and k.area = 'attendance' and k.state <> 'open'
                              and p.occurred_on between k.starts_on and k.ends_on)
         returning id),
       said as (
         insert into approval_history (organization_id, entity, object_id, action_performed, action_performed_by_id, remarks, created_at)
         select $1, 'penalty', id, 'Withdrawn', $4, '', $3 from taken)
       select id from taken order by id`,
      [tenant.organizationId, receipts.map(({ receipt }) => Number(receipt)), clock.now, actorOf(userId)],
    );
    if (withdrawn.length === 0) throw conflict(attendanceMessages.penaltiesDecided, 'penalties_decided');
    await tell(
      writing,
      'withdrawn',
      wish,
      withdrawn.map(({ id }) => id),
    );
  },
});
