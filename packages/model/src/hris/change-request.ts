/** Changes of a file that wait for a second person, or were decided. */
import * as z from 'zod/mini';
import { carried, listed } from '../kit/message.ts';
import { labels } from '../kit/labels.ts';
import { recordAnswer } from '../kit/answer.ts';
import { defineEntity, type EntityRecord } from '../kit/entity.ts';
import { f, type Tone } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { textSchema } from '../kit/text-schema.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { proposedSections, sectionOf, type SectionName } from './file/sections.ts';
import { sharedAccount } from './file/shared-account.ts';

export const changeStates = {
  Pending: { label: bilingual('Pending', 'निर्णय बाँकी'), tone: 'info' },
  Approved: { label: bilingual('Approved', 'स्वीकृत'), tone: 'positive' },
  Rejected: { label: bilingual('Rejected', 'अस्वीकृत'), tone: 'critical' },
} as const satisfies Record<string, { label: Text; tone: Tone }>;

export const changeActions = {
  create: bilingual('Add', 'थप्ने'),
  update: bilingual('Change', 'बदल्ने'),
  delete: bilingual('Remove', 'हटाउने'),
} as const;
const actions = Object.keys(changeActions) as [keyof typeof changeActions, ...(keyof typeof changeActions)[]];

/** Who decides on changes. */
export const changeCode = '4.07';

/**
 * A change that waits for a second person, or was decided. What was and what would be are no fields: they are read one request at a time, by
 * who may read the section, and are in no list and no spreadsheet.
 */
export const changeRequest = defineEntity({
  name: 'change_request',
  label: bilingual('Change request', 'परिवर्तन अनुरोध'),
  plural: bilingual('Change requests', 'परिवर्तन अनुरोध'),
  name_field: 'employee',
  sort: '-created_at',
  search: ['employee', 'requested_by'],
  scopes: {
    own: { person: ['employee', 'requested_by'] },
    team: { supervises: 'employee' },
    organization: { code: changeCode },
  },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    section: f.choice({
      label: bilingual('Section', 'खण्ड'),
      required: true,
      choices: Object.fromEntries(proposedSections.map((name) => [name, sectionOf(name).title])) as Record<
        SectionName,
        Text
      >,
    }),
    action: f.choice({ label: bilingual('Action', 'के गर्ने'), required: true, choices: changeActions }),
    status: f.status({ label: bilingual('Status', 'स्थिति'), states: changeStates, initial: 'Pending' }),
    requested_by: f.user({ label: bilingual('Requested by', 'माग्ने'), required: true }),
    remark: f.text({ label: labels.remarks, max: 255 }),
    decided_by: f.user({ label: bilingual('Decided by', 'निर्णय गर्ने'), readonly: true }),
    decided_at: f.instant({ label: bilingual('Decided at', 'निर्णय भएको समय'), readonly: true }),
    decision_remark: f.text({ label: bilingual('Decision remarks', 'निर्णयको कैफियत'), max: 255, readonly: true }),
  },
});

/** As whom someone looks at the requests: at their own, at those of people they supervise, or at all. */
export const changeViewers = ['user', 'supervisor', 'hr'] as const;

const section = z.enum(proposedSections, {
  error: carried(messages.choice({ field: labels.section, choices: listed(proposedSections) })),
});

const noRecord = carried(messages.reference({ field: bilingual('Record', 'अभिलेख') }));

/** What is asked for. `record` names the sub-record that changes or goes; `values` are the new ones, by field. */
export const changeBody = z.strictObject({
  section,
  action: z._default(
    z.enum(actions, { error: carried(messages.choice({ field: labels.action, choices: listed(actions) })) }),
    'update',
  ),
  record: z.optional(z.nullable(z.int({ error: noRecord }).check(z.positive({ error: noRecord })))),
  values: z._default(z.record(z.string(), z.unknown()), () => ({})),
  remark: z._default(textSchema(labels.remarks, { max: 255, required: false }), ''),
});

export const decisionBody = z.strictObject({ remark: textSchema(labels.remarks, { max: 255 }) });

/** One request with what was and what would be; values as answers of the section show them. */
const comparison = z.object({
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
  /** Whether the values are hidden from this reader, who may not read the section. */
  is_hidden: z.boolean(),
  can_decide: z.boolean(),
  /** While it waits: whether someone else has the account number that it brings (HR-3). */
  shared_account: z.nullable(sharedAccount),
});
export const changeDetail = z.object({ ...recordAnswer(changeRequest).shape, ...comparison.shape });
export type ChangeDetail = EntityRecord<typeof changeRequest> & z.infer<typeof comparison>;

/** What came of a change: stored at once, or waiting for someone. */
export const changeOutcome = z.object({
  state: z.enum(['stored', 'waiting']),
  /** The request that waits. */
  request: z.nullable(z.number()),
  /** Whether someone else has the account number that was sent (HR-3). */
  shared_account: z.nullable(sharedAccount),
});
export type ChangeOutcome = z.infer<typeof changeOutcome>;
