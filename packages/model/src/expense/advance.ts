/** Money that an employee is given before it is spent for the organization, in the currency in which it will be spent. */
import { requestActions, requestStatus } from '../approval/request.ts';
import { employeeField } from '../hris/file/kit.ts';
import { minorUnits, type Amount, type CurrencyCode } from '../kit/currencies.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { decimalOf, decimalText } from '../kit/exact/decimal.ts';
import { sumOf, times } from '../kit/exact/ratio.ts';
import { expenseEndpoints } from './endpoints.ts';
import { expenseAdvancePaths } from './paths.ts';

interface Item {
  readonly quantity: string;
  readonly rate: string;
}

/** What an expense comes to, rounded to the least unit of the currency. */
export const itemAmount = ({ quantity, rate }: Item, currency: CurrencyCode): Amount => ({
  currency,
  amount: decimalText(times(decimalOf(quantity), decimalOf(rate)), minorUnits(currency)),
});

/** What expenses come to: the sum of what each comes to. */
export const itemsTotal = (items: readonly Item[], currency: CurrencyCode): Amount => ({
  currency,
  amount: decimalText(sumOf(items.map((item) => decimalOf(itemAmount(item, currency).amount))), minorUnits(currency)),
});

export const expenseAdvance = defineEntity({
  name: 'expense_advance',
  label: bilingual('Expense advance', 'खर्च पेश्की'),
  plural: bilingual('Expense advances', 'खर्च पेश्की'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'title',
  search: ['sender', 'title'],
  filled_by: ['organizationMember'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '17.00' } },
  lifecycle: {
    kind: 'approval',
    amount: 'home_amount',
    amountFrom: ['requested'],
    endsWithEmployment: true,
    notification: {
      category: 'payroll',
      requested: bilingual('{name} requested an expense advance', '{name} ले खर्च पेश्की माग्नुभएको छ'),
      subject: bilingual('your expense advance', 'तपाईंको खर्च पेश्की'),
      paths: { own: expenseAdvancePaths.own, team: expenseAdvancePaths.asked },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 120 }),
    reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 600 }),
    trip: f.reference({
      label: bilingual('Travel request', 'भ्रमण अनुरोध'),
      to: 'travel_request',
      name_field: 'title',
      on_delete: 'keep',
    }),
    requested: f.amount({ label: bilingual('Advance amount', 'पेश्की रकम'), required: true, min: 0.001 }),
    items: f.lines({
      label: bilingual('Expected expenses', 'अनुमानित खर्च'),
      one: bilingual('expense', 'खर्च'),
      help: bilingual('In the currency of the advance', 'पेश्कीकै मुद्रामा'),
      required: true,
      max: 50,
      item: {
        expense_type: f.reference({
          label: bilingual('Type', 'प्रकार'),
          required: true,
          to: 'expense_type',
          name_field: 'name',
        }),
        particulars: f.text({ label: bilingual('Particulars', 'विवरण'), required: true, max: 200 }),
        quantity: f.decimal({
          label: bilingual('Quantity', 'परिमाण'),
          required: true,
          decimals: 2,
          default: '1.00',
          min: 0.01,
          max: 100_000,
        }),
        rate: f.decimal({ label: bilingual('Rate', 'दर'), required: true, decimals: 3, min: 0.001, max: 100_000_000 }),
        amount: f.amount({ label: bilingual('Amount', 'रकम'), readonly: true }),
      },
    }),
    total: f.amount({ label: bilingual('Total of expenses', 'खर्चको जम्मा'), readonly: true }),
    /** By the rate of the day on which it was sent. */
    home_amount: f.money({ label: bilingual('Value in NPR', 'नेपाली रुपैयाँमा'), readonly: true }),
    exchange_rate: f.decimal({ label: bilingual('Exchange rate', 'विनिमय दर'), readonly: true, decimals: 4 }),
    rate_unit: f.number({ label: bilingual('Rate per', 'दर प्रति'), readonly: true }),
    rated_on: f.date({ label: bilingual('Rate of', 'दरको मिति'), readonly: true }),
    standing: f.choice({
      label: bilingual('Payment', 'भुक्तानी'),
      readonly: true,
      choices: {
        to_pay: bilingual('To be paid', 'भुक्तानी हुन बाँकी'),
        open: bilingual('Unsettled', 'फर्छ्योट हुन बाँकी'),
        settled: bilingual('Settled by bills', 'बिलले फर्छ्योट भएको'),
      },
    }),
    paid: f.amount({ label: bilingual('Paid', 'भुक्तानी भएको'), readonly: true }),
    paid_on: f.date({ label: bilingual('Paid on', 'भुक्तानी मिति'), readonly: true }),
    returned: f.amount({ label: bilingual('Returned amount', 'फिर्ता रकम'), readonly: true }),
    used: f.amount({ label: bilingual('Settled by claims', 'दाबीबाट फर्छ्योट'), readonly: true }),
    unsettled: f.amount({ label: bilingual('Outstanding', 'फर्छ्योट हुन बाँकी'), readonly: true }),
    status: requestStatus,
  },
  actions: requestActions,
});

/** What happened with the money of an advance. A mistake is taken back by a line of its own. */
export const expenseAdvanceMovement = defineEntity({
  name: 'expense_advance_movement',
  label: bilingual('Payment or return', 'भुक्तानी वा फिर्ता'),
  plural: bilingual('Payments and returns', 'भुक्तानी र फिर्ता'),
  path: expenseEndpoints.advanceMovement,
  codes: { read: '17.00', write: '17.00' },
  isFinal: true,
  name_field: 'employee',
  search: ['employee', 'reference'],
  sort: '-happened_on',
  fields: {
    advance: f.reference({
      label: bilingual('Expense advance', 'खर्च पेश्की'),
      required: true,
      to: 'expense_advance',
      name_field: 'title',
    }),
    employee: { ...employeeField, required: false, readonly: true },
    kind: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      default: 'payment',
      choices: {
        payment: bilingual('Paid to the employee', 'कर्मचारीलाई भुक्तानी'),
        return: bilingual('Returned by the employee', 'कर्मचारीले फिर्ता गरेको'),
        payment_taken_back: bilingual('Payment entered by mistake', 'गल्तीले राखिएको भुक्तानी'),
        settlement: bilingual('Settled by a claim', 'दाबीबाट फर्छ्योट'),
        return_taken_back: bilingual('Return entered by mistake', 'गल्तीले राखिएको फिर्ता'),
      },
    }),
    paid_by: f.choice({
      label: bilingual('Payment method', 'भुक्तानीको माध्यम'),
      choices: { bank: bilingual('Bank', 'बैंक'), cash: bilingual('Cash', 'नगद') },
    }),
    amount: f.amount({ label: bilingual('Amount', 'रकम'), required: true, min: 0.001 }),
    happened_on: f.date({ label: bilingual('Date', 'मिति'), required: true }),
    /** By the rate of the day. */
    home_amount: f.money({ label: bilingual('Value in NPR', 'नेपाली रुपैयाँमा'), readonly: true }),
    settlement: f.reference({
      label: bilingual('Expense claim', 'खर्च दाबी'),
      readonly: true,
      to: 'expense_settlement',
      name_field: 'title',
    }),
    reference: f.text({
      label: bilingual('Reference', 'सन्दर्भ'),
      help: bilingual('Number of the cheque, transfer or receipt', 'चेक, ट्रान्सफर वा रसिद नम्बर'),
      max: 100,
    }),
    created_by: f.user({ label: bilingual('Recorded by', 'राख्ने व्यक्ति'), readonly: true }),
  },
});
/** What a person records; the others follow from claims. */
export type RecordedMovement = 'payment' | 'return' | 'payment_taken_back' | 'return_taken_back';
