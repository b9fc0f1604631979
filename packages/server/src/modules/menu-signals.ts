/** Counts and qualities of the menu that modules add to those of requests, by the names that lines of the catalogue bear. */
import type { Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import { ruleClockOf } from '../entity/write.ts';
import { entersForTeam } from './attendance/manual.ts';
import { countInterviews } from './hris/leaving/exit-interviews.ts';
import { countForwardedScores, menuCountsOf, taskCountsOf } from './task/counts.ts';
import { hasArchivedPayslips } from './payroll/archive/payslips.ts';
import { isCurrentReviewer, isTransferOn } from './transfer/switch.ts';
import { isCurrentInvestigator } from './whistle-blower/settings.ts';

/** How much waits for somebody (TOP-14). */
export const menuCounters: Readonly<Record<string, (access: Access, context: Context) => Promise<number>>> = {
  own_tasks: async (access) => (await menuCountsOf(access)).assigned_to_me,
  tasks_assigned_by_me: async (access) => (await taskCountsOf(access)).assigned_by_me,
  tasks_observed: async (access) => (await taskCountsOf(access)).observed,
  tasks_recurring: async (access) => (await taskCountsOf(access)).recurring,
  task_approvals: async (access) => (await taskCountsOf(access)).pending_approvals,
  forwarded_scores: countForwardedScores,
};

/** For whom an entry is at all (TOP-15, TOP-16). */
export const menuQualities: Readonly<Record<string, (access: Access, context: Context) => Promise<boolean>>> = {
  enters_for_team: (access, context) => entersForTeam(access, ruleClockOf(context, access).today),
  is_current_investigator: (access, context) => isCurrentInvestigator(context, access),
  is_current_reviewer: (access, context) => isCurrentReviewer(context, access),
  is_transfer_on: (access, context) => isTransferOn(context, access),
  has_old_payslips: hasArchivedPayslips,
  is_interviewed: async (access) => (await countInterviews(access)).total > 0,
};
