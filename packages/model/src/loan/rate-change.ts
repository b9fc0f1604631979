/** Another interest rate for all running loans of a type, looked at before it is stored (cases MC-7 and MC-8). */
import { f } from '../kit/fields.ts';
import { defineOperation } from '../kit/operation.ts';
import { bilingual } from '../kit/text.ts';
import { loanEndpoints } from './endpoints.ts';
import { loan } from './loan.ts';
import { loanType } from './type.ts';

const amount = (en: string, ne: string) => f.money({ label: bilingual(en, ne), required: true });

export const changeLoanRate = defineOperation({
  name: 'change_loan_rate',
  label: bilingual('Change interest rate', 'ब्याज दर बदल्नुहोस्'),
  path: loanEndpoints.rateChange,
  code: '11.00',
  input: {
    loan_type: f.reference({ label: loanType.label, required: true, to: 'loan_type', name_field: 'name' }),
    rate: f.percent({ label: bilingual('New annual rate', 'नयाँ वार्षिक दर'), required: true, min: 0.01, max: 100 }),
    from_month: f.month({
      label: bilingual('From the instalment of', 'कुन महिनाको किस्तादेखि'),
      help: bilingual(
        'For months already paid, the difference is due with the next instalment',
        'तिरिसकेका महिनाको फरक अर्को किस्तासँग मिलाइन्छ',
      ),
      required: true,
      calendar: 'bs',
    }),
    keeps: f.choice({
      label: bilingual('What stays the same', 'के उही रहने'),
      required: true,
      default: 'term',
      choices: { term: bilingual('Term', 'अवधि'), instalment: bilingual('Instalment', 'किस्ता') },
    }),
    is_for_new: f.boolean({
      label: bilingual('New loans get this rate at once', 'नयाँ ऋणमा अहिलेदेखि यही दर'),
      default: true,
    }),
  },
  rows: {
    employee: f.user({ label: loan.fields.sender.label, required: true }),
    loan: f.reference({ label: loan.label, to: 'loan', name_field: 'reason' }),
    balance: { ...loan.fields.balance, required: true },
    before: amount('Instalment before', 'पहिलेको किस्ता'),
    after: amount('Instalment after', 'पछिको किस्ता'),
    months_before: f.number({ label: bilingual('Months before', 'पहिलेका महिना'), required: true }),
    /** Null where the instalment does not cover the interest, so that the loan would never end. */
    months_after: f.number({ label: bilingual('Months after', 'पछिका महिना') }),
    difference: {
      ...amount('Difference for paid months', 'तिरिसकेका महिनाको फरक'),
      help: bilingual('Due with the next instalment', 'अर्को किस्तासँग मिलाइन्छ'),
    },
    interest: amount('Change in total interest', 'जम्मा ब्याजमा फरक'),
    rate_before: f.percent({ label: bilingual('Rate before', 'पहिलेको दर'), required: true }),
    from_month: f.month({ label: bilingual('From', 'देखि'), required: true, calendar: 'bs' }),
  },
  per: 'employee',
  sums: ['balance', 'difference', 'interest'],
  confirm: bilingual('Change the rate of these loans? Employees: {count}', 'यी ऋणको दर बदल्ने? कर्मचारी: {count}'),
  note: bilingual(
    'Instalments already paid do not change. Loans of the Flat rate method change from their next instalment.',
    'तिरिसकेका किस्ता बदलिँदैनन्। एकमुष्ट ब्याजका ऋण अर्को किस्तादेखि बदलिन्छन्।',
  ),
  empty: bilingual('No running loan of this type has another rate.', 'यस प्रकारको फरक दर भएको चलिरहेको ऋण छैन।'),
  undo: {
    label: bilingual('Take back', 'फिर्ता लिनुहोस्'),
    confirm: bilingual(
      'Reverse this rate change? Each loan and the loan type get the rate before.',
      'यो दर परिवर्तन उल्टाउने? हरेक ऋण र ऋणको प्रकारमा पहिलेकै दर हुन्छ।',
    ),
  },
});
