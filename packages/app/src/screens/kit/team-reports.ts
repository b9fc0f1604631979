import { teamReportPages } from '@karmik/model/organization/team-report-pages';
import { reportsIn } from './routes.ts';

/** A report of a supervisor about the team. */
export const report = reportsIn(teamReportPages);
