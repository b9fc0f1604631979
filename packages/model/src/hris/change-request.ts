/** Changes of a file that wait for a second person, or were decided. */
import * as z from 'zod/mini';
import { carried, listed } from '../kit/message.ts';
import { labels } from '../kit/labels.ts';
import { userRef } from '../kit/answer.ts';
import type { Tone } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { textSchema } from '../kit/text-schema.ts';
import type { Scope } from '../kit/scope.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { proposedSections } from './file/sections.ts';

export const changeStates = {
  Pending: { label: bilingual('Pending', 'विचाराधीन'), tone: 'info' },
  Approved: { label: bilingual('Approved', 'स्वीकृत'), tone: 'positive' },
  Rejected: { label: bilingual('Rejected', 'अस्वीकृत'), tone: 'critical' },
} as const satisfies Record<string, { label: Text; tone: Tone }>;
const states = Object.keys(changeStates) as [keyof typeof changeStates, ...(keyof typeof changeStates)[]];

export const changeActions = {
  create: bilingual('Add', 'थप्ने'),
  update: bilingual('Change', 'बदल्ने'),
  delete: bilingual('Remove', 'हटाउने'),
} as const;
const actions = Object.keys(changeActions) as [keyof typeof changeActions, ...(keyof typeof changeActions)[]];

/** Who reads which requests. */
export const changeRequestScopes = {
  own: { person: ['employee_id', 'requested_by'] },
  team: { supervises: 'employee_id' },
  organization: { code: '4.07' },
} as const satisfies Record<string, Scope>;

/** As whom somebody looks at the requests: at their own, at those of people they supervise, or at all. */
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

export const changeItem = z.object({
  id: z.number(),
  employee: userRef,
  section,
  action: z.enum(actions),
  status: z.enum(states),
  requested_by: userRef,
  created_at: z.string(),
  remark: z.string(),
  decided_by: z.nullable(userRef),
  decided_at: z.nullable(z.string()),
  decision_remark: z.string(),
});
export type ChangeItem = z.infer<typeof changeItem>;

/** One request with what was and what would be; values as answers of the section show them. */
export const changeDetail = z.object({
  ...changeItem.shape,
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
  /** Whether the values are hidden from this reader, who may not read the section. */
  is_hidden: z.boolean(),
  can_decide: z.boolean(),
});
export type ChangeDetail = z.infer<typeof changeDetail>;

/** What came of a change: stored at once, or waiting for somebody. */
export const changeOutcome = z.object({
  state: z.enum(['stored', 'waiting']),
  /** The request that waits. */
  request: z.nullable(z.number()),
});
export type ChangeOutcome = z.infer<typeof changeOutcome>;
export const changeStateNames = states;
