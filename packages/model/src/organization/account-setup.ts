/** What an organisation sets up before its people can work with it, and how far it is (TOP-11). */
import * as z from 'zod/mini';
import { bilingual, type Text } from '../kit/text.ts';

export interface SetupItem {
  readonly key: string;
  readonly label: Text;
  /** The entity of which there must be a record; an installation whose modules have none says "pending". */
  readonly entity: string;
  /** Where it is set up, below the organisation's own address. */
  readonly path: string;
}

export const setupItems = [
  {
    key: 'fiscal_year',
    label: bilingual('Fiscal year', 'आर्थिक वर्ष'),
    entity: 'fiscal_year',
    path: 'organization/settings/fiscal-year',
  },
  {
    key: 'leave_master_setting',
    label: bilingual('Leave master settings', 'बिदाका मूल सेटिङ'),
    entity: 'leave_master_setting',
    path: 'leave/settings/master-settings',
  },
  {
    key: 'work_shift',
    label: bilingual('Work shift', 'कार्य सिफ्ट'),
    entity: 'work_shift',
    path: 'attendance/settings/work-shift',
  },
  {
    key: 'holiday',
    label: bilingual('Holiday', 'सार्वजनिक बिदा'),
    entity: 'holiday',
    path: 'organization/settings/holiday',
  },
  {
    key: 'division',
    label: bilingual('Division', 'महाशाखा'),
    entity: 'division',
    path: 'organization/settings/division',
  },
  {
    key: 'employment_type',
    label: bilingual('Employment type', 'रोजगारीको प्रकार'),
    entity: 'employment_type',
    path: 'organization/settings/employment-type',
  },
  {
    key: 'employment_level',
    label: bilingual('Employment level', 'तह'),
    entity: 'employment_level',
    path: 'organization/settings/employment-level',
  },
  {
    key: 'job_title',
    label: bilingual('Job title', 'पद'),
    entity: 'job_title',
    path: 'organization/settings/job-title',
  },
] as const satisfies readonly SetupItem[];

export const setupStates = ['Completed', 'Pending'] as const;

export const accountSetup = z.object({
  details: z.array(z.object({ key: z.string(), status: z.enum(setupStates) })),
  pending_count: z.number(),
  total_count: z.number(),
});
export type AccountSetup = z.infer<typeof accountSetup>;
