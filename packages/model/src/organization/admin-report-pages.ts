import { bilingual } from '../kit/text.ts';
import type { ReportPage } from './report-page.ts';

/** Reports of HR, by the path that the catalogue has for them. */
export const adminReportPages = {
  '/admin/:slug/attendance/requests/web-attendance': { title: bilingual('Web attendance', 'वेब हाजिरी'), for: '5.01' },
  '/admin/:slug/attendance/reports/overtime': {
    title: bilingual('Overtime report', 'अतिरिक्त समय प्रतिवेदन'),
    for: '5.11',
  },
  '/admin/:slug/hris/reports/basic/branch': {
    title: bilingual('Employees by branch', 'शाखाअनुसार कर्मचारी'),
    for: '4.01',
  },
  '/admin/:slug/hris/reports/basic/contract-status': {
    title: bilingual('Contract status', 'करारको अवस्था'),
    for: '4.01',
  },
  '/admin/:slug/hris/reports/basic/employment-type': {
    title: bilingual('Employees by employment type', 'रोजगारीको प्रकारअनुसार कर्मचारी'),
    for: '4.01',
  },
  '/admin/:slug/hris/reports/basic/profile-completeness': {
    title: bilingual('Profile completeness', 'विवरण पूर्णता'),
    for: '4.01',
  },
  '/admin/:slug/hris/reports/basic/movements': {
    title: bilingual('New hires and leavers', 'नियुक्त भएका र छाडेका'),
    for: '4.01',
  },
  '/admin/:slug/hris/reports/basic/birthday-report': { title: bilingual('Birthdays', 'जन्मदिन'), for: '4.01' },
  '/admin/:slug/hris/reports/comparative/employee-service': {
    title: bilingual('Years of service', 'सेवा वर्ष'),
    for: '4.01',
  },
  '/admin/:slug/hris/reports/comparative/employment-level-age': {
    title: bilingual('Employment level and age', 'तह र उमेर'),
    for: '4.01',
  },
  '/admin/:slug/hris/reports/comparative/married-age-gender': {
    title: bilingual('Marital status, age and gender', 'वैवाहिक स्थिति, उमेर र लिङ्ग'),
    for: '4.01',
  },
  '/admin/:slug/hris/reports/employment-review/change-type': {
    title: bilingual('Reviews by change', 'परिवर्तनअनुसार समीक्षा'),
    for: '4.06',
  },
  '/admin/:slug/hris/reports/employment-review/offboarding': {
    title: bilingual('Off-boarding report', 'अवकाश प्रतिवेदन'),
    for: '4.10',
  },
  '/admin/:slug/hris/reports/employment-review/pre-employment': {
    title: bilingual('Pre-employment report', 'नियुक्तिपूर्व प्रतिवेदन'),
    for: '4.09',
  },
  '/admin/:slug/hris/reports/exit-interview': { title: bilingual('Exit interviews', 'बहिर्गमन अन्तर्वार्ता'), for: '4.10' },
  '/admin/:slug/task/reports/all-tasks': { title: bilingual('All tasks', 'सबै कार्य'), for: '8.01' },
  '/admin/:slug/task/reports/closed-hold': { title: bilingual('Closed tasks', 'बन्द भएका कार्य'), for: '8.01' },
} as const satisfies Readonly<Record<string, ReportPage>>;
