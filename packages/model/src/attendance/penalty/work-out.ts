/**
 * Which penalties attendance brings: pure, over the days of one person and the terms of one rule. The same days give the same penalties, in
 * whichever order they come and however often it is asked.
 */
import { periodEnd, periodStart, type Calendar, type Period } from '../../kit/period.ts';
import type { DayStanding } from '../attendance-day.ts';
import type { PenaltyCounting, PenaltyTrigger, PenaltyPeriod } from './rule.ts';

export interface PenaltyTerms {
  readonly trigger: PenaltyTrigger;
  /** Minutes from which an occurrence counts; null of triggers that have no length. */
  readonly threshold: number | null;
  readonly occurrences: number;
  readonly is_consecutive: boolean;
  readonly period: PenaltyPeriod;
  readonly counting: PenaltyCounting;
}

/** What is read of an attendance day; lengths are minutes. */
export interface PenaltyDay {
  readonly day: string;
  readonly standing: DayStanding;
  readonly expected: number;
  readonly late: number;
  readonly early: number;
  readonly break_out: number;
}

/** A day that counts towards a penalty; `minutes` is null of triggers that have no length. */
export interface Occurrence {
  readonly day: string;
  readonly minutes: number | null;
}

export interface PenaltyDraft {
  /** The days within which its occurrences were counted. */
  readonly period_from: string;
  readonly period_to: string;
  /** The day of the last occurrence. */
  readonly occurred_on: string;
  readonly occurrences: readonly Occurrence[];
}

/** A penalty that stays as it is, whatever its days come to: its days count towards no other one. */
export interface SettledPenalty {
  readonly period_from: string;
  readonly days: readonly string[];
}

const measures = { Late: 'late', Early: 'early', 'Break-out': 'break_out' } as const;

/** Days that are neither work nor a failure to come: they count towards nothing, and interrupt nothing. */
const isWorkday = ({ standing, expected }: PenaltyDay): boolean =>
  expected > 0 && standing !== 'Pending' && standing !== 'Excused' && standing !== 'Off';

/** What a day counts for under a rule; undefined where it is no occurrence. */
export function occurrenceOf({ trigger, threshold }: PenaltyTerms, day: PenaltyDay): Occurrence | undefined {
  if (!isWorkday(day)) return undefined;
  if (trigger === 'Absent' || trigger === 'Missing Punch')
    return day.standing === trigger ? { day: day.day, minutes: null } : undefined;
  const minutes = day[measures[trigger]];
  return minutes >= Math.max(1, threshold ?? 1) ? { day: day.day, minutes } : undefined;
}

const periodOf = { Week: 'week', Month: 'month', 'Fiscal year': 'fiscal_year' } as const satisfies Record<
  PenaltyPeriod,
  Period
>;

/** The days of the period of a rule in which a day lies. Weeks begin on Sunday, months are those of the calendar. */
function spanOf(of: PenaltyPeriod, day: string, calendar: Calendar): { from: string; to: string } {
  const period = periodOf[of];
  const from = periodStart(day, period, calendar);
  return { from, to: periodEnd(from, period, calendar) };
}

/** Occurrences that are counted together: all of a period, or those that follow each other where a rule asks for it. */
function runsOf(terms: PenaltyTerms, days: readonly PenaltyDay[], spent: ReadonlySet<string>): Occurrence[][] {
  const runs: Occurrence[][] = [[]];
  for (const day of days) {
    const occurrence = spent.has(day.day) ? undefined : occurrenceOf(terms, day);
    if (occurrence) runs.at(-1)?.push(occurrence);
    else if (terms.is_consecutive) runs.push([]);
  }
  return runs;
}

/** The sets of occurrences of a run that each bring a penalty. */
function setsOf({ counting, occurrences: least }: PenaltyTerms, run: readonly Occurrence[]): Occurrence[][] {
  const sets: Occurrence[][] = [];
  if (counting === 'Every') for (let at = least; at <= run.length; at += least) sets.push(run.slice(at - least, at));
  else if (run.length >= least) {
    sets.push(run.slice(0, least));
    if (counting === 'Each') for (const one of run.slice(least)) sets.push([one]);
  }
  return sets;
}

/**
 * The penalties that the days of a person bring by a rule, the first first.
 * @param days those on which the rule holds for the person
 * @param settled penalties of the same person and rule that stay as they are
 */
export function penaltiesOf(
  terms: PenaltyTerms,
  days: readonly PenaltyDay[],
  calendar: Calendar,
  settled: readonly SettledPenalty[] = [],
): PenaltyDraft[] {
  const workdays = days.filter(isWorkday).toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const drafts: PenaltyDraft[] = [];
  for (let at = 0; at < workdays.length;) {
    const { from, to } = spanOf(terms.period, workdays[at]?.day ?? '', calendar);
    const next = workdays.findIndex(({ day }, index) => index > at && day > to);
    const within = workdays.slice(at, next < 0 ? undefined : next);
    at += within.length;
    const here = settled.filter(({ period_from }) => period_from === from);
    if (terms.counting === 'Once' && here.length > 0) continue;
    const spent = new Set(here.flatMap((each) => each.days));
    const sets = runsOf(terms, within, spent).flatMap((run) => setsOf(terms, run));
    for (const set of terms.counting === 'Once' ? sets.slice(0, 1) : sets) {
      const last = set.at(-1);
      if (last) drafts.push({ period_from: from, period_to: to, occurred_on: last.day, occurrences: set });
    }
  }
  return drafts;
}

/** A penalty that is there and follows its days. */
export interface StandingPenalty {
  readonly id: number;
  readonly period_from: string;
  readonly occurred_on: string;
  readonly days: readonly string[];
}

export interface PenaltyPlan<P> {
  readonly withdrawn: readonly P[];
  readonly changed: readonly { readonly penalty: P; readonly to: PenaltyDraft }[];
  readonly added: readonly PenaltyDraft[];
}

/**
 * Sets what is there against what the days bring. A penalty goes on as the one of the same day, else as the next of its period; what is left
 * of it is withdrawn, and what is left of the days is new.
 */
export function planOf<P extends StandingPenalty>(
  standing: readonly P[],
  drafts: readonly PenaltyDraft[],
): PenaltyPlan<P> {
  const withdrawn: P[] = [];
  const changed: { penalty: P; to: PenaltyDraft }[] = [];
  const left = [...drafts];
  const take = (fits: (draft: PenaltyDraft) => boolean): PenaltyDraft | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const unmatched: P[] = [];
  const goOn = (penalty: P, to: PenaltyDraft) => {
    if (to.occurrences.map(({ day }) => day).join(' ') !== penalty.days.join(' ')) changed.push({ penalty, to });
  };
  for (const penalty of standing.toSorted((one, other) => (one.occurred_on < other.occurred_on ? -1 : 1))) {
    const same = take(
      (draft) => draft.period_from === penalty.period_from && draft.occurred_on === penalty.occurred_on,
    );
    if (same) goOn(penalty, same);
    else unmatched.push(penalty);
  }
  for (const penalty of unmatched) {
    const next = take((draft) => draft.period_from === penalty.period_from);
    if (next) goOn(penalty, next);
    else withdrawn.push(penalty);
  }
  return { withdrawn, changed, added: left };
}

/** When rules hold for a person: dated choices of rules, which go before what is for everyone. */
export interface PenaltyAssignmentFact {
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly rules: readonly number[];
}

/** @param isForAll the rule is for everyone, and its filters fit the person */
export function holdsOn(
  rule: { readonly id: number; readonly starts_on: string; readonly ends_on: string | null },
  day: string,
  assignments: readonly PenaltyAssignmentFact[],
  isForAll: boolean,
): boolean {
  const within = ({ starts_on, ends_on }: { starts_on: string; ends_on: string | null }) =>
    starts_on <= day && (ends_on === null || day <= ends_on);
  if (!within(rule)) return false;
  const own = assignments.find(within);
  return own ? own.rules.includes(rule.id) : isForAll;
}

/** The days that must be known to say which penalties occurred between two days: their periods as a whole. */
export function daysToRead(
  rules: readonly Pick<PenaltyTerms, 'period'>[],
  from: string,
  to: string,
  calendar: Calendar,
): { from: string; to: string } {
  const spans = rules.flatMap(({ period }) => [spanOf(period, from, calendar), spanOf(period, to, calendar)]);
  return {
    from: spans.map((each) => each.from).reduce((one, other) => (one < other ? one : other), from),
    to: spans.map((each) => each.to).reduce((one, other) => (one > other ? one : other), to),
  };
}
