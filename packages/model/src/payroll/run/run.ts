/** A payroll: who is paid for a month, and where it is on its way from generated to confirmed. */
import { countedAs } from '../../kit/counted.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { sum, count } from '../../kit/report.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { taxYearRules } from '../setup/setting.ts';
import { runKindField } from './kind.ts';
import { bilingual, type Text } from '../../kit/text.ts';

const total = (label: Text) => f.money({ label, readonly: true });
const remark = (isRequired: boolean) => ({
  remark: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 255, ...(isRequired && { required: true }) }),
});

export const payRun = defineEntity({
  name: 'pay_run',
  label: bilingual('Payroll', 'तलब'),
  plural: bilingual('Payrolls', 'तलबहरू'),
  name_field: 'name',
  sort: '-starts_on',
  picksPath: payrollEndpoints.run,
  scopes: { organization: { code: ['11.99', '11.00'] } },
  fields: {
    name: f.text({
      label: bilingual('Name', 'नाम'),
      required: true,
      readonly: true,
      max: 80,
      in_nepali: 'name_in_nepali',
    }),
    name_in_nepali: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), readonly: true, max: 80 }),
    month: f.month({ label: bilingual('Month', 'महिना'), required: true, readonly: true }),
    kind: { ...runKindField, readonly: true },
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true, readonly: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म'), required: true, readonly: true }),
    paid_on: f.date({ label: bilingual('Pay day', 'भुक्तानी मिति'), required: true, readonly: true }),
    tax_year_follows: f.choice({
      label: bilingual('Tax year follows', 'कर वर्ष केअनुसार'),
      required: true,
      readonly: true,
      choices: taxYearRules,
    }),
    people: f.number({ label: bilingual('Employees', 'कर्मचारी'), readonly: true, min: 0 }),
    failed: f.number({ label: bilingual('Not computed', 'गणना नभएका'), readonly: true, min: 0 }),
    gross: total(bilingual('Gross', 'कुल तलब')),
    deductions: total(bilingual('Deductions', 'कट्टी')),
    net: total(bilingual('Net pay', 'खुद भुक्तानी')),
    employer_cost: total(bilingual('Employer cost', 'रोजगारदाताको खर्च')),
    prepared_by: f.user({ label: bilingual('Prepared by', 'तयार गर्ने'), readonly: true }),
    approvals: f.number({ label: bilingual('Approvals', 'स्वीकृति'), readonly: true, min: 0 }),
    confirmed_at: f.instant({ label: bilingual('Confirmed at', 'पुष्टि गरिएको समय'), readonly: true }),
    publish_at: f.instant({ label: bilingual('Payslips scheduled for', 'तलब पर्ची प्रकाशन हुने समय'), readonly: true }),
    published_at: f.instant({ label: bilingual('Payslips published at', 'तलब पर्ची प्रकाशित समय'), readonly: true }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Generating',
      states: {
        Generating: { label: bilingual('Generating', 'तयार हुँदै'), tone: 'info' },
        Generated: { label: bilingual('Generated', 'निकालिएको'), tone: 'info' },
        'Approval pending': { label: bilingual('Approval pending', 'स्वीकृति बाँकी'), tone: 'caution' },
        Draft: { label: bilingual('Draft, returned', 'फिर्ता भएको मस्यौदा'), tone: 'caution' },
        Approved: { label: bilingual('Approved', 'स्वीकृत'), tone: 'positive' },
        Confirmed: { label: bilingual('Confirmed', 'पुष्टि भएको'), tone: 'positive' },
        Published: { label: bilingual('Payslips published', 'तलब पर्ची प्रकाशित'), tone: 'positive' },
        Discarded: { label: bilingual('Discarded', 'खारेज'), tone: 'neutral' },
      },
    }),
  },
  actions: {
    send: {
      label: bilingual('Send for approval', 'स्वीकृतिका लागि पठाउनुहोस्'),
      tone: 'positive',
      from: ['Generated', 'Draft'],
      to: 'Approval pending',
      input: remark(false),
      viewers: ['hr'],
      flag: 'write',
    },
    approve: {
      label: bilingual('Approve', 'स्वीकृत गर्नुहोस्'),
      tone: 'positive',
      from: ['Approval pending'],
      to: 'Approved',
      input: remark(false),
      viewers: ['hr'],
      flag: 'decide',
    },
    reject: {
      label: bilingual('Return to draft', 'मस्यौदामा फर्काउनुहोस्'),
      tone: 'critical',
      from: ['Approval pending'],
      to: 'Draft',
      input: remark(true),
      viewers: ['hr'],
      flag: 'decide',
    },
    confirm: {
      label: bilingual('Confirm and lock', 'पुष्टि गरी बन्द गर्नुहोस्'),
      tone: 'positive',
      from: ['Approved'],
      to: 'Confirmed',
      input: remark(false),
      viewers: ['hr'],
      flag: 'write',
    },
    publish: {
      label: bilingual('Publish payslips', 'तलब पर्ची प्रकाशित गर्नुहोस्'),
      tone: 'positive',
      from: ['Confirmed'],
      to: 'Published',
      input: {
        publish_at: f.instant({
          label: bilingual('Publish at', 'प्रकाशन गर्ने समय'),
          help: bilingual('Leave empty to publish now', 'अहिले नै प्रकाशन गर्न खाली छाड्नुहोस्'),
        }),
      },
      viewers: ['hr'],
      flag: 'write',
    },
    discard: {
      label: bilingual('Discard', 'खारेज गर्नुहोस्'),
      tone: 'critical',
      // One whose generation was stopped is discarded too.
      from: ['Generating', 'Generated', 'Draft'],
      to: 'Discarded',
      input: remark(true),
      viewers: ['hr'],
      flag: 'write',
    },
  },
  reports: {
    by_month: {
      label: bilingual('Payrolls by month', 'महिनाअनुसार तलब'),
      question: bilingual('What does pay cost, month by month?', 'महिनैपिच्छे तलबको खर्च कति हुन्छ?'),
      help: bilingual(
        'Confirmed and published payrolls by the month of pay.',
        'तलबको महिनाअनुसार पुष्टि भएका र प्रकाशित तलब।',
      ),
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      counted: countedAs.payRuns,
      groupBy: 'starts_on:month',
      period: 'starts_on',
      measures: { net: sum('net'), gross: sum('gross'), employer_cost: sum('employer_cost'), payrolls: count() },
      where: { status__in: 'Confirmed,Published' },
      sort: '-starts_on',
    },
  },
});
