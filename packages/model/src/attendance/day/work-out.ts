/** The attendance day: what a day counts for, with the rule behind every minute. */
import type { DayCoefficient, DayStanding } from '../attendance-day.ts';
import type { DayPlan, Excuse, PersonFacts, PunchFact, Shift } from './facts.ts';
import { daysAround, instanceOf, withoutBreak, type Instance, type Stretch } from './instances.ts';
import { matchPunches } from './match.ts';
import { common, lengthOf, presenceOf, type Presence } from './presence.ts';
import type { Give, Reason } from './reasons.ts';

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
  /** When it is to be worked out anew although no fact changes; undefined once it stands. */
  readonly settles_at: number | undefined;
  readonly punches: readonly PunchFact[];
  readonly reasons: readonly Reason[];
}

/** Works out one day of one person. It looks at the day, the day before and the day after, and at nothing else. */
export function workOutDay(day: string, facts: PersonFacts): DayResult {
  const { days, starts } = daysAround(day, facts.zone);
  const plans = days.map((each) => facts.planOf(each));
  const instances = days.map((each, index) => instanceOf(plans[index] as DayPlan, each, facts.zone));
  const indexAt = (at: number) =>
    days.findIndex((_, index) => at >= Number(starts[index]) && at < Number(starts[index + 1]));
  const counted = facts.punches.filter((punch) => {
    const index = indexAt(punch.at);
    return index >= 0 && !punch.is_ignored && !(punch.source === 'device' && plans[index]?.ignores_devices);
  });
  const matched = matchPunches(counted, instances, (at) => days[indexAt(at)]);
  return judge(plans[1] as DayPlan, instances[1] as Instance, matched.get(day) ?? [], facts.now);
}

function judge(plan: DayPlan, instance: Instance, punches: readonly PunchFact[], now: number): DayResult {
  const { shift, parts, expected } = instance;
  const reasons: Reason[] = [];
  const give: Give = (figure, rule, minutes, limit, compared) => {
    reasons.push({ figure, rule, minutes, ...(limit != null && { limit }), ...compared });
    return minutes;
  };
  const isWorkday = plan.holiday === null && parts.length > 0;
  give('expected', isWorkday ? 'shift_time' : 'no_work_planned', expected);

  const presence = presenceOf(punches);
  const isWhole = presence.came !== undefined && presence.left !== undefined;
  const isMissing = punches.length > 0 && !isWhole;
  const { worked, break_out, counted } = isWhole ? workedOf(presence, instance, give) : none;
  if (isMissing) give('worked', 'missing_punch', 0);

  const isMeasured = isWorkday && shift !== null && shift.mode === 'Fixed' && punches.length > 0;
  const free = freeParts(plan.excuses, parts);
  const late = isMeasured && presence.came !== undefined && !free.first ? lateOf(presence, shift, parts, give) : 0;
  const early = isMeasured && presence.left !== undefined && !free.second ? earlyOf(presence, shift, parts, give) : 0;
  const overtime = overtimeOf(instance, isWorkday, worked, counted, give);

  const excused = Math.min(expected, excusedOf(plan.excuses, expected));
  const end = parts.at(-1)?.to ?? instance.window.to;
  const settles = isWhole || (punches.length === 0 && !isWorkday) ? end : instance.window.to;
  const isPending = now < settles;
  const lost = isPending ? 0 : lostOf(Math.max(0, expected - worked), excused, give);
  const standing = isPending
    ? 'Pending'
    : standingOf({ isWorkday, isMissing, punches, worked, excused, expected, shift }, give);
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
    break_out,
    late,
    early,
    overtime,
    lost,
    is_remote: plan.is_remote,
    is_travelling: plan.excuses.some(({ kind }) => kind === 'Travel'),
    settles_at: isPending ? settles : undefined,
    punches,
    reasons,
  };
}

const none = { worked: 0, break_out: 0, counted: [] as readonly Stretch[] };

/** Worked time and time away between coming and leaving. `counted` are the stretches that count as work. */
function workedOf({ stretches, came, left }: Presence, { shift, parts }: Instance, give: Give) {
  const whole = [{ from: came as number, to: left as number }];
  // Between the parts of a split shift nobody is expected.
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
    const before = last === undefined ? 0 : minutesOf(Math.max(0, part.to - last.to));
    const counts = beyond(before, shift.grace_early_out, shift);
    if (last !== undefined && before > 0)
      give(
        'early',
        counts === 0 ? 'within_grace' : counts < before ? 'after_grace' : 'before_end',
        counts,
        shift.grace_early_out,
        { at: last.to, edge: part.to },
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

/** Which ends of the day an excuse of a part frees: nobody is late in a first half that is leave. */
const freeParts = (excuses: readonly Excuse[], parts: readonly Stretch[]) => ({
  first: parts.length > 0 && excuses.some(({ part, minutes }) => minutes === null && part !== 'Second Half'),
  second: parts.length > 0 && excuses.some(({ part, minutes }) => minutes === null && part !== 'First Half'),
});

const excusedOf = (excuses: readonly Excuse[], expected: number): number =>
  excuses.reduce(
    (sum, { part, minutes }) => sum + (minutes ?? (part === 'Full' ? expected : Math.ceil(expected / 2))),
    0,
  );

function coefficientOf(plan: DayPlan, parts: readonly Stretch[]): DayCoefficient {
  if (plan.holiday !== null) return 'Holiday';
  if (plan.is_rostered_off || (plan.shift !== null && parts.length === 0) || (plan.shift === null && plan.is_rest_day))
    return 'Offday';
  const leave = plan.excuses
    .filter(({ kind, minutes }) => kind === 'Leave' && minutes === null)
    .map(({ part }) => part);
  if (leave.includes('Full') || (leave.includes('First Half') && leave.includes('Second Half'))) return 'Full Leave';
  if (leave.includes('First Half')) return 'First Half Leave';
  if (leave.includes('Second Half')) return 'Second Half Leave';
  return 'Workday';
}

interface Judged {
  readonly isWorkday: boolean;
  readonly isMissing: boolean;
  readonly punches: readonly PunchFact[];
  readonly worked: number;
  readonly excused: number;
  readonly expected: number;
  readonly shift: Shift | null;
}

function standingOf(
  { isWorkday, isMissing, punches, worked, excused, expected, shift }: Judged,
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
  const accounted = worked + excused;
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
