import type { RuleClock } from '@karmik/model/kit/rule-clock';
import type { Context } from '../context.ts';

/** The clock for schemas that are made once for all organisations: what depends on the day is checked again with the right one. */
export const looseRuleClock = (context: Context) => (): RuleClock => {
  const now = context.clock();
  return { now, today: now.toISOString().slice(0, 10) };
};
