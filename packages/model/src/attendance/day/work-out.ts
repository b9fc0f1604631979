/** The attendance day: what a day counts for, with the rule behind every minute. */
import type { DayCoefficient, DayStanding } from '../attendance-day.ts';
import type { PunchMark } from '../punch.ts';
import type { DayPlan, Excuse, PersonFacts, PunchFact, Shift } from './facts.ts';
import {
  daysAround,
  halfHolidayOf,
  instanceOf,
  isHoliday,
  withoutBreak,
  type HalfDay,
  type Instance,
  type Stretch,
} from './instances.ts';
import { matchPunches } from './match.ts';
import { common, lengthOf, presenceOf, type Presence } from './presence.ts';
import type { Give, Reason } from './reasons.ts';
import { defaultRepeatSeconds, repeatedPunches } from './repeats.ts';
import { segmentsOf } from './segments.ts';

const minute = 60_000;
/** Whole minutes; the seconds of a minute that has begun do not count. */
const minutesOf = (milliseconds: number): number => Math.floor(milliseconds / minute);

/** A day as it is stored, instants as milliseconds, with what explains it. */
export interface DayResult {
  readonly day: string;
  readonly standing: DayStanding;
  readonly coefficient: DayCoefficient;
  readonly shift: Shift | null;
  readonly planned: Stretch | undefined;
  readonly came: number | undefined;
  readonly left: number | undefined;
  readonly expected: number;
  readonly worked: number;
  readonly break_out: number;
  readonly late: number;
  readonly early: number;
  readonly overtime: number;
  readonly lost: number;
  readonly is_remote: boolean;
  readonly is_travelling: boolean;
  /** When it is to be worked out again although no fact changes; undefined once it stands. */
  readonly settles_at: number | undefined;
  readonly punches: readonly PunchFact[];
  /** Punches of the day whose mark in the log is another than it shows. */
  readonly marks: readonly { readonly punch: PunchFact; readonly mark: PunchMark | null }[];
  readonly reasons: readonly Reason[];
}

/** Works out one day of one person. It looks at the day, the day before and the day after, and at nothing else. */
export function workOutDay(day: string, facts: PersonFacts): DayResult {
  const { days, starts } = daysAround(day, facts.zone);
  const plans = days.map((each) => facts.planOf(each));
  const instances = days.map((each, index) => instanceOf(plans[index] as DayPlan, each, facts.zone));
  const indexAt = (at: number) =>
    days.findIndex((_, index) => at >= Number(starts[index]) && at < Number(starts[index + 1]));
  const [begin, , , end] = starts;
  // Most punches of a person are of other days.
  const counted = facts.punches.filter(
    ({ at, is_ignored, source }) =>
      at >= begin && at < end && !is_ignored && !(source === 'device' && plans[indexAt(at)]?.ignores_devices),
  );
  const repeats = repeatedPunches(counted, facts.repeat_seconds ?? defaultRepeatSeconds);
  const once = counted.filter(({ id }) => !repeats.has(id));
  const matched = matchPunches(once, instances, (at) => days[indexAt(at)]);
  // A repeated punch is of the day on which it was made, and every other of the day that it is matched to.
  const again = counted.flatMap((punch) => {
    const first = indexAt(punch.at) === 1 ? repeats.get(punch.id) : undefined;
    return first ? [{ punch, first }] : [];
  });
  return judge(plans[1] as DayPlan, instances[1] as Instance, matched.get(day) ?? [], again, facts.now);
}

interface Repeat {
  readonly punch: PunchFact;
  readonly first: PunchFact;
}

function judge(
  plan: DayPlan,
  instance: Instance,
  logged: readonly PunchFact[],
  repeats: readonly Repeat[],
  now: number,
): DayResult {
  const { shift, parts, expected, freed } = instance;
  const reasons: Reason[] = [];
  const give: Give = (figure, rule, minutes, limit, compared) => {
    reasons.push({ figure, rule, minutes, ...(limit != null && { limit }), ...compared });
    return minutes;
  };
  const isWorkday = !isHoliday(plan) && parts.length > 0;
  const half = isWorkday ? halfHolidayOf(plan) : null;
  give('expected', isWorkday ? 'shift_time' : 'no_work_planned', expected + freed);
  if (freed > 0) give('expected', 'half_holiday', -freed);

  // A day that was asked for and granted as leave was not worked.
  const isInstead = plan.excuses.some(
    ({ part, minutes, is_instead }) => is_instead && part === 'Full' && minutes === null,
  );
  const punches = isInstead ? [] : logged;
  if (isInstead && logged.length > 0) give('worked', 'leave_instead', 0);
  const { main, callIns, strays } = segmentsOf(punches, parts, now >= instance.window.to);
  const presence = presenceOf(main);
  const isWhole = presence.came !== undefined && presence.left !== undefined;
  const isMissing = punches.length > 0 && !isWhole;
  const ofShift = isWhole ? workedOf(presence, instance, give) : none;
  if (isMissing) give('worked', 'missing_punch', 0);
  const called = callIns.reduce(
    (sum, { from, to }) => sum + give('worked', 'call_in', minutesOf(to - from), null, { at: from, edge: to }),
    0,
  );
  for (const { at } of strays) give('worked', 'stray_punch', 0, null, { at, edge: at });
  for (const { punch, first } of repeats) give('worked', 'repeated_punch', 0, null, { at: punch.at, edge: first.at });
  const worked = ofShift.worked + called;
  const counted = [...ofShift.counted, ...callIns];

  const isMeasured = isWorkday && shift !== null && shift.mode === 'Fixed' && punches.length > 0;
  const free = freeParts(plan.excuses, parts, half);
  const late = isMeasured && presence.came !== undefined && !free.first ? lateOf(presence, shift, parts, give) : 0;
  const end = parts.at(-1)?.to ?? instance.window.to;
  // A punch out before the end may be a break until then.
  const hasLeft = presence.left !== undefined && now >= end;
  const early = isMeasured && hasLeft && !free.second ? earlyOf(presence, shift, parts, give) : 0;
  const claims = new Set(punches.filter((punch) => punch.is_claim).map(({ at }) => at));
  const overtime = provenOvertime(instance, isWorkday, worked, counted, claims, give);

  const excused = Math.min(expected, excusedOf(plan.excuses, expected, half));
  const settles = isWhole || (punches.length === 0 && !isWorkday) ? end : instance.window.to;
  const isPending = now < settles;
  // Work that was called for makes up for no time of the shift.
  const lost = isPending ? 0 : lostOf(Math.max(0, expected - ofShift.worked), excused, give);
  const standing = isPending
    ? 'Pending'
    : standingOf({ isWorkday, isMissing, punches, worked, excused, expected, freed, shift }, give);
  const planned = parts[0] && { from: parts[0].from, to: end };
  return {
    day: instance.day,
    standing,
    coefficient: coefficientOf(plan, parts),
    shift,
    planned,
    came: presence.came,
    left: presence.left,
    expected,
    worked,
    break_out: ofShift.break_out,
    late,
    early,
    overtime,
    lost,
    is_remote: plan.is_remote,
    is_travelling: plan.excuses.some(({ kind }) => kind === 'Travel'),
    settles_at: isPending ? settles : undefined,
    punches: strays.length === 0 ? punches : punches.filter((punch) => !strays.includes(punch)),
    marks: [
      ...repeats.map(({ punch }) => ({ punch, mark: 'Repeated' as const })),
      ...logged.map((punch) => ({
        punch,
        mark: isInstead ? ('Leave' as const) : strays.includes(punch) ? ('Stray' as const) : null,
      })),
    ].filter(({ punch, mark }) => (punch.mark ?? null) !== mark),
    reasons,
  };
}

const none = { worked: 0, break_out: 0, counted: [] as readonly Stretch[] };

/** Worked time and time away between coming and leaving. `counted` are the stretches that count as work. */
function workedOf({ stretches, came, left }: Presence, { shift, parts }: Instance, give: Give) {
  const whole = [{ from: came as number, to: left as number }];
  // Between the parts of a split shift no one is expected.
  const between = parts.slice(1).map((part, index) => ({ from: (parts[index] as Stretch).to, to: part.from }));
  if (shift?.worked_mode === 'Pairs') {
    const worked = give('worked', 'pairs', minutesOf(lengthOf(stretches)));
    const gaps = stretches.slice(1).map((next, index) => ({ from: (stretches[index] as Stretch).to, to: next.from }));
    const last = stretches.at(-1);
    if (last && last.to < (left as number)) gaps.push({ from: last.to, to: left as number });
    const away = minutesOf(lengthOf(gaps) - common(gaps, between));
    if (away > 0) give('break_out', 'away', away);
    return { worked, break_out: away, counted: stretches };
  }
  const apart = common(whole, between);
  let worked = give('worked', 'first_to_last', minutesOf(lengthOf(whole)));
  if (apart > 0) worked += give('worked', 'between_parts', -minutesOf(apart));
  if (shift !== null) {
    const paid = withoutBreak(worked, shift);
    if (paid < worked) give('worked', 'unpaid_break', paid - worked, shift.unpaid_break);
    worked = paid;
  }
  return { worked, break_out: 0, counted: whole };
}

/** Minutes by which grace is passed, from the edge that the setting names. */
function beyond(minutes: number, grace: number | null, shift: Shift): number {
  const free = grace ?? 0;
  if (minutes <= free) return 0;
  return shift.late_counted_from === 'End of grace' ? minutes - free : minutes;
}

/** Each part counts from its start to the first moment at work in it; a part without any is lost, not late. */
function lateOf({ stretches }: Presence, shift: Shift, parts: readonly Stretch[], give: Give): number {
  let late = 0;
  for (const part of parts) {
    const first = stretches.find(({ from, to }) => to > part.from && from < part.to);
    const after = first === undefined ? 0 : minutesOf(Math.max(0, first.from - part.from));
    const counts = beyond(after, shift.grace_late_in, shift);
    if (first !== undefined && after > 0)
      give(
        'late',
        counts === 0 ? 'within_grace' : counts < after ? 'after_grace' : 'after_start',
        counts,
        shift.grace_late_in,
        { at: first.from, edge: part.from },
      );
    late += counts;
  }
  return late;
}

function earlyOf({ stretches }: Presence, shift: Shift, parts: readonly Stretch[], give: Give): number {
  let early = 0;
  for (const part of parts) {
    const last = stretches.findLast(({ from, to }) => to > part.from && from < part.to);
    const before = last === undefined ? 0 : minutesOf(Math.max(0, part.to - last.last));
    const counts = beyond(before, shift.grace_early_out, shift);
    if (last !== undefined && before > 0)
      give(
        'early',
        counts === 0 ? 'within_grace' : counts < before ? 'after_grace' : 'before_end',
        counts,
        shift.grace_early_out,
        { at: last.last, edge: part.to },
      );
    early += counts;
  }
  return early;
}

/** Time at work outside of the shift; of flexible hours beyond what is required, and all of it where no work is planned. */
function overtimeOf(
  { shift, parts, expected }: Instance,
  isWorkday: boolean,
  worked: number,
  counted: readonly Stretch[],
  give: Give,
): number {
  if (worked === 0) return 0;
  if (!isWorkday) return give('overtime', 'work_on_day_off', worked);
  const minutes =
    shift?.mode === 'Flexible' ? Math.max(0, worked - expected) : Math.min(worked, minutesOf(outside(counted, parts)));
  if (minutes > 0) give('overtime', shift?.mode === 'Flexible' ? 'beyond_required' : 'outside_shift', minutes);
  return minutes;
}

/** Overtime without what rests on times that are not confirmed. */
function provenOvertime(
  instance: Instance,
  isWorkday: boolean,
  worked: number,
  counted: readonly Stretch[],
  claims: ReadonlySet<number>,
  give: Give,
): number {
  const all = overtimeOf(instance, isWorkday, worked, counted, give);
  if (all === 0 || claims.size === 0) return all;
  const ignore: Give = (_figure, _rule, minutes) => minutes;
  const [start, end] = [instance.parts[0]?.from, instance.parts.at(-1)?.to];
  const proven = counted
    .map(({ from, to }) => ({
      from: claims.has(from) ? Math.max(from, (isWorkday ? start : undefined) ?? Infinity) : from,
      to: claims.has(to) ? Math.min(to, (isWorkday ? end : undefined) ?? -Infinity) : to,
    }))
    .filter(({ from, to }) => from < to);
  const apart = minutesOf(lengthOf(counted)) - minutesOf(lengthOf(proven));
  const left = Math.min(all, overtimeOf(instance, isWorkday, Math.max(0, worked - apart), proven, ignore));
  if (left < all) give('overtime', 'unconfirmed_time', left - all);
  return left;
}

/** Before the first part and after the last one. */
function outside(counted: readonly Stretch[], parts: readonly Stretch[]): number {
  const [from, to] = [parts[0]?.from ?? 0, parts.at(-1)?.to ?? 0];
  return common(counted, [
    { from: -Infinity, to: from },
    { from: to, to: Infinity },
  ]);
}

/** Expected time that was not worked, less what is excused of it. */
function lostOf(missed: number, excused: number, give: Give): number {
  if (missed === 0) return 0;
  const forgiven = Math.min(missed, excused);
  give('lost', 'not_worked', missed);
  if (forgiven > 0) give('lost', 'excused', -forgiven);
  return missed - forgiven;
}

/** Which ends of the day an excuse of a part frees: no one is late in a first half that is leave. */
const freeParts = (excuses: readonly Excuse[], parts: readonly Stretch[], half: HalfDay | null) => {
  const covers = (end: HalfDay): boolean =>
    parts.length > 0 && excuses.some(({ part, minutes }) => minutes === null && (part === 'Full' || part === end));
  // Of a half-day holiday one half is left, with both its ends.
  if (half !== null) return { first: covers(otherHalf[half]), second: covers(otherHalf[half]) };
  return { first: covers('First Half'), second: covers('Second Half') };
};

const otherHalf = { 'First Half': 'Second Half', 'Second Half': 'First Half' } as const;

function excusedOf(excuses: readonly Excuse[], expected: number, half: HalfDay | null): number {
  const ofPart = (part: Excuse['part']): number => {
    if (part === 'Full') return expected;
    // What is left of a half-day holiday is one half, and the other is free already.
    if (half !== null) return part === half ? 0 : expected;
    return Math.ceil(expected / 2);
  };
  return excuses.reduce((sum, { part, minutes }) => sum + (minutes ?? ofPart(part)), 0);
}

function coefficientOf(plan: DayPlan, parts: readonly Stretch[]): DayCoefficient {
  if (isHoliday(plan)) return 'Holiday';
  if (plan.is_rostered_off || (plan.shift !== null && parts.length === 0) || (plan.shift === null && plan.is_rest_day))
    return 'Offday';
  const leave = plan.excuses
    .filter(({ kind, minutes }) => kind === 'Leave' && minutes === null)
    .map(({ part }) => part);
  if (leave.includes('Full') || (leave.includes('First Half') && leave.includes('Second Half'))) return 'Full Leave';
  if (leave.includes('First Half')) return 'First Half Leave';
  if (leave.includes('Second Half')) return 'Second Half Leave';
  return halfHolidayOf(plan) === null ? 'Workday' : 'Half Holiday';
}

interface Judged {
  readonly isWorkday: boolean;
  readonly isMissing: boolean;
  readonly punches: readonly PunchFact[];
  readonly worked: number;
  readonly excused: number;
  readonly expected: number;
  readonly freed: number;
  readonly shift: Shift | null;
}

function standingOf(
  { isWorkday, isMissing, punches, worked, excused, expected, freed, shift }: Judged,
  give: Give,
): DayStanding {
  if (isMissing) {
    give('standing', 'missing_punch', 0);
    return 'Missing Punch';
  }
  if (!isWorkday) return punches.length > 0 ? 'Present' : 'Off';
  if (punches.length === 0) {
    if (expected > 0 && excused >= expected) return 'Excused';
    give('standing', 'no_punch', 0);
    return 'Absent';
  }
  // The limits of the shift are of a whole day, of which a half-day holiday takes its half.
  const accounted = worked + excused + freed;
  if (shift?.absent_below != null && accounted < shift.absent_below) {
    give('standing', 'below_absent', accounted, shift.absent_below);
    return 'Absent';
  }
  if (shift?.half_day_below != null && accounted < shift.half_day_below) {
    give('standing', 'below_half_day', accounted, shift.half_day_below);
    return 'Half Day';
  }
  return 'Present';
}
