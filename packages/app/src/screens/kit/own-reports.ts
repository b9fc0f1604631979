import { ownReportPages } from '@karmik/model/organization/own-report-pages';
import { reportsIn } from './routes.ts';

/** A report of everyone for themselves. */
export const report = reportsIn(ownReportPages);
