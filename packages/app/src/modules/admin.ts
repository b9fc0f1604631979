import type { ModuleTable } from '../routing/route.ts';
import { attendance } from './attendance/admin.routes.ts';
import { forms } from './forms/admin.routes.ts';
import { hris } from './hris/admin.routes.ts';
import { organization, organizationSettings } from './organization/admin.routes.ts';
import { payroll } from './payroll/admin.routes.ts';
import { root } from './root/admin.routes.ts';
import { task } from './task/admin.routes.ts';
import { transfer } from './transfer/admin.routes.ts';
import { whistleBlower } from './whistle-blower/admin.routes.ts';

export const tables: readonly ModuleTable[] = [
  root,
  hris,
  transfer,
  attendance,
  payroll,
  task,
  forms,
  organizationSettings,
  organization,
  whistleBlower,
];
