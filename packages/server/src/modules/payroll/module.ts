import { peopleOf } from '../../entity/readers.ts';
import { defineModule } from '../define-module.ts';
import { archivedPayslipHooks, hasArchivedPayslips, newestPayslip } from './archive/payslips.ts';
import { payrollArchiveRoutes } from './archive/routes.ts';

export const payrollModule = defineModule({
  name: 'payroll',
  routes: [payrollArchiveRoutes],
  entityHooks: { archived_payslip: archivedPayslipHooks },
  readers: {
    archived_payslip: {
      codes: ['11.99', '11.00'],
      others: `${peopleOf('archived_payslip', ['select r.employee_id'])} and r.status = 'Published'`,
    },
  },
  home: { payslip: newestPayslip },
  menuQualities: { has_old_payslips: hasArchivedPayslips },
});
