/** The plans of two people on the days of a swap: what they are, why they cannot change hands, and changing them. */
import { rosterMessages } from '@karmik/model/attendance/roster/messages';
import { rosterOf, rosterProblems } from '@karmik/model/attendance/roster/roster';
import type { RosterPerson } from '@karmik/model/attendance/roster/calls';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { addDays } from '@karmik/model/kit/zone';
import type { Access } from '../../../access/access.ts';
import type { Tenant } from '../../../db/database.ts';
import { requireOpen } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';
import { recomputeBatch } from '../day/recompute.ts';
import { lockRoster } from './plan.ts';
import { readPublished } from './read.ts';

export interface Swap {
  readonly sender: number;
  readonly colleague: number;
  readonly day: string;
  readonly return_day: string | null;
}

const daysOf = ({ day, return_day }: Swap): string[] => (return_day === null ? [day] : [day, return_day]);

/** What stands against a swap. It holds the roster and the months of its days until the end of the transaction. */
export async function judgeSwap(
  tenant: Tenant,
  organization: Access['organization'],
  swap: Swap,
): Promise<{ readonly plans: number[]; readonly problem?: FieldErrors }> {
  await lockRoster(tenant);
  const days = daysOf(swap).toSorted();
  for (const day of days) await requireOpen(tenant, 'attendance', day);
  const { sender, colleague } = swap;
  const range = { starts_on: days[0] ?? swap.day, ends_on: addDays(days.at(-1) ?? swap.day, 1) };
  const answer = await readPublished(tenant, [sender, colleague], range);
  const [one, other] = [sender, colleague].map((id) => answer.people.find(({ person }) => person.id === id));
  if (!one || !other) return { plans: [], problem: { colleague: [rosterMessages.notOnRoster] } };
  const before = rosterOf(answer, organization.timezone);
  const plans: number[] = [];
  for (const [field, day, giver, taker] of [
    ['day', swap.day, one, other],
    ['return_day', swap.return_day, other, one],
  ] as const) {
    if (day === null) continue;
    const [given, back] = [before.entry(giver, day), before.entry(taker, day)];
    if (given?.work_shift == null) return { plans, problem: { [field]: [rosterMessages.noShiftToSwap] } };
    if (!back) return { plans, problem: { [field]: [rosterMessages.noPlanToSwap({ name: taker.person.full_name })] } };
    if (given.work_shift === back.work_shift) return { plans, problem: { [field]: [rosterMessages.sameShift] } };
    plans.push(given.version, back.version);
  }
  const swapped = [one, other].map((person): RosterPerson => ({
    ...person,
    entries: takenOver(person, person === one ? other : one, days),
  }));
  // What was looked up of a person is kept with their entries, so that these are read again.
  const after = rosterOf(answer, organization.timezone);
  for (const person of swapped)
    for (const day of days.flatMap((each) => [each, addDays(each, 1)])) {
      const [found] = after.problems(person, day).filter((each) => each !== 'Holiday');
      if (found === undefined || before.problems(person === swapped[0] ? one : other, day).includes(found)) continue;
      const field = day === swap.return_day ? 'return_day' : 'day';
      return {
        plans,
        problem: {
          [field]: [
            rosterMessages.swapConflict({ name: person.person.full_name, day, problem: rosterProblems[found] }),
          ],
        },
      };
    }
  return { plans };
}

/** The entries of someone who has the plans of another on some days. */
const takenOver = (person: RosterPerson, other: RosterPerson, days: readonly string[]): RosterPerson['entries'] => [
  ...person.entries.filter(({ day }) => !days.includes(day)),
  ...other.entries.filter(({ day }) => days.includes(day)),
];

/** Gives each the plan of the other. A plan is never rewritten: another takes its place. */
export async function changeHands(tenant: Tenant, swap: Swap, now: Date): Promise<void> {
  const people = [swap.sender, swap.colleague];
  const plans = await tenant.query<{ employee_id: number; day: string; work_shift_id: number | null }>(
    `delete from roster_entry where organization_id = $1 and employee_id = any($2::bigint[]) and day = any($3::date[]) and is_published
     returning employee_id, day, work_shift_id`,
    [tenant.organizationId, people, daysOf(swap)],
  );
  await tenant.query(
    `insert into roster_entry (organization_id, employee_id, day, work_shift_id, branch_id, is_published, source, created_at)
     select $1, e.user_id, g.day, g.work_shift_id, e.branch_id, true, 'swap', $5
       from unnest($2::bigint[], $3::date[], $4::bigint[]) g (employee_id, day, work_shift_id)
       join employee e on e.organization_id = $1 and e.user_id = g.employee_id`,
    [
      tenant.organizationId,
      plans.map(({ employee_id: id }) => (id === swap.sender ? swap.colleague : swap.sender)),
      plans.map(({ day }) => day),
      plans.map(({ work_shift_id: shift }) => shift),
      now,
    ],
  );
  const told = { organizationId: tenant.organizationId, topic: 'roster_entry' };
  await announce(tenant, told);
  await announce(tenant, { ...told, userIds: people });
  await recomputeBatch(tenant, now, { people });
}
