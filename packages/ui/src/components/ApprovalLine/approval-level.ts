import type { Tone } from '../../tokens/names.ts';

export interface ApprovalPerson {
  readonly id: string | number;
  readonly name: string;
  /** Job title or another second line. */
  readonly title?: string;
  readonly pictureUrl?: string | null;
}

export type ApprovalOutcome = 'approved' | 'forwarded' | 'declined';

/** What one person said on a level. */
export interface ApprovalDecision<Person extends ApprovalPerson = ApprovalPerson> {
  readonly outcome: ApprovalOutcome;
  /** Absent where a time limit decided. */
  readonly by?: Person | undefined;
  /** Whose decision it was, where `by` stood in. */
  readonly actingFor?: Person | undefined;
  /** ISO instant or day. */
  readonly at?: string | undefined;
  readonly remark?: string | undefined;
}

/** How a level came to other people. */
export interface ApprovalMove<Person extends ApprovalPerson = ApprovalPerson> {
  /** Empty where `to` were asked as well. */
  readonly from: readonly Person[];
  readonly to: readonly Person[];
  /** In words, such as "New supervisor". */
  readonly reason: string;
}

/** One level of an approval. */
export interface ApprovalLevel<Person extends ApprovalPerson = ApprovalPerson> {
  readonly id: string;
  /** Which level it is, such as "Supervisor". */
  readonly label: string;
  /** `planned` is a level of a request that is not sent yet. */
  readonly state: 'decided' | 'open' | 'waiting' | 'skipped' | 'planned';
  /** Who is asked. */
  readonly people: readonly Person[];
  /** Of several people: whether one is enough. */
  readonly needs?: 'any' | 'all' | undefined;
  /** Who may decide for a person who is absent. */
  readonly standIns?: readonly { readonly of: Person; readonly people: readonly Person[] }[];
  /** What was said on this level, oldest first. */
  readonly decisions?: readonly ApprovalDecision<Person>[];
  /** ISO instant or day since when it is open. */
  readonly since?: string | undefined;
  /** ISO instant or day by which a decision is due. */
  readonly due?: string | undefined;
  readonly moves?: readonly ApprovalMove<Person>[];
  /** What else is to be known, such as why it is skipped. */
  readonly notes?: readonly string[];
}

const hourMs = 3_600_000;

/** An ISO text as milliseconds; a day counts from its end, since it is due until then. */
const endOf = (value: string): number =>
  value.length === 10 ? Date.parse(`${value}T00:00:00Z`) + 24 * hourMs : Date.parse(value);
const startOf = (value: string): number => Date.parse(value.length === 10 ? `${value}T00:00:00Z` : value);

/** Whole hours that an open level has been open, and is late: not above 0 while there is time. */
export function hoursOf(
  { since, due }: Pick<ApprovalLevel, 'since' | 'due'>,
  now: number,
): { readonly open: number | undefined; readonly late: number } {
  return {
    open: since === undefined ? undefined : Math.max(0, Math.floor((now - startOf(since)) / hourMs)),
    late: due === undefined ? 0 : (now - endOf(due)) / hourMs,
  };
}

/** The last word on a level. */
export const outcomeOf = ({ decisions }: ApprovalLevel): ApprovalOutcome | undefined => decisions?.at(-1)?.outcome;

/** The colour of a level; its words and its mark say the same. */
export function toneOfLevel(level: ApprovalLevel, isLate: boolean): Tone {
  if (level.state === 'decided') {
    const outcome = outcomeOf(level);
    return outcome === undefined ? 'neutral' : outcome === 'declined' ? 'critical' : 'positive';
  }
  if (level.state !== 'open') return 'neutral';
  return isLate ? 'caution' : 'info';
}
