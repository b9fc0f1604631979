/** Reports over attendance days, adjustments and overtime claims, for the person who looks: they differ in whose days they show. */
import { adjustmentRequest } from '@karmik/model/attendance/adjustment';
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { overtimeClaim } from '@karmik/model/attendance/overtime-claim';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { reportScreen } from '../../../screens/kit/screens.ts';
import { BreaksOfPerson, OwnBreaks } from './BreakSheet.tsx';
import { dayDetails } from './detail-as.tsx';
import { headingsOf } from './headings.ts';
import { registers } from './register-as.tsx';

type As = 'user' | 'supervisor' | 'hr';

type Report = string & keyof typeof attendanceDay.reports;

/** What some reports have besides. */
const extras: { readonly [name in Report]?: object } = {
  daily: { useColumns: headingsOf('daily') },
  monthly: { useColumns: headingsOf('monthly') },
  breaks: { Actions: BreaksOfPerson },
  own_breaks: { Actions: OwnBreaks },
};

export const dayReport = (name: Report, as: As) =>
  reportScreen(attendanceDay, name, {
    path: attendanceEndpoints.days,
    query: { as },
    Detail: dayDetails[as],
    ...extras[name],
    ...(name === 'monthly' ? { Answer: registers[as] } : {}),
  });

export const adjustmentReport = (name: string & keyof typeof adjustmentRequest.reports, as: As) =>
  reportScreen(adjustmentRequest, name, { path: attendanceEndpoints.adjustment, query: { as } });

export const claimReport = (name: string & keyof typeof overtimeClaim.reports, as: As) =>
  reportScreen(overtimeClaim, name, { path: attendanceEndpoints.overtimeClaim, query: { as } });
