/** Lines of the catalogue for reports over attendance days: each is a path, a report and whose days it shows. */
import type { attendanceDay } from '@karmik/model/attendance/attendance-day';
import type { adjustmentRequest } from '@karmik/model/attendance/adjustment';
import type { overtimeClaim } from '@karmik/model/attendance/overtime-claim';
import type { ReportScreen } from '../../../screens/kit/screens.ts';

type As = 'user' | 'supervisor' | 'hr';
type Load = () => Promise<{ default: ReportScreen }>;

export const ofDays =
  (name: string & keyof (typeof attendanceDay)['reports'], as: As): Load =>
  async () => ({ default: (await import('./reports.ts')).dayReport(name, as) });

export const ofAdjustments =
  (name: string & keyof (typeof adjustmentRequest)['reports'], as: As): Load =>
  async () => ({ default: (await import('./reports.ts')).adjustmentReport(name, as) });

export const ofClaims =
  (name: string & keyof (typeof overtimeClaim)['reports'], as: As): Load =>
  async () => ({ default: (await import('./reports.ts')).claimReport(name, as) });
