/** A request for leave weighed: its days counted, what stands against it, and the balance before and after. */
import { comingLines } from '@karmik/model/leave/engine/explanation';
import {
  countDays,
  countedBeforeOf,
  sandwichReach,
  type CountedLeave,
  type PersonDay,
} from '@karmik/model/leave/engine/counting';
import { balanceAt } from '@karmik/model/leave/engine/account';
import type { LeaveYear } from '@karmik/model/leave/engine/leave-year';
import { quantityText, sumOf, unitsOf } from '@karmik/model/leave/engine/quantity';
import { requestProblems, type RequestedLeave, type RequestProblems } from '@karmik/model/leave/engine/request';
import { keepsBalance, type LeaveLine } from '@karmik/model/leave/engine/rule';
import type { LeavePart } from '@karmik/model/leave/vocabulary';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { addDays } from '@karmik/model/kit/zone';
import type { Tenant } from '../../../db/database.ts';
import { accountKey, accountLines, pendingDays } from '../account/lines.ts';
import { personDays } from '../account/days.ts';
import { leaveTakers, type LeaveTaker } from '../account/people.ts';
import {
  rulesOf,
  settingOn,
  settingsOf,
  yearsBetween,
  type MasterSetting,
  type RuledType,
} from '../account/settings.ts';
import { leaveServerMessages } from '../messages.ts';

/** A request as far as it is counted. */
export interface AskedLeave {
  /** 0 for one that is not stored yet. */
  readonly id: number;
  readonly sender: number;
  readonly leave_type: number;
  readonly from_date: string;
  readonly to_date: string;
  readonly first_part: LeavePart;
  readonly last_part: LeavePart;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly file: number | null;
  readonly is_offline: boolean;
}

export interface WeighedLeave {
  readonly rule: RuledType;
  readonly counted: CountedLeave;
  readonly problems: RequestProblems;
  /** Leave years in which its days are. */
  readonly years: readonly LeaveYear[];
  /** On its first day, less what other undecided requests hold; null where the leave has no balance. */
  readonly available: string | null;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Decimal hours between two times of a day. */
function hoursBetween(start: string | null, end: string | null): string | null {
  if (start === null || end === null) return null;
  const units = (BigInt(minutesOf(end) - minutesOf(start)) * 10_000n) / 60n;
  return quantityText(units);
}

/** Leave that a person has asked for already, of any type, around some days. */
const othersOf = (tenant: Tenant, { sender, id, from_date, to_date }: AskedLeave) =>
  tenant.query<{ from_date: string; to_date: string; first_part: LeavePart; last_part: LeavePart; byHours: boolean }>(
    `select from_date, to_date, first_part, last_part, start_time is not null as "byHours" from leave_request
      where organization_id = $1 and sender_id = $2 and id <> $3 and status in ('Requested', 'Forwarded', 'Approved') and from_date <= $5 and to_date >= $4`,
    [tenant.organizationId, sender, id, from_date, to_date],
  );

/** Days of the type that were taken or asked for, other than by this request. */
const takenOf = (tenant: Tenant, { sender, id, leave_type }: AskedLeave) =>
  tenant.query<{ on: string; counts: string; isEarlier: boolean }>(
    `select d.day as "on", d.quantity::text as counts, $3::bigint = 0 or r.id < $3 as "isEarlier" from leave_request r
       join leave_request_days d on d.organization_id = r.organization_id and d.parent_id = r.id
      where r.organization_id = $1 and r.sender_id = $2 and r.id <> $3 and r.leave_type_id = $4 and r.status in ('Requested', 'Forwarded', 'Approved')
        and d.quantity > 0 order by d.day`,
    [tenant.organizationId, sender, id, leave_type],
  );

const blocksOn = (tenant: Tenant, { leave_type, from_date, to_date }: AskedLeave, { branch, division }: LeaveTaker) =>
  tenant.query<{ name: string; from_date: string; to_date: string }>(
    `select name, from_date, to_date from leave_block where organization_id = $1 and from_date <= $3 and to_date >= $2
        and (leave_types = '{}' or $4 = any(leave_types)) and (branches = '{}' or $5 = any(branches)) and (divisions = '{}' or $6 = any(divisions))
      order by from_date`,
    [tenant.organizationId, from_date, to_date, leave_type, branch, division],
  );

/** What an account holds with what it gets without work until a day: what is earned by work is not foreseen. */
function foreseen(
  rule: RuledType,
  person: LeaveTaker,
  lines: readonly LeaveLine[],
  years: readonly LeaveYear[],
  until: string,
): LeaveLine[] {
  if (rule.accrual === 'per_days_worked') return [...lines];
  return [...lines, ...comingLines({ rule, person, lines, pending: [], years }, until)];
}

interface Counting {
  readonly setting: MasterSetting;
  readonly settings: readonly MasterSetting[];
  readonly rule: RuledType;
  readonly counted: CountedLeave;
  readonly taken: Awaited<ReturnType<typeof takenOf>>;
  readonly hours: string | null;
  readonly dayOf: (day: string) => PersonDay;
}

/**
 * Counts the days of a request by its rule.
 * @param type.isArchivedToo what was approved is counted by the rule of a type that is offered no more
 * @returns errors by field where no rule is there to count it by
 */
export async function countAsked(
  tenant: Tenant,
  asked: AskedLeave,
  type: { readonly isArchivedToo: boolean },
): Promise<Counting | { readonly errors: FieldErrors }> {
  const { sender, leave_type: typeId, from_date: from, to_date: to } = asked;
  const settings = await settingsOf(tenant);
  const setting = settingOn(settings, from);
  if (setting === undefined) return { errors: { from_date: [leaveServerMessages.noSetting({ day: from })] } };
  const [rule] = await rulesOf(tenant, setting.id, { id: typeId, ...type });
  if (rule === undefined)
    return { errors: { leave_type: [leaveServerMessages.notOffered({ setting: setting.name })] } };
  const dayOf = await personDays(tenant, sender, addDays(from, -sandwichReach), addDays(to, sandwichReach), asked.id);
  const hours = hoursBetween(asked.start_time, asked.end_time);
  const taken = await takenOf(tenant, asked);
  // What was asked for later finds this request's days counted before it.
  const countedBefore = countedBeforeOf(
    taken.filter(({ isEarlier }) => isEarlier),
    { from, to, dayOf },
  );
  const counted = countDays(rule, {
    from,
    to,
    firstPart: asked.first_part,
    lastPart: asked.last_part,
    hours,
    countedBefore,
    dayOf,
  });
  return { setting, settings, rule, counted, taken, hours, dayOf };
}

/**
 * Weighs a request. Whoever stores it holds its sender's account meanwhile.
 * @param filedOn the day on which it was sent
 * @param isDecided whether somebody decides on it now
 * @returns errors by field where no rule is there to weigh it by
 */
export async function weigh(
  tenant: Tenant,
  asked: AskedLeave,
  filedOn: string,
  { isDecided = false } = {},
): Promise<WeighedLeave | { readonly errors: FieldErrors }> {
  const { sender, leave_type: typeId, from_date: from, to_date: to } = asked;
  const counting = await countAsked(tenant, asked, { isArchivedToo: false });
  if ('errors' in counting) return counting;
  const { setting, settings, rule, counted, taken, hours, dayOf } = counting;
  if (!rule.is_visible && !asked.is_offline)
    return { errors: { leave_type: [leaveServerMessages.notOffered({ setting: setting.name })] } };
  if (setting.cut_off !== null && filedOn > setting.cut_off && !asked.is_offline)
    return { errors: { from_date: [leaveServerMessages.pastCutOff({ day: setting.cut_off })] } };
  const [person] = await leaveTakers(tenant, filedOn, [sender]);
  if (person === undefined) return { errors: { non_field_errors: [leaveServerMessages.noFile] } };
  const years = yearsBetween(settings, from < filedOn ? from : filedOn, to);
  const key = accountKey(sender, typeId);
  const posted = (await accountLines(tenant, [sender], typeId)).get(key) ?? [];
  const pending = (await pendingDays(tenant, [sender], { request: asked.id, isDecided })).get(key) ?? [];
  const lines = foreseen(rule, person, posted, years, to);
  const requested: RequestedLeave = {
    from_date: from,
    to_date: to,
    first_part: asked.first_part,
    last_part: asked.last_part,
    hours,
    hasFile: asked.file !== null,
    is_offline: asked.is_offline,
  };
  const problems = requestProblems(rule, person, requested, {
    category: rule.category,
    today: filedOn,
    years,
    counted,
    lines,
    pending,
    taken,
    others: await othersOf(tenant, asked),
    blocks: await blocksOn(tenant, asked, person),
    isDayOff: (day) => dayOf(day).kind !== 'work',
  });
  const later = lines.filter(({ on, kind }) => on > from && kind === 'taken').map(({ quantity }) => unitsOf(quantity));
  const held = sumOf(pending.map(({ counts }) => unitsOf(counts)));
  return {
    rule,
    counted,
    problems,
    years,
    available: keepsBalance(rule.category) ? quantityText(unitsOf(balanceAt(lines, from)) + sumOf(later) - held) : null,
  };
}
