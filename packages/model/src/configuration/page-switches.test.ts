import { describe, expect, it } from 'vitest';
import { applicationNames, applicationOfCall, applications } from '../organization/applications.ts';
import { checkConfiguration, type Configuration } from './files.ts';
import { isPageFound, isPageOn } from './page-switches.ts';

const configured = (change: Partial<Record<keyof Configuration, object>> = {}): Configuration => {
  const value = <F extends keyof Configuration>(file: F) => checkConfiguration(file, change[file]).value;
  return {
    runtimeConfig: value('runtimeConfig'),
    userAppConfig: value('userAppConfig'),
    supervisorAppConfig: value('supervisorAppConfig'),
    hrAppConfig: value('hrAppConfig'),
  };
};

describe('a page', () => {
  it('is there unless a file says otherwise [CFG-1]', () => {
    expect(isPageOn('/user/noticeboard', configured())).toBe(true);
    expect(isPageOn('/switch-organization', configured())).toBe(true);
  });

  it('goes by what is nearest above it in the file of its area [GRD-1, CFG-1]', () => {
    const configuration = configured({
      hrAppConfig: {
        pages: { '/admin/:slug/organization/settings': false, '/admin/:slug/organization/settings/bank': true },
      },
      userAppConfig: { pages: { '/user/organization/hierarchy': false } },
    });
    const on = (path: string) => isPageOn(path, configuration);
    expect(on('/admin/:slug/organization/settings/branch')).toBe(false);
    expect(on('/admin/:slug/organization/settings/bank')).toBe(true);
    expect(on('/admin/:slug/organization/hierarchy')).toBe(true);
    expect(on('/user/organization/hierarchy')).toBe(false);
    expect(on('/user/supervisor/attendance/overview')).toBe(true);
  });

  it('that says so is always there [GRD-1]', () => {
    const configuration = configured({
      hrAppConfig: { pages: { '/admin/:slug': false } },
      userAppConfig: { pages: { '/user': false } },
    });
    expect(isPageOn('/admin/:slug/not-active', configuration)).toBe(true);
    expect(isPageOn('/user/not-active', configuration)).toBe(true);
    expect(isPageOn('/user/noticeboard', configuration)).toBe(false);
  });

  it.each([
    ['loan', '/admin/:slug/loan/initiation'],
    ['transfer_request', '/user/transfer-request'],
    ['mbo_appraisal', '/admin/:slug/employee-appraisal/target-setting/targets'],
  ])('of %s is off until it is switched on [CFG-3]', (name, path) => {
    expect(isPageOn(path, configured())).toBe(false);
    expect(isPageOn(path, configured({ runtimeConfig: { [name]: true } }))).toBe(true);
  });

  it('of the employee directory may be hidden [CFG-13]', () => {
    const hidden = configured({ runtimeConfig: { hide_employee_directory: true } });
    expect(isPageOn('/user/employee-directory', configured())).toBe(true);
    expect(isPageOn('/user/employee-directory/:id?/profile-detail', hidden)).toBe(false);
  });

  it('of yearly payslips leaves the search when the setting is the text "false" [CFG-12]', () => {
    const found = (show_yearly_payslips: string) =>
      isPageFound('/user/payroll/yearly-payslip', configured({ runtimeConfig: { show_yearly_payslips } }));
    expect([found('true'), found('false'), found('0')]).toEqual([true, false, true]);
  });
});

describe('applications', () => {
  it('are the six that an organisation may do without, and tasks [CFG-2]', () => {
    expect(applicationNames.map((name) => applications[name].label.en)).toEqual([
      'Work Logs',
      'Recruitment',
      'Payroll',
      'Training',
      'Assessments',
      'Expense Management',
      'Tasks',
    ]);
  });

  it.each([
    ['work_logs', '/user/work-log/my-logs', 'work-log/:org/entries/'],
    ['recruitment', '/admin/:slug/recruitment/vacancy-list', 'recruitment/:org/vacancy/'],
    ['payroll', '/user/payroll/payslip', 'payroll/:org/package/:id/'],
    ['training', '/user/my-training', 'training/:org/training/'],
    ['assessments', '/admin/:slug/assessment/prepare', 'assessment/:org/assessment/'],
    ['expense_management', '/user/expense-management/settle-expense', 'expense/:org/advance/'],
    ['tasks', '/user/task/assigned-by-me', 'task/:id/comments/'],
  ] as const)('%s take their pages and calls away [CFG-2]', (name, page, call) => {
    expect(isPageOn(page, configured(), applications[name].pages)).toBe(false);
    expect(isPageOn('/user/noticeboard', configured(), applications[name].pages)).toBe(true);
    expect(applicationOfCall(call)).toBe(name);
  });

  it('have no part in other calls [CFG-2]', () => {
    for (const call of ['noticeboard/posts/', 'tasks/:org/project/', 'org/:org/holiday/', 'payrolls/'])
      expect(applicationOfCall(call)).toBeUndefined();
  });
});
