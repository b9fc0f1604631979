/**
 * What confirmed payrolls pay each employee. Where an employee moved in the month, each part has its own row with the gross and the cost of that
 * part; what has no parts, such as tax and net pay, is in the last one.
 */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { avg, sum } from '../../kit/report.ts';
import { bilingual } from '../../kit/text.ts';
import { employee as person } from '../../hris/employee.ts';
import { amount, byPlace, confirmedHelp, employee, nothingConfirmed, number, ofPayroll, ofRun } from './kit.ts';

const { employee_code, branch, division } = person.fields;
const place = { readonly: true, required: false } as const;

const shared = {
  help: confirmedHelp,
  period: 'starts_on',
  sort: '-starts_on',
  empty: nothingConfirmed,
} as const;

export const payRegister = defineEntity({
  name: 'pay_register',
  label: bilingual('Pay of a month', 'महिनाको तलब'),
  plural: bilingual('Payroll register', 'तलब दर्ता'),
  scopes: ofPayroll,
  isFinal: true,
  name_field: 'employee',
  search: ['employee'],
  sort: '-starts_on',
  fields: {
    employee,
    employee_code: f.text({
      label: employee_code.label,
      max: 30,
      ...place,
      ofPerson: { person: 'employee' },
    }),
    branch: f.reference({ label: branch.label, to: 'branch', name_field: 'name', ...place }),
    division: f.reference({ label: division.label, to: 'division', name_field: 'name', ...place }),
    ...ofRun,
    package: f.reference({
      label: bilingual('Package', 'प्याकेज'),
      to: 'pay_package',
      name_field: 'name',
      readonly: true,
    }),
    people: number(bilingual('Employees', 'कर्मचारी')),
    joined: number(bilingual('New hires', 'नयाँ कर्मचारी')),
    departed: number(bilingual('Leavers', 'छाडेका')),
    gross: amount(bilingual('Gross', 'कुल तलब')),
    overtime: amount(bilingual('Overtime pay', 'अतिरिक्त समयको भुक्तानी')),
    funds: amount(bilingual('Own contributions to funds', 'कोषमा आफ्नो योगदान')),
    deductions: amount(bilingual('Deductions with tax', 'करसहितको कट्टी')),
    net: amount(bilingual('Net pay', 'खुद भुक्तानी')),
    employer_cost: amount(bilingual('Employer contributions', 'रोजगारदाताको योगदान')),
    cost: amount(bilingual('Total cost', 'जम्मा खर्च')),
    whole_cost: amount(bilingual('Cost of the payslip', 'पर्चीको खर्च')),
    assessable: amount(bilingual('Assessable income', 'निर्धारणयोग्य आय')),
    relieved: amount(bilingual('Retirement contributions', 'अवकाश योगदान')),
    tax_portion: amount(bilingual('Social security tax', 'सामाजिक सुरक्षा कर')),
    tax_rest: amount(bilingual('Remuneration tax', 'पारिश्रमिक कर')),
    tax: amount(bilingual('Tax withheld', 'कट्टी भएको कर')),
    income_before: amount(bilingual('Income from elsewhere', 'अन्यत्रको आय')),
    tax_before: amount(bilingual('Tax withheld elsewhere', 'अन्यत्र कट्टी भएको कर')),
    tax_left: amount(bilingual('Tax left for the year', 'वर्षको बाँकी कर')),
  },
  reports: {
    by_package: {
      ...shared,
      label: bilingual('Pay by package', 'प्याकेजअनुसार तलब'),
      question: bilingual('What does each package cost, and how much a head?', 'हरेक प्याकेजको खर्च कति, प्रतिव्यक्ति कति?'),
      shape: 'ranking',
      opensOn: 'latest_month',
      order: 'most',
      figures: { 'avg:whole_cost': bilingual('Average cost per payslip', 'प्रतिपर्ची औसत खर्च') },
      groupBy: 'package',
      measures: {
        cost: sum('cost'),
        people: sum('people'),
        gross: sum('gross'),
        employer_cost: sum('employer_cost'),
        deductions: sum('deductions'),
        net: sum('net'),
        average: avg('whole_cost'),
      },
      filters: ['package', ...byPlace],
      columns: ['employee', 'package', 'gross', 'employer_cost', 'cost', 'deductions', 'net'],
    },
    year_tax: {
      ...shared,
      label: bilingual('Tax by employee', 'कर्मचारीअनुसार कर'),
      question: bilingual(
        'How much tax was withheld from whom this year, and how much is left?',
        'यो वर्ष कसबाट कति कर कट्टी भयो, कति बाँकी छ?',
      ),
      help: bilingual(
        'Confirmed payrolls. Assessable income includes contributions of the employer; the tax left follows the newest payslip of the fiscal year.',
        'पुष्टि भएका तलब। निर्धारणयोग्य आयमा रोजगारदाताको योगदान पनि हुन्छ; बाँकी कर आर्थिक वर्षको पछिल्लो पर्चीअनुसार।',
      ),
      shape: 'sheet',
      opensOn: 'this_fiscal_year',
      order: 'name',
      groupBy: 'employee',
      measures: {
        gross: sum('gross'),
        funds: sum('funds'),
        assessable: sum('assessable'),
        relieved: sum('relieved'),
        tax_portion: sum('tax_portion'),
        tax_rest: sum('tax_rest'),
        tax: sum('tax'),
        tax_left: sum('tax_left'),
      },
      filters: byPlace,
      columns: ['employee', 'run', 'gross', 'assessable', 'tax_portion', 'tax_rest', 'tax', 'tax_before', 'tax_left'],
      chart: 'none',
    },
    insight: {
      ...shared,
      label: bilingual('Monthly insight', 'मासिक विश्लेषण'),
      question: bilingual(
        'What did the month cost, against the month before?',
        'अघिल्लो महिनाको तुलनामा यो महिना कति खर्च भयो?',
      ),
      shape: 'comparison',
      opensOn: 'latest_month',
      order: 'most',
      groupBy: 'branch',
      measures: {
        cost: sum('cost'),
        people: sum('people'),
        joined: sum('joined'),
        departed: sum('departed'),
        gross: sum('gross'),
        overtime: sum('overtime'),
        employer_cost: sum('employer_cost'),
        net: sum('net'),
      },
      filters: ['branch', 'division', 'package', 'kind'],
      columns: ['employee', 'branch', 'gross', 'overtime', 'employer_cost', 'cost', 'net'],
    },
    cost_by_month: {
      ...shared,
      label: bilingual('Cost by month', 'महिनाअनुसार खर्च'),
      question: bilingual('What does pay cost, month by month?', 'महिनैपिच्छे तलबको खर्च कति हुन्छ?'),
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      groupBy: 'starts_on:month',
      measures: { cost: sum('cost'), gross: sum('gross'), net: sum('net') },
      drawn: [sum('cost'), sum('net')],
      filters: byPlace,
      columns: ['employee', 'run', 'branch', 'gross', 'employer_cost', 'cost', 'net'],
    },
    cost_by_branch: {
      ...shared,
      label: bilingual('Cost by branch', 'शाखाअनुसार खर्च'),
      question: bilingual('What does each branch cost?', 'हरेक शाखाको खर्च कति हुन्छ?'),
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'most',
      groupBy: 'branch',
      measures: { cost: sum('cost') },
      filters: byPlace,
      columns: ['employee', 'run', 'branch', 'gross', 'employer_cost', 'cost', 'net'],
    },
  },
});
