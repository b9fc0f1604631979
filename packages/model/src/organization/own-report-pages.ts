import { bilingual } from '../kit/text.ts';
import type { ReportPage } from './report-page.ts';

/** Reports of supervisors and of everyone for themselves, by the path that the catalogue has for them. The first load has these alone. */
export const ownReportPages = {
  '/user/supervisor/attendance/requests/web-attendance': {
    title: bilingual('Team web attendance', 'मेरो टोलीको वेब हाजिरी'),
    for: 'supervisors',
  },
  '/user/supervisor/my-team/reports/contract-status': {
    title: bilingual('Team contracts', 'मेरो टोलीका करार'),
    for: 'supervisors',
  },
  '/user/supervisor/task/reports/all-tasks': {
    title: bilingual('All team tasks', 'मेरो टोलीका सबै कार्य'),
    for: 'supervisors',
  },
  '/user/supervisor/task/reports/closed-hold': {
    title: bilingual('Closed team tasks', 'मेरो टोलीका बन्द कार्य'),
    for: 'supervisors',
  },
  '/user/attendance/reports/web-attendance': {
    title: bilingual('Web attendance report', 'वेब हाजिरी प्रतिवेदन'),
    for: 'members',
  },
} as const satisfies Readonly<Record<string, ReportPage>>;
