/** What an employee spent for the organization, bill by bill, with or without an advance. */
import * as z from 'zod/mini';
import { requestActions, requestStatus } from '../approval/request.ts';
import { employeeField } from '../hris/file/kit.ts';
import { placeOf } from '../hris/of-person.ts';
import { named, userRef } from '../kit/answer.ts';
import { countedAs } from '../kit/counted.ts';
import { defineEntity } from '../kit/entity.ts';
import { f, type Fields } from '../kit/fields.ts';
import { count, sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { expenseEndpoints } from './endpoints.ts';
import { settlementPaths } from './paths.ts';
import { projectField } from './project.ts';
import { awayErrors } from './travel/itinerary.ts';

const approvedHelp = bilingual('Approved claims, by the day on which they were sent.', 'पठाएको दिनअनुसार स्वीकृत दाबी।');
const approvedNow = {
  shape: 'ranking',
  opensOn: 'this_fiscal_year',
  order: 'most',
  period: 'sent_on',
  where: { status: 'Approved' },
  filters: ['sender', 'branch', 'division', 'project', 'standing'],
  columns: ['sender', 'title', 'trip', 'sent_on', 'claimed_total', 'approved_total', 'standing'],
  sort: '-sent_on',
} as const;

const isOfTrip = ({ trip }: { readonly trip?: unknown }): boolean => trip != null;

export const expenseSettlement = defineEntity({
  name: 'expense_settlement',
  label: bilingual('Expense claim', 'खर्च दाबी'),
  plural: bilingual('Expense claims', 'खर्च दाबी'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'title',
  search: ['sender', 'title'],
  filled_by: ['organizationMember'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '17.00' } },
  lifecycle: {
    kind: 'approval',
    enteredBy: 'entered_by',
    amount: 'weighed_total',
    amountFrom: ['bills', 'trip', 'left_on', 'left_at', 'back_on', 'back_at'],
    notification: {
      category: 'payroll',
      requested: bilingual('{name} claimed expenses', '{name} ले खर्च दाबी गर्नुभएको छ'),
      subject: bilingual('your expense claim', 'तपाईंको खर्च दाबी'),
      paths: { own: settlementPaths.own, team: settlementPaths.asked },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    ...placeOf('sender', 'sent_on'),
    sent_on: f.date({ label: bilingual('Date of claim', 'दाबी मिति'), readonly: true }),
    /** Of a claim of an employee who left: who entered it, and when the bills came. */
    entered_by: f.user({ label: bilingual('Entered by', 'राख्ने'), readonly: true }),
    received_on: f.date({ label: bilingual('Bills received', 'बिल प्राप्त मिति'), readonly: true }),
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 120 }),
    advance: f.reference({
      label: bilingual('Against the advance', 'यो पेश्कीबापत'),
      to: 'expense_advance',
      name_field: 'title',
      on_delete: 'keep',
    }),
    trip: f.reference({
      label: bilingual('Travel request', 'भ्रमण अनुरोध'),
      to: 'travel_request',
      name_field: 'title',
      on_delete: 'keep',
    }),
    /** Of the trip, where it was not as planned: daily allowances follow these times. */
    left_on: f.date({ label: bilingual('Actual departure date', 'वास्तविक प्रस्थान मिति'), format: 'past' }),
    left_at: f.time({ label: bilingual('Actual departure time', 'वास्तविक प्रस्थान समय') }),
    back_on: f.date({ label: bilingual('Actual return date', 'वास्तविक फर्केको मिति'), format: 'past' }),
    back_at: f.time({ label: bilingual('Actual return time', 'वास्तविक फर्केको समय') }),
    project: projectField,
    /** With the daily allowances of the trip, as lines that the server adds. */
    bills: f.lines({
      label: bilingual('Bills', 'बिलहरू'),
      one: bilingual('bill', 'बिल'),
      max: 50,
      item: {
        expense_type: f.reference({
          label: bilingual('Type', 'प्रकार'),
          required: true,
          to: 'expense_type',
          name_field: 'name',
        }),
        billed_on: f.date({ label: bilingual('Bill date', 'बिलको मिति'), required: true, format: 'past' }),
        vendor: f.text({ label: bilingual('Vendor', 'विक्रेता'), max: 120 }),
        bill_number: f.text({ label: bilingual('Bill number', 'बिल नम्बर'), max: 60 }),
        quantity: f.decimal({
          label: bilingual('Units', 'एकाइ'),
          help: bilingual('Such as nights or days', 'जस्तै रात वा दिन'),
          required: true,
          decimals: 2,
          default: '1.00',
          min: 0.01,
          max: 10_000,
        }),
        claimed: f.amount({ label: bilingual('Claimed', 'दाबी'), required: true, min: 0.001 }),
        allowed: f.amount({ label: bilingual('Allowed amount', 'स्वीकार्य रकम'), readonly: true }),
        approved: f.amount({ label: bilingual('Approved', 'स्वीकृत'), readonly: true }),
        approved_home: f.money({ label: bilingual('Approved in NPR', 'स्वीकृत, नेपाली रुपैयाँमा'), readonly: true }),
        cut_reason: f.text({ label: bilingual('Reason for reduction', 'घटाइएको कारण'), readonly: true, max: 255 }),
        exchange_rate: f.decimal({
          label: bilingual('Exchange rate', 'विनिमय दर'),
          readonly: true,
          decimals: 4,
          shown_decimals: 2,
        }),
        rate_unit: f.number({ label: bilingual('Rate per', 'दर प्रति'), readonly: true }),
        rated_on: f.date({ label: bilingual('Rate of', 'दरको मिति'), readonly: true }),
        /** Of a bill that was approved before its rate was corrected: nothing of it changes [MC-38]. */
        corrected_rate: f.decimal({
          label: bilingual('Corrected rate', 'सच्याइएको दर'),
          readonly: true,
          decimals: 4,
          shown_decimals: 2,
        }),
        rate_difference: f.money({
          label: bilingual('Difference by the corrected rate', 'सच्याइएको दरले हुने फरक'),
          readonly: true,
        }),
        likeness: f.choice({
          label: bilingual('Duplicate', 'दोहोरिएको'),
          readonly: true,
          choices: {
            same: bilingual('Duplicate bill', 'दोहोरिएको बिल'),
            similar: bilingual('Possible duplicate', 'दोहोरिएको हुन सक्ने'),
          },
        }),
      },
    }),
    proof: f.file({ label: bilingual('Scan of the bills', 'बिलको स्क्यान') }),
    request_remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 600 }),
    claimed_total: f.money({ label: bilingual('Claimed in NPR', 'दाबी, नेपाली रुपैयाँमा'), readonly: true }),
    /** What the levels of approval look at: with the other claims of the trip, where the travel rules say so. */
    weighed_total: f.money({
      label: bilingual('Weighed for approval in NPR', 'स्वीकृतिमा हेरिने रकम, नेपाली रुपैयाँमा'),
      readonly: true,
    }),
    approved_total: f.money({ label: bilingual('Approved in NPR', 'स्वीकृत, नेपाली रुपैयाँमा'), readonly: true }),
    used: f.amount({ label: bilingual('Settled of the advance', 'पेश्कीबाट फर्छ्योट'), readonly: true }),
    to_pay: f.money({ label: bilingual('Amount to pay', 'तिर्नुपर्ने रकम'), readonly: true }),
    /** To which it is paid, as HR confirmed it for an employee who left. */
    account_number: f.text({
      label: bilingual('Account number', 'खाता नम्बर'),
      readonly: true,
      max: 40,
      is_masked: true,
    }),
    /** The payroll that holds the claim, and once it is confirmed the one that paid it. */
    payroll: f.reference({
      label: bilingual('Paid with salary', 'तलबसँग भुक्तानी'),
      readonly: true,
      to: 'pay_run',
      name_field: 'name',
      on_delete: 'keep',
      has_figures: true,
    }),
    standing: f.choice({
      label: bilingual('Payment', 'भुक्तानी'),
      readonly: true,
      choices: {
        to_pay: bilingual('To be paid', 'भुक्तानी हुन बाँकी'),
        paid: bilingual('Paid', 'भुक्तानी भएको'),
        settled: bilingual('Settled by the advance', 'पेश्कीबाट फर्छ्योट भएको'),
      },
    }),
    status: requestStatus,
  },
  /** The daily allowances of a trip may be all that is claimed. */
  visibleWhen: {
    left_on: isOfTrip,
    left_at: isOfTrip,
    back_on: isOfTrip,
    back_at: isOfTrip,
  },
  rules: ({ left_on, left_at, back_on, back_at }) => awayErrors({ left_on, left_at, back_on, back_at }),
  requiredWhen: { bills: ({ trip }) => trip == null },
  actions: requestActions,
  reports: {
    by_type: {
      label: bilingual('Expenses by type', 'प्रकारअनुसार खर्च'),
      question: bilingual('What is the money spent on?', 'रकम केमा खर्च हुन्छ?'),
      help: bilingual('Approved amounts of all bills, in NPR.', 'सबै बिलको स्वीकृत रकम, नेपाली रुपैयाँमा।'),
      ...approvedNow,
      counted: bilingual('Bills', 'बिलहरू'),
      groupBy: 'bills.expense_type',
      measures: { approved: sum('bills.approved_home'), bills: count() },
    },
    by_division: {
      label: bilingual('Expenses by division', 'महाशाखाअनुसार खर्च'),
      question: bilingual('How much does each division spend?', 'हरेक महाशाखाले कति खर्च गर्छ?'),
      help: approvedHelp,
      ...approvedNow,
      counted: countedAs.requests,
      groupBy: 'division',
      measures: { approved: sum('approved_total'), claims: count() },
    },
    by_project: {
      label: bilingual('Expenses by project', 'परियोजनाअनुसार खर्च'),
      question: bilingual('How much does each project spend?', 'हरेक परियोजनामा कति खर्च हुन्छ?'),
      help: approvedHelp,
      ...approvedNow,
      counted: countedAs.requests,
      groupBy: 'project',
      measures: { approved: sum('approved_total'), claims: count() },
    },
    by_month: {
      label: bilingual('Expenses by month', 'महिनाअनुसार खर्च'),
      question: bilingual('How do expenses change from month to month?', 'महिनैपिच्छे खर्च कसरी फेरिन्छ?'),
      help: approvedHelp,
      ...approvedNow,
      shape: 'trend',
      order: 'oldest',
      counted: countedAs.requests,
      groupBy: 'sent_on:month',
      measures: { approved: sum('approved_total'), claims: count() },
    },
    by_person: {
      label: bilingual('Expenses by person', 'व्यक्तिअनुसार खर्च'),
      question: bilingual('Who claims how much, and what is approved?', 'कसले कति दाबी गर्छ, र कति स्वीकृत हुन्छ?'),
      help: approvedHelp,
      ...approvedNow,
      counted: countedAs.requests,
      chart: 'none',
      groupBy: 'sender',
      measures: { approved: sum('approved_total'), claimed: sum('claimed_total'), claims: count() },
    },
  },
});

const { title, bills, proof, request_remarks, received_on, account_number } = expenseSettlement.fields;

/** A claim that HR enters for an employee who left, paid to the account that HR confirms. */
export const leaverClaim = defineEntity({
  name: 'leaver_claim',
  label: expenseSettlement.label,
  fields: {
    employee: f.number({ label: bilingual('Employee', 'कर्मचारी'), required: true, min: 1, is_name: true }),
    /** The one that is confirmed; the account of the employee must still be it. */
    account: f.text({ label: account_number.label, required: true, max: 40 }),
    received_on: f.date({ label: received_on.label, required: true, format: 'past' }),
    title,
    bills: { ...bills, required: true },
    proof,
    request_remarks,
  },
});

/** Employees who left and may still claim: until which day, and to which account they are paid. */
export const leaverChoices = named(
  'LeaverChoices',
  z.object({
    results: z.array(
      z.object({
        employee: userRef,
        left_on: z.string(),
        claims_until: z.nullable(z.string()),
        account: z.nullable(
          z.object({ bank: z.string(), branch: z.nullable(z.string()), number: z.string(), holder: z.string() }),
        ),
      }),
    ),
    next: z.nullable(z.string()),
  }),
);
export type LeaverChoices = z.output<typeof leaverChoices>;

/** What a person who decides says of one bill: the approved amount in the currency of the bill, and why it is less than what is allowed. */
export const billDecision = {
  bill: f.number({ label: bilingual('Bill', 'बिल'), required: true, min: 1, is_name: true }),
  approved: f.decimal({ label: bilingual('Approved', 'स्वीकृत'), required: true, decimals: 3, min: 0 }),
  reason: f.text({ label: bilingual('Reason', 'कारण'), required: true, max: 255 }),
} as const satisfies Fields;

/** That the difference of a claim was paid. A mistake is taken back by a line of its own. */
export const expensePayment = defineEntity({
  name: 'expense_payment',
  label: bilingual('Claim payment', 'दाबीको भुक्तानी'),
  plural: bilingual('Claim payments', 'दाबीका भुक्तानी'),
  path: expenseEndpoints.payment,
  codes: { read: '17.00', write: '17.00' },
  isFinal: true,
  name_field: 'employee',
  search: ['employee', 'reference'],
  sort: '-happened_on',
  fields: {
    settlement: f.reference({
      label: expenseSettlement.label,
      required: true,
      to: 'expense_settlement',
      name_field: 'title',
    }),
    employee: { ...employeeField, required: false, readonly: true },
    kind: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      default: 'payment',
      choices: {
        payment: bilingual('Paid to the employee', 'कर्मचारीलाई भुक्तानी'),
        payment_taken_back: bilingual('Payment entered by mistake', 'गल्तीले राखिएको भुक्तानी'),
      },
    }),
    paid_by: f.choice({
      label: bilingual('Payment method', 'भुक्तानीको माध्यम'),
      required: true,
      default: 'bank',
      choices: {
        bank: bilingual('Bank', 'बैंक'),
        cash: bilingual('Cash', 'नगद'),
        /** Recorded by a payroll alone. */
        salary: bilingual('Salary', 'तलब'),
      },
    }),
    /** All that is to be paid for the claim. */
    amount: f.money({ label: bilingual('Amount', 'रकम'), readonly: true }),
    happened_on: f.date({ label: bilingual('Date', 'मिति'), required: true }),
    reference: f.text({
      label: bilingual('Reference', 'सन्दर्भ'),
      help: bilingual('Number of the cheque, transfer or receipt', 'चेक, ट्रान्सफर वा रसिद नम्बर'),
      max: 100,
    }),
    created_by: f.user({ label: bilingual('Recorded by', 'राख्ने व्यक्ति'), readonly: true }),
  },
});

const { settlement, happened_on, reference } = expensePayment.fields;

/** A payment as people record it: a payroll records its own. */
export const claimPaymentEntry = defineEntity({
  name: 'claim_payment_entry',
  label: expensePayment.label,
  fields: {
    /** Refusals name it. */
    settlement,
    paid_by: f.choice({
      label: expensePayment.fields.paid_by.label,
      required: true,
      default: 'bank',
      choices: { bank: expensePayment.fields.paid_by.choices.bank, cash: expensePayment.fields.paid_by.choices.cash },
    }),
    happened_on,
    reference,
  },
});
