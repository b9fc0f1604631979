/** What the forms ask for by which payslips are brought in, in months of the organisation's fiscal years. */
import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { archivedPayslip, payProblem } from '@karmik/model/payroll/archive/payslip';
import { words } from './words.ts';

const { employee, month, pay_date, gross, deductions, net, file } = archivedPayslip.fields;
const publish = f.boolean({ label: words.publish, help: words.publishHelp, default: true });

export const onePayslip = (calendar: 'bs' | 'ad') =>
  defineEntity({
    name: 'one_archived_payslip',
    label: archivedPayslip.label,
    fields: { employee, month: { ...month, calendar }, pay_date, file, gross, deductions, net, publish },
    rules: payProblem,
  });

export const manyPayslips = (calendar: 'bs' | 'ad') =>
  defineEntity({
    name: 'many_archived_payslips',
    label: archivedPayslip.label,
    fields: { month: { ...month, calendar }, pay_date, publish },
    rules: payProblem,
  });
