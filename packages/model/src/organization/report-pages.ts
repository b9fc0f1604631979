/** The reports that have a page. The catalogue of routes reads them by area, schedules of reports read them all. */
import { adminReportPages } from './admin-report-pages.ts';
import { ownReportPages } from './own-report-pages.ts';
import { teamReportPages } from './team-report-pages.ts';

/** By the path that the catalogue has for it. */
export const reportPages = { ...adminReportPages, ...ownReportPages, ...teamReportPages } as const;
export type ReportPath = keyof typeof reportPages;
