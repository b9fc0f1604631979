/** Pay packages: which headings are paid together, from which day, and who is on which package. */
import { assignable } from '../../kit/assignment.ts';
import { employeeField } from '../../hris/file/kit.ts';
import { currencyCodes } from '../../kit/currencies.ts';
import { currencyChoices } from '../../kit/currency-choices.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { messages } from '../../kit/messages.ts';
import { bilingual } from '../../kit/text.ts';
import { installationPlace } from '../../organization/place.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { paySetupMessages as says } from './messages.ts';

export const payPackage = defineEntity({
  name: 'pay_package',
  label: bilingual('Package', 'प्याकेज'),
  plural: bilingual('Packages', 'प्याकेजहरू'),
  path: payrollEndpoints.package,
  codes: { read: '11.00', write: '11.00' },
  // Reports are narrowed by packages.
  picked_by: ['11.99'],
  archive: true,
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 60, unique: true }),
    description: f.text({ label: bilingual('Description', 'विवरण'), max: 200 }),
    currency: f.choice({
      label: bilingual('Salary agreed in', 'तलब तोकिएको मुद्रा'),
      help: bilingual(
        'Amounts are entered in this currency and converted by each payroll; leave empty for rupees',
        'रकम यही मुद्रामा राखिन्छ र हरेक तलबमा रुपैयाँमा बदलिन्छ; रुपैयाँका लागि खाली छोड्नुहोस्',
      ),
      choices: currencyChoices(currencyCodes.filter((code) => code !== installationPlace.currency)),
    }),
    is_ssf: f.boolean({
      label: bilingual('Contributes to the Social Security Fund', 'सामाजिक सुरक्षा कोषमा योगदान गर्ने'),
      help: bilingual('The 1 % tax is then waived', 'त्यसपछि १ प्रतिशत कर लाग्दैन'),
      default: false,
    }),
  },
});

const headingLine = {
  heading: f.reference({
    label: bilingual('Heading', 'शीर्षक'),
    required: true,
    to: 'pay_heading',
    name_field: 'name',
  }),
  amount: f.money({
    label: bilingual('Amount', 'रकम'),
    help: bilingual(
      'For headings whose amount is entered, in the currency of the package',
      'रकम राखिने शीर्षकका लागि, प्याकेजकै मुद्रामा',
    ),
    min: 0,
    isBare: true,
  }),
} as const;

const twice = (lines: readonly { readonly heading: number }[]): number =>
  lines.findIndex(({ heading }, index) => lines.findIndex((other) => other.heading === heading) < index);
const untilProblem = ({ starts_on, ends_on }: { readonly starts_on: string; readonly ends_on: string | null }) =>
  ends_on !== null && ends_on < starts_on ? { ends_on: [messages.untilBeforeFrom] } : undefined;

/** What a package consists of from a day on. A later version ends the one before it; what was in force is never rewritten. */
export const payPackageVersion = defineEntity({
  name: 'pay_package_version',
  label: bilingual('Package version', 'प्याकेजको संस्करण'),
  plural: bilingual('Package versions', 'प्याकेजका संस्करण'),
  path: payrollEndpoints.packageVersion,
  codes: { read: '11.00', write: '11.00' },
  name_field: 'package',
  search: ['package'],
  sort: '-starts_on',
  dated: { per: 'package', from: 'starts_on', to: 'ends_on' },
  fields: {
    package: f.reference({
      label: bilingual('Package', 'प्याकेज'),
      required: true,
      to: 'pay_package',
      name_field: 'name',
    }),
    starts_on: f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
    headings: f.lines({
      label: bilingual('Headings', 'शीर्षकहरू'),
      one: bilingual('heading', 'शीर्षक'),
      required: true,
      max: 100,
      item: headingLine,
    }),
  },
  rules: (record) => {
    const second = twice(record.headings);
    if (second >= 0) return { [`headings.${second}.heading`]: [says.headingTwice] };
    return untilProblem(record);
  },
});

const assigned = {
  employee: employeeField,
  package: f.reference({
    label: bilingual('Package', 'प्याकेज'),
    required: true,
    to: 'pay_package',
    name_field: 'name',
  }),
  starts_on: f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true }),
  ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
  amounts: f.lines({
    label: bilingual('Amounts of this employee', 'यस कर्मचारीका रकम'),
    one: bilingual('amount', 'रकम'),
    help: bilingual('Leave empty to use the amounts of the package', 'प्याकेजकै रकम भए खाली छोड्नुहोस्'),
    max: 100,
    item: { ...headingLine, amount: { ...headingLine.amount, required: true } },
  }),
} as const;

const assignmentRules = (record: {
  readonly amounts: readonly { readonly heading: number }[];
  readonly starts_on: string;
  readonly ends_on: string | null;
}) => {
  const second = twice(record.amounts);
  return second >= 0 ? { [`amounts.${second}.heading`]: [says.headingTwice] } : untilProblem(record);
};

/**
 * The package of an employee, with the amounts that differ from those of the package. It may be corrected: what paid months then lack is paid
 * with the next payroll.
 */
export const payPackageAssignment = defineEntity({
  name: 'pay_package_assignment',
  label: bilingual('Package assignment', 'प्याकेज तोकाइ'),
  plural: bilingual('Package assignments', 'प्याकेज तोकाइहरू'),
  path: payrollEndpoints.assignment,
  codes: { read: '11.00', write: '11.00' },
  name_field: 'employee',
  search: ['employee'],
  sort: '-starts_on',
  dated: { per: 'employee', from: 'starts_on', to: 'ends_on', isCorrectable: true },
  fields: assigned,
  rules: assignmentRules,
});

/**
 * A package that an employee holds besides the first one, as with two part-time employments: one payslip with two groups of lines, one
 * taxpayer and one net pay [PC-48].
 */
export const payConcurrentPackage = defineEntity({
  name: 'pay_concurrent_package',
  label: bilingual('Concurrent package', 'समानान्तर प्याकेज'),
  plural: bilingual('Concurrent packages', 'समानान्तर प्याकेजहरू'),
  path: payrollEndpoints.concurrentPackage,
  codes: { read: '11.00', write: '11.00' },
  name_field: 'employee',
  search: ['employee'],
  sort: '-starts_on',
  dated: { per: 'employee', from: 'starts_on', to: 'ends_on', isCorrectable: true },
  fields: assigned,
  rules: assignmentRules,
});

export const packageForMany = assignable(payPackageAssignment, {
  name: 'bulk_assign_package',
  path: payrollEndpoints.bulkAssign,
  label: bilingual('Assign package to many', 'धेरैलाई प्याकेज तोक्नुहोस्'),
  confirm: bilingual('Assign the package? Employees: {count}', 'प्याकेज तोक्ने? कर्मचारी: {count}'),
  note: bilingual(
    'Amounts of an employee stay as they are for headings that both packages have.',
    'दुवै प्याकेजमा भएका शीर्षकका कर्मचारीका रकम उस्तै रहन्छन्।',
  ),
  replaces: true,
  except: ['amounts'],
});
