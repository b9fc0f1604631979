/** How a balance came to be, and what it will be. */
import type { Message } from '../../kit/message.ts';
import { type AccruingPerson, accrualsDue } from './accrual.ts';
import { expiriesDue, inOrder, type LeaveStanding, standingAt } from './account.ts';
import { laterOf, type LeaveYear } from './leave-year.ts';
import { leaveLineMessages } from './messages.ts';
import { quantityText, unitsOf } from './quantity.ts';
import type { AccrualRule, CarryRule, LeaveLine } from './rule.ts';
import { openYear } from './year-opening.ts';

/** What the account of somebody is reckoned with. */
export interface LeaveOutlook {
  readonly rule: AccrualRule & CarryRule;
  readonly person: AccruingPerson;
  /** The whole account as it is posted. */
  readonly lines: readonly LeaveLine[];
  /** Quantities that pending requests hold, as positive decimals. */
  readonly pending: readonly string[];
  /** From the year that is looked from to the one that is looked to, in their order, none missing. */
  readonly years: readonly LeaveYear[];
  /** The first day on which the rule is in force. */
  readonly inForceFrom?: string;
}

export interface ReasonedLine extends LeaveLine {
  readonly because: Message;
}

/** Lines that will be posted until a day, where the rule stays and nothing more is taken; what is due and not posted yet is among them. */
export function comingLines({ rule, person, lines, years, inForceFrom }: LeaveOutlook, until: string): ReasonedLine[] {
  const coming: ReasonedLine[] = [];
  const all = [...lines];
  const posted = new Set(lines.map(({ ref }) => ref));
  const add = (more: readonly ReasonedLine[]): void => {
    const fresh = more.filter(({ ref, on }) => on <= until && !posted.has(ref));
    coming.push(...fresh);
    all.push(...fresh);
  };
  for (const [index, year] of years.entries()) {
    if (year.starts_on > until) break;
    if (index > 0) add(openYear(rule, all, year).lines.map(reasoned));
    add(accrualsDue(rule, person, year, until, { lines: all, ...(inForceFrom === undefined ? {} : { inForceFrom }) }));
  }
  coming.push(...expiriesDue(all, until).map(reasoned));
  return coming.toSorted(inOrder);
}

const reasoned = (line: LeaveLine): ReasonedLine => ({ ...line, because: leaveLineMessages[line.kind] });

/** Lines that are posted for days after one and until another, such as those of approved leave. */
const postedAhead = (lines: readonly LeaveLine[], after: string, until: string): ReasonedLine[] =>
  lines.filter(({ on }) => on > after && on <= until).map(reasoned);

export interface Forecast extends LeaveStanding {
  readonly on: string;
  /** What changes the balance after today and until then, in its order: what is posted already, and what will be. */
  readonly coming: readonly ReasonedLine[];
}

/** The account on any day to come, as seen from today. */
export function forecast(outlook: LeaveOutlook, day: string, today: string): Forecast {
  const { lines, pending } = outlook;
  const due = comingLines(outlook, day);
  const coming = [...postedAhead(lines, today, day), ...due].toSorted(inOrder);
  return { on: day, coming, ...standingAt([...lines, ...due], pending, day) };
}

/** A line with the balance after it. */
export interface ExplainedLine extends ReasonedLine {
  readonly after: string;
}

export interface Explanation extends LeaveStanding {
  readonly lines: readonly ExplainedLine[];
  /** What changes the balance next without anybody asking for it; null where nothing does within the years. */
  readonly next: ReasonedLine | null;
}

/**
 * The lines until a day in their order, each with its reason and the balance after it, and the next event. Sums are of the lines shown:
 * the last of them leaves the balance.
 */
export function explain(outlook: LeaveOutlook, day: string): Explanation {
  const { lines, years, pending } = outlook;
  const last = years.at(-1)?.ends_on ?? day;
  const coming = comingLines(outlook, laterOf(last, day));
  const reasons = reasonsOf(outlook, day);
  const past = lines.filter(({ on }) => on <= day);
  const shown = [...past, ...expiriesDue(lines, day)].toSorted(inOrder);
  let sum = 0n;
  const explained = shown.map((line) => {
    sum += unitsOf(line.quantity);
    return { ...line, because: reasons.get(line.ref) ?? leaveLineMessages[line.kind], after: quantityText(sum) };
  });
  return {
    ...standingAt(lines, pending, day),
    lines: explained,
    next: coming.find(({ on }) => on > day) ?? null,
  };
}

/** Why each accrual is what it is, by its reference. */
function reasonsOf({ rule, person, lines, years, inForceFrom }: LeaveOutlook, day: string): Map<string, Message> {
  const account = { lines, ...(inForceFrom === undefined ? {} : { inForceFrom }) };
  return new Map(
    years.flatMap((year) => accrualsDue(rule, person, year, day, account)).map(({ ref, because }) => [ref, because]),
  );
}
