/** What someone finds when they come in: what waits for them, their day, and what is new with their colleagues. */
import { holidayParts, type HolidayPart } from '../organization/holiday.ts';
import * as z from 'zod/mini';
import { dayPresences, type DayPresence } from '../attendance/attendance-day.ts';
import { punchCategories } from '../attendance/punch.ts';
import { ownMoney } from '../commons/open-money.ts';
import { textAnswer, userRef } from '../kit/answer.ts';

/** A value of a request in short: its words in both languages, or a day, an amount or minutes, which each reader has in their own form. */
const fact = z.object({
  label: textAnswer,
  text: z.optional(textAnswer),
  day: z.optional(z.string()),
  /** The last day, of a period that begins on `day`. */
  until: z.optional(z.string()),
  /** A time of the day such as `09:30`. */
  time: z.optional(z.string()),
  minutes: z.optional(z.number()),
  amount: z.optional(z.object({ currency: z.string(), amount: z.string() })),
  /** It speaks against the request, such as too few people at work. */
  is_caution: z.optional(z.boolean()),
});
export type HomeFact = z.infer<typeof fact>;

/** A request on which the reader is asked. */
const waitingRequest = z.object({
  /** The kind of request, and where its endpoints are under the API's root, without slashes at the ends. */
  entity: z.string(),
  path: z.string(),
  id: z.number(),
  label: textAnswer,
  sender: z.nullable(userRef),
  facts: z.array(fact),
  /** What the reader may do with it here. */
  actions: z.array(z.enum(['approve', 'decline'])),
  /** Whether approving asks for a remark; declining always does. */
  is_remark_needed: z.boolean(),
  /** What a decision names. */
  version: z.string(),
  /** The page on which it is read whole, and the dialog that shows it above any page, where its kind has one. */
  url: z.string(),
  dialog: z.nullable(z.object({ type: z.string(), data: z.record(z.string(), z.number()) })),
  created_at: z.string(),
});
export type WaitingRequest = z.infer<typeof waitingRequest>;

/** A list in which something waits for the reader. */
const waitingList = z.object({ name: z.string(), label: textAnswer, count: z.number(), url: z.string() });
export type WaitingList = z.infer<typeof waitingList>;

const dueTask = z.object({
  id: z.number(),
  title: z.string(),
  deadline: z.nullable(z.string()),
  is_delayed: z.boolean(),
  url: z.string(),
});

/** Someone of a team who is not at work as expected, and the id of their day. */
const memberToday = z.object({
  id: z.number(),
  person: userRef,
  presence: z.enum(Object.keys(dayPresences) as [DayPresence, ...DayPresence[]]),
  punched_in: z.nullable(z.string()),
});

const personOn = z.object({ person: userRef, on: z.string() });

export const homeParts = {
  /** One's own open tasks, those that are due first. */
  tasks: z.object({ total: z.number(), due: z.array(dueTask) }),
  /** Today's own log, the newest last. */
  punches: z.array(z.object({ remark_category: z.enum(punchCategories), punched_at: z.string() })),
  /** Where the people of whom the reader is the supervisor are today; null for who has no team. */
  team: z.nullable(
    z.object({
      /** Those who are expected today: without days off and holidays. */
      total: z.number(),
      /** Those at work, late ones included. */
      present: z.number(),
      /** Everyone who is late or not there, the most urgent first. Days off are left out. */
      others: z.array(memberToday),
    }),
  ),
  /** Holidays that are the reader's, today or next. */
  holidays: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      name_ne: z.nullable(z.string()),
      starts_on: z.string(),
      ends_on: z.string(),
      part: z.enum(Object.keys(holidayParts) as [HolidayPart, ...HolidayPart[]]),
    }),
  ),
  /** The newest payslip that the reader may open, by its month such as `bs:2083-07`. */
  payslip: z.nullable(z.object({ month: z.string(), url: z.string() })),
  /** Loans, advances and claims of the reader that are open, and the loans of others that they guarantee. */
  money: ownMoney,
  /** Posts of the last thirty days that thank the reader. */
  kudos: z.array(z.object({ id: z.number(), author: userRef, text: z.string(), published_at: z.string() })),
  /** Colleagues whose birthday is within a week, without the year. */
  birthdays: z.array(personOn),
  /** Colleagues who joined within the last thirty days. */
  new_hires: z.array(personOn),
} as const;
export type HomeParts = { readonly [K in keyof typeof homeParts]: z.infer<(typeof homeParts)[K]> };

/** A part that is absent belongs to an application that the organisation does without. */
export const homeAnswer = z.object({
  inbox: z.object({
    /** All requests and entries of lists that wait. */
    total: z.number(),
    /** The oldest of the requests. */
    requests: z.array(waitingRequest),
    lists: z.array(waitingList),
  }),
  ...(Object.fromEntries(Object.entries(homeParts).map(([name, part]) => [name, z.optional(part)])) as {
    [K in keyof typeof homeParts]: z.ZodMiniOptional<(typeof homeParts)[K]>;
  }),
});
export type HomeAnswer = z.infer<typeof homeAnswer>;
