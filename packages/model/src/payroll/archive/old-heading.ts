/** Headings of the payroll system that an organization used before: what each counts as, matched once and used for every later register. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';

/** What figures of the earlier system are. */
export const oldPayTypes = {
  earning: bilingual('Earning', 'आम्दानी'),
  deduction: bilingual('Deduction', 'कट्टी'),
  tax: bilingual('Tax', 'कर'),
  employer_share: bilingual('Employer contribution', 'रोजगारदाताको योगदान'),
} as const;
export type OldPayType = keyof typeof oldPayTypes;

/** The net pay is only compared with what the other figures come to. */
export const oldHeadingTypes = {
  ...oldPayTypes,
  net: bilingual('Net pay, to check', 'खुद भुक्तानी, जाँचका लागि'),
  ignored: bilingual('Not imported', 'आयात नहुने'),
} as const;
export type OldHeadingType = keyof typeof oldHeadingTypes;

export const oldPayHeading = defineEntity({
  name: 'old_pay_heading',
  label: bilingual('Heading of the earlier system', 'पुरानो प्रणालीको शीर्षक'),
  plural: bilingual('Headings of the earlier system', 'पुरानो प्रणालीका शीर्षक'),
  path: payrollEndpoints.oldHeading,
  codes: { read: '11.00', write: '11.00' },
  sort: 'name',
  fields: {
    name: f.text({
      label: bilingual('Heading', 'शीर्षक'),
      help: bilingual('As in the first row of the register', 'दर्ताको शीर्ष पङ्क्तिमा भए जस्तै'),
      required: true,
      max: 120,
      unique: true,
    }),
    type: f.choice({
      label: bilingual('Counts as', 'के हो'),
      required: true,
      default: 'earning',
      choices: oldHeadingTypes,
    }),
    heading: f.reference({
      label: bilingual('Heading in Karmik', 'कार्मिकको शीर्षक'),
      help: bilingual(
        'For comparisons with payrolls; leave empty if it has the same name',
        'तलबसँग तुलनाका लागि; नाम उही भए खाली छोड्नुहोस्',
      ),
      to: 'pay_heading',
      name_field: 'name',
    }),
  },
});
