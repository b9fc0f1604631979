/** Bodies and answers of calls about events that are no record. */
import * as z from 'zod/mini';
import { userRef } from '../kit/answer.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { carried, listed } from '../kit/message.ts';
import { messages } from '../kit/messages.ts';
import { textSchema } from '../kit/text-schema.ts';
import { bilingual } from '../kit/text.ts';
import { event } from './event.ts';
import { eventMessages as says } from './messages.ts';
import { placeShape } from '../organization/place-shape.ts';

export const eventAnswers = {
  Accepted: { label: bilingual('Attending', 'आउने'), tone: 'positive' },
  Tentative: { label: bilingual('Maybe', 'आउन सक्ने'), tone: 'caution' },
  Declined: { label: bilingual('Not attending', 'नआउने'), tone: 'critical' },
} as const;
export type EventAnswer = keyof typeof eventAnswers;
const answerNames = Object.keys(eventAnswers) as [EventAnswer, ...EventAnswer[]];

const { title, starts_on, start_time, ends_on, end_time, room, location } = event.fields;
const isTimed = ({ is_all_day: isAllDay }: { readonly is_all_day: boolean }) => !isAllDay;

/** What one day of a series has of its own: a form without records. */
export const eventDay = defineEntity({
  name: 'event_day',
  label: bilingual('Day of the event', 'कार्यक्रमको दिन'),
  fields: {
    is_all_day: f.boolean({ label: event.fields.is_all_day.label, default: false }),
    title: { ...title, required: false },
    starts_on,
    start_time,
    ends_on,
    end_time,
    room,
    location,
  },
  visibleWhen: { start_time: isTimed, end_time: isTimed },
  rules: ({ starts_on: first, ends_on: last, start_time: from, end_time: to, is_all_day: isAllDay }) => {
    if (last < first) return { ends_on: [says.endsBeforeStarts] };
    return !isAllDay && last === first && String(to) <= String(from)
      ? { end_time: [says.endsBeforeStarts] }
      : undefined;
  },
});

/** What a guest answers in the product or by a link: a form without records. */
export const guestAnswer = defineEntity({
  name: 'event_guest_answer',
  label: bilingual('Response', 'जवाफ'),
  fields: {
    answer: f.choice({
      label: bilingual('Response', 'जवाफ'),
      required: true,
      is_listed: true,
      choices: {
        Accepted: eventAnswers.Accepted.label,
        Tentative: eventAnswers.Tentative.label,
        Declined: eventAnswers.Declined.label,
      },
    }),
    part_from: f.time({ label: bilingual('From', 'देखि') }),
    part_to: f.time({ label: bilingual('Until', 'सम्म') }),
    note: f.longText({ label: bilingual('Note', 'टिप्पणी'), max: 500 }),
  },
  visibleWhen: {
    part_from: ({ answer }) => answer === 'Accepted' || answer === 'Tentative',
    part_to: ({ answer }) => answer === 'Accepted' || answer === 'Tentative',
  },
});

const dayLabel = bilingual('Day', 'दिन');
const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: carried(messages.invalidDate) }),
  z.refine((value) => !Number.isNaN(Date.parse(value)), { error: carried(messages.invalidDate) }),
);
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:\d{2})?$/, { error: carried(messages.invalidDate) }));
const note = textSchema(guestAnswer.fields.note.label, { max: guestAnswer.fields.note.max, required: false });
const remark = textSchema(bilingual('Remarks', 'कैफियत'), { max: 255, required: false });

const answerShape = {
  answer: z.enum(answerNames, {
    error: carried(messages.choice({ field: guestAnswer.fields.answer.label, choices: listed(answerNames) })),
  }),
  /** The day of the series that is answered, by the day that the rule gave it; absent: the whole event. */
  on: z._default(z.nullable(day), null),
  /** A part of the time, on the clock of the event; both or neither. */
  part_from: z._default(z.nullable(clock), null),
  part_to: z._default(z.nullable(clock), null),
  note: z._default(z.nullable(note), null),
};

export const answerBody = z.strictObject(answerShape);
export type AnswerBody = z.infer<typeof answerBody>;

/** From which day on; the day that the rule gave. */
export const fromDay = z.strictObject({
  on: z
    .string({ error: carried(messages.required({ field: dayLabel })) })
    .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: carried(messages.invalidDate) })),
  remark: z._default(remark, ''),
});

export const roomCheckAnswer = z.object({
  meetings: z.number(),
  /** The last day for which rooms are held of a series that goes on; null where all days are. */
  held_until: z.nullable(z.string()),
  clashes: z.array(
    z.object({
      on: z.string(),
      room: z.string(),
      starts_at: z.string(),
      ends_at: z.string(),
      /** Rooms that are free at that time. */
      free: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  ),
});
export type RoomCheck = z.infer<typeof roomCheckAnswer>;

const givenAnswer = z.object({
  on: z.nullable(z.string()),
  answer: z.enum(answerNames),
  note: z.nullable(z.string()),
  part_from: z.nullable(z.string()),
  part_to: z.nullable(z.string()),
  answered_at: z.string(),
  /** False: given to an older version, so that it does not count. */
  is_current: z.boolean(),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

export const guestState = z.object({
  id: z.number(),
  person: z.nullable(userRef),
  name: z.string(),
  email: z.nullable(z.string()),
  is_optional: z.boolean(),
  is_me: z.boolean(),
  answers: z.array(givenAnswer),
});
export type GuestState = z.infer<typeof guestState>;

export const dayAnswer = z.object({
  id: z.number(),
  on: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  is_over: z.boolean(),
  is_moved: z.boolean(),
  is_cancelled: z.boolean(),
  title: z.nullable(z.string()),
  location: z.nullable(z.string()),
  room: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** What the reader answered for this day, by itself or for the whole event; null: not answered. */
  my_answer: z.nullable(z.enum(answerNames)),
  accepted: z.number(),
});
export type EventDay = z.infer<typeof dayAnswer>;

export const joinRequest = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  asked_at: z.string(),
});
export type JoinRequest = z.infer<typeof joinRequest>;

/** What the page of an event shows beside the record. */
export const eventPage = {
  can_edit: z.boolean(),
  can_answer: z.boolean(),
  can_post: z.boolean(),
  guest_states: z.array(guestState),
  days: z.array(dayAnswer),
  /** Days that are left out of the list, before and after those that it has. */
  more_days: z.number(),
  requests: z.array(joinRequest),
};

export const calendarLayers = {
  event: bilingual('Events', 'कार्यक्रमहरू'),
  leave: bilingual('My leave', 'मेरो बिदा'),
  team_leave: bilingual('Team leave', 'टोलीको बिदा'),
  holiday: bilingual('Holidays', 'सार्वजनिक बिदा'),
  birthday: bilingual('Birthdays', 'जन्मदिन'),
} as const;
export type CalendarLayer = keyof typeof calendarLayers;
export const layerNames = Object.keys(calendarLayers) as [CalendarLayer, ...CalendarLayer[]];

/** Days of a calendar that are asked for at once. */
export const mostCalendarDays = 400;

export const calendarQuery = z.strictObject({ from: z.optional(day), to: z.optional(day) });

export const calendarEntry = z.object({
  id: z.string(),
  layer: z.enum(layerNames),
  title: z.string(),
  title_ne: z.nullable(z.string()),
  /** The event that a press opens. */
  event: z.nullable(z.number()),
  on: z.nullable(z.string()),
  is_all_day: z.boolean(),
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  starts_on: z.string(),
  ends_on: z.string(),
  place: z.nullable(z.string()),
  answer: z.nullable(z.enum(answerNames)),
  is_tentative: z.boolean(),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;
export const calendarAnswer = z.object({ from: z.string(), to: z.string(), results: z.array(calendarEntry) });
export type CalendarAnswer = z.infer<typeof calendarAnswer>;

const token = z.string().check(z.maxLength(200));

/** The secret of an invitation; it is in the body, so that no log has it. */
export const invitationBody = z.strictObject({ token });

/** What the page of an invitation shows: what the mail said, and for whom it answers. */
export const invitationPage = z.object({
  organization: z.string(),
  ...placeShape,
  title: z.string(),
  organizer: z.string(),
  place: z.nullable(z.string()),
  is_all_day: z.boolean(),
  repeats: z.string(),
  zone: z.nullable(z.string()),
  asks_answer: z.boolean(),
  allows_part: z.boolean(),
  days: z.array(
    z.object({
      on: z.string(),
      starts_at: z.string(),
      ends_at: z.string(),
      starts_on: z.string(),
      ends_on: z.string(),
    }),
  ),
  guest: z.object({ name: z.string(), address: z.string() }),
  answers: z.array(givenAnswer),
  /** Sent back with an answer: only who has seen this page answers. */
  form: z.string(),
});
export type InvitationPage = z.infer<typeof invitationPage>;

const form = z.string().check(z.maxLength(200));
export const invitationAnswer = z.strictObject({ token, form, ...answerShape });
export const invitationAnswered = z.object({
  /** False: it was given to an older version of the event and does not count. */
  counts: z.boolean(),
});

/** Asks to become a guest. */
export const joinForm = defineEntity({
  name: 'event_join',
  label: bilingual('Ask to be invited', 'निमन्त्रणा माग्नुहोस्'),
  fields: {
    name: f.text({ label: bilingual('Your name', 'तपाईंको नाम'), required: true, max: 120 }),
    email: f.email({ label: bilingual('Your email', 'तपाईंको इमेल'), required: true }),
  },
});
const email = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/, {
    error: carried(messages.email),
  }),
);
export const joinBody = z.strictObject({
  token,
  form,
  name: textSchema(joinForm.fields.name.label, { max: 120 }),
  email,
});
