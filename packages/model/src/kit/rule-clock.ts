import { todayIn } from './zone.ts';

/** What a rule knows of time: the day in the organisation's zone, and the instant. */
export interface RuleClock {
  readonly today: string;
  readonly now: Date;
}

/** The clock of rules in a zone, an IANA name. */
export const ruleClockIn = (timeZone: string, now = new Date()): RuleClock => ({ today: todayIn(timeZone, now), now });
