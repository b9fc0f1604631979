/**
 * A grievance: its text, its answers and its status. It is no entity: no list, export or audit knows it, since of an anonymous
 * one its author must be found nowhere, and the person complained of reads none of it (GR-4, WC-36, WC-39).
 */
import * as z from 'zod/mini';
import { f, type BodyOf, type Tone } from '../kit/fields.ts';
import { labels } from '../kit/labels.ts';
import { carried, carry, listed, verbatim } from '../kit/message.ts';
import type { FieldErrors } from '../kit/field-errors.ts';
import { messages } from '../kit/messages.ts';
import { pageQuery } from '../kit/paging.ts';
import { receiptAccess, typedReceipt } from '../kit/receipt.ts';
import { bodyFieldSchema } from '../kit/schema.ts';
import { textSchema } from '../kit/text-schema.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { addDays } from '../kit/zone.ts';
import { grievanceMessages } from './messages.ts';
import { grievancePriorities, type GrievancePriority } from './setting.ts';

export const grievanceCategories = {
  feedback: bilingual('Feedback', 'प्रतिक्रिया'),
  suggestion: bilingual('Suggestion', 'सुझाव'),
  complaint: bilingual('Complaint', 'गुनासो'),
} as const satisfies Record<string, Text>;
export type GrievanceCategory = keyof typeof grievanceCategories;

export const grievanceTargets = {
  person: bilingual('A person', 'व्यक्ति'),
  unit: bilingual('A branch or division', 'शाखा वा महाशाखा'),
  policy: bilingual('A policy', 'नीति'),
} as const satisfies Record<string, Text>;
export type GrievanceTarget = keyof typeof grievanceTargets;

export const grievanceStatuses = {
  Open: { label: bilingual('Open', 'खुला'), tone: 'info' },
  'In progress': { label: bilingual('In progress', 'जारी'), tone: 'caution' },
  'Waiting for employee': { label: bilingual('Waiting for employee', 'कर्मचारीको जवाफ बाँकी'), tone: 'neutral' },
  Resolved: { label: bilingual('Resolved', 'समाधान भएको'), tone: 'positive' },
  Invalid: { label: bilingual('Invalid', 'अमान्य'), tone: 'neutral' },
  Closed: { label: bilingual('Closed', 'बन्द'), tone: 'neutral' },
} as const satisfies Record<string, { label: Text; tone: Tone }>;
export type GrievanceStatus = keyof typeof grievanceStatuses;
export const statusNames = Object.keys(grievanceStatuses) as GrievanceStatus[];

const ends: readonly GrievanceStatus[] = ['Resolved', 'Invalid', 'Closed'];
/** Whether a grievance has come to its end, so that its clock is over and a resolution was told. */
export const isEnd = (status: GrievanceStatus): boolean => ends.includes(status);

/** Where handlers move a grievance from where it is. Only its author opens one again. */
export const nextStatuses: { readonly [from in GrievanceStatus]: readonly GrievanceStatus[] } = {
  Open: ['In progress', 'Waiting for employee', ...ends],
  'In progress': ['Waiting for employee', ...ends],
  'Waiting for employee': ['In progress', ...ends],
  Resolved: [],
  Invalid: [],
  Closed: [],
};

/** Days after the end in which the author may open it again; the day of the end is day 0 (GR-5, WC-35). */
export const reopenDays = 7;
/** The last day on which a grievance that ended on a day can be opened again. */
export const reopenUntil = (endedOn: string): string => addDays(endedOn, reopenDays);

/** From 1 to 5, as the author answers at the end. */
export const satisfactions = {
  '5': bilingual('Very satisfied', 'धेरै सन्तुष्ट'),
  '4': bilingual('Satisfied', 'सन्तुष्ट'),
  '3': bilingual('Neither', 'ठीकै'),
  '2': bilingual('Dissatisfied', 'असन्तुष्ट'),
  '1': bilingual('Very dissatisfied', 'धेरै असन्तुष्ट'),
} as const satisfies Record<string, Text>;

/** The text of a grievance; the same words label form and answer. */
export const grievanceFields = {
  category: f.choice({ label: bilingual('Category', 'वर्ग'), required: true, choices: grievanceCategories }),
  title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 150 }),
  body: f.longText({ label: bilingual('Details', 'विवरण'), required: true, max: 5_000 }),
  about: f.choice({ label: bilingual('About', 'केबारे'), choices: grievanceTargets }),
  about_person: f.number({ label: bilingual('Person', 'व्यक्ति'), min: 1 }),
  about_branch: f.number({ label: bilingual('Branch', 'शाखा'), min: 1 }),
  about_division: f.number({ label: bilingual('Division', 'महाशाखा'), min: 1 }),
  about_policy: f.text({ label: bilingual('Policy', 'नीति'), max: 150 }),
  is_anonymous: f.boolean({ label: bilingual('Anonymous', 'बेनामी'), default: false }),
} as const;

const noMoment = () => ({ now: new Date(0), today: '1970-01-01' });
export type GrievanceBody = BodyOf<typeof grievanceFields> & {
  readonly not_for: number[];
  readonly follows?: string | undefined;
};

/** What a grievance must name of what it is about, and nothing else. */
function targetProblems(body: BodyOf<typeof grievanceFields>): FieldErrors | undefined {
  const { about, about_person: person, about_branch: branch, about_division: division, about_policy: policy } = body;
  const { aboutPerson, aboutUnit, aboutPolicy, aboutOther } = grievanceMessages;
  if ((person !== null) !== (about === 'person'))
    return { about_person: [about === 'person' ? aboutPerson : aboutOther] };
  if (about === 'unit' ? (branch === null) === (division === null) : branch !== null || division !== null)
    return { [branch === null ? 'about_division' : 'about_branch']: [about === 'unit' ? aboutUnit : aboutOther] };
  if ((policy !== null && policy !== '') !== (about === 'policy'))
    return { about_policy: [about === 'policy' ? aboutPolicy : aboutOther] };
  return undefined;
}

const id = z.number({ error: carried(grievanceMessages.listChoice) }).check(z.int(), z.positive());

/** `not_for`: people who must not see it, besides whom it is about. `follows`: the access to an earlier grievance of the same author. */
export const grievanceBody = z
  .strictObject({
    ...Object.fromEntries(
      Object.entries(grievanceFields).map(([name, field]) => [name, bodyFieldSchema(field, noMoment)]),
    ),
    not_for: z._default(z.array(id, { error: carried(grievanceMessages.listChoice) }).check(z.maxLength(50)), () => []),
    follows: z.optional(receiptAccess(grievanceMessages.receiptAgain)),
  })
  .check((context) => {
    const problems = targetProblems(context.value as unknown as GrievanceBody) ?? {};
    for (const [name, found] of Object.entries(problems))
      for (const message of found ?? [])
        context.issues.push({ code: 'custom', input: context.value, path: [name], message: carry(message) });
  }) as unknown as z.ZodMiniType<GrievanceBody>;

const access = receiptAccess(grievanceMessages.receiptAgain);
const message = textSchema(bilingual('Message', 'सन्देश'), { max: 5_000 });

export const grievanceReceiptBody = z.strictObject({ receipt: typedReceipt() });
export const grievanceAccessBody = z.strictObject({ access });
export const grievanceFileBody = z.strictObject({ access, id });
export const grievanceMessageBody = z.strictObject({ text: message });
export const authorMessageBody = z.strictObject({ access, text: message });

/**
 * What the author does: opens it again with a reason, ends it where it is resolved, withdraws it where it runs, or says how satisfied they
 * are. `satisfaction` belongs to `close` and `rate`, `reason` to `reopen`.
 */
export const authorActions = ['reopen', 'close', 'rate', 'withdraw'] as const;
export type AuthorAction = (typeof authorActions)[number];
export const authorActionBody = z.strictObject({
  access,
  action: z.enum(authorActions, {
    error: carried(messages.choice({ field: labels.action, choices: listed([...authorActions]) })),
  }),
  reason: z.optional(textSchema(bilingual('Reason', 'कारण'), { max: 1_000, required: false })),
  satisfaction: z.optional(
    z.nullable(z.number({ error: carried(grievanceMessages.listChoice) }).check(z.int(), z.minimum(1), z.maximum(5))),
  ),
});

export const handlerMessageBody = z.strictObject({
  text: message,
  visibility: z.enum(['internal', 'author'], {
    error: carried(messages.choice({ field: verbatim('visibility'), choices: listed(['internal', 'author']) })),
  }),
});

const priorityNames = Object.keys(grievancePriorities) as [GrievancePriority, ...GrievancePriority[]];
const statusChoice = z.enum(statusNames as [GrievanceStatus, ...GrievanceStatus[]], {
  error: carried(messages.choice({ field: labels.status, choices: listed(statusNames) })),
});
const categoryNames = Object.keys(grievanceCategories) as [GrievanceCategory, ...GrievanceCategory[]];
const categoryChoice = z.enum(categoryNames, {
  error: carried(messages.choice({ field: grievanceFields.category.label, choices: listed(categoryNames) })),
});

export const resolutionLabel = bilingual('Resolution', 'समाधान');
export const handlerLabel = bilingual('Handler', 'जिम्मेवार');
export const priorityLabel = bilingual('Priority', 'प्राथमिकता');

/** `version` is that of the grievance that was read. */
export const grievancePatch = z.strictObject({
  version: z.number({ error: carried(messages.required({ field: bilingual('Version', 'संस्करण') })) }).check(z.int()),
  status: z.optional(statusChoice),
  resolution: z.optional(z.nullable(textSchema(resolutionLabel, { max: 2_000, required: false }))),
  priority: z.optional(
    z.enum(priorityNames, {
      error: carried(messages.choice({ field: priorityLabel, choices: listed(priorityNames) })),
    }),
  ),
  handler: z.optional(z.nullable(id)),
});
export type GrievancePatch = z.infer<typeof grievancePatch>;

/** Which of them: all that run, those of mine, those that are late, or those that have ended. */
export const grievanceShares = ['running', 'mine', 'overdue', 'ended', 'all'] as const;
export type GrievanceShare = (typeof grievanceShares)[number];

export const grievanceQuery = z.strictObject({
  ...pageQuery,
  share: z.optional(
    z.enum(grievanceShares, {
      error: carried(messages.choice({ field: verbatim('share'), choices: listed([...grievanceShares]) })),
    }),
  ),
  category: z.optional(categoryChoice),
  search: z.optional(z.string().check(z.maxLength(100))),
});
const person = z.object({ id: z.number(), full_name: z.string(), name_ne: z.nullable(z.string()) });
export type GrievancePerson = z.infer<typeof person>;

export const peopleAnswer = z.object({ results: z.array(person) });
export const statisticsQuery = z.strictObject({ category: z.optional(categoryChoice) });
export const peopleQuery = z.strictObject({ search: z.optional(z.string().check(z.maxLength(100))) });

const attachment = z.object({ id: z.number(), name: z.string(), size: z.number(), by_author: z.boolean() });

export const grievanceRow = z.object({
  id: z.number(),
  category: z.string(),
  title: z.string(),
  status: z.string(),
  priority: z.string(),
  is_anonymous: z.boolean(),
  /** Null where it is anonymous. */
  author: z.nullable(person),
  about: z.nullable(z.object({ kind: z.string(), name: z.string() })),
  handler: z.nullable(person),
  opened_on: z.string(),
  /** Null while the clock does not run. */
  due_at: z.nullable(z.string()),
  is_overdue: z.boolean(),
  reopened_count: z.number(),
});
export type GrievanceRow = z.infer<typeof grievanceRow>;

export const grievanceEventKinds = [
  'opened',
  'status',
  'priority',
  'handler',
  'reopened',
  'withdrawn',
  'named',
  'due',
  'warned',
  'escalated',
  'skipped',
] as const;
export type GrievanceEventKind = (typeof grievanceEventKinds)[number];

const event = z.object({
  id: z.number(),
  kind: z.enum(grievanceEventKinds),
  /** The day alone: the hour would tell when an anonymous author wrote. */
  on: z.string(),
  by: z.nullable(person),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  due_from: z.nullable(z.string()),
  due_to: z.nullable(z.string()),
});
export type GrievanceEvent = z.infer<typeof event>;

export const grievanceAnswer = z.object({
  ...grievanceRow.shape,
  version: z.number(),
  body: z.string(),
  resolution: z.nullable(z.string()),
  /** What the author answered at each end, the first first. */
  satisfactions: z.array(z.number()),
  /** The title of an earlier one that this one goes on from. */
  follows: z.nullable(z.string()),
  may_change: z.boolean(),
  messages: z.array(
    z.object({
      id: z.number(),
      text: z.string(),
      /** Null: the author of an anonymous one. */
      by: z.nullable(person),
      by_author: z.boolean(),
      is_own: z.boolean(),
      visibility: z.enum(['internal', 'author']),
      said_on: z.string(),
    }),
  ),
  attachments: z.array(attachment),
  events: z.array(event),
  /** Who may handle it. */
  candidates: z.array(person),
});
export type GrievanceAnswer = z.infer<typeof grievanceAnswer>;

/** A grievance as its author sees it. */
export const ownGrievance = z.object({
  id: z.number(),
  category: z.string(),
  title: z.string(),
  body: z.string(),
  status: z.string(),
  is_anonymous: z.boolean(),
  about: z.nullable(z.object({ kind: z.string(), name: z.string() })),
  opened_on: z.string(),
  /** The day by which an answer is due; null while the clock does not run. */
  due_on: z.nullable(z.string()),
  resolution: z.nullable(z.string()),
  is_withdrawn: z.boolean(),
  /** The last day to open it again; null where it has not ended. */
  reopen_until: z.nullable(z.string()),
  actions: z.array(z.enum(authorActions)),
  satisfaction: z.nullable(z.number()),
  messages: z.array(z.object({ id: z.number(), text: z.string(), is_own: z.boolean(), said_on: z.string() })),
  attachments: z.array(attachment),
});
export type OwnGrievance = z.infer<typeof ownGrievance>;

export const openedGrievance = z.object({ access: z.string(), grievance: ownGrievance });
export type OpenedGrievance = z.infer<typeof openedGrievance>;

/** Of an anonymous one the receipt, which is answered here and never again; of a named one null. */
export const sentGrievance = z.object({
  receipt: z.nullable(z.string()),
  access: z.string(),
  id: z.nullable(z.number()),
  /** Whether there is anyone who may handle it now. */
  has_handler: z.boolean(),
});
export type SentGrievance = z.infer<typeof sentGrievance>;

export const ownGrievanceRow = z.object({
  id: z.number(),
  category: z.string(),
  title: z.string(),
  status: z.string(),
  opened_on: z.string(),
});
export type OwnGrievanceRow = z.infer<typeof ownGrievanceRow>;

const named = z.object({ id: z.number(), name: z.string() });
/** What the form asks for. */
export const grievanceForm = z.object({
  is_enabled: z.boolean(),
  introduction: z.nullable(z.string()),
  branches: z.array(named),
  divisions: z.array(named),
  /** Who may handle grievances, so that the author names those who must not see it. */
  handlers: z.array(person),
});
export type GrievanceForm = z.infer<typeof grievanceForm>;

const counts = z.object({
  shown: z.array(z.object({ key: z.string(), label: z.nullable(z.string()), count: z.number() })),
  others: z.number(),
});
export type GrievanceCounts = z.infer<typeof counts>;

/** Numbers of the grievances that the reader may read. What would name people is null or among the others (WC-38). */
export const grievanceStatistics = z.object({
  least: z.number(),
  total: z.nullable(z.number()),
  /** Percent of those that ended, and of those whose author answered. */
  on_time_percent: z.nullable(z.number()),
  satisfaction: z.nullable(z.number()),
  /** Working minutes until the end, the one in the middle. */
  median_minutes: z.nullable(z.number()),
  reopened: z.nullable(z.number()),
  by_category: counts,
  by_status: counts,
  by_unit: counts,
  by_month: counts,
  by_satisfaction: counts,
});
export type GrievanceStatistics = z.infer<typeof grievanceStatistics>;
