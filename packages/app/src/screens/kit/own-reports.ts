import { ownReportPages } from '@karmik/model/organization/own-report-pages';
import { reportsIn } from './routes.ts';

/** A report of a supervisor, or of everyone for themselves. */
export const report = reportsIn(ownReportPages);
