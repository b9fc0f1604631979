import type { RuleClock } from '@karmik/model/kit/rule-clock';
import type { Context } from '../context.ts';

/** The zone whose day begins first is so far ahead of UTC. */
const furthestAheadMs = 14 * 3_600_000;

/**
 * The clock for schemas that are made once for all organisations: what depends on the day is checked again with the right one. Its day is
 * the latest that any organisation has, or what is today in Kathmandu would be refused as a day to come until UTC has it too.
 */
export const looseRuleClock = (context: Context) => (): RuleClock => {
  const now = context.clock();
  return { now, today: new Date(now.getTime() + furthestAheadMs).toISOString().slice(0, 10) };
};
