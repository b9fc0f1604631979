/** Every module of the product. A module that is not here is not there. */
import type { ServerModule } from './define-module.ts';
import { accountModule } from './account/module.ts';
import { attendanceModule } from './attendance/module.ts';
import { auditModule } from './audit/module.ts';
import { commonsModule } from './commons/module.ts';
import { eventsModule } from './events/module.ts';
import { expenseModule } from './expense/module.ts';
import { formsModule } from './forms/module.ts';
import { grievanceModule } from './grievance/module.ts';
import { homeModule } from './home/module.ts';
import { hrisModule } from './hris/module.ts';
import { importsModule } from './imports/module.ts';
import { leaveModule } from './leave/module.ts';
import { loanModule } from './loan/module.ts';
import { noticeboardModule } from './noticeboard/module.ts';
import { notificationModule } from './notification/module.ts';
import { organizationModule } from './organization/module.ts';
import { paymentModule } from './payment/module.ts';
import { payrollModule } from './payroll/module.ts';
import { permissionModule } from './permission/module.ts';
import { questionsModule } from './questions/module.ts';
import { taskModule } from './task/module.ts';
import { transferModule } from './transfer/module.ts';
import { whistleBlowerModule } from './whistle-blower/module.ts';
import { workLogModule } from './work-log/module.ts';

export const modules: readonly ServerModule[] = [
  accountModule,
  attendanceModule,
  auditModule,
  commonsModule,
  eventsModule,
  expenseModule,
  formsModule,
  grievanceModule,
  homeModule,
  hrisModule,
  importsModule,
  leaveModule,
  loanModule,
  noticeboardModule,
  notificationModule,
  organizationModule,
  paymentModule,
  payrollModule,
  permissionModule,
  questionsModule,
  taskModule,
  transferModule,
  whistleBlowerModule,
  workLogModule,
];
