import { defineModule } from '../define-module.ts';
import { archivedPayslipHooks, hasArchivedPayslips, newestPayslip } from './archive/payslips.ts';
import { payrollArchiveRoutes } from './archive/routes.ts';

export const payrollModule = defineModule({
  name: 'payroll',
  routes: [payrollArchiveRoutes],
  entityHooks: { archived_payslip: archivedPayslipHooks },
  home: { payslip: newestPayslip },
  menuQualities: { has_old_payslips: hasArchivedPayslips },
  seed: { after: ['hris'], load: () => import('./archive/seed.ts') },
});
