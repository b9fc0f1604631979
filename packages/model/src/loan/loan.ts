/** Loans that an organization gives its employees, and what happens with their money. Payrolls deduct their instalments. */
import { requestActions, requestStatus } from '../approval/request.ts';
import { employeeField } from '../hris/file/kit.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count, pivotNow, sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { loanEndpoints } from './endpoints.ts';
import { loanReadings } from './method.ts';
import { loanPaths } from './paths.ts';
import { mostLoanMonths } from './plan/plan.ts';
import { mostGuarantors } from './type.ts';

const copied = <F extends { readonly required?: boolean }>(field: F) =>
  ({ ...field, required: false, readonly: true }) as const;

/** What is asked of who requests a loan, and of HR that enters one. */
const asked = {
  loan_type: f.reference({
    label: bilingual('Loan type', 'ऋणको प्रकार'),
    required: true,
    to: 'loan_type',
    name_field: 'name',
    aliases: ['type', 'loan'],
  }),
  amount: f.money({ label: bilingual('Amount', 'रकम'), required: true, min: 1, aliases: ['principal', 'loan amount'] }),
  term: f.number({
    label: bilingual('Term, months', 'अवधि, महिना'),
    required: true,
    default: 12,
    min: 1,
    max: mostLoanMonths,
    aliases: ['term', 'months', 'instalments'],
  }),
  first_month: f.month({
    label: bilingual('First instalment from', 'पहिलो किस्ता कुन महिनादेखि'),
    help: bilingual('Leave empty for the month after disbursement', 'वितरणको अर्को महिनादेखि भए खाली छोड्नुहोस्'),
    calendar: 'bs',
  }),
  reason: f.longText({ label: bilingual('Purpose', 'प्रयोजन'), required: true, max: 600 }),
  document: f.file({ label: bilingual('Document', 'कागजात') }),
  /** In the order in which shares of an amount that is divided among them are named. */
  guarantors: f.lines({
    label: bilingual('Guarantors', 'जमानी बस्ने'),
    one: bilingual('guarantor', 'जमानी बस्ने व्यक्ति'),
    help: bilingual('Each guarantor is asked for consent', 'जमानी बस्ने हरेकको सहमति मागिन्छ'),
    max: mostGuarantors,
    item: {
      guarantor: f.user({ label: bilingual('Guarantor', 'जमानी बस्ने व्यक्ति'), required: true }),
    },
  }),
} as const;

export const loan = defineEntity({
  name: 'loan',
  label: bilingual('Loan', 'ऋण'),
  plural: bilingual('Loans', 'ऋणहरू'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'loan_type',
  search: ['sender', 'loan_type', 'reason'],
  filled_by: ['organizationMember'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '11.00' } },
  lifecycle: {
    kind: 'approval',
    amount: 'amount',
    endsWithEmployment: true,
    notification: {
      category: 'payroll',
      requested: bilingual('{name} requested a loan', '{name} ले ऋण माग्नुभएको छ'),
      subject: bilingual('your loan request', 'तपाईंको ऋणको अनुरोध'),
      paths: { own: loanPaths.own, team: loanPaths.asked },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    ...asked,
    loan_type: { ...asked.loan_type, offers_own: true },
    /** What was agreed: that of the type and its method on the day of the request. */
    rate: f.percent({ label: bilingual('Annual interest rate', 'वार्षिक ब्याज दर'), readonly: true, min: 0, max: 100 }),
    kind: copied(loanReadings.kind),
    day_count: copied(loanReadings.day_count),
    rounding: copied(loanReadings.rounding),
    moratorium_months: f.number({ label: bilingual('Moratorium, months', 'साँवा नतिर्ने अवधि, महिना'), readonly: true }),
    moratorium: copied(loanReadings.moratorium),
    shortfall: copied(loanReadings.shortfall),
    unpaid_month: copied(loanReadings.unpaid_month),
    broken_period: copied(loanReadings.broken_period),
    settlement: copied(loanReadings.settlement),
    /** What the entries add up to. */
    repayment: f.choice({
      label: bilingual('Repayment', 'चुक्ता स्थिति'),
      readonly: true,
      choices: {
        to_pay: bilingual('Pending disbursement', 'वितरण हुन बाँकी'),
        repaying: bilingual('Being repaid', 'तिरिँदै'),
        receivable: bilingual('Receivable after exit', 'अवकाशपछि उठाउन बाँकी'),
        repaid: bilingual('Repaid', 'चुक्ता भएको'),
        written_off: bilingual('Written off as lost', 'अपलेखन भएको'),
      },
    }),
    disbursed_on: f.date({ label: bilingual('Disbursed on', 'वितरण मिति'), readonly: true }),
    disbursed: f.money({ label: bilingual('Disbursed or imported', 'वितरण वा आयात भएको'), readonly: true }),
    principal_repaid: f.money({ label: bilingual('Principal repaid', 'तिरिएको साँवा'), readonly: true }),
    interest_paid: f.money({ label: bilingual('Interest paid', 'तिरिएको ब्याज'), readonly: true }),
    balance: f.money({ label: bilingual('Outstanding principal', 'बाँकी साँवा'), readonly: true }),
    next_month: f.month({ label: bilingual('Next instalment in', 'अर्को किस्ता'), readonly: true, calendar: 'bs' }),
    next_amount: f.money({ label: bilingual('Next instalment', 'अर्को किस्ताको रकम'), readonly: true }),
    last_month: f.month({ label: bilingual('Last instalment in', 'अन्तिम किस्ता'), readonly: true, calendar: 'bs' }),
    ended_on: f.date({ label: bilingual('Closed on', 'अन्त्य मिति'), readonly: true }),
    ended_by: f.choice({
      label: bilingual('Closed by', 'अन्त्यको कारण'),
      readonly: true,
      choices: {
        instalments: bilingual('Final instalment', 'अन्तिम किस्ता'),
        settlement: bilingual('Early settlement', 'अघि नै चुक्ता'),
        prepayment: bilingual('Prepayment', 'अग्रिम भुक्तानी'),
        guarantors: bilingual('Guarantors', 'जमानी बस्ने'),
        write_off: bilingual('Write-off', 'अपलेखन'),
      },
    }),
    reference: f.text({ label: bilingual('Reference', 'सन्दर्भ'), readonly: true, max: 60 }),
    entered_by: f.user({ label: bilingual('Entered by', 'राख्ने'), readonly: true }),
    status: requestStatus,
  },
  actions: requestActions,
  reports: {
    general: {
      label: bilingual('Loans by type', 'प्रकारअनुसार ऋण'),
      ...pivotNow(
        bilingual('How much is lent, repaid and outstanding?', 'कति ऋण दिइयो, कति तिरियो, कति बाँकी छ?'),
        bilingual('Disbursed and imported loans of all time.', 'हालसम्म वितरण वा आयात भएका सबै ऋण।'),
      ),
      counted: bilingual('Loans granted', 'दिइएका ऋण'),
      where: { repayment__in: 'repaying,receivable,repaid,written_off' },
      groupBy: 'loan_type',
      measures: {
        disbursed: sum('disbursed'),
        principal_repaid: sum('principal_repaid'),
        interest_paid: sum('interest_paid'),
        balance: sum('balance'),
        loans: count(),
      },
      columns: [
        'sender',
        'loan_type',
        'rate',
        'disbursed_on',
        'disbursed',
        'principal_repaid',
        'interest_paid',
        'balance',
        'next_amount',
        'last_month',
        'repayment',
      ],
    },
    settlement: {
      label: bilingual('Closed loans', 'चुक्ता ऋण'),
      ...pivotNow(
        bilingual('Which loans are closed, and how?', 'कुन ऋण कसरी अन्त्य भए?'),
        bilingual('Loans without a balance, by what ended them.', 'बाँकी नभएका ऋण, अन्त्यको कारणअनुसार।'),
      ),
      counted: bilingual('Closed loans', 'चुक्ता ऋण'),
      where: { repayment__in: 'repaid,written_off' },
      groupBy: 'ended_by',
      measures: { disbursed: sum('disbursed'), interest_paid: sum('interest_paid'), loans: count() },
      columns: ['sender', 'loan_type', 'disbursed_on', 'disbursed', 'interest_paid', 'ended_on', 'ended_by'],
    },
  },
});

/** A loan that HR enters for an employee; it is approved with that. */
export const loanEntry = defineEntity({
  name: 'loan_entry',
  label: loan.label,
  fields: { employee: employeeField, ...asked },
});

/** A row is a loan that runs already, with the balance that its paper says (case MC-19). */
export const loanSheet = defineEntity({
  name: 'loan_sheet',
  label: loan.label,
  plural: bilingual('Existing loans', 'चलिरहेका ऋण'),
  path: loanEndpoints.import,
  codes: { read: '11.00', write: '11.00' },
  name_field: 'employee',
  fields: {
    employee: employeeField,
    loan_type: asked.loan_type,
    amount: asked.amount,
    rate: f.percent({
      label: bilingual('Annual interest rate', 'वार्षिक ब्याज दर'),
      help: bilingual('Leave empty for the rate of the type', 'प्रकारकै दर भए खाली छोड्नुहोस्'),
      min: 0,
      max: 100,
      aliases: ['rate', 'interest'],
    }),
    term: asked.term,
    months_repaid: f.number({
      label: bilingual('Months repaid', 'तिरिएका महिना'),
      required: true,
      min: 0,
      max: mostLoanMonths,
      aliases: ['paid months', 'months paid', 'instalments paid'],
    }),
    balance: f.money({ label: loan.fields.balance.label, required: true, min: 0.01, aliases: ['outstanding', 'left'] }),
    disbursed_on: f.date({
      label: loan.fields.disbursed_on.label,
      required: true,
      format: 'past',
      aliases: ['date', 'disbursed on'],
    }),
    next_month: f.month({
      label: bilingual('Next instalment in', 'अर्को किस्ता'),
      required: true,
      calendar: 'bs',
      aliases: ['next month', 'first due month'],
    }),
    difference: f.choice({
      label: bilingual('Difference from the schedule', 'तालिकासँगको फरक'),
      default: 'last',
      choices: {
        last: bilingual('Due with the last instalment', 'अन्तिम किस्तामा मिलाउने'),
        longer: bilingual('Due in extra months', 'थप महिनामा मिलाउने'),
      },
    }),
    reason: { ...asked.reason, required: false, aliases: ['reason'] },
    reference: f.text({
      label: loan.fields.reference.label,
      help: bilingual('Number of the loan in earlier records', 'अघिल्लो अभिलेखको ऋण नम्बर'),
      max: 60,
      aliases: ['loan number', 'number'],
    }),
  },
});

/** Transactions of a loan. They are never changed; the last one that a person recorded can be reversed. */
export const loanMovement = defineEntity({
  name: 'loan_movement',
  label: bilingual('Loan transaction', 'ऋणको कारोबार'),
  plural: bilingual('Loan transactions', 'ऋणका कारोबार'),
  path: loanEndpoints.movement,
  codes: { read: '11.00', write: '11.00' },
  isFinal: true,
  name_field: 'employee',
  search: ['employee', 'reference'],
  sort: '-created_at',
  fields: {
    loan: f.reference({ label: loan.label, required: true, to: 'loan', name_field: 'reason' }),
    employee: { ...employeeField, required: false, readonly: true },
    kind: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      default: 'disbursement',
      choices: {
        disbursement: bilingual('Disbursement', 'ऋण वितरण'),
        imported: bilingual('Imported', 'आयात गरिएको'),
        imported_longer: bilingual('Imported, longer term', 'आयात, लामो अवधि'),
        recovery: bilingual('Payroll deduction', 'तलबबाट कट्टी'),
        instalment: bilingual('Instalment paid by the employee', 'कर्मचारीले तिरेको किस्ता'),
        prepayment_shorter: bilingual('Prepayment, shorter term', 'अग्रिम भुक्तानी, अवधि घट्ने'),
        prepayment_smaller: bilingual('Prepayment, smaller instalments', 'अग्रिम भुक्तानी, किस्ता घट्ने'),
        settlement: bilingual('Early settlement', 'अघि नै चुक्ता'),
        rate_term: bilingual('Rate change, same term', 'दर परिवर्तन, अवधि उही'),
        rate_instalment: bilingual('Rate change, same instalment', 'दर परिवर्तन, किस्ता उही'),
        suspension: bilingual('Skipped month', 'किस्ता नलाग्ने महिना'),
        suspension_waived: bilingual('Skipped month, interest waived', 'किस्ता र ब्याज नलाग्ने महिना'),
        receivable: bilingual('Receivable after exit', 'अवकाशपछि उठाउन बाँकी'),
        guarantor: bilingual('Payment by a guarantor', 'जमानी बस्नेले तिरेको'),
        write_off: bilingual('Write-off', 'अपलेखन'),
        reversal: bilingual('Reversal of the last transaction', 'अन्तिम कारोबार उल्टाइएको'),
      },
    }),
    amount: f.money({ label: bilingual('Amount', 'रकम'), min: 0 }),
    interest: f.money({ label: bilingual('Interest', 'ब्याज'), readonly: true }),
    principal: f.money({ label: bilingual('Principal', 'साँवा'), readonly: true }),
    balance: f.money({ label: bilingual('Balance after transaction', 'कारोबारपछिको बाँकी'), readonly: true }),
    happened_on: f.date({ label: bilingual('Date', 'मिति'), required: true }),
    month: f.month({ label: bilingual('Month', 'महिना'), calendar: 'bs' }),
    rate: f.percent({ label: bilingual('New annual rate', 'नयाँ वार्षिक दर'), min: 0, max: 100 }),
    months: f.number({ label: bilingual('Months left', 'बाँकी महिना'), min: 1, max: 60 }),
    guarantee: f.reference({
      label: bilingual('Guarantee', 'जमानी'),
      to: 'loan_guarantee',
      name_field: 'title',
    }),
    reference: f.text({
      label: bilingual('Reference', 'सन्दर्भ'),
      help: bilingual('Number of the cheque, transfer or receipt', 'चेक, ट्रान्सफर वा रसिद नम्बर'),
      max: 100,
    }),
    remark: f.text({ label: bilingual('Remarks', 'कैफियत'), max: 255 }),
    created_by: f.user({ label: bilingual('Recorded by', 'राख्ने व्यक्ति'), readonly: true }),
  },
});

/** What a person records; the others follow from payrolls and imports. */
export const recordedLoanKinds = [
  'disbursement',
  'instalment',
  'prepayment_shorter',
  'prepayment_smaller',
  'settlement',
  'rate_term',
  'rate_instalment',
  'suspension',
  'receivable',
  'guarantor',
  'write_off',
  'reversal',
] as const;
