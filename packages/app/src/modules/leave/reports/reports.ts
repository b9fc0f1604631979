/** Reports over days of leave and over lines of balances, for the person who looks: they differ in whose they show. */
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveDay } from '@karmik/model/leave/leave-day';
import { leaveLine } from '@karmik/model/leave/leave-line';
import { leaveLapses } from '@karmik/model/leave/lapsing';
import { queryScreen, reportScreen } from '../../../screens/kit/screens.ts';

type As = 'supervisor' | 'hr';

export const dayReport = (name: string & keyof typeof leaveDay.reports, as: As) =>
  reportScreen(leaveDay, name, { path: leaveEndpoints.day, query: { as } });

export const lineReport = (name: string & keyof typeof leaveLine.reports, as: As) =>
  reportScreen(leaveLine, name, { path: leaveEndpoints.line, query: { as } });

export const lapseReport = (as: As) => queryScreen(leaveLapses, { query: { as } });
