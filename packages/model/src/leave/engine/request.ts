/** What stands against a request for leave, by the field that it is about. */
import {
  conflictOn,
  minutesOfDay,
  shareOf,
  type HoursOfDay,
  type Occupant,
  type OccupiedDay,
} from '../../attendance/day/occupied.ts';
import type { Message } from '../../kit/message.ts';
import { listed } from '../../kit/message.ts';
import { addDays } from '../../kit/zone.ts';
import { heldLines, overdrawn, type TakenDay } from './account.ts';
import type { CountedLeave } from './counting.ts';
import { daysOf, type LeaveYear, monthOf } from './leave-year.ts';
import { takenLines } from './lines.ts';
import { leaveRequestMessages as says } from './messages.ts';
import { greater, quantityText, sumOf, unitsOf } from './quantity.ts';
import {
  type Applicability,
  keepsBalance,
  type LeaveCategory,
  type LeaveLine,
  type LeavePart,
  type LeaveRule,
} from './rule.ts';

/** Who takes leave; days AD ISO. */
export interface LeavePerson {
  readonly gender: string | null;
  readonly marital_status: string | null;
  readonly employment_level: number | null;
  readonly employment_type: string | number | null;
  readonly branch: number | null;
  readonly division: number | null;
  readonly religion: string | number | null;
  readonly ethnicity: string | number | null;
  readonly joined_on: string;
  readonly left_on?: string | null;
  /** The last day of probation. */
  readonly probation_until?: string | null;
  /** The day on which notice began. */
  readonly notice_from?: string | null;
}

export interface RequestedLeave {
  readonly from_date: string;
  readonly to_date: string;
  readonly first_part: LeavePart;
  readonly last_part: LeavePart;
  readonly hours?: string | null;
  /** With `hours`: from when to when, as `HH:MM`. */
  readonly times?: readonly [string, string] | null;
  readonly hasFile: boolean;
  /** Filed by HR or the supervisor for someone. */
  readonly is_offline: boolean;
}

export interface LeaveBlock {
  readonly from_date: string;
  readonly to_date: string;
  readonly name: string;
}

export interface RequestContext {
  readonly category: LeaveCategory;
  /** The day of the organisation on which the request is filed. */
  readonly today: string;
  /** The leave years in which its days are; the first one's calendar says what a month is. */
  readonly years: readonly LeaveYear[];
  readonly counted: CountedLeave;
  /** The account as it is posted. */
  readonly lines: readonly LeaveLine[];
  /** Lines that will be posted until the last day of the request, where these are taken: what is carried or lapses depends on them. */
  comingWith?(taken: readonly LeaveLine[]): readonly LeaveLine[];
  /** What other pending requests hold of the account. */
  readonly pending: readonly TakenDay[];
  readonly taken: readonly TakenDay[];
  /** What takes the time of a day already, and what the day holds. */
  occupied(day: string): OccupiedDay;
  readonly blocks: readonly LeaveBlock[];
  isDayOff(day: string): boolean;
}

export type RequestField =
  | 'leave_type'
  | 'from_date'
  | 'to_date'
  | 'first_part'
  | 'last_part'
  | 'start_time'
  | 'on_punched_days'
  | 'file'
  | 'is_offline';
export type RequestProblems = Partial<Record<RequestField, Message[]>>;
type Give = (field: RequestField, message: Message) => void;

type Wanted = string | number;
const wants = (list: readonly Wanted[], own: Wanted | null): boolean =>
  list.length === 0 || (own !== null && list.includes(own));

/** Whether a rule is for someone. */
export const appliesTo = (rule: Applicability, person: LeavePerson): boolean =>
  wants(rule.genders, person.gender) &&
  wants(rule.marital_statuses, person.marital_status) &&
  wants(rule.employment_levels, person.employment_level) &&
  wants(rule.employment_types, person.employment_type) &&
  wants(rule.branches, person.branch) &&
  wants(rule.divisions, person.division) &&
  wants(rule.religions, person.religion) &&
  wants(rule.ethnicities, person.ethnicity);

const total = (days: readonly TakenDay[]): bigint => sumOf(days.map(({ counts }) => unitsOf(counts)));

function ofPerson(rule: LeaveRule, person: LeavePerson, { from_date, to_date }: RequestedLeave, give: Give): void {
  if (!appliesTo(rule, person)) give('leave_type', says.notForYou);
  if (from_date < person.joined_on) give('from_date', says.beforeJoining({ day: person.joined_on }));
  else if (rule.min_service_days !== null && from_date < addDays(person.joined_on, rule.min_service_days))
    give('from_date', says.serviceTooShort({ days: rule.min_service_days }));
  const left = person.left_on ?? undefined;
  if (left !== undefined && to_date > left) give('to_date', says.afterLeaving({ day: left }));
  if (rule.in_probation === 'refused' && from_date <= (person.probation_until ?? ''))
    give('from_date', says.inProbation);
  const notice = person.notice_from ?? undefined;
  if (rule.in_notice === 'refused' && notice !== undefined && to_date >= notice) give('from_date', says.inNotice);
}

function ofParts(rule: LeaveRule, request: RequestedLeave, give: Give): void {
  const { first_part, last_part, hours } = request;
  const isOneDay = request.from_date === request.to_date;
  if (typeof hours === 'string') {
    const most = rule.hours_per_day ?? '8';
    if (!rule.allows_hours) give('start_time', says.noHours);
    else if (!isOneDay) give('to_date', says.hoursOfOneDay);
    else if (unitsOf(hours) <= 0n || unitsOf(hours) > unitsOf(most))
      give('start_time', says.hoursTooMany({ hours: Number(most) }));
    return;
  }
  if (!rule.allows_half_day) {
    if (first_part !== 'Full') give('first_part', says.noHalfDays);
    if (!isOneDay && last_part !== 'Full') give('last_part', says.noHalfDays);
    return;
  }
  if (isOneDay) return;
  if (first_part === 'First half') give('first_part', says.startsInMorning);
  if (last_part === 'Second half') give('last_part', says.endsInEvening);
}

/** The days that are taken in one go with the request: those of the type beside it, days off between them not being a break. */
function inARow(context: RequestContext, { from_date, to_date }: RequestedLeave): bigint {
  const taken = new Map(context.taken.map(({ on, counts }) => [on, unitsOf(counts)]));
  const beside = (start: string, direction: 1 | -1): bigint => {
    let sum = 0n;
    for (let day = addDays(start, direction); taken.has(day) || context.isDayOff(day); day = addDays(day, direction))
      sum += taken.get(day) ?? 0n;
    return sum;
  };
  return unitsOf(context.counted.total) + beside(from_date, -1) + beside(to_date, 1);
}

function ofLength(rule: LeaveRule, request: RequestedLeave, context: RequestContext, give: Give): void {
  const { counted, taken, years } = context;
  const calendar = years[0]?.calendar ?? 'bs';
  const wanted = unitsOf(counted.total);
  const over = (limit: string | null, used: bigint): limit is string => limit !== null && used > unitsOf(limit);
  const few = rule.min_per_request;
  if (few !== null && wanted < unitsOf(few)) give('to_date', says.tooFew({ days: Number(few) }));
  if (over(rule.max_per_request, wanted)) give('to_date', says.tooMany({ days: Number(rule.max_per_request) }));
  if (over(rule.max_continuous, inARow(context, request)))
    give('to_date', says.tooLongInARow({ days: Number(rule.max_continuous) }));
  const limit = (most: string | null, message: typeof says.overYear, within: (day: string) => boolean): void => {
    const used = total(taken.filter(({ on }) => within(on)));
    const asked = total(counted.days.filter(({ on }) => within(on)));
    if (asked > 0n && over(most, used + asked))
      give('to_date', message({ days: Number(most), taken: Number(quantityText(used)) }));
  };
  for (const month of new Set(counted.days.map(({ on }) => monthOf(on, calendar))))
    limit(rule.max_per_month, says.overMonth, (day) => monthOf(day, calendar) === month);
  for (const { starts_on, ends_on } of years)
    limit(rule.max_per_year, says.overYear, (day) => day >= starts_on && day <= ends_on);
  limit(rule.max_in_service, says.overService, () => true);
  if (over(rule.document_above_days, wanted) && !request.hasFile)
    give('file', says.documentNeeded({ days: Number(rule.document_above_days) }));
}

/** What a request takes of one of its days. */
function occupantOn(day: string, request: RequestedLeave, counted: CountedLeave, hours: HoursOfDay): Occupant {
  const share = Number(unitsOf(counted.days.find(({ on }) => on === day)?.counts));
  const { from_date, to_date, first_part, last_part, times } = request;
  if (typeof request.hours === 'string') {
    const when = times ? minutesOfDay(...times, hours) : 'Full';
    // Of a short shift, hours take more than leave counts for them.
    return {
      kind: 'leave',
      when,
      share: share === 0 || when === 'Full' ? share : Math.max(share, shareOf(when.to - when.from, hours)),
    };
  }
  return { kind: 'leave', share, when: day === from_date ? first_part : day === to_date ? last_part : 'Full' };
}

function ofCalendar(rule: LeaveRule, request: RequestedLeave, context: RequestContext, give: Give): void {
  const { from_date, to_date, is_offline } = request;
  const notice = rule.notice_days ?? 0;
  // What HR enters for someone is past or sudden by its nature.
  if (notice > 0 && !is_offline && from_date < addDays(context.today, notice))
    give('from_date', says.noticeNeeded({ days: notice }));
  if (is_offline && !rule.offline_allowed) give('is_offline', says.notOffline);
  const met = context.blocks.filter((block) => block.from_date <= to_date && block.to_date >= from_date);
  if (met.length > 0) {
    const day = met.map((block) => block.from_date).toSorted()[0] ?? from_date;
    give(
      'from_date',
      says.blocked({ day: day > from_date ? day : from_date, block: listed(met.map(({ name }) => name)) }),
    );
  }
  const counted = context.counted.days.filter(({ counts }) => unitsOf(counts) > 0n).map(({ on }) => on);
  const spanned: string[] = [];
  for (let day = from_date; day <= to_date; day = addDays(day, 1)) spanned.push(day);
  for (const day of new Set([...spanned, ...counted])) {
    const { others, hours } = context.occupied(day);
    // Days off beside the leave that count with it are counted once, by the leave that was first.
    const met = day >= from_date && day <= to_date ? others : others.filter(({ kind }) => kind !== 'leave');
    const conflict = conflictOn(day, occupantOn(day, request, context.counted, hours), { others: met, hours });
    if (!conflict) continue;
    give('from_date', conflict.overlaps === 'leave' ? says.overlaps({ day }) : conflict.message);
    return;
  }
}

/** Whether the account bears the request with all that is taken later and all that is pending, on every day. */
function ofBalance(rule: LeaveRule, context: RequestContext, give: Give): void {
  if (!keepsBalance(context.category)) return;
  const { lines, pending, counted, years } = context;
  const account = (taken: readonly LeaveLine[]): LeaveLine[] => [
    ...lines,
    ...taken,
    ...(context.comingWith?.(taken) ?? []),
  ];
  const held = heldLines(pending, 'pending');
  const allowed = unitsOf(rule.negative_up_to);
  const before = overdrawn(account(held));
  let known = 0n;
  let missing = 0n;
  for (const [day, short] of overdrawn(account([...held, ...takenLines(counted, 'wanted', years)]))) {
    known = before.get(day) ?? known;
    // What is overdrawn already is no fault of this request, which must not make it worse.
    missing = greater(missing, short - greater(known, allowed));
  }
  if (missing === 0n) return;
  const wanted = unitsOf(counted.total);
  const available = greater(0n, wanted - missing);
  give('to_date', says.notEnough({ available: Number(quantityText(available)), wanted: Number(quantityText(wanted)) }));
}

/**
 * What stands against a request, by field; nothing where it can be sent. The same on the form and in the server.
 * @example requestProblems(rule, person, request, context).to_date?.[0]?.code // 'leave.request.not_enough'
 */
export function requestProblems(
  rule: LeaveRule,
  person: LeavePerson,
  request: RequestedLeave,
  context: RequestContext,
): RequestProblems {
  const problems: RequestProblems = {};
  const give: Give = (field, message) => (problems[field] ??= []).push(message);
  if (daysOf({ from: request.from_date, to: request.to_date }) === 0) {
    give('to_date', says.endBeforeStart);
    return problems;
  }
  ofPerson(rule, person, request, give);
  ofParts(rule, request, give);
  ofCalendar(rule, request, context, give);
  if (unitsOf(context.counted.total) === 0n) give('from_date', says.nothingCounts);
  ofLength(rule, request, context, give);
  ofBalance(rule, context, give);
  return problems;
}
