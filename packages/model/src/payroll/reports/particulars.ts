/** What payroll needs to know of each current employee: numbers, account, package and pay, and what is missing for the files of the last payroll. */
import { countedAs } from '../../kit/counted.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { count, sum } from '../../kit/report.ts';
import { bilingual } from '../../kit/text.ts';
import { bankAccount } from '../../hris/file/keeping.ts';
import { employee as person } from '../../hris/employee.ts';
import { placeOf } from '../../hris/of-person.ts';
import { amount, employee, ofPayroll } from './kit.ts';

const { job_title, pan_number, ssf_number, pf_number, cit_number, joined_on } = person.fields;
const { bank, account_number } = bankAccount.fields;
const text = ({ label, max }: { readonly label: { readonly en: string; readonly ne: string }; readonly max: number }) =>
  f.text({ label, max, readonly: true });

export const payParticulars = defineEntity({
  name: 'pay_particulars',
  label: bilingual('Payroll particulars', 'तलबसम्बन्धी विवरण'),
  plural: bilingual('Payroll particulars of employees', 'कर्मचारीका तलबसम्बन्धी विवरण'),
  scopes: ofPayroll,
  isFinal: true,
  name_field: 'employee',
  search: ['employee'],
  sort: 'employee',
  fields: {
    employee,
    ...placeOf('employee'),
    job_title: f.reference({ label: job_title.label, to: 'job_title', name_field: 'title', readonly: true }),
    joined_on: f.date({ label: joined_on.label, readonly: true }),
    pan_number: text(pan_number),
    ssf_number: text(ssf_number),
    pf_number: text(pf_number),
    cit_number: text(cit_number),
    bank: f.reference({ label: bank.label, to: 'bank', name_field: 'name', readonly: true }),
    account_number: text(account_number),
    package: f.reference({
      label: bilingual('Package', 'प्याकेज'),
      to: 'pay_package',
      name_field: 'name',
      readonly: true,
    }),
    basic: amount(bilingual('Basic salary, last payroll', 'पछिल्लो आधारभूत तलब')),
    gross: amount(bilingual('Gross, last payroll', 'पछिल्लो कुल तलब')),
    first_pay_day: f.date({ label: bilingual('Paid since', 'तलब सुरु मिति'), readonly: true }),
    missing: f.multiChoice({
      label: bilingual('Missing details', 'नपुगेका विवरण'),
      readonly: true,
      choices: {
        package: bilingual('Package', 'प्याकेज'),
        pan: bilingual('PAN', 'स्थायी लेखा नम्बर'),
        ssf: bilingual('SSF number', 'सामाजिक सुरक्षा कोष नम्बर'),
        pf: bilingual('Provident fund number', 'सञ्चय कोष नम्बर'),
        cit: bilingual('CIT number', 'नागरिक लगानी कोष नम्बर'),
        account: bilingual('Bank account', 'बैंक खाता'),
      },
    }),
    readiness: f.choice({
      label: bilingual('Readiness', 'तयारी'),
      required: true,
      readonly: true,
      choices: {
        complete: bilingual('Complete', 'पूरा'),
        incomplete: bilingual('Details missing', 'विवरण नपुगेको'),
      },
    }),
  },
  reports: {
    general: {
      label: bilingual('General information', 'सामान्य जानकारी'),
      question: bilingual(
        'Whose details are missing for payroll, and for which file?',
        'तलब र फाइलका लागि कसको कुन विवरण पुगेको छैन?',
      ),
      help: bilingual(
        'Current employees as of today. A number counts as missing where the last confirmed payroll needs it.',
        'आजका कर्मचारी। पछिल्लो पुष्टि भएको तलबलाई चाहिने नम्बर नभए नपुगेको गनिन्छ।',
      ),
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.people,
      groupBy: 'readiness',
      measures: { people: count(), gross: sum('gross') },
      filters: ['readiness', 'missing', 'package', 'bank', 'branch', 'division', 'employee'],
      columns: [
        'employee',
        'employee_code',
        'missing',
        'job_title',
        'branch',
        'division',
        'package',
        'basic',
        'gross',
        'pan_number',
        'ssf_number',
        'pf_number',
        'cit_number',
        'bank',
        'account_number',
        'first_pay_day',
      ],
      sort: '-readiness',
      chart: 'none',
      empty: bilingual('No employee yet.', 'अहिलेसम्म कर्मचारी छैन।'),
    },
  },
});
