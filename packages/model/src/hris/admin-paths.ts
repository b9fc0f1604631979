/** Pages of HR that are linked to; apart from those of employees, whose first load has no use for them. */

/** HR's list of employees, by where they stand. */
export const employeeListPaths = {
  all: '/admin/:slug/hris/employees',
  current: '/admin/:slug/hris/employees/current-employee-list',
  joining: '/admin/:slug/hris/employees/joining-employee-list',
  past: '/admin/:slug/hris/employees/past-employee-list',
} as const;

export const hrisAdminPaths = {
  documents: '/admin/:slug/hris/employees/documents',
  candidates: '/admin/:slug/hris/employees/pre-employment/employee-details',
  separations: '/admin/:slug/hris/employees/employee-separation/details',
  offBoarding: '/admin/:slug/hris/employees/employee-separation/offboarding',
  exitInterviewReport: '/admin/:slug/hris/reports/exit-interview',
} as const;

/** The file of an employee, as HR sees it. */
export const employeeFilePath = '/admin/:slug/hris/users/:id';
