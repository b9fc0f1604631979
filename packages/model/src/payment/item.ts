/** Payments: each row of a batch, with the account as it was when the batch was made and what became of the money. */
import { employeeField } from '../hris/file/kit.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count, sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { paymentSources, paymentWays } from './choices.ts';

const settledOn = f.date({ label: bilingual('Settled on', 'टुङ्गिएको मिति') });
const reference = f.text({ label: bilingual('Reference', 'सन्दर्भ'), max: 100 });
const remark = f.text({ label: bilingual('Remarks', 'कैफियत'), max: 255 });
const fee = f.money({ label: bilingual('Bank charge', 'बैंक शुल्क'), min: 0 });
const returnFee = f.money({ label: bilingual('Bank charge for the return', 'फिर्ताको बैंक शुल्क'), min: 0 });
/** Of a charge that a line of the bank statement with the same amount is not. */
export const isOtherCharge = f.boolean({
  label: bilingual('Another charge', 'अर्कै शुल्क'),
  help: bilingual('Not the charge of this amount in the bank statement', 'बैंक विवरणमा भएको यही रकमको शुल्क होइन'),
  default: false,
});
const returnedOn = f.date({ label: bilingual('Returned on', 'फिर्ता मिति') });

const reported = {
  counted: bilingual('Payments in batches', 'समूहका भुक्तानी'),
  groupBy: 'status',
  pivot: 'source',
  period: 'pay_on',
  measures: { amount: sum('amount'), payments: count() },
  filters: ['source', 'way', 'status', 'employee', 'batch'],
  columns: ['employee', 'batch', 'source', 'amount', 'pay_on', 'status', 'settled_on', 'reference', 'problem'],
  sort: '-pay_on',
} as const;

export const paymentItem = defineEntity({
  name: 'payment_item',
  label: bilingual('Payment', 'भुक्तानी'),
  plural: bilingual('Payments', 'भुक्तानी'),
  name_field: 'employee',
  search: ['employee', 'about', 'reference'],
  sort: '-created_at',
  scopes: { organization: { code: ['26.99', '26.00'] } },
  fields: {
    batch: f.reference({
      label: bilingual('Batch', 'समूह'),
      to: 'payment_batch',
      name_field: 'number',
      has_figures: true,
      required: true,
      readonly: true,
    }),
    employee: { ...employeeField, readonly: true },
    source: f.choice({
      label: bilingual('Source', 'स्रोत'),
      required: true,
      readonly: true,
      choices: paymentSources,
    }),
    about: f.text({ label: bilingual('For', 'बापत'), readonly: true, max: 160 }),
    amount: f.money({ label: bilingual('Amount', 'रकम'), required: true, readonly: true }),
    way: f.choice({
      label: bilingual('Payment method', 'भुक्तानीको माध्यम'),
      required: true,
      readonly: true,
      choices: paymentWays,
    }),
    pay_on: f.date({ label: bilingual('Payment date', 'भुक्तानी मिति'), required: true, readonly: true }),
    bank_name: f.text({ label: bilingual('Bank', 'बैंक'), readonly: true, max: 120 }),
    account_number: f.text({
      label: bilingual('Account number', 'खाता नम्बर'),
      readonly: true,
      max: 40,
      is_masked: true,
    }),
    account_name: f.text({ label: bilingual('Account holder name', 'खातावालाको नाम'), readonly: true, max: 120 }),
    answered: f.money({ label: bilingual('Amount paid', 'भुक्तानी भएको रकम'), readonly: true }),
    settled_on: { ...settledOn, readonly: true },
    reference: { ...reference, readonly: true },
    fee: { ...fee, readonly: true },
    returned_on: { ...returnedOn, readonly: true },
    return_fee: { ...returnFee, readonly: true },
    problem: f.text({ label: bilingual('Note', 'टिप्पणी'), readonly: true, max: 255 }),
    retry_of: f.reference({
      label: bilingual('Retry of', 'यसको पुनः प्रयास'),
      to: 'payment_item',
      name_field: 'about',
      readonly: true,
    }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Created',
      states: {
        Created: { label: bilingual('Not sent', 'नपठाइएको'), tone: 'neutral' },
        Sending: { label: bilingual('Sent', 'पठाइएको'), tone: 'info' },
        Ambiguous: { label: bilingual('Outcome unknown', 'नतिजा थाहा नभएको'), tone: 'caution' },
        Complete: { label: bilingual('Paid', 'भुक्तानी भएको'), tone: 'positive' },
        Failed: { label: bilingual('Failed', 'असफल'), tone: 'critical' },
        Mismatch: { label: bilingual('Different amount or receiver', 'रकम वा पाउने व्यक्ति फरक'), tone: 'critical' },
        Returned: { label: bilingual('Returned', 'फिर्ता'), tone: 'critical' },
        'Paid twice': { label: bilingual('Paid twice', 'दोहोरो भुक्तानी'), tone: 'critical' },
        Removed: { label: bilingual('Removed from batch', 'समूहबाट हटाइएको'), tone: 'neutral' },
      },
    }),
  },
  actions: {
    complete: {
      label: bilingual('Record as paid', 'भुक्तानी भएको राख्नुहोस्'),
      tone: 'positive',
      from: ['Sending', 'Ambiguous', 'Mismatch'],
      to: 'Complete',
      input: {
        settled_on: f.date({ ...settledOn, required: true, format: 'past' }),
        reference,
        fee,
        is_other_charge: isOtherCharge,
        remark,
      },
      viewers: ['hr'],
      flag: 'write',
      isBulk: true,
    },
    fail: {
      label: bilingual('Record as failed', 'असफल भएको राख्नुहोस्'),
      tone: 'critical',
      from: ['Sending', 'Ambiguous', 'Mismatch'],
      to: 'Failed',
      input: { remark: f.text({ label: bilingual('Reason', 'कारण'), required: true, max: 255 }) },
      viewers: ['hr'],
      flag: 'write',
      isBulk: true,
    },
    give_back: {
      label: bilingual('Record return', 'फिर्ता राख्नुहोस्'),
      tone: 'critical',
      from: ['Complete'],
      to: 'Returned',
      input: {
        settled_on: f.date({ ...returnedOn, required: true, format: 'past' }),
        fee,
        is_other_charge: isOtherCharge,
        remark: f.text({ label: bilingual('Reason', 'कारण'), required: true, max: 255 }),
      },
      viewers: ['hr'],
      flag: 'write',
    },
    remove: {
      label: bilingual('Remove from batch', 'समूहबाट हटाउनुहोस्'),
      help: bilingual('The payment leaves this batch and stays due.', 'भुक्तानी यस समूहबाट हट्छ र तिर्न बाँकी रहन्छ।'),
      tone: 'critical',
      from: ['Created'],
      to: 'Removed',
      viewers: ['hr'],
      flag: 'write',
      isBulk: true,
    },
  },
  reports: {
    payments: {
      label: bilingual('Payments', 'भुक्तानी'),
      question: bilingual('How much was paid, and what is open?', 'कति भुक्तानी भयो, र के बाँकी छ?'),
      help: bilingual(
        'Rows of batches by status; removed ones are left out.',
        'समूहका पङ्क्ति, स्थितिअनुसार; हटाइएका बाहेक।',
      ),
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'most',
      where: {
        status__in: 'Created,Sending,Ambiguous,Complete,Failed,Mismatch,Returned,Paid twice',
      },
      ...reported,
    },
    esewa: {
      label: bilingual('eSewa payments', 'इसेवा भुक्तानी'),
      question: bilingual('Which payments to wallets are open or failed?', 'वालेटका कुन भुक्तानी बाँकी वा असफल छन्?'),
      help: bilingual('Payments to eSewa wallets by status.', 'इसेवा वालेटका भुक्तानी, स्थितिअनुसार।'),
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'most',
      where: {
        way: 'esewa',
        status__in: 'Created,Sending,Ambiguous,Complete,Failed,Mismatch,Returned,Paid twice',
      },
      ...reported,
    },
  },
});
