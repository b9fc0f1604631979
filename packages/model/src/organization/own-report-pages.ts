import { bilingual } from '../kit/text.ts';
import type { ReportPage } from './report-page.ts';

/** Reports of everyone for themselves, by the path that the catalogue has for them. The first load has these alone. */
export const ownReportPages = {
  '/user/task/reports/paylog': { title: bilingual('Pay log', 'भुक्तानी अभिलेख'), for: 'members' },
  '/user/attendance/reports/web-attendance': {
    title: bilingual('Web attendance report', 'वेब हाजिरी प्रतिवेदन'),
    for: 'members',
  },
  '/user/attendance/reports/monthly-attendance': {
    title: bilingual('Monthly attendance', 'मासिक हाजिरी'),
    for: 'members',
  },
  '/user/attendance/reports/individual-daily-attendance': {
    title: bilingual('Individual daily attendance', 'व्यक्तिगत दैनिक हाजिरी'),
    for: 'members',
  },
  '/user/attendance/reports/attendance-behaviour-report': {
    title: bilingual('Attendance behaviour', 'हाजिरी व्यवहार'),
    for: 'members',
  },
  '/user/attendance/reports/breakin-breakout': {
    title: bilingual('Break-in and break-out', 'विश्राम र बाहिर रहेको समय'),
    for: 'members',
  },
  '/user/attendance/reports/adjustment': {
    title: bilingual('Adjustment report', 'समायोजन प्रतिवेदन'),
    for: 'members',
  },
  '/user/attendance/reports/penalty': {
    title: bilingual('Penalties', 'जरिवाना'),
    for: 'members',
  },
  '/user/attendance/reports/overtime-claims': {
    title: bilingual('Overtime claims report', 'अतिरिक्त समय दाबी प्रतिवेदन'),
    for: 'members',
  },
} as const satisfies Readonly<Record<string, ReportPage>>;
