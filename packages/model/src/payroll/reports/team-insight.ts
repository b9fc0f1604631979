/** What a month of pay cost a team, for its supervisor: sums of at least so many employees as the settings say, so that no one's pay shows. */
import * as z from 'zod/mini';
import { named, namedRef } from '../../kit/answer.ts';

/** A sum over fewer employees is left out, where the settings name no other number. */
export const leastPeople = 5;

const figures = z.object({
  people: z.number(),
  joined: z.number(),
  departed: z.number(),
  gross: z.string(),
  overtime: z.string(),
  employer_cost: z.string(),
  cost: z.string(),
  net: z.string(),
});
/** Amounts are decimals with two places. */
export type TeamFigures = z.output<typeof figures>;

/** Before is the month before; null where it would say the pay of few. */
const compared = { now: figures, before: z.nullable(figures) };

export const teamInsight = named(
  'TeamInsight',
  z.object({
    /** The month that is shown; null where no payroll is published. */
    month: z.nullable(z.string()),
    /** A sum over fewer employees is left out. */
    least_people: z.number(),
    /** Months with a published payroll, the newest first. */
    months: z.array(z.string()),
    /** Null for a team of few. */
    team: z.nullable(z.object(compared)),
    /** By branch; the rest, without a branch, are small branches together. */
    groups: z.array(z.object({ branch: z.nullable(namedRef), is_rest: z.boolean(), ...compared })),
  }),
);
export type TeamInsight = z.output<typeof teamInsight>;

interface Sized {
  readonly people: number;
}

/**
 * Divides groups into those that are shown and those that are put together, so that each sum is of at least `least` employees, also the one
 * that is left when the others are taken from the total.
 * @returns no group where fewer than two sums would be shown, for one of them is the total
 */
export function withoutSmall<Group extends Sized>(
  groups: readonly Group[],
  least = leastPeople,
): { readonly shown: readonly Group[]; readonly rest: readonly Group[] } {
  const bySize = groups.toSorted((a, b) => b.people - a.people);
  const shown = bySize.filter(({ people }) => people >= least);
  const rest = bySize.slice(shown.length);
  const left = rest.reduce((sum, { people }) => sum + people, 0);
  // The smallest group that is shown would give the few others away.
  if (rest.length > 0 && left < least) rest.unshift(...shown.splice(-1));
  return shown.length + (rest.length > 0 ? 1 : 0) < 2 ? { shown: [], rest: [] } : { shown, rest };
}
