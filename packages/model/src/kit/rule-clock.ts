import { todayIn } from './zone.ts';

/** What a rule needs to know of the moment: the day in the organisation's zone, and the instant. */
export interface RuleClock {
  readonly today: string;
  readonly now: Date;
}

/** The moment that it is in a zone, an IANA name. */
export const momentIn = (timeZone: string, now = new Date()): RuleClock => ({ today: todayIn(timeZone, now), now });
