import { bilingual } from '../kit/text.ts';
import type { ReportPage } from './report-page.ts';

/** Reports of supervisors about their team, by the path that the catalogue has for them. */
export const teamReportPages = {
  '/user/supervisor/attendance/requests/web-attendance': {
    title: bilingual('Team web attendance', 'टोलीको वेब हाजिरी'),
    for: 'supervisors',
  },
  '/user/supervisor/attendance/reports/geolocation': {
    title: bilingual('Team attendance locations', 'टोलीको हाजिरीका स्थान'),
    for: 'supervisors',
  },
  '/user/supervisor/my-team/reports/contract-status': {
    title: bilingual('Team contracts', 'टोलीका करार'),
    for: 'supervisors',
  },
  '/user/supervisor/task/reports/all-tasks': {
    title: bilingual('All team tasks', 'टोलीका सबै कार्य'),
    for: 'supervisors',
  },
  '/user/supervisor/task/reports/paylog': {
    title: bilingual('Team pay log', 'टोलीको भुक्तानी अभिलेख'),
    for: 'supervisors',
  },
  '/user/supervisor/task/reports/efficiency': {
    title: bilingual('Team efficiency', 'टोलीको दक्षता'),
    for: 'supervisors',
  },
  '/user/supervisor/task/reports/closed-hold': {
    title: bilingual('Closed team tasks', 'टोलीका बन्द भएका कार्य'),
    for: 'supervisors',
  },
  '/user/supervisor/attendance/reports/daily-attendance': {
    title: bilingual('Team daily attendance', 'टोलीको दैनिक हाजिरी'),
    for: 'supervisors',
  },
  '/user/supervisor/attendance/reports/individual-daily-attendance': {
    title: bilingual('Team individual attendance', 'टोलीको व्यक्तिगत हाजिरी'),
    for: 'supervisors',
  },
  '/user/supervisor/attendance/reports/monthly-attendance': {
    title: bilingual('Team monthly attendance', 'टोलीको मासिक हाजिरी'),
    for: 'supervisors',
  },
  '/user/supervisor/attendance/reports/attendance-behavior-report': {
    title: bilingual('Team attendance behaviour', 'टोलीको हाजिरी व्यवहार'),
    for: 'supervisors',
  },
  '/user/supervisor/attendance/reports/punctuality': {
    title: bilingual('Team punctuality', 'टोलीको समयपालना'),
    for: 'supervisors',
  },
  '/user/supervisor/attendance/reports/break-in-break-out': {
    title: bilingual('Team break-in and break-out', 'टोलीको विश्राम र बाहिर रहेको समय'),
    for: 'supervisors',
  },
  '/user/supervisor/attendance/reports/penalty': {
    title: bilingual('Team penalties', 'टोलीको जरिवाना'),
    for: 'supervisors',
  },
  '/user/supervisor/leave/reports/individual': {
    title: bilingual('Team individual leave', 'टोलीको व्यक्तिगत बिदा'),
    for: 'supervisors',
  },
  '/user/supervisor/leave/reports/lapsing': {
    title: bilingual('Team lapsing balances', 'टोलीको समाप्त हुने मौज्दात'),
    for: 'supervisors',
  },
  '/user/supervisor/leave/reports/irregularities': {
    title: bilingual('Team leave irregularities', 'टोलीका बिदाका अनियमितता'),
    for: 'supervisors',
  },
} as const satisfies Readonly<Record<string, ReportPage>>;
