/** Every module of the application, in the order of the menu: a group of it has the places of a module before those of the next. */
import type { AppModule } from '../routing/areas.ts';
import { accountModule } from './account/module.ts';
import { attendanceModule } from './attendance/module.ts';
import { commonsModule } from './commons/module.ts';
import { eventsModule } from './events/module.ts';
import { expenseModule } from './expense/module.ts';
import { formsModule } from './forms/module.ts';
import { grievanceModule } from './grievance/module.ts';
import { hrisModule } from './hris/module.ts';
import { leaveModule } from './leave/module.ts';
import { loanModule } from './loan/module.ts';
import { noticeboardModule } from './noticeboard/module.ts';
import { organizationModule } from './organization/module.ts';
import { paymentModule } from './payment/module.ts';
import { payrollModule } from './payroll/module.ts';
import { productModule } from './product/module.ts';
import { rootModule } from './root/module.ts';
import { taskModule } from './task/module.ts';
import { transferModule } from './transfer/module.ts';
import { workLogModule } from './work-log/module.ts';
import { whistleBlowerModule } from './whistle-blower/module.ts';

export const modules: readonly AppModule[] = [
  rootModule,
  noticeboardModule,
  accountModule,
  productModule,
  hrisModule,
  transferModule,
  attendanceModule,
  leaveModule,
  payrollModule,
  loanModule,
  expenseModule,
  paymentModule,
  taskModule,
  eventsModule,
  formsModule,
  organizationModule,
  grievanceModule,
  whistleBlowerModule,
  workLogModule,
  commonsModule,
];
