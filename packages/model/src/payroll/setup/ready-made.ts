/** Headings and packages that most organisations of Nepal begin with. */
import { bilingual, type Text } from '../../kit/text.ts';
import {
  advanceHeading,
  encashmentHeading,
  loanHeading,
  loanPerkHeading,
  pieceHeading,
  pieceTopUpHeading,
} from '../items/sources.ts';
import { nepalTdsTypes } from '../law/nepal/nepal.ts';
import type { payHeading } from './heading.ts';
import type { EntityBody } from '../../kit/entity.ts';

type HeadingBody = EntityBody<typeof payHeading>;
type Own = Partial<Omit<HeadingBody, 'rules'>>;

const byDays = { by_joining: true, by_unpaid_days: true } as const;

const rule = (
  rule_equation: string,
  tds_type: keyof typeof nepalTdsTypes | null = null,
  condition: string | null = null,
) => ({
  condition_equation: condition,
  rule_equation,
  tds_type: tds_type && nepalTdsTypes[tds_type],
});

function heading(
  name: Text,
  formula_name: string,
  type: HeadingBody['type'],
  rules: readonly ReturnType<typeof rule>[],
  own: Own = {},
): HeadingBody {
  const isDeducted = type === 'deduction' || type === 'tax_deduction';
  return {
    name: name.en,
    name_in_nepali: name.ne,
    formula_name,
    slip_order: 1,
    type,
    taxable: isDeducted ? 'not_applicable' : 'taxable',
    has_amount: rules.length === 0,
    is_regular: true,
    is_fund: false,
    is_remote_allowance: false,
    by_joining: false,
    by_unpaid_days: false,
    is_on_slip: true,
    rules: [...rules],
    ...own,
  };
}

/** In the order of the payslip. Rates are those of the Social Security Act 2074, the Labour Act 2074 and the Income Tax Act 2058. */
export const readyMadeHeadings: readonly HeadingBody[] = [
  heading(bilingual('Basic salary', 'आधारभूत तलब'), 'basic', 'addition', [], byDays),
  heading(bilingual('Dearness allowance', 'महँगी भत्ता'), 'dearness', 'addition', [], byDays),
  heading(bilingual('Other allowance', 'अन्य भत्ता'), 'allowance', 'addition', [], byDays),
  // The entered amount is the pay of a day.
  heading(
    bilingual('Daily wages', 'दैनिक ज्याला'),
    'wages',
    'addition',
    [rule('wages_amount / 1 * (present_days + paid_leave_days + holiday_days)')],
    { has_amount: true },
  ),
  heading(
    bilingual('Overtime of daily wages', 'दैनिक ज्यालाको अतिरिक्त समय'),
    'wages_overtime',
    'extra_addition',
    [rule('wages_amount / 8 * 1.5 * overtime_hours')],
    { is_regular: false },
  ),
  heading(
    bilingual('Overtime', 'अतिरिक्त समय'),
    'overtime',
    'extra_addition',
    [rule('basic_amount / 240 * 1.5 * overtime_hours')],
    { is_regular: false },
  ),
  heading(
    bilingual('Festival allowance', 'चाडपर्व भत्ता'),
    'festival',
    'extra_addition',
    [rule('basic_amount * MIN(festival_service_months, 12) / 12', null, 'is_festival')],
    { is_regular: false },
  ),
  // No package has it: payrolls pay what leave hands in under it.
  heading(bilingual('Leave encashment', 'बिदाबापत रकम'), encashmentHeading, 'extra_addition', [], {
    is_regular: false,
  }),
  heading(bilingual('Piece-rate pay', 'थानअनुसार पारिश्रमिक'), pieceHeading, 'extra_addition', [], {
    is_regular: false,
  }),
  // Labour Act 2074: no worker is paid below the minimum wage, by whatever unit.
  heading(
    bilingual('Top-up to the minimum wage', 'न्यूनतम ज्यालासम्मको थप'),
    pieceTopUpHeading,
    'extra_addition',
    [rule('MAX(minimum_daily_wage / 1 * piece_days - piece_pay, 0)', null, 'piece_days > 0')],
    { is_regular: false },
  ),
  heading(
    bilingual('SSF, employer', 'सामाजिक सुरक्षा कोष, रोजगारदाता'),
    'ssf_employer',
    'type1_cost',
    [rule('basic * 20%')],
    {
      is_fund: true,
    },
  ),
  heading(
    bilingual('SSF, employee', 'सामाजिक सुरक्षा कोष, कर्मचारी'),
    'ssf_employee',
    'deduction',
    [rule('basic * 11%')],
    {
      is_fund: true,
    },
  ),
  heading(
    bilingual('Provident fund, employer', 'सञ्चय कोष, रोजगारदाता'),
    'pf_employer',
    'type1_cost',
    [rule('basic * 10%')],
    {
      is_fund: true,
    },
  ),
  heading(
    bilingual('Provident fund, employee', 'सञ्चय कोष, कर्मचारी'),
    'pf_employee',
    'deduction',
    [rule('basic * 10%')],
    {
      is_fund: true,
    },
  ),
  heading(bilingual('Citizen Investment Trust', 'नागरिक लगानी कोष'), 'cit', 'deduction', [], { is_fund: true }),
  heading(bilingual('Soft loan benefit', 'सहुलियत ऋण सुविधा'), loanPerkHeading, 'non_cash_benefit', [], {
    is_regular: false,
  }),
  heading(bilingual('Social security tax', 'सामाजिक सुरक्षा कर'), 'social_security_tax', 'tax_deduction', [
    rule('tax', 'portion'),
  ]),
  heading(bilingual('Remuneration tax', 'पारिश्रमिक कर'), 'remuneration_tax', 'tax_deduction', [rule('tax', 'rest')]),
  // No package has it: payrolls recover what employees were paid ahead.
  heading(bilingual('Salary advance', 'तलब पेश्की'), advanceHeading, 'extra_deduction', [], {
    taxable: 'not_applicable',
    is_regular: false,
  }),
  heading(bilingual('Loan instalment', 'ऋणको किस्ता'), loanHeading, 'extra_deduction', [], {
    taxable: 'not_applicable',
    is_regular: false,
  }),
];

export interface ReadyMadePackage {
  readonly name: Text;
  readonly is_ssf: boolean;
  readonly headings: readonly string[];
}

const common = ['social_security_tax', 'remuneration_tax'] as const;
const salary = ['basic', 'dearness', 'allowance', 'overtime', 'festival'] as const;

export const readyMadePackages: readonly ReadyMadePackage[] = [
  {
    name: bilingual('Social Security Fund', 'सामाजिक सुरक्षा कोष'),
    is_ssf: true,
    headings: [...salary, 'ssf_employer', 'ssf_employee', 'cit', ...common],
  },
  {
    name: bilingual('Provident fund and CIT', 'सञ्चय कोष र नागरिक लगानी कोष'),
    is_ssf: false,
    headings: [...salary, 'pf_employer', 'pf_employee', 'cit', ...common],
  },
  { name: bilingual('Daily wages', 'दैनिक ज्याला'), is_ssf: false, headings: ['wages', 'wages_overtime', ...common] },
  { name: bilingual('Piece work', 'थानअनुसारको काम'), is_ssf: false, headings: [pieceTopUpHeading, ...common] },
];
