/** The audit as auditors read it: who did what, and whether what was written down is still as it was. */
import * as z from 'zod/mini';
import { userRef } from '../kit/answer.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

/** What may be asked of the list of events; no one writes it. */
export const auditLog = defineEntity({
  name: 'audit_event',
  label: bilingual('Event', 'घटना'),
  plural: bilingual('Audit logs', 'गतिविधि अभिलेख'),
  name_field: 'action',
  fields: {
    actor: f.user({ label: bilingual('Person', 'व्यक्ति') }),
    at: f.instant({ label: bilingual('Time', 'समय'), required: true }),
    action: f.text({ label: bilingual('Action', 'कार्य'), required: true, max: 80 }),
    object_type: f.text({ label: bilingual('Record type', 'अभिलेखको प्रकार'), required: true, max: 80 }),
    ip: f.text({ label: bilingual('IP address', 'आईपी ठेगाना'), max: 45 }),
  },
});

/** Values before and after stay with those who may read the record itself: of them, the names of the fields alone are told. */
export const auditLogAnswer = z.object({
  id: z.number(),
  at: z.string(),
  /** Null for what the server did by itself, or where no one was known. */
  actor: z.nullable(userRef),
  action: z.string(),
  /** The name of an entity or of another thing of the server. */
  object_type: z.string(),
  object_id: z.string(),
  /** Whom the event is about, of an account, a membership or an employee. */
  person: z.nullable(userRef),
  changed: z.array(z.string()),
  ip: z.string(),
});
export type AuditLog = z.infer<typeof auditLogAnswer>;

/**
 * What a check of the seals finds: `rows` are not those that were sealed, the `seal` itself was changed, seals in the midst are
 * `missing`, or the `end` of the chain is.
 */
export const faultKinds = ['rows', 'seal', 'missing', 'end'] as const;
export const auditFault = z.object({
  /** The number of the seal. */
  number: z.number(),
  kind: z.enum(faultKinds),
  /** The events concerned were written after this instant … */
  after: z.nullable(z.string()),
  /** … and until this one. */
  until: z.nullable(z.string()),
});
export type AuditFault = z.infer<typeof auditFault>;

export const auditChainAnswer = z.object({
  /** `unchecked`: nothing was sealed yet, or no check has ended. */
  state: z.enum(['unchecked', 'intact', 'broken']),
  checked_at: z.nullable(z.string()),
  /** Events until this instant are as they were sealed, detached ones aside. */
  verified_until: z.nullable(z.string()),
  sealed_until: z.nullable(z.string()),
  sealed_events: z.number(),
  /** Events of the last minutes, which no seal holds yet. */
  unsealed_events: z.number(),
  /** Sealed events that detached partitions took along: no check reads them. */
  detached_events: z.number(),
  fault_count: z.number(),
  /** The first of them. */
  faults: z.array(auditFault),
  /** Whether someone asked for a check that is under way. */
  is_checking: z.boolean(),
});
export type AuditChain = z.infer<typeof auditChainAnswer>;
