/** Reports over attendance days and adjustments, for whoever looks: they differ in whose days they show. */
import { adjustmentRequest } from '@karmik/model/attendance/adjustment';
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { reportScreen } from '../../../screens/kit/screens.ts';
import { dayDetails } from './detail-as.tsx';

type As = 'user' | 'supervisor' | 'hr';

export const dayReport = (name: string & keyof typeof attendanceDay.reports, as: As) =>
  reportScreen(attendanceDay, name, { path: attendanceEndpoints.days, query: { as }, Detail: dayDetails[as] });

export const adjustmentReport = (name: string & keyof typeof adjustmentRequest.reports, as: As) =>
  reportScreen(adjustmentRequest, name, { path: attendanceEndpoints.adjustment, query: { as } });
