/** Headings of pay: what is earned, deducted and met by the employer, each with its rules. */
import { defineEntity, type EntityRow } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { mostCharacters } from '../formula/tokens.ts';
import type { Name } from '../formula/formula.ts';
import { nepalTdsTypes } from '../law/nepal/nepal.ts';
import type { HeadingType } from '../package/heading.ts';
import { payrollEndpoints } from '../endpoints.ts';
import type { SlipHeading } from '../slip/slip-heading.ts';
import { payFacts, type PayFact } from './facts.ts';

export const headingTypeNames = {
  addition: bilingual('Addition', 'थप'),
  deduction: bilingual('Deduction', 'कट्टी'),
  extra_addition: bilingual('Extra addition', 'अतिरिक्त थप'),
  extra_deduction: bilingual('Extra deduction', 'अतिरिक्त कट्टी'),
  tax_deduction: bilingual('Tax deduction', 'कर कट्टी'),
  type1_cost: bilingual('Employer cost, type 1', 'रोजगारदाताको खर्च, प्रकार १'),
  type2_cost: bilingual('Employer cost, type 2', 'रोजगारदाताको खर्च, प्रकार २'),
  non_cash_benefit: bilingual('Non-cash benefit', 'गैरनगद सुविधा'),
  off_set: bilingual('Off-set', 'समायोजन'),
} as const satisfies Readonly<Record<HeadingType, Text>>;

export const payHeading = defineEntity({
  name: 'pay_heading',
  label: bilingual('Heading', 'शीर्षक'),
  plural: bilingual('Headings', 'शीर्षकहरू'),
  path: payrollEndpoints.heading,
  codes: { read: '11.00', write: '11.00' },
  // Reports are narrowed by headings.
  picked_by: ['11.99'],
  sort: 'slip_order',
  archive: true,
  fields: {
    name: f.text({
      label: bilingual('Name', 'नाम'),
      required: true,
      max: 60,
      unique: true,
      in_nepali: 'name_in_nepali',
    }),
    name_in_nepali: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), max: 60 }),
    formula_name: f.text({
      label: bilingual('Name in formulas', 'सूत्रमा नाम'),
      help: bilingual('Other headings use it, such as basic_salary', 'अरू शीर्षकले प्रयोग गर्छन्, जस्तै basic_salary'),
      required: true,
      max: 40,
      format: 'identifier',
      unique: true,
    }),
    slip_order: f.number({
      label: bilingual('Order on the payslip', 'तलब पर्चीमा क्रम'),
      required: true,
      min: 1,
      max: 999,
    }),
    type: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      default: 'addition',
      choices: headingTypeNames,
    }),
    taxable: f.choice({
      label: bilingual('Tax', 'कर'),
      required: true,
      default: 'taxable',
      choices: {
        taxable: bilingual('Taxable', 'कर लाग्ने'),
        non_taxable: bilingual('Not taxable', 'कर नलाग्ने'),
        not_applicable: bilingual('Not applicable', 'लागु हुँदैन'),
      },
    }),
    has_amount: f.boolean({
      label: bilingual('Amount entered for each package or employee', 'प्याकेज वा कर्मचारीअनुसार रकम राख्ने'),
      help: bilingual('Formulas read it as the name with _amount', 'सूत्रले नामपछि _amount जोडेर पढ्छन्'),
      default: false,
    }),
    is_regular: f.boolean({
      label: bilingual('Paid every month', 'हरेक महिना दिइने'),
      help: bilingual(
        'Counted for the rest of the year when tax is projected',
        'करको अनुमान गर्दा वर्षका बाँकी महिनामा पनि गनिन्छ',
      ),
      default: true,
    }),
    is_fund: f.boolean({
      label: bilingual('Contribution to a retirement fund', 'अवकाश कोषको योगदान'),
      default: false,
    }),
    is_remote_allowance: f.boolean({
      label: bilingual('Remote area allowance', 'दुर्गम क्षेत्र भत्ता'),
      help: bilingual('Lowers tax up to the limit of the category of the employee', 'कर्मचारीको वर्गको सीमासम्म कर घटाउँछ'),
      default: false,
    }),
    by_joining: f.boolean({
      label: bilingual('Reduced in the months of joining and leaving', 'नियुक्ति र अवकाशको महिनामा घट्ने'),
      default: false,
    }),
    by_unpaid_days: f.boolean({
      label: bilingual('Reduced by unpaid days', 'बेतलबी दिनले घट्ने'),
      default: false,
    }),
    is_on_slip: f.boolean({ label: bilingual('Shown on the payslip', 'तलब पर्चीमा देखाउने'), default: true }),
    rules: f.lines({
      label: bilingual('Rules', 'नियम'),
      one: bilingual('rule', 'नियम'),
      help: bilingual('The first rule whose condition holds gives the amount', 'सर्त पूरा हुने पहिलो नियमले रकम दिन्छ'),
      max: 20,
      item: {
        condition_equation: f.longText({
          label: bilingual('Condition', 'सर्त'),
          help: bilingual('Leave empty if it always holds', 'सधैँ लागु हुने भए खाली छोड्नुहोस्'),
          max: mostCharacters,
          syntax: 'formula_condition',
        }),
        rule_equation: f.longText({
          label: bilingual('Formula', 'सूत्र'),
          required: true,
          max: mostCharacters,
          syntax: 'formula_equation',
        }),
        tds_type: f.choice({
          label: bilingual('TDS type', 'TDS को प्रकार'),
          choices: {
            [nepalTdsTypes.portion]: bilingual('11211, social security tax', '११२११, सामाजिक सुरक्षा कर'),
            [nepalTdsTypes.rest]: bilingual('11112, remuneration tax', '११११२, पारिश्रमिक कर'),
          },
        }),
      },
    }),
  },
});

/** How formulas call the amount that a package or an employee has of a heading. */
export const amountName = (formulaNameOf: string): string => `${formulaNameOf}_amount`;

/** A stored heading, as the rules of pay read it. */
export type StoredHeading = Pick<
  EntityRow<typeof payHeading>,
  | 'name'
  | 'formula_name'
  | 'slip_order'
  | 'type'
  | 'taxable'
  | 'has_amount'
  | 'is_regular'
  | 'is_fund'
  | 'is_remote_allowance'
  | 'by_joining'
  | 'by_unpaid_days'
> & {
  readonly rules: readonly {
    readonly condition_equation: string | null;
    readonly rule_equation: string;
    readonly tds_type: string | null;
  }[];
};

/** A heading for the rules of pay. One without rules is its own amount. */
export function slipHeadingOf(stored: StoredHeading): SlipHeading {
  const {
    formula_name: name,
    slip_order: order,
    type,
    taxable,
    is_regular,
    is_fund,
    is_remote_allowance,
    by_joining,
    by_unpaid_days,
  } = stored;
  const own = [{ condition_equation: null, rule_equation: amountName(name), tds_type: null }];
  return {
    name,
    order,
    type,
    taxable,
    unit: 'money',
    rules: (stored.rules.length > 0 ? stored.rules : own).map(({ condition_equation, ...rule }) => ({
      ...rule,
      condition_equation: condition_equation ?? '',
    })),
    is_regular,
    is_fund,
    ...(is_remote_allowance && { is_remote: true }),
    reductions: by_joining || by_unpaid_days ? { by_joining, by_unpaid_days } : null,
  };
}

/** What formulas of these headings may name besides headings: the facts, and the amounts that are entered. */
export const factsOf = (
  headings: readonly Pick<StoredHeading, 'has_amount' | 'formula_name' | 'name'>[],
): readonly Name[] => [
  ...payFacts.map(({ name, unit }: PayFact): Name => ({ name, unit })),
  ...headings
    .filter(({ has_amount }) => has_amount)
    .map(({ formula_name }): Name => ({ name: amountName(formula_name), unit: 'money' })),
];
