import { adminReportPages } from '@karmik/model/organization/admin-report-pages';
import { reportsIn } from './routes.ts';

/** A report of HR. */
export const report = reportsIn(adminReportPages);
