/** Types of loans: who is given one, how much, at which rate, and under which heading payrolls deduct it. */
import { defineEntity } from '../kit/entity.ts';
import type { FieldErrors } from '../kit/field-errors.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { loanEndpoints } from './endpoints.ts';
import { loanMessages as says } from './messages.ts';
import { mostLoanMonths } from './plan/plan.ts';

/** No loan has more guarantors. */
export const mostGuarantors = 5;

const months = (label: ReturnType<typeof bilingual>, most: number, more = 0) =>
  ({ label, required: true, min: more, max: most }) as const;

export const loanType = defineEntity({
  name: 'loan_type',
  label: bilingual('Loan type', 'ऋणको प्रकार'),
  plural: bilingual('Loan types', 'ऋणका प्रकार'),
  path: loanEndpoints.type,
  codes: { read: '11.00', write: '11.00' },
  // Everyone chooses among the types that employees may request.
  picked_by: ['organizationMember'],
  archive: true,
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 60, unique: true, in_nepali: 'name_ne' }),
    name_ne: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), max: 60 }),
    method: f.reference({
      label: bilingual('Loan method', 'ऋणको विधि'),
      required: true,
      to: 'loan_method',
      name_field: 'name',
    }),
    rate: f.percent({
      label: bilingual('Annual interest rate', 'वार्षिक ब्याज दर'),
      help: bilingual('Applies to new loans', 'नयाँ ऋणमा लागु हुन्छ'),
      required: true,
      min: 0,
      max: 100,
    }),
    is_offered: f.boolean({
      label: bilingual('Employees may request it', 'कर्मचारीले माग्न सक्ने'),
      default: true,
    }),
    limit_amount: f.money({
      label: bilingual('Limit as an amount', 'रकममा सीमा'),
      help: bilingual(
        'For all open loans of this type of an employee; the smaller of both limits holds',
        'एक कर्मचारीका यस प्रकारका तिर्न बाँकी सबै ऋणका लागि; दुईमध्ये सानो सीमा लागु हुन्छ',
      ),
      min: 1,
    }),
    limit_basic: f.number({
      label: bilingual('Limit, × basic salary', 'सीमा, आधारभूत तलबको गुणा'),
      min: 1,
      max: 120,
    }),
    most_term: f.number({
      ...months(bilingual('Maximum term, months', 'अधिकतम अवधि, महिना'), mostLoanMonths, 1),
      default: 12,
    }),
    moratorium_months: f.number({
      ...months(bilingual('Moratorium, months', 'साँवा नतिर्ने अवधि, महिना'), 60),
      help: bilingual('Months without principal', 'साँवा नतिर्ने महिना'),
      default: 0,
    }),
    eligible_months: f.number({
      ...months(bilingual('Minimum service, months', 'न्यूनतम सेवा अवधि, महिना'), 240),
      default: 12,
    }),
    most_open: f.number({
      label: bilingual('Maximum active loans', 'एकै समयमा अधिकतम ऋण'),
      required: true,
      default: 1,
      min: 1,
      max: 12,
    }),
    excluded_types: f.multiReference({
      label: bilingual('Excluded employment types', 'नदिइने रोजगारीका प्रकार'),
      to: 'employment_type',
      name_field: 'title',
    }),
    guarantor_count: f.number({
      label: bilingual('Guarantors required', 'चाहिने जमानी सङ्ख्या'),
      help: bilingual('0 for none', 'नभए ०'),
      required: true,
      default: 0,
      min: 0,
      max: mostGuarantors,
    }),
    needs_document: f.boolean({
      label: bilingual('Document required', 'कागजात अनिवार्य'),
      default: false,
    }),
    description: f.longText({
      label: bilingual('Description', 'विवरण'),
      help: bilingual('Shown in the request form', 'ऋण माग्दा फारममा देखिन्छ'),
      max: 500,
    }),
  },
  rules: ({ limit_amount, limit_basic, moratorium_months, most_term }) => {
    const errors: FieldErrors = {};
    if (limit_amount === null && limit_basic === null) errors['limit_amount'] = [says.noLimit];
    if (moratorium_months >= most_term) errors['moratorium_months'] = [says.moratoriumTooLong];
    return errors;
  },
});

/** Under which heading payrolls deduct loans of a type, and tax what a low rate spares. */
export const loanHeadingDeduction = defineEntity({
  name: 'loan_heading_deduction',
  label: bilingual('Loan deduction heading', 'ऋण कट्टी शीर्षक'),
  plural: bilingual('Loan deduction headings', 'ऋण कट्टी शीर्षक'),
  path: loanEndpoints.deduction,
  codes: { read: '11.00', write: '11.00' },
  name_field: 'loan_type',
  search: ['loan_type'],
  sort: 'loan_type',
  unique: [['loan_type']],
  fields: {
    loan_type: f.reference({
      label: bilingual('Loan type', 'ऋणको प्रकार'),
      required: true,
      to: 'loan_type',
      name_field: 'name',
    }),
    heading: f.reference({
      label: bilingual('Deducted under the heading', 'कट्टी हुने शीर्षक'),
      help: bilingual('A deduction that is not taxable', 'कर नलाग्ने कट्टी'),
      required: true,
      to: 'pay_heading',
      name_field: 'name',
    }),
    perk_heading: f.reference({
      label: bilingual('Soft loan benefit heading', 'सहुलियत ऋण सुविधाको शीर्षक'),
      help: bilingual(
        'Taxes interest saved against the market rate. Leave empty for no tax',
        'बजार दरको तुलनामा बचेको ब्याजमा कर लाग्छ। कर नलगाउने भए खाली छोड्नुहोस्',
      ),
      to: 'pay_heading',
      name_field: 'name',
    }),
  },
});

/** What a bank would charge, by date: a loan at a lower rate spares its borrower the difference, which is income in kind. */
export const loanMarketRate = defineEntity({
  name: 'loan_market_rate',
  label: bilingual('Market rate', 'बजार दर'),
  plural: bilingual('Market rates', 'बजार दरहरू'),
  path: loanEndpoints.marketRate,
  codes: { read: '11.00', write: '11.00' },
  name_field: 'source',
  search: ['source'],
  sort: '-from_month',
  unique: [['from_month']],
  fields: {
    from_month: f.month({ label: bilingual('From month', 'कुन महिनादेखि'), required: true, calendar: 'bs' }),
    rate: f.percent({ label: bilingual('Annual rate', 'वार्षिक दर'), required: true, min: 0, max: 100 }),
    source: f.text({
      label: bilingual('Source', 'स्रोत'),
      help: bilingual('Such as the bank and the day of its published rate', 'जस्तै बैंक र उसले दर प्रकाशित गरेको मिति'),
      required: true,
      max: 120,
    }),
  },
});
