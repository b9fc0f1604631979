/** A file as the API answers it: who it is, which of its sections the reader may see, and the parts of the employee's own record. */
import * as z from 'zod/mini';
import { answerShape, userRef } from '../../kit/answer.ts';
import { accountStates } from '../employee-account.ts';
import { employee } from '../employee.ts';
import { contractStates, profileSetting } from '../employment.ts';
import { sectionNames } from './sections.ts';
import { sharedAccount } from './shared-account.ts';

/** What a reader may do with a section: read it, ask for changes, or change it. */
export const sectionRights = ['read', 'propose', 'write'] as const;
export type SectionRight = (typeof sectionRights)[number];

const named = z.nullable(z.object({ id: z.number(), name: z.string() }));

export const fileAnswer = z.object({
  id: z.number(),
  user: userRef,
  full_name: z.string(),
  name_ne: z.nullable(z.string()),
  employee_code: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  about: z.nullable(z.string()),
  joined_on: z.string(),
  is_current: z.boolean(),
  /** Whether the person can sign in, for the person who may pause it. */
  account_status: z.nullable(z.enum(Object.keys(accountStates) as [keyof typeof accountStates])),
  branch: named,
  division: named,
  job_title: named,
  employment_type: named,
  employment_level: named,
  /** Where the contract stands; null where there is none that ends, or where the reader may not know. */
  contract: z.nullable(
    z.object({
      state: z.enum(Object.keys(contractStates) as [string, ...string[]]),
      ends_on: z.string(),
      days_left: z.number(),
    }),
  ),
  supervisors: z.array(userRef),
  /** Per cent; for the person and for HR. */
  completeness: z.nullable(
    z.object({ percent: z.number(), alert_below: z.number(), missing: z.array(z.enum(sectionNames)) }),
  ),
  /** Sections that the reader may see, with what they may do there. */
  sections: z.partialRecord(z.enum(sectionNames), z.enum(sectionRights)),
  /** Requests of this file that wait. */
  pending: z.number(),
  /** Bank accounts of this file whose number someone else has too, for those who read everyone's. */
  shared_accounts: z.array(z.extend(sharedAccount, { record: z.number() })),
  /** For who changes employment: when the employee knows of changes to come. */
  future_changes: z.nullable(
    z.enum(Object.keys(profileSetting.fields.future_changes.choices) as [string, ...string[]]),
  ),
  equipment: z.array(
    z.object({ id: z.number(), name: z.string(), tag: z.string(), assigned_on: z.nullable(z.string()) }),
  ),
});
export type FileAnswer = z.infer<typeof fileAnswer>;

/** The parts of the employee's own record that the reader may see. */
export const partAnswer = z.partial(z.object(answerShape(employee.fields)));
