/** Lines of the catalogue for reports of leave: each is a path, a report and whose leave it shows. */
import type { leaveDay } from '@karmik/model/leave/leave-day';
import type { leaveLine } from '@karmik/model/leave/leave-line';
import type { ReportScreen } from '../../../screens/kit/screens.ts';

type As = 'supervisor' | 'hr';
type Load = () => Promise<{ default: ReportScreen }>;

export const ofLeaveDays =
  (name: string & keyof (typeof leaveDay)['reports'], as: As): Load =>
  async () => ({ default: (await import('./reports.ts')).dayReport(name, as) });

export const ofLapses =
  (as: As): Load =>
  async () => ({ default: (await import('./reports.ts')).lapseReport(as) });

export const ofLeaveLines =
  (name: string & keyof (typeof leaveLine)['reports'], as: As): Load =>
  async () => ({ default: (await import('./reports.ts')).lineReport(name, as) });
