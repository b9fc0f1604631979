import { bilingual } from '../kit/text.ts';
import { loanAdminPaths } from '../loan/admin-paths.ts';
import { paymentAdminPaths } from '../payment/admin-paths.ts';
import { payrollPaths } from '../payroll/paths.ts';
import type { ReportPage } from './report-page.ts';

/** Reports of HR, by the path that the catalogue has for them. */
export const adminReportPages = {
  '/admin/:slug/attendance/requests/web-attendance': { title: bilingual('Web attendance', 'वेब हाजिरी'), for: '5.01' },
  '/admin/:slug/attendance/reports/overtime': {
    title: bilingual('Overtime report', 'अतिरिक्त समय प्रतिवेदन'),
    for: '5.11',
  },
  '/admin/:slug/attendance/reports/daily-attendance': {
    title: bilingual('Daily attendance', 'दैनिक हाजिरी'),
    for: '5.01',
  },
  '/admin/:slug/attendance/reports/individual-daily-attendance': {
    title: bilingual('Individual daily attendance', 'व्यक्तिगत दैनिक हाजिरी'),
    for: '5.01',
  },
  '/admin/:slug/attendance/reports/monthly-attendance': {
    title: bilingual('Monthly attendance', 'मासिक हाजिरी'),
    for: '5.01',
  },
  '/admin/:slug/attendance/reports/attendance-behavior-report': {
    title: bilingual('Attendance behaviour', 'हाजिरी व्यवहार'),
    for: '5.01',
  },
  '/admin/:slug/attendance/reports/breakin-breakout': {
    title: bilingual('Break-in and break-out', 'विश्राम र बाहिर रहेको समय'),
    for: '5.01',
  },
  '/admin/:slug/attendance/reports/comparative-overtime': {
    title: bilingual('Overtime by month', 'महिनाअनुसार अतिरिक्त समय'),
    for: '5.01',
  },
  '/admin/:slug/attendance/reports/overtime-details': {
    title: bilingual('Overtime details', 'अतिरिक्त समयको विवरण'),
    for: '5.01',
  },
  '/admin/:slug/attendance/reports/monthly-report': {
    title: bilingual('Worked time by month', 'महिनाअनुसार काम गरेको समय'),
    for: '5.01',
  },
  '/admin/:slug/attendance/reports/yearly-report': {
    title: bilingual('Worked time by year', 'वर्षअनुसार काम गरेको समय'),
    for: '5.01',
  },
  '/admin/:slug/attendance/reports/punctuality': {
    title: bilingual('Punctuality', 'समयपालना'),
    for: '5.01',
  },
  '/admin/:slug/attendance/reports/adjustment': {
    title: bilingual('Adjustment report', 'समायोजन प्रतिवेदन'),
    for: '5.10',
  },
  '/admin/:slug/attendance/reports/daily-attendance-adjustment': {
    title: bilingual('Adjustments by day', 'दिनअनुसार समायोजन'),
    for: '5.10',
  },
  '/admin/:slug/attendance/reports/geolocation': {
    title: bilingual('Attendance locations', 'हाजिरीका स्थान'),
    for: '5.01',
  },
  '/admin/:slug/attendance/reports/roster': { title: bilingual('Roster report', 'कार्य तालिका प्रतिवेदन'), for: '5.06' },
  '/admin/:slug/attendance/reports/employee-device': {
    title: bilingual('Employees by device', 'यन्त्रअनुसार कर्मचारी'),
    for: '5.02',
  },
  '/admin/:slug/leave/reports/monthly-leave': { title: bilingual('Monthly leave', 'मासिक बिदा'), for: '6.05' },
  '/admin/:slug/leave/reports/individual-monthly-leave': {
    title: bilingual('Individual monthly leave', 'व्यक्तिगत मासिक बिदा'),
    for: '6.05',
  },
  '/admin/:slug/leave/reports/yearly-leave': { title: bilingual('Yearly leave', 'वार्षिक बिदा'), for: '6.05' },
  '/admin/:slug/leave/reports/individual-leave-balance': {
    title: bilingual('Individual leave balance', 'व्यक्तिगत बिदा मौज्दात'),
    for: '6.05',
  },
  '/admin/:slug/leave/reports/summarized-yearly': {
    title: bilingual('Summarized yearly leave', 'वार्षिक बिदाको सारांश'),
    for: '6.05',
  },
  '/admin/:slug/leave/reports/carry-forward': { title: bilingual('Carried over leave', 'सारिएको बिदा'), for: '6.05' },
  '/admin/:slug/leave/reports/lapsing': { title: bilingual('Lapsing balances', 'समाप्त हुने मौज्दात'), for: '6.05' },
  '/admin/:slug/leave/reports/compensatory': { title: bilingual('Compensatory leave', 'सट्टा बिदा'), for: '6.05' },
  '/admin/:slug/leave/reports/irregularities': {
    title: bilingual('Leave irregularities', 'बिदाका अनियमितता'),
    for: '6.05',
  },
  '/admin/:slug/leave/reports/recurrence': { title: bilingual('Recurrence of leave', 'बिदाको पुनरावृत्ति'), for: '6.05' },
  '/admin/:slug/leave/reports/gender': { title: bilingual('Leave by gender', 'लिङ्गअनुसार बिदा'), for: '6.05' },
  '/admin/:slug/leave/reports/age': { title: bilingual('Leave by age', 'उमेरअनुसार बिदा'), for: '6.05' },
  '/admin/:slug/leave/reports/marital-status': {
    title: bilingual('Leave by marital status', 'वैवाहिक स्थितिअनुसार बिदा'),
    for: '6.05',
  },
  '/admin/:slug/leave/reports/branch': { title: bilingual('Leave by branch', 'शाखाअनुसार बिदा'), for: '6.05' },
  '/admin/:slug/leave/reports/employment-level': {
    title: bilingual('Leave by employment level', 'तहअनुसार बिदा'),
    for: '6.05',
  },
  '/admin/:slug/leave/reports/employment-type': {
    title: bilingual('Leave by employment type', 'रोजगारीको प्रकारअनुसार बिदा'),
    for: '6.05',
  },
  '/admin/:slug/leave/reports/division': { title: bilingual('Leave by division', 'महाशाखाअनुसार बिदा'), for: '6.05' },
  '/admin/:slug/leave/reports/month': { title: bilingual('Leave by month', 'महिनाअनुसार बिदा'), for: '6.05' },
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
    title: bilingual('Profile completion', 'विवरण पूर्णता'),
    for: '4.01',
  },
  '/admin/:slug/hris/reports/basic/movements': {
    title: bilingual('New hires and leavers', 'नियुक्त भएका र छाडेका'),
    for: '4.01',
  },
  '/admin/:slug/hris/reports/basic/turnover': { title: bilingual('Turnover', 'कर्मचारी फेरबदल'), for: '4.01' },
  '/admin/:slug/hris/reports/basic/headcount': {
    title: bilingual('Headcount movement', 'कर्मचारी सङ्ख्याको घटबढ'),
    for: '4.01',
  },
  '/admin/:slug/hris/reports/basic/headcount/people': {
    title: bilingual('People of a headcount', 'कर्मचारी सङ्ख्याका कर्मचारी'),
    for: '4.01',
  },
  '/admin/:slug/hris/reports/basic/approved-posts': {
    title: bilingual('Approved and filled posts', 'स्वीकृत र पूर्ति दरबन्दी'),
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
    title: bilingual('Offboarding report', 'अवकाश प्रतिवेदन'),
    for: '4.10',
  },
  '/admin/:slug/hris/reports/employment-review/pre-employment': {
    title: bilingual('Pre-employment report', 'नियुक्तिपूर्व प्रतिवेदन'),
    for: '4.09',
  },
  '/admin/:slug/hris/reports/exit-interview': { title: bilingual('Exit interviews', 'बहिर्गमन अन्तर्वार्ता'), for: '4.10' },
  '/admin/:slug/payroll/reports/voucher-activity': {
    title: bilingual('Voucher activity', 'भौचर गतिविधि'),
    for: '11.99',
  },
  '/admin/:slug/task/reports/all-tasks': { title: bilingual('All tasks', 'सबै कार्य'), for: '8.01' },
  '/admin/:slug/task/reports/paylog': { title: bilingual('Pay log', 'भुक्तानी अभिलेख'), for: '8.01' },
  '/admin/:slug/task/reports/efficiency': { title: bilingual('Efficiency', 'दक्षता'), for: '8.01' },
  '/admin/:slug/task/reports/closed-hold': { title: bilingual('Closed tasks', 'बन्द भएका कार्य'), for: '8.01' },
  [paymentAdminPaths.reports]: { title: bilingual('Payments', 'भुक्तानी'), for: '26.99' },
  [paymentAdminPaths.esewaReport]: { title: bilingual('eSewa payments', 'इसेवा भुक्तानी'), for: '26.99' },
  [loanAdminPaths.generalReport]: { title: bilingual('Loans', 'ऋणहरू'), for: '11.00' },
  [loanAdminPaths.settlementReport]: { title: bilingual('Closed loans', 'चुक्ता ऋण'), for: '11.00' },
  [payrollPaths.voucherAddons]: {
    title: bilingual('Voucher add-ons activity', 'भौचरका थप विवरणको गतिविधि'),
    for: '11.99',
  },
  [payrollPaths.differenceReport]: { title: bilingual('Payroll difference', 'तलबको फरक'), for: '11.99' },
  [payrollPaths.generalInfoReport]: { title: bilingual('General information', 'सामान्य जानकारी'), for: '11.99' },
  [payrollPaths.differenceByHeading]: {
    title: bilingual('Payroll difference by heading', 'शीर्षकअनुसार तलबको फरक'),
    for: '11.99',
  },
  [payrollPaths.packageByHeading]: {
    title: bilingual('Pay by package and heading', 'प्याकेज र शीर्षकअनुसार तलब'),
    for: '11.99',
  },
  [payrollPaths.packageReport]: { title: bilingual('Pay by package', 'प्याकेजअनुसार तलब'), for: '11.99' },
  [payrollPaths.reconciliationReport]: { title: bilingual('Payroll reconciliation', 'तलब मिलान'), for: '11.99' },
  [payrollPaths.activityReport]: { title: bilingual('Payroll activity', 'तलब गतिविधि'), for: '11.99' },
  [payrollPaths.yearTaxReport]: { title: bilingual('Yearly tax', 'वार्षिक कर'), for: '11.99' },
  [payrollPaths.yearPayslipReport]: { title: bilingual('Yearly payslips', 'वार्षिक तलब पर्ची'), for: '11.99' },
  [payrollPaths.budgetForecast]: { title: bilingual('Budget forecast', 'बजेट पूर्वानुमान'), for: '11.99' },
  [payrollPaths.insightReport]: { title: bilingual('Monthly insight', 'मासिक विश्लेषण'), for: '11.99' },
} as const satisfies Readonly<Record<string, ReportPage>>;
