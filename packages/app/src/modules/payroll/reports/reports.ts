/** Reports of payroll, each over the list that has its figures. */
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payActivity } from '@karmik/model/payroll/reports/activity';
import { payParticulars } from '@karmik/model/payroll/reports/particulars';
import { payReconciliation } from '@karmik/model/payroll/reports/reconciliation';
import { payRegister } from '@karmik/model/payroll/reports/register';
import { paySlipLine } from '@karmik/model/payroll/reports/slip-line';
import { payVariance } from '@karmik/model/payroll/reports/variance';
import { payVoucherAddon } from '@karmik/model/payroll/voucher/addon';
import { reportScreen } from '../../../screens/kit/screens.ts';

const register = { path: payrollEndpoints.register } as const;

const variance = { path: payrollEndpoints.variance } as const;
const slipLine = { path: payrollEndpoints.slipLine } as const;

export const difference = reportScreen(payVariance, 'by_employee', variance);
export const differenceByHeading = reportScreen(payVariance, 'by_heading', variance);
export const generalInfo = reportScreen(payParticulars, 'general', { path: payrollEndpoints.particulars });
export const packages = reportScreen(payRegister, 'by_package', register);
export const packagesByHeading = reportScreen(paySlipLine, 'by_package', slipLine);
export const reconciliation = reportScreen(payReconciliation, 'by_item', { path: payrollEndpoints.reconciliation });
export const activity = reportScreen(payActivity, 'log', { path: payrollEndpoints.activity });
export const voucherAddons = reportScreen(payVoucherAddon, 'log', { path: payrollEndpoints.voucherAddon });
export const yearTax = reportScreen(payRegister, 'year_tax', register);
export const yearPayslips = reportScreen(paySlipLine, 'year', slipLine);
export const insight = reportScreen(payRegister, 'insight', register);
