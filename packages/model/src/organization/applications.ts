/** The applications that an organisation may do without (CFG-2): where their pages and calls are. */
import { bilingual, type Text } from '../kit/text.ts';

interface Application {
  readonly label: Text;
  /** Beginnings of routes. */
  readonly pages: readonly string[];
  /** Beginnings of the addresses of calls, under `/api/v1/`. */
  readonly calls: readonly string[];
}

export const applications = {
  work_logs: {
    label: bilingual('Work Logs', 'कार्य अभिलेख'),
    pages: [
      '/user/work-log',
      '/user/task/worklog',
      '/user/supervisor/work-log',
      '/user/supervisor/work-logs',
      '/user/supervisor/task/worklog',
      '/admin/:slug/task/work-log',
    ],
    calls: ['work-log/', 'task/:org/work-log/'],
  },
  recruitment: {
    label: bilingual('Recruitment', 'भर्ना'),
    pages: ['/user/recruitment', '/user/supervisor/recruitment', '/admin/:slug/recruitment'],
    calls: ['recruitment/'],
  },
  payroll: {
    label: bilingual('Payroll', 'तलब'),
    pages: ['/user/payroll', '/user/supervisor/payroll', '/admin/:slug/payroll'],
    calls: ['payroll/'],
  },
  training: {
    label: bilingual('Training', 'तालिम'),
    pages: ['/user/training', '/user/my-training', '/admin/:slug/training'],
    calls: ['training/'],
  },
  assessments: {
    label: bilingual('Assessments', 'परीक्षण'),
    pages: ['/user/assessment', '/admin/:slug/assessment'],
    calls: ['assessment/'],
  },
  expense_management: {
    label: bilingual('Expense Management', 'खर्च व्यवस्थापन'),
    pages: ['/user/expense-management', '/admin/:slug/expense-management', '/commons/expense-management'],
    calls: ['expense/', 'expense-management/'],
  },
  // After what takes a part of it away alone.
  tasks: {
    label: bilingual('Tasks', 'कार्य'),
    // What is assigned to oneself stays: tasks of HR's processes are there too.
    pages: [
      '/user/task/overview',
      '/user/task/my',
      '/user/task/assigned-by-me',
      '/user/task/observed-by-me',
      '/user/task/recurring',
      '/user/task/approvals',
      '/user/task/closed-and-hold',
      '/user/task/projects',
      '/user/task/reports',
      '/user/supervisor/task',
      '/admin/:slug/task',
    ],
    calls: ['task/'],
  },
} as const satisfies Record<string, Application>;

export type ApplicationName = keyof typeof applications;

export const applicationNames = Object.keys(applications) as ApplicationName[];

/** The application that a call belongs to; undefined for what belongs to none. @param path under `/api/v1/` */
export const applicationOfCall = (path: string): ApplicationName | undefined =>
  applicationNames.find((name) => applications[name].calls.some((beginning) => path.startsWith(beginning)));
