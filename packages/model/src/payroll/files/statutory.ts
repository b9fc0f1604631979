/**
 * Files of a payroll for authorities. No official layout of an upload is published; columns are those that the forms of the funds and of the
 * tax office ask for.
 */
import { adToBsText } from 'date-bs';
import { addUp } from '../../kit/add-up.ts';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { minus } from '../../kit/exact/ratio.ts';
import { commonFormats, defineOutputFile } from '../../kit/output-file.ts';
import { bilingual } from '../../kit/text.ts';
import { employeeCode, employeeName, money, required, serial } from './columns.ts';
import type { FileLine } from './person.ts';

const total = bilingual('Total', 'जम्मा');
const employee = bilingual('Employee', 'कर्मचारी');
const employer = bilingual('Employer', 'रोजगारदाता');
const basic = money('basic', bilingual('Basic salary', 'आधारभूत तलब'), 'Basic salary', (line) => line.basic);

export const ssfFile = defineOutputFile<FileLine>({
  name: 'ssf',
  label: bilingual('Social Security Fund', 'सामाजिक सुरक्षा कोष'),
  columns: [
    serial,
    required(
      'number',
      bilingual('SSID', 'सामाजिक सुरक्षा नम्बर'),
      'SSID',
      bilingual('SSF number', 'सामाजिक सुरक्षा कोष नम्बर'),
      (line) => line.ssf_number,
    ),
    employeeName,
    employeeCode,
    basic,
    money('employee', employee, 'Employee 11%', (line) => line.ssf_employee),
    money('employer', employer, 'Employer 20%', (line) => line.ssf_employer),
    money('total', total, 'Total 31%', (line) => addUp([line.ssf_employee, line.ssf_employer])),
  ],
  formats: commonFormats,
  sums: ['basic', 'employee', 'employer', 'total'],
});

export const pfFile = defineOutputFile<FileLine>({
  name: 'pf',
  label: bilingual('Provident fund', 'सञ्चय कोष'),
  columns: [
    serial,
    required(
      'number',
      bilingual('PF number', 'सञ्चय कोष नम्बर'),
      'PF number',
      bilingual('Provident fund number', 'सञ्चय कोष नम्बर'),
      (line) => line.pf_number,
    ),
    employeeName,
    employeeCode,
    basic,
    money('employee', employee, 'Employee', (line) => line.pf_employee),
    money('employer', employer, 'Employer', (line) => line.pf_employer),
    money('total', total, 'Total', (line) => addUp([line.pf_employee, line.pf_employer])),
  ],
  formats: commonFormats,
  sums: ['basic', 'employee', 'employer', 'total'],
});

export const citFile = defineOutputFile<FileLine>({
  name: 'cit',
  label: bilingual('Citizen Investment Trust', 'नागरिक लगानी कोष'),
  columns: [
    serial,
    required(
      'number',
      bilingual('CIT number', 'नागरिक लगानी कोष नम्बर'),
      'CIT number',
      bilingual('CIT number', 'नागरिक लगानी कोष नम्बर'),
      (line) => line.cit_number,
    ),
    employeeName,
    employeeCode,
    money('total', bilingual('Amount', 'रकम'), 'Amount', (line) => line.cit),
  ],
  formats: commonFormats,
  sums: ['total'],
});

/** The payment of a line, as the organisation reports it. */
function paymentOf({ tax: { payment }, gross, assessable, retirement }: FileLine): string {
  if (payment === 'gross') return gross;
  return payment === 'assessable' ? assessable : decimalText(minus(decimalOf(assessable), decimalOf(retirement)));
}

/** One line for each employee and revenue code. */
export const taxFile = defineOutputFile<FileLine>({
  name: 'etds',
  label: bilingual('e-TDS', 'e-TDS'),
  columns: [
    serial,
    required('pan', bilingual('PAN', 'स्थायी लेखा नम्बर'), 'PAN', bilingual('PAN', 'स्थायी लेखा नम्बर'), (line) => line.pan),
    employeeName,
    {
      name: 'revenue',
      label: bilingual('Revenue code', 'राजस्व शीर्षक'),
      heading: 'Revenue code',
      kind: 'text',
      value: ({ revenue }) => revenue?.code ?? null,
    },
    {
      name: 'paid_on',
      label: bilingual('Payment date (BS)', 'भुक्तानी मिति (वि.सं.)'),
      heading: 'Payment date (BS)',
      kind: 'text',
      value: ({ paid_on }) => adToBsText(paid_on),
    },
    money('taxable', bilingual('Payment', 'भुक्तानी'), 'Payment amount', paymentOf),
    money('total', bilingual('TDS', 'कर कट्टी'), 'TDS amount', (line) => line.revenue?.amount ?? '0.00'),
  ],
  formats: commonFormats,
  sums: ['total'],
});
