import type { ModuleTable } from '../kit.ts';
import { attendance } from './attendance.routes.ts';
import { forms } from './forms.routes.ts';
import { hris } from './hris.routes.ts';
import { organization, organizationSettings } from './organization.routes.ts';
import { payroll } from './payroll.routes.ts';
import { root } from './root.routes.ts';
import { task } from './task.routes.ts';
import { transfer } from './transfer.routes.ts';
import { whistleBlower } from './whistle-blower.routes.ts';

export const tables: readonly ModuleTable[] = [
  root,
  hris,
  attendance,
  payroll,
  task,
  forms,
  organizationSettings,
  organization,
  transfer,
  whistleBlower,
];
