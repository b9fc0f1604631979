/** The lines of payslips of confirmed payrolls: what is paid, deducted and met by the employer, by employee and heading. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { sum } from '../../kit/report.ts';
import { bilingual } from '../../kit/text.ts';
import { paySlip } from '../run/slip.ts';
import { payRegister } from './register.ts';
import {
  amount,
  atMonthEnd,
  byPlace,
  confirmedHelp,
  employee,
  nothingConfirmed,
  ofPayroll,
  ofRun,
  pay_heading,
} from './kit.ts';

const { heading, heading_ne, type } = paySlip.fields.lines.item;
const shared = { period: 'starts_on', sort: '-starts_on', empty: nothingConfirmed } as const;

export const paySlipLine = defineEntity({
  name: 'pay_slip_line',
  label: bilingual('Payslip line', 'पर्चीको शीर्षक'),
  plural: bilingual('Payslip lines', 'पर्चीका शीर्षकहरू'),
  scopes: ofPayroll,
  isFinal: true,
  name_field: 'employee',
  search: ['employee', 'heading'],
  sort: '-starts_on',
  fields: {
    employee,
    ...atMonthEnd,
    ...ofRun,
    package: payRegister.fields.package,
    pay_heading,
    heading: { ...heading, readonly: true },
    heading_ne: { ...heading_ne, readonly: true },
    type: { ...type, readonly: true },
    earned: f.month({ label: bilingual('Earned in', 'कमाएको महिना'), readonly: true }),
    paid_on: f.date({ label: bilingual('Pay day', 'भुक्तानी मिति'), readonly: true }),
    amount: amount(bilingual('Amount', 'रकम')),
    net_amount: amount(bilingual('Net pay', 'खुद भुक्तानी')),
  },
  reports: {
    year: {
      ...shared,
      label: bilingual('Yearly payslips', 'वार्षिक तलब पर्ची'),
      question: bilingual('What was each employee paid, heading by heading?', 'हरेक कर्मचारीले शीर्षकअनुसार कति पाए?'),
      help: bilingual(
        'Confirmed payrolls of the fiscal year. Deductions are negative, so that the total is the net pay; Explore shows months instead of headings.',
        'आर्थिक वर्षका पुष्टि भएका तलब। कट्टी शून्यभन्दा कम देखिन्छ, र जम्मा खुद भुक्तानी हो; शीर्षकको सट्टा महिना पनि हेर्न मिल्छ।',
      ),
      shape: 'sheet',
      opensOn: 'this_fiscal_year',
      order: 'name',
      groupBy: 'employee',
      pivot: 'pay_heading',
      measures: { net: sum('net_amount') },
      filters: ['employee', 'pay_heading', 'type', 'branch', 'division', 'kind'],
      columns: ['employee', 'run', 'heading', 'type', 'amount', 'net_amount'],
      where: { type__in: 'addition,extra_addition,deduction,extra_deduction,tax_deduction,net_only' },
      chart: 'none',
    },
    by_package: {
      ...shared,
      label: bilingual('Pay by package and heading', 'प्याकेज र शीर्षकअनुसार तलब'),
      question: bilingual(
        'What does each package pay and deduct, heading by heading?',
        'हरेक प्याकेजले शीर्षकअनुसार कति दिन्छ र कति काट्छ?',
      ),
      help: bilingual(
        'Confirmed payrolls. Deductions are negative, so that the total is the net pay.',
        'पुष्टि भएका तलब। कट्टी शून्यभन्दा कम देखिन्छ, र जम्मा खुद भुक्तानी हो।',
      ),
      shape: 'pivot',
      opensOn: 'latest_month',
      order: 'name',
      groupBy: 'package',
      pivot: 'pay_heading',
      measures: { net: sum('net_amount') },
      filters: ['package', 'pay_heading', 'type', ...byPlace],
      columns: ['employee', 'package', 'heading', 'type', 'amount', 'net_amount'],
      where: { type__in: 'addition,extra_addition,deduction,extra_deduction,tax_deduction,net_only' },
      chart: 'none',
    },
    cost_by_heading: {
      ...shared,
      label: bilingual('Cost by heading', 'शीर्षकअनुसार खर्च'),
      question: bilingual('What is pay made of?', 'तलब के के मिलेर बन्छ?'),
      help: confirmedHelp,
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'most',
      groupBy: 'pay_heading',
      measures: { amount: sum('amount') },
      filters: ['pay_heading', 'type', ...byPlace],
      where: { type__in: 'addition,extra_addition,type1_cost,type2_cost' },
      columns: ['employee', 'run', 'heading', 'type', 'amount'],
    },
  },
});
