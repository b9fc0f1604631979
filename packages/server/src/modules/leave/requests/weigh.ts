/** A request for leave weighed: its days counted, what stands against it, and the balance before and after. */
import {
  comingLines,
  forecast,
  foreseenLines,
  type ForeseenLine,
  type LeaveOutlook,
} from '@karmik/model/leave/engine/explanation';
import {
  countDays,
  countedBeforeOf,
  sandwichReach,
  type CountedLeave,
  type PersonDay,
} from '@karmik/model/leave/engine/counting';
import { laterOf, type LeaveYear } from '@karmik/model/leave/engine/leave-year';
import { quantityText, unitsOf } from '@karmik/model/leave/engine/quantity';
import { requestProblems, type RequestedLeave, type RequestProblems } from '@karmik/model/leave/engine/request';
import { keepsBalance } from '@karmik/model/leave/engine/rule';
import type { LeavePart, PunchedDayCount } from '@karmik/model/leave/vocabulary';
import type { OccupiedDay } from '@karmik/model/attendance/day/occupied';
import { leaveRequestMessages } from '@karmik/model/leave/engine/messages';
import { mostPunches } from '@karmik/model/leave/request';
import { listed } from '@karmik/model/kit/message';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { addDays } from '@karmik/model/kit/zone';
import type { Tenant } from '../../../db/database.ts';
import { everyDay, occupiedDays } from '../../attendance/day/occupied.ts';
import { accountKey, accountLines, pendingDays } from '../account/lines.ts';
import { personDays } from '../account/days.ts';
import { leaveTakers, type LeaveTaker } from '../account/people.ts';
import {
  rulesByYear,
  rulesOf,
  settingOn,
  settingsOf,
  yearsBetween,
  type MasterSetting,
  type RuledType,
} from '../account/settings.ts';
import { leaveServerMessages } from '../messages.ts';
import { punchedDaysCount, punchesDuring, type LeavePunch } from './punched.ts';

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
  /** How days on which attendance was logged count, where the sender said so. */
  readonly on_punched_days: PunchedDayCount | null;
  readonly is_offline: boolean;
}

export interface WeighedLeave {
  readonly rule: RuledType;
  readonly counted: CountedLeave;
  readonly problems: RequestProblems;
  /** Attendance that was logged at the time of the leave. */
  readonly punches: readonly LeavePunch[];
  /** How those days count; null where nothing was logged. */
  readonly punchedDays: PunchedDayCount | null;
  /** Leave years in which its days are. */
  readonly years: readonly LeaveYear[];
  /** On its first day, less what other undecided requests hold; null where the leave has no balance. */
  readonly available: string | null;
  /** The account from the day of filing until its last day, with its own days; null where the leave has no balance. */
  readonly forecast: { readonly balance: string; readonly lines: readonly ForeseenLine[] } | null;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Decimal hours between two times of a day. */
function hoursBetween(start: string | null, end: string | null): string | null {
  if (start === null || end === null) return null;
  const units = (BigInt(minutesOf(end) - minutesOf(start)) * 10_000n) / 60n;
  return quantityText(units);
}

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

/** What is earned by work is not foreseen. */
const foreseeable = (rule: RuledType): RuledType =>
  rule.accrual === 'per_days_worked' ? { ...rule, accrual: 'none' } : rule;

interface Counting {
  readonly setting: MasterSetting;
  readonly settings: readonly MasterSetting[];
  readonly rule: RuledType;
  readonly counted: CountedLeave;
  readonly taken: Awaited<ReturnType<typeof takenOf>>;
  readonly hours: string | null;
  readonly dayOf: (day: string) => PersonDay;
  readonly occupied: (day: string) => OccupiedDay;
  readonly punches: readonly LeavePunch[];
  readonly punchedDays: PunchedDayCount | 'Ask';
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
  const planOf = await personDays(tenant, sender, addDays(from, -sandwichReach), addDays(to, sandwichReach), asked.id);
  const span = [...everyDay(from, to, null).keys()];
  const occupied = await occupiedDays(tenant, sender, span, { kind: 'leave', id: asked.id });
  const punches = await punchesDuring(tenant, asked, (day) => occupied(day).hours);
  const punchedDays = await punchedDaysCount(tenant, asked.on_punched_days);
  const worked = new Set(punchedDays === 'Work' ? punches.map(({ day }) => day) : []);
  const dayOf = (day: string): PersonDay => (worked.has(day) ? { ...planOf(day), isWorked: true } : planOf(day));
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
  return { setting, settings, rule, counted, taken, hours, dayOf, occupied, punches, punchedDays };
}

/**
 * Weighs a request. The person who stores it holds its sender's account meanwhile.
 * @param filedOn the day on which it was sent
 * @param isDecided whether someone decides on it now
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
  const { setting, settings, rule, counted, taken, hours, dayOf, punches, punchedDays } = counting;
  if (!rule.is_visible && !asked.is_offline)
    return { errors: { leave_type: [leaveServerMessages.notOffered({ setting: setting.name })] } };
  if (setting.cut_off !== null && filedOn > setting.cut_off && !asked.is_offline)
    return { errors: { from_date: [leaveServerMessages.pastCutOff({ day: setting.cut_off })] } };
  const [person] = await leaveTakers(tenant, filedOn, [sender]);
  if (person === undefined) return { errors: { non_field_errors: [leaveServerMessages.noFile] } };
  const key = accountKey(sender, typeId);
  const posted = (await accountLines(tenant, [sender], typeId)).get(key) ?? [];
  const pending = (await pendingDays(tenant, [sender], { request: asked.id, isDecided })).get(key) ?? [];
  const until = [to, ...pending.map(({ on }) => on), ...posted.map(({ on }) => on)].reduce(laterOf);
  const years = yearsBetween(settings, from < filedOn ? from : filedOn, until);
  const ruleIn = await rulesByYear(tenant, settings, typeId);
  const outlook: LeaveOutlook = {
    rule: foreseeable(rule),
    ruleOf: (year) => foreseeable(ruleIn(year) ?? rule),
    person,
    lines: posted,
    pending,
    years,
  };
  const requested: RequestedLeave = {
    from_date: from,
    to_date: to,
    first_part: asked.first_part,
    last_part: asked.last_part,
    hours,
    times: asked.start_time === null || asked.end_time === null ? null : [asked.start_time, asked.end_time],
    hasFile: asked.file !== null,
    is_offline: asked.is_offline,
  };
  const days = counted.days.map(({ on }) => on);
  const beside = days.some((day) => day < from || day > to);
  const occupied = beside
    ? await occupiedDays(tenant, sender, [...days, from, to], { kind: 'leave', id: asked.id })
    : counting.occupied;
  const problems = requestProblems(rule, person, requested, {
    category: rule.category,
    today: filedOn,
    years,
    counted,
    lines: posted,
    comingWith: (held) => comingLines({ ...outlook, lines: [...posted, ...held], pending: [] }, to),
    pending,
    taken,
    occupied,
    blocks: await blocksOn(tenant, asked, person),
    isDayOff: (day) => dayOf(day).kind !== 'work',
  });
  // The approver sees the punches; what was not asked at the sending counts as leave.
  if (punches.length > 0 && punchedDays === 'Ask' && !isDecided)
    problems.on_punched_days = [
      leaveRequestMessages.punched({ days: listed([...new Set(punches.map(({ day }) => day))]) }),
    ];
  const isKept = keepsBalance(rule.category);
  const own = counted.days.filter(({ counts }) => unitsOf(counts) > 0n);
  return {
    rule,
    counted,
    problems,
    punches: punches.slice(0, mostPunches),
    punchedDays: punches.length === 0 ? null : punchedDays === 'Ask' ? 'Leave' : punchedDays,
    years,
    available: isKept ? forecast(outlook, from, filedOn).available : null,
    forecast: isKept ? foreseenLines(outlook, own, { today: filedOn, until: to }) : null,
  };
}
