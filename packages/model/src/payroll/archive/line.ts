/** Payroll from elsewhere by employee, month or year, and heading, in the words of the earlier system. Figures of withdrawn imports are not here. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { sum } from '../../kit/report.ts';
import { bilingual } from '../../kit/text.ts';
import { placeOf } from '../../hris/of-person.ts';
import { amount, employee } from '../reports/kit.ts';
import { archivedPayImport, archivePeriods } from './import.ts';
import { oldPayTypes } from './old-heading.ts';

const { month, fiscal_year, starts_on, status } = archivedPayImport.fields;

const shared = {
  shape: 'sheet',
  order: 'name',
  measures: { net: sum('net_amount') },
  sort: '-starts_on',
  chart: 'none',
} as const;
const help = bilingual(
  'Deductions and tax are negative, so that the total is the net pay.',
  'कट्टी र कर शून्यभन्दा कम देखिन्छ, र जम्मा खुद भुक्तानी हो।',
);
const yearHelp = bilingual(
  'Imported for the fiscal year, or else summed from its archived months. Deductions and tax are negative.',
  'आर्थिक वर्षको आयात, नभए आयात भएका महिनाको जम्मा। कट्टी र कर शून्यभन्दा कम देखिन्छ।',
);
const nothing = bilingual('No archived payroll in this period.', 'यो अवधिको पुरानो तलब छैन।');
const parts = { type__in: 'earning,deduction,tax' } as const;

export const archivedPayLine = defineEntity({
  name: 'archived_pay_line',
  label: bilingual('Archived pay', 'पुरानो तलब'),
  plural: bilingual('Archived pay', 'पुरानो तलब'),
  scopes: {
    own: { person: 'employee', when: { status: ['Published'] } },
    organization: { code: ['11.99', '11.00'] },
  },
  isFinal: true,
  name_field: 'employee',
  search: ['employee', 'heading'],
  sort: '-starts_on',
  fields: {
    employee,
    ...placeOf('employee', 'starts_on'),
    import: f.reference({
      label: archivedPayImport.label,
      to: 'archived_pay_import',
      name_field: 'name',
      readonly: true,
    }),
    period: f.choice({
      label: archivedPayImport.fields.period.label,
      required: true,
      readonly: true,
      choices: archivePeriods,
    }),
    month,
    fiscal_year,
    starts_on,
    heading: f.text({ label: bilingual('Heading', 'शीर्षक'), required: true, readonly: true, max: 120 }),
    type: f.choice({ label: bilingual('Type', 'प्रकार'), required: true, readonly: true, choices: oldPayTypes }),
    amount: amount(bilingual('Amount', 'रकम')),
    net_amount: amount(bilingual('Net pay', 'खुद भुक्तानी')),
    is_of_year: f.boolean({
      label: bilingual('Counts in the year', 'वर्षमा गनिने'),
      help: bilingual('Months do not where the year was imported too', 'वर्षको आयात भए महिना गनिँदैन'),
      readonly: true,
      default: true,
    }),
    status,
  },
  reports: {
    monthly: {
      ...shared,
      label: bilingual('Archived monthly payroll', 'पुरानो मासिक तलब'),
      question: bilingual('What did each employee get in a month?', 'कुन महिनामा कसले कति पाए?'),
      help,
      opensOn: 'latest_month',
      groupBy: 'employee',
      pivot: 'heading',
      period: 'starts_on',
      filters: ['employee', 'heading', 'type', 'branch', 'division', 'import', 'status'],
      columns: ['employee', 'month', 'heading', 'type', 'amount', 'net_amount', 'import', 'status'],
      where: { period: 'month', ...parts },
      empty: nothing,
    },
    yearly: {
      ...shared,
      label: bilingual('Archived yearly payroll', 'पुरानो वार्षिक तलब'),
      question: bilingual('What did each employee get in a fiscal year?', 'आर्थिक वर्षमा कसले कति पाए?'),
      help: yearHelp,
      opensOn: 'now',
      groupBy: 'employee',
      pivot: 'heading',
      filters: ['fiscal_year', 'employee', 'heading', 'type', 'branch', 'division', 'period', 'status'],
      columns: ['employee', 'fiscal_year', 'month', 'heading', 'type', 'amount', 'net_amount', 'import'],
      where: { is_of_year: 'true', ...parts },
      empty: nothing,
    },
    own_monthly: {
      ...shared,
      order: 'newest',
      label: bilingual('Archived monthly payroll', 'पुरानो मासिक तलब'),
      question: bilingual('What was I paid before, month by month?', 'पहिले महिनैपिच्छे मैले कति तलब पाएँ?'),
      help,
      opensOn: 'now',
      groupBy: 'starts_on:month',
      pivot: 'heading',
      filters: ['fiscal_year', 'heading', 'type'],
      columns: ['month', 'heading', 'type', 'amount', 'net_amount'],
      where: { period: 'month', ...parts },
      empty: nothing,
    },
    own_yearly: {
      ...shared,
      label: bilingual('Archived yearly payroll', 'पुरानो वार्षिक तलब'),
      question: bilingual('What was I paid before, year by year?', 'पहिले वर्षैपिच्छे मैले कति तलब पाएँ?'),
      help: yearHelp,
      opensOn: 'now',
      groupBy: 'heading',
      pivot: 'fiscal_year',
      filters: ['fiscal_year', 'heading', 'type'],
      columns: ['fiscal_year', 'month', 'heading', 'type', 'amount', 'net_amount'],
      where: { is_of_year: 'true', ...parts },
      empty: nothing,
    },
  },
});
