/** Endpoints of payroll under `/api/v1/`; `:org` is the organisation's slug. */
export const payrollEndpoints = {
  heading: 'payroll/:org/heading',
  readyMade: 'payroll/:org/heading/ready-made',
  package: 'payroll/:org/package',
  packageVersion: 'payroll/:org/package-version',
  assignment: 'payroll/:org/package-assignment',
  profile: 'payroll/:org/profile',
  setting: 'payroll/:org/setting',
  generate: 'payroll/:org/generate',
  run: 'payroll/:org/collection',
  bulkAssign: 'payroll/:org/bulk-assign-package',
  withoutPackage: 'payroll/:org/without-package',
  slip: 'payroll/:org/payslip',
  finding: 'payroll/:org/exception',
  difference: 'payroll/:org/difference',
} as const;
