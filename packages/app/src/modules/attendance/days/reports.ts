/** Reports over attendance days, adjustments and overtime claims, for whoever looks: they differ in whose days they show. */
import { adjustmentRequest } from '@karmik/model/attendance/adjustment';
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { overtimeClaim } from '@karmik/model/attendance/overtime-claim';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { reportScreen } from '../../../screens/kit/screens.ts';
import { dayDetails } from './detail-as.tsx';

type As = 'user' | 'supervisor' | 'hr';

export const dayReport = (name: string & keyof typeof attendanceDay.reports, as: As) =>
  reportScreen(attendanceDay, name, { path: attendanceEndpoints.days, query: { as }, Detail: dayDetails[as] });

export const adjustmentReport = (name: string & keyof typeof adjustmentRequest.reports, as: As) =>
  reportScreen(adjustmentRequest, name, { path: attendanceEndpoints.adjustment, query: { as } });

export const claimReport = (name: string & keyof typeof overtimeClaim.reports, as: As) =>
  reportScreen(overtimeClaim, name, { path: attendanceEndpoints.overtimeClaim, query: { as } });
