/** How a balance came to be, and what it will be. */
import type { Message } from '../../kit/message.ts';
import { type AccruingPerson, accrualsDue } from './accrual.ts';
import {
  balanceAt,
  expiriesDue,
  heldLines,
  inOrder,
  type LeaveStanding,
  standingAt,
  type TakenDay,
} from './account.ts';
import { laterOf, type LeaveYear } from './leave-year.ts';
import { leaveLineMessages } from './messages.ts';
import { quantityText, unitsOf } from './quantity.ts';
import type { AccrualRule, CarryRule, LeaveLine } from './rule.ts';
import { openYear } from './year-opening.ts';

/** What the account of someone is reckoned with. */
export interface LeaveOutlook {
  readonly rule: AccrualRule & CarryRule;
  /** The rule of a leave year, where it is another one; a year is closed by its own. */
  readonly ruleOf?: (year: LeaveYear) => AccrualRule & CarryRule;
  readonly person: AccruingPerson;
  /** The whole account as it is posted. */
  readonly lines: readonly LeaveLine[];
  /** What pending requests hold, day by day. */
  readonly pending: readonly TakenDay[];
  /** From the year that is looked from to the one that is looked to, in their order, none missing. */
  readonly years: readonly LeaveYear[];
  /** The first day on which the rule is in force. */
  readonly inForceFrom?: string;
}

export interface ReasonedLine extends LeaveLine {
  readonly because: Message;
}

/**
 * Lines that will be posted until a day, where the rules stay and what is pending is taken; what is due and not posted yet is among them.
 */
export function comingLines(
  { rule, ruleOf, person, lines, pending, years, inForceFrom }: LeaveOutlook,
  until: string,
): ReasonedLine[] {
  const coming: ReasonedLine[] = [];
  const all = [...lines, ...heldLines(pending, 'pending')];
  const ruleIn = (year: LeaveYear) => ruleOf?.(year) ?? rule;
  const posted = new Set(lines.map(({ ref }) => ref));
  const add = (more: readonly ReasonedLine[]): void => {
    const fresh = more.filter(({ ref, on }) => on <= until && !posted.has(ref));
    coming.push(...fresh);
    all.push(...fresh);
  };
  for (const [index, year] of years.entries()) {
    if (year.starts_on > until) break;
    const ended = index > 0 ? years[index - 1] : undefined;
    if (ended !== undefined) add(openYear(ruleIn(ended), all, year).lines.map(reasoned));
    add(
      accrualsDue(ruleIn(year), person, year, until, {
        lines: all,
        ...(inForceFrom === undefined ? {} : { inForceFrom }),
      }),
    );
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
  const due = comingLines({ ...outlook, pending: [] }, day);
  const coming = [...postedAhead(lines, today, day), ...due].toSorted(inOrder);
  const yearEnd = yearEndOf(outlook, day);
  const standing = standingAt([...lines, ...due], pending, day, yearEnd);
  // What is carried depends on what is pending, which is taken where it lies.
  const held = heldLines(pending, 'pending');
  const left = standingAt([...lines, ...comingLines(outlook, day), ...held], [], day, yearEnd);
  return { on: day, coming, ...standing, available: left.available };
}

const yearEndOf = ({ years }: LeaveOutlook, day: string): string | undefined =>
  years.find(({ starts_on, ends_on }) => starts_on <= day && ends_on >= day)?.ends_on;

/** A line of a forecast: one of the account, or days that are pending or asked for now. */
export interface ForeseenLine {
  readonly on: string;
  readonly kind: LeaveLine['kind'] | 'pending' | 'requested';
  readonly quantity: string;
  readonly after: string;
}

/**
 * What the account will be, line by line from today until a day: what opens, accrues and expires, what is approved, what is pending and
 * what is asked for now. The check of a request plays the same lines.
 */
export function foreseenLines(
  outlook: LeaveOutlook,
  asked: readonly TakenDay[],
  { today, until }: { readonly today: string; readonly until: string },
): { readonly balance: string; readonly lines: readonly ForeseenLine[] } {
  const { lines, pending } = outlook;
  const pendingLines = heldLines(pending, 'pending');
  const askedLines = heldLines(asked, 'requested');
  const coming = comingLines({ ...outlook, pending: [...pending, ...asked] }, until);
  const kinds = new Map<LeaveLine, ForeseenLine['kind']>([
    ...pendingLines.map((line) => [line, 'pending'] as const),
    ...askedLines.map((line) => [line, 'requested'] as const),
  ]);
  const all = [...lines, ...pendingLines, ...askedLines, ...coming];
  const shown = all.filter(({ on }) => on > today && on <= until);
  const sooner = [...pendingLines, ...askedLines, ...coming].filter(({ on }) => on <= today);
  const balance = balanceAt(lines, today);
  let sum = unitsOf(balance);
  return {
    balance,
    lines: [...sooner, ...shown].toSorted(inOrder).map((line) => {
      sum += unitsOf(line.quantity);
      return { on: line.on, kind: kinds.get(line) ?? line.kind, quantity: line.quantity, after: quantityText(sum) };
    }),
  };
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
  const coming = comingLines({ ...outlook, pending: [] }, laterOf(last, day));
  const reasons = reasonsOf(outlook, day);
  const past = lines.filter(({ on }) => on <= day);
  const shown = [...past, ...expiriesDue(lines, day)].toSorted(inOrder);
  let sum = 0n;
  const explained = shown.map((line) => {
    sum += unitsOf(line.quantity);
    return { ...line, because: reasons.get(line.ref) ?? leaveLineMessages[line.kind], after: quantityText(sum) };
  });
  return {
    ...standingAt(lines, pending, day, yearEndOf(outlook, day)),
    lines: explained,
    next: coming.find(({ on }) => on > day) ?? null,
  };
}

/** Why each accrual is what it is, by its reference. */
function reasonsOf(
  { rule, ruleOf, person, lines, years, inForceFrom }: LeaveOutlook,
  day: string,
): Map<string, Message> {
  const account = { lines, ...(inForceFrom === undefined ? {} : { inForceFrom }) };
  return new Map(
    years
      .flatMap((year) => accrualsDue(ruleOf?.(year) ?? rule, person, year, day, account))
      .map(({ ref, because }) => [ref, because]),
  );
}
