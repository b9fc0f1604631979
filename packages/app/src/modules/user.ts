import type { ModuleTable } from '../routing/route.ts';
import { attendance } from './attendance/user.routes.ts';
import { employeeDirectory, hris, profile } from './hris/user.routes.ts';
import { noticeboard } from './noticeboard/user.routes.ts';
import { organization } from './organization/user.routes.ts';
import { payroll } from './payroll/user.routes.ts';
import { root } from './root/user.routes.ts';
import { task } from './task/user.routes.ts';
import { whistleBlower } from './whistle-blower/user.routes.ts';

export const tables: readonly ModuleTable[] = [
  root,
  noticeboard,
  attendance,
  payroll,
  task,
  profile,
  employeeDirectory,
  hris,
  organization,
  whistleBlower,
];
