/** A whistle-blower report: what is told, what is answered, and how far it is. It is no entity: no list, export or audit of HR knows it. */
import * as z from 'zod/mini';
import { carried, listed, verbatim } from '../kit/message.ts';
import { labels } from '../kit/labels.ts';
import { f, type BodyOf, type Tone } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { receiptAccess, typedReceipt } from '../kit/receipt.ts';
import { pageQuery } from '../kit/paging.ts';
import { bodyFieldSchema } from '../kit/schema.ts';
import { textSchema } from '../kit/text-schema.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { whistleBlowerMessages } from './messages.ts';

export const reportStatuses = {
  Submitted: { label: bilingual('Submitted', 'दर्ता भएको'), tone: 'info' },
  'Under review': { label: bilingual('Under review', 'हेरिँदै'), tone: 'caution' },
  Investigating: { label: bilingual('Investigating', 'छानबिनमा'), tone: 'caution' },
  Substantiated: { label: bilingual('Substantiated', 'पुष्टि भएको'), tone: 'critical' },
  Unsubstantiated: { label: bilingual('Unsubstantiated', 'पुष्टि नभएको'), tone: 'neutral' },
  Closed: { label: bilingual('Closed', 'बन्द'), tone: 'neutral' },
} as const satisfies Record<string, { label: Text; tone: Tone }>;
export type ReportStatus = keyof typeof reportStatuses;

/** Where a report can go from where it is. */
export const nextStatuses: { readonly [from in ReportStatus]: readonly ReportStatus[] } = {
  Submitted: ['Under review', 'Investigating', 'Closed'],
  'Under review': ['Investigating', 'Unsubstantiated', 'Closed'],
  Investigating: ['Substantiated', 'Unsubstantiated', 'Closed'],
  Substantiated: ['Closed'],
  Unsubstantiated: ['Closed'],
  Closed: [],
};

/** Whether someone must say what came out. */
export const needsConclusion = (status: ReportStatus): boolean =>
  status === 'Substantiated' || status === 'Unsubstantiated' || status === 'Closed';

/** What is told; the same words label the form and the answer. */
export const reportFields = {
  incident_type: f.number({ label: bilingual('Incident type', 'घटनाको प्रकार'), required: true, min: 1 }),
  title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 150 }),
  description: f.longText({ label: bilingual('What happened', 'के भयो'), required: true, max: 5_000 }),
  happened: f.text({ label: bilingual('When', 'कहिले'), max: 200 }),
  place: f.text({ label: bilingual('Where', 'कहाँ'), max: 200 }),
  people_involved: f.longText({ label: bilingual('People involved', 'संलग्न व्यक्ति'), max: 1_000 }),
  impact: f.longText({ label: bilingual('Impact', 'यसले के असर गर्‍यो'), max: 2_000 }),
  evidence: f.longText({ label: bilingual('Evidence', 'प्रमाण'), max: 2_000 }),
  is_anonymous: f.boolean({ label: bilingual('Anonymous', 'बेनामी'), default: true }),
  reporter_name: f.text({ label: bilingual('Your name', 'तपाईंको नाम'), max: 120 }),
  reporter_contact: f.text({ label: bilingual('Contact details', 'सम्पर्क विवरण'), max: 200 }),
} as const;

const noMoment = () => ({ now: new Date(0), today: '1970-01-01' });
export type ReportBody = BodyOf<typeof reportFields> & {
  readonly not_for: number[];
  readonly captcha?: string | undefined;
};

/** `not_for`: records of investigators who must not see it, since they are part of it. */
export const reportBody = z.strictObject({
  ...Object.fromEntries(Object.entries(reportFields).map(([name, field]) => [name, bodyFieldSchema(field, noMoment)])),
  not_for: z._default(
    z
      .array(z.number().check(z.int(), z.positive()), { error: carried(whistleBlowerMessages.listChoice) })
      .check(z.maxLength(200)),
    () => [],
  ),
  captcha: z.optional(z.string().check(z.maxLength(400))),
}) as unknown as z.ZodMiniType<ReportBody>;

export const receiptBody = z.strictObject({
  receipt: typedReceipt(),
  captcha: z.optional(z.string().check(z.maxLength(400))),
});

const access = receiptAccess(whistleBlowerMessages.receiptAgain);
export const returnBody = z.strictObject({ access });
export const commentText = textSchema(bilingual('Message', 'सन्देश'), { max: 5_000 });
export const messageBody = z.strictObject({ text: commentText });
export const returnCommentBody = z.strictObject({ access, text: commentText });

export const reportCommentBody = z.strictObject({
  text: commentText,
  visibility: z.enum(['internal', 'reporter'], {
    error: carried(messages.choice({ field: verbatim('visibility'), choices: listed(['internal', 'reporter']) })),
  }),
});

export const reportPatch = z.strictObject({
  status: z.enum(Object.keys(reportStatuses) as [ReportStatus, ...ReportStatus[]], {
    error: carried(messages.choice({ field: labels.status, choices: listed(Object.keys(reportStatuses)) })),
  }),
  conclusion: z.optional(z.nullable(textSchema(bilingual('Conclusion', 'निष्कर्ष'), { max: 2_000, required: false }))),
});

/** `person`: one of those of `hand_over_to`. */
export const handOverBody = z.strictObject({
  person: z.number({ error: carried(whistleBlowerMessages.listChoice) }).check(z.int(), z.positive()),
});

const attachment = z.object({ id: z.number(), name: z.string(), size: z.number(), by_reporter: z.boolean() });
const comment = z.object({
  id: z.number(),
  text: z.string(),
  /** Absent: the reporter, of whom nothing more is known. */
  author: z.nullable(z.object({ id: z.number(), full_name: z.string() })),
  visibility: z.enum(['internal', 'reporter']),
  said_on: z.string(),
  is_own: z.boolean(),
});
export type ReportComment = z.infer<typeof comment>;

const seen = {
  id: z.number(),
  status: z.string(),
  incident_type: z.string(),
  title: z.string(),
  reported_on: z.string(),
};

export const reportRow = z.object({
  ...seen,
  is_anonymous: z.boolean(),
  /** The day of the next thing that is owed: the first look, or the conclusion; null where nothing is. */
  due_on: z.nullable(z.string()),
  expires_on: z.string(),
});
export type ReportRow = z.infer<typeof reportRow>;

export const reportAnswer = z.object({
  ...reportRow.shape,
  description: z.string(),
  happened: z.nullable(z.string()),
  place: z.nullable(z.string()),
  people_involved: z.nullable(z.string()),
  impact: z.nullable(z.string()),
  evidence: z.nullable(z.string()),
  reporter_name: z.nullable(z.string()),
  reporter_contact: z.nullable(z.string()),
  conclusion: z.nullable(z.string()),
  /** How the reader stands to it. */
  is_investigator: z.boolean(),
  comments: z.array(comment),
  attachments: z.array(attachment),
  /** Investigators from whose confirmation it dates back, so that they read it only once it is handed over; for investigators. */
  hand_over_to: z.array(z.object({ id: z.number(), full_name: z.string() })),
  /** Who opened it and did what; for investigators. */
  accesses: z.array(z.object({ id: z.number(), full_name: z.string(), action: z.string(), at: z.string() })),
});
export type ReportAnswer = z.infer<typeof reportAnswer>;

/** What the person who comes back with the receipt sees. */
export const returnedReport = z.object({
  ...seen,
  description: z.string(),
  conclusion: z.nullable(z.string()),
  /** Until when the receipt works, unless something happens. */
  open_until: z.string(),
  comments: z.array(z.object({ id: z.number(), text: z.string(), is_own: z.boolean(), said_on: z.string() })),
  attachments: z.array(z.object({ id: z.number(), name: z.string(), size: z.number() })),
});
export type ReturnedReport = z.infer<typeof returnedReport>;

export const openedReport = z.object({ access: z.string(), report: returnedReport });
export type OpenedReport = z.infer<typeof openedReport>;

/** The receipt is told here and never again. */
export const receiptAnswer = z.object({
  receipt: z.string(),
  access: z.string(),
  /** Whether there is an investigator who may read it now. */
  has_reader: z.boolean(),
});
export type ReceiptAnswer = z.infer<typeof receiptAnswer>;

const named = z.object({ id: z.number(), name: z.string() });
/** What the form asks for in one organisation. */
export const reportForm = z.object({
  name: z.string(),
  introduction: z.nullable(z.string()),
  retention_days: z.number(),
  incident_types: z.array(z.object({ ...named.shape, description: z.nullable(z.string()) })),
  investigators: z.array(named),
});
export type ReportForm = z.infer<typeof reportForm>;

/** LOG-2: whether anybody takes reports from everyone, and who does. */
export const publicWhistleSettings = z.object({
  enabled: z.boolean(),
  organizations: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type PublicWhistleSettings = z.infer<typeof publicWhistleSettings>;

export const enabledAnswer = z.object({ results: z.array(z.object({ enabled: z.boolean() })) });

export const reportQuery = z.strictObject({
  ...pageQuery,
  status: z.optional(
    z.enum(Object.keys(reportStatuses) as [ReportStatus, ...ReportStatus[]], {
      error: carried(messages.choice({ field: labels.status, choices: listed(Object.keys(reportStatuses)) })),
    }),
  ),
});
