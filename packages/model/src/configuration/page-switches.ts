/** Whether a page is there: by the files of the installation (GRD-1, CFG-1) and the applications of the organisation (CFG-2). */
import type { Configuration } from './files.ts';

/** Pages that a switch of `runtimeConfig.json` takes away. Empty values count as off. */
const switched = {
  loan: ['/user/loan', '/user/supervisor/loan', '/admin/:slug/loan'],
  mbo_appraisal: ['/admin/:slug/employee-appraisal/target-setting'],
  transfer_request: ['/user/transfer-request', '/admin/:slug/transfer-request', '/commons/transfer-request'],
} as const;

const directory = '/user/employee-directory';
const yearlyPayslip = '/user/payroll/yearly-payslip';

const isIn = (path: string, beginning: string): boolean => path === beginning || path.startsWith(`${beginning}/`);

/** Which file speaks of a page, by the beginning of its route. */
const fileOf = (path: string) =>
  path.startsWith('/admin/')
    ? 'hrAppConfig'
    : isIn(path, '/user/supervisor')
      ? 'supervisorAppConfig'
      : path.startsWith('/user/')
        ? 'userAppConfig'
        : undefined;

/** These say that a page is not there, so they always are. */
const always = /\/not-active$/;

/** @param disabled beginnings of the routes of applications that the organisation does without */
export function isPageOn(path: string, configuration: Configuration, disabled: readonly string[] = []): boolean {
  if (always.test(path)) return true;
  const { runtimeConfig } = configuration;
  if (disabled.some((beginning) => isIn(path, beginning))) return false;
  if (runtimeConfig.hide_employee_directory && isIn(path, directory)) return false;
  for (const name of Object.keys(switched) as (keyof typeof switched)[])
    if (!runtimeConfig[name] && switched[name].some((beginning) => isIn(path, beginning))) return false;
  const file = fileOf(path);
  const pages = file ? configuration[file].pages : {};
  for (let at = path; at.length > 1; at = at.slice(0, at.lastIndexOf('/'))) {
    const said = pages[at];
    if (said !== undefined) return said;
  }
  return true;
}

/** Whether the search of pages offers a page that is there (CFG-12). */
export const isPageFound = (path: string, { runtimeConfig }: Configuration): boolean =>
  path !== yearlyPayslip || runtimeConfig.show_yearly_payslips !== 'false';
