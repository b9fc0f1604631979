/**
 * What a confirmed payroll has to hand over, against what its files hand over: net pay by the way in which it is paid, and what is owed to funds
 * and to the tax office. A row without an employee is a file or a total that differs from its payslips.
 */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { sum } from '../../kit/report.ts';
import { bilingual } from '../../kit/text.ts';
import { amount, atMonthEnd, employee, nothingConfirmed, number, ofPayroll, ofRun } from './kit.ts';

export const payReconciliation = defineEntity({
  name: 'pay_reconciliation',
  label: bilingual('Amount to hand over', 'बुझाउनुपर्ने रकम'),
  plural: bilingual('Amounts to hand over', 'बुझाउनुपर्ने रकमहरू'),
  scopes: ofPayroll,
  isFinal: true,
  name_field: 'employee',
  search: ['employee'],
  sort: '-open',
  fields: {
    employee,
    ...atMonthEnd,
    ...ofRun,
    purpose: f.choice({
      label: bilingual('Purpose', 'प्रयोजन'),
      required: true,
      readonly: true,
      choices: {
        net: bilingual('Net pay', 'खुद भुक्तानी'),
        funds: bilingual('Funds', 'कोष'),
        tax: bilingual('Tax', 'कर'),
      },
    }),
    item: f.choice({
      label: bilingual('Handed over by', 'बुझाउने तरिका'),
      required: true,
      readonly: true,
      choices: {
        bank: bilingual('Bank sheet', 'बैंक भुक्तानी सूची'),
        cash: bilingual('Cash list', 'नगद सूची'),
        held: bilingual('On hold', 'रोकिएको'),
        settled: bilingual('Paid with the settlement', 'फरफारकसँगै भुक्तानी भएको'),
        nothing: bilingual('Nothing to pay', 'भुक्तानी शून्य'),
        ssf: bilingual('SSF file', 'सामाजिक सुरक्षा कोषको फाइल'),
        pf: bilingual('Provident fund file', 'सञ्चय कोषको फाइल'),
        cit: bilingual('CIT file', 'नागरिक लगानी कोषको फाइल'),
        tax: bilingual('Tax file', 'करको फाइल'),
        unexplained: bilingual('Unexplained difference', 'नखुलेको फरक'),
      },
    }),
    lines: number(bilingual('Lines', 'पङ्क्ति')),
    due: amount(bilingual('In the payroll', 'तलबमा')),
    handed: amount(bilingual('In files', 'फाइलमा')),
    open: amount(bilingual('Difference', 'फरक')),
  },
  reports: {
    by_item: {
      label: bilingual('Payroll reconciliation', 'तलब मिलान'),
      question: bilingual('Does what was handed over equal the payroll?', 'बुझाएको रकम तलबसँग मिल्छ?'),
      help: bilingual(
        'Payslips of confirmed payrolls against bank sheets, cash lists and files of authorities that are in force. Pay on hold is still owed.',
        'पुष्टि भएका तलबका पर्ची, लागु रहेका बैंक सूची, नगद सूची र निकायका फाइलसँग। रोकिएको तलब दिन बाँकी रहन्छ।',
      ),
      shape: 'pivot',
      opensOn: 'latest_month',
      order: 'most',
      groupBy: 'item',
      period: 'starts_on',
      measures: { due: sum('due'), handed: sum('handed'), open: sum('open'), lines: sum('lines') },
      drawn: [sum('due'), sum('handed')],
      thresholds: [
        { of: sum('open'), from: 0.01, tone: 'caution', label: bilingual('Not handed over', 'बुझाउन बाँकी') },
        { of: sum('open'), below: 0, tone: 'critical', label: bilingual('Too much', 'बढी') },
      ],
      filters: ['item', 'purpose', 'kind', 'employee', 'branch', 'division'],
      columns: ['employee', 'run', 'item', 'due', 'handed', 'open'],
      sort: '-open',
      empty: nothingConfirmed,
    },
  },
});
