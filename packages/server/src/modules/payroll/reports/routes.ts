/** The lists of reports of payroll: figures of payrolls for those who see pay. */
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payComparison } from '@karmik/model/payroll/parallel/comparison';
import { payActivity } from '@karmik/model/payroll/reports/activity';
import { payParticulars } from '@karmik/model/payroll/reports/particulars';
import { payReconciliation } from '@karmik/model/payroll/reports/reconciliation';
import { payRegister } from '@karmik/model/payroll/reports/register';
import { paySlipLine } from '@karmik/model/payroll/reports/slip-line';
import { payVariance } from '@karmik/model/payroll/reports/variance';
import { payVoucherAddon } from '@karmik/model/payroll/voucher/addon';
import { organizationMember } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { viewOfRole } from '../../../entity/scope.ts';
import type { Api } from '../../../http/api.ts';
import { headingColumns } from './setting.ts';

export function payReportRoutes(app: Api, context: Context): void {
  for (const [entity, path, summary] of [
    [
      payVariance,
      payrollEndpoints.variance,
      'Changes in pay from one confirmed payroll to the next, with their causes',
    ],
    [
      payComparison,
      payrollEndpoints.comparison,
      'A payroll against the register of another payroll system, by employee and heading',
    ],
    [payRegister, payrollEndpoints.register, 'What confirmed payrolls pay each employee'],
    [paySlipLine, payrollEndpoints.slipLine, 'Lines of payslips of confirmed payrolls'],
    [
      payReconciliation,
      payrollEndpoints.reconciliation,
      'What confirmed payrolls have to hand over, against their files',
    ],
    [payActivity, payrollEndpoints.activity, 'Who did what with payrolls, and when'],
    [
      payVoucherAddon,
      payrollEndpoints.voucherAddon,
      'What was changed in settings of vouchers, and amounts apart from packages that reached one',
    ],
    [payParticulars, payrollEndpoints.particulars, 'What payroll needs to know of each current employee'],
  ] as const)
    mountLists(app, context, {
      entity,
      base: `/api/v1/${path}/`,
      access: organizationMember,
      summary,
      viewFor: ({ access }) => ({
        ...viewOfRole(context, entity, 'hr', access),
        columnsOf: { pay_heading: headingColumns },
      }),
    });
}
