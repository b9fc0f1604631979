import { f } from '@karmik/model/kit/fields';
import { defineQuery } from '@karmik/model/kit/query';
import { bilingual } from '@karmik/model/kit/text';
import { placeOf } from '@karmik/model/hris/of-person';

export const signIns = defineQuery({
  name: 'sign_ins',
  label: bilingual('Sign-ins by employee', 'कर्मचारीअनुसार साइन इन'),
  path: 'org/:org/sign-ins',
  code: '2.02',
  period: 'this_month',
  input: {
    outcome: f.choice({
      label: bilingual('Outcome', 'नतिजा'),
      required: true,
      default: 'success',
      choices: { success: bilingual('Signed in', 'साइन इन भयो'), wrong_password: bilingual('Refused', 'अस्वीकृत') },
    }),
  },
  rows: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    ...placeOf('employee'),
    sign_ins: f.number({ label: bilingual('Sign-ins', 'साइन इन'), required: true }),
    last_on: f.date({ label: bilingual('Last on', 'पछिल्लो मिति'), required: true }),
  },
  per: 'employee',
  sums: ['sign_ins'],
  sort: '-sign_ins',
  question: bilingual('Who signs in how often?', 'कसले कति पटक साइन इन गर्छ?'),
  help: bilingual('By the log of sign-ins.', 'साइन इन अभिलेखअनुसार।'),
  filters: ['employee', 'branch', 'division'],
});
