import type { ModuleTable } from '../kit.ts';
import { attendance } from './attendance.routes.ts';
import { employeeDirectory } from './directory.routes.ts';
import { hris } from './hris.routes.ts';
import { noticeboard } from './noticeboard.routes.ts';
import { organization } from './organization.routes.ts';
import { profile } from './profile.routes.ts';
import { payroll } from './payroll.routes.ts';
import { root } from './root.routes.ts';
import { task } from './task.routes.ts';
import { whistleBlower } from './whistle-blower.routes.ts';

export const tables: readonly ModuleTable[] = [
  root,
  noticeboard,
  attendance,
  payroll,
  task,
  hris,
  organization,
  employeeDirectory,
  whistleBlower,
  profile,
];
