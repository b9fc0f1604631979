/** 200 people over three years, day by day, against a plain model; and what holds of any account. */
import { adToBs } from 'date-bs';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../kit/zone.ts';
import { type AccruingPerson, accrualsDue } from './accrual.ts';
import { balanceAt, expiriesDue, standingAt } from './account.ts';
import { days, dice, first, type Life, lifeOf, plainBalances, years } from './plain-model.fixture.ts';
import type { LeaveLine } from './rule.ts';
import { openYear } from './year-opening.ts';

function personOf({ joined, left, worked, unpaidSpans }: Life): AccruingPerson {
  const until = new Map<string, number>();
  let sum = 0;
  for (const [place, day] of days.entries()) {
    if (worked[place] === true && day >= joined) sum += 1;
    until.set(day, sum);
  }
  return {
    joined_on: joined,
    left_on: left,
    daysWorkedUntil: (day) => (day < first ? 0 : (until.get(day) ?? sum)),
    unpaidSpans,
  };
}

/** The account as jobs on some days post it. Leave and grants are there on their day, before the job. */
function posted(life: Life, jobDays: ReadonlySet<string>): LeaveLine[] {
  const person = personOf(life);
  let lines: LeaveLine[] = [];
  const add = (more: readonly LeaveLine[]): void => {
    const refs = new Set(lines.map(({ ref }) => ref));
    lines = [...lines, ...more.filter(({ ref }) => !refs.has(ref))];
  };
  for (const day of days) {
    add(life.events.get(day) ?? []);
    if (!jobDays.has(day)) continue;
    for (const [index, year] of years.entries()) {
      if (year.starts_on > day) break;
      if (index > 0) add(openYear(life.rule, lines, year).lines);
      add(accrualsDue(life.rule, person, year, day, { lines }));
    }
    add(expiriesDue(lines, day));
  }
  return lines;
}

const last = days.at(-1) as string;
const people = Array.from({ length: 200 }, (_, index) => lifeOf(index));
const monthEnds = new Set(days.filter((day) => adToBs(addDays(day, 1)).day === 1));
const atOnce = people.map((life) => posted(life, new Set([last])));
const units = (text: string): number => Math.round(Number(text) * 10_000);

describe('200 people over three years', { timeout: 60_000 }, () => {
  it('have on every day the balance that a plain model reckons', () => {
    const differences: string[] = [];
    for (const [index, life] of people.entries()) {
      const lines = atOnce[index] as LeaveLine[];
      const sums = new Map<string, number>();
      for (const { on, quantity } of lines) sums.set(on, (sums.get(on) ?? 0) + units(quantity));
      const plain = plainBalances(life);
      let sum = 0;
      for (const [place, day] of days.entries()) {
        sum += sums.get(day) ?? 0;
        if (sum !== plain[place]) {
          differences.push(`${index} on ${day}: ${sum} by the engine, ${plain[place]} by the model`);
          break;
        }
      }
    }
    expect(differences).toEqual([]);
  });

  it('have the sum of their lines as the balance of every day', () => {
    for (const lines of atOnce.slice(0, 60)) {
      let sum = 0;
      for (const day of days) {
        const own = lines.filter(({ on }) => on === day);
        if (own.length === 0) continue;
        sum += own.reduce((all, { quantity }) => all + units(quantity), 0);
        expect(units(balanceAt(lines, day))).toBe(sum);
        expect(
          units(
            balanceAt(
              lines.filter(({ kind }) => kind !== 'expired'),
              day,
            ),
          ),
        ).toBe(sum);
      }
    }
  });

  it('never have more available than the balance', () => {
    for (const [index, lines] of atOnce.entries())
      for (let place = index; place < days.length; place += 97) {
        const { balance, available } = standingAt(
          lines,
          [{ on: days[place] as string, counts: '1.5' }],
          days[place] as string,
        );
        expect(units(available)).toBeLessThanOrEqual(units(balance) - 15_000);
      }
  });

  it('accrue the same at any cadence: once, at each end of a month, or on days by chance', () => {
    const key = ({ on, quantity, kind, ref }: LeaveLine): string => `${on} ${kind} ${quantity} ${ref}`;
    for (const [index, life] of people.slice(0, 30).entries()) {
      const roll = dice(index);
      const byChance = new Set([...days.filter(() => roll(40) === 0), last]);
      const once = (atOnce[index] as LeaveLine[]).map(key).toSorted();
      expect(posted(life, monthEnds).map(key).toSorted()).toEqual(once);
      expect(posted(life, byChance).map(key).toSorted()).toEqual(once);
    }
  });

  it('have the same account whatever the order in which their lines are read', () => {
    for (const [index, lines] of atOnce.slice(0, 40).entries()) {
      const roll = dice(index);
      const numbered = lines.map((line, id) => ({ ...line, id: id + 1 }));
      const shuffled = numbered.toSorted(() => roll(3) - 1);
      for (const day of [years[1]?.starts_on ?? last, last]) {
        expect(balanceAt(shuffled, day)).toBe(balanceAt(numbered, day));
        expect(expiriesDue(shuffled, day)).toEqual([]);
      }
    }
  });
});
